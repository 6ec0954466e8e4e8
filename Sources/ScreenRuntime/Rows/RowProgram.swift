import ElementCatalog
import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

/// What is evaluated for each row of one `ForEach`, where everything else about a row is settled by what its
/// conditions come to: texts and pictures that differ, links, names, and conditions, in the order in which lowering
/// meets them.
struct RowProgram {
  enum Kind: UInt8 {
    /// The characters of a text: an attribute; `field` that of the row which it is, or -1.
    case text
    /// The name of a picture: an attribute; `field` that of the row which it is, or -1.
    case picture
    /// A link; `block` is its place in `links`.
    case link
    /// A name for a value: an attribute.
    case name
    /// An `If` or `IfLet`; `tests` are its branches, `block` the first of their blocks.
    case conditional
    /// A modifier that applies where a condition holds.
    case when
    /// A use of a declared view; `block` is its body.
    case declared
  }

  struct Step {
    let kind: Kind
    /// The index of what `kind` says.
    private let place: Int32
    var field: Int32 = -1
    var tests: Range<Int> = 0..<0
    /// What a `.text` is made of, where that is known.
    var parts: Range<Int> = 0..<0
    /// The slot of a `.name`.
    var local: Int32 = -1
    var block = 0
    /// What each outcome adds to the path.
    var weight: UInt64 = 0

    init(_ kind: Kind, at place: some TableID) {
      self.kind = kind
      self.place = place.index
    }

    /// The attribute of a text, picture or name.
    var attribute: AttributeID { AttributeID(place) }
    /// The modifier of a `.when`.
    var modifier: ModifierID { ModifierID(place) }
    /// The link, the conditional, or the use of a declared view.
    var view: ViewID { ViewID(place) }
  }

  /// The condition of a branch.
  struct Test {
    let branch: ViewID
    /// The field of the row which it is, or -1.
    let field: Int32
    /// True for the branch that is taken where no other is.
    let isElse: Bool
  }

  /// The steps of a row, a branch, or the body of a declared view.
  struct Block {
    /// Where its code is evaluated.
    let scope: Int
    var steps: [Step] = []
    /// How many elements lowering visits in it.
    var visits = 0
  }

  /// What a row is to a member of a declared view: the row itself, or a stored field of it.
  enum Part {
    case row
    case field(Int32)
  }

  /// Where code is evaluated: among the views of the `ForEach`, or in the body of a declared view that a row uses.
  struct Scope {
    /// The declared view; nil for the views of the `ForEach`.
    let view: DeclarationPlan?
    /// Members that are the row or a part of it.
    var members: [(member: MemberID, part: Part)] = []
    /// How many declared views stand around its code.
    var depth = 0
  }

  fileprivate(set) var blocks: [Block] = [Block(scope: 0)]
  fileprivate(set) var scopes: [Scope] = [Scope(view: nil)]
  /// A part of a text that is made of several.
  enum TextPart {
    case literal([UInt8])
    /// A field of the row that is a text or a whole number.
    case field(Int32)
  }

  /// A navigation link.
  struct Link {
    let use: ViewID
    /// The views from those of the `ForEach` to the link: they tell its identity.
    let path: [ViewID]
    /// The attribute that is its value, or none.
    let value: AttributeID
  }

  fileprivate(set) var tests: [Test] = []
  fileprivate(set) var parts: [TextPart] = []
  fileprivate(set) var links: [Link] = []
  /// The texts that differ, the pictures, and the links, each by `place(of:in:)`.
  fileprivate(set) var texts: Set<Int> = []
  fileprivate(set) var pictures: Set<Int> = []
  fileprivate(set) var linkViews: Set<Int> = []
  /// The slot of the row.
  var slot: Int32 = -1
  private var weight: UInt64 = 1
  /// The views around the one being planned.
  var path: [ViewID] = []
  var isInLink = false

  /// Longer texts are evaluated, which tells where one is too long.
  static let longestText = 4096
  /// How many declared views may stand in each other.
  static let mostScopes = 16

  /// The place of a view of a file in `texts`.
  static func place(of view: ViewID, in code: FileCode) -> Int { code.id.position << 32 | view.position }

  /// Adds blocks of the scope that a block has; gives the first.
  mutating func addBlocks(_ count: Int, like block: Int) -> Int {
    blocks += Array(repeating: Block(scope: blocks[block].scope), count: count)
    return blocks.count - count
  }

  /// The weight of a condition with so many outcomes; nil where the paths cannot be told apart any more.
  mutating func weigh(_ outcomes: Int) -> UInt64? {
    let given = weight
    let (next, overflow) = weight.multipliedReportingOverflow(by: UInt64(outcomes) + 1)
    weight = next
    return overflow ? nil : given
  }
}
