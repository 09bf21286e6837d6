// The program that is measured: how it is started, spoken to and ended.
#ifndef CHILD_H
#define CHILD_H

#define _GNU_SOURCE
#include <fcntl.h>
#include <spawn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

// A started program and our ends of its standard input and output; input is -1 if it reads a file.
struct child {
  pid_t pid;
  int input;
  int output;
};

// The requests that a program is fed with, in memory.
struct requests {
  const char *bytes;
  size_t count;
};

// Ends this tool with a sentence unless all is well.
static inline void must(int is_well, const char *what) {
  if (is_well) return;
  fprintf(stderr, "%s\n", what);
  exit(1);
}

static inline uint64_t nanoseconds(clockid_t clock) {
  struct timespec time;
  must(clock_gettime(clock, &time) == 0, "this clock cannot be read");
  return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

// Reads a number of the command line.
static inline size_t number(const char *text) {
  char *end;
  unsigned long long value = strtoull(text, &end, 10);
  must(*text != '\0' && *end == '\0', "a number was expected");
  return (size_t)value;
}

// Maps a file with every page there, so that no page fault falls into what is timed.
static inline struct requests read_requests(const char *path) {
  struct stat facts;
  int file = open(path, O_RDONLY | O_CLOEXEC);
  must(file >= 0 && fstat(file, &facts) == 0, "the file of requests cannot be read");
  size_t count = (size_t)facts.st_size;
  void *bytes = mmap(NULL, count, PROT_READ, MAP_PRIVATE | MAP_POPULATE, file, 0);
  must(bytes != MAP_FAILED, "the file of requests cannot be mapped");
  close(file);
  return (struct requests){bytes, count};
}

// Starts a program between two pipes, or between a file and a pipe if there is a path.
static inline struct child start_child(char **command, const char *path) {
  int in[2] = {-1, -1}, out[2];
  if (path) in[0] = open(path, O_RDONLY | O_CLOEXEC);
  else must(pipe2(in, O_CLOEXEC) == 0, "there is no pipe to be had");
  must(pipe2(out, O_CLOEXEC) == 0 && in[0] >= 0, "there is no pipe or file to be had");
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, in[0], 0);
  posix_spawn_file_actions_adddup2(&actions, out[1], 1);
  pid_t pid;
  must(posix_spawnp(&pid, command[0], &actions, NULL, command, environ) == 0,
       "the program cannot be started");
  posix_spawn_file_actions_destroy(&actions);
  close(in[0]);
  close(out[1]);
  return (struct child){pid, in[1], out[0]};
}

static inline void write_all(int descriptor, const char *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(descriptor, bytes, count);
    must(written > 0, "the program does not take its input");
    bytes += written;
    count -= (size_t)written;
  }
}

// Reads one answer, whose length is known.
static inline void read_answer(int descriptor, size_t count) {
  char bytes[65536];
  while (count > 0) {
    ssize_t taken = read(descriptor, bytes, sizeof bytes);
    must(taken > 0, "the program ended before it answered");
    must((size_t)taken <= count, "an answer is longer than it should be");
    count -= (size_t)taken;
  }
}

// Ends the program by the end of its input, and sees that it ends well.
static inline void end_child(struct child child) {
  int status;
  if (child.input >= 0) close(child.input);
  must(waitpid(child.pid, &status, 0) == child.pid, "the program cannot be waited for");
  must(WIFEXITED(status) && WEXITSTATUS(status) == 0, "the program did not end with 0");
  close(child.output);
}

#endif
