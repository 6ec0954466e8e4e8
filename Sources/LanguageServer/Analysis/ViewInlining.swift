import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

/// Puts what a view shows in the place of its use: a view of parameters and one element, which keeps nothing of its own.
struct ViewInlining {
  private let place: RefactoringPlace

  /// The inlining of the view that the element at a place shows.
  init(_ place: RefactoringPlace) { self.place = place }

  /// The edit of the use. Throws `ResponseError` where the view has more than can be put there.
  func edits() throws -> [SourceEdit] {
    guard let view = place.shown else { throw ResponseError("There is no view of the package here.") }
    let declared = place.program[view]
    let name = declared.name
    if place.node.hasChildren {
      throw ResponseError("`\(name)` is given content, which has no place without it.")
    }
    if declared.hasInitializer {
      throw ResponseError("`\(name)` has an `<Init>`, which has no place without it.")
    }
    let source = place.program.files[declared.file]
    let body = source.xml.children(of: declared.node).filter { source.xml[$0].name == "Body" }
    let shown = body.first.map { source.xml.children(of: $0).filter { !Self.isBlank($0, source.xml) } } ?? []
    guard shown.count == 1, source.xml[shown[0]].kind == .element else {
      throw ResponseError("`\(name)` does not show one element.")
    }
    var values: [MemberID: (code: String, path: String?)] = [:]
    for member in place.program.members(of: view) {
      let declared = place.program[member]
      guard declared.kind == .constant || declared.kind == .binding, declared.isParameter else {
        throw ResponseError("`\(name)` has `\(declared.name)` of its own, which has no place without it.")
      }
      values[member] = try value(of: declared)
    }
    let text = try replaced(shown[0], declared.file, values)
    return [SourceEdit(SourceLocation(place.file, place.node.range), text)]
  }

  private static func isBlank(_ id: XMLNodeID, _ xml: XMLTree) -> Bool {
    xml[id].kind == .text && xml[id].isBlank
  }

  /// What is passed for a parameter, as code, and as the path of a binding.
  private func value(of member: Member) throws -> (code: String, path: String?) {
    guard let attribute = place.xml.attributes(of: place.element).first(where: { $0.name == member.name })
    else {
      throw ResponseError("`\(member.name)` is not given as an attribute here.")
    }
    let text = place.text.text(attribute.value)
    if text.contains("\"") { throw ResponseError("What is given for `\(member.name)` holds quotes.") }
    if text.hasPrefix("$") { return (String(text.dropFirst()), String(text.dropFirst())) }
    if text.hasPrefix("{"), text.hasSuffix("}"),
      !text.dropFirst().dropLast().contains(where: { "{}".contains($0) })
    {
      let code = String(text.dropFirst().dropLast())
      return (Self.isPath(code) ? code : "(\(code))", nil)
    }
    guard member.type != .string else {
      if text.contains("{") {
        throw ResponseError("What is given for `\(member.name)` is put together from parts.")
      }
      return ("'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'", nil)
    }
    return (text, nil)
  }

  /// True for names with dots between them.
  static func isPath(_ code: some StringProtocol) -> Bool {
    code.utf8.first.map { !(0x30...0x39).contains($0) } == true
      && code.utf8.allSatisfy { $0.isPartOfName || $0 == UInt8(ascii: ".") }
  }

  /// The text of what the view shows, with what is passed in the places of its parameters, and the modifiers of the use behind its
  /// own.
  private func replaced(
    _ element: XMLNodeID, _ file: FileID, _ values: [MemberID: (code: String, path: String?)]
  ) throws -> String {
    let xml = place.program.files[file].xml
    let source = place.snapshot.text(file)
    let node = xml[element]
    var edits: [(range: Range<Int>, text: String)] = []
    var locals: Set<String> = []
    for occurrence in place.snapshot.occurrences(file) where node.range.contains(occurrence.range) {
      if case .local = occurrence.target { locals.insert(source.text(occurrence.range)) }
      guard case .member(let member) = occurrence.target, let value = values[member] else { continue }
      let isBound = occurrence.role == .binds || occurrence.role == .writes
      if isBound, value.path == nil {
        throw ResponseError("`\(place.program[member].name)` is changed, and no binding is given for it.")
      }
      edits.append(
        (Int(occurrence.range.start)..<Int(occurrence.range.end), isBound ? value.path ?? "" : value.code))
    }
    for value in values.values {
      let words = value.code.split { !($0 == "_" || $0.isLetter || $0.isNumber) }.map(String.init)
      if let word = words.first(where: { locals.contains($0) }) {
        throw ResponseError("`\(word)` means something else in what is put here.")
      }
    }
    if let chain = place.xml.attribute("modifiers", of: place.element) {
      let text = place.text.text(chain.value)
      if let own = xml.attribute("modifiers", of: element) {
        edits.append((Int(own.value.end)..<Int(own.value.end), text))
      } else {
        edits.append((Int(node.nameRange.end)..<Int(node.nameRange.end), " modifiers=\"\(text)\""))
      }
    }
    var bytes = source.bytes
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: edit.text.utf8)
    }
    let grown = bytes.count - source.bytes.count
    return String(decoding: bytes[Int(node.range.start)..<Int(node.range.end) + grown], as: UTF8.self)
  }
}
