import ElementCatalog
import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

extension FileChecker {
  mutating func inferMember(_ node: CodeNode, _ id: CodeID, _ expected: TypeID?) -> TypeID {
    if node.name == Names.configuration, code[node.first].kind == .selfReference, inStyle {
      note(id, Reference(.configuration))
      return Self.configurationType
    }
    if node.name == Names.elementBindings { return inferElementBindings(node, id) }
    if let type = makeSearched(node, id, nil) { return type }
    if program.assets.hasFolders, let type = assetSymbol(inFolder: node, id, expected) { return type }
    if let type = typeOfLibrary(id) ?? writtenTypeItself(node, id) { return type }
    let base = literalBase(node.first, inferBase(node.first, expected), for: node.name)
    if base.isError { return .error }
    if node.flags.contains(.published) { return inferPublisher(base, node, id) }
    if let type = inferGroup(base, node, id, expected) { return type }
    if case .metatype(let made) = base.kind, makes(made, by: node.name), let expected,
      case .function(let parameters, _) = (expected.wrapped ?? expected).kind,
      !node.flags.contains(.labelled) || writtenLabelNames(id).count == parameters.count
    {
      return inferInitializer(of: made, node, id, parameters, expected)
    }
    if node.name == Names.wrappedValue, let member = bindingMember(node.first) {
      note(id, Reference(.wrappedValue))
      return program[member].type
    }
    // A member of a Binding that an Init takes is a Binding, too.
    if node.name == Names.wrappedValue, bodyContext.inInitializer, base.bound == nil,
      isOfBinding(node.first)
    {
      note(id, Reference(.wrappedValue))
      return base
    }
    if let type = identity(ofBinding: base, node, id, expected) { return type }
    if case .metatype(let named) = base.kind, let zero = inferZero(node.name, of: named, node, id) {
      return zero
    }
    if case .metatype(.int) = base.kind, let type = boundOfSize(node, id) { return type }
    if let number = numberType(ofParameter: base, with: node.name) {
      let type = memberType(of: number, node.name, id, at: node.nameRange, base: node.first)
      return type == number ? base : type
    }
    let type = memberType(of: base, node.name, id, at: node.nameRange, base: node.first)
    if type.isError { noteWish(node.name, expected) }
    if reference(id).kind == .enumCase, let expected, let told = caseFunction(type, wanted: expected) {
      return told
    }
    if let expected, isFunction(expected), reference(id).kind == .library,
      let other = method(node.name, of: base, id, type, expected)
    {
      return other
    }
    if code[node.first].kind == .selfReference, reference(id).kind == .member, passes(reference(id).member) {
      note(id, Reference(.member, Int(reference(id).index), extra: Reference.unobserved))
    }
    return type
  }

  /// True for `init`, and for `some` of an optional, which is made of its value.
  private mutating func makes(_ type: TypeID, by name: Name) -> Bool {
    name == Names.initializer || type.wrapped != nil && name == Self.some
  }

  private static let some: Name = "some"

  /// A case with a value of an enum with type parameters, as the function that is wanted; nil where that does not tell them.
  private mutating func caseFunction(_ type: TypeID, wanted: TypeID) -> TypeID? {
    guard program.protocols.hasGenericTypes, case .function(let payload, let made) = type.kind,
      program.isOpen(made),
      case .function(let parameters, let result) = (wanted.wrapped ?? wanted).kind
    else { return nil }
    let opened = program.opened(made)
    let function = TypeID(.function(payload.map { program.type($0, in: opened) }, opened))
    guard case .function(let taken, _) = function.kind else { return nil }
    var bound = TypeBindings()
    if isConcrete(result), !result.isError { unify(opened, result, &bound) }
    for (part, type) in zip(taken, parameters) where isConcrete(type) && !type.isError {
      unify(part, type, &bound)
    }
    let told = substitute(function, bound)
    return isConcrete(told) ? told : nil
  }

  /// The binding member that a name stands for, or nil.
  private mutating func bindingMember(_ id: CodeID) -> MemberID? {
    let reference = checked.reference(id)
    guard reference.kind == .member, code[id].kind == .name, program[reference.member].kind == .binding else {
      return nil
    }
    return reference.member
  }

  /// True for data of a Binding that stands by its name alone: `account.key`.
  private mutating func isOfBinding(_ id: CodeID) -> Bool {
    code[id].kind == .member && (bindingMember(code[id].first) != nil || isOfBinding(code[id].first))
  }

  /// The type of `base.name`, noted at `id`. The range is asked for only where there is something to say.
  mutating func memberType(
    of base: TypeID, _ name: Name, _ id: CodeID, at range: @autoclosure () -> SourceRange,
    base baseID: CodeID = .none
  ) -> TypeID {
    switch base.kind {
    case .error: return .error
    case .metatype(let type): return staticMemberType(of: type, name, id, at: range())
    case .binding(.error): return .error
    case .binding(let bound):
      if let type = bindingMemberType(of: bound, base, name, id, at: range()) { return type }
    case .tuple:
      if let part = tuplePart(of: base, name, id) { return part }
    case .builtin where base == Self.configurationType:
      return configurationMember(name, id, at: range())
    case .builtin where KnownTypes.appearances.contains { $0.type == base }:
      return appearanceAttribute(name, id, at: range())
    // Members of any other type are looked for below.
    default: break
    }
    if let type = instanceMember(of: base, name, id) { return type }
    if let wrapped = unwrapItself(baseID, base) {
      return memberType(of: wrapped, name, id, at: range(), base: baseID)
    }
    if let elements = elementBindings(baseID, base, for: name) {
      return memberType(of: elements, name, id, at: range(), base: baseID)
    }
    if let array = elementsAsArray(baseID, base, for: name) {
      return memberType(of: array, name, id, at: range(), base: baseID)
    }
    noteProbe(name, .member(of: base))
    if let type = storage(name, of: base, id, baseID) { return type }
    reportNoMember(name, base, range(), baseID)
    return .error
  }

  /// The type of the member whose storage `self._name` is in an initialiser of an `<Observable>`, noted at `id`, which is made
  /// the name of the member; nil for another name.
  private mutating func storage(_ name: Name, of base: TypeID, _ id: CodeID, _ baseID: CodeID) -> TypeID? {
    guard !baseID.isNone, code[baseID].kind == .selfReference, !member.isNone,
      program[member].name == Names.initializer, let declaration = program.declaration(of: base),
      program[declaration].kind == .observable, let stored = DeclarationCollector.storedName(name),
      let found = program.members(of: declaration, named: stored).first, program[found].isStored
    else { return nil }
    dropUnderscore(of: id, stored)
    note(id, Reference(.member, Int(found.index), extra: Reference.unobserved))
    return program[found].type
  }

  /// Makes a node `_name` name what it is the storage of.
  mutating func dropUnderscore(of id: CodeID, _ stored: Name) {
    parser.draft.nodes[id].name = stored
    parser.draft.nodes[id].nameStart += 1
  }

  /// An instance member of a value's type, noted at `id`; nil where there is none.
  private mutating func instanceMember(of base: TypeID, _ name: Name, _ id: CodeID) -> TypeID? {
    let found: Table<Int, MemberID>
    if let declaration = program.declaration(of: base) {
      found = program.members(of: declaration, named: name)
      if name == Names.rawValue, program[declaration].kind == .enumeration, found.isEmpty {
        note(id, Reference(.rawValue))
        return program.rawType(of: declaration)
      }
      if name == Names.id, found.isEmpty, isIdentifiedOpen(declaration) {
        note(id, Reference(.rawValue, 3))
        return KnownTypes.identifier
      }
      if name == Names.objectWillChange, isAnnouncingObject(base) {
        note(id, Reference(.objectWillChange))
        return id == expressionContext.followed ? .void : KnownTypes.objectWillChange
      }
    } else {
      found = program.extensionMembers(ofValue: base, named: name)
    }
    if found.isEmpty, base != .view, isView(base), let type = memberOfViews(name, id) { return type }
    if let member = valueMember(found, of: base), !program[member].traits.contains(.isInitParameter),
      program[member].kind != .function || !hasLibraryProperty(name, of: base)
    {
      note(id, Reference(.member, Int(member.index)))
      let type =
        program[member].kind == .function ? functionValue(member, among: found, id) : program[member].type
      return program[member].traits.contains(.isRequirement)
        ? asked(type, of: member, for: base, id) : program.type(type, in: base)
    }
    if name == Names.send, base == KnownTypes.objectWillChange {
      note(id, Reference(.objectWillChange, 1))
      return TypeID(.function([], .void))
    }
    let known = memory.instanceMember(name, of: base) { libraryMember(name, of: base) }
    if known.reference.kind == .none {
      if isOptionSet(base) { return instanceMember(of: LibraryTypes.optionSet, name, id) }
      if isCodingKey(base), let found = instanceMember(of: LibraryTypes.codingKey, name, id) { return found }
      // What an error of one's own does not say of itself, all errors do.
      guard isThrown(base) else { return nil }
      return instanceMember(of: LibraryTypes.thrown, name, id)
    }
    note(id, known.reference)
    if known.reference.kind == .library, libraryEntry(known.reference).member.isMutating,
      case let entry = libraryEntry(known.reference), entry.member.form != .property
    {
      return refuseMutatingValue(name, entry.parameters.map(\.label), known.type, id)
    }
    return known.type
  }

  /// A computed member that an extension of View gives to all views, noted at `id`; nil where there is none.
  private mutating func memberOfViews(_ name: Name, _ id: CodeID) -> TypeID? {
    guard let member = valueMember(program.extensionMembers(of: .view, named: name), of: .view),
      program[member].kind == .computed
    else { return nil }
    note(id, Reference(.member, Int(member.index)))
    return program[member].type
  }

  /// True for a type that can be thrown.
  mutating func isThrown(_ type: TypeID) -> Bool {
    program.conformances(of: type).contains(.thrown) || StandardLibrary.errorTypes.contains(type)
  }

  /// The type of that method of several of one name which fits where the first, of another type, is handed on, noted at `id`; nil
  /// where that one fits, or none does.
  private mutating func method(
    _ name: Name, of base: TypeID, _ id: CodeID, _ first: TypeID, _ expected: TypeID
  ) -> TypeID? {
    guard isFunction(first), !fits(first, expected) else { return nil }
    for entry in memory.members(.instance, of: base, named: name) {
      let found = libraryMember(of: base, among: CollectionOfOne(entry))
      if found.reference.kind == .library, fits(found.type, expected) {
        note(id, found.reference)
        return found.type
      }
    }
    return nil
  }

  private mutating func libraryMember(_ name: Name, of base: TypeID) -> LibraryMeaning {
    libraryMember(of: base, among: memory.members(.instance, of: base, named: name))
  }

  /// What the first of some entries of the library that fits is of a value.
  private mutating func libraryMember(of base: TypeID, among entries: some Sequence<Int32>) -> LibraryMeaning
  {
    for entry in entries {
      let resolved = library.entries[Int(entry)]
      var bound = TypeBindings()
      // What any value has, the value in an optional has: `price?.description`.
      guard resolved.receiver == .any ? base.wrapped == nil : unify(resolved.receiver, base, &bound) else {
        continue
      }
      let reference = Reference(.library, Int(entry))
      let result = substitute(resolved.result, bound)
      if resolved.member.form == .property {
        return LibraryMeaning(reference: reference, type: isConcrete(result) ? result : .error)
      }
      let parameters = resolved.parameters.map { substitute($0.type, bound) }
      return LibraryMeaning(reference: reference, type: TypeID(.function(parameters, result)))
    }
    return LibraryMeaning()
  }

  /// The first member of values that is no function or fragment, else the first that is one; nil where there is neither.
  private mutating func valueMember(_ members: Table<Int, MemberID>, of base: TypeID) -> MemberID? {
    var function: MemberID?
    for member in members
    where !program[member].isStatic && program[member].kind != .enumCase && program.isGiven(member, to: base)
    {
      if program[member].kind != .function, program[member].kind != .fragment { return member }
      if function == nil { function = member }
    }
    return function
  }

  mutating func hasLibraryProperty(_ name: Name, of type: TypeID) -> Bool {
    memory.members(.instance, of: type, named: name).contains {
      library.entries[Int($0)].member.form == .property
    }
  }

  /// What a name in a type stands for where it is a type itself, noted at `id`; nil for another name.
  mutating func nestedType(_ name: Name, of type: TypeID, _ id: CodeID) -> TypeID? {
    guard
      let inner = program.type(named: Name("\(type).\(name)"), in: file)
        ?? program.associatedType(named: name, of: type) ?? type.part(named: name)
    else { return nil }
    note(id, Reference(.type, Int(inner.raw)))
    return inner.metatype
  }

  mutating func staticMemberType(
    of type: TypeID, _ name: Name, _ id: CodeID, at range: SourceRange
  ) -> TypeID {
    if type == KnownTypes.appearance, let known = KnownTypes.appearances.first(where: { $0.name == name }) {
      return known.type
    }
    if let found = staticMember(name, of: type, id) { return found }
    if let inner = nestedType(name, of: type, id) { return inner }
    if name == Names.itself {
      note(id, Reference(.type, Int(type.raw)))
      return type.metatype
    }
    noteProbe(name, .staticMember(of: type))
    let known = staticNames(of: type)
    if let declaration = program.declaration(of: type),
      let instance = program.members(of: declaration, named: name).first
    {
      report(
        .nameUndefined, range, "`\(name)` belongs to a value of \(type), and this is the type itself.",
        related: [RelatedPlace("declared here", program.location(of: instance))],
        help: "Take it from a value, such as `\(Self.lowercased(type))`.")
    } else {
      let isOpen = program.declaration(of: type).map { program[$0].kind == .genericParameter } ?? false
      let lacking = lacking(name, of: type, isStatic: true)
      report(
        .nameUndefined, range, lacking ?? "The type \(type) has no `\(name)`.",
        help: MissingTypes.instead(ofMember: name, of: type)
          ?? Suggestion.text(
            for: name.text, among: known,
            otherwise: isOpen
              ? "No more is known of \(type) than what it conforms to: "
                + (name == Names.allCases
                  ? "write `generics=\"\(type): CaseIterable\"`."
                  : "let that be a Protocol which asks for it.")
              : known.isEmpty
                ? nil : "It has \(known.prefix(12).map { "`\($0)`" }.joined(separator: ", "))."),
        fixes: lacking == nil
          ? change(range, to: Suggestion.nearest(to: name.text, among: known)) : [])
    }
    return .error
  }

  private static func lowercased(_ type: TypeID) -> String {
    let text = type.description
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  /// A step on a binding: the value, or a binding to a member.
  private mutating func bindingMemberType(
    of bound: TypeID, _ base: TypeID, _ name: Name, _ id: CodeID, at range: SourceRange
  ) -> TypeID? {
    if name == Names.wrappedValue {
      note(id, Reference(.wrappedValue))
      return bound
    }
    if name == Names.projectedValue {
      note(id, Reference(.projection))
      return base
    }
    if bound == Self.configurationType {
      let type = configurationMember(name, id, at: range)
      if type == .bool, checked.reference(id).configurationProperty?.isBound == true {
        note(id, Reference(.projection))
      }
      return type == .bool ? type.binding : type
    }
    if let part = tuplePart(of: bound, name, id) { return part.binding }
    let declared =
      program.declaration(of: bound).map { program.members(of: $0, named: name) }
      ?? program.extensionMembers(of: bound, named: name)
    guard
      let member = declared.first(where: {
        !program[$0].isStatic && program[$0].kind != .function && program[$0].kind != .enumCase
      })
    else { return libraryPart(of: bound, name, id) }
    note(id, Reference(.bindingMember, Int(member.index)))
    return program.type(program[member].type, in: bound).binding
  }

  /// The type of a part of a tuple, by its label or place, noted at `id`; nil for another name, or for no tuple.
  private mutating func tuplePart(of type: TypeID, _ name: Name, _ id: CodeID) -> TypeID? {
    guard case .tuple(let elements, let labels) = type.kind,
      let index = labels.firstIndex(of: name) ?? Int(name.text), elements.indices.contains(index)
    else { return nil }
    note(id, Reference(.element, index))
    return elements[index]
  }

  /// The binding to a property of a library's value that can be written, such as `$size.width`; nil for another name.
  private mutating func libraryPart(of bound: TypeID, _ name: Name, _ id: CodeID) -> TypeID? {
    for place in memory.members(.instance, of: bound, named: name) {
      let entry = library.entries[Int(place)]
      guard entry.member.form == .property, entry.member.setter != nil, entry.receiver == bound else {
        continue
      }
      note(id, Reference(.library, Int(place)))
      return entry.result.binding
    }
    return nil
  }

  private mutating func configurationMember(_ name: Name, _ id: CodeID, at range: SourceRange) -> TypeID {
    let kind = program[owner].kind
    if let property = kind.configuration.first(where: { $0.name == name.text }) {
      note(id, Reference(.configuration, Int(property.rawValue)))
      return kind.type(of: property)
    }
    let has = kind.configuration.map { $0 == .trigger ? "`trigger()`" : "`\($0.name)`" }
    report(
      StyleProperty.allCases.contains { $0 != .whole && $0.name == name.text }
        ? .viewStyleMismatch : .nameUndefined, range,
      "The configuration of a \(kind.element) has no `\(name)`.",
      help: has.isEmpty ? "It has no properties; `<Content/>` is the field." : "It has \(has.listed).")
    return .error
  }

  private mutating func appearanceAttribute(_ name: Name, _ id: CodeID, at range: SourceRange) -> TypeID {
    let attributes = [
      "largeTitleColor", "largeTitleKern", "titleColor", "titleKern", "barTintColor", "onTintColor",
      "thumbTintColor",
    ]
    guard let index = attributes.firstIndex(of: name.text) else {
      report(
        .nameUndefined, range, "An appearance has no `\(name)`.",
        help: Suggestion.text(
          for: name.text, among: attributes, otherwise: "It has \(attributes.joined(separator: ", "))."))
      return .error
    }
    note(id, Reference(.appearance, 1, extra: index))
    return name.text.hasSuffix("Kern") ? .double : (library.type(named: "Color") ?? .error)
  }

  mutating func reportNoMember(_ name: Name, _ base: TypeID, _ range: SourceRange, _ baseID: CodeID) {
    if trial.count() { return }
    if !program.extensionMembers(of: .error, named: name).isEmpty { return }
    if isRedeclared(base.bound ?? base.wrapped ?? base, for: range) { return }
    if let wrapped = base.wrapped, hasMember(wrapped, name) {
      report(
        .typeUnwrappedOptional, range,
        "`\(name)` is a member of \(wrapped), and this is \(base): it may be nil.",
        help: "Write `?.\(name)`, or unwrap the value with `if let`.",
        fixes: baseID.isNone
          ? [] : [fix("Write `?.`", .suggested, SourceRange(self.range(baseID).end, range.start), "?.")])
      return
    }
    if let bound = base.bound, let declaration = program.declaration(of: bound),
      let function = program.members(of: declaration, named: name).first, program[function].kind == .function,
      program[function].type != .void
    {
      report(
        .flowBindingToCopy, range,
        "`\(name)` gives a new value at each call, and `$` binds to data; what is written to this copy is lost.",
        related: [RelatedPlace("declared here", program.location(of: function))],
        help: "Bind to the data itself, with `$` and the path to it.")
      return
    }
    if let wrapped = base.bound?.wrapped, hasMember(wrapped, name) {
      report(
        .typeUnwrappedOptional, range,
        "`\(name)` is a member of \(wrapped), and this binding leads to \(wrapped)?: it may be nil.",
        help: "Unwrap the binding: `Binding($…)` in an `<IfLet>`, or `!` after the path.")
      return
    }
    if let bound = base.bound, hasMember(bound, name), base != Self.configurationType {
      if !baseID.isNone, let dollar = bindingName(baseID) {
        return reportUnbindable(name, bound, range, baseID, dollar)
      }
      report(
        .nameUndefined, range, "`\(name)` belongs to the value, and this is a binding to it.",
        help: "Take the value with `.wrappedValue`.")
      return
    }
    if let declaration = program.declaration(of: base),
      let member = program.members(of: declaration, named: name).first(where: { program[$0].isStatic })
    {
      report(
        .nameUndefined, range, "`\(name)` belongs to the type \(base) and not to each of its values.",
        related: [RelatedPlace("declared here", program.location(of: member))],
        help: "Write `\(base).\(name)`.")
      return
    }
    if isView(base), isCalled(range) {
      return reportUnknownModifier(name, at: range, catalog.modifiers(named: name), base)
    }
    if reportCondition(of: name, for: base, range) { return }
    let known = memberNames(of: base)
    let lacking = lacking(name, of: base, isStatic: false)
    let near =
      lacking == nil
      ? Suggestion.nearest(to: name.text, among: known + (base.wrapped == nil ? anyNames : [])) : nil
    var related: [RelatedPlace] = []
    if let declaration = program.declaration(of: base), program[declaration].kind != .composition {
      related = [RelatedPlace("\(base) is declared here", program.location(of: declaration))]
    }
    report(
      .nameUndefined, range, lacking ?? "\(base) has no member `\(name)`.", related: related,
      help: MissingTypes.instead(ofMember: name, of: base)
        ?? near.map { "It has `\($0)`, which is spelt nearly the same." }
        ?? (known.isEmpty
          ? nil
          : "It has \(known.prefix(10).map { "`\($0)`" }.joined(separator: ", "))\(known.count > 10 ? ", …" : "")."),
      fixes: change(range, to: near))
  }

  /// Reports a member of an extension whose condition a type does not meet; false where there is none.
  private mutating func reportCondition(of name: Name, for base: TypeID, _ range: SourceRange) -> Bool {
    guard !program.protocols.hasNoConditions,
      let member =
        (program.declaration(of: base).map { program.members(of: $0, named: name) }
        ?? program.extensionMembers(ofValue: base, named: name)).first(where: {
          !program.isGiven($0, to: base)
        }),
      case let extended = program[program[member].owner],
      let condition = program.files[extended.file].xml.attribute(Names.whereName, of: extended.node)
    else { return false }
    report(
      .nameUndefined, range,
      "`\(name)` is there where `\(program.files[extended.file].source.text(condition.value))`, which is not so of \(base).",
      related: [RelatedPlace("declared here", program.location(of: member))],
      help:
        "Declare it in an `<Extension of=\"\(extended.name)\">` without that condition, or where it holds for \(base), too."
    )
    return true
  }

  /// True where arguments or a closure follow a name.
  private mutating func isCalled(_ name: SourceRange) -> Bool {
    let next = source.bytes[Int(name.end)...].first { $0 != UInt8(ascii: " ") }
    return next == UInt8(ascii: "(") || next == UInt8(ascii: "{")
  }

  /// The members of any value but an optional.
  private var anyNames: [String] {
    mutating get { library.memberNames(of: .any, isStatic: false).map(\.text) }
  }

  private mutating func hasMember(_ type: TypeID, _ name: Name) -> Bool {
    if name == Names.rawValue, let declaration = program.declaration(of: type) {
      return program[declaration].kind == .enumeration
    }
    return memberNames(of: type).contains(name.text) || anyNames.contains(name.text)
  }

  /// Names of instance members, for did-you-mean.
  mutating func memberNames(of type: TypeID) -> [String] {
    switch type.kind {
    case .applied where type.publication != nil:
      return library.memberNames(of: type, isStatic: false).map(\.text)
    case .applied(let bare, _): return memberNames(of: bare)
    case .declared(let id, _):
      return program.members(of: id).filter {
        !program[$0].isStatic && program[$0].kind != .enumCase
          && !program[$0].traits.contains(.isInitParameter)
      }
      .map { program[$0].name.text }.filter { !$0.isEmpty }
    case .tuple(_, let labels): return labels.map(\.text).filter { !$0.isEmpty }
    case .binding(let bound): return ["wrappedValue"] + memberNames(of: bound)
    // Any other type has its members from the library and from Extensions.
    default:
      return library.memberNames(of: type, isStatic: false).map(\.text)
        + program.extensionMemberNames(of: type)
    }
  }
}

extension Program {
  /// The type of the raw values of an enum: the one that it names, else that of the first case's value, or String.
  public func rawType(of id: DeclarationID) -> TypeID {
    if self[id].conformances.contains(.integer) { return .int }
    if self[id].conformances.contains(.fractional) { return .double }
    if self[id].conformances.contains(.textual) { return .string }
    guard let first = cases(of: id).first, let value = self[first].value else { return .string }
    var text = files[self[id].file].source.text(value.range)
    if text.hasPrefix("{"), text.hasSuffix("}") { text = String(text.dropFirst().dropLast()) }
    return Int(text) == nil ? .string : .int
  }
}
