#pragma once
// The loops that run for every pixel of a frame: of a still's shot, of a transition, of a card. C, and optimized in
// debug builds too: unoptimized Swift takes a second for a frame, and the tests make films.
#include <stddef.h>
#include <stdint.h>

/// Samples one plane of bytes along both axes at any fraction of a pixel, four taps an axis (Catmull-Rom).
/// Pixel `x` of the result lies at `left + x * step_x` of the source, pixel centres being whole numbers;
/// what lies outside repeats the source's edge.
/// `scratch` holds 4 * width + source_width + 8 numbers. All widths and heights are positive.
void reel_resample_plane(
    const uint8_t *source, ptrdiff_t source_stride, int source_width, int source_height, uint8_t *result,
    ptrdiff_t result_stride, int width, int height, double left, double step_x, double top, double step_y,
    int32_t *scratch);

/// A weight of one.
enum { REEL_WHOLE = 1 << 14 };

/// Mixes two planes of bytes; `weight` of `REEL_WHOLE` is the second one's.
void reel_mix_plane(
    const uint8_t *a, ptrdiff_t a_stride, const uint8_t *b, ptrdiff_t b_stride, uint8_t *result,
    ptrdiff_t stride, int width, int height, int weight);

/// Mixes a plane with one value.
void reel_tint_plane(
    const uint8_t *a, ptrdiff_t a_stride, uint8_t *result, ptrdiff_t stride, int width, int height, int level,
    int weight);

/// Paints one value on a plane where the mask, of the same size, is not zero.
void reel_paint_plane(
    const uint8_t *mask, ptrdiff_t mask_stride, uint8_t *result, ptrdiff_t stride, int width, int height,
    int level, int weight);
