#pragma once
// One HTTP exchange through libcurl, whose calls are variadic and so unknown to Swift. The library is loaded at the first call:
// linked, it and the thirty libraries behind it would cost every start 4 ms and every daemon 6 MiB, for what is off by default.
#include <stddef.h>

/// How an exchange ended.
enum reel_http_end {
  reel_http_answered,
  reel_http_no_library,
  /// Nobody listens, or there is no such socket.
  reel_http_refused,
  /// The other side closed or reset the connection before it answered.
  reel_http_reset,
  /// The answer ended before its length, or in the middle of a chunk.
  reel_http_cut,
  /// What came is no HTTP.
  reel_http_garbled,
  reel_http_late,
  reel_http_too_large,
  reel_http_cancelled,
};

/// What is asked. Strings end in NUL; `socket`, `body` and `header` may be NULL.
struct reel_http_request {
  const char *url;
  /// The path of a Unix socket to connect to in place of the address in `url`.
  const char *socket;
  /// Sent as JSON by POST; NULL asks by GET.
  const char *body;
  /// One more header, such as `Authorization: Bearer KEY`.
  const char *header;
  long connect_milliseconds;
  long milliseconds;
  /// Bytes of headers and body together; reading stops there.
  size_t largest;
  /// Asked about once a second, from the thread of the call; true ends the exchange.
  int (*is_cancelled)(void *context);
  void *context;
};

struct reel_http_answer {
  enum reel_http_end end;
  long status;
  /// To be freed by the caller; NULL when there is no body.
  unsigned char *bytes;
  size_t length;
};

/// Runs one exchange on a connection of its own: HTTP only, no proxy, no redirect, no cookies, no stored names or passwords.
struct reel_http_answer reel_http(const struct reel_http_request *request);
