import ScreenSyntax
import ScreenTypes
import SourceModel

/// The data-flow graph of a package: who reads and writes which member, which code runs while rendering, and how views
/// reach each other with which environment. Rules ask it; they never solve.
///
/// Linear in the package. Files are walked in parallel and joined in order, so the graph does not depend on scheduling.
public final class DataFlowGraph: Sendable {
  /// Units of code.
  public let units: UnitSpace
  /// View nodes.
  public let nodes: ViewSpace
  /// Every use of a member, by file and unit.
  public let accesses: [Access]
  /// For each unit its uses in `accesses`.
  public let unitAccesses: [Range<Int32>]
  /// Uses by member.
  public let accessesByMember: Grouping
  /// What lies around views.
  public let frames: [ViewFrame]
  /// How views reach each other.
  public let edges: [ViewEdge]
  /// The edges as a network over view nodes.
  public let views: Network
  /// Units that call units; see `callAccesses`.
  public let calls: Network
  /// For each edge of `calls` the access that calls.
  public let callAccesses: [Int32]
  /// What is passed for parameters.
  public let arguments: [Argument]
  /// Arguments by parameter.
  public let argumentsByMember: Grouping
  /// Views of the catalogue.
  public let uses: [ViewUse]
  /// Views of the catalogue by element.
  public let usesByElement: Grouping
  /// `ForEach` and lists with items, in file order.
  public let loops: [LoopSite]
  /// Where slots and modified views are put.
  public let places: [ContentPlace]
  /// Places by view node.
  public let placesByNode: Grouping
  /// How often code names each declaration.
  public let declarationUses: [Int32]
  /// Enums all of whose cases code takes, sorted, without repetition.
  public let wholeEnums: [Int32]
  /// `.constant(…)` in file order.
  public let constants: [CodeSite]
  /// Calls such as `UUID()` in file order.
  public let varying: [CodeSite]
  /// Assignments to whole members, by access.
  public let assignments: [Assignment]
  /// What runs when views appear or values change, in file order.
  public let handlers: [Handler]
  /// For each member how it is used.
  public let usage: [MemberUsage]
  /// Units that run while rendering.
  public let rendered: RenderedCode
  /// Units that write a source when they run.
  public let sourceWrites: SourceWrites

  /// Builds the graph of a checked package.
  public init(_ model: SemanticModel) {
    let program = model.program
    let units = UnitSpace(
      declarations: Int32(program.declarations.count), members: Int32(program.members.count))
    let nodes = ViewSpace(
      declarations: Int32(program.declarations.count), members: Int32(program.members.count))
    self.units = units
    self.nodes = nodes
    let joined = FlowRecord.joined(FlowRecord.walkAll(model, units, nodes), model, units)
    accesses = joined.accesses
    var ranges = [Range<Int32>](repeating: 0..<0, count: units.count)
    for unit in joined.units { ranges[Int(unit.unit)] = unit.start..<unit.end }
    unitAccesses = ranges
    accessesByMember = Grouping(keys: accesses.lazy.map(\.member), bound: program.members.count)
    frames = joined.frames
    edges = joined.edges
    views = Network(count: nodes.count, sources: edges.map(\.from), targets: edges.map(\.to))
    arguments = joined.arguments
    argumentsByMember = Grouping(keys: arguments.lazy.map(\.member), bound: program.members.count)
    uses = joined.uses
    loops = joined.loops
    usesByElement = Grouping(keys: uses.lazy.map(\.element), bound: FlowRoles.shared.elements.count)
    places = joined.places
    placesByNode = Grouping(keys: places.lazy.map(\.key), bound: nodes.count)
    var declarationUses = [Int32](repeating: 0, count: program.declarations.count)
    for use in joined.typeUses { declarationUses[Int(use)] += 1 }
    self.declarationUses = declarationUses
    wholeEnums = Array(Set(joined.wholeEnums)).sorted()
    constants = joined.constants
    varying = joined.varying
    assignments = joined.assignments
    handlers = joined.handlers
    usage = MemberUsage.count(accesses, program, units)
    let calls = CallEdges(accesses, program, units)
    self.calls = Network(count: units.count, sources: calls.sources, targets: calls.targets)
    callAccesses = calls.accesses
    rendered = RenderedCode(program, self.calls, callAccesses, accesses)
    sourceWrites = SourceWrites(program, self.calls, callAccesses, accesses)
  }

  /// The uses of a member, in file order.
  public func uses(of member: MemberID) -> LazyMapSequence<ArraySlice<Int32>, Access> {
    accessesByMember[member.index].lazy.map { [accesses] in accesses[Int($0)] }
  }

  /// What is passed for a parameter, in file order.
  public func arguments(for member: MemberID) -> LazyMapSequence<ArraySlice<Int32>, Argument> {
    argumentsByMember[member.index].lazy.map { [arguments] in arguments[Int($0)] }
  }

  /// Where a view makes the code of an access run while it is drawn: the access itself in the view's own body, else
  /// the use in the body that leads to it. Nil where it does not run then.
  public func shownAccess(_ access: Access) -> Access? {
    guard access.isImmediate, rendered.contains(access.unit) else { return nil }
    return rendered.entry(access.unit, callAccesses).map { accesses[Int($0)] } ?? access
  }

  /// The uses of a unit, in order.
  public func accesses(in unit: Int32) -> ArraySlice<Access> {
    let range = unitAccesses[Int(unit)]
    return accesses[Int(range.lowerBound)..<Int(range.upperBound)]
  }
}

/// How often a member is used by code other than its own.
public struct MemberUsage: Sendable {
  /// Its value is taken.
  public var reads: Int32 = 0
  /// It is assigned or changed.
  public var writes: Int32 = 0
  /// A binding to it is handed on.
  public var binds: Int32 = 0
  /// It is called or handed on as a function.
  public var calls: Int32 = 0

  /// True where nothing uses it.
  public var isUnused: Bool { reads == 0 && writes == 0 && binds == 0 && calls == 0 }
  /// True where something changes it, or may through a binding.
  public var isWritten: Bool { writes > 0 || binds > 0 }

  static func count(_ accesses: [Access], _ program: Program, _ units: UnitSpace) -> [MemberUsage] {
    var usage = [MemberUsage](repeating: MemberUsage(), count: program.members.count)
    for access in accesses where access.member >= 0 {
      if access.unit >= units.declarations, (access.unit - units.declarations) / 3 == access.member {
        continue
      }
      switch access.kind {
      case .read: usage[Int(access.member)].reads += 1
      case .write: usage[Int(access.member)].writes += 1
      case .bind: usage[Int(access.member)].binds += 1
      case .call, .pass: usage[Int(access.member)].calls += 1
      case .announce: break
      }
    }
    return usage
  }
}

/// Which access makes which unit run.
private struct CallEdges {
  var sources: [Int32] = []
  var targets: [Int32] = []
  var accesses: [Int32] = []

  init(_ all: [Access], _ program: Program, _ units: UnitSpace) {
    for (index, access) in all.enumerated() where access.member >= 0 {
      let member = access.target
      let isWrite = access.kind == .write
      switch program.members[Int(access.member)].kind {
      case .computed, .binding:
        let runs =
          isWrite
          ? program.members[Int(access.member)].setter : program.members[Int(access.member)].getter
        if runs == nil { continue }
      case .function, .fragment: if isWrite { continue }
      default: continue
      }
      sources.append(access.unit)
      targets.append(isWrite ? units.setter(member) : units.getter(member))
      accesses.append(Int32(index))
    }
  }
}
