#pragma once
// What libav defines as macros, which Swift does not import.
#include <libavcodec/avcodec.h>
#include <libavformat/avformat.h>
#include <libavutil/avutil.h>
#include <libavutil/channel_layout.h>

static const int AVErrorEndOfFile = AVERROR_EOF;
static const int AVErrorTryAgain = AVERROR(EAGAIN);
static const int AVErrorInvalidData = AVERROR_INVALIDDATA;
static const int AVErrorPatchWelcome = AVERROR_PATCHWELCOME;
static const int AVErrorNoMemory = AVERROR(ENOMEM);
static const int AVErrorInvalidArgument = AVERROR(EINVAL);
static const int AVErrorInputOutput = AVERROR(EIO);
static const int AVErrorPermission = AVERROR(EPERM);
static const int AVErrorExit = AVERROR_EXIT;
static const int AVErrorStreamNotFound = AVERROR_STREAM_NOT_FOUND;
static const int AVErrorDecoderNotFound = AVERROR_DECODER_NOT_FOUND;
static const int64_t AVNoPTS = AV_NOPTS_VALUE;
static const AVRational AVMicroseconds = {1, AV_TIME_BASE};

/// Sends libav's log lines of at most `level` to `sink` as whole text: va_list cannot cross into Swift.
void reel_av_log_to(int level, void (*sink)(int level, const char *line));
/// AV_CHANNEL_LAYOUT_STEREO and MONO are compound literals.
AVChannelLayout reel_av_stereo(void);
AVChannelLayout reel_av_mono(void);
