import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension FlowMap {
  /// The views that SwiftUI updates when a source changes: those that observe its object, those whose rendering reads it, and
  /// those to which such a view passes a value that comes from it; in the order in which the change reaches them. Cost: the
  /// arguments of the package times the length of the longest way down.
  public func redraws(_ place: Int, _ compilation: Compilation) -> [Redraw] {
    var finder = RedrawFinder(self, compilation, sources[place])
    return finder.find()
  }
}

private struct RedrawFinder {
  let map: FlowMap
  let program: Program
  let graph: DataFlowGraph
  let source: FlowMap.Source
  /// The source, and other storage with its key, as far as views observe it.
  let observed: Set<MemberID>
  var tracer: FlowTracer
  var found: [Redraw] = []
  var names: Set<String> = []

  init(_ map: FlowMap, _ compilation: Compilation, _ source: FlowMap.Source) {
    self.map = map
    self.source = source
    program = compilation.model.program
    graph = compilation.graph
    tracer = FlowTracer(compilation.model, graph)
    // Nobody observes what is static.
    let members = [source.member] + source.sameKey.map { map.sources[$0].member }
    observed = Set(members.filter { !compilation.model.program[$0].isStatic })
  }

  mutating func find() -> [Redraw] {
    if observed.isEmpty { return [] }
    observers()
    readers()
    receivers()
    return found
  }

  private mutating func add(_ view: String, _ reason: String) {
    if names.insert(view).inserted { found.append(Redraw(view: view, reason: reason)) }
  }

  /// Whoever observes an ObservableObject is told of every change in it, whether it reads the property or not.
  private mutating func observers() {
    let owner = program[program[source.member].owner]
    guard owner.kind == .observableObject, program[source.member].kind == .published else { return }
    for view in map.views {
      for object in view.objects where object.type == source.owner && observes(object.kind) {
        add(view.name, "observes \(object.type) as `\(object.name)`")
      }
    }
  }

  private func observes(_ kind: String) -> Bool {
    kind == "StateObject" || kind == "ObservedObject" || kind == "EnvironmentObject"
  }

  private mutating func readers() {
    for view in map.views {
      for use in view.uses where observed.contains(map.sources[use.source].member) {
        guard use.kind == .reads, !use.isAction else { continue }
        let read = map.sources[use.source]
        let name = read.member == source.member ? "" : " as `\(read.name)`"
        let way = use.through.isEmpty ? "" : " through \(use.through.joined(separator: " → "))"
        add(view.name, "reads it\(name)\(way)")
      }
    }
  }

  /// Values that come from the source, handed down any number of views.
  private mutating func receivers() {
    var carriers: Set<MemberID> = []
    var hasGrown = true
    while hasGrown {
      hasGrown = false
      for argument in graph.arguments where !argument.code.isNone && !argument.isBinding {
        let parameter = argument.parameter
        if carriers.contains(parameter) || tracer.isPreview(argument.unit) { continue }
        let owner = program[program[parameter].owner]
        guard owner.kind.hasBody, carriesSource(argument, carriers) else { continue }
        carriers.insert(parameter)
        hasGrown = true
        let giver = graph.owner(ofUnit: argument.unit, program)
        add(
          owner.name.text,
          "gets `\(program[parameter].name)`, which comes from it, from \(program[giver].name)")
      }
    }
  }

  private mutating func carriesSource(_ argument: Argument, _ carriers: Set<MemberID>) -> Bool {
    for access in tracer.accesses(of: argument) where !access.member.isNone {
      if observed.contains(access.member) || carriers.contains(access.member) { return true }
      switch program[access.member].kind {
      case .computed, .function, .binding:
        let inner = tracer.touches(graph.units.getter(access.member))
        if inner.contains(where: { observed.contains($0.member) && $0.kind == .reads }) { return true }
      // Nothing is behind what is stored.
      default: continue
      }
    }
    return false
  }
}
