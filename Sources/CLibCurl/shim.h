#ifndef ADPIPE_CLIBCURL_SHIM_H
#define ADPIPE_CLIBCURL_SHIM_H

#include <curl/curl.h>
#include <dlfcn.h>
#include <stddef.h>
#include <sys/prctl.h>

/* libcurl as it is found when it is first needed. Linked, its 33 libraries would be loaded at each
   start. So the headers say what there is, and the addresses are looked up by name. */
struct adpipe_curl {
  CURLcode (*global_init)(long);
  curl_version_info_data *(*version_info)(CURLversion);
  void (*free)(void *);
  CURL *(*easy_init)(void);
  void (*easy_cleanup)(CURL *);
  CURLcode (*easy_setopt)(CURL *, CURLoption, ...);
  CURLcode (*easy_getinfo)(CURL *, CURLINFO, ...);
  const char *(*easy_strerror)(CURLcode);
  struct curl_slist *(*slist_append)(struct curl_slist *, const char *);
  void (*slist_free_all)(struct curl_slist *);
  CURLM *(*multi_init)(void);
  CURLMcode (*multi_cleanup)(CURLM *);
  CURLMcode (*multi_setopt)(CURLM *, CURLMoption, ...);
  CURLMcode (*multi_add_handle)(CURLM *, CURL *);
  CURLMcode (*multi_remove_handle)(CURLM *, CURL *);
  CURLMcode (*multi_socket_action)(CURLM *, curl_socket_t, int, int *);
  CURLMsg *(*multi_info_read)(CURLM *, int *);
  CURLU *(*url)(void);
  void (*url_cleanup)(CURLU *);
  CURLUcode (*url_set)(CURLU *, CURLUPart, const char *, unsigned);
  CURLUcode (*url_get)(CURLU *, CURLUPart, char **, unsigned);
};

/* Opens one library and fills the table; what is wrong otherwise, in words, or null. */
static inline const char *adpipe_curl_open(struct adpipe_curl *it, const char *name) {
  void *library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (!library) return dlerror();
#define ADPIPE_FIND(member, symbol)                                   \
  if (!(*(void **)&it->member = dlsym(library, symbol))) {            \
    dlclose(library);                                                 \
    return "it has no " symbol;                                       \
  }
  ADPIPE_FIND(global_init, "curl_global_init")
  ADPIPE_FIND(version_info, "curl_version_info")
  ADPIPE_FIND(free, "curl_free")
  ADPIPE_FIND(easy_init, "curl_easy_init")
  ADPIPE_FIND(easy_cleanup, "curl_easy_cleanup")
  ADPIPE_FIND(easy_setopt, "curl_easy_setopt")
  ADPIPE_FIND(easy_getinfo, "curl_easy_getinfo")
  ADPIPE_FIND(easy_strerror, "curl_easy_strerror")
  ADPIPE_FIND(slist_append, "curl_slist_append")
  ADPIPE_FIND(slist_free_all, "curl_slist_free_all")
  ADPIPE_FIND(multi_init, "curl_multi_init")
  ADPIPE_FIND(multi_cleanup, "curl_multi_cleanup")
  ADPIPE_FIND(multi_setopt, "curl_multi_setopt")
  ADPIPE_FIND(multi_add_handle, "curl_multi_add_handle")
  ADPIPE_FIND(multi_remove_handle, "curl_multi_remove_handle")
  ADPIPE_FIND(multi_socket_action, "curl_multi_socket_action")
  ADPIPE_FIND(multi_info_read, "curl_multi_info_read")
  ADPIPE_FIND(url, "curl_url")
  ADPIPE_FIND(url_cleanup, "curl_url_cleanup")
  ADPIPE_FIND(url_set, "curl_url_set")
  ADPIPE_FIND(url_get, "curl_url_get")
#undef ADPIPE_FIND
  return NULL;
}

/* The functions that take anything, once for each type that they are given: Swift calls no function
   with a variable number of arguments, and the wrong type here would be a wild read. */
typedef const struct adpipe_curl *adpipe_curl_t;

static inline CURLcode adpipe_curl_set_long(adpipe_curl_t it, CURL *easy, CURLoption option, long value) {
  return it->easy_setopt(easy, option, value);
}
static inline CURLcode adpipe_curl_set_size(
    adpipe_curl_t it, CURL *easy, CURLoption option, curl_off_t value) {
  return it->easy_setopt(easy, option, value);
}
static inline CURLcode adpipe_curl_set_text(
    adpipe_curl_t it, CURL *easy, CURLoption option, const char *value) {
  return it->easy_setopt(easy, option, value);
}
static inline CURLcode adpipe_curl_set_pointer(
    adpipe_curl_t it, CURL *easy, CURLoption option, void *value) {
  return it->easy_setopt(easy, option, value);
}
static inline CURLcode adpipe_curl_set_list(
    adpipe_curl_t it, CURL *easy, CURLoption option, struct curl_slist *value) {
  return it->easy_setopt(easy, option, value);
}
static inline CURLcode adpipe_curl_set_url(adpipe_curl_t it, CURL *easy, CURLU *value) {
  return it->easy_setopt(easy, CURLOPT_CURLU, value);
}
static inline CURLcode adpipe_curl_on_body(adpipe_curl_t it, CURL *easy, curl_write_callback value) {
  return it->easy_setopt(easy, CURLOPT_WRITEFUNCTION, value);
}
static inline CURLcode adpipe_curl_on_header(adpipe_curl_t it, CURL *easy, curl_write_callback value) {
  return it->easy_setopt(easy, CURLOPT_HEADERFUNCTION, value);
}
static inline CURLcode adpipe_curl_on_progress(
    adpipe_curl_t it, CURL *easy, curl_xferinfo_callback value) {
  return it->easy_setopt(easy, CURLOPT_XFERINFOFUNCTION, value);
}
static inline CURLcode adpipe_curl_on_open(
    adpipe_curl_t it, CURL *easy, curl_opensocket_callback value) {
  return it->easy_setopt(easy, CURLOPT_OPENSOCKETFUNCTION, value);
}
static inline CURLcode adpipe_curl_on_close(
    adpipe_curl_t it, CURL *easy, curl_closesocket_callback value) {
  return it->easy_setopt(easy, CURLOPT_CLOSESOCKETFUNCTION, value);
}
static inline CURLcode adpipe_curl_on_ready(adpipe_curl_t it, CURL *easy, curl_prereq_callback value) {
  return it->easy_setopt(easy, CURLOPT_PREREQFUNCTION, value);
}
static inline CURLcode adpipe_curl_get_long(adpipe_curl_t it, CURL *easy, CURLINFO info, long *value) {
  return it->easy_getinfo(easy, info, value);
}
static inline CURLcode adpipe_curl_get_text(
    adpipe_curl_t it, CURL *easy, CURLINFO info, char **value) {
  return it->easy_getinfo(easy, info, value);
}
static inline CURLMcode adpipe_curl_multi_set_long(
    adpipe_curl_t it, CURLM *multi, CURLMoption option, long value) {
  return it->multi_setopt(multi, option, value);
}
static inline CURLMcode adpipe_curl_multi_set_pointer(
    adpipe_curl_t it, CURLM *multi, CURLMoption option, void *value) {
  return it->multi_setopt(multi, option, value);
}
static inline CURLMcode adpipe_curl_multi_on_socket(
    adpipe_curl_t it, CURLM *multi, curl_socket_callback value) {
  return it->multi_setopt(multi, CURLMOPT_SOCKETFUNCTION, value);
}
static inline CURLMcode adpipe_curl_multi_on_timer(
    adpipe_curl_t it, CURLM *multi, curl_multi_timer_callback value) {
  return it->multi_setopt(multi, CURLMOPT_TIMERFUNCTION, value);
}

/* Gives the calling thread a name that operators see; Swift calls no variadic function. */
static inline void adpipe_name_thread(const char *name) { prctl(PR_SET_NAME, name, 0, 0, 0); }

#endif
