import ElementCatalog
import ScreenSyntax
import ScreenTypes
import SourceModel

extension DeclarationCollector {
  /// True for a function of `<Extension of="View">` that gives a view: one that says so, and one without `->` whose body is a
  /// chain, which begins with a dot or with the name of a modifier, or that has none yet.
  mutating func isViewFunction(_ member: Member, _ header: HeaderType) -> Bool {
    let owner = xml[member.node].parent
    guard member.kind == .function, !owner.isNone, DeclarationKind.byElement[xml[owner].name] == .extended,
      let extended = xml.attribute(Names.of, of: owner), text(extended) == Self.view.text,
      parser.tree.nodes.indices.contains(header.code)
    else { return false }
    let result = parser.tree[header.code].first
    if !result.isNone {
      return parser.tree[result].kind == .namedType && parser.tree[result].name == Self.view
    }
    return member.getter.map { isChain($0.range) } ?? true
  }

  private static let view: Name = "View"

  private static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }

  private func isChain(_ body: SourceRange) -> Bool {
    let bytes = source.written(in: body)
    if bytes.first == UInt8(ascii: ".") { return true }
    let own = Array("self.".utf8)
    let chain = bytes.starts(with: own) ? bytes.dropFirst(own.count) : bytes
    let word = String(decoding: chain.prefix { Self.isLetter($0) }, as: UTF8.self)
    return !ElementCatalog.shared.modifiers(named: Name(word)).isEmpty
  }
}
