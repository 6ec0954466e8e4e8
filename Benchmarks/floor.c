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

static void write_rows(long rows) {
  char name[64];
  used = 0;
  put("<!DOCTYPE html><html lang=\"en\"><title>Rows</title><main><ul class=\"sw-list\">");
  for (long row = 0; row < rows; row++) {
    snprintf(name, sizeof name, "Place & garden %ld", row);
    put("<li class=\"sw-row\"><div class=\"sw-h\"><span class=\"sw-t\">");
    escape(name);
    put("</span><span class=\"sw-sp\"></span>");
    if (row % 3 == 0) put("<svg class=\"sw-i\" role=\"img\" aria-label=\"Favorite\"><use href=\"#s1\"/></svg>");
    put("</div></li>");
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
  out = malloc((size_t)rows * 320 + 1024);
  double *taken = malloc((size_t)(times + 1) * sizeof *taken);
  if (!out || !taken) return 1;
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
