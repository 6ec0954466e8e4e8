import ScreenTypes
import SourceModel
import Synchronization

/// The bodies of declarations and members, found by their positions in the program.
///
/// Each checker writes the places of the declarations in its own file, all of them, while others write theirs: nothing
/// has to be joined when all files are checked. From then on everything is only read.
final class BodyTables: Sendable {
  private let memory: TableMemory
  /// For each declaration the views of its body, in its file's lists.
  let views: TablePlaces<Range<Int32>>
  /// For each declaration how many slots the frame of its body needs.
  let frameSizes: TablePlaces<Int32>
  /// For each member its initial value.
  let values: TablePlaces<CheckedBody>
  /// For each member its body or `get`.
  let getters: TablePlaces<CheckedBody>
  /// For each member its `set`.
  let setters: TablePlaces<CheckedBody>
  /// For each fragment its views, for each other member `noViews`.
  let fragments: TablePlaces<Range<Int32>>
  /// For each member its kind, to be gone through without the members themselves.
  let kinds: TablePlaces<UInt8>
  /// For each parameter with a default, its value; few have one.
  private let defaultValues = Mutex<[Int: CheckedBody]>([:])

  /// What stands for a member that is no fragment.
  static let noViews: Range<Int32> = -1 ..< -1

  /// Places for the bodies of a program.
  init(_ program: Program) {
    let memory = TableMemory()
    self.memory = memory
    let (declarations, members) = (program.declarations.count, program.members.count)
    views = memory.places(declarations, of: Range<Int32>.self)
    frameSizes = memory.places(declarations, of: Int32.self)
    values = memory.places(members, of: CheckedBody.self)
    getters = memory.places(members, of: CheckedBody.self)
    setters = memory.places(members, of: CheckedBody.self)
    fragments = memory.places(members, of: Range<Int32>.self)
    kinds = memory.places(members, of: UInt8.self)
  }

  /// Writes what the checker of a file found in its declarations; of several bodies the last counts.
  func write(
    _ found: FileBodies, of places: Range<Int>, _ declarations: Table<Declaration>, _ members: Table<Member>
  ) {
    let none = CheckedBody()
    for declaration in places {
      views.write(0..<0, at: declaration)
      frameSizes.write(0, at: declaration)
      for member in declarations.address(declaration).pointee.members {
        values.write(none, at: member)
        getters.write(none, at: member)
        setters.write(none, at: member)
        fragments.write(Self.noViews, at: member)
        kinds.write(members.address(member).pointee.kind.rawValue, at: member)
      }
    }
    for (id, range, size) in found.views {
      views.write(range, at: Int(id.index))
      frameSizes.write(size, at: Int(id.index))
    }
    for (id, body) in found.values { values.write(body, at: Int(id.index)) }
    for (id, body) in found.getters { getters.write(body, at: Int(id.index)) }
    for (id, body) in found.setters { setters.write(body, at: Int(id.index)) }
    for (id, range) in found.fragments { fragments.write(range, at: Int(id.index)) }
    if found.defaults.isEmpty { return }
    defaultValues.withLock { known in for (parameter, body) in found.defaults { known[parameter] = body } }
  }

  /// The defaults of parameters, once all files are checked.
  var defaults: [Int: CheckedBody] { defaultValues.withLock { $0 } }
}

/// The views of fragments, found by the fragment's position among all members.
public struct FragmentViews: Sendable {
  let places: Table<Range<Int32>>

  /// The views of a fragment in its file's lists; nil for other members.
  public subscript(member: Int) -> Range<Int32>? {
    let views = places[member]
    return views == BodyTables.noViews ? nil : views
  }
}
