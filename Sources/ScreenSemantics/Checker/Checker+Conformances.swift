import ScreenSyntax
import ScreenTypes
import SourceModel

extension FileChecker {
  /// Reports protocols of a declaration that ask for what it does not have.
  mutating func checkConformances(_ declaration: DeclarationID) {
    let conformances = program[declaration].conformances
    if conformances.contains(.comparable) { checkOrder(declaration) }
    if conformances.contains(.identifiable) { checkIdentity(declaration) }
    if conformances.contains(.caseIterable) { checkCases(declaration) }
  }

  /// An Identifiable has an `id`; that of an object is the object itself.
  private mutating func checkIdentity(_ declaration: DeclarationID) {
    let declared = program[declaration]
    if declared.kind.isObject || program.identity(of: declared.type) != nil { return }
    report(
      "name/undefined", place(of: "Identifiable", in: declaration),
      "\(declared.name) conforms to Identifiable, and has no `id` that tells its values apart.",
      help:
        "Declare `<Let name=\"id\" type=\"Int\"/>`, or `<Computed name=\"id\" type=\"String\">` that gives what is "
        + "another in each value.")
  }

  /// The cases of a CaseIterable can be listed, so none of them holds a value of its own.
  private mutating func checkCases(_ declaration: DeclarationID) {
    if program.members(of: declaration, named: Names.allCases).contains(where: { program[$0].isStatic }) {
      return
    }
    let name = program[declaration].name
    let list = "Declare them: `<Let name=\"allCases\" type=\"[\(name)]\" static=\"true\" value=\"{[…]}\"/>`."
    guard program[declaration].kind == .enumeration else {
      report(
        "name/undefined", place(of: "CaseIterable", in: declaration),
        "\(name) conforms to CaseIterable, and has no `allCases`: only those of an Enum are known by themselves.",
        help: list)
      return
    }
    guard let open = program.cases(of: declaration).first(where: { program[$0].type != .void }) else {
      return
    }
    report(
      "name/undefined", place(of: "CaseIterable", in: declaration),
      "\(name) conforms to CaseIterable, and `\(program[open].name)` holds a value, so its cases cannot be listed.",
      related: [RelatedPlace("declared here", program.location(of: open))], help: list)
  }

  /// A Comparable declaration has an order. Cases of an Enum are in the order in which they stand.
  private mutating func checkOrder(_ declaration: DeclarationID) {
    let kind = program[declaration].kind
    guard kind == .structure || kind.isObject else { return }
    let orders = program.members(of: declaration, named: Names.less)
    if orders.contains(where: { program[$0].isStatic && program[$0].parameters.count == 2 }) { return }
    let name = program[declaration].name
    report(
      "name/undefined", place(of: "Comparable", in: declaration),
      "\(name) conforms to Comparable, and has no `<` that tells which of two comes first.",
      related: orders.first.map { [RelatedPlace("this one is none", program.location(of: $0))] } ?? [],
      help:
        "Declare `<Func static=\"true\" signature=\"lt(a: \(name), b: \(name)) -> Bool\">`, whose body compares a "
        + "field of both: `a.\(firstOrdered(declaration)) lt b.\(firstOrdered(declaration))`.")
  }

  /// The name of the first stored property that has an order.
  private mutating func firstOrdered(_ declaration: DeclarationID) -> Name {
    for id in program.members(of: declaration) {
      let member = program[id]
      let isStored = member.kind == .constant || member.kind == .variable || member.kind == .published
      if isStored, !member.isStatic, !member.type.isError, isComparable(member.type) { return member.name }
    }
    return "name"
  }

  /// Where a protocol stands in the `conforms` of a declaration.
  private mutating func place(of word: String, in declaration: DeclarationID) -> SourceRange {
    let node = program[declaration].node
    guard let attribute = xml.attribute(Names.conforms, of: node) else { return xml[node].nameRange }
    let text = source.text(attribute.value)
    let words = text.split { $0 == "," || $0 == " " }
    guard !attribute.needsDecoding, let found = words.first(where: { $0 == word }) else {
      return attribute.value
    }
    let start =
      attribute.value.start + UInt32(text.utf8.distance(from: text.startIndex, to: found.startIndex))
    return SourceRange(start, start + UInt32(word.utf8.count))
  }
}
