import RenderTree
import Testing

@testable import Rendering

/// Data never changes the structure of a page.
@Suite struct HTMLEscapingTests {
  static let attacks = [
    "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onmouseover='x",
    "</title></style></main>",
    "<!-- --><![CDATA[", "&lt;b&gt; &amp; &#x3c;", "{{{body}}}", "\u{0}\u{1}\u{7F}\u{85}\u{FFFE}", "`${1}`",
    "]]>",
    "javascript:alert(1)", "한글 <b> 🍎 &",
  ]

  static func escaped(_ bytes: [UInt8], attribute: Bool = false) -> String {
    var output = OutputBuffer(capacity: 16)
    bytes.withUnsafeBufferPointer { attribute ? output.appendAttribute($0) : output.appendText($0) }
    return String(decoding: output.bytes, as: UTF8.self)
  }

  static func address(_ text: String, base: String = "") -> String {
    var output = OutputBuffer(capacity: 16)
    Array(text.utf8).withUnsafeBufferPointer { output.appendAddress($0, relativeTo: base) }
    return String(decoding: output.bytes, as: UTF8.self)
  }

  @Test func markupBecomesReferences() {
    #expect(Self.escaped(Array("a<b>&\"c\" and more text".utf8)) == "a&lt;b&gt;&amp;\"c\" and more text")
    #expect(Self.escaped(Array("a<b>&\"c\"".utf8), attribute: true) == "a&lt;b&gt;&amp;&quot;c&quot;")
  }

  @Test func everyPositionIsSeen() {
    // Whatever the place of a character among the eight that are looked at together.
    for length in 0..<40 {
      for position in 0..<length {
        var bytes = [UInt8](repeating: UInt8(ascii: "x"), count: length)
        bytes[position] = UInt8(ascii: "<")
        let expected =
          String(repeating: "x", count: position) + "&lt;"
          + String(repeating: "x", count: length - position - 1)
        #expect(Self.escaped(bytes) == expected)
      }
    }
  }

  @Test func everyByteIsRight() {
    for byte in UInt8.min...UInt8.max {
      let expected: String =
        switch byte {
        case 0x26: "&amp;"
        case 0x3C: "&lt;"
        case 0x3E: "&gt;"
        case 0x22: "&quot;"
        case 0x0D: "\n"
        case 0x09, 0x0A, 0x20..<0x7F: String(UnicodeScalar(byte))
        default: "\u{FFFD}"
        }
      let padding = Array("seven..".utf8)
      #expect(Self.escaped([byte], attribute: true) == expected)
      #expect(Self.escaped(padding + [byte] + padding, attribute: true) == "seven..\(expected)seven..")
    }
  }

  @Test(
    arguments: [
      [0xC0, 0xBC], [0xE0, 0x80, 0xBC], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82], [0xFF],
      [0xC3],
      [0xEF, 0xBF, 0xBF], [0xC2, 0x80],
    ] as [[UInt8]])
  func brokenCharactersAreReplaced(_ bytes: [UInt8]) {
    let text = Self.escaped(Array("a".utf8) + bytes + Array("b".utf8))
    #expect(text.hasPrefix("a\u{FFFD}"))
    #expect(text.hasSuffix("b"))
    #expect(text.unicodeScalars.dropFirst().dropLast().allSatisfy { $0 == "\u{FFFD}" })
  }

  @Test func goodCharactersPass() {
    let text = "나는야 무화과 — é 🍎 \u{10FFFD}"
    #expect(Self.escaped(Array(text.utf8)) == text)
  }

  @Test func onlyKnownSchemesPass() {
    #expect(
      Self.address("https://example.com/a b?q=1&r=\"x\"") == "https://example.com/a%20b?q=1&amp;r=%22x%22")
    #expect(Self.address("MAILTO:a@b.c") == "MAILTO:a@b.c")
    #expect(Self.address("tel:+82-2") == "tel:+82-2")
    #expect(Self.address("Detail-1.html#top") == "Detail-1.html#top")
    #expect(Self.address("주문.html") == "%EC%A3%BC%EB%AC%B8.html")
    #expect(Self.address("50%.html") == "50%25.html")
    for bad in [
      "javascript:alert(1)", "JaVaScRiPt:alert(1)", " javascript:alert(1)", "\tjavascript:x",
      "data:text/html,x",
      "vbscript:x", "file:///etc/passwd", "https:", "http://", "mailto:", "", ":", "blob:x",
    ] {
      #expect(Self.address(bad) == "#", "\(bad)")
    }
    // Browsers leave out line breaks inside a scheme; here they make it another one.
    #expect(Self.address("java\nscript:alert(1)") == "#")
  }

  @Test func baseStandsBeforeRelativeAddresses() {
    #expect(Self.address("a.jpg", base: "../") == "../a.jpg")
    #expect(Self.address("/a.jpg", base: "../") == "/a.jpg")
    #expect(Self.address("https://a.b/c.jpg", base: "../") == "https://a.b/c.jpg")
  }

  @Test(arguments: attacks) func noContextLetsDataOut(_ attack: String) {
    let b = HTMLTreeBuilder()
    func name(_ text: String) -> PoolRange { b.tree.store(text) }
    let controls: [NodeIndex] = [
      .textField, .secureField, .textEditor, .datePicker, .colorPicker, .slider, .stepper, .toggle, .progress,
      .gauge, .button, .menu, .disclosure, .picker, .tabs,
    ].map { (kind: ControlPayload.Kind) in
      b.control(
        kind,
        [
          b.region(.label, b.text(attack)), b.region(.option, b.text(attack)),
          b.region(.content, b.text(attack)),
        ]
      ) {
        $0.title = name(attack)
        $0.text = name(attack)
        $0.accessibilityLabel = name(attack)
        $0.number = .nan
        $0.maximum = .infinity
      }
    }
    let pieces: [NodeIndex] = [
      b.text(attack), b.image(.asset, attack), b.image(.remote, attack), b.symbol(attack),
      b.link(.address, attack, [b.text(attack)]),
      b.link(.page, attack, [b.text(attack), b.control(.button, [b.text(attack)])]),
      b.box(.accessibilityLabel(name(attack)), b.column(b.text("x"))),
      b.box(.accessibilityHint(name(attack)), b.text("x")),
      b.box(.accessibilityIdentifier(name(attack)), b.text("x")), b.box(.badge(name(attack)), b.text("x")),
      b.box(.device(width: 10, height: 10, name: name(attack)), b.text("x")),
      b.box(.accessibilityValue(name(attack)), b.column(b.text("x"))),
      b.presentation(.alert, title: attack, message: attack, [b.button(attack)]),
      b.presentation(.sheet, [b.navigation(attack, [b.text("x")])]),
      b.list([b.section(attack, [b.text(attack)], footer: attack)]),
    ]
    let tree = b.rooted(b.navigation(attack, back: attack, pieces + controls))
    var page = HTMLPage(title: attack)
    page.language = attack
    page.assetBase = attack
    page.inlineStyle = false
    let text = String(decoding: HTMLRenderer().render(tree, page: page), as: UTF8.self)
    let tags = PageTags(text)
    #expect(tags.problems == [])
    for element in ["script", "b", "title"] {
      #expect(tags.count(of: element) == (element == "title" ? 1 : 0))
    }
    #expect(
      !text.contains("onerror=alert(1)>") || text.contains("&quot;&gt;&lt;img src=x onerror=alert(1)&gt;"))
    #expect(!text.contains("href=\"javascript:"))
    #expect(!text.contains("src=\"javascript:"))
    for scalar in text.unicodeScalars {
      #expect(scalar.value >= 0x20 || scalar == "\n" || scalar == "\t")
      #expect(!(0x7F..<0xA0).contains(scalar.value))
    }
  }
}
