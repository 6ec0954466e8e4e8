import SourceModel

/// Rewrites rows of named columns as lines of JSON, each cell as the type needs it that is declared for its column.
///
/// A column gives the field of its name; `coordinates.latitude` is the field of a struct in a field. A field without a type of its own
/// in a table (an array, a dictionary, a struct) takes a cell that holds JSON. An empty cell is nil, else an empty String, else the
/// field's default.
struct TableRewriting {
  /// A field, and the columns that give it.
  private struct Node {
    /// The key, a colon after it.
    var key: [UInt8]
    /// The column of a scalar, or -1.
    var column: Int
    /// Where the column is named.
    var range: SourceRange
    var kind: ValueKind
    var isOptional = false
    var mayBeAbsent = false
    /// The struct that it is, or -1.
    var structure: Int32 = -1
    /// The fields of the struct that have columns.
    var parts: [Int] = []
  }

  var text = RewrittenText()
  private let plan: DecodePlan
  private var nodes: [Node] = []
  private var top: [Int] = []
  /// How rows are read: as structs, or as a value of the only column.
  private var isScalar = false
  /// The root is one row.
  private var isSingle = false
  /// Rows so far, also those that were left out.
  private(set) var rows = 0

  /// Prepares for rows of a root; nil, with a fault, where a table cannot be one.
  init(_ plan: DecodePlan, _ root: DataSchema.TypeIndex, columns: [(name: String, range: SourceRange)]) {
    self.plan = plan
    text.origin.columns = columns.map(\.name)
    var type = plan.unwrapped(root)
    if plan.type(type).kind == .array {
      type = plan.type(type).argument
    } else {
      isSingle = true
    }
    let row = plan.unwrapped(type)
    guard plan.type(row).kind == .structure else {
      isScalar = true
      let range = columns.first?.range ?? .zero
      if isSingle || columns.count != 1 {
        text.faults.append(
          RewrittenText.Fault(
            kind: .mismatch, range: columns.count > 1 ? columns[1].range : range,
            message: isSingle
              ? "A table has rows, but what is read from it is declared as no list of them and as no Struct."
              : "The table has \(columns.count) columns, but what is read from it is no list of a Struct.",
            help: "Declare a Struct with a field for each column, and a list of it."))
      }
      nodes.append(node(type, key: "", column: 0, range: range))
      return
    }
    let structure = plan.type(row).argument
    for (column, (name, range)) in columns.enumerated() { place(name, column, range, structure) }
  }

  /// True where what is read is one row, and no list of them.
  var isOneRow: Bool { isSingle }
  /// True where no row can be read.
  var isRefused: Bool { isScalar && !text.faults.isEmpty }

  /// Finds the field that a column gives.
  private mutating func place(_ name: String, _ column: Int, _ range: SourceRange, _ structure: Int32) {
    var structure = structure
    var parent = -1
    var rest = name[...]
    while true {
      let fields = plan.schema.structure(structure).fields
      if let field = fields.first(where: { $0.key.text == rest }) {
        add(
          node(field.type, key: String(rest), column: column, range: range, mayBeAbsent: field.mayBeAbsent),
          to: parent)
        return
      }
      guard let point = rest.firstIndex(of: "."),
        let field = fields.first(where: { $0.key.text == rest[..<point] }),
        case let type = plan.unwrapped(field.type), plan.type(type).kind == .structure
      else { break }
      structure = plan.type(type).argument
      parent = inner(of: parent, field, structure, range)
      rest = rest[rest.index(after: point)...]
    }
    // No field takes it; the decoder tells so.
    add(Node(key: Self.quoted(String(rest)), column: column, range: range, kind: .unreadable), to: parent)
  }

  /// The node of a struct in a field, which is made where it is not there yet.
  private mutating func inner(
    of parent: Int, _ field: DataSchema.Field, _ structure: Int32, _ range: SourceRange
  ) -> Int {
    let key = Self.quoted(field.key.text)
    let siblings = parent < 0 ? top : nodes[parent].parts
    if let known = siblings.first(where: { nodes[$0].key == key && nodes[$0].structure >= 0 }) {
      return known
    }
    var made = node(field.type, key: field.key.text, column: -1, range: range, mayBeAbsent: field.mayBeAbsent)
    made.structure = structure
    return add(made, to: parent)
  }

  @discardableResult private mutating func add(_ node: Node, to parent: Int) -> Int {
    let siblings = parent < 0 ? top : nodes[parent].parts
    if let other = siblings.first(where: { nodes[$0].key == node.key }) {
      let name = node.column < 0 ? text.origin.columns[nodes[other].column] : text.origin.columns[node.column]
      text.faults.append(
        RewrittenText.Fault(
          kind: .duplicateKey, range: node.range,
          message: "Two columns give `\(name)`; the last counts.", help: "Remove one of them.",
          related: ("it is given here first", nodes[other].range)))
      nodes[other] = node
      return other
    }
    nodes.append(node)
    if parent < 0 { top.append(nodes.count - 1) } else { nodes[parent].parts.append(nodes.count - 1) }
    return nodes.count - 1
  }

  private func node(
    _ type: Int32, key: String, column: Int, range: SourceRange, mayBeAbsent: Bool = false
  ) -> Node {
    let inner = plan.unwrapped(type)
    return Node(
      key: Self.quoted(key), column: column, range: range, kind: plan.type(inner).kind,
      isOptional: inner != type, mayBeAbsent: mayBeAbsent)
  }

  private static func quoted(_ key: String) -> [UInt8] {
    var text = RewrittenText()
    Array(key.utf8).withUnsafeBufferPointer { text.append(string: $0) }
    return text.bytes + [Ascii.colon]
  }

  // MARK: Rows

  /// Counts a row that is not read, and keeps a line for it.
  mutating func skip() {
    rows += 1
    text.append(Ascii.lineFeed)
  }

  /// Writes a row, which has a cell for each column, as a line.
  mutating func write(_ row: TableRow, _ range: SourceRange) {
    if isSingle && rows > 0 {
      if rows == 1 {
        text.faults.append(
          RewrittenText.Fault(
            kind: .mismatch, range: range,
            message: "Only one row is declared, and here is a second.",
            help: "Declare a list, or remove the rows after the first."))
      }
      rows += 1
      return
    }
    rows += 1
    if isScalar {
      write(nodes[0], row)
    } else {
      text.mark(range)
      writeObject(top, row)
    }
    text.append(Ascii.lineFeed)
  }

  private mutating func writeObject(_ parts: [Int], _ row: TableRow) {
    text.append(Ascii.openBrace)
    var isFirst = true
    for part in parts {
      let node = nodes[part]
      let isNull = isNull(node, row)
      let isText = node.kind == .string && isTextWithoutNull
      if isNull && node.mayBeAbsent && !node.isOptional && !isText { continue }
      if !isFirst { text.append(Ascii.comma) }
      isFirst = false
      text.mark(node.range, column: node.column)
      text.bytes.append(contentsOf: node.key)
      if node.structure < 0 {
        write(node, row)
      } else if isNull && node.isOptional {
        text.append("null")
      } else {
        text.mark(range(of: node, row))
        writeObject(node.parts, row)
      }
    }
    text.append(Ascii.closeBrace)
  }

  /// True where all cells that give a field are empty.
  private func isNull(_ node: Node, _ row: TableRow) -> Bool {
    if node.structure >= 0 { return node.parts.allSatisfy { isNull(nodes[$0], row) } }
    if case .null = row.cells[node.column].content { return true }
    return false
  }

  private func range(of node: Node, _ row: TableRow) -> SourceRange {
    node.structure < 0 ? row.cells[node.column].range : range(of: nodes[node.parts[0]], row)
  }

  /// Writes the value of a cell.
  private mutating func write(_ node: Node, _ row: TableRow) {
    let cell = row.cells[node.column]
    text.mark(cell.range, column: node.column)
    row.bytes.withUnsafeBufferPointer { bytes in
      write(node, cell.content, UnsafeBufferPointer(rebasing: bytes[cell.start..<cell.end]))
    }
  }

  private mutating func write(
    _ node: Node, _ content: TableRow.Content, _ characters: UnsafeBufferPointer<UInt8>
  ) {
    switch content {
    case .null:
      if node.kind == .string && !node.isOptional && isTextWithoutNull {
        text.append("\"\"")
      } else {
        text.append("null")
      }
    case .number:
      if node.kind == .bool, characters.count == 1, let digit = characters.first, digit &- Ascii.zero <= 1 {
        if digit == Ascii.zero { text.append("false") } else { text.append("true") }
      } else if RewrittenText.isNumber(characters) {
        text.bytes.append(contentsOf: characters)
      } else {
        text.append(string: characters)
      }
    case .text:
      switch node.kind {
      case .int, .double, .decimal, .integerEnumeration:
        if RewrittenText.isNumber(characters) { return text.bytes.append(contentsOf: characters) }
      case .bool:
        if Self.equals(characters, "true") { return text.append("true") }
        if Self.equals(characters, "false") { return text.append("false") }
        if RewrittenText.isNumber(characters) { return text.bytes.append(contentsOf: characters) }
      case .array, .dictionary, .structure, .optional:
        if RewrittenText.isContainer(characters) {
          // A line break in JSON is white space, as none may stand in a string.
          return text.bytes.append(
            contentsOf: characters.lazy.map {
              $0 == Ascii.lineFeed || $0 == Ascii.carriageReturn ? Ascii.space : $0
            })
        }
      case .string, .date, .url, .uuid, .color, .enumeration, .unreadable: break
      }
      text.append(string: characters)
    }
  }

  /// An empty cell is an empty text where a String is declared; NULL of a database is none.
  var isTextWithoutNull = true

  /// True where bytes are a word of small letters, in either case.
  private static func equals(_ bytes: UnsafeBufferPointer<UInt8>, _ word: StaticString) -> Bool {
    bytes.count == word.utf8CodeUnitCount
      && bytes.enumerated().allSatisfy { $1 | 0x20 == word.utf8Start[$0] }
  }
}

extension DecodePlan {
  /// What is done with a type.
  func type(_ index: Int32) -> TypePlan { types[Int(index)] }

  /// The type inside of Optionals.
  func unwrapped(_ type: Int32) -> Int32 {
    self.type(type).kind == .optional ? unwrapped(self.type(type).argument) : type
  }
}
