import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

extension FileChecker {
  /// `[Int]`, `[String: [Int]]` or the like before parentheses; nil for a literal of values.
  mutating func typeLiteral(_ id: CodeID) -> TypeID? {
    let items = code.items(code[id].list)
    return items.isEmpty ? nil : writtenType(id)
  }

  /// Reports types in `[Box]()` whose type arguments nothing tells; false where there are none.
  mutating func reportsUntold(_ id: CodeID) -> Bool {
    let node = code[id]
    switch node.kind {
    case .name:
      guard let type = program.type(named: node.name, in: file, inside: selfType),
        !program.typeParameters(ofType: type).isEmpty, program.applied(type, inside: selfType) == type
      else { return false }
      return checkArguments(
        of: TypeResolution.Use(type: type, name: node.name, arguments: [], places: [], range: node.range),
        isTold: false)
    case .arrayLiteral, .dictionaryLiteral:
      return code.items(node.list).contains { reportsUntold($0) }
    case .optionalChain, .chainStep: return reportsUntold(node.first)
    case .subscripting: return code.items(node.list).contains { reportsUntold(code[$0].first) }
    // A type of another form has the types in it written with their arguments.
    default: return false
    }
  }

  /// The type itself that `[Int].self`, `Int?.self` or `Set[Int].self` means; nil for another expression, and for a name, which is
  /// looked up as any.
  mutating func writtenTypeItself(_ node: CodeNode, _ id: CodeID) -> TypeID? {
    switch code[node.first].kind {
    case .arrayLiteral, .dictionaryLiteral, .tuple, .chainStep, .subscripting:
      guard node.name == Names.itself, let type = writtenType(node.first) else { return nil }
      note(id, Reference(.type, Int(type.raw)))
      return type.metatype
    // Any other expression is a value, or the name of a type.
    default: return nil
    }
  }

  /// The type that an expression is the name of: `Int`, `[Int?]`, `[String: (Int, Int)]`, `Set[String]`; nil for a
  /// value.
  private mutating func writtenType(_ id: CodeID) -> TypeID? {
    if program.hasSeveralModules { joinModuleName(id) }
    let node = code[id]
    switch node.kind {
    case .name:
      return program.typeParameter(node.name, of: member)
        ?? program.type(named: node.name, in: file, inside: selfType)
        .map { program.applied($0, inside: selfType) }
    case .member:
      let outer = code[node.first]
      if outer.kind == .arrayLiteral || outer.kind == .dictionaryLiteral {
        return writtenType(node.first)?.part(named: node.name)
      }
      guard outer.kind == .name else { return nil }
      return program.type(named: Name(outer.name.text + "." + node.name.text), in: file, inside: selfType)
        ?? writtenType(node.first).flatMap { program.type(named: node.name, within: $0) }
    case .optionalChain, .chainStep:
      let wrapped = writtenType(node.first)
      return node.kind == .chainStep ? wrapped?.optional : wrapped
    case .arrayLiteral:
      let types = writtenTypes(code.items(node.list))
      return types?.count == 1 ? types?[0].array : nil
    case .dictionaryLiteral:
      guard let types = writtenTypes(code.items(node.list)), types.count == 2 else { return nil }
      return TypeID(.dictionary(types[0], types[1]))
    case .tuple:
      let items = code.items(node.list)
      guard let types = writtenTypes(items.map { code[$0].first }) else { return nil }
      return types.count == 1 ? types[0] : TypeID(.tuple(types, items.map { code[$0].name }))
    case .subscripting: return genericType(node)
    case .binary where node.op == .bitAnd:
      return writtenProtocols(id).flatMap {
        program.type(named: CodeParser.composition(of: $0), in: file, inside: selfType)
      }
    // No other code is written as a type is.
    default: return nil
    }
  }

  /// The names of protocols that are joined by `&`, or the one that is there; nil for other code.
  private mutating func writtenProtocols(_ id: CodeID) -> [String]? {
    let node = code[id]
    switch node.kind {
    case .name: return [node.name.text]
    case .member: return writtenProtocols(node.first).map { [$0.joined() + "." + node.name.text] }
    case .binary where node.op == .bitAnd:
      guard let first = writtenProtocols(node.first), let second = writtenProtocols(node.second) else {
        return nil
      }
      return first + second
    // No other code names protocols.
    default: return nil
    }
  }

  private mutating func writtenTypes(_ items: some Sequence<CodeID>) -> [TypeID]? {
    var types: [TypeID] = []
    for item in items {
      guard let type = writtenType(item) else { return nil }
      types.append(type)
    }
    return types
  }

  /// `Set[String]` and the like; nil for a name that takes no types in brackets.
  private mutating func genericType(_ node: CodeNode) -> TypeID? {
    guard let types = writtenTypes(code.items(node.list).map { code[$0].first }),
      let name = dottedName(node.first)
    else { return nil }
    guard program.lookup(name, in: file) == nil, let type = TypeResolution.generic(name, types) else {
      return program.protocols.hasGenericTypes
        ? program.type(named: name, in: file, inside: selfType).flatMap { program.applied($0, types) } : nil
    }
    switch type.kind {
    case .set, .array, .slice, .optional, .dictionary, .closedRange, .range, .binding, .applied: return type
    case .builtin where type == LibraryTypes.numberFormat: return type
    // Other types are not made by a call of their name.
    default: return nil
    }
  }

  /// `SortDescriptor[Tea]`, which stands for a pair; nil for another type.
  mutating func comparator(written node: CodeNode) -> TypeID? {
    guard !memory.functions(named: code[node.first].name).isEmpty,
      let types = writtenTypes(code.items(node.list).map { code[$0].first }),
      let type = TypeResolution.generic(code[node.first].name, types), case .tuple = type.kind
    else { return nil }
    return type
  }

  /// A name, or `Publishers.Sequence`; nil for other code.
  private mutating func dottedName(_ id: CodeID) -> Name? {
    let node = code[id]
    if node.kind == .name { return node.name }
    guard node.kind == .member, code[node.first].kind == .name else { return nil }
    return Name("\(code[node.first].name).\(node.name)")
  }

  /// `Set[String]` before parentheses, where `named` is `Set` alone.
  mutating func inferGenericType(_ node: CodeNode, _ named: TypeID) -> TypeID {
    let items = code.items(node.list).map { code[$0].first }
    let isOfLibrary = program.declaration(of: named) == nil
    if code[node.first].kind == .name, let types = writtenTypes(items),
      checkArguments(
        of: TypeResolution.Use(
          type: isOfLibrary ? .error : named, name: code[node.first].name, arguments: types,
          places: items.map { range($0) }, range: node.range),
        isTold: false)
    {
      return .error
    }
    if let type = genericType(node) { return type.metatype }
    // What the arguments are may be told by the type that is extended, whose fault is reported.
    if selfType.isError, !owner.isNone, program[owner].kind == .extended { return .error }
    report(
      .typeMismatch, node.range, "This type takes no arguments in brackets.",
      help: "Leave out the brackets.")
    return .error
  }

  /// Reports wrong type arguments of a type; false where they are right.
  @discardableResult
  mutating func checkArguments(of use: TypeResolution.Use, isTold: Bool) -> Bool {
    guard let fault = program.fault(of: use, inside: selfType, isTold: isTold) else { return false }
    report(.typeMismatch, fault.range, fault.message, related: fault.related, help: fault.help)
    return true
  }

  /// `value is Type`.
  private mutating func inferTest(_ node: CodeNode) -> TypeID {
    let target = resolveType(node.second)
    note(node.second, type: target)
    let value = infer(node.first)
    if value.isError || target.isError { return .bool }
    let isAlways = fits(value, target)
    if isAlways || isNever(value, target) {
      report(
        .typeUselessOptional, .warning, node.range,
        "This is \(describe(value)), which is \(isAlways ? "always" : "never") \(target), so `is` always gives "
          + "\(isAlways).",
        help: isAlways
          ? "Remove the test." : "`is` only asks what a value is; `\(target)(…)` makes another one.")
    }
    return .bool
  }

  /// True where no value of the one type is of the other.
  mutating func isNever(_ value: TypeID, _ target: TypeID) -> Bool {
    let bare = value.wrapped ?? value
    let wanted = target.wrapped ?? target
    let kinds = [bare, wanted].map { program.declaration(of: $0).map { program[$0].kind } }
    // What is of a type parameter may be of any type, and what conforms to one protocol to another, too.
    if program.holdsOpenType(bare) || program.holdsOpenType(wanted)
      || kinds.allSatisfy({ $0?.isProtocol == true })
    {
      return false
    }
    return bare != .any && !fits(bare, wanted) && !fits(wanted, bare)
  }

  /// `value as Type`, `as?` and `as!`.
  mutating func inferCast(_ node: CodeNode, _ id: CodeID) -> TypeID {
    if node.second.isNone {
      infer(node.first)
      return checked.type(id)
    }
    if node.op == .patternMatch { return inferTest(node) }
    let isPlain = !node.flags.contains(.optional) && !node.flags.contains(.unwrapped)
    var target = resolveType(node.second, isTold: isPlain)
    let value = infer(node.first, expecting: isPlain ? target : nil)
    if isPlain, program.protocols.hasGenericTypes, let told = target.told(by: value) { target = told }
    let result = node.flags.contains(.optional) ? target.optional : target
    if value.isError || target.isError { return result }
    if isPlain {
      // Foundation makes an object of each number and of each error.
      let isBridged =
        target == LibraryTypes.numberObject && value.isNumber
        || target == LibraryTypes.errorObject && fits(value, LibraryTypes.thrown)
      if !fits(value, target), !isBridged {
        report(
          .typeMismatch, node.range,
          "`as` keeps a value as it is, and \(describe(value)) is not always \(target).",
          help: value.isNumber && target.isNumber || target == .string
            ? "`\(target)(…)` makes one of it." : "`as?` gives nil where it is none.")
      }
      return result
    }
    if isNever(value, target) {
      let wanted = target.wrapped ?? target
      report(
        .typeUselessOptional, .warning, node.range,
        "This is \(describe(value)), which is never \(wanted), so "
          + (node.flags.contains(.optional) ? "`as?` always gives nil." : "`as!` always stops."),
        help: wanted == LibraryTypes.localizedError
          ? "`conforms=\"LocalizedError\"` where it is declared makes it one."
          : "`\(wanted)(…)` makes a value of another type; `as` only asks what a value is.")
    }
    return result
  }

  mutating func reportUnknownType(_ name: Name, _ range: SourceRange) {
    if reportAmbiguity(name, range) { return }
    if isPartOfUnknown(name) { return }
    if let fault = program.fault(ofComposition: name, in: file) {
      return report(.nameUndefined, range, fault.message, help: fault.help)
    }
    if let open = library.genericType(named: name) {
      report(
        .typeMismatch, range, "`\(name)` alone does not tell what it holds.",
        help: "Write it with its types, such as `\(Linker.example(of: name, open))`.")
      return
    }
    let known = program.typeNames
    let instead = program.nested.help(for: name) ?? MissingTypes.instead(of: name)
    let lacking = Self.lacking(type: name)
    let near = instead == nil && lacking == nil ? Suggestion.nearest(to: name.text, among: known) : nil
    report(
      .nameUndefined, range, lacking ?? "There is no type `\(name)` in this package or the library.",
      help: instead ?? (lacking == nil ? Suggestion.text(for: name.text, among: known, otherwise: nil) : nil),
      fixes: change(range, to: near))
  }

  /// True for `Element` and the like in an extension whose type is not known, of which that is said.
  private mutating func isPartOfUnknown(_ name: Name) -> Bool {
    guard Linker.parts.contains(name), !owner.isNone else { return false }
    return program[owner].kind == .extended && selfType.isError
  }

  /// The set that `let names: Set = ["a"]` declares; nil where its elements do not tell it.
  mutating func setOfElements(_ annotation: CodeID, _ value: CodeID) -> TypeID? {
    let type = code[annotation]
    guard type.kind == .namedType, type.name == "Set", code.items(type.list).isEmpty,
      program.type(named: type.name, in: file) == nil, !value.isNone, code[value].kind == .arrayLiteral,
      !code.items(code[value].list).isEmpty,
      case .array(let element) = attempt({ $0.infer(value) }).type.kind, !element.isError
    else { return nil }
    return TypeID(.set(element))
  }

  /// True for a place in a text or a range of such.
  mutating func textPlaces(_ index: CodeID) -> Bool {
    let type = attempt({ $0.infer(index) }).type
    let place: TypeID
    switch type.kind {
    case .range(let bound), .closedRange(let bound): place = bound
    // What is no range is one place.
    default: place = type
    }
    guard place == LibraryTypes.stringIndex else { return false }
    infer(index)
    return true
  }

  /// `max` for `Swift.max` at `id`, which is so noted as what the library has by that name, whatever else has it; nil for other
  /// code.
  mutating func nameOfLibrary(_ id: CodeID) -> CodeNode? {
    let node = code[id]
    guard code[node.first].kind == .name, case let module = code[node.first].name,
      StandardLibrary.isModule(module), local(module) == nil, program.type(named: module, in: file) == nil,
      owner.isNone || ownMembers(named: module).isEmpty
    else { return nil }
    var name = CodeNode(.name, node.range)
    name.name = node.name
    name.nameStart = node.nameStart
    return name
  }

  /// The type itself that `Swift.Int` names; nil for other code.
  mutating func typeOfLibrary(_ id: CodeID) -> TypeID? {
    guard let name = nameOfLibrary(id), let type = library.type(named: name.name) else { return nil }
    note(id, Reference(.type, Int(type.raw)))
    return type.metatype
  }
}
