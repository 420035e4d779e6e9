#include "CCurl.h"

#include <curl/curl.h>
#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

static struct {
  CURLcode (*global_init)(long);
  CURL *(*easy_init)(void);
  CURLcode (*easy_setopt)(CURL *, CURLoption, ...);
  CURLcode (*easy_perform)(CURL *);
  CURLcode (*easy_getinfo)(CURL *, CURLINFO, ...);
  void (*easy_cleanup)(CURL *);
  struct curl_slist *(*slist_append)(struct curl_slist *, const char *);
  void (*slist_free_all)(struct curl_slist *);
  int is_there;
} library;
static pthread_mutex_t loading = PTHREAD_MUTEX_INITIALIZER;

static void load(void) {
  // Both builds of Debian have the same interface; one of them is there.
  void *handle = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
  if (!handle) handle = dlopen("libcurl-gnutls.so.4", RTLD_NOW | RTLD_LOCAL);
  if (!handle) return;
  *(void **)&library.global_init = dlsym(handle, "curl_global_init");
  *(void **)&library.easy_init = dlsym(handle, "curl_easy_init");
  *(void **)&library.easy_setopt = dlsym(handle, "curl_easy_setopt");
  *(void **)&library.easy_perform = dlsym(handle, "curl_easy_perform");
  *(void **)&library.easy_getinfo = dlsym(handle, "curl_easy_getinfo");
  *(void **)&library.easy_cleanup = dlsym(handle, "curl_easy_cleanup");
  *(void **)&library.slist_append = dlsym(handle, "curl_slist_append");
  *(void **)&library.slist_free_all = dlsym(handle, "curl_slist_free_all");
  library.is_there = library.global_init && library.easy_init && library.easy_setopt && library.easy_perform &&
                     library.easy_getinfo && library.easy_cleanup && library.slist_append && library.slist_free_all &&
                     library.global_init(CURL_GLOBAL_NOTHING) == CURLE_OK;
}

struct exchange {
  const struct reel_http_request *request;
  unsigned char *bytes;
  size_t length, seen;
  int is_too_large;
};

static size_t take_header(char *bytes, size_t size, size_t count, void *context) {
  (void)bytes;
  struct exchange *exchange = context;
  exchange->seen += size * count;
  if (exchange->seen <= exchange->request->largest) return size * count;
  exchange->is_too_large = 1;
  return 0;
}

static size_t take_body(char *bytes, size_t size, size_t count, void *context) {
  struct exchange *exchange = context;
  size_t length = size * count;
  exchange->seen += length;
  if (exchange->seen > exchange->request->largest) {
    exchange->is_too_large = 1;
    return 0;
  }
  unsigned char *grown = realloc(exchange->bytes, exchange->length + length + 1);
  if (!grown) return 0;
  memcpy(grown + exchange->length, bytes, length);
  exchange->bytes = grown;
  exchange->length += length;
  return length;
}

static int look(void *context, curl_off_t down, curl_off_t here, curl_off_t up, curl_off_t there) {
  (void)down, (void)here, (void)up, (void)there;
  const struct reel_http_request *request = ((struct exchange *)context)->request;
  return request->is_cancelled ? request->is_cancelled(request->context) : 0;
}

static enum reel_http_end end(CURLcode code, const struct exchange *exchange) {
  if (exchange->is_too_large) return reel_http_too_large;
  switch (code) {
  case CURLE_OK: return reel_http_answered;
  case CURLE_COULDNT_CONNECT: return reel_http_refused;
  case CURLE_OPERATION_TIMEDOUT: return reel_http_late;
  case CURLE_ABORTED_BY_CALLBACK: return reel_http_cancelled;
  case CURLE_GOT_NOTHING:
  case CURLE_SEND_ERROR: return reel_http_reset;
  case CURLE_RECV_ERROR: return exchange->seen ? reel_http_cut : reel_http_reset;
  case CURLE_PARTIAL_FILE: return reel_http_cut;
  default: return reel_http_garbled;
  }
}

static int set_up(CURL *call, const struct reel_http_request *request, struct exchange *exchange, struct curl_slist *headers) {
#define SET(option, value) \
  if (library.easy_setopt(call, option, value) != CURLE_OK) return 0
  SET(CURLOPT_URL, request->url);
  // An address that cannot be reached over the network needs no more than plain HTTP.
  SET(CURLOPT_PROTOCOLS_STR, "http");
  SET(CURLOPT_FOLLOWLOCATION, 0L);
  SET(CURLOPT_PROXY, "");
  SET(CURLOPT_NOPROXY, "*");
  SET(CURLOPT_NETRC, (long)CURL_NETRC_IGNORED);
  SET(CURLOPT_HTTP_VERSION, (long)CURL_HTTP_VERSION_1_1);
  SET(CURLOPT_FORBID_REUSE, 1L);
  SET(CURLOPT_NOSIGNAL, 1L);
  SET(CURLOPT_CONNECTTIMEOUT_MS, request->connect_milliseconds);
  SET(CURLOPT_TIMEOUT_MS, request->milliseconds);
  SET(CURLOPT_HTTPHEADER, headers);
  SET(CURLOPT_HEADERFUNCTION, take_header);
  SET(CURLOPT_HEADERDATA, exchange);
  SET(CURLOPT_WRITEFUNCTION, take_body);
  SET(CURLOPT_WRITEDATA, exchange);
  SET(CURLOPT_XFERINFOFUNCTION, look);
  SET(CURLOPT_XFERINFODATA, exchange);
  SET(CURLOPT_NOPROGRESS, 0L);
  if (request->socket) SET(CURLOPT_UNIX_SOCKET_PATH, request->socket);
  if (request->body) {
    SET(CURLOPT_POSTFIELDSIZE_LARGE, (curl_off_t)strlen(request->body));
    SET(CURLOPT_POSTFIELDS, request->body);
  }
#undef SET
  return 1;
}

struct reel_http_answer reel_http(const struct reel_http_request *request) {
  struct reel_http_answer answer = {.end = reel_http_no_library};
  // Looked for anew while it is not there: it may be installed meanwhile.
  pthread_mutex_lock(&loading);
  if (!library.is_there) load();
  int is_there = library.is_there;
  pthread_mutex_unlock(&loading);
  CURL *call = is_there ? library.easy_init() : NULL;
  if (!call) return answer;
  struct exchange exchange = {.request = request};
  struct curl_slist *headers = library.slist_append(NULL, "Content-Type: application/json");
  headers = library.slist_append(headers, "Accept: application/json");
  // No `Expect: 100-continue`: a server that does not know it would keep us waiting.
  headers = library.slist_append(headers, "Expect:");
  if (request->header) headers = library.slist_append(headers, request->header);
  answer.end = reel_http_garbled;
  if (set_up(call, request, &exchange, headers)) {
    answer.end = end(library.easy_perform(call), &exchange);
    library.easy_getinfo(call, CURLINFO_RESPONSE_CODE, &answer.status);
  }
  library.slist_free_all(headers);
  library.easy_cleanup(call);
  if (answer.end == reel_http_answered) {
    answer.bytes = exchange.bytes;
    answer.length = exchange.length;
  } else {
    free(exchange.bytes);
  }
  return answer;
}
