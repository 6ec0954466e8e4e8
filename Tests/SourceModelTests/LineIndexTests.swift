import SourceModel
import Testing

@Test("Positions count lines and code points from 1")
func positions() {
  let index = LineIndex(SourceFile(path: "a.xml", bytes: Array("ab\r\n가나\nc".utf8)))
  #expect(index.position(of: 1) == SourcePosition(line: 1, column: 2))
  #expect(index.position(of: 7) == SourcePosition(line: 2, column: 2))
  #expect(index.position(of: 99) == SourcePosition(line: 3, column: 2))
  #expect(index.text(ofLine: 2) == "가나")
}
