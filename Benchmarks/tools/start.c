// start REQUEST-FILE ANSWER-BYTES TIMES COMMAND…
//
// Prints how long it takes from the start of a program to its first answer, in nanoseconds, TIMES
// times. Once before, it is not counted: that reads the program from the disk.
#include "child.h"

static uint64_t time_of_start(char **command, struct requests request, size_t answer) {
  uint64_t start = nanoseconds(CLOCK_MONOTONIC);
  struct child child = start_child(command, NULL);
  write_all(child.input, request.bytes, request.count);
  read_answer(child.output, answer);
  uint64_t end = nanoseconds(CLOCK_MONOTONIC);
  end_child(child);
  return end - start;
}

int main(int count, char **words) {
  must(count > 4, "usage: start REQUEST-FILE ANSWER-BYTES TIMES COMMAND…");
  alarm(120);
  struct requests request = read_requests(words[1]);
  size_t answer = number(words[2]), times = number(words[3]);
  time_of_start(words + 4, request, answer);
  for (size_t time = 0; time < times; time++)
    printf("%llu\n", (unsigned long long)time_of_start(words + 4, request, answer));
  return 0;
}
