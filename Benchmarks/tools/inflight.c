// inflight REQUESTS-FILE WARM COUNT WIDTH COMMAND…
//
// Keeps WIDTH requests of one length in flight: each answer lets the next one in. The ids of the
// requests count up from that of the first. What is printed is about the COUNT requests after the
// first WARM ones, each timed from its writing to its answer, which must be a result.
#include "child.h"

// What is known of the requests, and when each was written.
struct course {
  struct requests requests;
  size_t length;
  size_t total;
  size_t first_id;
  uint64_t *written;
  uint64_t *taken;
  size_t sent;
  size_t answered;
};

static char buffer[1 << 20];

static size_t id_of(const char *line) {
  const char *place = strstr(line, "\"id\":");
  must(place != NULL, "an answer has no id");
  return strtoull(place + 5, NULL, 10);
}

// Writes as many requests as may be in flight; there is always room for them in the pipe.
static void send_more(struct course *course, struct child child, size_t width) {
  size_t most = course->answered + width < course->total ? course->answered + width : course->total;
  if (course->sent >= most) return;
  uint64_t now = nanoseconds(CLOCK_MONOTONIC);
  size_t begin = course->sent;
  while (course->sent < most) course->written[course->sent++] = now;
  write_all(child.input, course->requests.bytes + begin * course->length,
            (most - begin) * course->length);
}

// Takes in one whole line, whose end is a zero.
static void take_answer(struct course *course, const char *line, uint64_t now) {
  size_t place = id_of(line) - course->first_id;
  must(place < course->sent && course->taken[place] == 0, "an answer belongs to no request");
  must(strstr(line, "\"result\":") != NULL, line);
  course->taken[place] = now - course->written[place];
  course->answered++;
}

// Reads what is there, and returns how many bytes of a line that goes on are kept.
static size_t read_answers(struct course *course, struct child child, size_t kept) {
  ssize_t count = read(child.output, buffer + kept, sizeof buffer - 1 - kept);
  must(count > 0, "the program ended before it answered everything");
  uint64_t now = nanoseconds(CLOCK_MONOTONIC);
  char *line = buffer, *limit = buffer + kept + count, *end;
  while ((end = memchr(line, '\n', (size_t)(limit - line)))) {
    *end = '\0';
    take_answer(course, line, now);
    line = end + 1;
  }
  memmove(buffer, line, (size_t)(limit - line));
  must(limit - line < (long)sizeof buffer - 1, "an answer is too long");
  return (size_t)(limit - line);
}

static int by_size(const void *one, const void *other) {
  uint64_t first = *(const uint64_t *)one, second = *(const uint64_t *)other;
  return first < second ? -1 : first > second;
}

int main(int count, char **words) {
  must(count > 5, "usage: inflight REQUESTS-FILE WARM COUNT WIDTH COMMAND…");
  alarm(120);
  struct course course = {.requests = read_requests(words[1])};
  size_t warm = number(words[2]), counted = number(words[3]), width = number(words[4]);
  course.total = warm + counted;
  course.length = course.requests.count / course.total;
  must(counted > 0 && width > 0 && width <= warm, "at least as many are for warmth as in flight");
  must(width * course.length <= 65536, "so many requests do not fit into the pipe");
  course.first_id = id_of(course.requests.bytes);
  course.written = calloc(course.total, sizeof *course.written);
  course.taken = calloc(course.total, sizeof *course.taken);
  must(course.written && course.taken, "there is no memory");

  struct child child = start_child(words + 5, NULL);
  clockid_t clock;
  must(clock_getcpuclockid(child.pid, &clock) == 0, "the process has no clock");
  uint64_t begun = 0, cpu = 0;
  size_t kept = 0, before = 0;
  while (course.answered < course.total) {
    send_more(&course, child, width);
    kept = read_answers(&course, child, kept);
    if (begun > 0 || course.answered < warm) continue;
    begun = nanoseconds(CLOCK_MONOTONIC);
    cpu = nanoseconds(clock);
    before = course.answered;
  }
  uint64_t time = nanoseconds(CLOCK_MONOTONIC) - begun, used = nanoseconds(clock) - cpu;
  end_child(child);
  qsort(course.taken + warm, counted, sizeof *course.taken, by_size);
  printf("{\"ns\":%llu,\"cpu_ns\":%llu,\"answers\":%zu,\"p50_ns\":%llu,\"p99_ns\":%llu}\n",
         (unsigned long long)time, (unsigned long long)used, course.total - before,
         (unsigned long long)course.taken[warm + counted / 2],
         (unsigned long long)course.taken[warm + counted * 99 / 100]);
  return 0;
}
