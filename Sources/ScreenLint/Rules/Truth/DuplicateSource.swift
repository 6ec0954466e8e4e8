import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let truthDuplicateSource: RuleID = "truth/duplicate-source" }

extension TruthRules {
  static let duplicateSource = Rule(
    .truthDuplicateSource, .warning, "One thing kept in two sources",
    traits: [.dependsOnUse, .isToldToUsers],
    whatHappens: "A change of one is not seen in the other.",
    why:
      "The same data file, or the same storage key with another type or default, is held twice, and nothing keeps the copies equal.",
    repair:
      "Keep it in one place: let one object load the file for all, and give one key one type and one "
      + "default.",
    examples: [
      RuleExample(
        bad: #"""
          <Module>
            <View name="Sound">
              <AppStorage name="volume" type="Int" key="volume" value="5"/>
              <Body><Stepper value="$volume" in="{0...9}">Volume</Stepper></Body>
            </View>
            <View name="Music">
              <AppStorage name="⟦volume⟧" type="Int" key="volume" value="9"/>
              <Body><Stepper value="$volume" in="{0...9}">Music</Stepper></Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <View name="Sound">
              <AppStorage name="volume" type="Int" key="volume" value="5"/>
              <Body><Stepper value="$volume" in="{0...9}">Volume</Stepper></Body>
            </View>
            <View name="Music">
              <AppStorage name="volume" type="Int" key="volume" value="5"/>
              <Body><Stepper value="$volume" in="{0...9}">Music</Stepper></Body>
            </View>
          </Module>
          """#)
    ],
    nearMiss: #"""
      <Module>
        <View name="Sound"><AppStorage name="volume" type="Int" key="volume" value="5"/><Body><Stepper value="$volume" in="{0...9}">Volume</Stepper></Body></View>
        <View name="Music"><AppStorage name="loudness" type="Int" key="volume" value="{5}"/><Body><Stepper value="$loudness" in="{0...9}">Music</Stepper></Body></View>
      </Module>
      """#,
    whenToLeaveIt: "Where two objects load one file that is never changed, for reasons of their own."
  ) { context in
    context.reportStorage()
    context.reportFiles()
  }
}

extension RuleContext {
  /// Storage of one key with two types or defaults.
  fileprivate func reportStorage() {
    for kind in [MemberKind.appStorage, .sceneStorage] { reportStorage(of: kind) }
  }

  private func reportStorage(of kind: MemberKind) {
    var first: [Name: MemberID] = [:]
    var caseless: [UInt64: MemberID] = [:]
    for index in model.members(of: kind) {
      let member = program.members[index]
      guard program[member.owner].kind != .preview, let key = program.storageKey(of: index)?.name else {
        continue
      }
      guard let other = first[key] else {
        first[key] = index
        if let like = caseless.updateValue(index, forKey: Self.caselessHash(key)) {
          reportCase(of: key, index, like)
        }
        continue
      }
      let earlier = program[other]
      let sameType = earlier.type == member.type
      if sameType && isSameDefault(other, index) { continue }
      if asksWhetherThere(index, beside: other) || asksWhetherThere(other, beside: index) { continue }
      if isKept(index, as: member.type, earlier.type) || isKept(other, as: earlier.type, member.type) {
        continue
      }
      report(
        sameType
          ? "The storage key `\(key)` has another default here, so what is shown first depends on the view."
          : "The storage key `\(key)` holds \(member.type) here and \(earlier.type) elsewhere.",
        at: program.location(of: index),
        related: [RelatedPlace("the first use of the key", program.location(of: other))],
        help: "Give both the same type and default, or keys of their own.")
    }
  }

  /// The same for keys that differ only in case.
  private static func caselessHash(_ key: Name) -> UInt64 {
    let bytes = key.utf8
    if bytes.contains(where: { $0 >= 0x80 }) { return ByteHash.fnv1a(key.text.lowercased().utf8) }
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    return ByteHash.fnv1a(bytes.lazy.map { capitals.contains($0) ? $0 | 0x20 : $0 })
  }

  /// Two keys that differ only in case are two values.
  private func reportCase(of key: Name, _ index: MemberID, _ like: MemberID) {
    guard let other = program.storageKey(of: like)?.name, key.text.lowercased() == other.text.lowercased()
    else {
      return
    }
    report(
      "The storage keys `\(key)` and `\(other)` differ only in case, and keep two values.",
      at: program.location(of: index), severity: .note,
      related: [RelatedPlace("the other key", program.location(of: like))],
      help: "Write both alike where one value is meant.")
  }

  /// True for an Enum beside the type of its raw values, as which it is stored.
  private func isKept(_ id: MemberID, as type: TypeID, _ other: TypeID) -> Bool {
    guard let declaration = program.declaration(of: type), program[declaration].kind == .enumeration else {
      return false
    }
    return program.rawType(of: declaration) == other
  }

  /// True for an optional without a default beside a value of its type: it is nil where nothing is stored yet.
  private func asksWhetherThere(_ id: MemberID, beside other: MemberID) -> Bool {
    program[id].type.wrapped == program[other].type && program[id].value == nil
  }

  private func isSameDefault(_ first: MemberID, _ second: MemberID) -> Bool {
    let one = model.values[first]
    let two = model.values[second]
    if one.code.isNone != two.code.isNone {
      return defaultText(first) == defaultText(second)
    }
    if one.code.isNone {
      return model.literal(of: first) == model.literal(of: second)
    }
    let left = SameCode.Side(checked: model.files[program[first].file])
    let right = SameCode.Side(checked: model.files[program[second].file])
    return SameCode(left, right).isSame(one.code, two.code)
  }

  /// The text of a default without braces, leading dot and quotes.
  private func defaultText(_ id: MemberID) -> String? {
    let member = program[id]
    guard let value = member.value else { return nil }
    let text = text(SourceLocation(member.file, value.range))
    return String(text.filter { !"{}'\" .".contains($0) })
  }

  private func qualified(_ id: MemberID) -> String {
    "\(program[program[id].owner].name).\(program[id].name)"
  }

  /// One data file in two sources.
  fileprivate func reportFiles() {
    var first: [String: MemberID] = [:]
    for index in program.members.indices {
      let member = program.members[index]
      guard let source = member.source, program[member.owner].kind.isObject else { continue }
      let written = text(SourceLocation(member.file, source))
      let found = options.dataPaths.map { $0[index] } ?? written
      guard let path = found else { continue }
      guard let other = first[path] else {
        first[path] = index
        continue
      }
      let isChanged = graph.usage[index].isWritten || graph.usage[other].isWritten
      let danger =
        isChanged ? "a change of one is not seen in the other" : "two copies, of which nothing changes yet"
      report(
        "`\(written)` is loaded into `\(qualified(index))` and into `\(qualified(other))`: \(danger).",
        at: program.location(of: index),
        related: [RelatedPlace("loaded here first", program.location(of: other))],
        help: "Load it once, and let the others use that source.")
    }
  }
}
