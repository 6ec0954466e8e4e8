import ScreenSemantics
import ScreenSyntax
import SourceModel

/// How often the screens of a package use elements in others, attributes of elements, and modifiers: what is used often is
/// offered first.
final class MarkupUsage {
  private var children: [Pair: Int] = [:]
  private var attributes: [Pair: Int] = [:]
  private var words: [Pair: Int] = [:]
  private var elements: [Name: Int] = [:]

  private struct Pair: Hashable {
    let outer: Name
    let inner: Name
  }

  /// The files that are counted.
  private var counted = SharedArray<FileID, ParsedFile>()

  /// Counts the files of a package as they are now. Costs a look at all elements of those that are others than before.
  func update(to program: Program) {
    let files = program.files
    let isAsLong = files.count == counted.count
    let others = isAsLong ? files.ids(notSharedWith: counted) : Array(files.indices)
    let before = Self.stores(of: isAsLong ? others : Array(counted.indices), in: counted)
    let now = Self.stores(of: others, in: files)
    for (id, file) in before where now[id] == nil { count(file, by: -1) }
    for (id, file) in now where before[id] == nil { count(file, by: 1) }
    counted = files
  }

  private static func stores(of ids: [FileID], in files: SharedArray<FileID, ParsedFile>)
    -> [ObjectIdentifier: FileStore]
  {
    Dictionary(
      ids.map { (ObjectIdentifier(files[$0].store), files[$0].store) }, uniquingKeysWith: { $1 })
  }

  private func count(_ file: FileStore, by weight: Int) {
    let xml = file.tree
    let bytes = file.source.bytes
    for id in xml.nodes.indices where xml[id].kind == .element {
      let node = xml[id]
      elements[node.name, default: 0] += weight
      let parent = node.parent.isNone ? Name.none : xml[node.parent].name
      children[Pair(outer: parent, inner: node.name), default: 0] += weight
      for attribute in xml.attributes(of: id) {
        attributes[Pair(outer: node.name, inner: attribute.name), default: 0] += weight
        let value = bytes[Int(attribute.value.start)..<Int(attribute.value.end)]
        if value.contains(UInt8(ascii: ".")) { countMembers(value, of: node.name, by: weight) }
        if value.count < 24, value.allSatisfy(\.isPartOfName) {
          let word = Name(String(decoding: value, as: UTF8.self))
          words[Pair(outer: attribute.name, inner: word), default: 0] += weight
        }
      }
    }
  }

  /// Counts the names behind dots of code in an element.
  private func countMembers(_ code: ArraySlice<UInt8>, of element: Name, by weight: Int) {
    var index = code.startIndex
    while let dot = code[index...].firstIndex(of: UInt8(ascii: ".")) {
      var end = dot + 1
      while end < code.endIndex, code[end].isPartOfName { end += 1 }
      if end > dot + 1 {
        let name = Name(String(decoding: code[dot + 1..<end], as: UTF8.self))
        words[Pair(outer: element, inner: name), default: 0] += weight
        words[Pair(outer: .none, inner: name), default: 0] += weight
      }
      index = max(end, dot + 1)
    }
  }

  /// How often an element stands directly in another.
  func count(of element: Name, in parent: Name) -> Int { children[Pair(outer: parent, inner: element)] ?? 0 }

  /// How often an element stands anywhere.
  func count(of element: Name) -> Int { elements[element] ?? 0 }

  /// How often an element has an attribute.
  func count(ofAttribute name: Name, of element: Name) -> Int {
    attributes[Pair(outer: element, inner: name)] ?? 0
  }

  /// How often a name stands behind a dot in code of an element, or is the value of an attribute of a name; anywhere for none.
  func count(ofWord name: Name, in place: Name) -> Int { words[Pair(outer: place, inner: name)] ?? 0 }
}
