import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

/// Makes a Binding of a Let, and passes one wherever the view is shown.
struct BindingConversion {
  private let place: RefactoringPlace

  /// The conversion of the Let at a place.
  init(_ place: RefactoringPlace) { self.place = place }

  /// The edits of the declaration and of all uses. Throws `ResponseError` where a use passes what cannot be bound.
  func edits() throws -> [SourceEdit] {
    guard let member = place.member else { throw ResponseError("There is no Let here.") }
    var edits = [SourceEdit(SourceLocation(place.file, place.node.nameRange), "Binding")]
    if place.node.contentEnd < place.node.range.end {
      let start = place.node.contentEnd + 2
      edits.append(SourceEdit(SourceLocation(place.file, SourceRange(start, start + 3)), "Binding"))
    }
    for (file, occurrence) in place.snapshot.places(of: .member(member)) where occurrence.role == .uses {
      edits.append(try edit(of: occurrence, in: file, member))
    }
    return edits
  }

  private func edit(of occurrence: Occurrence, in file: FileID, _ member: MemberID) throws -> SourceEdit {
    let xml = place.program.files[file].xml
    let text = place.snapshot.text(file)
    guard let attribute = xml.attributes.first(where: { $0.nameRange == occurrence.range }) else {
      throw ResponseError(
        "A view is made in code that passes `\(place.program[member].name)`; pass it a Binding first.")
    }
    let location = SourceLocation(file, attribute.value)
    let value = text.text(attribute.value)
    if value.hasPrefix("{"), value.hasSuffix("}") {
      let code = value.dropFirst().dropLast()
      return SourceEdit(location, isBindable(code, attribute, file) ? "$\(code)" : "{.constant(\(code))}")
    }
    if place.program[member].type == .string {
      let quoted = value.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
      return SourceEdit(location, "{.constant('\(quoted)')}")
    }
    return SourceEdit(location, "{.constant(\(value))}")
  }

  /// True for a path that begins with what can be changed there.
  private func isBindable(_ code: Substring, _ attribute: XMLAttribute, _ file: FileID) -> Bool {
    guard ViewInlining.isPath(code) else { return false }
    let first = place.snapshot.occurrences(file).first {
      attribute.value.contains($0.range) && ($0.role == .reads || $0.role == .binds)
    }
    guard case .member(let id)? = first?.target else { return false }
    switch place.program[id].kind {
    case .state, .binding, .stateObject, .observedObject, .bindable, .environmentObject, .appStorage,
      .sceneStorage, .focusState, .accessibilityFocusState, .gestureState, .published:
      return true
    case .constant, .variable, .environment, .computed, .function, .enumCase, .fragment, .slot: return false
    }
  }
}
