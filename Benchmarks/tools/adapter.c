// An adapter that answers as fast as it can, to measure what the engine adds to one.
//
// It reads what is there, answers every line of it, and writes once: no JSON is parsed, but the id
// and the method of each message are looked for, which the engine writes first and in that order.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { CHUNK = 1 << 16, ROOM = 1 << 22 };

static char in[ROOM], out[ROOM];

static const char describe[] =
    "{\"adapterVersion\":\"1.0.0.0\",\"sdkVersion\":\"1.0.0\",\"formats\":[\"interstitial\",\"native\"]}";

static const char load[] =
    "{\"ad\":{\"format\":\"native\",\"native\":{\"headline\":\"A quiet cup of tea\","
    "\"body\":\"Forty kinds of leaf tea, sent the day you order.\",\"callToAction\":\"Order now\","
    "\"images\":[{\"url\":\"https://example.com/partner/main-image.png\",\"scale\":1}],"
    "\"advertiser\":\"Example Tea House\"},"
    "\"clicks\":{\"destination\":\"https://example.com/partner/landing\"},"
    "\"price\":{\"cpmMicros\":\"2500000\",\"currency\":\"USD\"}}}";

// The result that belongs to the method whose name begins there.
static const char *result(const char *method) {
  if (memcmp(method, "adapter.load", 12) == 0) return load;
  return memcmp(method, "adapter.describe", 16) == 0 ? describe : "{}";
}

// Writes the answer of one line, if it is a call, and gives where it ends.
static char *answer(const char *line, char *end) {
  static const char head[] = "{\"jsonrpc\":\"2.0\",\"id\":", name[] = ",\"method\":\"";
  if (memcmp(line, head, sizeof head - 1) != 0) return end;
  const char *id = line + sizeof head - 1;
  size_t digits = strspn(id, "0123456789");
  if (memcmp(id + digits, name, sizeof name - 1) != 0) return end;
  memcpy(end, head, sizeof head - 1);
  end += sizeof head - 1;
  memcpy(end, id, digits);
  end += digits;
  memcpy(end, ",\"result\":", 10);
  end += 10;
  const char *text = result(id + digits + sizeof name - 1);
  size_t count = strlen(text);
  memcpy(end, text, count);
  end += count;
  memcpy(end, "}\n", 2);
  return end + 2;
}

// Writes all of it.
static void put(const char *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(1, bytes, count);
    if (written <= 0) exit(1);
    bytes += written;
    count -= (size_t)written;
  }
}

int main(void) {
  size_t held = 0;
  for (;;) {
    if (held + CHUNK > ROOM) return 1;
    ssize_t got = read(0, in + held, CHUNK);
    if (got <= 0) return 0;
    held += (size_t)got;
    char *line = in, *end = out, *next;
    while ((next = memchr(line, '\n', held - (size_t)(line - in)))) {
      *next = 0;
      end = answer(line, end);
      line = next + 1;
      if (end - out > ROOM / 2) {
        put(out, (size_t)(end - out));
        end = out;
      }
    }
    put(out, (size_t)(end - out));
    held -= (size_t)(line - in);
    memmove(in, line, held);
  }
}
