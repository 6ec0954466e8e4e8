import Foundation
import SourceModel
import Testing

@testable import ScreenSyntax

@Test("Limits are kept at their exact numbers, and named")
func limits() {
  func nested(_ depth: Int) -> String {
    String(repeating: "<A>", count: depth) + String(repeating: "</A>", count: depth)
  }
  #expect(readXML(nested(256)).tree.nodes.count == 256)
  let deep = readXML(nested(300))
  #expect(places(deep) == ["1:769-1:771 syntax/limit"])
  #expect(deep.diagnostics[0].message.contains("300 deep; the limit is 256"))

  func wide(_ count: Int) -> String { "<A><B " + (0..<count).map { "a\($0)='' " }.joined() + "/></A>" }
  #expect(readXML(wide(1000)).tree.attributes.count == 1000)
  let many = readXML(wide(100_000))
  #expect(places(many) == ["1:4-1:6 syntax/limit"])
  #expect(many.diagnostics[0].message.contains("100,000 attributes; the limit is 1,000"))

  let size = 8 * 1024 * 1024
  #expect(readXML("<A>" + String(repeating: "x", count: size - 7) + "</A>").isWellFormed)
  let large = readXML("<A>" + String(repeating: "x", count: size - 6) + "</A>")
  #expect(places(large) == ["1:1-1:2 syntax/limit"])
  #expect(large.diagnostics[0].message.contains("more than 8,388,608 bytes"))
}

@Test("Large names, values and texts within the limits are read")
func largeParts() {
  let long = String(repeating: "n", count: 200_000)
  let document = readXML("<\(long) \(long)='\(long)'>\(long)</\(long)>")
  #expect(document.isWellFormed)
  checkOffsets(of: document, "long names")
}

@Test("One reader gives the same for every file, however many it read before")
func reuse() {
  let reader = XMLReader(names: NameCache())
  let filler = String(repeating: "<B c='d'>e</B>", count: 40_000)
  for round in 0..<20 {
    let text = "<A\(round) b\(round)='1'>" + filler + "</A\(round)>"
    let document = reader.read(path: "a.xml", contents: Array(text.utf8), file: FileID(round))
    #expect(document.isWellFormed && document.tree.nodes.count == 80_001)
    #expect(document.tree[XMLNodeID(0)].name.text == "A\(round)")
    #expect(document.tree.attributes.first?.name.text == "b\(round)")
    #expect(document.tree[XMLNodeID(1)].name == Name("B"))
    let broken = reader.read(path: "b.xml", contents: Array("<A><B></A>".utf8), file: FileID(round))
    #expect(broken.diagnostics.map(\.location.file) == [FileID(round)])
  }
}

@Test("Readers on many threads do not disturb each other")
func threads() async {
  let text = "<A b='1'><C d='2'>e</C><f:G/></A>"
  await withTaskGroup(of: [Bool].self) { group in
    for worker in 0..<8 {
      group.addTask {
        let reader = XMLReader(names: NameCache())
        return (0..<200).map { round in
          let broken = (worker + round).isMultiple(of: 3)
          let contents = Array((broken ? text + "<" : text).utf8)
          let document = reader.read(path: "a.xml", contents: contents, file: FileID(round))
          return document.isWellFormed != broken && document.diagnostics.count == 1
            && (broken || document.tree.nodes.map(\.name) == ["A", "C", "", "f:G"].map { Name($0) })
        }
      }
    }
    for await results in group { #expect(results.allSatisfy { $0 }) }
  }
}
