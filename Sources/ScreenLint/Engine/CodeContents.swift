import ScreenSyntax
import SourceModel

/// What the code of a file holds, found by one look at its nodes, so that most rules need not look at them at all.
struct CodeContents {
  private var kinds: UInt64 = 0
  /// A bit for each name, by its id: several names share one.
  private var names = SIMD8<UInt64>()

  /// Looks at all nodes.
  init(_ code: CodeTree) {
    for id in code.nodes.indices {
      let node = code.nodes.address(id)
      kinds |= 1 << UInt64(node.pointee.kind.rawValue)
      let name = node.pointee.name
      names[Self.word(name)] |= Self.bit(name)
    }
  }

  private static func word(_ name: Name) -> Int { Int(name.id >> 6 & 7) }
  private static func bit(_ name: Name) -> UInt64 { 1 << UInt64(name.id & 63) }

  /// True where there is a node of a kind.
  func holds(_ kind: CodeKind) -> Bool { kinds & 1 << UInt64(kind.rawValue) != 0 }

  /// False where no node has a name; true where one has, and in one file of ten where none has.
  func mayName(_ name: Name) -> Bool { names[Self.word(name)] & Self.bit(name) != 0 }
}
