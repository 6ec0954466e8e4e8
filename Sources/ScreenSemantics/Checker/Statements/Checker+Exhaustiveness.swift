import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

/// Which values a `switch` covers: a row of patterns covers what they all take, and a row that takes everything in its
/// first column is looked at under each form that a value can have (after Maranget, “Warnings for pattern matching”).
extension FileChecker {
  /// A pattern, or what stands for any value.
  enum Pattern {
    case any
    case code(CodeID)
  }

  /// One form that a value can have: a case with its payload, nil, a truth value.
  struct Form {
    var name: Name
    /// True for what is written with a point before its name.
    var isMember = true
    var parts: [TypeID] = []

    /// As it is written in a message.
    var text: String { isMember ? ".\(name)" : name.text }
  }

  /// What a pattern takes of a value.
  enum Head {
    case any
    case form(Name, [Pattern])
    /// A value, or a range: no form as a whole.
    case some
  }

  /// What patterns cover so far.
  struct Coverage {
    var all = false
    var rows: [[Pattern]] = []
  }

  /// Reports a `switch` that misses a case.
  mutating func checkExhaustive(_ node: CodeNode, _ subject: TypeID) {
    if !isConcrete(subject) || namesAllCases(node, of: subject) { return }
    var covered = Coverage()
    for item in code.items(node.list) {
      let clause = code[item]
      if clause.flags.contains(.isDefault) { return }
      if !clause.second.isNone { continue }
      for pattern in code.items(clause.list) { covered.rows.append([.code(pattern)]) }
    }
    let keyword = SourceRange(node.range.start, min(node.range.start + 6, node.range.end))
    reportMissing(covered, subject, at: keyword, fallback: "default")
  }

  /// True where each case of an enum is a pattern by itself, whatever it holds, which is how most are written.
  private mutating func namesAllCases(_ node: CodeNode, of subject: TypeID) -> Bool {
    guard let declaration = program.declaration(of: subject), program[declaration].kind == .enumeration else {
      return false
    }
    let clauses = code.items(node.list)
    return program[declaration].members.allSatisfy { member in
      if program.members[member].kind != .enumCase { return true }
      let name = program.members[member].name
      return clauses.contains { clause in
        code[clause].second.isNone
          && code.items(code[clause].list).contains { pattern in
            let isCase = reference(pattern).kind == .enumCase
            let pattern = code[pattern]
            return isCase && pattern.name == name && code.items(pattern.list).isEmpty
          }
      }
    }
  }

  mutating func reportMissing(_ covered: Coverage, _ subject: TypeID, at range: SourceRange, fallback: String)
  {
    if covered.all || subject.isError { return }
    var budget = 20_000
    let missing = missing(covered.rows, subject, &budget)
    if missing.isEmpty { return }
    var related: [RelatedPlace] = []
    if let declaration = program.declaration(of: subject.wrapped ?? subject) {
      let type = subject.wrapped ?? subject
      related = [RelatedPlace("\(type) is declared here", program.location(of: declaration))]
    }
    report(
      .typeNonExhaustive, range,
      "This switch over \(subject) does not say what happens for \(missing.joined(separator: ", ")).",
      related: related, help: "Add the missing case\(missing.count == 1 ? "" : "s"), or `\(fallback)`.")
  }

  /// The forms of a value that no row takes wholly, as a message names them.
  private mutating func missing(_ rows: [[Pattern]], _ type: TypeID, _ budget: inout Int) -> [String] {
    guard case .tuple = type.kind else {
      if let forms = forms(of: type) {
        let heads = rows.map { head($0[0], type) }
        return forms.flatMap { form in
          let inner = Self.specialize(rows, heads, form)
          if form.name == Self.someForm.name { return missing(inner, form.parts[0], &budget) }
          return witness(inner, form.parts, &budget).map { ["`\(Self.text(of: form, $0))`"] } ?? []
        }
      }
      return witness(rows, [type], &budget) == nil ? [] : ["all other values"]
    }
    return witness(rows, [type], &budget).map { ["`\($0[0])`"] } ?? []
  }

  private static func text(of form: Form, _ parts: [String]) -> String {
    if form.name == someForm.name, parts != ["_"] { return parts[0] }
    if parts.allSatisfy({ $0 == "_" }) && !form.text.isEmpty { return form.text }
    return "\(form.text)(\(parts.joined(separator: ", ")))"
  }

  private static let someForm = Form(name: "some")
  private static let nilForm = Form(name: "nil", isMember: false)
  private static let boolForms = [Form(name: "true", isMember: false), Form(name: "false", isMember: false)]

  /// Values that no row takes, one text for each column; nil where every value is taken.
  private mutating func witness(_ rows: [[Pattern]], _ types: [TypeID], _ budget: inout Int) -> [String]? {
    guard let first = types.first else { return rows.isEmpty ? [] : nil }
    budget -= rows.count + 1
    if budget < 0 { return nil }
    let rest = Array(types.dropFirst())
    let heads = rows.map { head($0[0], first) }
    let hasForms = heads.contains { if case .form = $0 { true } else { false } }
    guard hasForms, let forms = forms(of: first) else {
      let open = zip(rows, heads).compactMap { row, head -> [Pattern]? in
        if case .any = head { Array(row.dropFirst()) } else { nil }
      }
      return witness(open, rest, &budget).map { ["_"] + $0 }
    }
    for form in forms {
      let inner = Self.specialize(rows, heads, form)
      guard let found = witness(inner, form.parts + rest, &budget) else { continue }
      return [Self.text(of: form, Array(found.prefix(form.parts.count)))] + found.dropFirst(form.parts.count)
    }
    return nil
  }

  /// The rows that take the form, with its parts in place of their first patterns, which take `heads`.
  private static func specialize(_ rows: [[Pattern]], _ heads: [Head], _ form: Form) -> [[Pattern]] {
    zip(rows, heads).compactMap { row, head in
      switch head {
      case .any: form.parts.map { _ in .any } + row.dropFirst()
      case .form(let name, let parts) where name == form.name:
        (parts.count == form.parts.count ? parts : form.parts.map { _ in .any }) + row.dropFirst()
      case .form, .some: nil
      }
    }
  }

  /// The forms of a type's values; nil for a type that has too many.
  private mutating func forms(of type: TypeID) -> [Form]? {
    if let wrapped = type.wrapped {
      return [Form(name: Self.someForm.name, parts: [wrapped]), Self.nilForm]
    }
    if case .tuple(let elements, _) = type.kind {
      return [Form(name: .none, isMember: false, parts: elements)]
    }
    if type == .bool { return Self.boolForms }
    if let declaration = program.declaration(of: type), program[declaration].kind == .enumeration {
      return program.cases(of: declaration).map { member in
        let payload = program[member].type
        var parts = payload == .void ? [] : [payload]
        if case .tuple(let elements, _) = payload.kind { parts = elements }
        return Form(name: program[member].name, parts: parts)
      }
    }
    return library.cases(of: type)?.map { name in
      let payload = library.payload(of: name, in: type)
      if case .tuple(let elements, _)? = payload?.kind { return Form(name: name, parts: elements) }
      return Form(name: name, parts: payload.map { [$0] } ?? [])
    }
  }

  private mutating func hasForm(_ name: Name, _ type: TypeID) -> Bool {
    if let declaration = program.declaration(of: type), program[declaration].kind == .enumeration {
      return program.members(of: declaration, named: name).contains { program[$0].kind == .enumCase }
    }
    return forms(of: type)?.contains { $0.name == name } ?? true
  }

  /// What a pattern takes of values of a type.
  private mutating func head(_ pattern: Pattern, _ type: TypeID) -> Head {
    guard case .code(let id) = pattern else { return .any }
    let node = code[id]
    let list = code.items(node.list)
    var items: [Pattern] { list.map { .code($0) } }
    switch node.kind {
    case .wildcardPattern, .bindingPattern: return .any
    case .labelledPattern: return head(.code(node.first), type)
    case .optionalPattern:
      return type.wrapped == nil
        ? head(.code(node.first), type) : .form(Self.someForm.name, [.code(node.first)])
    case .tuplePattern where list.count == 1: return head(.code(list[0]), type)
    // Other patterns depend on the cases of the type, and are told below.
    default: break
    }
    if type.wrapped != nil {
      if node.kind == .casePattern, node.name == Self.someForm.name {
        return .form(Self.someForm.name, list.isEmpty ? [.any] : items)
      }
      let isNil =
        node.kind == .casePattern && node.name == Names.none
        || node.kind == .expressionPattern && code[node.first].kind == .nilLiteral
      return isNil ? .form(Self.nilForm.name, []) : .form(Self.someForm.name, [pattern])
    }
    switch node.kind {
    case .tuplePattern: return .form(.none, items)
    // A case that there is not may stand for any: the name is what is wrong.
    case .casePattern:
      if [.staticMember, .library].contains(reference(id).kind) { return .some }
      return hasForm(node.name, type) ? .form(node.name, items) : .any
    case .expressionPattern:
      let value = code[node.first]
      if value.kind == .booleanLiteral { return .form(Self.boolForms[value.a == 1 ? 0 : 1].name, []) }
      guard value.kind == .implicitMember else { return .some }
      return hasForm(value.name, type) ? .form(value.name, []) : .some
    // A pattern of which nothing is known covers some values and leaves others.
    default: return .some
    }
  }
}
