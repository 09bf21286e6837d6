// flood pipe|file REQUESTS-FILE WARM COUNT LINES COMMAND…
//
// Feeds a program with WARM + COUNT requests of one length as fast as it takes them, and reads the
// answers, of LINES lines each. With `pipe` a thread writes, and what is printed is about the COUNT
// requests after the first WARM ones have been answered. With `file` the program reads the file
// itself, and what is printed is about all of it and the start of the program; its memory and its
// threads are then not known, for it may be gone before they can be read.
#include "child.h"

#include <pthread.h>
#include <sys/resource.h>

// What a thread writes while the answers are read.
struct feed {
  int descriptor;
  const char *bytes;
  size_t count;
};

// What the process was seen to use at one moment.
struct usage {
  uint64_t time;
  uint64_t cpu;
  size_t answers;
  long resident;
  long peak;
  long threads;
};

// The answers read so far.
struct answers {
  size_t lines;
  size_t bytes;
};

static char buffer[1 << 20];

static void *write_feed(void *context) {
  struct feed *feed = context;
  write_all(feed->descriptor, feed->bytes, feed->count);
  return NULL;
}

static pthread_t start_feed(struct feed *feed) {
  pthread_t writer;
  must(pthread_create(&writer, NULL, write_feed, feed) == 0, "there is no thread to be had");
  return writer;
}

// Reads a line such as `VmRSS:  5120 kB` of /proc/PID/status.
static long status_number(const char *status, const char *name) {
  const char *place = strstr(status, name);
  must(place != NULL, "the status of the process lacks a line");
  return strtol(place + strlen(name), NULL, 10);
}

static uint64_t microseconds(struct timeval time) {
  return (uint64_t)time.tv_sec * 1000000u + (uint64_t)time.tv_usec;
}

static struct usage usage_of(pid_t pid, size_t answers) {
  struct usage usage = {.answers = answers};
  clockid_t clock;
  char path[64], status[4096];
  usage.time = nanoseconds(CLOCK_MONOTONIC);
  must(clock_getcpuclockid(pid, &clock) == 0, "the process has no clock");
  usage.cpu = nanoseconds(clock);
  snprintf(path, sizeof path, "/proc/%d/status", pid);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  ssize_t count = file < 0 ? -1 : read(file, status, sizeof status - 1);
  must(count > 0, "the status of the process cannot be read");
  status[count] = '\0';
  close(file);
  usage.resident = status_number(status, "VmRSS:");
  usage.peak = status_number(status, "VmHWM:");
  usage.threads = status_number(status, "Threads:");
  return usage;
}

// Reads until that many lines have been read in all; SIZE_MAX reads to the end.
static void read_lines(int descriptor, struct answers *answers, size_t lines) {
  while (answers->lines < lines) {
    ssize_t taken = read(descriptor, buffer, sizeof buffer);
    if (taken == 0 && lines == SIZE_MAX) return;
    must(taken > 0, "the program ended before it answered everything");
    size_t found = 0;
    for (ssize_t place = 0; place < taken; place++) found += buffer[place] == '\n';
    answers->lines += found;
    answers->bytes += (size_t)taken;
  }
}

static void print_usage(struct usage start, struct usage middle, struct usage end, size_t bytes) {
  printf("{\"ns\":%llu,\"cpu_ns\":%llu,\"answers\":%zu,\"bytes\":%zu,",
         (unsigned long long)(end.time - start.time), (unsigned long long)(end.cpu - start.cpu),
         end.answers - start.answers, bytes);
  printf("\"resident_before_kb\":%ld,\"resident_kb\":%ld,\"peak_kb\":%ld,\"threads\":%ld}\n",
         start.resident, end.resident, end.peak,
         middle.threads > end.threads ? middle.threads : end.threads);
}

// Reads to the end of the answers, of which there must be no more than asked for.
static void finish(struct child *child, struct answers *answers, size_t lines) {
  if (child->input >= 0) close(child->input);
  child->input = -1;
  read_lines(child->output, answers, SIZE_MAX);
  must(answers->lines == lines, "there are more or fewer answers than requests");
  end_child(*child);
}

static void feed_by_pipe(char **command, struct requests requests, size_t warm, size_t total,
                         size_t lines) {
  struct child child = start_child(command, NULL);
  struct answers answers = {0, 0};
  size_t split = requests.count / total * warm;
  struct feed first = {child.input, requests.bytes, split};
  struct feed second = {child.input, requests.bytes + split, requests.count - split};

  pthread_t writer = start_feed(&first);
  read_lines(child.output, &answers, warm * lines);
  pthread_join(writer, NULL);
  struct usage start = usage_of(child.pid, answers.lines / lines);
  writer = start_feed(&second);
  read_lines(child.output, &answers, (warm + total) / 2 * lines);
  struct usage middle = usage_of(child.pid, answers.lines / lines);
  read_lines(child.output, &answers, total * lines);
  struct usage end = usage_of(child.pid, answers.lines / lines);
  pthread_join(writer, NULL);
  finish(&child, &answers, total * lines);
  print_usage(start, middle, end, answers.bytes);
}

static void feed_by_file(char **command, const char *path, size_t total, size_t lines) {
  struct answers answers = {0, 0};
  struct usage start = {.time = nanoseconds(CLOCK_MONOTONIC)}, end = {.answers = total};
  struct child child = start_child(command, path);
  read_lines(child.output, &answers, total * lines);
  end.time = nanoseconds(CLOCK_MONOTONIC);
  finish(&child, &answers, total * lines);
  struct rusage usage;
  must(getrusage(RUSAGE_CHILDREN, &usage) == 0, "the usage of the process cannot be read");
  end.cpu = microseconds(usage.ru_utime) * 1000 + microseconds(usage.ru_stime) * 1000;
  print_usage(start, start, end, answers.bytes);
}

int main(int count, char **words) {
  must(count > 6, "usage: flood pipe|file REQUESTS-FILE WARM COUNT LINES COMMAND…");
  alarm(120);
  struct requests requests = read_requests(words[2]);
  size_t warm = number(words[3]), total = warm + number(words[4]), lines = number(words[5]);
  must(total > 0 && lines > 0, "there must be at least one request");
  if (strcmp(words[1], "file") == 0) feed_by_file(words + 6, words[2], total, lines);
  else feed_by_pipe(words + 6, requests, warm, total, lines);
  return 0;
}
