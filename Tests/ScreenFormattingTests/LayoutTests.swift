import Foundation
import ScreenFormatting
import ScreenSyntax
import SourceModel
import TestFixtures
import Testing

/// A page of `Layouts`: prose, a block of XML as somebody wrote it, and one as it is laid out.
struct LayoutPage: CustomTestStringConvertible, Sendable {
  let path: String
  var testDescription: String { path }

  static let all = Project.files(under: "Tests/ScreenFormattingTests/Layouts", ending: ".md").map(
    LayoutPage.init)

  /// What stands before the first block, the blocks, and what stands between and behind them.
  func parts() throws -> [String] {
    try Project.text(path).components(separatedBy: "```xml\n").flatMap { $0.components(separatedBy: "```\n") }
  }
}

/// How a text is laid out.
func layout(_ text: String, lineLength: Int = 80) throws -> String {
  try layout(bytes: Array(text.utf8), lineLength: lineLength)
}

func layout(bytes: [UInt8], lineLength: Int = 80) throws -> String {
  let names = NameCache()
  let document = XMLReader(names: names).read(path: "Home.xml", contents: bytes, file: FileID(0))
  switch ScreenFormatter.format(document, file: FileID(0), lineLength: lineLength, names: names) {
  case .formatted(let bytes): return String(decoding: bytes, as: UTF8.self)
  case .refused(let faults): throw Refusal(faults: faults)
  }
}

struct Refusal: Error { let faults: [Diagnostic] }

@Suite("Layouts") struct LayoutTests {
  @Test(arguments: LayoutPage.all) func page(_ page: LayoutPage) throws {
    let parts = try page.parts()
    try #require(parts.count == 5, "\(page.path) has a text, a block, a text, a block and an end")
    let found = try layout(parts[1])
    if ProcessInfo.processInfo.environment["SCREENWRIGHT_REWRITE"] != nil {
      let text =
        parts[0] + "```xml\n" + parts[1] + "```\n" + parts[2] + "```xml\n" + found + "```\n" + parts[4]
      try text.write(toFile: Project.root + page.path, atomically: true, encoding: .utf8)
    } else {
      #expect(found == parts[3], "\(page.path): rewrite with SCREENWRIGHT_REWRITE=1")
    }
    #expect(try layout(found) == found, "what is laid out stays so")
  }

  @Test func lineEndsStay() throws {
    #expect(
      try layout("<View name='A'>\r\n\t<Body><Text>a\r\nb</Text></Body></View>") == """
        <View name="A">\r
          <Body>\r
            <Text>a\r
          b</Text>\r
          </Body>\r
        </View>\r

        """)
  }

  @Test func whatCannotBeReadIsRefused() throws {
    for text in ["<View", "<View name=\"A\"><Body><Button action=\"a = (1\"/></Body></View>"] {
      #expect(throws: Refusal.self) { try layout(text) }
    }
  }

  @Test(arguments: [40, 80, 120, 400]) func everyLengthIsStable(_ length: Int) throws {
    for page in LayoutPage.all {
      let once = try layout(page.parts()[1], lineLength: length)
      #expect(try layout(once, lineLength: length) == once, "\(page.path) at \(length)")
    }
  }
}
