import SourceModel
import Testing

@Test(
  "Patterns of paths",
  arguments: [
    ("Screens/Old", "Screens/Old/A.xml", true), ("Screens/Old/", "Screens/Old", true),
    ("Screens/Old", "Screens/Older.xml", false),
    ("Old", "Screens/Old/A.xml", true), ("*.draft.xml", "Screens/a/b.draft.xml", true),
    ("./Old", "Screens/Old/A.xml", false),
    ("Screens/*", "Screens/A.xml", true), ("Screens/*", "Screens", false),
    ("Screens/*/B.xml", "Screens/a/B.xml", true),
    ("Screens/*/B.xml", "Screens/a/b/B.xml", false), ("Screens/**/B.xml", "Screens/a/b/B.xml", true),
    ("Screens/**/B.xml", "Screens/B.xml", true), ("**/B.xml", "B.xml", true), ("A?.xml", "AB.xml", true),
    ("A?.xml", "A.xml", false), ("a*b*c", "aXbXbXc", true), ("a*b*c", "aXbX", false), ("", "A.xml", false),
    ("**", "A.xml", true),
  ])
func patterns(_ pattern: String, _ path: String, _ isMet: Bool) {
  #expect(PathPattern(pattern).covers(path) == isMet)
}

@Test("A pattern of many stars is answered at once")
func manyStars() {
  let pattern = PathPattern(String(repeating: "**/*a*", count: 60))
  #expect(!pattern.covers(String(repeating: "bbbbbbbbbbbbbbbbbbbbbbbbb/", count: 60)))
}
