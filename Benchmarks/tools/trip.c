// trip REQUEST-FILE ANSWER-BYTES TRIPS COMMAND…
//
// Sends one request and waits for its answer, TRIPS times, and prints the median and the 99th
// percentile of the round trips in nanoseconds. Half as many before are not counted.
#include "child.h"

static int ascending(const void *left, const void *right) {
  uint64_t a = *(const uint64_t *)left, b = *(const uint64_t *)right;
  return (a > b) - (a < b);
}

static uint64_t time_of_trip(struct child child, struct requests request, size_t answer) {
  uint64_t start = nanoseconds(CLOCK_MONOTONIC);
  write_all(child.input, request.bytes, request.count);
  read_answer(child.output, answer);
  return nanoseconds(CLOCK_MONOTONIC) - start;
}

int main(int count, char **words) {
  must(count > 4, "usage: trip REQUEST-FILE ANSWER-BYTES TRIPS COMMAND…");
  alarm(120);
  struct requests request = read_requests(words[1]);
  size_t answer = number(words[2]), trips = number(words[3]);
  uint64_t *times = calloc(trips, sizeof *times);
  must(trips > 0 && times != NULL, "there must be at least one trip");
  struct child child = start_child(words + 4, NULL);
  for (size_t trip = 0; trip < trips / 2; trip++) time_of_trip(child, request, answer);
  for (size_t trip = 0; trip < trips; trip++) times[trip] = time_of_trip(child, request, answer);
  end_child(child);
  qsort(times, trips, sizeof *times, ascending);
  printf("%llu %llu\n", (unsigned long long)times[trips / 2],
         (unsigned long long)times[trips * 99 / 100]);
  free(times);
  return 0;
}
