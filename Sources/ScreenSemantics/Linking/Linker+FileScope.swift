import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

/// Other names of types, and what stands in files by itself.
extension Linker {
  /// Finds the types that `Typealias` declarations stand for. One may stand for what another names, so that they are asked
  /// again until no more of them are found.
  mutating func resolveAliases() {
    var waiting = program.declarations.indices.filter {
      program.declarations[$0].kind == .typeAlias && !program.declarations[$0].extended.isNone
    }
    if waiting.isEmpty { return }
    var isNew = true
    while isNew {
      isNew = false
      waiting.removeAll { index in
        let (type, resolution) = target(of: index)
        // Wrong type arguments leave an error in the type, too, and are reported as such.
        let isMisapplied = resolution.unknown.isEmpty && resolution.uses.contains { !$0.arguments.isEmpty }
        if !resolution.unknown.isEmpty || type.holdsError && !isMisapplied { return false }
        declarations[index].type = type
        let declared = program[index]
        program.nested.share(declared.name, with: type)
        let own = Self.around(declared, program)
        typeUses += resolution.uses.map { TypeUse(use: $0, file: declared.file, own: own, isTold: true) }
        isNew = true
        return true
      }
    }
    for index in waiting {
      let declared = program[index]
      let names = target(of: index).resolution.unknown.filter { fault in
        program.lookup(fault.name, in: declared.file).map { program[$0].kind != .typeAlias } ?? true
      }
      for fault in names { self.unknown(fault.name, SourceLocation(declared.file, fault.range)) }
      if names.isEmpty {
        let namesID = namesID(declared)
        report(
          .nameUndefined, program.location(of: index),
          namesID
            ? "`\(declared.name)` stands for the type of an `id` that only its value tells."
            : "`\(declared.name)` stands for itself, so it names no type.",
          help: namesID
            ? "Write the `type` where that `id` is declared." : "Name the type that is meant in `type`.")
      }
    }
    program.byName.replace { [program] id in
      // What stands for a type with type arguments is more than a name of its declaration.
      guard program[id].kind == .typeAlias, case .declared(let declaration, _) = program[id].type.kind else {
        return nil
      }
      return declaration
    }
    program.byName.settle(in: program.memory)
  }

  /// True for a Typealias of the `ID` of a type.
  private func namesID(_ alias: Declaration) -> Bool {
    let code = program.files[alias.file].code
    return code.extent(of: alias.extended).contains { code[$0].name == Names.idType }
  }

  private func target(of alias: DeclarationID) -> (type: TypeID, resolution: TypeResolution) {
    let declared = program[alias]
    var resolution = program.typeResolution(
      program.files[declared.file].code, declared.file, own: Self.around(declared, program),
      alias: alias
    ) { [headers = headerOf.table, program] in Self.identifier(of: $0, $1, program, headers) }
    return (resolution.type(declared.extended), resolution)
  }

  /// The type that a nested declaration stands in; nil for another one.
  private static func around(_ declared: Declaration, _ program: Program) -> TypeID? {
    guard declared.isNested, let outer = NestedNames.parts(of: declared.name)?.outer else { return nil }
    return program.type(named: outer, in: declared.file)
  }

  /// Finds what stands in files by itself by its name, and reports two of one name in one package that no use can tell
  /// apart.
  mutating func checkFileScopes() {
    var entries: [(MemberIndex.Key, MemberID)] = []
    var privates: [(MemberIndex.Key, MemberID)] = []
    for declared in program.declarations where declared.kind == .fileScope {
      let owner = FileScopeNames.owner(
        declared.isPrivate ? .file(declared.file) : .package(program.byName.package(of: declared.file)))
      for member in declared.members where !program[member].name.isEmpty {
        let entry = (MemberIndex.Key(owner: owner, name: program[member].name), member)
        if declared.isPrivate { privates.append(entry) } else { entries.append(entry) }
      }
    }
    if entries.isEmpty && privates.isEmpty { return }
    program.fileScope = FileScopeNames(program.dataFirst(entries + privates), in: program.memory)
    for (key, member) in entries + privates { reportRival(of: member, key) }
  }

  private mutating func reportRival(of id: MemberID, _ key: MemberIndex.Key) {
    let member = program[id]
    if member.kind != .function, let type = program.lookup(member.name, in: member.file) {
      return reportTwice(member, help: "It is a type, too.", first: program.location(of: type))
    }
    var known = Array(program.fileScope.find(key))
    let shared = FileScopeNames.owner(.package(program.byName.package(of: member.file)))
    if key.owner != shared {
      known += program.fileScope.find(MemberIndex.Key(owner: shared, name: key.name)).filter {
        program[$0].file == member.file
      }
    }
    // Those of one declaration are told apart where they are collected.
    let rivals = known.filter {
      program[$0].owner != member.owner && $0 < id && isRival(program[$0], member)
    }
    guard let first = rivals.min() else { return }
    reportTwice(
      member, help: "Give one of them another name, or `private=\"true\"` where only its file needs it.",
      first: program.location(of: first))
  }

  /// Reports what an Extension declares that its type, or an Extension before it, declares, too.
  mutating func checkExtensions() {
    var known: [MemberIndex.Key: [MemberID]] = [:]
    func key(_ type: TypeID, _ member: MemberID) -> MemberIndex.Key {
      MemberIndex.Key(owner: type.raw, name: program[member].name)
    }
    // What is given under a condition only may stand beside what is given under another one.
    let extensions = program.declarations.indices.filter {
      let declared = program[$0]
      return declared.kind == .extended
        && program.files[declared.file].xml.attribute(Names.whereName, of: declared.node) == nil
    }
    for type in Set(extensions.compactMap { program.declaration(of: program[$0].type) })
    where !program[type].kind.isProtocol {
      for member in program[type].members {
        known[key(program[type].type, member), default: []].append(member)
      }
    }
    for id in extensions where !program[id].type.holdsError {
      for member in program[id].members where !program[member].name.isEmpty {
        let key = key(program[id].type, member)
        if let first = known[key]?.first(where: { isRedeclared($0, by: member) }) {
          reportTwice(
            program[member], help: "Give one of them another name, or remove it.",
            first: program.location(of: first))
        }
        known[key, default: []].append(member)
      }
    }
  }

  /// True for members of one type, in declarations of one package that see each other, which no use tells apart.
  private func isRedeclared(_ first: MemberID, by second: MemberID) -> Bool {
    let (one, other) = (program[first], program[second])
    if one.owner == other.owner || one.kind == .fragment || other.kind == .fragment { return false }
    if one.traits.contains(.isInitParameter) || one.isLocalOfInitializer { return false }
    if (one.isStatic || one.kind == .enumCase) != (other.isStatic || other.kind == .enumCase) { return false }
    if (one.kind == .function) != (other.kind == .function) { return false }
    if program.byName.package(of: one.file) != program.byName.package(of: other.file) { return false }
    let (known, added) = (program[one.owner], program[other.owner])
    // Several types of Swift may be one here, such as `UInt32` and `UInt64`.
    if known.name != added.name, program.declaration(of: added.type) == nil { return false }
    if (known.isPrivate || added.isPrivate) && one.file != other.file { return false }
    return one.kind != .function || signature(of: one) == signature(of: other)
  }

  /// The words by which a function is declared.
  private func signature(of function: Member) -> [Substring] {
    let file = program.files[function.file]
    return file.xml.attribute(Names.signature, of: function.node).map {
      file.source.text($0.value).split(separator: " ")
    } ?? []
  }

  private mutating func reportTwice(_ member: Member, help: String, first: SourceLocation) {
    report(
      .syntaxDuplicateDeclaration, SourceLocation(member.file, member.nameRange),
      "`\(member.name)` is declared twice in this package.", help: help,
      related: [RelatedPlace("declared here first", first)])
  }

  /// True where no use tells two of one name apart.
  private func isRival(_ first: Member, _ second: Member) -> Bool {
    guard first.kind == .function, second.kind == .function else {
      let function = first.kind == .function ? first : second
      return function.kind != .function || function.parameters.isEmpty
    }
    let (one, other) = (first.parameters, second.parameters)
    return one.count == other.count && first.type == second.type
      && zip(one, other).allSatisfy {
        program.parameters[$0].label == program.parameters[$1].label
          && program.parameters[$0].type == program.parameters[$1].type
      }
  }
}
