import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

/// Whether the patterns of a `switch` leave no value out, also where the answer lies in the parts of tuples and
/// payloads.
///
/// The matrix of patterns is split by the constructors of its first column (Maranget 2007, “Warnings for pattern
/// matching”). Past a bound of steps it is taken to be exhaustive: a finding must be true.
struct Exhaustiveness {
  /// A pattern of a value: nil takes any.
  private typealias Row = [CodeID?]

  private let checker: FileChecker
  private var steps = 0
  private static let limit = 20_000

  /// In a file.
  init(_ checker: FileChecker) { self.checker = checker }

  /// True where some pattern takes each value of a type.
  mutating func holds(_ patterns: [CodeID], of type: TypeID) -> Bool {
    covers(patterns.map { [$0] }, [type])
  }

  /// True where some pattern takes each value of a type that a case makes.
  mutating func holds(_ name: Name, by patterns: [CodeID], of type: TypeID) -> Bool {
    var rows = patterns.map { Row([$0]) }
    var type = type
    if let wrapped = type.wrapped {
      let some = Constructor(name: Names.some, parts: [wrapped])
      rows = rows.compactMap { special($0, some, type) }
      type = wrapped
    }
    guard let made = constructors(of: type).first(where: { $0.name == name }) else { return false }
    return covers(rows.compactMap { special($0, made, type) }, made.parts)
  }

  private mutating func covers(_ rows: [Row], _ types: [TypeID]) -> Bool {
    steps += 1 + rows.count
    if steps > Self.limit { return true }
    guard let type = types.first else { return !rows.isEmpty }
    if rows.isEmpty { return false }
    let rest = Array(types.dropFirst())
    for constructor in constructors(of: type) {
      let found = rows.compactMap { special($0, constructor, type) }
      if !covers(found, constructor.parts + rest) { return false }
    }
    return true
  }

  /// One way to make a value.
  private struct Constructor {
    var name: Name
    var parts: [TypeID]
  }

  private static let others = Name("")
  private static let none = Name("none")
  private static let yes = Name("true")
  private static let no = Name("false")

  private func constructors(of type: TypeID) -> [Constructor] {
    let program = checker.program
    switch type.kind {
    case .bool: return [Constructor(name: Self.yes, parts: []), Constructor(name: Self.no, parts: [])]
    case .optional(let wrapped):
      return [Constructor(name: Self.none, parts: []), Constructor(name: Names.some, parts: [wrapped])]
    case .tuple(let elements, _): return [Constructor(name: Self.others, parts: elements)]
    default: break
    }
    if let id = program.declaration(of: type), program[id].kind == .enumeration {
      return program.cases(of: id).map { member in
        let payload = program[member].type
        if case .tuple(let elements, _) = payload.kind {
          return Constructor(name: program[member].name, parts: elements)
        }
        return Constructor(name: program[member].name, parts: payload == .void ? [] : [payload])
      }
    }
    if let cases = checker.library.cases(of: type) {
      return cases.map { name in
        Constructor(name: name, parts: checker.library.payload(of: name, in: type).map { [$0] } ?? [])
      }
    }
    return [Constructor(name: Self.others, parts: [])]
  }

  /// What is left of a row for values of a constructor; nil where it takes none of them.
  private func special(_ row: Row, _ constructor: Constructor, _ type: TypeID) -> Row? {
    let rest = Array(row.dropFirst())
    let any = [CodeID?](repeating: nil, count: constructor.parts.count)
    guard let first = row.first, let id = first else { return any + rest }
    return parts(of: id, constructor, type, any).map { $0 + rest }
  }

  private func parts(of id: CodeID, _ constructor: Constructor, _ type: TypeID, _ any: Row) -> Row? {
    let node = checker.code[id]
    let items = checker.code.items(node.list).map { CodeID?($0) }
    switch node.kind {
    case .wildcardPattern, .bindingPattern: return any
    case .labelledPattern: return parts(of: node.first, constructor, type, any)
    case .optionalPattern: return constructor.name == Names.some ? [node.first] : nil
    case .tuplePattern:
      if case .tuple = type.kind { return items.count == any.count ? items : nil }
      return items.count == 1 ? items[0].flatMap { parts(of: $0, constructor, type, any) } : nil
    case .casePattern:
      if type.wrapped != nil {
        if node.name == Self.none { return constructor.name == Self.none ? [] : nil }
        if constructor.name != Names.some { return nil }
        return node.name == Names.some ? (items.count == 1 ? items : any) : [id]
      }
      guard node.name == constructor.name else { return nil }
      return items.isEmpty ? any : items.count == any.count ? items : nil
    case .expressionPattern: return parts(ofValue: node.first, id, constructor, type, any)
    default: return nil
    }
  }

  private func parts(
    ofValue value: CodeID, _ id: CodeID, _ constructor: Constructor, _ type: TypeID, _ any: Row
  ) -> Row? {
    let node = checker.code[value]
    if node.kind == .nilLiteral { return constructor.name == Self.none ? [] : nil }
    if type.wrapped != nil { return constructor.name == Names.some ? [id] : nil }
    switch node.kind {
    case .booleanLiteral: return constructor.name == (node.a == 1 ? Self.yes : Self.no) ? [] : nil
    case .implicitMember, .member: return node.name == constructor.name && any.isEmpty ? [] : nil
    case .tuple:
      guard case .tuple = type.kind else { return nil }
      let items = checker.code.items(node.list)
      guard items.count == any.count else { return nil }
      return items.map { CodeID?(checker.code[$0].first) }
    default: return nil
    }
  }
}
