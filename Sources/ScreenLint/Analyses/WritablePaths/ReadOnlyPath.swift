import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

/// Which bindings lead to what cannot be written, at their root or at a step?
///
/// Answer: the first such place of each binding, and a source that a write there would be lost to.
/// Cost: linear in the bindings; where one ends at a Computed also in what that calls.
/// Limits: what stands behind that place in a path is not told; a path that begins with what is made on the way is judged by its
/// last step alone.
struct ReadOnlyPath {
  /// The file.
  var file: FileID
  /// The root `$name`, or the member step.
  var code: CodeID
  /// What cannot be written.
  var member: MemberID
  /// True for the root.
  var isRoot: Bool
  /// A source that the Computed reads: writing there would be lost. Nil where there is none.
  var source: MemberID?

  /// All of the package, in file order.
  static func all(_ model: SemanticModel, _ graph: DataFlowGraph) -> [ReadOnlyPath] {
    let program = model.program
    var found: [ReadOnlyPath] = []
    for root in graph.readOnlyRoots where !isWritable(program[root.member], program) {
      found.append(
        ReadOnlyPath(
          file: root.file, code: root.code, member: root.member, isRoot: true,
          source: source(behind: root.member, program, graph)))
    }
    for index in graph.memberBindings {
      let access = graph.accesses[Int(index)]
      let member = program[access.member]
      guard member.kind == .constant || member.kind == .computed && member.setter == nil else { continue }
      let checked = model.files[access.file]
      guard checked.reference(access.code).kind == .bindingMember,
        hasWritableBase(checked.code[access.code].first, checked, program)
      else { continue }
      found.append(
        ReadOnlyPath(
          file: access.file, code: access.code, member: access.member, isRoot: false,
          source: source(behind: access.member, program, graph)))
    }
    return found
  }

  private static func isWritable(_ member: Member, _ program: Program) -> Bool {
    switch member.kind {
    case .computed: member.setter != nil
    case .variable: member.isStatic || !program[member.owner].kind.hasBody
    case .published: true
    // The checker holds for read-only what may not be written; only of those above it depends on where they stand.
    default: false
    }
  }

  /// True where nothing before the step is reported already.
  private static func hasWritableBase(_ id: CodeID, _ checked: CheckedFile, _ program: Program) -> Bool {
    var id = id
    while true {
      let node = checked.code[id]
      let reference = checked.reference(id)
      switch node.kind {
      case .member:
        if reference.kind == .bindingMember {
          let member = program[reference.member]
          if member.kind == .constant || member.kind == .computed && member.setter == nil { return false }
        }
        id = node.first
      case .subscripting, .forceUnwrap, .chainStep, .optionalChain: id = node.first
      case .bindingName: return !checked.readOnlyRoots.contains(id)
      // A path that begins with what is made on the way is judged by its last step alone.
      default: return true
      }
    }
  }

  /// A source that a Computed reads, itself or through what it calls; nil for other members.
  private static func source(behind id: MemberID, _ program: Program, _ graph: DataFlowGraph) -> MemberID? {
    guard program[id].kind == .computed else { return nil }
    var seen: Set<Int32> = []
    var units = [graph.units.getter(id)]
    while let unit = units.popLast() {
      guard seen.insert(unit).inserted else { continue }
      for access in graph.accesses(in: unit) where access.kind == .read {
        if program.isSource(access.member) || program.isObjectData(access.member) {
          return access.member
        }
      }
      for edge in graph.calls.outgoing[unit] { units.append(graph.calls.targets[Int(edge)]) }
    }
    return nil
  }
}
