#pragma once
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include <fribidi.h>
#include <hb-ft.h>
#include <hb.h>

// Flags that are casts or sums of macros, which Swift does not import.

/// Outlines as they are drawn: sizes and advances are then in proportion.
static const int32_t TextLoadPlainly = FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP;
static const FriBidiParType TextDirectionOfFirstLetter = FRIBIDI_PAR_ON;
