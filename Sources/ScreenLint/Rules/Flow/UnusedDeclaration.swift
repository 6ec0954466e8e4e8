import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

extension RuleID { package static let flowUnusedDeclaration: RuleID = "flow/unused-declaration" }

extension FlowRules {
  /// The members of which one that nothing uses is told.
  private static let watched: [MemberKind] = [.computed, .function, .fragment, .constant, .variable]

  static let unusedDeclaration = Rule(
    .flowUnusedDeclaration, .warning, "A declaration that nothing uses",
    traits: [.needsWholePackage, .dependsOnUse], cost: .high,
    whatHappens: "Nothing: the app works the same without it.",
    why:
      "What is not used is still read, translated and maintained, and readers look for what it is good for.",
    repair: "Remove it, or use it where that was forgotten.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Price">
            <Let name="amount" type="Int"/>
            <Computed name="⟦taxed⟧" type="Int">amount * 119 / 100</Computed>
            <Body><Text>{amount}</Text></Body>
          </View>
          """#,
        good: #"""
          <View name="Price">
            <Let name="amount" type="Int"/>
            <Computed name="taxed" type="Int">amount * 119 / 100</Computed>
            <Body><Text>{taxed}</Text></Body>
          </View>
          """#,
        fixed: #"""
          <View name="Price">
            <Let name="amount" type="Int"/>
            <Body><Text>{amount}</Text></Body>
          </View>
          """#),
      RuleExample(
        bad: #"""
          <Module>
            <View name="⟦OldHome⟧"><Body><Text>Old</Text></Body></View>
            <Screen name="Home"><Body><Text>Home</Text></Body></Screen>
            <App name="Shop"><WindowGroup><Home/></WindowGroup></App>
          </Module>
          """#,
        good: #"""
          <Module>
            <View name="Title"><Body><Text>Home</Text></Body></View>
            <Screen name="Home"><Body><Title/></Body></Screen>
            <App name="Shop"><WindowGroup><Home/></WindowGroup></App>
          </Module>
          """#,
        fixed: #"""
          <Module>
            <Screen name="Home"><Body><Text>Home</Text></Body></Screen>
            <App name="Shop"><WindowGroup><Home/></WindowGroup></App>
          </Module>
          """#),
      RuleExample(
        bad: #"""
          <Module>
            <Enum name="Tab"><Case name="all"/><Case name="saved"/><Case name="⟦recent⟧"/></Enum>
            <Screen name="Home">
              <State name="tab" type="Tab" value="all"/>
              <Body><Button action="tab = tab == .all ? .saved : .all">Tab</Button></Body>
            </Screen>
            <App name="Shop"><WindowGroup><Home/></WindowGroup></App>
          </Module>
          """#,
        good: #"""
          <Module>
            <Enum name="Tab"><Case name="all"/><Case name="saved"/></Enum>
            <Screen name="Home">
              <State name="tab" type="Tab" value="all"/>
              <Body><Button action="tab = tab == .all ? .saved : .all">Tab</Button></Body>
            </Screen>
            <App name="Shop"><WindowGroup><Home/></WindowGroup></App>
          </Module>
          """#),
    ],
    nearMiss: #"""
      <Module>
        <Extension of="View"><Func signature="card() -> some View">.padding().background(.gray)</Func></Extension>
        <Screen name="Home"><Body><Text modifiers=".card()">Home</Text></Body></Screen>
        <App name="Shop"><WindowGroup><Home/></WindowGroup></App>
      </Module>
      """#,
    whenToLeaveIt:
      "Where the code that will use it is being written. A package without an App is a library, and so is one that another member of its workspace depends on: what others can use is not reported.",
    visits: [
      .members(watched) { context, id in
        let member = context.program[id]
        if context.program[member.owner].kind.hasBody {
          context.reportIfUnused(id) { context.isNamedForOtherPlatforms($0, in: member.file) }
        }
      }
    ]
  ) { context in
    guard context.isWholeApp else { return }
    lazy var elsewhere = context.namesForOtherPlatforms()
    context.reportUnusedCases { elsewhere.contains($0) }
    let named = context.namedTypes()
    // Of a type that nothing uses, that alone is told.
    for id in watched.lazy.flatMap({ context.model.members(of: $0) }) {
      let owner = context.program[id].owner
      let kind = context.program[owner].kind
      if !kind.hasBody, named[owner] || !context.mayBeUnused(kind) {
        context.reportIfUnused(id) { elsewhere.contains($0) }
      }
    }
    let written = context.writtenNames(
      ofAliases: context.program.declarations.indices.filter {
        !named[$0] && context.program.declarations[$0].kind == .typeAlias
      })
    for id in context.program.declarations.indices where !named[id] {
      let declaration = context.program.declarations[id]
      guard context.mayBeUnused(declaration.kind) else { continue }
      if declaration.kind == .typeAlias, written.contains(id) || context.isAskedFor(alias: id) { continue }
      if elsewhere.contains(declaration.innerName) { continue }
      // The keys of a type say how JSON calls its fields, also where no code names them.
      if declaration.name.text.hasSuffix(".CodingKeys") { continue }
      context.report(
        "Nothing uses the \(declaration.kind.element) `\(declaration.name)`.",
        at: context.program.location(of: id), help: "Remove it.",
        fixes: [FixIt("Remove `\(declaration.name)`", .safe, [context.removal(of: id)])])
    }
  }
}

extension RuleContext {
  /// True where all code that may use a declaration is there: that of an app, on which no other package depends.
  fileprivate var isWholeApp: Bool { facts.hasApp && facts.isWhole && !options.isDependedOn }

  /// Reports a member that nothing uses, here or where its name stands in what is for other platforms.
  fileprivate func reportIfUnused(_ id: MemberID, _ isNamedElsewhere: (Name) -> Bool) {
    let member = program[id]
    guard isUnusedDeclaration(id), !isNamedElsewhere(member.name) else { return }
    let isInitializer = member.name == Names.initializer
    let what =
      isInitializer
      ? "this Init of `\(program[member.owner].name)`" : "the \(member.element) `\(member.name)`"
    report(
      "Nothing uses \(what).", at: program.location(of: id), help: "Remove it.",
      fixes: [FixIt(isInitializer ? "Remove it" : "Remove `\(member.name)`", .safe, [removal(of: id)])])
  }

  /// True for a Computed, Func, Fragment or fixed Let that nothing uses: in a view, or anywhere in an app.
  fileprivate func isUnusedDeclaration(_ id: MemberID) -> Bool {
    guard graph.usage[id].isUnused else { return false }
    let member = program[id]
    if member.name.isEmpty || member.source != nil || program.isLook(id) { return false }
    if member.traits.contains(.isRequirement) || doesMoreThanGive(id) || program.isCoding(id) { return false }
    // What the environment computes is read by its key.
    if program[member.owner].type == LibraryTypes.environmentValues { return false }
    // Uses of a view name the view.
    if member.name == Names.initializer, program[member.owner].kind.hasBody { return false }
    let owner = program[member.owner]
    switch member.kind {
    case .computed, .function, .fragment: break
    case .constant where member.value != nil || member.isStatic:
      // A Let of a preview is also one of its body, and code reads that.
      guard owner.kind.hasBody || member.isStatic || isFixedInside(id), owner.kind != .preview,
        !isStorageKey(id), !isMadeKey(member)
      else {
        return false
      }
    case .variable where isFixedInside(id): break
    case .enumCase:
      // An enum of which no case is used is reported itself, or its cases come from outside.
      return isWholeApp && !owner.name.text.hasSuffix(".CodingKeys")
        && owner.members.contains { !graph.usage[$0].isUnused && program.members[$0].kind == .enumCase }
    // Rules of their own tell of states, parameters and what is injected.
    default: return false
    }
    if owner.kind.hasBody { return isUnderstood(id) && !isNeededByConformance(member, owner) }
    guard isWholeApp else { return false }
    // Where rows lack an identity, that is what is told.
    if member.name == Names.id, owner.kind == .structure,
      graph.loops.contains(where: { $0.element == owner.type })
    {
      return false
    }
    return !isNeededByConformance(member, owner) && !isCalledByStateObject(id)
  }

  /// True for a private value of an object, or of a struct that is not read from data, with what it begins with.
  private func isFixedInside(_ id: MemberID) -> Bool {
    let (member, owner) = (program[id], program[program[id].owner])
    return member.value != nil && (owner.kind.isObject || owner.kind == .structure)
      && !owner.conformances.contains(.codable) && isPrivateValue(id)
  }

  /// True for the initialiser by which a StateObject without a value makes its object.
  private func isCalledByStateObject(_ id: MemberID) -> Bool {
    let owner = program[id].owner
    guard program[owner].kind.isObject, program.initializerWithoutArguments(of: owner) == id else {
      return false
    }
    return model.members(of: .stateObject).contains {
      program[$0].value == nil && program.declaration(of: program[$0].type) == owner
    }
  }

  /// True for a stored member whose value may do something where it is made, such as starting a timer, or wake an object that does.
  private func doesMoreThanGive(_ id: MemberID) -> Bool {
    let member = program[id]
    if member.isGivenByInitializer { return mayActWhenMade(id) }
    guard member.kind == .constant || member.kind == .variable, member.value != nil else { return false }
    // What belongs to a type, or is lazy, is made for those that read it: nobody does.
    return !member.isStatic && !member.traits.contains(.isLazy) && mayActWhenMade(id)
  }

  /// True for the static member by which some storage says its key, or what keeps its value.
  private func isStorageKey(_ id: MemberID) -> Bool {
    program[id].isStatic
      && [MemberKind.appStorage, .sceneStorage].contains { kind in
        model.members(of: kind).contains {
          program.keyMember(of: $0) == id || program.storeMember(of: $0) == id
        }
      }
  }

  /// True for the key that a view makes for what it stores, which its storage names.
  private func isMadeKey(_ member: Member) -> Bool {
    member.traits.contains(.isInitParameter)
      && program[member.owner].members.contains {
        [.appStorage, .sceneStorage].contains(program[$0].kind) && program[$0].key == member.name
      }
  }

  /// Reports the cases of enums that nothing uses, here or where their names stand in what is for other platforms.
  fileprivate func reportUnusedCases(_ isNamedElsewhere: (Name) -> Bool) {
    lazy var brought = broughtEnums()
    for index in program.declarations.indices where program.declarations[index].kind == .enumeration {
      for id in program.declarations[index].members {
        guard program[id].kind == .enumCase, isUnusedDeclaration(id), !brought[index],
          !isNamedElsewhere(program[id].name)
        else { continue }
        report(
          "Nothing uses the \(program[id].kind.element) `\(program[id].name)`.", at: program.location(of: id),
          help: "Remove it.", fixes: [FixIt("Remove `\(program[id].name)`", .safe, [removal(of: id)])])
      }
    }
  }

  /// For each declaration: true for an enum whose cases come from outside the code: from `allCases`, raw values, model
  /// data, storage, or what is chosen in a control.
  fileprivate func broughtEnums() -> IDArray<DeclarationID, Bool> {
    var brought = IDArray<DeclarationID, Bool>(repeating: false, count: program.declarations.count)
    var seen = brought
    for declaration in graph.wholeEnums { brought[DeclarationID(declaration)] = true }
    var waiting = program.members.indices.filter {
      let member = program.members[$0]
      return member.source != nil || member.kind == .appStorage || member.kind == .sceneStorage
        || graph.usage[$0].binds > 0
    }.map { program.members[$0].type }
    while let type = waiting.popLast() {
      switch type.kind {
      case .applied(let bare, let arguments): waiting += [bare] + arguments
      case .declared(let id, _):
        if seen[id] { continue }
        seen[id] = true
        if program[id].kind == .enumeration { brought[id] = true }
        waiting += program[id].members.map { program.members[$0].type }
      case .optional(let inner), .array(let inner), .slice(let inner), .set(let inner), .sequence(let inner),
        .binding(let inner), .range(let inner), .closedRange(let inner):
        waiting.append(inner)
      case .dictionary(let key, let value): waiting += [key, value]
      case .tuple(let elements, _): waiting += elements
      // Nobody outside of the code makes a function, a key path or a type.
      case .function, .inOut, .keyPath, .writableKeyPath, .metatype: break
      case .error, .void, .bool, .int, .double, .string, .view, .any, .null, .builtin, .parameter: break
      }
    }
    return brought
  }

  /// True for what Swift or a framework asks for by a protocol that the type conforms to.
  private func isNeededByConformance(_ member: Member, _ owner: Declaration) -> Bool {
    if member.name == Names.id && owner.kind.isObject { return true }
    if member.kind == .function && ["<", ">", "<=", ">=", "==", "hash"].contains(member.name.text) {
      return true
    }
    if program.isOfFramework(member.owner), member.kind == .function || member.kind == .computed {
      return true
    }
    let only = member.parameters.count == 1 ? member.parameters.first : nil
    let asking =
      member.name == Names.initializer
      ? only.map { Conformances.asking(forInitializer: program.parameters[$0].label) } ?? []
      : Conformances.asking(forMember: member.name)
    return !asking.isEmpty && !asking.isDisjoint(with: program.conformances(of: owner.type))
  }

  /// True for a Typealias that says what an associated type is in a type, which a protocol asks for.
  fileprivate func isAskedFor(alias: DeclarationID) -> Bool {
    guard let type = program.typesAround(alias, in: program[alias].file).first else { return false }
    let name = program[alias].innerName
    return program.isOfFramework(type)
      || !Conformances.asking(forType: name).isDisjoint(with: program[type].conformances)
      || program.associatedType(named: name, of: program[type].type) != nil
  }

  /// True for what is there only to be used by its name.
  fileprivate func mayBeUnused(_ kind: DeclarationKind) -> Bool {
    kind.isNamed && kind != .app && kind != .screen && kind != .associatedType
  }

  /// Those of some Typealiases whose name is written anywhere else. What types are called where they are used is not kept, as all
  /// that is known there is what it stands for. Linear in the package where there are any.
  fileprivate func writtenNames(ofAliases aliases: [DeclarationID]) -> Set<DeclarationID> {
    if aliases.isEmpty { return [] }
    let words = Dictionary(grouping: aliases) {
      Array((program[$0].name.text.split(separator: ".").last ?? "").utf8)
    }
    let (lengths, beginnings) = (Set(words.keys.map(\.count)), Set(words.keys.compactMap(\.first)))
    var written: Set<DeclarationID> = []
    for file in program.files.indices {
      let bytes = program.files[file].source.bytes
      var place = 0
      while place < bytes.count {
        guard bytes[place].isPartOfName else {
          place += 1
          continue
        }
        let start = place
        while place < bytes.count, bytes[place].isPartOfName { place += 1 }
        guard beginnings.contains(bytes[start]), lengths.contains(place - start) else { continue }
        for alias in words[Array(bytes[start..<place])] ?? []
        where file != program[alias].file
          || !program[alias].nameRange.contains(SourceRange(start, place))
        {
          written.insert(alias)
        }
      }
    }
    return written
  }

  /// For each declaration: true where code, a header, or a use of one of its members names it.
  fileprivate func namedTypes() -> IDArray<DeclarationID, Bool> {
    var named = typesNamedThemselves()
    // What holds a type that is used is part of its name.
    for id in program.declarations.indices where program.declarations[id].isNested && named[id] {
      for outer in program.typesAround(id, in: program.declarations[id].file) { named[outer] = true }
    }
    return named
  }

  private func typesNamedThemselves() -> IDArray<DeclarationID, Bool> {
    var named = IDArray<DeclarationID, Bool>(graph.declarationUses.map { $0 > 0 })
    for index in program.members.indices {
      let owner = program.members[index].owner
      mark(program.members[index].type, by: owner, &named)
      for parameter in program.members[index].parameters {
        mark(program.parameters[parameter].type, by: owner, &named)
      }
      if program.members[index].isStatic || program.members[index].kind == .enumCase,
        !graph.usage[index].isUnused
      {
        named[owner] = true
      }
    }
    for kind in [MemberKind.appStorage, .sceneStorage] {
      for id in model.members(of: kind) {
        for used in [program.keyMember(of: id), program.storeMember(of: id)] {
          if let used { named[program[used].owner] = true }
        }
      }
    }
    for declaration in graph.wholeEnums { named[DeclarationID(declaration)] = true }
    if program.declaresProtocols {
      for id in program.declarations.indices {
        for conformed in program.protocols(of: program.declarations[id].type) where conformed != id {
          named[conformed] = true
        }
      }
    }
    for edge in graph.edges where edge.to < graph.nodes.declarations && edge.from != edge.to {
      named[DeclarationID(edge.to)] = true
    }
    // What only the types of expressions name is looked for last, as it takes long.
    if program.declarations.indices.allSatisfy({ named[$0] || !mayBeUnused(program.declarations[$0].kind) }) {
      return named
    }
    var seen: [Bool] = []
    for file in model.files {
      var last = TypeID.error
      for type in file.types where type != last {
        last = type
        let place = Int(type.raw)
        if place >= seen.count { seen += [Bool](repeating: false, count: place + 256 - seen.count) }
        if seen[place] { continue }
        seen[place] = true
        mark(type, by: .none, &named)
      }
    }
    return named
  }

  private func mark(_ type: TypeID, by owner: DeclarationID, _ named: inout IDArray<DeclarationID, Bool>) {
    switch type.kind {
    case .declared(let id, _): if id != owner { named[id] = true }
    case .applied(let bare, let arguments):
      for part in [bare] + arguments { mark(part, by: owner, &named) }
    case .optional(let inner), .array(let inner), .slice(let inner), .set(let inner), .sequence(let inner),
      .binding(let inner), .range(let inner), .closedRange(let inner), .metatype(let inner),
      .inOut(let inner):
      mark(inner, by: owner, &named)
    case .dictionary(let key, let value), .keyPath(let key, let value), .writableKeyPath(let key, let value):
      mark(key, by: owner, &named)
      mark(value, by: owner, &named)
    case .tuple(let elements, _): for element in elements { mark(element, by: owner, &named) }
    case .function(let parameters, let result):
      for parameter in parameters { mark(parameter, by: owner, &named) }
      mark(result, by: owner, &named)
    case .error, .void, .bool, .int, .double, .string, .view, .any, .null, .builtin, .parameter: break
    }
  }
}
