import ScreenTypes
import SourceModel
import Synchronization

/// The bodies of declarations and members, found by their positions in the program.
///
/// Each checker writes the places of the declarations in its own file, all of them, while others write theirs: nothing
/// has to be joined when all files are checked. From then on everything is only read.
public final class BodyTables: Sendable {
  private let memory: TableMemory
  /// For each declaration the views of its body, in its file's lists.
  let views: TablePlaces<DeclarationID, Range<ViewPlace>>
  /// For each declaration how many slots the frame of its body needs.
  let frameSizes: TablePlaces<DeclarationID, Int32>
  /// For each member its body: few have more than one.
  let members: TablePlaces<MemberID, MemberBody>
  /// For each member its kind, to be gone through without the members themselves.
  let kinds: TablePlaces<MemberID, UInt8>
  private let rare = Mutex(Rare())

  /// What few members have.
  private struct Rare {
    /// The bodies that members have besides their first.
    var others: [OtherBody.Key: CheckedBody] = [:]
    /// For each parameter with a default, its value.
    var defaults: [ParameterID: CheckedBody] = [:]

    /// The same without what is found anew.
    func without(_ changed: ChangedFiles, of program: Program) -> Rare {
      if others.isEmpty && defaults.isEmpty { return self }
      var left = self
      let members = Set(
        changed.places.flatMap { program.declarations(in: $0) }.flatMap {
          program.declarations[$0].members
        })
      left.others = left.others.filter { !members.contains($0.key.member) }
      for parameter in members.flatMap({ program.members[$0].parameters }) { left.defaults[parameter] = nil }
      return left
    }
  }

  /// Places for the bodies of a program; the bodies of files that have not changed since those of `earlier`, with the same
  /// numbers, are written there already.
  init(_ program: Program, after earlier: BodyTables? = nil, _ changed: ChangedFiles) {
    let memory = TableMemory(files: program.files.count)
    self.memory = memory
    let (declarations, members) = (program.declarations.count, program.members.count)
    views = memory.places(declarations, of: Range<ViewPlace>.self, by: DeclarationID.self)
    frameSizes = memory.places(declarations, of: Int32.self, by: DeclarationID.self)
    self.members = memory.places(members, of: MemberBody.self, by: MemberID.self)
    kinds = memory.places(members, of: UInt8.self, by: MemberID.self)
    guard let earlier else { return }
    views.write(earlier.views.table)
    frameSizes.write(earlier.frameSizes.table)
    self.members.write(earlier.members.table)
    kinds.write(earlier.kinds.table)
    let known = earlier.rare.withLock { $0 }
    rare.withLock { $0 = known.without(changed, of: program) }
  }

  /// Writes what the checker of a file found in its declarations; of several bodies of one kind the last counts.
  func write(
    _ found: FileBodies, of places: Range<DeclarationID>, _ declarations: Table<DeclarationID, Declaration>,
    _ members: Table<MemberID, Member>
  ) {
    for declaration in places {
      views.write(.none, at: declaration)
      frameSizes.write(0, at: declaration)
      for member in declarations.address(declaration).pointee.members {
        self.members.write(MemberBody(), at: member)
        kinds.write(members.address(member).pointee.kind.rawValue, at: member)
      }
    }
    for body in found.views {
      views.write(body.views, at: body.declaration)
      frameSizes.write(body.frameSize, at: body.declaration)
    }
    for body in found.members { write(body.body, body.role, of: body.member) }
    if found.defaults.isEmpty { return }
    rare.withLock { rare in for body in found.defaults { rare.defaults[body.parameter] = body.body } }
  }

  private func write(_ body: CheckedBody, _ role: MemberBody.Role, of member: MemberID) {
    var place = members.table[member]
    if place.role == .none || place.role == role {
      place.role = role
      place.body = body
    } else {
      place.hasOthers = true
      rare.withLock { $0.others[OtherBody.Key(member: member, role: role)] = body }
    }
    members.write(place, at: member)
  }

  /// True where a member of a checked file has no body.
  @inline(__always)
  func isEmpty(_ member: MemberID) -> Bool { members.table.address(member).pointee.role == .none }

  /// What a member of a checked file has in a role, while other files may still be checked.
  @inline(__always)
  func body(_ role: MemberBody.Role, of member: MemberID) -> CheckedBody {
    let place = members.table.address(member)
    if place.pointee.role == role { return place.pointee.body }
    return place.pointee.hasOthers ? other(role, of: member) : CheckedBody()
  }

  @inline(never)
  private func other(_ role: MemberBody.Role, of member: MemberID) -> CheckedBody {
    rare.withLock { $0.others[OtherBody.Key(member: member, role: role)] } ?? CheckedBody()
  }

  /// The bodies that members have besides their first, once all files are checked.
  var others: Table<Int, OtherBody> {
    let found = rare.withLock { $0.others }
    return memory.table(found.map { OtherBody(key: $0.key, body: $0.value) }.sorted { $0.key < $1.key })
  }

  /// The defaults of parameters, once all files are checked.
  var defaults: [ParameterID: CheckedBody] { rare.withLock { $0.defaults } }
}
