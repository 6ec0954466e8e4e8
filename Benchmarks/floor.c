/* The floor of rendering: writes the rows of Benchmarks/run's list as HTML, with escaping, to /dev/null. With a number of
   repetitions it writes them as often, and prints the median of milliseconds of all but the first. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static char *out;
static size_t used;

static void put(const char *text) {
  size_t length = strlen(text);
  memcpy(out + used, text, length);
  used += length;
}

static void escape(const char *text) {
  for (; *text; text++) {
    switch (*text) {
      case '&': put("&amp;"); break;
      case '<': put("&lt;"); break;
      case '>': put("&gt;"); break;
      case '"': put("&quot;"); break;
      default: out[used++] = *text;
    }
  }
}

static const char *const summaries[] = {"A walled garden by the sea", "Old <harbour>, small boats", "A hill with one tree"};
static char (*names)[48];

static void number(long value) {
  char digits[24];
  int first = 24;
  do digits[--first] = (char)('0' + value % 10);
  while (value /= 10);
  memcpy(out + used, digits + first, (size_t)(24 - first));
  used += (size_t)(24 - first);
}

static void write_rows(long rows) {
  used = 0;
  put("<!DOCTYPE html><html lang=\"en\"><title>Places</title><main><ul>\n");
  for (long row = 0; row < rows; row++) {
    put("<li><div class=\"sw-h sw-x\"><div class=\"sw-v sw-start\"><p class=\"sw-headline\">");
    escape(names[row]);
    put("</p><p class=\"sw-footnote sw-secondary\">");
    escape(summaries[row % 3]);
    put("</p><p class=\"sw-footnote\">₩");
    number(row % 500 * 100 + 900);
    put("</p></div><div class=\"sw-s\"></div>");
    if (row % 3 == 0)
      put("<svg class=\"sw-i sw-yellow\" role=\"img\" aria-label=\"Favorite\"><use href=\"#sw-star.fill\"/></svg>");
    put("</div></li>\n");
  }
  put("</ul></main></html>");
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static int compare(const void *left, const void *right) {
  double a = *(const double *)left, b = *(const double *)right;
  return (a > b) - (a < b);
}

int main(int count, char **arguments) {
  long rows = count > 1 ? atol(arguments[1]) : 1000;
  long times = count > 2 ? atol(arguments[2]) : 0;
  out = malloc((size_t)rows * 512 + 1024);
  names = malloc((size_t)(rows + 1) * sizeof *names);
  double *taken = malloc((size_t)(times + 1) * sizeof *taken);
  if (!out || !taken || !names) return 1;
  for (long row = 0; row < rows; row++) snprintf(names[row], sizeof *names, "Place & garden %ld", row);
  for (long time = 0; time <= times; time++) {
    double start = now();
    write_rows(rows);
    taken[time] = now() - start;
  }
  if (times > 0) {
    qsort(taken + 1, (size_t)times, sizeof *taken, compare);
    printf("%.4f\n", taken[1 + times / 2]);
  }
  FILE *file = fopen("/dev/null", "w");
  return !file || fwrite(out, 1, used, file) != used;
}
