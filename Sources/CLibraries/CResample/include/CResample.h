#pragma once
// The one loop that runs for every pixel of every frame of a still's shot. C, and optimized in debug builds
// too: unoptimized Swift takes a second for a frame, and the tests make films.
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
