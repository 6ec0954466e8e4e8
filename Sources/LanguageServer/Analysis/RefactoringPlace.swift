import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

/// A place of a screen at which something may be rewritten: what stands there, and what is around.
struct RefactoringPlace {
  let snapshot: PackageSnapshot
  let file: FileID
  let text: SourceText
  /// The element that is selected, or whose name the cursor is at; none where there is no such element.
  let element: XMLNodeID

  /// Finds what stands in a range of a screen.
  init(_ snapshot: PackageSnapshot, _ file: FileID, _ text: SourceText, _ range: Range<Int>) {
    (self.snapshot, self.file, self.text) = (snapshot, file, text)
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, text.bytes[start] <= 0x20 { start += 1 }
    while end > start, text.bytes[end - 1] <= 0x20 { end -= 1 }
    let selected = SourceRange(start, end)
    let nodes = snapshot.program.files[file].xml.nodes
    element =
      nodes.indices.first { id in
        guard nodes[id].kind == .element else { return false }
        if start < end { return nodes[id].range == selected }
        return nodes[id].nameRange.start <= selected.start && selected.start <= nodes[id].nameRange.end
      } ?? .none
  }

  var program: Program { snapshot.program }
  var xml: XMLTree { program.files[file].xml }
  var node: XMLNode { xml[element] }

  /// The innermost declaration around the element.
  var declaration: DeclarationID? {
    program.declarations(in: file).filter {
      let range = xml[program[$0].node].range
      return program[$0].kind != .composition && range.start < node.range.start
        && node.range.end <= range.end
    }.max { xml[program[$0].node].range.start < xml[program[$1].node].range.start }
  }

  /// True for a view in the body of a screen or view.
  var isView: Bool {
    if element.isNone { return false }
    var parent = node.parent
    while !parent.isNone {
      if xml[parent].name == "Body" { return true }
      parent = xml[parent].parent
    }
    return false
  }

  /// The member that the element declares.
  var member: MemberID? {
    if element.isNone { return nil }
    return program.declarations(in: file).lazy.compactMap { declaration in
      program.members(of: declaration).first { program[$0].file == file && program[$0].node == element }
    }.first
  }

  /// The view of the package that the element shows.
  var shown: DeclarationID? {
    guard isView else { return nil }
    for occurrence in snapshot.occurrences(file) where occurrence.range == node.nameRange {
      if case .declaration(let id) = occurrence.target { return id }
    }
    return nil
  }

  /// Text in which a type or code may stand between quotes.
  static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }
}
