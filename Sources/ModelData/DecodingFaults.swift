import SourceModel

/// What the decoder says about data of another shape than declared.
extension Decoding {
  /// The faults of the run, complete.
  mutating func finish() -> [DataFault] {
    let renamed = joinAlike()
    addUnknown(renamed)
    return faults.finish()
  }

  /// Makes one of faults that have one cause. Gives the keys that all objects have in place of a field that all lack.
  private mutating func joinAlike() -> [Int32] {
    let causes = faults.causes { $0 < 0 ? 0 : structs[Int($0)].objects }
    let lacking = causes.filter {
      $0.likeness.kind == .missingField && $0.count == structs[Int($0.likeness.structure)].objects
    }
    var renamed: [Int32] = []
    for (likeness, count) in causes {
      let form = faults.form
      let others = "\(count - 1) more \(form.words.holder)\(count == 2 ? "" : "s")"
      let isAlone = lacking.count { $0.likeness.structure == likeness.structure } == 1
      switch likeness.kind {
      case .missingField where !lacking.contains(where: { $0.likeness == likeness }):
        faults.join(likeness, "\(others) \(count == 2 ? "lacks" : "lack") it, too.", help: nil)
      case .missingField:
        var (help, fix): (String?, FixIt?)
        if isAlone, let key = unknownKey(of: likeness.structure, inAll: count) {
          renamed.append(key)
          help =
            "\(form.isTable ? "There is" : "All of them have") the \(form.words.key) `\(shortened(keyName(key)))`, which no field takes: rename the field, or write "
            + "`key=\"\(shortened(keyName(key)))\"` at it."
          fix = self.fix(likeness, reading: keyName(key))
        }
        let sentence = form.isTable ? "" : "None of the \(count) \(form.words.holder)s in the file has it."
        faults.join(likeness, sentence, help: help, fix: fix)
      case .mismatch:

        let values = "\(count - 1) more \(count == 2 ? "value of the field is" : "values of the field are")"
        faults.join(likeness, "\(values) like it.", help: nil)
      case .malformed, .unknownField, .duplicateKey, .unhandledCase, .duplicateID:
        faults.join(likeness, "\(others) \(count == 2 ? "has" : "have") it, too.", help: nil)
      }
    }
    return renamed
  }

  /// Adds a key to the declaration of a field that says none.
  private mutating func fix(_ likeness: FaultLikeness, reading key: String) -> FixIt? {
    let index = likeness.key - structs[Int(likeness.structure)].firstKey
    let field = plan.schema.structure(likeness.structure).fields[Int(index)]
    guard !field.saysKey, key.utf8.allSatisfy({ $0 > 0x20 && !#""&<"#.utf8.contains($0) }) else { return nil }
    // After the closing quote of the name.
    let end = Int(field.declaration.range.end) + 1
    let place = SourceLocation(field.declaration.file, SourceRange(end, end))
    return FixIt(
      "Read it from the \(faults.form.words.key) `\(key)`", .suggested, [SourceEdit(place, " key=\"\(key)\"")]
    )
  }

  /// The only key that no field takes and that all objects of a struct have, or nil.
  private mutating func unknownKey(of structure: Int32, inAll count: Int) -> Int32? {
    let declared = plan.schema.structure(structure)
    let keys = unknown.entries.filter { $0.objects == count }.map(\.key).filter { key in
      let name = keyName(key)
      return keyPlan(key).structure == structure
        && !(declared.faultyKeys + declared.fixedKeys).contains { $0.text == name }
    }
    return keys.count == 1 ? keys[0] : nil
  }

  /// A fault of syntax.
  mutating func addMalformed(_ fault: SyntaxFault) {
    guard faults.admits(.malformed, at: fault.start) else { return }
    let related = fault.opening.map { opening in
      RelatedPlace("it is opened here", faults.location(SourceRange(opening, opening + 1)))
    }
    faults.add(
      .malformed, SourceRange(fault.start, fault.end), fault.message, related: related.map { [$0] } ?? [],
      help: fault.help)
  }

  // MARK: Values

  /// Skips a value that has not the declared type.
  @inline(never)
  mutating func mismatch(_ place: Cursor, _ type: Int32, _ owner: Int32) -> Cursor? {
    guard let next = scanner.skip(place) else { return nil }
    addMismatch(place, next, type, owner, which: nil, help: nil)
    return next
  }

  /// A value that has not the declared type. `which` completes the message, as in "which is no UUID".
  @inline(never)
  mutating func addMismatch(
    _ place: Cursor, _ next: Cursor, _ type: Int32, _ owner: Int32, which: String?, help: String?
  ) {
    isFaulty = true
    // A list may hold several that do not fit: they are no more than one object has.
    let isWhole = owner >= 0 && unwrapped(keyPlan(owner).type) == unwrapped(type)
    let likeness = isWhole ? self.likeness(.mismatch, owner, type, first(of: place)) : nil
    guard faults.admits(.mismatch, at: offset(place), like: likeness) else { return }
    let kind = types[Int(type)].kind
    let isContainer = place.pointee == Ascii.openBrace || place.pointee == Ascii.openBracket
    var message = "\(subject(type, owner)), but \(held(place, described(place, next)))"
    let advice = which == nil ? adviceOnMismatch(place, next, type) : (which: which, help: help)
    if let which = advice.which { message += ", which \(which)" }
    if kind == .unreadable {
      message +=
        "; that type contains itself without an array between, or is too large, so no value can be one"
    }
    add(
      .mismatch, range(place, isContainer ? place + 1 : next), message + ".", owner, help: advice.help)
  }

  /// A string or integer that is no case of the enum.
  @inline(never)
  mutating func addUnhandledCase(_ place: Cursor, _ next: Cursor, _ index: Int32, _ owner: Int32) {
    isFaulty = true
    let found = described(place, next)
    let likeness = self.likeness(.unhandledCase, owner, index, scanner.text(place, next))
    guard faults.admits(.unhandledCase, at: offset(place), like: likeness) else { return }
    let declared = plan.schema.enumeration(index)
    let names = declared.cases.map(\.text)
    var help = "The cases are \(Self.list(names)); write one of them, or add a `<Case>`."
    let word = place.pointee == Ascii.quote ? decoded(place) : scanner.text(place, next)
    if let near = Suggestion.nearest(to: word, among: names) {
      help = "The nearest case is `\(near)`. \(help)"
    }
    if names.isEmpty { help = "`\(declared.name)` has no cases." }
    let here = owner >= 0 ? fieldName(owner) : "The file"
    let held = held(place, found)
    let holder = faults.form.isTable ? held.prefix(1).uppercased() + held.dropFirst() : "\(here) has \(found)"
    let message = "\(holder), which is no case of `\(declared.name)`."
    add(
      .unhandledCase, range(place, next), message, owner,
      more: [RelatedPlace("`\(declared.name)` is declared here", declared.declaration)], help: help)
  }

  /// What faults at the field of a key have in common; nil for what belongs to no field.
  private mutating func likeness(_ kind: FaultKind, _ owner: Int32, _ type: Int32, _ found: String)
    -> FaultLikeness?
  {
    if owner < 0 { return nil }
    return FaultLikeness(
      kind: kind, structure: keyPlan(owner).structure, key: owner, type: type, found: found)
  }

  /// The first character of a value, which tells what kind it is; all numbers are one kind, and so are `true` and
  /// `false`.
  private func first(of place: Cursor) -> String {
    switch place.pointee {
    case Ascii.minus, UInt8(ascii: "0")...UInt8(ascii: "9"): "0"
    case UInt8(ascii: "t"): "f"
    default: String(UnicodeScalar(place.pointee))
    }
  }

  /// Says what is held by what: "the JSON has …", "in row 3 the column `price` has …".
  private func held(_ place: Cursor, _ what: String) -> String {
    let form = faults.form
    guard form.isTable else { return "\(form.words.file) has \(what)" }
    guard let column = faults.origin?.column(at: offset(place)) else { return "row \(tableRow) has \(what)" }
    if place.pointee == UInt8(ascii: "n"), form.layout == .cells {
      return "in row \(tableRow) the column `\(column)` is empty"
    }
    return "in row \(tableRow) the column `\(column)` has \(what)"
  }

  // MARK: Keys

  /// True where a brace was made of a row of a table.
  private func isRow(_ brace: Cursor) -> Bool {
    faults.form.isTable && isToken(brace) && faults.origin?.column(at: offset(brace)) == nil
  }

  /// True where a token of a table's row begins: what is in a cell of JSON is no token of its own.
  private func isToken(_ place: Cursor) -> Bool {
    guard faults.form.isTable, let token = faults.origin?.token(at: offset(place)) else { return false }
    return Int(token.place) == offset(place)
  }

  /// Says that no column gives a field, where the columns are named.
  private mutating func addColumn(
    _ field: DataSchema.Field, of declared: DataSchema.Structure, _ key: Int32, _ brace: Cursor,
    _ help: String
  ) {
    faults.addColumn(
      "There is no column for the field `\(field.key)` of `\(declared.name)`, which is declared \(typeName(field.type)) without a default.",
      at: range(brace, brace + 1), structure: keyPlan(key).structure,
      field: key - structs[Int(keyPlan(key).structure)].firstKey,
      related: [RelatedPlace("`\(field.key)` is declared here", field.declaration)], help: help)
  }

  /// Fields that an object lacks.
  @inline(never)
  mutating func addMissing(_ structure: Int32, _ brace: Cursor, _ into: CellPointer, _ firstUnknown: Int) {
    isFaulty = true
    let declared = plan.schema.structure(structure)
    for (index, field) in declared.fields.enumerated() where !field.mayBeAbsent {
      let key = structs[Int(structure)].firstKey + Int32(index)
      if into[Int(keyPlan(key).offset)] != 0 { continue }
      let likeness = FaultLikeness(kind: .missingField, structure: structure, key: key)
      guard faults.admits(.missingField, at: offset(brace), like: likeness) else { continue }
      let inRow = row >= 0 ? " in row \(row + 1)" : ""
      let isColumn = isRow(brace)
      var help =
        "Write \(isColumn ? "the column `\(field.key)`" : faults.form.words.writtenKey(field.key)), give the field a default, or declare it \(typeName(field.type))?."
      let unknownNames = unknown.open[firstUnknown...].prefix(100).map { open in
        keyName(unknown.entries[Int(open.entry)].key)
      }
      if let near = Suggestion.nearest(to: field.key.text, among: unknownNames) {
        help =
          "The \(isColumn ? "table" : faults.form.words.holder) has the \(isColumn ? "column" : "key") `\(near)`, which no field takes; rename it to `\(field.key)`."
        meant.append((near, structure))
      }
      if isColumn {
        addColumn(field, of: declared, key, brace, help)
        continue
      }
      add(
        .missingField, range(brace, brace + 1),
        "This `\(declared.name)`\(inRow) lacks the field `\(field.key)`, which is declared "
          + "\(typeName(field.type)) without a default.",
        key, help: help)
    }
  }

  /// A key that its object had before.
  @inline(never)
  mutating func addRepeated(_ key: Int32, _ place: Cursor, _ next: Cursor, _ brace: Cursor) {
    guard faults.admits(.duplicateKey, at: offset(place)) else { return }
    let first = firstKey(equalTo: decoded(place), in: brace)
    add(
      .duplicateKey, range(place, next),
      "The key `\(shortened(decoded(place)))` stands twice in one \(faults.form.words.object.noun); the last value counts.",
      key,
      declared: false, more: [RelatedPlace("it stands here first", faults.location(first))],
      help: "Remove one of them.")
  }

  /// A key that a dictionary had before: the pair at `position` in the object.
  mutating func addRepeated(pair position: Int, in brace: Cursor) {
    var members = MemberScan(scanner, brace)
    for _ in 0..<position { _ = members.next() }
    guard let member = members.next() else { return }
    addRepeated(-1, member.key, member.keyEnd, brace)
  }

  /// Reports keys of a dictionary with keys of Int that are none.
  @inline(never)
  mutating func checkKeys(in brace: Cursor, of type: Int32, _ owner: Int32) {
    guard plan.schema.integerKeyed.contains(type) else { return }
    var members = MemberScan(scanner, brace)
    while let member = members.next() {
      let key = decoded(member.key)
      if Int(key) != nil { continue }
      add(
        .mismatch, range(member.key, member.keyEnd),
        "The keys here are declared Int, and `\(shortened(key))` is no whole number.", owner,
        help: "Write digits, or declare the keys as String.")
    }
  }

  private func firstKey(equalTo text: String, in brace: Cursor) -> SourceRange {
    var members = MemberScan(scanner, brace)
    while let member = members.next() {
      if Array(decoded(member.key).utf8) == Array(text.utf8) { return range(member.key, member.keyEnd) }
    }
    return range(brace, brace + 1)
  }

  /// The keys that no field takes, each once.
  private mutating func addUnknown(_ renamed: [Int32]) {
    for entry in unknown.entries where !renamed.contains(entry.key) {
      guard faults.admits(.unknownField, at: Int(entry.first)) else { continue }
      let place = scanner.start + Int(entry.first)
      let next = MemberScan.stringEnd(scanner, place)
      let structure = keyPlan(entry.key).structure
      let declared = plan.schema.structure(structure)
      let name = keyName(entry.key)
      if declared.faultyKeys.contains(where: { $0.text == name }) { continue }
      // The field that is missing says it already.
      if meant.count(where: { $0 == (name, structure) }) >= entry.objects { continue }
      var help = "Remove it, or declare a field for it."
      if declared.fixedKeys.contains(where: { $0.text == name }) {
        help =
          "It is a Let with a value, which no data changes; declare it as `<Var>`: then the value is a default."
      } else if let near = Suggestion.nearest(to: name, among: declared.fields.map(\.key.text)) {
        help = "The nearest field is `\(near)`; rename the \(faults.form.words.key) where that is meant."
      }
      let word = faults.form.words.holder
      let count = entry.objects == 1 ? "one \(word) has" : "\(entry.objects) \(word)s have"
      let isColumn = isToken(place)
      faults.add(
        .unknownField, range(place, next),
        "No field of `\(declared.name)` takes the \(isColumn ? "column" : "key") `\(shortened(name))`\(isColumn ? "" : ", which \(count)"); it is skipped.",
        structure: structure, help: help)
    }
  }

  // MARK: Parts of faults

  /// Adds a fault about the field of a key, with the field's declaration unless `declared` is false.
  mutating func add(
    _ kind: FaultKind, _ range: SourceRange, _ message: String, _ owner: Int32, declared: Bool = true,
    more: [RelatedPlace] = [], help: String?
  ) {
    guard owner >= 0 else { return faults.add(kind, range, message, related: more, help: help) }
    let structure = keyPlan(owner).structure
    let index = owner - structs[Int(structure)].firstKey
    let fields = plan.schema.structure(structure).fields
    guard index >= 0 && Int(index) < fields.count else {
      return faults.add(kind, range, message, structure: structure, related: more, help: help)
    }
    let field = fields[Int(index)]
    let place = RelatedPlace("`\(field.key)` is declared here", field.declaration)
    faults.add(
      kind, range, message, structure: structure, field: index, related: (declared ? [place] : []) + more,
      help: help)
  }

  mutating func keyName(_ key: Int32) -> String {
    let plan = keyPlan(key)
    return scanner.text(plan.quoted, plan.quoted + Int(plan.count))
  }

  private mutating func fieldName(_ owner: Int32) -> String {
    let structure = plan.schema.structure(keyPlan(owner).structure)
    return "The field `\(keyName(owner))` of `\(structure.name)`"
  }

  /// What is declared with a type: the field, a value in it, the file or a row of it.
  private mutating func subject(_ type: Int32, _ owner: Int32) -> String {
    if owner >= 0 {
      let whole = keyPlan(owner).type
      if unwrapped(whole) == unwrapped(type) { return "\(fieldName(owner)) is declared \(typeName(whole))" }
      let name = fieldName(owner).dropFirst(4)
      return "A value in the \(name) is declared \(typeName(type))"
    }
    if unwrapped(root) == unwrapped(type) { return "The file is declared \(typeName(root))" }
    return row >= 0 ? "Row \(row + 1) is declared \(typeName(type))" : "A value is declared \(typeName(type))"
  }

  private func unwrapped(_ type: Int32) -> Int32 {
    types[Int(type)].kind == .optional ? unwrapped(types[Int(type)].argument) : type
  }
}
