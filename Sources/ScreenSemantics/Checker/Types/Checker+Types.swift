import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

extension FileChecker {
  /// True where a value of `actual` may stand where `expected` is wanted.
  mutating func fits(_ actual: TypeID, _ expected: TypeID) -> Bool {
    if actual == expected || actual.isError || expected.isError || expected == .any { return true }
    switch (actual.kind, expected.kind) {
    case (_, .parameter): return true
    case (.null, .optional): return true
    case (.optional(let a), .optional(let b)): return fits(a, b)
    case (_, .optional(let wrapped)): return fits(actual, wrapped)
    case (_, .view): return isView(actual)
    // What a closure that builds views gives is the view that a type parameter stands for.
    case (.view, .declared(let id, _)) where program[id].kind == .genericParameter:
      return program[id].conformances.contains(.shown) || program.conforms(actual, to: expected)
    case (.array(let a), .array(let b)), (.slice(let a), .slice(let b)), (.set(let a), .set(let b)),
      (.range(let a), .range(let b)), (.closedRange(let a), .closedRange(let b)),
      (.binding(let a), .binding(let b)):
      return fits(a, b)
    case (.inOut(let a), .inOut(let b)): return fits(a, b) && fits(b, a)
    case (_, .sequence(let element)): return actual.element.map { fits($0, element) } ?? false
    case (.dictionary(let k1, let v1), .dictionary(let k2, let v2)): return fits(k1, k2) && fits(v1, v2)
    case (.tuple(let a, _), .tuple(let b, _)):
      return a.count == b.count && zip(a, b).allSatisfy { fits($0, $1) }
    case (_, .applied(LibraryTypes.publisher, let wanted)) where wanted.count == 2:
      return actual.publication.map { fits($0.value, wanted[0]) && fits($0.error, wanted[1]) } ?? false
    case (_, .applied(LibraryTypes.gesture, let wanted)) where actual.gestureValue != nil:
      return actual.gestureValue.map { fits($0, wanted[0]) } ?? false
    case (.applied(let a, let first), .applied(let b, let second)):
      // A task whose value nobody asks for may have any, and one whose code has not told it yet.
      let isOfLibrary = program.declaration(of: a) == nil
      // A publisher that gives no value may stand for one of any.
      if first.first == LibraryTypes.never, let given = actual.publication, let wanted = expected.publication
      {
        return given.error == LibraryTypes.never || fits(given.error, wanted.error)
      }
      // One of values may stand for one of values that may be nil, as what it is made of is then made of those.
      if a == b, let given = actual.publication, let wanted = expected.publication,
        let value = wanted.value.wrapped,
        given.value == .null || fits(given.value, value)
      {
        return fits(given.error, wanted.error)
      }
      // A type with type arguments may be what a protocol with associated types is wanted as.
      if a != b { return !program.protocols.isEmpty && program.conforms(actual, to: expected) }
      return zip(first, second).allSatisfy {
        $0 == $1 || !$1.isConcrete && fits($0, $1) || isOfLibrary && ($1 == .void || !$0.isConcrete)
      }
    // A `Task` whose value nobody names.
    case (.applied(let bare, _), .builtin) where bare == expected,
      (.builtin, .applied(let bare, _)) where bare == actual:
      return true
    // In its own code a type with type parameters is written without them.
    case (.applied(let bare, _), .declared) where bare == expected,
      (.declared, .applied(let bare, _)) where bare == actual:
      return true
    case (.function(let p1, let r1), .function(let p2, let r2)):
      return p1.count == p2.count && zip(p2, p1).allSatisfy { fits($0, $1) } && (r2 == .void || fits(r1, r2))
    case (.keyPath(let r1, let v1), .keyPath(let r2, let v2)),
      (.writableKeyPath(let r1, let v1), .keyPath(let r2, let v2)),
      (.writableKeyPath(let r1, let v1), .writableKeyPath(let r2, let v2)):
      return fits(r1, r2) && fits(v1, v2)
    // `any Named.Type` is any type that conforms; a type parameter is what is named.
    case (.metatype(let a), .metatype(let b)):
      if case .parameter = b.kind { return true }
      return isProtocol(b) && fits(a, b)
    // Any other two fit only where the library says so, or as a style of the program.
    default:
      return StandardLibrary.accepts(actual, for: expected) || acceptsStyle(actual, expected)
        || expected == LibraryTypes.thrown && isThrown(actual)
        || expected == LibraryTypes.localizedError && program.conformances(of: actual).contains(.localized)
        || expected == LibraryTypes.shape && isShape(actual)
        || expected == LibraryTypes.transition && program.conformances(of: actual).contains(.transition)
        || StandardLibrary.isFormat(expected) && program.conformances(of: actual).contains(.format)
        || expected == LibraryTypes.codingKey && isCodingKey(actual)
        || expected == LibraryTypes.anyLayout
          && program.declaration(of: actual).map { program[$0].isLayout } == true
        || expected == LibraryTypes.optionSet && isOptionSet(actual)
        || program.declaration(of: actual).flatMap { program.libraryBound(of: $0) } == expected
        || !program.protocols.isEmpty && program.conforms(actual, to: expected)
        || !program.protocols.superclasses.isEmpty && inherits(actual, from: expected)
    }
  }

  /// True for a protocol of the program.
  private mutating func isProtocol(_ type: TypeID) -> Bool {
    program.declaration(of: type).map { program[$0].kind.isProtocol } ?? false
  }

  /// True for an object that would inherit from what is wanted, which is reported where it is declared.
  private mutating func inherits(_ actual: TypeID, from expected: TypeID) -> Bool {
    guard let object = program.declaration(of: actual) else { return false }
    return program.protocols.inherited(by: object).contains { program[$0].type == expected }
  }

  /// The type of a part of an array that is made here: an array where one is wanted, whose indices begin at 0.
  mutating func listWanted(_ type: TypeID, _ expected: TypeID?) -> TypeID {
    guard case .slice(let element) = type.kind, let wanted = expected?.wrapped ?? expected,
      case .array(let other) = wanted.kind, isConcrete(wanted), fits(element, other)
    else { return type }
    return element.array
  }

  /// True for types of views: `some View`, library views, declared views.
  mutating func isView(_ type: TypeID) -> Bool {
    switch type.kind {
    case .view: true
    case .builtin: StandardLibrary.viewTypes.contains(type)
    case .declared(let id, _):
      program[id].kind.isView || program[id].isShape || isShapeParameter(id)
        || program[id].kind.isOpen && !program[id].kind.isProtocol
          && program[id].conformances.contains(.shown)
    case .applied(let bare, _): isView(bare)
    case .optional(let wrapped): isView(wrapped)
    // No other type has values that are shown.
    default: false
    }
  }

  /// True for a type of the program whose values may be keys of JSON.
  mutating func isCodingKey(_ type: TypeID) -> Bool {
    program.declaration(of: type).map { program[$0].conformances.contains(.askedElsewhere) } ?? false
  }

  /// True for a Struct of the program that is a shape, and for a type parameter whose values are shapes.
  mutating func isShape(_ type: TypeID) -> Bool {
    program.declaration(of: type).map { program[$0].isShape || isShapeParameter($0) } ?? false
  }

  private mutating func isShapeParameter(_ id: DeclarationID) -> Bool {
    program[id].kind == .genericParameter && program.libraryBound(of: id) == LibraryTypes.shape
  }

  /// True where a declared style or modifier stands for the library's parameter of that protocol.
  private mutating func acceptsStyle(_ actual: TypeID, _ expected: TypeID) -> Bool {
    guard case .builtin(let name) = expected.kind, let id = program.declaration(of: actual) else {
      return false
    }
    switch program[id].kind {
    case .modifier: return name == "ViewModifier"
    case .buttonStyle, .primitiveButtonStyle: return name == "ButtonStyle" || name == "PrimitiveButtonStyle"
    case .toggleStyle, .labelStyle, .progressViewStyle, .gaugeStyle, .groupBoxStyle, .labeledContentStyle,
      .disclosureGroupStyle, .textFieldStyle:
      return name.text == program[id].kind.element
    case .observableObject, .observable: return name == "ObservableObject"
    case .app, .screen, .view, .structure, .enumeration, .extended, .appearance, .preview, .scenario,
      .typeAlias, .fileScope, .protocolType, .genericParameter, .composition, .associatedType:
      return false
    }
  }

  /// Matches a type with parameters against a real one and records what they stand for.
  @discardableResult
  mutating func unify(_ pattern: TypeID, _ actual: TypeID, _ bound: inout TypeBindings) -> Bool {
    if actual.isError || pattern == actual && pattern.isConcrete { return true }
    switch (pattern.kind, actual.kind) {
    case (.parameter(let index), _):
      if let known = bound[index] {
        if known == .null, actual != .null { bound[index] = actual.wrapped == nil ? actual.optional : actual }
        if known.isUntold, !actual.isUntold, fits(actual, known) { bound[index] = actual }
        return fits(actual, known) || fits(known, actual)
      }
      bound[index] = actual
      return true
    case (.optional(let p), .optional(let a)): return unify(p, a, &bound)
    case (.optional(let p), .null): return p != .error
    case (.optional(let p), _): return unify(p, actual, &bound)
    case (.array(let p), .array(let a)), (.slice(let p), .slice(let a)), (.set(let p), .set(let a)),
      (.range(let p), .range(let a)), (.closedRange(let p), .closedRange(let a)),
      (.binding(let p), .binding(let a)), (.inOut(let p), .inOut(let a)):
      return unify(p, a, &bound)
    case (.sequence(let p), _): return actual.element.map { unify(p, $0, &bound) } ?? false
    // Any publisher is wanted.
    case (.applied(LibraryTypes.publisher, let p), _) where p.count == 2:
      return actual.publication.map { unify(p[0], $0.value, &bound) && unify(p[1], $0.error, &bound) }
        ?? false
    // A gesture is wanted, whatever its closures take.
    case (.applied(LibraryTypes.gesture, let p), _):
      return actual.gestureValue.map { unify(p[0], $0, &bound) } ?? false
    case (.dictionary(let k1, let v1), .dictionary(let k2, let v2)):
      return unify(k1, k2, &bound) && unify(v1, v2, &bound)
    case (.tuple(let p, _), .tuple(let a, _)):
      return p.count == a.count && zip(p, a).allSatisfy { unify($0, $1, &bound) }
    // What the `Item` of a type is does not tell the type.
    case (.applied(let bare, _), _)
    where program.declaration(of: bare).map({ program.isAssociated($0) }) == true:
      return true
    // What conforms tells what its associated types are.
    case (.applied(let bare, let p), _) where actual.unapplied != bare && isProtocol(bare):
      guard let owner = program.declaration(of: bare), program.conforms(actual, to: bare) else {
        return false
      }
      return zip(program.associatedTypes(of: owner), p).allSatisfy {
        unify($1, program.associatedType($0, of: actual), &bound)
      }
    case (.applied(let first, let p), .applied(let second, let a)):
      // What the call around it still leaves open may be what this wants.
      return first == second && zip(p, a).allSatisfy { unify($0, $1, &bound) || !$1.isConcrete }
    case (.function(let p1, let r1), .function(let p2, let r2)):
      return p1.count == p2.count && zip(p1, p2).allSatisfy { unify($0, $1, &bound) }
        && (r1 == .void || unify(r1, r2, &bound))
    case (.keyPath(let r1, let v1), .keyPath(let r2, let v2)),
      (.keyPath(let r1, let v1), .writableKeyPath(let r2, let v2)),
      (.writableKeyPath(let r1, let v1), .writableKeyPath(let r2, let v2)):
      return unify(r1, r2, &bound) && unify(v1, v2, &bound)
    case (.metatype(let p), .metatype(let a)): return unify(p, a, &bound)
    // A type without parts that are open takes what fits it.
    default: return fits(actual, pattern)
    }
  }

  /// Puts what is known for type parameters into a type; unknown ones stay.
  mutating func substitute(_ type: TypeID, _ bound: TypeBindings) -> TypeID {
    if type.isConcrete || bound.isEmpty { return type }
    if case .parameter(let index) = type.kind { return bound[index] ?? type }
    // Most signatures have one type parameter, and few types are put into it.
    guard let only = bound.only else { return rebuilt(type, bound) }
    if let known = memory.substituted(type, only) { return known }
    let made = rebuilt(type, bound)
    memory.noteSubstituted(type, only, made)
    return made
  }

  /// A type made anew of its parts, with what is known put into them.
  private mutating func rebuilt(_ type: TypeID, _ bound: TypeBindings) -> TypeID {
    switch type.kind {
    case .optional(let wrapped): return substitute(wrapped, bound).optional
    case .array(let element): return substitute(element, bound).array
    case .slice(let element): return TypeID(.slice(substitute(element, bound)))
    case .set(let element): return TypeID(.set(substitute(element, bound)))
    case .dictionary(let key, let value):
      return TypeID(.dictionary(substitute(key, bound), substitute(value, bound)))
    case .range(let element): return TypeID(.range(substitute(element, bound)))
    case .closedRange(let element): return TypeID(.closedRange(substitute(element, bound)))
    case .sequence(let element): return TypeID(.sequence(substitute(element, bound)))
    case .inOut(let element): return TypeID(.inOut(substitute(element, bound)))
    case .binding(let element): return substitute(element, bound).binding
    case .tuple(let elements, let labels):
      return TypeID(.tuple(elements.map { substitute($0, bound) }, labels))
    case .applied(let bare, let arguments):
      return program.settled(TypeID(.applied(bare, arguments.map { substitute($0, bound) })))
    case .function(let parameters, let result):
      return TypeID(.function(parameters.map { substitute($0, bound) }, substitute(result, bound)))
    case .keyPath(let root, let value):
      return TypeID(.keyPath(substitute(root, bound), substitute(value, bound)))
    case .writableKeyPath(let root, let value):
      return TypeID(.writableKeyPath(substitute(root, bound), substitute(value, bound)))
    case .metatype(let named): return substitute(named, bound).metatype
    case .error, .void, .bool, .int, .double, .string, .view, .any, .null, .builtin, .declared, .parameter:
      return type
    }
  }

  /// True where a type holds no type parameter.
  mutating func isConcrete(_ type: TypeID) -> Bool { type.isConcrete }

  /// Checks an expression against what its place wants and reports a mismatch once.
  @discardableResult
  mutating func check(_ id: CodeID, _ wanted: Expectation) -> TypeID {
    let actual = infer(id, expecting: wanted.type)
    if actual == wanted.type { return actual }
    if fits(actual, wanted.type) {
      lift(id, actual, to: wanted.type)
    } else {
      reportMismatch(id, actual, wanted)
    }
    return actual
  }

  /// True where code makes a view of the very declaration that is wanted: `Card(…)`, or `.init(…)`, is a view of some kind.
  ///
  /// Each branch of a `?:` does, or is nil where the view may be.
  private mutating func makesView(_ id: CodeID, _ wanted: TypeID) -> Bool {
    if code[id].kind == .ternary {
      return [code[id].second, code.items(code[id].list)[0]].allSatisfy {
        code[$0].kind == .nilLiteral ? wanted.wrapped != nil : makesView($0, wanted)
      }
    }
    let made = reference(id)
    guard made.kind == .viewInitializer,
      let declaration = program.declaration(of: wanted.wrapped ?? wanted), program[declaration].kind.isView
    else { return false }
    return made.index == declaration.index
  }

  /// Writes `as` behind an optional whose place takes one of more levels, so that a nil in it stays apart from none.
  mutating func lift(_ id: CodeID, _ actual: TypeID, to wanted: TypeID) {
    if actual == wanted { return }
    guard actual.wrapped != nil, wanted.wrapped?.wrapped != nil, !trial.isOn,
      actual.optionalDepth < wanted.optionalDepth
    else { return }
    // `nil` is that of the outermost.
    if code[id].kind == .nilLiteral { return note(id, type: wanted) }
    enclose(id, of: actual, in: .cast, of: wanted)
  }

  /// Puts code of one part around code: that becomes a node behind all others, and its place a node of a kind and type.
  mutating func enclose(_ id: CodeID, of type: TypeID, in kind: CodeKind, of outer: TypeID) {
    let node = code[id]
    let part = addNode(node)
    note(part, reference(id))
    note(part, type: type)
    var around = CodeNode(kind, node.range)
    around.a = part.index
    parser.draft.nodes[id] = around
    note(id, Reference.none)
    note(id, type: outer)
  }

  mutating func reportMismatch(_ id: CodeID, _ actual: TypeID, _ wanted: Expectation) {
    if makesView(id, wanted.type) { return }
    if let wrapped = actual.wrapped, fits(wrapped, wanted.type), unwrapItself(id, actual) != nil { return }
    let related = wanted.declared.map { [RelatedPlace("declared here", $0)] } ?? []
    let span = range(id)
    if let bound = actual.bound, fits(bound, wanted.type) {
      let dollar = bindingName(id)
      report(
        .flowValueExpected, span,
        "\(wanted.what) takes a value of type \(wanted.type), and this is a binding to one.",
        related: related,
        help: dollar == nil
          ? "Take the value with `.wrappedValue`."
          : "Leave out the `$`: the value is read where it is needed.",
        fixes: dollar.map { [fix("Pass the value", .safe, $0, "")] } ?? [])
      return
    }
    if let bound = wanted.type.bound, fits(actual, bound) {
      reportBindingExpected(id, wanted, related: related)
      return
    }
    if let wrapped = actual.wrapped, fits(wrapped, wanted.type) {
      report(
        .typeUnwrappedOptional, span,
        "\(wanted.what) needs \(wanted.type), and this is \(actual): it may be nil.", related: related,
        help: "Give a value for nil with `??`, or show the view only inside `<IfLet>` or `if let`.")
      return
    }
    if let style = styleName(wanted.type), let given = styleName(actual) {
      report(
        .viewStyleMismatch, span,
        "\(wanted.what) takes \(style.withArticle), and this is \(given.withArticle).",
        related: related,
        help:
          "Each control has styles of its own: `.\(given.prefix(1).lowercased() + given.dropFirst())(…)` sets this one."
      )
      return
    }
    if actual == .decimal, wanted.type == .int || wanted.type == .double {
      report(
        .typeMismatch, span, "\(wanted.what) takes no Decimal, which does not convert by itself.",
        related: related,
        help:
          "`NSDecimalNumber(decimal: …)` has the nearest Double as `doubleValue`, the whole number as `intValue`."
      )
      return
    }
    if wanted.type == LibraryTypes.numberObject {
      let isNumber = actual == .int || actual == .double
      report(
        .typeMismatch, span, "\(wanted.what) takes an NSNumber, and this is \(describe(actual)).",
        related: related, help: isNumber ? "Write `… as NSNumber`, or `NSNumber(value: …)`." : nil,
        fixes: isNumber ? [fix("Convert it", .suggested, span, "NSNumber(value: \(source.text(span)))")] : [])
      return
    }
    var help: String?
    var fixes: [FixIt] = []
    if wanted.type == .double && actual == .int {
      help = "Int and Double do not convert by themselves: write `Double(…)`."
      fixes = [fix("Convert it", .suggested, span, "Double(\(source.text(span)))")]
    } else if wanted.type == .int && actual == .double {
      help = "Int and Double do not convert by themselves: write `Int(…)`, which cuts the fraction off."
    } else if wanted.type == .string {
      help = "Write `String(…)` or `\\(…)` inside a string to turn it into text."
      if actual == .int || actual == .double {
        fixes = [fix("Turn it into text", .suggested, span, "String(\(source.text(span)))")]
      }
    } else if wanted.type == .decimal && (actual == .int || actual == .double) {
      help = "\(actual) and Decimal do not convert by themselves: write `Decimal(…)`."
      fixes = [fix("Convert it", .suggested, span, "Decimal(\(source.text(span)))")]
    } else if let wrapped = actual.bound?.wrapped, fits(wrapped.binding, wanted.type) {
      help = "It may lead to nil: unwrap it with `Binding($…)` in an `<IfLet>`, or with `!` after the path."
    } else if wanted.type != .string, let element = wanted.type.element, fits(actual, element) {
      help = "One value makes an array in brackets: `[\(source.text(span))]`."
    } else if actual == .null {
      help = "Only an optional can be nil; declare it as `\(wanted.type)?` where nil is meant."
    } else if case .slice(let element) = actual.kind, fits(element.array, wanted.type) {
      help = "A part of an array keeps the array’s indices; `Array(…)` makes an array of it."
      fixes = [fix("Make an array of it", .safe, span, "Array(\(source.text(span)))")]
    } else if wanted.type == .bool {
      help =
        actual.wrapped == nil
        ? "Write what is true or false, such as a comparison." : "Compare it with nil: `… != nil`."
    } else if (wanted.type == .int || wanted.type == .double) && actual == .string {
      help = "`\(wanted.type)(…)` reads a number from text; it is nil where there is none, so `?? 0` follows."
    } else if wanted.declared != nil {
      help = "Give a value of that type, or change the type where it is declared."
    } else if isConcrete(wanted.type), wanted.type != .any {
      help = "Give a value of type \(wanted.type)."
    }
    report(
      .typeMismatch, span, "\(wanted.what) is declared \(wanted.type), and this is \(describe(actual)).",
      related: related, help: help, fixes: fixes)
  }

  /// The protocol of a style of controls, or nil for other types.
  private mutating func styleName(_ type: TypeID) -> String? {
    if let declaration = program.declaration(of: type) {
      return program[declaration].kind.isStyle ? program[declaration].kind.element : nil
    }
    guard case .builtin(let name) = type.kind, name.text.hasSuffix("Style") else { return nil }
    return name.text
  }

  mutating func reportBindingExpected(_ id: CodeID, _ wanted: Expectation, related: [RelatedPlace]) {
    let span = range(id)
    let bindable = bindablePath(id)
    let obstacle = bindable == nil ? nil : bindingObstacle(id)
    let path = obstacle == nil ? bindable : nil
    report(
      .flowBindingExpected, span,
      "\(wanted.what) takes a binding, so that it can change the value; this passes only the value of now.",
      related: related,
      help: path == nil
        ? obstacle ?? "Pass `$` and the path of a State or Binding; `{.constant(…)}` in a Preview."
        : "Write `$\(path.map { source.text($0) } ?? "")`: the `$` passes the source itself.",
      fixes: path.map {
        [FixIt("Pass a binding", .safe, [SourceEdit(location(braced($0)), "$" + source.text($0))])]
      }
        ?? [])
  }

  /// Why a path would be no binding with `$` before it, with what to do; nil where it would.
  mutating func bindingObstacle(_ id: CodeID) -> String? {
    if let obstacle = obstacle(id) {
      return "A `$` alone does not help: \(obstacle.message)" + (obstacle.help.map { " \($0)" } ?? "")
    }
    var root = id
    while code[root].kind != .name { root = code[root].first }
    let reference = reference(root)
    guard reference.kind == .member || reference.kind == .staticMember else { return nil }
    let member = program[reference.member]
    switch member.kind {
    case .environment, .constant, .variable, .computed:
      if member.type.bound != nil || reference.kind == .staticMember { return nil }
      if member.kind == .computed, member.setter != nil { return nil }
      return
        "A `$` alone does not help: `\(member.name)` is \(member.kind.element.withArticle). Pass the path of a State, a Binding or an observed object."
    // `$` of any other member is a binding.
    default: return nil
    }
  }

  /// The range with the braces around it, where there are any.
  mutating func braced(_ range: SourceRange) -> SourceRange {
    var (start, end) = (Int(range.start), Int(range.end))
    while start > 0 && source.bytes[start - 1] == 0x20 { start -= 1 }
    while end < source.bytes.count && source.bytes[end] == 0x20 { end += 1 }
    guard start > 0, end < source.bytes.count, source.bytes[start - 1] == UInt8(ascii: "{"),
      source.bytes[end] == UInt8(ascii: "}")
    else { return range }
    return SourceRange(start - 1, end + 1)
  }

  /// The range of an expression that would be a binding with `$` before it.
  private mutating func bindablePath(_ id: CodeID) -> SourceRange? {
    var at = id
    while true {
      let node = code[at]
      switch node.kind {
      case .member, .subscripting, .forceUnwrap: at = node.first
      case .name: return range(id)
      // A path that begins with anything else leads to no source, so no `$` helps.
      default: return nil
      }
    }
  }

  /// The range of the `$` that makes an expression a binding.
  mutating func bindingName(_ id: CodeID) -> SourceRange? {
    var at = id
    while true {
      let node = code[at]
      switch node.kind {
      case .member where node.flags.contains(.published) && reference(at).kind == .staticMember:
        return SourceRange(node.nameStart - 1, node.nameStart)
      case .member, .subscripting, .forceUnwrap: at = node.first
      case .bindingName: return SourceRange(node.range.start, node.range.start + 1)
      // A path that begins with anything else has no `$`.
      default: return nil
      }
    }
  }

  /// True for `$name`, and for a member or element of one.
  mutating func isBindingPath(_ id: CodeID) -> Bool { bindingName(id) != nil }

  /// Reports `$path` in a place that reads a value; false for anything else.
  mutating func reportsBinding(_ id: CodeID, _ type: TypeID, _ place: String) -> Bool {
    guard type.bound != nil, let dollar = bindingName(id) else { return false }
    let start = min(range(id).start, dollar.start)
    let path = source.text(SourceRange(start, range(id).end))
    report(
      .flowValueExpected, range(id), "\(place) takes a value, and `\(path)` is a binding to one.",
      help: "Leave out the `$`: the value is read where it is needed.",
      fixes: [fix("Pass the value", .safe, dollar, "")])
    return true
  }

  /// A type in a sentence.
  mutating func describe(_ type: TypeID) -> String {
    switch type.kind {
    case .metatype(let type): "the type \(type) itself"
    case .void: "nothing (Void)"
    case .null: "nil"
    // Any other type is named as it is written.
    default: "\(type)"
    }
  }
}
