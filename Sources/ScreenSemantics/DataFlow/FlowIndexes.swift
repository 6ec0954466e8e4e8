import ScreenTypes
import SourceModel

/// What the parts of a graph are found by.
@usableFromInline
struct FlowIndexes: Sendable {
  @usableFromInline let accessesByMember: Grouping
  @usableFromInline let views: Network
  @usableFromInline let argumentsByMember: Grouping
  @usableFromInline let usesByElement: Grouping
  @usableFromInline let placesByNode: Grouping
  @usableFromInline let handlersByUnit: Grouping
  @usableFromInline let usage: Table<MemberID, MemberUsage>

  init(
    _ joined: JoinedRecords, _ program: Program, _ units: UnitSpace, _ nodes: ViewSpace,
    _ memory: TableMemory
  ) {
    let accesses = joined.accesses
    let passing = TableMemory(bytes: accesses.count * MemoryLayout<Int32>.stride)
    let (usage, members) = MemberUsage.count(accesses, program, units, memory, passing)
    self.usage = usage
    accessesByMember = Grouping(accesses.count, bound: program.members.count, in: memory) {
      members[$0]
    }
    withExtendedLifetime(passing) {}
    let edges = joined.edges
    var (sources, targets) = (TableDraft<Int, Int32>(in: memory), TableDraft<Int, Int32>(in: memory))
    sources.reserve(edges.count)
    targets.reserve(edges.count)
    for edge in edges {
      sources.append(edge.from)
      targets.append(edge.to)
    }
    views = Network(count: nodes.count, sources: sources.table, targets: targets.table, in: memory)
    let arguments = joined.arguments
    argumentsByMember = Grouping(arguments.count, bound: program.members.count, in: memory) {
      arguments[$0].parameter.index
    }
    let uses = joined.uses
    usesByElement = Grouping(uses.count, bound: FlowRoles.shared.elements.count, in: memory) {
      uses[$0].element
    }
    let handlers = joined.handlers
    handlersByUnit = Grouping(handlers.count, bound: handlers.isEmpty ? 0 : units.count, in: memory) {
      handlers[$0].unit
    }
    let places = joined.places
    placesByNode = Grouping(places.count, bound: nodes.count, in: memory) { places[$0].key }
  }
}

extension MemberUsage {
  /// How often members are used, and for each access its member: a table that is small enough to be gone through again,
  /// in memory that is given back then.
  fileprivate static func count(
    _ accesses: Table<Int, Access>, _ program: Program, _ units: UnitSpace, _ memory: TableMemory,
    _ passing: TableMemory
  ) -> (usage: Table<MemberID, MemberUsage>, members: Table<Int, Int32>) {
    let usage = memory.zeros(program.members.count, of: MemberUsage.self, by: MemberID.self)
    let members = passing.places(accesses.count, of: Int32.self)
    for place in accesses.indices {
      let access = accesses[place]
      members.write(access.member.index, at: place)
      if access.member.isNone { continue }
      if units.member(access.unit) == access.member { continue }
      switch access.kind {
      case .read: usage.change(access.member) { $0.reads += 1 }
      case .write: usage.change(access.member) { $0.writes += 1 }
      case .bind: usage.change(access.member) { $0.binds += 1 }
      case .call, .pass: usage.change(access.member) { $0.calls += 1 }
      case .announce: break
      }
    }
    return (usage.table, members.table)
  }
}

/// Which access makes which unit run, and what follows from it.
@usableFromInline
struct CallingUnits: Sendable {
  @usableFromInline let network: Network
  @usableFromInline let accesses: Table<Int, Int32>
  /// Accesses by which derived values may need each other.
  @usableFromInline let derived: Table<Int, Int32>
  @usableFromInline let rendered: RenderedCode
  @usableFromInline let sourceWrites: SourceWrites

  init(
    _ all: Table<Int, Access>, _ program: Program, _ units: UnitSpace, _ memory: TableMemory, isSparse: Bool
  ) {
    var sources = TableDraft<Int, Int32>(in: memory)
    var targets = TableDraft<Int, Int32>(in: memory)
    var accesses = TableDraft<Int, Int32>(in: memory)
    // What grows leaves its old places behind; what is not filled is never touched.
    sources.reserve(all.count / 4)
    targets.reserve(all.count / 4)
    accesses.reserve(all.count / 4)
    var derived = TableDraft<Int, Int32>(in: memory)
    var writing: [Int32] = []
    for index in all.indices {
      let access = all[index]
      let isWrite = access.kind == .write
      if access.isImmediate, access.kind == .announce || isWrite && access.traits.contains(.isSource),
        writing.last != access.unit
      {
        writing.append(access.unit)
      }
      if DerivedCycles.isStep(access, units) { derived.append(Int32(index)) }
      guard access.traits.contains(isWrite ? .runsWhenWritten : .runsWhenRead) else { continue }
      let member = access.member
      sources.append(access.unit)
      targets.append(isWrite ? units.setter(member) : units.getter(member))
      accesses.append(Int32(index))
    }
    self.accesses = accesses.table
    self.derived = derived.table
    network = Network(
      count: units.count, sources: sources.table, targets: targets.table, in: memory)
    rendered = RenderedCode(program, network, accesses.table, all, isSparse: isSparse)
    sourceWrites = SourceWrites(writing, network, accesses.table, all, isSparse: isSparse)
  }
}
