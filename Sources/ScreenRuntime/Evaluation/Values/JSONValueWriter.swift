import ScreenSemantics
import ScreenTypes
import SourceModel
import StandardLibrary

extension Evaluator {
  /// A value as JSON, as `JSONEncoder` writes it, with members in the order of the properties.
  public func encoded(_ value: Value, _ coding: JSONCodingValue) throws -> [UInt8] {
    var writer = JSONValueWriter(evaluator: self, coding: coding)
    try writer.write(value, depth: 0)
    return Array(writer.text.utf8)
  }
}

/// Writes one value as JSON.
struct JSONValueWriter {
  let evaluator: Evaluator
  let coding: JSONCodingValue
  var text = ""

  private var program: Program { evaluator.runnable.program }

  mutating func write(_ value: Value, depth: Int) throws {
    try evaluator.spend(1)
    if depth > 500 { throw evaluator.failure("Values are too deep in each other for JSON.") }
    if let own = evaluator.declaration(of: value).flatMap(program.encoding) {
      let place = EncodedPlace()
      _ = try evaluator.callFunction(
        own, view: nil, receiver: value, [Value(EncodingValue(place, coding))])
      return try write(place, depth)
    }
    switch value {
    case .null, .someNil: text += "null"
    case .bool(let bool): text += bool ? "true" : "false"
    case .int(let int): text += String(int)
    case .double(let double): try write(double)
    case .string(let string): write(string)
    case .dataString: write(value.text ?? "")
    case .row(let row): try write(row.copied(), depth)
    case .structure(let box): try write(box, depth)
    case .choice(let type, let index): try write(type, index, nil, depth)
    case .payload(let box): try write(box.type, box.index, box.payload, depth)
    case .array(let box):
      try list("[", "]", box.elements, depth) { writer, element in
        try writer.write(element, depth: depth + 1)
      }
    case .set(let box):
      try list("[", "]", box.keys, depth) { writer, element in try writer.write(element, depth: depth + 1) }
    case .dictionary(let box): try write(box, depth)
    case .opaque: try writeLibrary(value, depth)
    case .void, .tuple, .range, .object, .function, .binding, .color, .type:
      throw evaluator.failure("A value of this kind cannot be written as JSON.")
    }
  }

  /// Writes what an `encode(to:)` put somewhere.
  private mutating func write(_ place: EncodedPlace, _ depth: Int) throws {
    switch place.form {
    case .empty: text += "{}"
    case .null: text += "null"
    case .value(let value): try write(value, depth: depth)
    case .members(let members):
      let ordered = coding.sortsKeys ? members.sorted { $0.key < $1.key } : members
      try list("{", "}", ordered, depth) { writer, member in
        writer.write(member.key)
        writer.text += writer.coding.isPretty ? " : " : ":"
        try writer.write(member.place, depth + 1)
      }
    case .elements(let elements):
      try list("[", "]", elements, depth) { writer, element in try writer.write(element, depth + 1) }
    }
  }

  private mutating func write(_ number: Double) throws {
    guard number.isFinite else { throw evaluator.failure(Value(EncodingErrorValue.number(number))) }
    let digits = number.description
    text += digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
  }

  private mutating func write(_ string: String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "/": text += coding.keepsSlashes ? "/" : "\\/"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{8}": text += "\\b"
      case "\u{C}": text += "\\f"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }

  private mutating func writeLibrary(_ value: Value, _ depth: Int) throws {
    if let seconds = value.seconds {
      switch coding.dates {
      case .deferredToDate: try write(seconds - 978_307_200)
      case .secondsSince1970: try write(seconds)
      case .millisecondsSince1970: try write(seconds * 1000)
      case .iso8601: write(CivilDate(seconds).isoInstant)
      case .formatted(let formatter):
        write(formatter.text(seconds, now: evaluator.now, evaluator.locale))
      case .custom(let function):
        let place = EncodedPlace()
        _ = try evaluator.call(function, [value, Value(EncodingValue(place, coding))])
        try write(place, depth)
      }
    } else if let url = value.content(URLValue.self) {
      write(url.address)
    } else if let uuid = value.content(UUIDValue.self) {
      write(uuid.text)
    } else if let decimal = value.content(DecimalValue.self) {
      text += decimal.description
    } else if let bytes = StandardLibrary.bytes(of: value) {
      guard coding.listsBytes else { return write(Base64.text(bytes)) }
      try evaluator.spend(bytes.count)
      try list("[", "]", bytes, depth) { writer, byte in writer.text += String(byte) }
    } else {
      throw evaluator.failure("\(evaluator.describe(value)) cannot be written as JSON.")
    }
  }

  private mutating func list<Items: Collection>(
    _ start: String, _ end: String, _ items: Items, _ depth: Int,
    _ write: (inout Self, Items.Element) throws -> Void
  ) throws {
    text += start
    var isFirst = true
    for item in items {
      if !isFirst { text += "," }
      isFirst = false
      breakLine(depth + 1)
      try write(&self, item)
    }
    // An empty list has an empty line between its brackets, as Foundation lays it out.
    if isFirst, coding.isPretty { text += "\n" }
    breakLine(depth)
    text += end
  }

  private mutating func breakLine(_ depth: Int) {
    if coding.isPretty { text += "\n" + String(repeating: "  ", count: depth) }
  }

  private mutating func members(_ members: [(key: String, value: Value)], _ depth: Int) throws {
    let ordered = coding.sortsKeys ? members.sorted { $0.key < $1.key } : members
    try list("{", "}", ordered, depth) { writer, member in
      writer.write(member.key)
      writer.text += writer.coding.isPretty ? " : " : ":"
      try writer.write(member.value, depth: depth + 1)
    }
  }

  private mutating func write(_ box: StructBox, _ depth: Int) throws {
    guard let declaration = program.declaration(of: box.type) else { return text += "null" }
    var written: [(key: String, value: Value)] = []
    for (place, member) in program.storedMembers(of: declaration).enumerated() where place < box.fields.count
    {
      if program[member].traits.contains(.isUncoded) { continue }
      if case .null = box.fields[place] { continue }
      written.append((JSONKeys.key(of: program[member], coding), box.fields[place]))
    }
    try members(written, depth)
  }

  /// A case is its raw value, or an object with its name and what it carries.
  private mutating func write(_ type: TypeID, _ index: Int32, _ payload: Value?, _ depth: Int) throws {
    guard let declaration = program.declaration(of: type) else {
      throw evaluator.failure("\(type) cannot be written as JSON.")
    }
    if JSONKeys.hasRawValues(declaration, program) {
      return try write(try evaluator.rawValue(of: .choice(type, index)), depth: depth + 1)
    }
    let plan = evaluator.runnable.plan(declaration)
    let place = Int(index)
    let name = plan.caseNames[place]
    var parts: [(key: String, value: Value)] = []
    if let payload {
      let labels = JSONKeys.labels(ofCase: place, plan)
      if labels.count > 1, case .tuple(let box) = payload {
        for (place, label) in labels.enumerated() where place < box.count {
          parts.append((label, box[place]))
        }
      } else if let label = labels.first {
        parts = [(label, payload)]
      }
    }
    text += "{"
    breakLine(depth + 1)
    write(name)
    text += coding.isPretty ? " : " : ":"
    try members(parts, depth + 1)
    breakLine(depth)
    text += "}"
  }

  private mutating func write(_ box: DictionaryBox, _ depth: Int) throws {
    let hasKeys = box.keys.allSatisfy { key in
      if case .int = key { return true }
      return key.text != nil
    }
    guard hasKeys else {
      let alternating = zip(box.keys, box.values).flatMap { [$0, $1] }
      return try list("[", "]", alternating, depth) { writer, element in
        try writer.write(element, depth: depth + 1)
      }
    }
    try members(zip(box.keys, box.values).map { (evaluator.describe($0), $1) }, depth)
  }
}
