import ScreenSyntax
import ScreenTypes
import SourceModel

/// Chains of modifiers whose meaning lies in their text alone, such as `.font(.headline)`: apps write the same ones
/// over and over, and what checking one gave is given to the next that reads the same. Belongs to one worker.
///
/// Direct-mapped by a hash of the text; a chain is kept when it comes for the second time, so that those that occur
/// once cost no more than the hash.
final class ChainMemory {
  private static let size = 1024
  /// The longest text that is looked for.
  static let longest = 256

  /// What is known of a chain.
  enum Finding {
    case new
    /// It was seen before, and is worth to be kept.
    case seen
    /// Its meaning lies in more than its text.
    case named
    case known(CheckedChain)
  }

  private struct Slot {
    var hash: UInt64 = 0
    var finding = Finding.new
  }

  /// Memory of its own: nobody else looks into it, so that no access needs to be watched.
  private let slots: UnsafeMutablePointer<Slot>

  init() {
    slots = .allocate(capacity: Self.size)
    slots.initialize(repeating: Slot(), count: Self.size)
  }

  deinit {
    slots.deinitialize(count: Self.size)
    slots.deallocate()
  }

  /// What is known of the chain that reads `text` on a receiver; from now on it counts as seen.
  func find(_ text: UnsafeBufferPointer<UInt8>, hash: UInt64, _ receiver: TypeID) -> Finding {
    let slot = slots + Self.place(hash)
    guard slot.pointee.hash == hash else {
      slot.pointee = Slot(hash: hash, finding: .seen)
      return .new
    }
    guard case .known(let chain) = slot.pointee.finding else { return slot.pointee.finding }
    return chain.receiver == receiver && chain.reads(text) ? .known(chain) : .named
  }

  /// Keeps what became of a chain that was seen.
  func keep(_ chain: CheckedChain?, hash: UInt64) {
    slots[Self.place(hash)] = Slot(hash: hash, finding: chain.map { .known($0) } ?? .named)
  }

  private static func place(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: hash >> 32) & (size - 1) }
}

/// How much a file's tables hold.
struct CheckedExtent {
  var start: UInt32
  var nodes: Int
  var lists: Int
  var integers: Int
  var doubles: Int
  var maps: Int
  var modifiers: Int
  /// All else that a chain whose meaning lies in its text alone adds nothing to.
  var others: [Int]
}

/// What parsing and checking a chain of modifiers added to a file's tables, as it was there.
final class CheckedChain {
  let text: [UInt8]
  let receiver: TypeID
  let extent: CheckedExtent
  let nodes: [CodeNode]
  let lists: [Int32]
  let integers: [Int]
  let doubles: [Double]
  let types: [TypeID]
  let references: [Reference]
  let maps: [Int32]
  let modifiers: [ModifierApplication]

  /// What was added since `extent`; nil where its meaning may lie in more than its text.
  init?(
    _ text: UnsafeBufferPointer<UInt8>, _ receiver: TypeID, _ checker: borrowing FileChecker,
    since extent: CheckedExtent
  ) {
    guard checker.extent(startingAt: extent.start).others == extent.others else { return nil }
    let (code, checked) = (checker.parser.draft, checker.checked)
    nodes = Array(code.nodes.table[extent.nodes...])
    modifiers = Array(checked.modifiers.table[extent.modifiers...])
    types = (extent.nodes..<code.nodes.count).map { checked.type(CodeID(Int32($0))) }
    references = (extent.nodes..<code.nodes.count).map { checked.reference(CodeID(Int32($0))) }
    guard nodes.allSatisfy(Self.isPlain), references.allSatisfy(Self.isPlain),
      modifiers.allSatisfy({ $0.kind == .catalog })
    else { return nil }
    self.text = Array(text)
    self.receiver = receiver
    self.extent = extent
    lists = Array(code.lists.table[extent.lists...])
    integers = Array(code.integers.table[extent.integers...])
    doubles = Array(code.doubles.table[extent.doubles...])
    maps = Array(checked.argumentMaps.table[extent.maps...])
  }

  /// True where it is written so.
  func reads(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
    text.withUnsafeBufferPointer { ByteHash.areEqual($0, other) }
  }

  /// True for code that names nothing but members of the type that is wanted.
  private static func isPlain(_ node: CodeNode) -> Bool {
    switch node.kind {
    case .call, .argument, .implicitMember, .booleanLiteral, .integerLiteral, .doubleLiteral, .nilLiteral:
      true
    default: false
    }
  }

  private static func isPlain(_ reference: Reference) -> Bool {
    switch reference.kind {
    case .none, .library, .choice: true
    default: false
    }
  }
}

extension FileChecker {
  /// How much the tables hold before something that begins at `start` in the source is added.
  borrowing func extent(startingAt start: UInt32) -> CheckedExtent {
    let code = parser.draft
    return CheckedExtent(
      start: start, nodes: code.nodes.count, lists: code.lists.count, integers: code.integers.count,
      doubles: code.doubles.count, maps: checked.argumentMaps.count, modifiers: checked.modifiers.count,
      others: [
        code.strings.count, checked.views.count, checked.viewLists.count, checked.attributes.count,
        checked.locals.count, checked.constants.count, checked.readOnlyRoots.count, Int(nextSlot),
        checked.diagnostics.count, parser.diagnostics.count,
      ])
  }

  /// Adds a chain to the tables as if it had been parsed and checked where it begins now.
  mutating func add(_ chain: CheckedChain, startingAt start: UInt32) -> Range<Int32> {
    let old = chain.extent
    let nodes = Int32(parser.draft.nodes.count - old.nodes)
    let lists = Int32(parser.draft.lists.count - old.lists)
    let integers = Int32(parser.draft.integers.count - old.integers)
    let doubles = Int32(parser.draft.doubles.count - old.doubles)
    let maps = Int32(checked.argumentMaps.count - old.maps)
    let bytes = start &- old.start
    let first = Int32(checked.modifiers.count)
    let place = parser.draft.nodes.count
    for var node in chain.nodes {
      node.range = SourceRange(node.range.start &+ bytes, node.range.end &+ bytes)
      switch node.kind {
      case .call:
        if node.a >= 0 { node.a += nodes }
        if node.list.index >= 0 { node.list.index += lists }
      case .argument:
        if node.a >= 0 { node.a += nodes }
        if node.nameStart > 0 { node.nameStart &+= bytes }
      case .implicitMember: node.nameStart &+= bytes
      case .integerLiteral: node.a += integers
      case .doubleLiteral: node.a += doubles
      default: break
      }
      parser.draft.nodes.append(node)
    }
    Self.add(chain.lists, to: &parser.draft.lists, shiftingBy: nodes)
    Self.add(chain.maps, to: &checked.argumentMaps, shiftingBy: nodes)
    for value in chain.integers { parser.draft.integers.append(value) }
    for value in chain.doubles { parser.draft.doubles.append(value) }
    checked.types.extend(to: parser.draft.nodes.count, with: .error)
    checked.references.extend(to: parser.draft.nodes.count, with: .none)
    for (index, type) in chain.types.enumerated() { checked.types[place + index] = type }
    for (index, var reference) in chain.references.enumerated() {
      if reference.kind == .library, reference.extra >= 0 { reference.extra += maps }
      checked.references[place + index] = reference
    }
    for modifier in chain.modifiers {
      checked.modifiers.append(modifier.shifted(nodes: nodes, maps: maps))
    }
    return first..<Int32(checked.modifiers.count)
  }

  /// Adds runs of ids, each after its count; -1 for none.
  private static func add(_ runs: [Int32], to table: inout TableDraft<Int32>, shiftingBy nodes: Int32) {
    var left: Int32 = 0
    for value in runs {
      if left == 0 {
        left = value
        table.append(value)
      } else {
        left -= 1
        table.append(value >= 0 ? value + nodes : value)
      }
    }
  }
}
