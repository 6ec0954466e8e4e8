import ScreenSyntax
import ScreenTypes
import SourceModel

/// How much a file's tables hold.
struct CheckedExtent {
  var start: UInt32
  var code: CodeDraft.Mark
  var nodes: CodeID
  var maps: ArgumentPlace
  var modifiers: ModifierID
  /// All else that a chain whose meaning lies in its text alone adds nothing to.
  var others: [Int]
}

/// What parsing and checking a chain of modifiers added to a file's tables, where its meaning lies in its text alone, as
/// that of `.font(.headline)` does.
final class CheckedChain: TextOutcome {
  /// Longer ones are hardly written twice.
  static let longest = 256

  let receiver: TypeID
  fileprivate let extent: CheckedExtent
  fileprivate let run: CodeRun
  let types: [TypeID]
  let references: [Reference]
  let maps: [CodeID]
  let modifiers: [ModifierApplication]

  /// What was added since `extent`; nil where its meaning may lie in more than its text.
  init?(
    _ text: ArraySlice<UInt8>, _ receiver: TypeID, _ checker: borrowing FileChecker,
    since extent: CheckedExtent
  ) {
    guard checker.extent(startingAt: extent.start).others == extent.others else { return nil }
    let (code, checked) = (checker.parser.draft, checker.checked)
    guard let run = CodeRun(code, since: extent.code, startingAt: extent.start) else { return nil }
    self.run = run
    modifiers = Array(checked.modifiers.table[extent.modifiers...])
    types = (extent.nodes..<code.nodes.endIndex).map { checked.type($0) }
    references = (extent.nodes..<code.nodes.endIndex).map { checked.reference($0) }
    guard run.allSatisfy(Self.isPlain), references.allSatisfy(Self.isPlain),
      modifiers.allSatisfy({ $0.kind == .catalog })
    else { return nil }
    self.receiver = receiver
    self.extent = extent
    maps = Array(checked.argumentMaps.table[extent.maps...])
    super.init(text)
  }

  /// True for code that names nothing but members of the type that is wanted.
  private static func isPlain(_ node: CodeNode) -> Bool {
    switch node.kind {
    case .call, .argument, .implicitMember, .booleanLiteral, .integerLiteral, .doubleLiteral, .nilLiteral:
      true
    // Code that may mean something else at another place is not kept; it is only checked again there.
    default: false
    }
  }

  private static func isPlain(_ reference: Reference) -> Bool {
    switch reference.kind {
    case .none, .library, .choice: true
    // What may be something else at another place is not kept; it is only checked again there.
    default: false
    }
  }
}

extension FileChecker {
  /// How much the tables hold before something that begins at `start` in the source is added.
  borrowing func extent(startingAt start: UInt32) -> CheckedExtent {
    let code = parser.draft
    return CheckedExtent(
      start: start, code: code.mark, nodes: code.nodes.endIndex, maps: checked.argumentMaps.endIndex,
      modifiers: checked.modifiers.endIndex,
      others: [
        code.strings.count, checked.views.count, checked.viewLists.count, checked.attributes.count,
        checked.locals.count, checked.constants.count, checked.readOnlyRoots.count, Int(scope.nextSlot),
        checked.diagnostics.count, parser.diagnostics.count,
      ])
  }

  /// Adds a chain to the tables as if it had been parsed and checked where it begins now.
  mutating func add(_ chain: CheckedChain, startingAt start: UInt32) -> Range<ModifierID> {
    let place = parser.draft.nodes.endIndex
    let shift = parser.draft.append(chain.run, startingAt: start)
    let maps = Int32(chain.extent.maps.distance(to: checked.argumentMaps.endIndex))
    let first = checked.modifiers.endIndex
    if !chain.maps.isEmpty { shift.add(chain.maps, to: &checked.argumentMaps) }
    checked.types.extend(to: parser.draft.nodes.count, with: .error)
    checked.references.extend(to: parser.draft.nodes.count, with: .none)
    for (index, type) in chain.types.enumerated() { checked.types[place.advanced(by: index)] = type }
    for (index, var reference) in chain.references.enumerated() {
      if reference.kind == .library, reference.extra >= 0 { reference.extra += maps }
      checked.references[place.advanced(by: index)] = reference
    }
    for modifier in chain.modifiers {
      checked.modifiers.append(modifier.shifted(nodes: shift.nodes, maps: maps))
    }
    return first..<checked.modifiers.endIndex
  }
}
