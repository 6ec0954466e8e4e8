/* The floor of rendering: writes the rows of Benchmarks/run's list as HTML, with escaping, to /dev/null. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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

int main(int count, char **arguments) {
  long rows = count > 1 ? atol(arguments[1]) : 1000;
  char name[64];
  out = malloc((size_t)rows * 320 + 1024);
  if (!out) return 1;
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
  FILE *file = fopen("/dev/null", "w");
  return !file || fwrite(out, 1, used, file) != used;
}
