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
  /// What was noted in the files, in their order.
  @usableFromInline let joined: JoinedRecords
  /// What that is found by.
  @usableFromInline let indexes: FlowIndexes
  /// Which units call which, and what follows from it.
  @usableFromInline let calling: CallingUnits

  /// What the tables lie in.
  private let memory: [TableMemory]
  /// What was found in each file, where it is kept for the graph after a change of some.
  let walk: FlowWalk?

  /// Builds the graph of a checked package. Where it `keepsWalk`, what is found in each file need not be found again after a
  /// change of others; it takes about as much memory as the graph.
  public convenience init(_ model: SemanticModel, keepsWalk: Bool = false) {
    let found = model.takeWalk()?.completed(model) ?? FlowWalk.of(Array(model.files.indices), model)
    self.init(model, found, keepsWalk: keepsWalk, isSparse: false)
  }

  /// The graph of a package in which nothing flows but in some files, which are in order. Costs a walk of these, and tables as
  /// long as those of declarations and members.
  public convenience init(_ model: SemanticModel, of files: [FileID]) {
    self.init(model, FlowWalk.of(files, model, isSparse: true), keepsWalk: false, isSparse: true)
  }

  private init(_ model: SemanticModel, _ found: FlowWalk, keepsWalk: Bool, isSparse: Bool) {
    let program = model.program
    let units = UnitSpace(
      declarations: Int32(program.declarations.count), members: Int32(program.members.count))
    let nodes = ViewSpace(
      declarations: Int32(program.declarations.count), members: Int32(program.members.count))
    self.units = units
    self.nodes = nodes
    let newMemory = { isSparse ? TableMemory(sparse: ()) : TableMemory(files: program.files.count) }
    let (memory, second, third) = (newMemory(), newMemory(), newMemory())
    self.memory = [memory, second, third]
    walk = keepsWalk ? found.condensed : nil
    let joined = JoinedRecords(found, keepsRecords: keepsWalk, of: model, units, nodes, memory)
    self.joined = joined
    let (calling, indexes) = Parallel.both(onAllCores: found.files.count >= 64) {
      CallingUnits(joined.accesses, program, units, second, isSparse: isSparse)
    } _: {
      FlowIndexes(joined, program, units, nodes, third)
    }
    self.calling = calling
    self.indexes = indexes
  }

  // MARK: What was noted

  /// Every use of a member, by file and unit.
  @inlinable public var accesses: Table<Int, Access> { joined.accesses }
  /// For each unit where its uses begin in `accesses`, or -1.
  private var unitStarts: Table<Int, Int32> { joined.unitStarts }
  /// Uses by member.
  @inlinable public var accessesByMember: Grouping { indexes.accessesByMember }
  /// What lies around views.
  @inlinable public var frames: Table<Int, ViewFrame> { joined.frames }
  /// How views reach each other.
  @inlinable public var edges: Table<Int, ViewEdge> { joined.edges }
  /// The edges as a network over view nodes.
  @inlinable public var views: Network { indexes.views }
  /// Units that call units; see `callAccesses`.
  @inlinable public var calls: Network { calling.network }
  /// For each edge of `calls` the access that calls.
  @inlinable public var callAccesses: Table<Int, Int32> { calling.accesses }
  /// Accesses by which derived values need each other.
  var derivedUses: Table<Int, Int32> { calling.derived }
  /// What is passed for parameters.
  @inlinable public var arguments: Table<Int, Argument> { joined.arguments }
  /// Arguments by parameter.
  @inlinable public var argumentsByMember: Grouping { indexes.argumentsByMember }
  /// Views of the catalogue.
  @inlinable public var uses: Table<Int, ViewUse> { joined.uses }
  /// Views of the catalogue by element.
  @inlinable public var usesByElement: Grouping { indexes.usesByElement }
  /// `ForEach` and lists with items, in file order.
  @inlinable public var loops: Table<Int, LoopSite> { joined.loops }
  /// Where slots and modified views are put.
  @inlinable public var places: Table<Int, ContentPlace> { joined.places }
  /// Places by view node.
  @inlinable public var placesByNode: Grouping { indexes.placesByNode }
  /// How often code names each declaration.
  @inlinable public var declarationUses: Table<Int, Int32> { joined.declarationUses }
  /// Enums all of whose cases code takes, sorted, without repetition.
  @inlinable public var wholeEnums: [Int32] { joined.wholeEnums }
  /// `.constant(…)` in file order.
  @inlinable public var constants: Table<Int, CodeSite> { joined.constants }
  /// Calls such as `UUID()` in file order.
  @inlinable public var varying: Table<Int, CodeSite> { joined.varying }
  /// Calls that read what UserDefaults keeps, in file order.
  @inlinable public var settingReads: Table<Int, CodeSite> { joined.settingReads }
  /// Code that acts outside of the data of the screens, such as `haptic(…)`, in file order.
  @inlinable public var effects: Table<Int, CodeSite> { joined.effects }
  /// `x!` in file order.
  @inlinable public var unwraps: Table<Int, CodeSite> { joined.unwraps }
  /// Computed values and functions that give lists which may hold an element, or a value of one, twice, by their own
  /// code: units in order.
  var repeating: [Int32] { joined.repeating }
  /// Assignments to whole members, by access.
  @inlinable public var assignments: Table<Int, Assignment> { joined.assignments }
  /// What runs when views appear or values change, in file order.
  @inlinable public var handlers: Table<Int, Handler> { joined.handlers }
  /// Accesses that make a binding to a member of another value than `self`, in file order.
  @inlinable public var memberBindings: Table<Int, Int32> { joined.memberBindings }
  /// Accesses that announce a change, in file order.
  @inlinable public var announcements: Table<Int, Int32> { joined.announcements }
  /// Attributes and arguments that name a system symbol, in file order.
  @inlinable public var symbols: Table<Int, SymbolSite> { joined.symbols }
  /// Names of what cannot be written, behind `$`, in file order.
  @inlinable public var readOnlyRoots: [ReadOnlyRoot] { joined.readOnlyRoots }
  /// Steppers and Sliders whose number model data may hold, in file order.
  @inlinable public var bounds: [BoundControl] { joined.bounds }
  /// What is presented where a plain path tells when, in the order of files and elements.
  @inlinable public var presentations: Table<Int, PresentationSite> { joined.presentations }
  /// View nodes in which something keeps a sheet from being swiped away, sorted, without repetition.
  @inlinable public var undismissable: [Int32] { joined.undismissable }
  /// Accesses that read announced data, in file order.
  private var announcedReads: Table<Int, Int32> { joined.announcedReads }
  /// For each file where those in it begin, and their end after the last.
  private var fileAnnouncedReads: Table<FileID, Int32> { joined.fileAnnouncedReads }
  /// Handlers by unit.
  private var handlersByUnit: Grouping { indexes.handlersByUnit }
  /// For each member how it is used.
  @inlinable public var usage: Table<MemberID, MemberUsage> { indexes.usage }
  /// Units that run while rendering.
  @inlinable public var rendered: RenderedCode { calling.rendered }
  /// Units that write a source when they run.
  @inlinable public var sourceWrites: SourceWrites { calling.sourceWrites }

  // MARK: Questions

  /// What lies around a view, by its place in `frames`.
  public func frame(at place: Int32) -> ViewFrame { frames.address(Int(place)).pointee }

  /// What lies around a view, from the inside out: a frame by its place in `frames`, and those around it; none for -1.
  public func frames(from place: Int32) -> FrameChain { FrameChain(self, from: place) }

  /// How two views reach each other, by its place in `edges`.
  public func edge(at place: Int32) -> ViewEdge { edges.address(Int(place)).pointee }

  /// A use of a member, by its place in `accesses`.
  public func access(at place: Int32) -> Access { accesses.address(Int(place)).pointee }

  /// Where a slot or a modified view is put, by its place in `places`.
  public func place(at place: Int32) -> ContentPlace { places.address(Int(place)).pointee }

  /// How a member is used.
  public func usage(of member: MemberID) -> MemberUsage { usage[member] }

  /// The uses of a member, in file order.
  public func uses(of member: MemberID) -> Selected<Access> {
    Selected(accessesByMember[member.index], of: accesses)
  }

  /// What is passed for a parameter, in file order.
  public func arguments(for member: MemberID) -> Selected<Argument> {
    Selected(argumentsByMember[member.index], of: arguments)
  }

  /// The views of an element of the catalogue, by its place there, in file order; none for nil.
  public func uses(ofElement place: Int?) -> Selected<ViewUse> {
    Selected(place.map { usesByElement[Int32($0)] } ?? Table(), of: uses)
  }

  /// Where a view makes the code of an access run while it is drawn: the access itself in the view's own body, else
  /// the use in the body that leads to it. Nil where it does not run then.
  public func shownAccess(_ access: Access) -> Access? {
    guard access.isImmediate, rendered.contains(access.unit) else { return nil }
    return renderingUse(of: access.unit) ?? access
  }

  /// The use in the body of a view that makes a unit run while the view is drawn; nil for a body itself, and for what does
  /// not run then.
  public func renderingUse(of unit: Int32) -> Access? {
    rendered.entry(unit, callAccesses).map { accesses[Int($0)] }
  }

  /// The handler whose closure an action is, or nil.
  public func handler(of action: ActionID) -> Handler? {
    if action.root.isNone || handlers.isEmpty { return nil }
    for place in handlersByUnit[action.unit] where handlers[Int(place)].body == action.root {
      return handlers[Int(place)]
    }
    return nil
  }

  /// The reads of announced data in a file, in order.
  public func announcedReads(in file: FileID) -> Selected<Access> {
    let start = fileAnnouncedReads[file]
    let end = fileAnnouncedReads[file.advanced(by: 1)]
    return Selected(announcedReads.slice(Int(start)..<Int(end)), of: accesses)
  }

  /// What a file presents, in order.
  public func presentations(in file: FileID) -> Table<Int, PresentationSite> {
    presentations.slice(presentations.indices(in: file) { $0.use.file })
  }

  /// The arguments that a file passes, in order.
  public func arguments(in file: FileID) -> Table<Int, Argument> {
    arguments.slice(arguments.indices(in: file) { $0.file })
  }

  /// The attributes and arguments of a file that name a system symbol, in order.
  public func symbols(in file: FileID) -> Table<Int, SymbolSite> {
    symbols.slice(symbols.indices(in: file) { $0.file })
  }

  /// The uses of a unit, in order.
  public func accesses(in unit: Int32) -> Table<Int, Access> {
    let start = Int(unitStarts[Int(unit)]) - 1
    if start < 0 { return Table() }
    // They stand together: steps that double go past their end, halves find it.
    var (last, step) = (start, 1)
    while last + step < accesses.count, accesses[last + step].unit == unit {
      last += step
      step *= 2
    }
    var end = min(last + step, accesses.count)
    while end - last > 1 {
      let middle = (last + end) / 2
      if accesses[middle].unit == unit { last = middle } else { end = middle }
    }
    return accesses.slice(start..<end)
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
}
