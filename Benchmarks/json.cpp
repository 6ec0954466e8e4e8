// Reads a JSON file and parses it as simdjson's DOM, and prints the milliseconds of both: the floor of reading model data.
#include <simdjson.h>

#include <chrono>
#include <cstdio>

int main(int count, char **arguments) {
  if (count < 2) return 2;
  auto start = std::chrono::steady_clock::now();
  simdjson::dom::parser parser;
  simdjson::dom::element document;
  if (parser.load(arguments[1]).get(document)) return 1;
  simdjson::dom::array rows;
  if (document.get(rows)) return 1;
  std::chrono::duration<double, std::milli> taken = std::chrono::steady_clock::now() - start;
  std::printf("%.3f ms, %zu rows\n", taken.count(), rows.size());
}
