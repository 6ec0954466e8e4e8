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
    #expect(Names.idType.text == "ID")
    #expect(Names.none.text == "none")
    #expect(Int(Names.any.id) == Names.texts.count)
    #expect(Names.openURLAction.text == "OpenURLAction")
    #expect(Names.less.text == "<")
    #expect(Names.initElement.text == "Init")
  }

  @Test("A cache of names gives what the table gives, for every length and every byte that differs")
  func cache() {
    let cache = NameCache()
    func interned(_ bytes: [UInt8]) -> Name { bytes.withUnsafeBufferPointer { cache.intern($0) } }
    for length in 0...40 {
      let plain = [UInt8](repeating: UInt8(ascii: "a"), count: length)
      for round in 0..<2 {
        #expect(interned(plain) == Name(String(decoding: plain, as: UTF8.self)), "\(length) \(round)")
        for place in 0..<length {
          var other = plain
          other[place] = UInt8(ascii: "b")
          let name = interned(other)
          #expect(name.text == String(decoding: other, as: UTF8.self), "\(length) \(place) \(round)")
          #expect(name == Name(name.text))
        }
      }
    }
  }
}
