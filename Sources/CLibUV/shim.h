#ifndef ADPIPE_CLIBUV_SHIM_H
#define ADPIPE_CLIBUV_SHIM_H

#include <stddef.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <uv.h>

/* uv_handle_t's "base class" casts, which Swift cannot write without rebinding memory. */
static inline uv_handle_t *adpipe_handle_of_prepare(uv_prepare_t *it) { return (uv_handle_t *)it; }
static inline uv_handle_t *adpipe_handle_of_idle(uv_idle_t *it) { return (uv_handle_t *)it; }
static inline uv_handle_t *adpipe_handle_of_timer(uv_timer_t *it) { return (uv_handle_t *)it; }
static inline uv_handle_t *adpipe_handle_of_async(uv_async_t *it) { return (uv_handle_t *)it; }
static inline uv_handle_t *adpipe_handle_of_poll(uv_poll_t *it) { return (uv_handle_t *)it; }
static inline uv_handle_t *adpipe_handle_of_signal(uv_signal_t *it) { return (uv_handle_t *)it; }

/* glibc 2.36 declares pidfd_open in a header that clashes with others; the call itself is stable. */
static inline int adpipe_pidfd_open(pid_t pid) { return (int)syscall(SYS_pidfd_open, pid, 0); }

#endif
