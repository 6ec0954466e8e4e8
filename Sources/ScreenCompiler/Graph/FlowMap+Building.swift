import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension FlowMap {
  /// The map of a compiled package. Each view's code is followed on its own: the cost is the sum of what views reach.
  public init(_ compilation: Compilation) {
    var builder = FlowMapBuilder(compilation.model, compilation.graph)
    self = builder.build()
  }
}

private struct FlowMapBuilder {
  let program: Program
  let graph: DataFlowGraph
  var tracer: FlowTracer
  var map = FlowMap()
  private var sourcePlaces: [MemberID: Int] = [:]
  private var viewPlaces: [DeclarationID: Int] = [:]

  init(_ model: SemanticModel, _ graph: DataFlowGraph) {
    program = model.program
    self.graph = graph
    tracer = FlowTracer(model, graph)
  }

  mutating func build() -> FlowMap {
    addSources()
    for id in program.declarations.indices where isShown(program[id].kind) {
      viewPlaces[id] = map.views.count
      let declaration = program[id]
      map.views.append(
        FlowMap.View(
          declaration: id, name: declaration.name.text, kind: declaration.kind.element,
          location: program.location(of: id)))
    }
    for place in map.views.indices {
      addObjects(place)
      addUses(place)
    }
    addLinks()
    return map
  }

  private func isShown(_ kind: DeclarationKind) -> Bool { kind.hasBody && kind != .preview }

  private mutating func addSources() {
    var stored: [StorageKey: [Int]] = [:]
    for id in program.members.indices {
      guard tracer.isOwned(id) else { continue }
      let member = program[id]
      let owner = program[member.owner]
      if owner.kind == .preview { continue }
      let file = program.files[member.file].source
      sourcePlaces[id] = map.sources.count
      if let key = program.storageKey(of: id) { stored[key, default: []].append(map.sources.count) }
      map.sources.append(
        FlowMap.Source(
          member: id, name: "\(owner.name).\(member.name)",
          kind: member.isStatic ? "static \(member.kind.element)" : member.kind.element,
          type: member.type.description, owner: owner.name.text, ownerKind: owner.kind.element,
          data: member.source.map { file.text($0) },
          location: program.location(of: id)))
    }
    for places in stored.values where places.count > 1 {
      for place in places { map.sources[place].sameKey = places.filter { $0 != place } }
    }
  }

  private mutating func addObjects(_ place: Int) {
    for id in program.members(of: map.views[place].declaration) {
      let member = program[id]
      guard let type = program.declaration(of: member.type), program[type].kind.isObject else { continue }
      switch member.kind {
      case .computed where member.isGivenByInitializer,
        .stateObject, .observedObject, .bindable, .environmentObject, .environment, .state, .constant,
        .variable:
        map.views[place].objects.append(
          FlowMap.Holding(name: member.name.text, type: program[type].name.text, kind: member.element))
      // What is made of an object, or leads to one, holds none.
      default: continue
      }
    }
  }

  /// What a view does with one source.
  private struct UseKey: Hashable {
    let kind: FlowMap.Use.Kind
    let source: Int
  }

  private mutating func addUses(_ place: Int) {
    let id = map.views[place].declaration
    var touches = tracer.touches(graph.units.body(id))
    for member in program.members(of: id) where program[member].kind != .computed {
      touches += tracer.touches(graph.units.value(member))
    }
    var places: [UseKey: Int] = [:]
    for touch in touches {
      guard let source = sourcePlaces[touch.member] else { continue }
      let use = FlowMap.Use(
        kind: touch.kind, source: source,
        through: touch.through.map { name(of: $0, in: id) }, location: location(touch.access),
        isAction: touch.isAction)
      let key = UseKey(kind: touch.kind, source: source)
      if let known = places[key] {
        // What happens while the view is drawn counts before what an action does.
        if map.views[place].uses[known].isAction, !use.isAction { map.views[place].uses[known] = use }
      } else {
        places[key] = map.views[place].uses.count
        map.views[place].uses.append(use)
      }
    }
  }

  /// A member's name, with its owner's where that is not the view itself.
  private func name(of member: MemberID, in view: DeclarationID) -> String {
    let owner = program[member].owner
    return owner == view ? program[member].name.text : "\(program[owner].name).\(program[member].name)"
  }

  /// The code of an access; for the use of a fragment the fragment's name.
  private func location(_ access: Access) -> SourceLocation {
    if access.code.isNone { return program.location(of: access.member) }
    let code = tracer.model.files[access.file].code
    return SourceLocation(access.file, code[access.code].range)
  }

  private mutating func addLinks() {
    var linked = Array(repeating: Set<FlowMap.Link>(), count: map.views.count)
    var provided = Array(repeating: Set<FlowMap.Provision>(), count: map.views.count)
    for edge in graph.edges {
      guard let from = viewPlaces[graph.owner(ofNode: edge.from, program)],
        let to = viewPlaces[graph.owner(ofNode: edge.to, program)]
      else { continue }
      for type in injected(at: edge.frame) {
        let provision = FlowMap.Provision(type: type, target: to)
        if provided[from].insert(provision).inserted { map.views[from].provisions.append(provision) }
      }
      if from == to, graph.nodes.declaration(edge.to).isNone { continue }
      let link = FlowMap.Link(kind: kind(of: edge), target: to)
      if linked[from].insert(link).inserted { map.views[from].links.append(link) }
    }
  }

  private func kind(of edge: ViewEdge) -> FlowMap.Link.Kind {
    switch edge.kind {
    case .push: return .pushes
    case .decorates: return .applies
    case .contains:
      var frame = edge.frame
      while frame >= 0 {
        if graph.frames[Int(frame)].kind == .presentation { return .presents }
        if graph.frames[Int(frame)].kind == .page { return .pushes }
        frame = graph.frames[Int(frame)].parent
      }
      return .shows
    }
  }

  /// The names of the types of objects that a body injects around a place, innermost first.
  private func injected(at frame: Int32) -> [String] {
    var types: [String] = []
    var frame = frame
    while frame >= 0 {
      let here = graph.frames[Int(frame)]
      if here.kind == .injection { types.append(program[DeclarationID(here.value)].name.text) }
      frame = here.parent
    }
    return types
  }
}
