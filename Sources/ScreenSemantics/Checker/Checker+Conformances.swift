import ScreenSyntax
import ScreenTypes
import SourceModel

extension FileChecker {
  /// Reports a Comparable declaration that has no order. Cases of an Enum are in the order in which they stand.
  mutating func checkConformances(_ declaration: DeclarationID) {
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
