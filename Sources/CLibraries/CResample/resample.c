#include "CResample.h"

#include <math.h>

// Taps are whole numbers of 2^-14, so that their products with bytes fit.
enum { TAP_BITS = 14, TAP_ONE = 1 << TAP_BITS };
// Bits kept of a column's sum for the second axis: 255 with overshoot stays below 2^15.
enum { KEPT_BITS = 6, FIRST_SHIFT = TAP_BITS - KEPT_BITS, LAST_SHIFT = TAP_BITS + KEPT_BITS };

// Catmull-Rom's weights of the four pixels around a place; they add up exactly.
static void weigh(double fraction, int16_t *taps) {
  double f = fraction;
  double weights[4] = {
      0.5 * (-f + 2 * f * f - f * f * f), 0.5 * (2 - 5 * f * f + 3 * f * f * f),
      0.5 * (f + 4 * f * f - 3 * f * f * f), 0.5 * (f * f * f - f * f)};
  int sum = 0;
  for (int i = 0; i < 4; i++) {
    taps[i] = (int16_t)lrint(weights[i] * TAP_ONE);
    sum += taps[i];
  }
  taps[f < 0.5 ? 1 : 2] += (int16_t)(TAP_ONE - sum);
}

static int clamped(int index, int count) { return index < 0 ? 0 : index >= count ? count - 1 : index; }

void reel_resample_plane(
    const uint8_t *source, ptrdiff_t source_stride, int source_width, int source_height, uint8_t *result,
    ptrdiff_t result_stride, int width, int height, double left, double step_x, double top, double step_y,
    int32_t *scratch) {
  // A row of column sums with three more at each end, where the edge is repeated: no index needs a check.
  enum { MARGIN = 3 };
  int32_t *first = scratch;
  int16_t *taps = (int16_t *)(scratch + width);
  int16_t *row = (int16_t *)(scratch + 4 * width) + MARGIN;
  for (int x = 0; x < width; x++) {
    double place = left + x * step_x;
    double whole = floor(place);
    int start = (int)whole - 1;
    double fraction = place - whole;
    // Places outside the picture show its edge.
    if (start < -MARGIN) { start = -MARGIN; fraction = 0; }
    if (start > source_width - 1) { start = source_width - 1; fraction = 0; }
    first[x] = start;
    weigh(fraction, taps + 4 * x);
  }
  for (int y = 0; y < height; y++) {
    double place = top + y * step_y;
    double whole = floor(place);
    int start = (int)fmin(fmax(whole - 1, -MARGIN), source_height);
    int16_t down[4];
    weigh(place - whole, down);
    const uint8_t *a = source + clamped(start, source_height) * source_stride;
    const uint8_t *b = source + clamped(start + 1, source_height) * source_stride;
    const uint8_t *c = source + clamped(start + 2, source_height) * source_stride;
    const uint8_t *d = source + clamped(start + 3, source_height) * source_stride;
    for (int x = 0; x < source_width; x++) {
      int sum = down[0] * a[x] + down[1] * b[x] + down[2] * c[x] + down[3] * d[x];
      row[x] = (int16_t)((sum + (1 << (FIRST_SHIFT - 1))) >> FIRST_SHIFT);
    }
    for (int i = 1; i <= MARGIN; i++) {
      row[-i] = row[0];
      row[source_width - 1 + i] = row[source_width - 1];
    }
    uint8_t *out = result + y * result_stride;
    for (int x = 0; x < width; x++) {
      const int16_t *p = row + first[x];
      const int16_t *t = taps + 4 * x;
      int value = (t[0] * p[0] + t[1] * p[1] + t[2] * p[2] + t[3] * p[3] + (1 << (LAST_SHIFT - 1))) >> LAST_SHIFT;
      out[x] = (uint8_t)(value < 0 ? 0 : value > 255 ? 255 : value);
    }
  }
}
