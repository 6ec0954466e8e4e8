import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

extension FileChecker {
  /// Reports protocols of a declaration that ask for what it does not have.
  mutating func checkConformances(_ declaration: DeclarationID) {
    let conformances = program[declaration].conformances
    if conformances.contains(.comparable) { checkOrder(declaration) }
    if conformances.contains(.identifiable) { checkIdentity(declaration) }
    if conformances.contains(.caseIterable) { checkCases(declaration) }
    if conformances.contains(.shape) { checkPath(declaration) }
    if conformances.contains(.layout) { checkLayout(declaration) }
    if conformances.contains(.optionSet) { checkOptions(declaration) }
  }

  /// A Shape has a `path(in:)`.
  private mutating func checkPath(_ declaration: DeclarationID) {
    let name = program[declaration].name
    let isDrawn = program.members(of: declaration, named: "path").contains {
      program[$0].kind == .function && program[$0].parameters.count == 1
    }
    if isDrawn, program[declaration].kind == .structure { return }
    report(
      .nameUndefined, place(of: "Shape", in: declaration),
      isDrawn
        ? "\(name) conforms to Shape, and is \(program[declaration].kind.element.withArticle)."
        : "\(name) conforms to Shape, and has no `path(in:)` that draws it.",
      help: isDrawn
        ? "Make it a `<Struct>`."
        : "Declare it: `<Func signature=\"path(in rect: CGRect) -> Path\">…</Func>`.")
  }

  /// A Layout tells how large it is, and where the views in it stand.
  private mutating func checkLayout(_ declaration: DeclarationID) {
    let name = program[declaration].name
    guard program[declaration].kind == .structure else {
      return report(
        .nameUndefined, place(of: "Layout", in: declaration),
        "\(name) conforms to Layout, and is \(program[declaration].kind.element.withArticle).",
        help: "Make it a `<Layout>`.")
    }
    if let cache = program.members(of: declaration, named: "makeCache").first {
      report(
        .nameUndefined, program[cache].nameRange, "A Layout keeps nothing here: its cache is `()`.",
        help: "Compute what is needed where it is needed, and write `cache: inout ()`.")
      return
    }
    for function in LayoutFunction.allCases where program.function(function, of: declaration) == nil {
      let other = program.members(of: declaration, named: function.name).first
      report(
        .nameUndefined, place(of: "Layout", in: declaration),
        "\(name) is a Layout, and has no `\(function.call)` that \(function.meaning).",
        related: other.map { [RelatedPlace("this one is another", program.location(of: $0))] } ?? [],
        help: "Declare it: `<Func signature=\"\(function.signature)\">…</Func>`.")
    }
  }

  /// True for a set of options: one of the library, or a struct that is a set of some of its static members.
  mutating func isOptionSet(_ type: TypeID) -> Bool {
    if case .builtin = type.kind { return StandardLibrary.optionSetTypes.contains(type) }
    guard let declaration = program.declaration(of: type) else { return false }
    return program[declaration].conformances.contains(.optionSet) && program[declaration].kind == .structure
  }

  /// An OptionSet is kept as the bits of a whole number, and as nothing else.
  private mutating func checkOptions(_ declaration: DeclarationID) {
    let stored = program.storedMembers(of: declaration)
    if stored.count == 1, program[stored[0]].name == Names.rawValue, program[stored[0]].type == .int {
      return
    }
    let name = program[declaration].name
    let other = stored.first { program[$0].name != Names.rawValue || program[$0].type != .int }
    report(
      .nameUndefined, place(of: "OptionSet", in: declaration),
      "\(name) conforms to OptionSet, whose values hold a `rawValue` of type Int and nothing else.",
      related: other.map { [RelatedPlace("this is more", program.location(of: $0))] } ?? [],
      help: program[declaration].kind == .structure
        ? "Declare `<Let name=\"rawValue\" type=\"Int\"/>`; each option is a `<Let static=\"true\">`, made as "
          + "`{\(name)(rawValue: 1)}`." : "Declare it as a `<Struct>`.")
  }

  /// An Identifiable has an `id`; that of an object is the object itself.
  private mutating func checkIdentity(_ declaration: DeclarationID) {
    let declared = program[declaration]
    if declared.kind.isObject || program.identity(of: declared.type) != nil { return }
    report(
      .nameUndefined, place(of: "Identifiable", in: declaration),
      "\(declared.name) conforms to Identifiable, and has no `id` that tells its values apart.",
      help:
        "Declare `<Let name=\"id\" type=\"Int\"/>`, or `<Computed name=\"id\" type=\"String\">` that gives what is "
        + "another in each value.")
  }

  /// What an extension of a library type makes Identifiable has an `id`.
  mutating func checkAddedIdentity(_ declaration: DeclarationID) {
    let type = program[declaration].type
    if !type.isError, program.declaration(of: type) == nil, program.identity(of: type) == nil {
      checkIdentity(declaration)
    }
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
        .nameUndefined, place(of: "CaseIterable", in: declaration),
        "\(name) conforms to CaseIterable, and has no `allCases`: only those of an Enum are known by themselves.",
        help: list)
      return
    }
    guard let open = program.cases(of: declaration).first(where: { program[$0].type != .void }) else {
      return
    }
    report(
      .nameUndefined, place(of: "CaseIterable", in: declaration),
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
      .nameUndefined, place(of: "Comparable", in: declaration),
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
      if isStored, !member.isStatic, !member.type.isError, program.isComparable(member.type) {
        return member.name
      }
    }
    return "name"
  }

  /// Reports `allCases` of an Enum that is not said to be CaseIterable.
  mutating func requireCases(of declaration: DeclarationID, _ range: SourceRange) {
    if program[declaration].kind != .enumeration || program.conforms(declaration, to: .caseIterable) {
      return
    }
    let name = program[declaration].name
    reportLack(
      .nameUndefined, range, "\(name) has no `allCases`: it does not conform to CaseIterable.", declaration,
      lacking: "CaseIterable")
  }

  /// Reports a type whose sets and dictionaries would find nothing: their elements or keys have no hash.
  mutating func requireHashes(_ type: TypeID, _ range: SourceRange) {
    switch type.kind {
    case .optional(let inner), .array(let inner), .slice(let inner), .sequence(let inner),
      .inOut(let inner), .binding(let inner):
      requireHashes(inner, range)
    case .set(let element): requireHash(element, "The elements of a Set", range)
    case .dictionary(let key, let value):
      requireHash(key, "The keys of a Dictionary", range)
      requireHashes(value, range)
    case .tuple(let parts, _), .applied(_, let parts): for part in parts { requireHashes(part, range) }
    case .function(let parameters, let result):
      for part in parameters + [result] { requireHashes(part, range) }
    case .error, .void, .bool, .int, .double, .string, .view, .any, .null, .builtin, .declared, .range,
      .closedRange, .keyPath, .writableKeyPath, .metatype, .parameter:
      return
    }
  }

  /// Requires of what a selection, a tag or an id is that it has a hash.
  mutating func requireHash(_ type: TypeID, _ role: String, _ range: SourceRange) {
    guard let declaration = program.unhashed(type) else { return }
    reportLack(
      .typeMismatch, range,
      "\(role) are Hashable, and \(program[declaration].name) does not conform to Hashable.", declaration,
      lacking: "Hashable")
  }

  /// Reports a protocol that a declaration lacks; of all such reports in a package one stays.
  private mutating func reportLack(
    _ rule: RuleID, _ range: SourceRange, _ message: String, _ declaration: DeclarationID,
    lacking word: String
  ) {
    let declared = program[declaration]
    let help = MissingConformance.help(word, declared.name)
    let place = program.location(of: declaration)
    report(
      rule, range, message, related: [RelatedPlace("declared here", place)], help: help,
      fixes: declared.file == file && declared.kind != .genericParameter ? [conforming(declared, word)] : [])
  }

  /// The fix that names one more protocol in a declaration of this file.
  private mutating func conforming(_ declared: Declaration, _ word: String) -> FixIt {
    let title = "Make \(declared.name) \(word)"
    guard let attribute = xml.attribute(Names.conforms, of: declared.node) else {
      let end = declared.nameRange.end + 1
      return fix(title, .suggested, SourceRange(end, end), " conforms=\"\(word)\"")
    }
    let end = attribute.value.end
    return fix(
      title, .suggested, SourceRange(end, end), attribute.value.start == end ? word : ", \(word)")
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
