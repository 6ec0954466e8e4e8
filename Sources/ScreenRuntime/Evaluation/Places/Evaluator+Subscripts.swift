import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

extension Evaluator {
  /// The value of `a[…]`.
  func subscripting(_ id: CodeID, _ node: CodeNode, _ frame: Frame) throws -> Value {
    if frame.references[id].kind == .staticMember {
      return try staticValue(frame.references[id].member, frame, id)
    }
    let base = try evaluate(node.first, frame)
    if isBroken { return .null }
    let arguments = frame.items(node.list)
    if frame.references[id].kind == .function {
      return try ownSubscript(frame.references[id], of: base, node.first, frame)
    }
    guard let first = arguments.first else { return .void }
    let index = try part(frame.nodes[first].first, frame)
    if frame.references[id].kind == .keyPath {
      guard case .function(let path) = index else { return .void }
      return try call(path, [base])
    }
    if case .binding(let box) = base {
      let isDictionary: Bool
      if case .dictionary = try box.get() { isDictionary = true } else { isDictionary = false }
      return .binding(elementBinding(box, index, isDictionary: isDictionary, frame, id))
    }
    return try element(of: base, at: index, node, frame, id)
  }

  /// What a declared subscript gives, or the binding to it.
  private func ownSubscript(
    _ reference: Reference, of base: Value, _ written: CodeID, _ frame: Frame
  ) throws -> Value {
    let member = reference.member
    let types = typeArguments(ofSubscript: member, of: written, frame)
    let count = runnable.program.members[member].parameters.count
    let arguments = try mappedArguments(reference.map, count: count, frame)
    guard case .binding(let box) = base else {
      return try callFunction(member, view: nil, receiver: base, arguments, types)
    }
    return .binding(
      BindingBox(
        get: { [unowned self] in
          try callFunction(member, view: nil, receiver: try box.get(), arguments, types)
        },
        set: { [unowned self] value in
          var whole = try box.get()
          try setSubscript(member, &whole, arguments, value, types)
          try box.set?(whole)
        }))
  }

  /// Changes what a declared subscript gives: its `get` and its `set` run.
  private func modifyOwnSubscript(
    _ reference: Reference, _ base: CodeID, _ frame: Frame, _ change: (inout Value) throws -> Void
  ) throws {
    let member = reference.member
    let count = runnable.program.members[member].parameters.count
    let types = typeArguments(ofSubscript: member, of: base, frame)
    let arguments = try mappedArguments(reference.map, count: count, frame)
    func runBoth(_ whole: inout Value) throws {
      var value = try callFunction(member, view: nil, receiver: whole, arguments, types)
      try change(&value)
      try setSubscript(member, &whole, arguments, value, types)
    }
    if runnable.program.members[member].isStatic {
      var type = try evaluate(base, frame)
      return try runBoth(&type)
    }
    try modify(base, frame, inPlace: false) { try runBoth(&$0) }
  }

  /// What type parameters stand for in a subscript of the value that an expression gives.
  private func typeArguments(
    ofSubscript member: MemberID, of base: CodeID, _ frame: Frame
  ) -> [TypeID: TypeID] {
    guard members[member].isGeneric else { return [:] }
    let told = frame.typeArguments(ofValue: frame.types[base], runnable.program)
    // `self` has those of the code around.
    return told.isEmpty ? frame.typeArguments : told
  }

  private func setSubscript(
    _ member: MemberID, _ whole: inout Value, _ arguments: [Value], _ value: Value, _ types: [TypeID: TypeID]
  ) throws {
    let own = members[member].isRequirement ? implementation(of: member, for: whole) ?? member : member
    let body = runnable.model.setters[own]
    if body.code.isNone { return }
    let code = runnable.code(members[own].file)
    let inner = Frame(
      code, size: max(arguments.count + 1, Int(body.frameSize)), view: nil, selfValue: whole)
    if !types.isEmpty { inner.typeArguments = types }
    try pass(arguments, to: own, in: inner)
    inner[Int32(arguments.count)] = value
    try enter(code, body.code)
    defer { leave() }
    _ = try runBody(body.code, inner)
    whole = inner.selfValue
  }

  /// What stands under the key of a layout where a view says nothing.
  private func layoutDefault(of key: TypeID, _ frame: Frame, _ id: CodeID) throws -> Value {
    guard let declaration = runnable.program.declaration(of: key),
      let member = runnable.program.defaultOfKey(declaration)
    else { return .void }
    return try staticValue(member, frame, id)
  }

  /// The element of a value at an index, by key for a dictionary.
  func element(of base: Value, at index: Value, _ node: CodeNode, _ frame: Frame, _ id: CodeID) throws
    -> Value
  {
    switch base {
    case .array(let box):
      if case .range(let range) = index {
        return listed(box.part(try places(range, in: box, frame, id)), frame, id)
      }
      if let name = index.text {
        // A group of a regular expression by its name.
        let group = box.elements.first { $0.content(RegexGroupValue.self)?.name.text == name }
        return group?.inOptional ?? .null
      }
      return box[try place(index, in: box, frame, id)]
    case .dictionary(let box):
      let arguments = frame.items(node.list)
      if arguments.count > 1 {
        return try box[index] ?? evaluate(frame.nodes[arguments[1]].first, frame)
      }
      return box[index]?.inOptional ?? .null
    case .string, .dataString:
      let characters = base.elements ?? []
      try spend(1 + characters.count / 16)
      if case .range(let range) = index {
        let places = try places(range, in: ArrayBox(characters), frame, id)
        return .string(characters[places].reduce(into: "") { $0 += $1.text ?? "" })
      }
      return characters[try place(index, in: ArrayBox(characters), frame, id)]
    case .range:
      return index
    case .opaque(let box):
      if let text = base.content(AttributedTextValue.self), case .range(let range) = index {
        return Value(try text.part(places(range, in: text, frame, id)))
      }
      if let bytes = StandardLibrary.bytes(of: base) {
        try spend(1 + bytes.count / 16)
        let values = ArrayBox(bytes.map { .int(Int($0)) })
        return values[try place(index, in: values, frame, id)]
      }
      if let subview = box.content as? SubviewValue, case .type(let key) = index {
        return try subview.value(of: key) ?? layoutDefault(of: key, frame, id)
      }
      if let place = box.content as? GeometryValue {
        return Value(RectValue(origin: PointValue(x: 0, y: 0), size: place.size))
      }
      return (box.content as? DimensionsValue).map { .double($0[index]) } ?? .void
    // The checker lets nothing else stand before `[…]`.
    default: return .void
    }
  }

  /// The places of the characters at a range of indices.
  private func places(
    _ range: RangeBox, in text: AttributedTextValue, _ frame: Frame, _ id: CodeID
  ) throws -> Range<Int> {
    let characters = Value.string(text.text.characters).elements ?? []
    try spend(1 + characters.count / 16)
    return try places(range, in: ArrayBox(characters), frame, id)
  }

  /// The place, counted from 0, of the element at an index.
  private func place(_ index: Value, in box: ArrayBox, _ frame: Frame, _ id: CodeID) throws -> Int {
    guard case .int(let wanted) = index else { return 0 }
    guard wanted >= box.startIndex, wanted < box.endIndex else {
      let held =
        box.count == 0
        ? "there are no elements"
        : box.startIndex > 0
          ? "this part has the indices \(box.startIndex) to \(box.endIndex - 1)"
          : "there \(box.count == 1 ? "is 1 element" : "are \(box.count) elements"), the last at \(box.count - 1)"
      throw fault(.runIndexOutOfRange, "Index \(wanted) is out of range: \(held).", frame, id)
    }
    return wanted - box.startIndex
  }

  /// The places, counted from 0, of the elements at a range of indices.
  private func places(
    _ range: RangeBox, in box: ArrayBox, _ frame: Frame, _ id: CodeID
  ) throws -> Range<Int> {
    var lower = box.startIndex
    var upper = box.endIndex
    if case .int(let bound) = range.lower { lower = bound }
    if case .int(let bound) = range.upper { upper = range.isClosed && bound < .max ? bound + 1 : bound }
    guard lower >= box.startIndex, lower <= upper, upper <= box.endIndex else {
      throw fault(
        .runIndexOutOfRange,
        box.startIndex > 0
          ? "The range from \(lower) up to \(upper) is out of range: this part has the indices from \(box.startIndex) "
            + "up to \(box.endIndex)."
          : "The range from \(lower) up to \(upper) is out of range: there are \(box.count) elements.",
        frame, id)
    }
    return lower - box.startIndex..<upper - box.startIndex
  }

  /// Changes one element of an array or dictionary.
  func modifyElement(
    _ id: CodeID, _ node: CodeNode, _ frame: Frame, _ inPlace: Bool, _ change: (inout Value) throws -> Void
  ) throws {
    let arguments = frame.items(node.list)
    if frame.references[id].kind == .function {
      return try modifyOwnSubscript(frame.references[id], node.first, frame, change)
    }
    guard let first = arguments.first else { return }
    if frame.references[id].kind == .keyPath {
      return try modifyAlong(frame.nodes[first].first, node.first, frame, change)
    }
    let index = try part(frame.nodes[first].first, frame)
    let isPlain = arguments.count < 2 || isLiteral(frame.nodes[arguments[1]].first, frame)
    try modify(node.first, frame, inPlace: inPlace && isPlain) { [self] base in
      try modifyElement(of: &base, at: index, node, frame, id, change)
    }
  }

  /// True for a literal that runs no code.
  private func isLiteral(_ id: CodeID, _ frame: Frame) -> Bool {
    let node = frame.nodes[id]
    switch node.kind {
    case .integerLiteral, .doubleLiteral, .booleanLiteral, .stringLiteral, .nilLiteral: return true
    case .arrayLiteral, .dictionaryLiteral: return frame.items(node.list).isEmpty
    // Whatever is no literal may run code.
    default: return false
    }
  }

  func modifyElement(
    of base: inout Value, at index: Value, _ node: CodeNode?, _ frame: Frame, _ id: CodeID,
    _ change: (inout Value) throws -> Void
  ) throws {
    if var box = base.takeArray() {
      defer { base = .array(box) }
      return try modifyElement(of: &box, at: index, frame, id, change)
    }
    if let text = base.content(AttributedTextValue.self), case .range(let range) = index {
      let places = try places(range, in: text, frame, id)
      var part = Value(text.part(places))
      try change(&part)
      base = Value(text.replacing(places, with: part.content(AttributedTextValue.self) ?? text.part(places)))
      return
    }
    let absent = try absentEntry(base, index, node, frame, id)
    guard var box = base.takeTable() else { return }
    defer { base = .dictionary(box) }
    try own(&box)
    if let absent { return try box.change(index, absent: absent, change) }
    try box.changeOptional(index, change)
  }

  private func modifyElement(
    of box: inout ArrayBox, at index: Value, _ frame: Frame, _ id: CodeID,
    _ change: (inout Value) throws -> Void
  ) throws {
    guard case .range(let range) = index else {
      let place = try place(index, in: box, frame, id)
      try own(&box)
      return try box.change { try change(&$0[place]) }
    }
    let places = try places(range, in: box, frame, id)
    var part = Value.array(box.part(places))
    try change(&part)
    try own(&box)
    try spend(1 + box.count / 16)
    box.change { $0.replaceSubrange(places, with: part.elements ?? []) }
  }

  /// What a key that a dictionary does not have begins with, where the subscript gives a default; else nil.
  private func absentEntry(
    _ base: Value, _ key: Value, _ node: CodeNode?, _ frame: Frame, _ id: CodeID
  ) throws -> Value? {
    guard let node, frame.items(node.list).count > 1, case .dictionary(let box) = base else { return nil }
    return box.contains(key) ? .void : try element(of: base, at: key, node, frame, id)
  }
}
