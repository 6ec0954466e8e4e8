import SourceModel
import StandardLibrary
import Testing

@testable import ScreenSemantics

@Suite("Files of texts of one language")
struct LanguageFileTests {
  /// Keys and texts of a file, each fault as its line and column with its message.
  private func read(_ bytes: [UInt8], _ path: String = "ko.lproj/Localizable.strings") -> (
    texts: [String], faults: [String], language: String?
  ) {
    let (file, source) = LanguageFile.read(path: path, contents: bytes, file: FileID(0))
    let lines = LineIndex(source)
    let texts = file.texts.map { key, _, translation in
      guard case .text(let text) = translation.variation else { return key }
      return key + "=" + words(text.format)
    }
    let faults = file.diagnostics.map { found in
      let place = lines.position(of: found.location.range.start)
      return "\(place.line):\(place.column) \(found.message)"
    }
    return (texts, faults, file.language)
  }

  private func words(_ format: LocalizedFormat) -> String {
    format.pieces.map { piece in
      switch piece {
      case .literal(let text): text
      case .argument(let position, let placeholder): "<\(position)\(placeholder.rawValue)>"
      case .variation(let name, let position): "<\(position)\(name)>"
      case .ownArgument: "<own>"
      }
    }.joined()
  }

  @Test("Comments, escapes and keys without quotes")
  func plain() {
    let text = #"""
      /* The "title" = */ "a \"b\"" = "c\n\\d";
      // "no" = "key";
      key.of-one_9="\U00e9\U0041\ud83d\ude00 %2$@";
      """#
    let found = read(Array(text.utf8))
    #expect(found.texts == ["a \"b\"=c\n\\d", "key.of-one_9=éA😀 <1%@>"])
    #expect(found.faults == [])
    #expect(found.language == "ko")
  }

  @Test("UTF-16 with a byte order mark; the language of Base is that of the keys")
  func encodings() {
    let units = Array("\u{FEFF}\"a\" = \"값\";\n".utf16)
    for isBig in [true, false] {
      let bytes = units.flatMap { unit in
        isBig ? [UInt8(unit >> 8), UInt8(unit & 0xFF)] : [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      }
      let found = read(bytes, "Base.lproj/Localizable.strings")
      #expect(found.texts == ["a=값"] && found.faults == [] && found.language == nil)
    }
    #expect(read([0x22, 0xFF, 0x22]).faults == ["1:1 The file is not in UTF-8."])
  }

  @Test("What follows a fault is read")
  func faults() {
    let found = read(Array("\"a\" = \"1\"\n\"b\" \"2\";\n= \"3\";\n\"a\" = \"4\";\n\"c\" = \"5".utf8))
    #expect(found.texts == ["a=1", "a=4"])
    #expect(
      found.faults == [
        "1:9 `;` is missing after a text.", "2:3 `=` is missing after a key.",
        "3:1 A key in quotes stands here.",
        "4:2 The key `a` stands twice in the file; the last text counts.",
        "5:7 The quote that begins here is never closed.",
      ])
    #expect(read(Array(String(repeating: "?;", count: 100).utf8)).faults.count == 20)
  }

  @Test("A property list has forms by numbers")
  func forms() {
    let list = """
      <?xml version="1.0"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict>
      <key>%lld of %lld</key><dict><key>NSStringLocalizedFormatKey</key><string>%2$#@all@: %1$#@some@ &amp; more</string>
      <key>some</key><dict><key>one</key><string>%d thing</string><key>other</key><string>%d things</string></dict>
      <key>all</key><dict><key>other</key><string>%d</string></dict></dict>
      <key>bare</key><dict><key>x</key><dict/></dict>
      </dict></plist>
      """
    let path = "ru.lproj/Localizable.stringsdict"
    let (file, _) = LanguageFile.read(path: path, contents: Array(list.utf8), file: FileID(0))
    let found = read(Array(list.utf8), path)
    #expect(found.texts == ["%lld of %lld=<1all>: <0some> & more"])
    #expect(found.faults == ["7:6 `bare` has no `NSStringLocalizedFormatKey`, so it has no text."])
    let parts = file.texts[0].text.substitutions
    #expect(parts["all"]?.argument == 1 && parts["some"]?.argument == 0)
    #expect(parts["some"]?.forms[.one].map { words($0.format) } == "<own> thing")
    #expect(!read(Array("<plist".utf8), path).faults.isEmpty)
  }
}
