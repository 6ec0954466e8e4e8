import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

/// Which views may write some sources once a person uses what stands in them: by their own code, by what that calls, or
/// through bindings.
///
/// What cannot be told may write: functions and bindings that are kept or passed as values, what the environment gives.
/// Where a package declares styles of controls, which may stand behind any, nothing can be told of it. Asked about few
/// views, it looks into their files only. Belongs to one thread.
public final class WriteReach {
  /// What the use of a view may write.
  public enum Reach: UInt8, Comparable, Sendable {
    /// None of the sources.
    case none
    /// None but what bindings lead to that were passed to the view around it.
    case bindings
    /// Any of them.
    case any

    /// In the order of what may be written.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  private let model: SemanticModel
  private let graph: DataFlowGraph
  private let sources: Set<MemberID>
  private var files: [FileID: Places] = [:]
  private var members: [MemberID: Reach] = [:]
  private var bodies: [DeclarationID: Reach] = [:]
  private var carrying: [TypeID: Bool] = [:]

  /// Where in a file something may write.
  private struct Places {
    /// In the order of the file.
    var code: [(start: UInt32, reach: Reach)] = []
    /// Uses of declared views.
    var uses: [(start: UInt32, view: DeclarationID)] = []

    func reach(of range: SourceRange) -> Reach {
      var found = Reach.none
      for place in code where place.start >= range.start && place.start < range.end {
        found = max(found, place.reach)
      }
      return found
    }
  }

  /// Nil where any use may write some of `sources`: what is passed as a binding or belongs to a type.
  public init?(_ model: SemanticModel, _ graph: DataFlowGraph, sources: Set<MemberID>) {
    let program = model.program
    let areKnown = sources.allSatisfy { id in
      let member = program[id]
      return !member.isStatic && [.state, .published, .variable].contains(member.kind)
    }
    guard areKnown else { return nil }
    self.model = model
    self.graph = graph
    self.sources = sources
  }

  /// What the use of anything in a range of a file may write: of a view, or of code that is passed to one.
  public func reach(of range: SourceRange, in file: FileID) -> Reach {
    let places = places(file)
    var found = places.reach(of: range)
    for use in places.uses where use.start >= range.start && use.start < range.end && found < .any {
      // What a view inside does with bindings it is passed stands where they are passed.
      if reach(ofBody: use.view) == .any { found = .any }
    }
    return found
  }

  /// What the use of a declared view may write, itself and those that it holds.
  private func reach(ofBody view: DeclarationID) -> Reach {
    if let known = bodies[view] { return known }
    var found = Reach.none
    var (waiting, seen) = ([view], Set([view]))
    while let next = waiting.popLast(), found < .any {
      let declaration = model.program[next]
      let places = places(declaration.file)
      found = max(found, places.reach(of: declaration.range))
      for use in places.uses
      where use.start >= declaration.range.start && use.start < declaration.range.end
        && seen.insert(use.view).inserted
      {
        waiting.append(use.view)
      }
    }
    bodies[view] = found
    return found
  }

  // MARK: Members

  /// What a use of a member may write, and whether its own code tells.
  private func reach(of access: Access) -> (reach: Reach, isTold: Bool) {
    guard !access.member.isNone else { return (access.kind == .announce ? .any : .none, true) }
    let member = model.program[access.member]
    let changes = access.kind == .write || access.kind == .bind
    if sources.contains(access.member) { return (access.kind == .read ? readReach(access) : .any, true) }
    if member.isStatic && changes { return (.any, true) }
    switch member.kind {
    case .computed, .function: return (.none, false)
    case .binding:
      return member.getter != nil ? (.none, false) : (access.kind == .read ? .none : .bindings, true)
    case .environment: return (.any, true)
    case .enumCase, .slot, .fragment: return (.none, true)
    case .constant, .variable, .state, .stateObject, .observedObject, .bindable, .environmentObject,
      .gestureState, .focusState, .accessibilityFocusState, .appStorage, .sceneStorage, .published:
      return (carries(member.type) ? .any : .none, true)
    }
  }

  /// A source whose value is taken is left alone, but for a key path to it, through which it may be written.
  private func readReach(_ access: Access) -> Reach {
    guard !access.code.isNone else { return .any }
    let kind = model.files[access.file].code[access.code].kind
    return kind == .name || kind == .member ? .none : .any
  }

  /// What the code of a member may write when it runs, with what it calls.
  private func reach(ofMember id: MemberID) -> Reach {
    if let known = members[id] { return known }
    var found = Reach.none
    var (waiting, seen) = ([id], Set([id]))
    while let next = waiting.popLast(), found < .any {
      for unit in [graph.units.getter(next), graph.units.setter(next), graph.units.value(next)] {
        for access in graph.accesses(in: unit) {
          let (reach, isTold) = reach(of: access)
          found = max(found, reach)
          if !isTold, seen.insert(access.member).inserted { waiting.append(access.member) }
        }
      }
    }
    members[id] = found
    return found
  }

  /// True for a type whose values may lead to a write wherever they were made.
  private func carries(_ type: TypeID) -> Bool {
    if type == .bool || type == .string || type == .int || type == .double { return false }
    if let known = carrying[type] { return known }
    let found =
      switch type.kind {
      case .void, .bool, .int, .double, .string, .null, .range, .closedRange, .keyPath: false
      case .error, .any, .view, .function, .inOut, .binding, .writableKeyPath, .metatype, .parameter,
        .sequence:
        true
      case .builtin(let name): !Self.plainTypes.contains(name)
      case .declared(let id, _): model.program[id].kind.hasBody
      case .applied(let bare, let arguments): carries(bare) || arguments.contains { carries($0) }
      case .optional(let part), .array(let part), .slice(let part), .set(let part): carries(part)
      case .dictionary(let key, let value): carries(key) || carries(value)
      case .tuple(let parts, _): parts.contains { carries($0) }
      }
    carrying[type] = found
    return found
  }

  /// Types of the library that hold nothing but data.
  private static let plainTypes: SmallSet<Name> = [
    "Color", "Font", "Date", "URL", "UUID", "IndexSet", "Alignment", "HorizontalAlignment",
    "VerticalAlignment",
    "EdgeInsets", "Edge.Set", "CGSize", "CGPoint", "Image", "ColorScheme", "Axis.Set", "Calendar", "Locale",
  ]

  // MARK: Files

  private func places(_ file: FileID) -> Places {
    if let known = files[file] { return known }
    let checked = model.files[file]
    var places = Places()
    for access in graph.accesses.slice(graph.accesses.indices(in: file) { $0.file }) where !access.code.isNone
    {
      let found = reach(of: access)
      let reach = found.isTold ? found.reach : self.reach(ofMember: access.member)
      if reach > .none { places.code.append((checked.code[access.code].range.start, reach)) }
    }
    for view in checked.views {
      if view.kind == .declared {
        places.uses.append((view.range.start, DeclarationID(view.target)))
      }
      let isPlain =
        view.kind == .switchCase
        || view.modifiers.allSatisfy {
          let kind = checked.modifiers[$0].kind
          return kind == .catalog || kind == .when
        }
      if !isPlain { places.code.append((view.range.start, .any)) }
    }
    addOthers(checked, &places)
    places.code.sort { $0.start < $1.start }
    files[file] = places
    return places
  }

  /// Adds what code names besides members.
  private func addOthers(_ checked: CheckedFile, _ places: inout Places) {
    let rows = RowBindings(checked)
    var mentions: [(start: UInt32, slot: Int32)] = []
    for index in checked.code.nodes.indices {
      let reference = checked.references[index]
      let node = checked.code.nodes[index]
      func add(_ reach: Reach) {
        if reach > .none { places.code.append((node.range.start, reach)) }
      }
      switch reference.kind {
      case .local where node.kind == .name || node.kind == .bindingName:
        if let slot = rows.slot(of: reference) {
          mentions.append((node.range.start, slot))
        } else if node.kind == .bindingName || carries(checked.types[index]) {
          add(.any)
        }
      case .initializer where reference.index >= 0:
        if model.program[DeclarationID(reference.index)].kind.isObject { add(.any) }
      case .configuration, .appearance, .objectWillChange, .viewInitializer, .modifier, .fragment, .view:
        add(.any)
      case .library:
        if reference.libraryEntry?.name == Self.send { add(.any) }
      // Uses of members are accesses, which the graph lists; `$0` has no reference, and nothing else leads to
      // a source.
      default: if node.kind == .closureParameter, carries(checked.types[index]) { add(.any) }
      }
    }
    if !mentions.isEmpty { follow(mentions, rows, &places) }
  }

  /// Announces a change of the object it is called on.
  private static let send: Name = "send"

  /// A row that is a binding leads to where its collection does; loops may stand inside each other.
  private func follow(
    _ mentions: [(start: UInt32, slot: Int32)], _ rows: RowBindings, _ places: inout Places
  ) {
    var known: [Int32: Reach] = [:]
    while true {
      var added = false
      for (slot, items) in rows.loops {
        let reach = places.reach(of: items)
        guard reach > known[slot, default: .none] else { continue }
        known[slot] = reach
        for mention in mentions where mention.slot == slot { places.code.append((mention.start, reach)) }
        added = true
      }
      if !added { return }
    }
  }
}

/// The names of rows that are bindings, in the loops of a file.
private struct RowBindings {
  /// The slot of each, with the code of the collection.
  var loops: [(slot: Int32, items: SourceRange)] = []
  /// The slot of a row by that of its value.
  private var slots: [Int32: Int32] = [:]

  init(_ checked: CheckedFile) {
    for view in checked.views where view.kind == .forEach && !view.code.isNone {
      let binding = checked.iterations[view.iteration].bindingLocal
      if binding < 0 { continue }
      loops.append((binding, checked.code[view.code].range))
      slots[binding] = binding
    }
  }

  /// The slot of the row that a name refers to, also by its value.
  func slot(of reference: Reference) -> Int32? { slots[reference.index] ?? slots[reference.extra] }
}
