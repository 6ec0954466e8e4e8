import ScreenSemantics
import SourceModel

extension LanguageServer {
  /// The kinds of tokens, by their numbers.
  static let tokenTypes = ["type", "property", "variable", "method", "enumMember", "parameter", "class"]
  /// What is told of tokens besides, by the bits.
  static let tokenModifiers = ["declaration", "modification", "defaultLibrary"]

  /// `textDocument/semanticTokens/full` and `range`: what the names of a file are.
  func semanticTokens(_ parameters: JSONValue) throws -> JSONValue {
    let (snapshot, file, text) = try snapshot(parameters)
    let wanted = text.offsets(of: parameters["range"], encoding) ?? 0..<text.bytes.count
    var data: [JSONValue] = []
    var last = (line: 0, column: 0)
    var end: UInt32 = 0
    for occurrence in snapshot.occurrences(file) where occurrence.range.start >= end {
      guard wanted.contains(Int(occurrence.range.start)), let kind = Self.token(occurrence, snapshot.program)
      else {
        continue
      }
      end = occurrence.range.end
      let start = text.place(of: Int(occurrence.range.start), encoding)
      let stop = text.place(of: Int(occurrence.range.end), encoding)
      guard start.line == stop.line else { continue }
      data += [
        .int(start.line - last.line),
        .int(start.line == last.line ? start.column - last.column : start.column),
        .int(stop.column - start.column), .int(kind.type), .int(kind.modifiers),
      ]
      last = start
    }
    return ["data": .array(data)]
  }

  /// The number of a token's kind and its bits; nil for what the grammar colours well enough.
  private static func token(_ occurrence: Occurrence, _ program: Program) -> (type: Int, modifiers: Int)? {
    var modifiers = occurrence.role == .declares ? 1 : occurrence.role == .writes ? 2 : 0
    let type: Int
    switch occurrence.target {
    case .declaration(let id): type = program[id].kind.isView ? 6 : 0
    case .member(let id):
      switch program[id].kind {
      case .function, .fragment: type = 3
      case .enumCase: type = 4
      case .constant, .variable, .state, .binding, .stateObject, .observedObject, .bindable,
        .environmentObject,
        .environment, .gestureState, .focusState, .accessibilityFocusState, .appStorage, .sceneStorage,
        .published, .computed, .slot:
        type = 1
      }
    case .local: type = 2
    case .modifier: (type, modifiers) = (3, 4)
    case .library: (type, modifiers) = (occurrence.role == .uses ? 3 : 1, 4)
    case .libraryType: (type, modifiers) = (0, 4)
    case .choice: (type, modifiers) = (4, 4)
    case .element, .attribute: return nil
    }
    return (type, modifiers)
  }
}
