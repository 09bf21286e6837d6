#ifndef ADPIPE_CLIBCURL_UNPACK_H
#define ADPIPE_CLIBCURL_UNPACK_H

#include <brotli/decode.h>
#include <dlfcn.h>
#include <stddef.h>
#include <zlib.h>

/* What unpacks answers, loaded with libcurl, which brings both along. libcurl would unpack as well,
   but takes an answer that ends in the middle for a whole one. */
struct adpipe_unpack {
  int (*inflate_init)(z_stream *, int, const char *, int);
  int (*inflate)(z_stream *, int);
  int (*inflate_reset)(z_stream *);
  int (*inflate_end)(z_stream *);
  BrotliDecoderState *(*brotli_create)(brotli_alloc_func, brotli_free_func, void *);
  BrotliDecoderResult (*brotli_run)(
      BrotliDecoderState *, size_t *, const uint8_t **, size_t *, uint8_t **, size_t *);
  void (*brotli_destroy)(BrotliDecoderState *);
};

/* Each fills its part of the table; 0 if the library is not there. */
static inline int adpipe_unpack_open_zlib(struct adpipe_unpack *it) {
  void *library = dlopen("libz.so.1", RTLD_NOW | RTLD_LOCAL);
  return library && (*(void **)&it->inflate_init = dlsym(library, "inflateInit2_")) &&
         (*(void **)&it->inflate = dlsym(library, "inflate")) &&
         (*(void **)&it->inflate_reset = dlsym(library, "inflateReset")) &&
         (*(void **)&it->inflate_end = dlsym(library, "inflateEnd"));
}

static inline int adpipe_unpack_open_brotli(struct adpipe_unpack *it) {
  void *library = dlopen("libbrotlidec.so.1", RTLD_NOW | RTLD_LOCAL);
  return library && (*(void **)&it->brotli_create = dlsym(library, "BrotliDecoderCreateInstance")) &&
         (*(void **)&it->brotli_run = dlsym(library, "BrotliDecoderDecompressStream")) &&
         (*(void **)&it->brotli_destroy = dlsym(library, "BrotliDecoderDestroyInstance"));
}

/* Reads gzip only: 15 bits of window, and 16 for the format. */
static inline int adpipe_unpack_begin_gzip(const struct adpipe_unpack *it, z_stream *stream) {
  return it->inflate_init(stream, 15 + 16, ZLIB_VERSION, (int)sizeof(z_stream));
}

#endif
