import Testing

@testable import LanguageServer

/// The stream of messages survives whatever comes.
@Suite struct FrameTests {
  private func frames(_ parts: String...) -> [MessageFrames.Frame] {
    var frames = MessageFrames()
    var found: [MessageFrames.Frame] = []
    for part in parts {
      frames.append(Array(part.utf8))
      while let frame = frames.next() { found.append(frame) }
    }
    return found
  }

  @Test func messagesComeInPieces() {
    #expect(
      frames("Content-Le", "ngth: 2\r\n\r", "\n{}Content-Length:2\n\n[]content-length: 1\r\nA: b\r\n\r\n1")
        == [
          .message(Array("{}".utf8)), .message(Array("[]".utf8)), .message(Array("1".utf8)),
        ])
  }

  @Test func whatIsNoMessageIsLeftOut() {
    let found = frames(
      "hello\r\n\r\nContent-Length: 2\r\n\r\n{}Content-Length: x\r\n\r\nContent-Length: 2\r\n\r\n[]")
    #expect(found.filter { $0 == .message(Array("{}".utf8)) }.count == 1)
    #expect(found.last == .message(Array("[]".utf8)))
    #expect(found.count == 4)
  }

  @Test func aGiantMessageIsLetPass() {
    let giant = MessageFrames.longestMessage + 10
    var frames = MessageFrames()
    frames.append(Array("Content-Length: \(giant)\r\n\r\n".utf8))
    guard case .fault = frames.next() else { return #expect(Bool(false), "nothing was told") }
    frames.append([UInt8](repeating: 0x61, count: giant))
    frames.append(Array("Content-Length: 2\r\n\r\n{}".utf8))
    #expect(frames.next() == .message(Array("{}".utf8)))
  }

  @Test func jsonIsReadAndWritten() {
    let text = #"{"a":[1,-2.5,true,null,"\n\"\\ é 😀"],"b":{}}"#
    #expect(MessageReader.value(Array(text.utf8)).map { String(decoding: $0.bytes, as: UTF8.self) } == text)
    #expect(MessageReader.value(Array(#""\ud83d\ude00\ud83d""#.utf8)) == "😀\u{FFFD}")
    for broken in ["", "{", "[1,]", "tru", "\"a", "1 2", String(repeating: "[", count: 10_000)] {
      #expect(MessageReader.value(Array(broken.utf8)) == nil, "\(broken.prefix(8))")
    }
  }

  @Test func columnsAreCountedInThreeWays() {
    let text = SourceText(Array("a😀é\r\nb".utf8))
    let behind = "a😀é".utf8.count
    #expect(text.place(of: behind, .utf8) == (0, 7))
    #expect(text.place(of: behind, .utf16) == (0, 4))
    #expect(text.place(of: behind, .utf32) == (0, 3))
    #expect(text.offset(of: ["line": 0, "character": 3], .utf16) == 5)
    #expect(text.offset(of: ["line": 0, "character": 99], .utf16) == behind)
    #expect(text.offset(of: ["line": 1, "character": 0], .utf16) == behind + 2)
    #expect(text.offset(of: ["line": 9, "character": 0], .utf16) == behind + 3)
    #expect(text.offset(of: ["line": -1, "character": 0], .utf16) == nil)
  }
}
