#include "CResample.h"

// Weights are whole, so that the middle of two values is their mean, rounded up, whichever comes first.
static uint8_t mixed(int a, int b, int weight) {
  return (uint8_t)((a * (REEL_WHOLE - weight) + b * weight + REEL_WHOLE / 2) / REEL_WHOLE);
}

void reel_mix_plane(
    const uint8_t *a, ptrdiff_t a_stride, const uint8_t *b, ptrdiff_t b_stride, uint8_t *result,
    ptrdiff_t stride, int width, int height, int weight) {
  for (int y = 0; y < height; y++) {
    for (int x = 0; x < width; x++) result[x] = mixed(a[x], b[x], weight);
    a += a_stride;
    b += b_stride;
    result += stride;
  }
}

void reel_tint_plane(
    const uint8_t *a, ptrdiff_t a_stride, uint8_t *result, ptrdiff_t stride, int width, int height, int level,
    int weight) {
  for (int y = 0; y < height; y++) {
    for (int x = 0; x < width; x++) result[x] = mixed(a[x], level, weight);
    a += a_stride;
    result += stride;
  }
}

void reel_paint_plane(
    const uint8_t *mask, ptrdiff_t mask_stride, uint8_t *result, ptrdiff_t stride, int width, int height,
    int level, int weight) {
  for (int y = 0; y < height; y++) {
    for (int x = 0; x < width; x++) result[x] = mixed(result[x], level, mask[x] * weight / 255);
    mask += mask_stride;
    result += stride;
  }
}
