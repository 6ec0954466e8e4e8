import ScreenSemantics
import ScreenTypes
import SourceModel
import StandardLibrary

extension Evaluator {
  /// The text of a value of a static type, as Swift's `String(describing:)` gives it.
  func describe(_ value: Value, as type: TypeID) -> String {
    var text = ""
    append(value, as: type, nested: false, to: &text)
    return text
  }

  /// Appends the text of a value; strings inside of other values are quoted.
  func append(_ value: Value, as type: TypeID, nested: Bool, to text: inout String) {
    if text.utf8.count > limits.size || isStackLow { return }
    if case .null = value {
      text += "nil"
      return
    }
    if let wrapped = type.wrapped {
      text += "Optional("
      append(value.outOfOptional, as: wrapped, nested: true, to: &text)
      text += ")"
      return
    }
    switch value {
    case .null: text += "nil"
    case .someNil:
      text += "Optional("
      append(value.outOfOptional, as: .any, nested: true, to: &text)
      text += ")"
    case .void: text += "()"
    case .bool(let bool): text += bool ? "true" : "false"
    case .int(let int): type == .double ? appendDouble(Double(int), to: &text) : (text += String(int))
    case .double(let double): appendDouble(double, to: &text)
    case .string(let string): nested ? appendQuoted(string, to: &text) : (text += string)
    case .dataString: nested ? appendQuoted(value.text ?? "", to: &text) : (text += value.text ?? "")
    case .row(let row):
      if let own = ownDescription(of: value, row.layout.type) {
        text += own
      } else {
        append(row.copied(), to: &text)
      }
    case .structure(let box):
      if let own = ownDescription(of: value, box.type) { text += own } else { append(box, to: &text) }
    case .choice(let type, let index): text += ownDescription(of: value, type) ?? caseName(type, index)
    case .payload(let box):
      if let own = ownDescription(of: value, box.type) {
        text += own
        return
      }
      text += caseName(box.type, box.index) + "("
      let type = payloadType(box.type, box.index)
      if case .tuple(let parts) = box.payload {
        appendTuple(parts.elements, type, to: &text)
      } else {
        if let label = payloadLabel(box.type, box.index) { text += "\(label): " }
        append(box.payload, as: type, nested: true, to: &text)
      }
      text += ")"
    case .array(let box):
      var isPart = false
      if nested, case .slice = type.kind { isPart = true }
      text += isPart ? "ArraySlice([" : "["
      appendList(box.elements, type.element ?? .any, to: &text)
      text += isPart ? "])" : "]"
    case .tuple(let box):
      text += "("
      appendTuple(box.elements, type, to: &text)
      text += ")"
    case .set(let box):
      text += "["
      appendList(box.keys, type.element ?? .any, to: &text)
      text += "]"
    case .dictionary(let box): append(box, type, to: &text)
    case .range(let range):
      if case .null = range.lower {} else { append(range.lower, as: .any, nested: true, to: &text) }
      text += range.isClosed ? "..." : "..<"
      if case .null = range.upper {} else { append(range.upper, as: .any, nested: true, to: &text) }
    case .object(let box): text += ownDescription(of: value, box.type) ?? box.type.description
    case .function(let box): text += (box.body as? KeyPathBody)?.text ?? "(Function)"
    case .binding(let box):
      do {
        append(try box.get(), as: type.bound ?? .any, nested: nested, to: &text)
      } catch {
        hold(error)
      }
    case .color(let color): text += ColorText.describe(color)
    case .opaque(let box): text += box.shownText
    case .type(let type): text += Self.printed(type)
    }
  }

  /// The `description` of a value whose type is CustomStringConvertible; nil for others.
  private func ownDescription(of value: Value, _ type: TypeID) -> String? {
    guard let declaration = runnable.program.declaration(of: type),
      runnable.program.declarations[declaration].conformances.contains(.described),
      let member = runnable.program.members(of: declaration, named: "description").first,
      members[member].kind == .computed, !members[member].isStatic
    else { return nil }
    do {
      return try getter(member, view: nil, receiver: value).text
    } catch {
      hold(error)
      return ""
    }
  }

  /// A type as Swift prints it: `Array<Int>` where code says `[Int]`.
  private static func printed(_ type: TypeID) -> String {
    switch type.kind {
    case .optional(let wrapped): "Optional<\(printed(wrapped))>"
    case .array(let element): "Array<\(printed(element))>"
    case .slice(let element): "ArraySlice<\(printed(element))>"
    case .set(let element): "Set<\(printed(element))>"
    case .dictionary(let key, let value): "Dictionary<\(printed(key)), \(printed(value))>"
    case .applied(let bare, let arguments):
      "\(bare)<\(arguments.map { printed($0) }.joined(separator: ", "))>"
    // Other types are printed as they are written.
    default: type.description
    }
  }

  private func appendDouble(_ double: Double, to text: inout String) { text += double.description }

  private func appendQuoted(_ string: String, to text: inout String) { text += string.debugDescription }

  private func appendList(_ values: [Value], _ type: TypeID, to text: inout String) {
    for (index, value) in values.enumerated() {
      if index > 0 { text += ", " }
      append(value, as: type, nested: true, to: &text)
    }
  }

  private func appendTuple(_ values: [Value], _ type: TypeID, to text: inout String) {
    var types: [TypeID] = []
    var labels: [Name] = []
    if case .tuple(let parts, let names) = type.kind { (types, labels) = (parts, names) }
    for (index, value) in values.enumerated() {
      if index > 0 { text += ", " }
      if index < labels.count, !labels[index].isEmpty { text += labels[index].text + ": " }
      append(value, as: index < types.count ? types[index] : .any, nested: true, to: &text)
    }
  }

  private func append(_ box: StructBox, to text: inout String) {
    guard let declaration = runnable.program.declaration(of: box.type) else {
      text += box.type.description
      return
    }
    let plan = runnable.plan(declaration)
    text += plan.name + "("
    for (index, member) in plan.stored.enumerated() where index < box.fields.count {
      if index > 0 { text += ", " }
      text += plan.labels[index] + ": "
      append(box.fields[index], as: members[member].type, nested: true, to: &text)
    }
    text += ")"
  }

  private func append(_ box: DictionaryBox, _ type: TypeID, to text: inout String) {
    var valueType = TypeID.any
    if case .dictionary(_, let value) = type.kind { valueType = value }
    if box.keys.isEmpty {
      text += "[:]"
      return
    }
    text += "["
    for (index, key) in box.keys.enumerated() {
      if index > 0 { text += ", " }
      append(key, as: .any, nested: true, to: &text)
      text += ": "
      append(box.values[index], as: valueType, nested: true, to: &text)
    }
    text += "]"
  }

  func caseName(_ type: TypeID, _ index: Int32) -> String {
    if let declaration = runnable.program.declaration(of: type) {
      let names = runnable.plan(declaration).caseNames
      return Int(index) < names.count ? names[Int(index)] : ""
    }
    let names = library.cases(of: type) ?? []
    return Int(index) < names.count ? names[Int(index)].text : ""
  }

  private func payloadLabel(_ type: TypeID, _ index: Int32) -> Name? {
    guard let declaration = runnable.program.declaration(of: type) else { return nil }
    let labels = runnable.plan(declaration).payloadLabels
    return labels.dropFirst(Int(index)).first ?? nil
  }

  private func payloadType(_ type: TypeID, _ index: Int32) -> TypeID {
    guard let declaration = runnable.program.declaration(of: type) else { return .any }
    let types = runnable.plan(declaration).payloadTypes
    return Int(index) < types.count ? types[Int(index)] : .any
  }
}
