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
  std::string out = "<!DOCTYPE html><html lang=\"en\"><title>Places</title><main><ul>\n";
  out.reserve(rows.size() * 320 + 1024);
  for (simdjson::dom::element row : rows) {
    std::string_view name, summary;
    int64_t price;
    bool is_favorite;
    if (row["name"].get(name) || row["summary"].get(summary) || row["price"].get(price)
        || row["isFavorite"].get(is_favorite))
      return 1;
    out += "<li><div class=\"sw-h sw-x\"><div class=\"sw-v sw-start\"><p class=\"sw-headline\">";
    escape(out, name);
    out += "</p><p class=\"sw-footnote sw-secondary\">";
    escape(out, summary);
    out += "</p><p class=\"sw-footnote\">₩";
    out += std::to_string(price);
    out += "</p></div><div class=\"sw-s\"></div>";
    if (is_favorite)
      out += "<svg class=\"sw-i sw-yellow\" role=\"img\" aria-label=\"Favorite\"><use href=\"#sw-star.fill\"/></svg>";
    out += "</div></li>\n";
  }
  out += "</ul></main></html>";
  FILE *file = std::fopen(arguments[2], "wb");
  return !file || std::fwrite(out.data(), 1, out.size(), file) != out.size() || std::fclose(file);
}
