import ScreenSyntax
import ScreenTypes
import SourceModel

/// What stands in a file by itself, and what its declarations hold besides members.
extension DeclarationCollector {
  /// True for a constant, variable, computed value or function that stands where declarations do.
  func isFileMember(_ node: XMLNodeID) -> Bool {
    let element = xml[node]
    switch MemberKind.byElement[element.name] {
    case .constant, .variable, .computed: return element.name != Names.scaledMetric
    case .function: return element.name != Names.initElement && element.name != Names.subscriptElement
    // Other members belong to a view or a type.
    default: return false
    }
  }

  /// Collects the members that stand in the file by themselves: those that only the file knows apart from the others.
  mutating func collectFileScope() {
    if loose.isEmpty { return }
    let isPrivate = loose.map { flag(Names.isPrivate, of: $0) || flag("fileprivate", of: $0) }
    for keepsToFile in [false, true] {
      let group = zip(loose, isPrivate).filter { $0.1 == keepsToFile }.map(\.0)
      guard let start = group.first, let end = group.last else { continue }
      let first = members.endIndex
      for node in group {
        guard let kind = MemberKind.byElement[xml[node].name] else { continue }
        collectMember(node, kind)
        reportMissingValue(of: node, kind)
      }
      for index in first..<members.endIndex { members[index].isStatic = true }
      declarations.append(
        Declaration(
          kind: .fileScope, name: .none, file: file, node: start,
          range: SourceRange(xml[start].range.start, xml[end].range.end), nameRange: xml[start].nameRange,
          members: first..<members.endIndex, body: .none, conformances: [], isPrivate: keepsToFile,
          extended: .none))
      if !generic.isEmpty { collectTypeParameters() }
      reportDuplicates(first..<members.endIndex)
    }
    loose.removeAll()
  }

  /// Nobody passes what stands in a file by itself.
  private mutating func reportMissingValue(of node: XMLNodeID, _ kind: MemberKind) {
    guard kind == .constant || kind == .variable, let member = members.table.last, member.node == node,
      member.value == nil, member.source == nil
    else { return }
    if kind == .variable, let type = xml.attribute(Names.type, of: node), text(type).hasSuffix("?") { return }
    report(
      .syntaxMissingAttribute, member.nameRange,
      "`\(member.name)` stands in the file by itself, so nobody passes its value, and it has none.",
      help: "Add `value=\"…\"`.")
  }
}
