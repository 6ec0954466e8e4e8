import ScreenSyntax
import ScreenTypes
import SourceModel

/// What a file declares, as it is written.
struct WrittenHeader {
  private let file: ParsedFile
  private let source: SourceFile

  init(_ file: ParsedFile) { (self.file, source) = (file, file.source) }

  /// True where linking resolves the same of both: where they declare the same in the same order and in the same words. Code
  /// that tells no type may differ.
  func isSame(as other: WrittenHeader) -> Bool {
    let (now, before) = (file.header, other.file.header)
    guard declaresSame(as: other), now.members.count == before.members.count,
      file.code.nodes.count == other.file.code.nodes.count
    else { return false }
    for id in now.declarations.indices
    where now.declarations[id].members != before.declarations[id].members { return false }
    for id in now.members.indices
    where !isSame(now.members[id], before.members[id], isTyped: !now.types[id].isNone, other) {
      return false
    }
    return true
  }

  /// True where both declare the same but for members.
  func declaresSame(as other: WrittenHeader) -> Bool {
    let (now, before) = (file.header.declarations, other.file.header.declarations)
    return now.count == before.count && file.store.path == other.file.store.path
      && now.indices.allSatisfy { isSame(now[$0], before[$0], other) }
  }

  private var hasTypeParameters: Bool {
    file.header.declarations.contains { $0.kind == .genericParameter }
  }

  private func isSame(_ now: Declaration, _ before: Declaration, _ other: WrittenHeader) -> Bool {
    // Names that stand in a file by themselves, and type parameters, are known by their places.
    // What is nested in a type with type parameters has those that its code names.
    now.kind != .fileScope && !(now.isNested && hasTypeParameters)
      && (now.kind != .genericParameter || now.node == before.node)
      && now.kind == before.kind && now.name == before.name
      && now.isNested == before.isNested && now.body.isNone == before.body.isNone
      && saysSame(now.node, before.node, but: [], other)
  }

  private func isSame(_ now: Member, _ before: Member, isTyped: Bool, _ other: WrittenHeader) -> Bool {
    now.kind == before.kind && now.name == before.name && now.storage == before.storage
      && now.valueCode.flags == before.valueCode.flags && now.getterCode.flags == before.getterCode.flags
      && now.setterCode.flags == before.setterCode.flags
      // The body tells it, too.
      && now.traits.contains(.isViewFunction) == before.traits.contains(.isViewFunction)
      // The value tells the type where none is written, and what a case is called in data.
      && saysSame(
        now.node, before.node, but: isTyped && now.kind != .enumCase ? Self.code : Self.accessors, other)
      && (now.kind != .fragment || parameterText(now) == other.parameterText(before))
  }

  private func parameterText(_ fragment: Member) -> String? {
    Self.parameters(of: fragment, in: file).map { source.text($0) }
  }

  /// Attributes that hold code, whose text is no matter to who uses the member.
  private static let accessors: SmallSet<Name> = [Names.get, Names.set, Names.willSet, Names.didSet]
  private static let code = accessors.union([Names.value])

  /// True where two elements have one name, and the same attributes with the same text, `but` for that of some.
  private func saysSame(
    _ now: XMLNodeID, _ before: XMLNodeID, but some: SmallSet<Name>, _ other: WrittenHeader
  ) -> Bool {
    let (attributes, earlier) = (
      file.xml.writtenAttributes(of: now), other.file.xml.writtenAttributes(of: before)
    )
    return file.xml[now].name == other.file.xml[before].name && attributes.count == earlier.count
      && zip(attributes, earlier).allSatisfy {
        $0.name == $1.name && (some.contains($0.name) || source.text($0.value) == other.source.text($1.value))
      }
  }

  /// Where the parameters of a member are written: in the signature of a function, in what a slot takes, in the `<Let>`s of a
  /// fragment.
  static func parameters(of member: Member, in file: ParsedFile) -> SourceRange? {
    if member.kind == .fragment {
      let written = file.xml.parameters(ofFragment: member.node).map { file.xml[$0.element].range }
      guard let first = written.first, let last = written.last else { return nil }
      return SourceRange(first.start, last.end)
    }
    return [Names.signature, Names.takes].lazy.compactMap { file.xml.attribute($0, of: member.node)?.value }
      .first
  }
}
