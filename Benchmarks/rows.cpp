// Reads the rows of a JSON file with simdjson and writes the page of floor.c to a file: the floor of JSON to HTML.
#include <simdjson.h>

#include <cstdio>
#include <string>
#include <string_view>

static void escape(std::string &out, std::string_view text) {
  for (char byte : text) {
    switch (byte) {
      case '&': out += "&amp;"; break;
      case '<': out += "&lt;"; break;
      case '>': out += "&gt;"; break;
      case '"': out += "&quot;"; break;
      default: out += byte;
    }
  }
}

int main(int count, char **arguments) {
  if (count < 3) return 2;
  simdjson::dom::parser parser;
  simdjson::dom::array rows;
  if (parser.load(arguments[1]).get(rows)) return 1;
  std::string out = "<!DOCTYPE html><html lang=\"en\"><title>Rows</title><main><ul class=\"sw-list\">";
  out.reserve(rows.size() * 220 + 1024);
  for (simdjson::dom::element row : rows) {
    std::string_view name;
    bool is_favorite;
    if (row["name"].get(name) || row["isFavorite"].get(is_favorite)) return 1;
    out += "<li class=\"sw-row\"><div class=\"sw-h\"><span class=\"sw-t\">";
    escape(out, name);
    out += "</span><span class=\"sw-sp\"></span>";
    if (is_favorite) out += "<svg class=\"sw-i\" role=\"img\" aria-label=\"Favorite\"><use href=\"#s1\"/></svg>";
    out += "</div></li>";
  }
  out += "</ul></main></html>";
  FILE *file = std::fopen(arguments[2], "wb");
  return !file || std::fwrite(out.data(), 1, out.size(), file) != out.size() || std::fclose(file);
}
