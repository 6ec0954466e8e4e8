import Memory
import Testing

@Suite struct ByteSearchTests {
  @Test(arguments: [
    ("", false), ("needle", true), ("a needle here", true), ("need le", false), ("nneedle", true),
    ("needl", false),
    ("n n n needl needle", true),
  ])
  func textsAreFound(_ text: String, _ isThere: Bool) {
    let bytes = Array(text.utf8)
    bytes.withUnsafeBytes { #expect($0.holds("needle") == isThere) }
  }
}
