#include "CLibAVShim.h"

#include <libavutil/log.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>

static void (*log_sink)(int, const char *);
static int log_level = AV_LOG_ERROR;

static void forward(void *object, int level, const char *format, va_list arguments) {
  if (level > log_level || log_sink == NULL) return;
  char line[1024];
  int prefix = 1;
  av_log_format_line2(object, level, format, arguments, line, sizeof line, &prefix);
  log_sink(level, line);
}

void reel_av_log_to(int level, void (*sink)(int, const char *)) {
  log_level = level;
  log_sink = sink;
  av_log_set_callback(forward);
}

AVChannelLayout reel_av_stereo(void) { return (AVChannelLayout)AV_CHANNEL_LAYOUT_STEREO; }
AVChannelLayout reel_av_mono(void) { return (AVChannelLayout)AV_CHANNEL_LAYOUT_MONO; }
