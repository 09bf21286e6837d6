#ifndef ADPIPE_CLIBUV_LAUNCH_H
#define ADPIPE_CLIBUV_LAUNCH_H

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

/* What becomes of a program that is started; a limit of 0 is left as it is. */
struct adpipe_launch {
  const char *program;
  char *const *words;
  char *const *variables;
  const char *folder;
  int input, output, errors;
  uint64_t files, memory, seconds;
  int failed_in_folder;
};

/* glibc shows pipe2 only to GNU sources; the call itself is stable. */
static inline int adpipe_pipe(int *ends) { return (int)syscall(SYS_pipe2, ends, O_CLOEXEC); }

static inline void adpipe_limit(int resource, uint64_t most, uint64_t grace) {
  struct rlimit limit;
  if (getrlimit(resource, &limit) != 0) return;
  if (most < limit.rlim_max && limit.rlim_max - most > grace) limit.rlim_max = most + grace;
  limit.rlim_cur = most < limit.rlim_max ? most : limit.rlim_max;
  setrlimit(resource, &limit);
}

static inline void adpipe_close_from(int first) {
#ifdef SYS_close_range
  if (syscall(SYS_close_range, first, ~0U, 0) == 0) return;
#endif
  struct rlimit limit;
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  for (rlim_t number = first; number < limit.rlim_cur; number++) close((int)number);
}

static inline void adpipe_reset_signals(void) {
  struct sigaction plain = {0};
  plain.sa_handler = SIG_DFL;
  for (int number = 1; number < NSIG; number++) sigaction(number, &plain, NULL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

/* Runs in the child and comes back only with the reason why it did not become the program. */
static inline int adpipe_become(struct adpipe_launch *it, pid_t parent) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) return ESRCH;
  if (setsid() < 0) return errno;
  if (dup2(it->input, 0) < 0 || dup2(it->output, 1) < 0 || dup2(it->errors, 2) < 0) return errno;
  adpipe_close_from(3);
  if (it->folder && chdir(it->folder) != 0) {
    it->failed_in_folder = 1;
    return errno;
  }
  adpipe_limit(RLIMIT_CORE, 0, 0);
  if (it->files) adpipe_limit(RLIMIT_NOFILE, it->files, 0);
  if (it->memory) adpipe_limit(RLIMIT_DATA, it->memory, 0);
  if (it->seconds) adpipe_limit(RLIMIT_CPU, it->seconds, 5);
  adpipe_reset_signals();
  execve(it->program, it->words, it->variables);
  return errno;
}

/* Starts a program in a session of its own; gives its number, or the negative reason why not.

   posix_spawn sets no limits and no signal for our death, and both must hold from the first
   instruction. The child borrows our memory until it is the program, because copying the tables of
   a large process would hold up the loop; so no handler of ours may run in it. */
static __attribute__((noinline, unused)) pid_t adpipe_start(struct adpipe_launch *it) {
  struct sigaction ended;
  if (sigaction(SIGCHLD, NULL, &ended) == 0 && ended.sa_handler == SIG_IGN) {
    /* Whoever started us ignores it: then no child could be asked how it ended. */
    signal(SIGCHLD, SIG_DFL);
  }
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  volatile int failure = 0;
  pid_t parent = getpid();
  pid_t child = vfork();
  if (child == 0) {
    failure = adpipe_become(it, parent);
    _exit(127);
  }
  if (child < 0) failure = errno;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  if (!failure) return child;
  if (child > 0) waitpid(child, NULL, 0);
  return -failure;
}

#endif
