import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

/// What one worker keeps from file to file. Belongs to one thread.
final class CheckerMemory {
  /// Names seen before.
  let names = NameCache()
  private var places = PairIndex(capacity: 1024)
  private var found: [[Int32]] = []
  private var draft = CheckedFileDraft()
  private var code: CodeDraft
  /// What checked files lie in.
  let tables = TableMemory()

  /// Memory of a worker that has seen nothing yet.
  init() { code = CodeDraft(in: tables) }

  /// Which members of a library type are asked for.
  enum Query: UInt32 {
    /// Properties and methods.
    case instance
    /// Methods.
    case methods
    /// Static properties and methods.
    case statics
    /// Static properties.
    case staticProperties
    /// Static methods.
    case staticMethods
  }

  /// The places in the library of a type's members of one name.
  func members(_ query: Query, of type: TypeID, named name: Name) -> [Int32] {
    let place = places.insert(type.raw, name.id << 3 | query.rawValue)
    if place == found.count { found.append(Self.find(query, type, name)) }
    return found[place]
  }

  // MARK: Room for the next file

  /// An empty draft with the room that earlier files needed.
  func lendDraft() -> CheckedFileDraft {
    var lent = CheckedFileDraft()
    swap(&lent, &draft)
    return lent
  }

  /// Code that goes on from `tree`, with the room that earlier files needed.
  func lendCode(startingWith tree: CodeTree = CodeTree()) -> CodeDraft {
    var lent = CodeDraft(in: tables)
    swap(&lent, &code)
    lent.append(contentsOf: tree)
    return lent
  }

  /// Takes back what was lent; what it held has been copied.
  func keep(_ lentDraft: inout CheckedFileDraft, _ lentCode: inout CodeDraft) {
    swap(&lentDraft, &draft)
    draft.clear()
    swap(&lentCode, &code)
    code.clear()
  }

  private static func find(_ query: Query, _ type: TypeID, _ name: Name) -> [Int32] {
    let library = StandardLibrary.shared
    func members(isStatic: Bool, _ form: LibraryMember.Form?) -> [Int32] {
      library.members(of: type, named: name, isStatic: isStatic).filter {
        form == nil || library.entries[Int($0)].member.form == form
      }
    }
    return switch query {
    case .instance: members(isStatic: false, nil)
    case .methods: members(isStatic: false, .method)
    case .statics: members(isStatic: true, nil)
    case .staticProperties: members(isStatic: true, .staticProperty)
    case .staticMethods: members(isStatic: true, .staticMethod)
    }
  }
}
