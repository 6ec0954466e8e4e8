import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

/// Labels behind the name of a function that is handed on, as in `dispatch(action:)`.
extension FileChecker {
  /// The function with the labels that are written behind a name, noted there; reports labels that none has.
  mutating func labelled(_ first: MemberID, among found: Table<Int, MemberID>, _ id: CodeID) -> MemberID {
    let written = writtenLabels(id)
    if labels(of: first) == written { return first }
    for other in found
    where program[other].kind == .function && program[other].isStatic == program[first].isStatic
      && labels(of: other) == written
    {
      note(id, Reference(reference(id).kind, Int(other.index)))
      return other
    }
    let name = program[first].name
    let known = labels(of: first)
    report(
      .nameUndefined, labelsRange(id), "`\(name)` has other labels: `\(name)\(known)`.",
      related: [RelatedPlace("declared here", program.location(of: first))],
      help: "Write the labels that it has, or its name alone.",
      fixes: change(labelsRange(id), to: known))
    return first
  }

  /// The type of a name with labels behind it; reports what is no function with these labels.
  mutating func labelledType(_ type: TypeID, _ id: CodeID) -> TypeID {
    // An initialiser was made a closure that calls it with its label.
    if type.isError || code[id].kind == .closure { return type }
    let found = reference(id)
    let written = writtenLabels(id)
    switch found.kind {
    case .member, .staticMember:
      // Its labels were compared where it was found.
      if program[found.member].kind == .function { return type }
    case .enumCase:
      if Self.labels(payloadLabels(of: found.member)) == written { return type }
    case .library:
      let entry = libraryEntry(found)
      let labels = entry.parameters.map(\.label)
      if entry.member.form != .property, Self.labels(labels) == written { return type }
    // Nothing else has labels.
    default: break
    }
    let labels = labelsRange(id)
    let name = code[id].name
    let message = "`\(name)` here is no function with the labels `\(written)`."
    guard isFunction(type) else {
      report(.nameUndefined, labels, message, help: "Write its name alone.")
      return .error
    }
    let arguments = writtenLabelNames(id).enumerated().map { ($1.isEmpty ? "" : "\($1): ") + "$\($0)" }
    let closure = "{ \(source.text(range(id)))(\(arguments.joined(separator: ", "))) }"
    report(
      .nameUndefined, labels, message,
      help: "Write its name alone, or a closure that calls the function that is meant: `\(closure)`.")
    return .error
  }

  /// The labels that are written behind a name, empty for `_`.
  mutating func writtenLabelNames(_ id: CodeID) -> [Name] {
    writtenLabels(id).dropFirst().dropLast().split(separator: ":").map {
      $0 == "_" ? .none : Name(String($0))
    }
  }

  private mutating func writtenLabels(_ id: CodeID) -> String { source.text(labelsRange(id)) }

  /// Where the labels behind a name stand, with their parentheses.
  mutating func labelsRange(_ id: CodeID) -> SourceRange {
    let start = range(id).end
    let end = FunctionLabels.end(in: source.bytes, from: Int(start), below: source.bytes.count)
    return SourceRange(start, end.map { UInt32($0) } ?? start)
  }

  /// The labels of what a case holds; none where it has one without.
  mutating func payloadLabels(of enumCase: MemberID) -> [Name] {
    let payload = program[enumCase].type
    if case .tuple(let parts, let names) = payload.kind {
      return names.isEmpty ? parts.map { _ in .none } : names
    }
    return payload == .void ? [] : [program.payloadLabel(of: enumCase) ?? .none]
  }

  private mutating func labels(of function: MemberID) -> String {
    Self.labels(program[function].parameters.map { program.parameters[$0].label })
  }

  private static func labels(_ names: [Name]) -> String {
    "(" + names.map { $0.isEmpty ? "_:" : "\($0):" }.joined() + ")"
  }
}
