import ElementCatalog
import ScreenSemantics
import ScreenTypes
import SourceModel
import StandardLibrary

/// What may stand at a place of code, by what the checker looked for there.
///
/// What fits comes first: values of the wanted type, then names of the body, members around, types and functions of the
/// package, and of the library last. Within each, what the package uses often at such a place comes before the rest.
struct CodeCompletion {
  private let program: Program
  private let file: FileID
  private let usage: MarkupUsage
  /// The element whose code it is.
  private let element: Name
  private let library = StandardLibrary.shared
  private(set) var items: [CompletionItem] = []
  /// The type that is wanted of a member.
  private var wish: TypeID?
  private var seen: Set<String> = []
  /// What stands in front of the place of the word that is completed.
  private let typed: ArraySlice<UInt8>
  /// True where the package declares more than was added: other letters ask again.
  private(set) var isIncomplete = false
  /// True where arguments stand behind the place, so that it is a function or a type.
  var isCalled = false
  /// What stands behind the place.
  var following = FollowingCode()

  init(
    _ program: Program, _ file: FileID, _ usage: MarkupUsage, element: Name, typed: ArraySlice<UInt8>
  ) {
    (self.program, self.file, self.usage, self.element) = (program, file, usage, element)
    self.typed = typed
  }

  /// Adds what may stand at a place.
  mutating func add(_ place: ProbedPlace) {
    wish = place.wish.flatMap { $0.isError || $0 == .any ? nil : $0 }
    defer { wish = nil }
    switch place.kind {
    case .name(let wanted): addNames(place, wanted)
    case .binding: addBindings(place)
    case .member(let base): addMembers(of: base)
    case .staticMember(let type): addStatics(of: type, wanted: nil)
    case .implicitMember(let type): addStatics(of: type, wanted: type)
    case .modifier(let receiver): addModifiers(of: receiver)
    case .environmentKey:
      for key in EnvironmentKeys.all {
        let type = EnvironmentKeys.type(of: Name(key)).map { "\($0)" } ?? ""
        add(CompletionItem(key, .property, detail: type, rank: 100))
      }
    }
  }

  /// True where a value, or the type itself, has a member of a name.
  private func has(_ type: TypeID, _ name: Name) -> Bool {
    var (type, isStatic) = (type, false)
    if case .metatype(let itself) = type.kind { (type, isStatic) = (itself, true) }
    if case .binding(let bound) = type.kind { type = bound }
    if let declaration = program.declaration(of: type), !program.members(of: declaration, named: name).isEmpty
    {
      return true
    }
    if !program.extensionMembers(of: type, named: name).isEmpty { return true }
    if isStatic, library.cases(of: type)?.contains(name) == true { return true }
    return !library.members(of: type, named: name, isStatic: isStatic).isEmpty
  }

  /// Adds something; `type` is that of its value, where what stands behind the place may tell whether it fits.
  private mutating func add(_ item: CompletionItem, type: TypeID? = nil) {
    guard !item.label.isEmpty, seen.insert(item.label).inserted else { return }
    var item = item
    if isCalled {
      switch item.kind {
      case .function, .method, .structure, .type: item.rank += 200
      case .field, .variable, .property, .constant, .keyword: item.rank -= 300
      case .module, .value, .enumeration, .snippet, .color, .file, .enumCase: break
      }
    }
    if let assigned = following.assigned, type == assigned { item.rank += 120 }
    if !following.member.isEmpty, let type { item.rank += has(type, following.member) ? 300 : -200 }
    let word = Name(item.label)
    item.rank +=
      min(usage.count(ofWord: word, in: element), 9) * 4 + min(usage.count(ofWord: word, in: .none), 12)
    items.append(item)
  }

  // MARK: Names

  private mutating func addNames(_ place: ProbedPlace, _ wanted: TypeID?) {
    let wanted = wanted.flatMap { $0.isError || $0 == .any ? nil : $0 }
    for (distance, local) in place.locals.enumerated() {
      let fit = fit(local.type, wanted)
      add(
        CompletionItem(
          local.name.text, .variable, detail: "\(local.type)", rank: 700 + fit - min(distance, 40)),
        type: local.type)
    }
    for member in membersAround(place) {
      addMember(member, rank: 600 + fit(valueType(of: member), wanted))
    }
    if let wanted, case .binding(let bound) = wanted.kind { addBindings(place, of: bound) }
    if !place.owner.isNone, !place.isStatic {
      add(CompletionItem("self", .keyword, detail: "\(place.selfType)", rank: 250))
    }
    let offered = OfferedDeclarations(
      of: program, to: file, typed: typed,
      rank: { usage.count(ofWord: $0.name, in: .none) + (isWanted($0, by: wanted) ? 2000 : 0) }
    ) { $0.kind.isNamed && !$0.kind.isView }
    if !offered.isAll { isIncomplete = true }
    for declaration in offered.found {
      let declared = program[declaration]
      add(
        CompletionItem(
          declared.name.text, .structure, detail: declared.kind.element,
          rank: 300 + (isWanted(declared, by: wanted) ? 350 : 0) + labelFit(declaration)),
        type: declared.type.metatype)
    }
    for declared in program.declarations where declared.kind == .fileScope {
      guard !declared.isPrivate || declared.file == file else { continue }
      for member in declared.members where !program[member].name.isEmpty { addMember(member, rank: 320) }
    }
    if wanted == nil || wanted?.wrapped != nil || wanted == .bool {
      for word in ["true", "false"] { add(CompletionItem(word, .keyword, rank: wanted == .bool ? 650 : 150)) }
    }
    if wanted?.wrapped != nil { add(CompletionItem("nil", .keyword, rank: 450)) }
    for (item, result) in Self.functions {
      add(item.ranked(120 + (result == wanted ? 60 : 0)))
    }
    for (item, type) in Self.types {
      add(item.ranked(100 + (wanted != nil && wanted == type ? 400 : 0)), type: type?.metatype)
    }
    for word in ["if", "let", "var", "guard", "for", "switch", "return"] where wanted == nil {
      add(CompletionItem(word, .keyword, rank: 90))
    }
  }

  /// The functions of the library, with what they give.
  private static let functions = StandardLibrary.shared.functionNames.compactMap { name in
    StandardLibrary.shared.functions(named: name).first.map { place in
      let entry = StandardLibrary.shared.entries[Int(place)]
      return (item(entry, .function, rank: 0), entry.result)
    }
  }.filter { $0.0.label.first?.isLetter == true }

  /// The types of the library.
  private static let types = StandardLibrary.shared.namesOfTypes.filter { !$0.text.contains(".") }.map {
    name in
    (CompletionItem(name.text, .type, detail: "type"), StandardLibrary.shared.type(named: name))
  }

  /// How well a value of a type fits where one is wanted.
  private func fit(_ type: TypeID, _ wanted: TypeID?) -> Int {
    guard let wanted else { return 20 }
    if type == wanted || type == wanted.wrapped || type.wrapped == wanted { return 90 }
    if case .function(_, let result) = type.kind, result == wanted { return 40 }
    if wanted == .string, type.isNumber { return 30 }
    if program.declaration(of: type) != nil { return 25 }
    return type.element != nil ? 10 : 0
  }

  /// True where a declared type, or a value of it, is wanted.
  private func isWanted(_ declared: Declaration, by wanted: TypeID?) -> Bool {
    if wanted == declared.type { return true }
    return declared.kind == .modifier && wanted == library.type(named: "ViewModifier")
  }

  /// How well the labels of the arguments that follow go with what a type is made of.
  private func labelFit(_ id: DeclarationID) -> Int {
    let labels = following.labels
    if labels.isEmpty { return 0 }
    let known = program.parameters(of: id).map { program.label(of: $0) }
    return labels.allSatisfy { known.contains($0) } ? 300 : -300
  }

  private func membersAround(_ place: ProbedPlace) -> [MemberID] {
    guard !place.owner.isNone else { return [] }
    var members = Array(program.members(of: place.owner))
    if program[place.owner].kind == .extended, let extended = program.declaration(of: place.selfType) {
      members += Array(program.members(of: extended))
    }
    return members.filter { !place.isStatic || program[$0].isStatic || program[$0].kind == .enumCase }
  }

  private func valueType(of member: MemberID) -> TypeID {
    let kind = program[member].kind
    return kind == .function
      ? TypeID(
        .function(program[member].parameters.map { program.parameters[$0].type }, program[member].type))
      : program[member].type
  }

  private mutating func addBindings(_ place: ProbedPlace, of bound: TypeID? = nil) {
    let prefix = bound == nil ? "" : "$"
    for local in place.locals where local.bindingSlot >= 0 || local.type.bound != nil {
      add(CompletionItem(prefix + local.name.text, .variable, detail: "Binding<\(local.type)>", rank: 720))
    }
    for id in membersAround(place) {
      let member = program[id]
      switch member.kind {
      case .state, .binding, .focusState, .accessibilityFocusState, .appStorage, .sceneStorage, .gestureState:
        let isWanted = bound == nil || bound == member.type
        add(
          CompletionItem(
            prefix + member.name.text, .variable, detail: "Binding<\(member.type)>",
            rank: isWanted ? 710 : 500))
      case .stateObject, .observedObject, .bindable, .environmentObject:
        add(
          CompletionItem(
            prefix + member.name.text, .variable, detail: "\(member.type)", rank: bound == nil ? 680 : 480))
      case .constant, .variable, .environment, .published, .computed, .function, .enumCase, .fragment, .slot:
        if member.type.bound != nil {
          add(CompletionItem(prefix + member.name.text, .variable, detail: "\(member.type)", rank: 670))
        }
      }
    }
  }

  private mutating func addMember(_ id: MemberID, rank: Int) {
    let member = program[id]
    let signature = LanguageServer.signature(of: id, program)
    let kind: CompletionItem.Kind =
      switch member.kind {
      case .function: .method
      case .enumCase: .enumCase
      case .computed: .property
      case .constant: .constant
      case .variable, .state, .binding, .stateObject, .observedObject, .bindable, .environmentObject,
        .environment, .gestureState, .focusState, .accessibilityFocusState, .appStorage, .sceneStorage,
        .published, .fragment, .slot:
        .field
      }
    var snippet: String?
    if member.kind == .function, member.name != "init" {
      let parameters = member.parameters.map { program.parameters[$0] }.filter { $0.defaultValue.isNone }
      snippet = Self.call(member.name.text, parameters.map { ($0.label.text, $0.name.text) })
    } else if member.kind == .enumCase, member.type != .void {
      snippet = "\(member.name)(${1:\(member.type)})"
    }
    if member.name == "init" || member.kind == .slot { return }
    var wished = rank
    if let wish { wished += fit(valueType(of: id), wish) }
    add(
      CompletionItem(member.name.text, kind, detail: signature, snippet: snippet, rank: wished),
      type: member.kind == .function || member.kind == .enumCase ? nil : member.type)
  }

  /// A call with a placeholder for each argument.
  private static func call(_ name: String, _ parameters: [(label: String, word: String)]) -> String {
    let arguments = parameters.enumerated().map { place, parameter in
      (parameter.label.isEmpty ? "" : "\(parameter.label): ") + "${\(place + 1):\(parameter.word)}"
    }
    return "\(name)(\(arguments.joined(separator: ", ")))"
  }

  /// Adds the labels of the arguments of a call; `isWritten` where the colon stands there already.
  mutating func addLabels(of call: CallAround, isWritten: Bool) {
    let name = Name(call.name)
    var labels: [(label: Name, type: TypeID)] = []
    if call.isBehindDot {
      for place in ElementCatalog.shared.modifiers(named: name) {
        for signature in ElementCatalog.shared.modifiers[place].signatures {
          let read = library.signature(reading: signature)
          labels += read?.parameters.map { ($0.label, $0.type) } ?? []
        }
      }
    }
    for member in program.members where member.name == name && member.kind == .function {
      labels += member.parameters.map { (program.parameters[$0].label, program.parameters[$0].type) }
    }
    if let declared = program.lookup(name, in: file) {
      labels += program.parameters(of: declared).map { (program.label(of: $0), program[$0].type) }
    }
    for entry in library.entries where entry.name == name && entry.member.form != .property {
      labels += entry.parameters.map { ($0.label, $0.type) }
    }
    for (position, label) in labels.enumerated() where !label.label.isEmpty {
      let word = label.label.text
      if !isWritten, seen.contains(word) { continue }
      items.removeAll { $0.label == word }
      items.append(
        CompletionItem(
          word, .property, detail: "\(label.type)", snippet: isWritten ? nil : "\(word): ${1}",
          rank: (isWritten ? 2000 : 690) - min(position, 40)))
      seen.insert(word)
    }
  }

  // MARK: Members

  private mutating func addMembers(of base: TypeID, rank: Int = 500) {
    if base.isError { return }
    if case .binding(let bound) = base.kind {
      addDeclared(of: bound, rank: rank + 100) { $0.kind != .function }
      add(CompletionItem("wrappedValue", .property, detail: "\(bound)", rank: rank))
      return
    }
    if case .tuple(let elements, let labels) = base.kind {
      for (type, label) in zip(elements, labels) where !label.isEmpty {
        add(CompletionItem(label.text, .field, detail: "\(type)", rank: rank + 100))
      }
    }
    addDeclared(of: base, rank: rank + 100) { _ in true }
    if let declaration = program.declaration(of: base), program[declaration].kind == .enumeration {
      add(CompletionItem("rawValue", .property, detail: "\(program.rawType(of: declaration))", rank: rank))
    }
    if let declaration = program.declaration(of: base), program[declaration].kind == .modifier,
      let modifier = library.type(named: "ViewModifier")
    {
      addDeclared(of: modifier, rank: rank + 100) { _ in true }
      for name in library.memberNames(of: modifier, isStatic: false) {
        addLibrary(name, of: modifier, rank: rank)
      }
    }
    let isView = base == .view || library.type(named: "Image") == base || library.type(named: "Text") == base
    if isView { addModifiers(of: base) }
    for name in library.memberNames(of: base, isStatic: false) { addLibrary(name, of: base, rank: rank) }
    if base.wrapped == nil {
      for name in library.memberNames(of: .any, isStatic: false) {
        addLibrary(name, of: .any, rank: rank - 300)
      }
    }
    if let wrapped = base.wrapped {
      let first = items.count
      addMembers(of: wrapped, rank: rank - 50)
      for place in items.indices.dropFirst(first) { items[place].isBehindOptional = true }
    }
  }

  /// Adds the members that the package declares for values of a type.
  private mutating func addDeclared(of type: TypeID, rank: Int, _ isWanted: (Member) -> Bool) {
    var declarations: [DeclarationID] = program.declarations.indices.filter {
      program.declarations[$0].kind == .extended && program.declarations[$0].type == type
    }
    if let own = program.declaration(of: type) { declarations.insert(own, at: 0) }
    for declaration in declarations {
      for id in program.members(of: declaration) {
        let member = program[id]
        if member.isStatic || member.kind == .enumCase || !isWanted(member) { continue }
        // What is data is asked for more often than what is done.
        addMember(id, rank: rank + (member.kind == .function ? 0 : 10))
      }
    }
  }

  private mutating func addLibrary(_ name: Name, of type: TypeID, rank: Int) {
    guard let place = library.members(of: type, named: name, isStatic: false).first else {
      return add(CompletionItem(name.text, .property, rank: rank))
    }
    let entry = library.entries[Int(place)]
    let isProperty = entry.member.form == .property
    var fit = 0
    if following.isCall, !isProperty {
      fit = following.fits(entry.parameters.map { ($0.label, $0.type, $0.hasDefault) }) ? 60 : -60
    }
    if let wish, entry.result == wish { fit += 40 }
    fit += Self.usualMembers.firstIndex(of: name.text).map { Self.usualMembers.count - $0 } ?? 0
    add(
      Self.item(entry, isProperty ? .property : .method, rank: rank + fit),
      type: isProperty ? entry.result : nil)
  }

  private static func item(_ entry: StandardLibrary.Entry, _ kind: CompletionItem.Kind, rank: Int)
    -> CompletionItem
  {
    var snippet: String?
    if kind != .property {
      let needed = entry.parameters.filter { !$0.hasDefault }
      snippet = call(
        entry.name.text,
        needed.map { parameter in
          let text = "\(parameter.type)".replacing("$", with: "").replacing("}", with: "")
          return (parameter.label.text, text)
        })
    }
    return CompletionItem(
      entry.name.text, kind, detail: entry.member.signature, documentation: entry.member.documentation,
      snippet: snippet, rank: rank)
  }

  /// Members of the library that most code asks for.
  private static let usualMembers = [
    "filter", "map", "sorted", "first", "count", "isEmpty", "contains", "firstIndex", "append", "remove",
    "max", "min",
    "joined", "reduce", "prefix", "enumerated", "uppercased", "formatted", "removeAll",
  ]

  /// Adds the cases and static members of a type.
  private mutating func addStatics(of type: TypeID, wanted: TypeID?) {
    var types = [type]
    if let wrapped = type.wrapped { types.append(wrapped) }
    for type in types {
      if let declaration = program.declaration(of: type) {
        for id in program.members(of: declaration) where program[id].kind == .enumCase || program[id].isStatic
        {
          addMember(id, rank: program[id].kind == .enumCase ? 700 : 600)
        }
        if wanted == nil, program[declaration].conformances.contains(.caseIterable) {
          add(CompletionItem("allCases", .property, detail: "[\(type)]", rank: 550))
        }
      }
      for extended in program.declarations.indices
      where program.declarations[extended].kind == .extended && program.declarations[extended].type == type {
        for id in program.members(of: extended) where program[id].isStatic { addMember(id, rank: 640) }
      }
      for source in [type] + StandardLibrary.implicitMemberTypes(for: type) {
        for (position, name) in (library.cases(of: source) ?? []).enumerated() {
          add(CompletionItem(name.text, .enumCase, detail: "\(source)", rank: 620 - min(position, 20)))
        }
        for name in library.memberNames(of: source, isStatic: true) {
          guard let place = library.members(of: source, named: name, isStatic: true).first else { continue }
          let entry = library.entries[Int(place)]
          let isProperty = entry.member.form == .staticProperty
          add(Self.item(entry, isProperty ? .property : .method, rank: isProperty ? 560 : 540))
        }
      }
    }
  }

  // MARK: Modifiers

  private mutating func addModifiers(of receiver: TypeID) {
    for extended in program.declarations.indices
    where program.declarations[extended].kind == .extended && program.declarations[extended].type == .view {
      for id in program.members(of: extended) where program[id].kind == .function { addMember(id, rank: 520) }
    }
    for modifier in ElementCatalog.shared.modifiers where takes(modifier, receiver) {
      let place = Name(modifier.name)
      let isOwn = modifier.receiver != .view
      let signatures =
        following.isCall ? modifier.signatures.compactMap { library.signature(reading: $0) } : []
      let takesArguments = signatures.contains { signature in
        following.fits(signature.parameters.map { ($0.label, $0.type, $0.hasDefault) })
      }
      let fit = following.isCall ? (takesArguments ? 300 : -300) : 0
      add(
        CompletionItem(
          modifier.name, .method, detail: modifier.signatures.joined(separator: "\n"),
          documentation: LanguageServer.page(of: modifier), snippet: Self.snippet(of: modifier),
          rank: 500 + fit + (isOwn ? 6 : 0) + Self.usual(place)))
    }
  }

  /// What most screens use comes first where a package says nothing.
  private static func usual(_ name: Name) -> Int {
    (usualModifiers.firstIndex(of: name.text).map { usualModifiers.count - $0 } ?? 0) / 2
  }

  private static let usualModifiers = [
    "padding", "font", "foregroundColor", "frame", "navigationTitle", "background", "foregroundStyle",
    "cornerRadius",
    "onTapGesture", "environmentObject", "opacity", "resizable", "bold", "buttonStyle", "disabled",
    "listStyle",
    "multilineTextAlignment", "lineLimit", "shadow", "clipShape", "onAppear", "tag", "imageScale",
    "aspectRatio",
  ]

  private func takes(_ modifier: ModifierDefinition, _ receiver: TypeID) -> Bool {
    switch modifier.receiver {
    case .view: true
    case .image: receiver == library.type(named: "Image")
    case .text: receiver == library.type(named: "Text")
    case .shape: StandardLibrary.shapeTypes.contains(receiver)
    case .toolbarItem, .tab, .tableColumn, .scene, .mapOverlay:
      receiver == library.type(named: Name(modifier.receiver.rawValue))
    }
  }

  /// A call with placeholders for what a signature does not give by itself.
  private static func snippet(of modifier: ModifierDefinition) -> String {
    guard let read = StandardLibrary.shared.signature(reading: modifier.signatures[0]) else {
      return "\(modifier.name)(${1})"
    }
    let needed = read.parameters.filter { !$0.hasDefault }
    let arguments = needed.enumerated().map { place, parameter -> String in
      let label = parameter.label.isEmpty ? "" : "\(parameter.label): "
      return label + (parameter.type == .string ? "'${\(place + 1)}'" : "${\(place + 1)}")
    }
    let inner = arguments.isEmpty && !read.parameters.isEmpty ? "${1}" : arguments.joined(separator: ", ")
    return "\(modifier.name)(\(inner))"
  }
}
