import Testing

@testable import SourceModel

@Suite("Names that the compiler itself looks for")
struct NamesTests {
  @Test("Each has the id of its place")
  func places() {
    for (place, text) in Names.texts.enumerated() {
      #expect(Name(text).id == UInt32(place + 1), "\(text)")
    }
    #expect(Set(Names.texts).count == Names.texts.count)
  }

  @Test("Each stands for its text")
  func texts() {
    #expect(Names.name.text == "name")
    #expect(Names.environmentValues.text == "EnvironmentValues")
    #expect(Names.tableRow.text == " row")
    #expect(Int(Names.less.id) == Names.texts.count)
    #expect(Names.openURLAction.text == "OpenURLAction")
    #expect(Names.less.text == "<")
  }
}
