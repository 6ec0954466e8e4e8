import ScreenSyntax
import ScreenTypes
import SourceModel

/// What one `Init` of a view was found to say.
struct ViewInitializer {
  /// How many a view may have: each has a bit of a `Share`.
  static let most = 60

  /// The `Init` as a function, without its code.
  let header: Member
  /// Its signature in the code of headers.
  let signature: CodeID
  /// The members of the view.
  let members: Range<MemberID>
  let parameters: [CodeID]
  /// The first member of each name.
  let named: [Name: MemberID]
  /// The place of each parameter by the name that it has in the values.
  let places: [Name: Int]
  /// True where its values, or its defaults, are written with references.
  let needsDecoding: Bool
  let signatureNeedsDecoding: Bool
  /// The values that members are given.
  var given: [MemberID: CodeID] = [:]
  /// `self.init(…)`, where it hands on to another.
  var handsOn = CodeID.none
  /// What `let` names, in the order in which it stands.
  var locals: [(member: Member, type: HeaderType)] = []
  /// The statements that declare and fill what `var` names, and a `let` that gets its value later, by that name.
  var filled: [Name: [CodeID]] = [:]
  /// What the `Init` of an App does before any member has a value.
  var beforehand: [CodeID] = []
  /// What it does of its locals and of what members have then.
  var launch: [CodeID] = []
  /// What the values so far name.
  var read: Set<Name> = []
  /// False where something is told: what callers pass is not known then.
  var isRead = true

  /// Its element.
  var node: XMLNodeID { header.node }

  /// Some of the `Init`s of a view, each by the bit of its place.
  struct Places: OptionSet {
    let rawValue: UInt64
    /// The one at a place.
    static func one(_ place: Int) -> Places { Places(rawValue: 1 << UInt64(place)) }
    /// So many from the first on.
    static func first(_ count: Int) -> Places { Places(rawValue: (1 << UInt64(count)) - 1) }

    func contains(_ place: Int) -> Bool { contains(.one(place)) }
  }

  /// What a member or a parameter starts with where the view is made by some of its `Init`s.
  struct Share {
    var places: Places
    /// The value in the code of headers.
    let value: CodeID
    /// The `Init` that writes the value.
    let written: Int
    var needsDecoding: Bool
  }

  /// What one or several `Init`s take by one name, and what it is where the others make the view.
  struct Slot {
    /// The name by which elements give it.
    let name: Name
    /// Its first declaration, and the `Init` with that.
    let parameter: CodeID
    let written: Int
    /// Who takes it, and who has no default for it.
    var takers: Places
    var needs: Places
    var shares: [Share] = []
    /// The member that it is, or none.
    var member = MemberID.none

    /// The first that takes it where some hand on to others.
    func first(in all: Range<Int>, by depths: [Int]) -> Int? {
      all.filter { takers.contains($0) }.min { (depths[$0], $0) < (depths[$1], $1) }
    }
  }
}
