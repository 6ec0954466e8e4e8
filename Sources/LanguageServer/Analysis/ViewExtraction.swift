import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

/// Makes a view of an element: what the element reads is passed to it, what it changes is bound, and what is in the environment is
/// taken from there again.
struct ViewExtraction {
  private let place: RefactoringPlace
  /// The members of the new view, and what is passed to it.
  private var members: [String] = []
  private var arguments: [String] = []

  /// The extraction of the element at a place.
  init(_ place: RefactoringPlace) { self.place = place }

  /// A name that the element has from around it.
  private struct Use {
    let name: Name
    let target: SymbolTarget
    var type: TypeID
    var isChanged: Bool
  }

  /// The edits: the new view behind the declaration around, and its use. Throws `ResponseError` where the element needs what cannot
  /// be passed.
  func edits() throws -> [SourceEdit] {
    guard let declaration = place.declaration else {
      throw ResponseError("There is no screen or view around the element.")
    }
    var made = self
    for use in uses { try made.add(use) }
    return made.edits(behind: place.xml[place.program[declaration].node])
  }

  /// What is named in the element and declared outside of it, by where it is named first.
  private var uses: [Use] {
    let node = place.node
    let names = place.snapshot.occurrences(place.file)
    var uses: [Use] = []
    for occurrence in names where node.range.contains(occurrence.range) {
      let name = Name(place.text.text(occurrence.range))
      switch occurrence.target {
      case .member(let member):
        let owner = place.program[member].owner
        guard owner == place.declaration, !place.program[member].isStatic else { continue }
      case .local(_, let start):
        if node.range.start <= start, start < node.range.end { continue }
      case .declaration, .element, .modifier, .attribute, .library, .libraryType, .choice: continue
      }
      let isChanged = occurrence.role == .writes || occurrence.role == .binds
      if let known = uses.firstIndex(where: { $0.target == occurrence.target }) {
        if isChanged { uses[known].isChanged = true }
        if uses[known].type == .error { uses[known].type = occurrence.type }
      } else {
        uses.append(Use(name: name, target: occurrence.target, type: occurrence.type, isChanged: isChanged))
      }
    }
    return uses
  }

  private mutating func add(_ use: Use) throws {
    guard case .member(let id) = use.target else {
      return try pass(use, type: use.type)
    }
    let member = place.program[id]
    switch member.kind {
    case .environmentObject, .environment:
      let node = place.xml[member.node]
      members.append(place.text.text(node.range))
    case .stateObject, .observedObject:
      members.append(
        "<ObservedObject name=\"\(use.name)\" type=\"\(RefactoringPlace.escaped("\(member.type)"))\"/>")
      arguments.append("\(use.name)=\"{\(use.name)}\"")
    case .bindable:
      members.append(
        "<Bindable name=\"\(use.name)\" type=\"\(RefactoringPlace.escaped("\(member.type)"))\"/>")
      arguments.append("\(use.name)=\"{\(use.name)}\"")
    case .constant, .variable, .state, .binding, .appStorage, .sceneStorage, .computed, .published:
      try pass(use, type: member.type)
    case .gestureState, .focusState, .accessibilityFocusState, .function, .enumCase, .fragment, .slot:
      throw ResponseError(
        "The element uses `\(use.name)`, a \(member.element), which cannot be passed to a view.")
    }
  }

  private mutating func pass(_ use: Use, type: TypeID) throws {
    guard type != .error, type != .void else {
      throw ResponseError("The type of `\(use.name)` is not known, so that it cannot be passed to a view.")
    }
    let element = use.isChanged ? "Binding" : "Let"
    members.append("<\(element) name=\"\(use.name)\" type=\"\(RefactoringPlace.escaped("\(type)"))\"/>")
    arguments.append("\(use.name)=\"\(use.isChanged ? "$\(use.name)" : "{\(use.name)}")\"")
  }

  private func edits(behind declaration: XMLNode) -> [SourceEdit] {
    let name = Self.freeName(in: place.program)
    let parts = members.map { "    \($0)\n" }.joined()
    let view =
      "  <View name=\"\(name)\">\n\(parts)    <Body>\n      \(place.text.text(place.node.range))\n    </Body>\n  </View>"
    let use = "<\(([name] + arguments).joined(separator: " "))/>"
    func at(_ offset: UInt32) -> SourceLocation { SourceLocation(place.file, SourceRange(offset, offset)) }
    var edits = [SourceEdit(SourceLocation(place.file, place.node.range), use)]
    if declaration.parent.isNone {
      edits.append(SourceEdit(at(declaration.range.start), "<Module>\n"))
      edits.append(SourceEdit(at(declaration.range.end), "\n\n\(view)\n</Module>"))
    } else {
      edits.append(SourceEdit(at(declaration.range.end), "\n\n\(view)"))
    }
    return edits
  }

  private static func freeName(in program: Program) -> String {
    let taken = Set(program.declarations.map(\.name.text))
    var (name, number) = ("ExtractedView", 2)
    while taken.contains(name) {
      name = "ExtractedView\(number)"
      number += 1
    }
    return name
  }
}
