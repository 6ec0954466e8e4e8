import ScreenSyntax
import ScreenTypes
import SourceModel

/// What protocols of the package ask of the types that conform to them.
extension FileChecker {
  /// Reports what a type lacks of what the protocols ask for that a declaration says it conforms to, each at its name.
  mutating func checkRequirements(of declaration: DeclarationID) {
    let declared = program[declaration]
    if declared.kind.isOpen || declared.type.isError {
      return
    }
    var told: Set<MemberID> = []
    for word in Linker.named(by: declaration, in: program) {
      guard let first = program.lookup(word.name, in: file, inside: declared.type),
        program[first].kind.isProtocol
      else { continue }
      var missing: [MemberID] = []
      for id in program.protocols(of: declared.type)
      where id == first || program.protocols.conforms(program[first].type, to: program[id].type) {
        for requirement in program[id].members where !has(requirement, declared.type) {
          if told.insert(requirement).inserted { missing.append(requirement) }
        }
      }
      if missing.isEmpty {
        checkAssociatedTypes(of: first, in: declaration, word)
        continue
      }
      let isJoined = program[first].kind == .composition
      reportMissing(
        missing, of: isJoined ? word.name : program[first].name,
        extending: isJoined ? program[program[missing[0]].owner].name : program[first].name, in: declaration,
        word.range)
    }
  }

  /// Reports an associated type of a protocol for which a declaration says nothing, and one that lacks a bound.
  private mutating func checkAssociatedTypes(
    of named: DeclarationID, in declaration: DeclarationID, _ word: WrittenProtocols.Word
  ) {
    let type = program[declaration].type
    for owner in program.protocols(of: type)
    where owner == named || program.protocols.conforms(program[named].type, to: program[owner].type) {
      for id in program.associatedTypes(of: owner) {
        let name = NestedNames.inner(of: program[id].name)
        let related = [RelatedPlace("`\(name)` is declared here", program.location(of: id))]
        guard let witness = program.protocols.associated.witness(of: id, for: type) else {
          report(
            .nameUndefined, word.range,
            "\(program[declaration].name) conforms to \(program[owner].name), and nothing tells what its `\(name)` is.",
            related: related,
            help: "Say it in \(program[declaration].name): `<Typealias name=\"\(name)\" type=\"…\"/>`.")
          continue
        }
        if witness.holdsError { continue }
        if let lacking = program.protocolLacking(in: witness, for: id) {
          report(
            .typeMismatch, word.range,
            "The `\(name)` of \(program[owner].name) conforms to \(lacking), and \(describe(witness)), which \(program[declaration].name) has for it, does not.",
            related: related,
            help: program.declaration(of: witness) == nil
              ? "Name a type that does."
              : "Add `\(lacking)` to what \(witness) conforms to, or name a type that does.")
        }
      }
    }
  }

  /// True where a type has what a protocol asks for, also by itself.
  private mutating func has(_ requirement: MemberID, _ type: TypeID) -> Bool {
    if program.implementation(of: requirement, for: type) != nil { return true }
    let wanted = program[requirement]
    if wanted.type.isError || wanted.name.isEmpty { return true }
    guard let declaration = program.declaration(of: type) else {
      return !library.members(of: type, named: wanted.name, isStatic: wanted.isStatic).isEmpty
    }
    if wanted.name == Names.initializer { return isMadeMemberwise(declaration, as: requirement) }
    guard program[declaration].kind == .enumeration else { return false }
    return wanted.isStatic
      ? wanted.name == Names.allCases && program[declaration].conformances.contains(.caseIterable)
      : wanted.name == Names.rawValue && wanted.type == program.rawType(of: declaration)
  }

  /// True where a Struct without initialisers is made by all its members as a protocol asks for.
  private mutating func isMadeMemberwise(_ declaration: DeclarationID, as requirement: MemberID) -> Bool {
    guard program[declaration].kind == .structure, !program.hidesMemberwise(declaration) else { return false }
    let mark = calls.mark
    defer { calls.restore(mark) }
    let type = program[declaration].type
    let shape = shape(ofInitializer: declaration, in: type)
    let wanted = program[requirement].parameters
    guard shape.count >= wanted.count else { return false }
    var taken = wanted.lowerBound
    for place in 0..<shape.count {
      let own = calls.parameters[shape.first + place]
      if taken < wanted.upperBound, program.parameters[taken].label == own.label,
        program.type(program.parameters[taken].type, in: type) == own.type
      {
        taken = program.parameters.index(after: taken)
      } else if !own.hasDefault {
        return false
      }
    }
    return taken == wanted.upperBound
  }

  private mutating func reportMissing(
    _ missing: [MemberID], of name: Name, extending extended: Name, in declaration: DeclarationID,
    _ range: SourceRange
  ) {
    let declared = program[declaration]
    let list = missing.map { "`\(told($0))`" }.listed
    var other: (asked: MemberID, own: MemberID)?
    for asked in missing where other == nil {
      if let own = rival(of: asked, in: declared.type) { other = (asked, own) }
    }
    report(
      .nameUndefined, range, "\(declared.name) conforms to \(name), and has no \(list).",
      related: missing.map {
        RelatedPlace("`\(program[$0].name)` is asked for here", program.location(of: $0))
      }
        + (other.map { [RelatedPlace("this is another", program.location(of: $0.own))] } ?? []),
      help: other.map { difference($0.own, from: $0.asked) }
        ?? "Declare \(missing.count == 1 ? "it" : "them"), or give all types one in an `<Extension of=\"\(extended)\">`.",
      fixes: other == nil && !missing.contains { program[$0].name == Names.initializer }
        ? [adding(missing, to: declared)].compactMap(\.self) : [])
  }

  /// What a protocol asks for, as Swift writes it.
  private mutating func told(_ requirement: MemberID) -> String {
    let member = program[requirement]
    guard member.kind == .function else { return "\(member.name): \(member.type)" }
    let labels = member.parameters.map { program.parameters[$0].label }
    let isMade = member.name == Names.initializer
    let result = member.type == .void || isMade ? "" : " -> \(member.type)"
    return "\(member.name)(\(labels.map { $0.isEmpty ? "_:" : "\($0):" }.joined()))\(result)"
  }

  /// The type of what a protocol asks for, as a value of a type that conforms to it has it: `Self` is that type. `id` names it; the
  /// protocol itself has nothing of what it asks of types, which is reported.
  mutating func asked(_ type: TypeID, of requirement: MemberID, for base: TypeID, _ id: CodeID) -> TypeID {
    let declared = program[requirement]
    let own = program[declared.owner].type
    if declared.name == Names.initializer, case .declared = base.kind {
      return type.replacing { $0 == own ? base : nil }
    }
    if declared.isStatic, declared.traits.contains(.isRequirement), code[id].kind == .member,
      code[code[id].first].name != Names.ownType,
      let declaration = program.declaration(of: base), program[declaration].kind.isProtocol
    {
      report(
        .nameUndefined, code[id].nameRange,
        "`\(declared.name)` is what \(base) asks of the types that conform to it, and it has none itself.",
        related: [RelatedPlace("asked for here", program.location(of: requirement))],
        help: "Name a type that conforms to it; in an Extension of it `Self.\(declared.name)`.")
      return .error
    }
    let seen = program.type(type, in: base)
    if base == own || !namesOwnType(requirement) { return seen }
    return seen.replacing { $0 == own ? base : nil }
  }

  /// True where the type or signature of a member is written with `Self`.
  private mutating func namesOwnType(_ requirement: MemberID) -> Bool {
    let member = program[requirement]
    let file = program.files[member.file]
    let name = member.kind == .function ? Names.signature : Names.type
    guard let text = file.xml.attribute(name, of: member.node) else { return false }
    return file.source.text(text.value).words.contains("Self")
  }

  /// A member of the name of what a protocol asks for, which is not that.
  private mutating func rival(of requirement: MemberID, in type: TypeID) -> MemberID? {
    let name = program[requirement].name
    let found =
      program.declaration(of: type).map { program.members(of: $0, named: name) }
      ?? program.extensionMembers(of: type, named: name)
    return found.first { !program[$0].traits.contains(.isRequirement) }
  }

  private mutating func difference(_ own: MemberID, from requirement: MemberID) -> String {
    let (given, asked) = (program[own], program[requirement])
    if given.isStatic != asked.isStatic {
      return "`\(given.name)` is to belong to \(asked.isStatic ? "the type" : "each value") there."
    }
    if given.kind != .function, asked.kind != .function {
      if given.type != asked.type { return "`\(given.name)` is \(given.type) here, and \(asked.type) there." }
      return "`\(given.name)` is only read here, and can be set there: declare it as `<Var>`."
    }
    if given.kind == .function, asked.kind == .function, given.isMutating, !asked.isMutating {
      return "`\(given.name)` is mutating here, and not there."
    }
    if told(requirement) == told(own) {
      return "There it takes \(taken(by: requirement)), here \(taken(by: own))."
    }
    return "There it is `\(told(requirement))`, here `\(told(own))`."
  }

  /// The types of what a function takes, for a sentence.
  private mutating func taken(by function: MemberID) -> String {
    program[function].parameters.map { "\(program.parameters[$0].type)" }.listed
  }

  /// The fix that declares what is missing; nil where the declaration stands in another file.
  private mutating func adding(_ missing: [MemberID], to declared: Declaration) -> FixIt? {
    guard declared.file == file else { return nil }
    let stores = declared.kind == .structure || declared.kind.isObject
    let texts = missing.map { written($0, stores: stores) }
    let element = xml[declared.node]
    let names = missing.map { "`\(program[$0].name)`" }.joined(separator: ", ")
    let line = source.text(SourceRange(0, element.range.start)).split(
      separator: "\n", omittingEmptySubsequences: false)
    let before = line.last ?? ""
    let isOnItsOwn = before.allSatisfy { $0 == " " }
    let added = texts.map { isOnItsOwn ? "\n\(before)  \($0)" : $0 }.joined()
    let title = "Add \(names)"
    if element.contentEnd < element.range.end {
      let start = SourceRange(element.contentStart, element.contentStart)
      return fix(title, .suggested, start, added)
    }
    let end = SourceRange(element.range.end - 2, element.range.end)
    return fix(title, .suggested, end, ">\(added)\(isOnItsOwn ? "\n\(before)" : "")</\(element.name)>")
  }

  private mutating func written(_ requirement: MemberID, stores: Bool) -> String {
    let member = program[requirement]
    let isStatic = member.isStatic ? " static=\"true\"" : ""
    let body = "fatalError('Not written yet')"
    guard member.kind == .function else {
      let type = member.type.inAttribute
      if stores, !member.isStatic {
        return "<\(member.setter == nil ? "Let" : "Var") name=\"\(member.name)\" type=\"\(type)\"/>"
      }
      return "<Computed name=\"\(member.name)\" type=\"\(type)\"\(isStatic)>\(body)</Computed>"
    }
    let file = program.files[member.file]
    let signature = file.xml.attribute(Names.signature, of: member.node).map { file.source.text($0.value) }
    let isMutating = member.isMutating && stores ? " mutating=\"true\"" : ""
    return "<Func signature=\"\(signature ?? "\(member.name)()")\"\(isStatic)\(isMutating)>\(body)</Func>"
  }
}
