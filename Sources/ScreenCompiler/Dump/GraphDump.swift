import ElementCatalog
import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

/// The graph of each file: reads, writes, bindings and calls, what is passed for parameters, the ways between views and
/// what lies around them, loops and handlers.
struct GraphDump {
  private let program: Program
  private let files: CheckedFiles
  private let graph: DataFlowGraph
  private var lines: IDArray<FileID, PlacedLines>

  static func text(_ compilation: Compilation) -> String {
    var dump = GraphDump(compilation)
    dump.addAll()
    return zip(dump.program.files, dump.lines).map { "\($0.source.path)\n\($1.text())" }.joined()
  }

  private init(_ compilation: Compilation) {
    program = compilation.model.program
    files = compilation.model.files
    graph = compilation.graph
    lines = IDArray(repeating: PlacedLines(), count: program.files.count)
  }

  private mutating func addAll() {
    for access in graph.accesses { add(access) }
    for argument in graph.arguments {
      let range =
        argument.attribute.isNone
        ? code(argument.code, argument.file)
        : files[argument.file].attributes[argument.attribute].range
      let kind = argument.isBinding ? "binds" : "passes"
      add(argument.file, range, "\(kind) \(program.dumpedName(argument.parameter)) in \(unit(argument.unit))")
    }
    for edge in graph.edges {
      let range = edge.view.isNone ? code(edge.code, edge.file) : view(edge.view, edge.file)
      let marks = (edge.isConditional ? " if" : "") + (edge.isThroughSlot ? " through a slot" : "")
      add(edge.file, range, "\(node(edge.from)) \(edge.kind) \(node(edge.to))\(marks)\(around(edge.frame))")
    }
    for use in graph.uses {
      let name = ElementCatalog.shared.elements[Int(use.element)].name
      add(use.file, view(use.view, use.file), "\(node(use.node)) has \(name)\(around(use.frame))")
    }
    for place in graph.places {
      let range = place.view.isNone ? .zero : view(place.view, place.file)
      add(
        place.file, range,
        "place of \(node(place.key))\(place.isConditional ? " if" : "")\(around(place.frame))")
    }
    for loop in graph.loops {
      let lists = [loop.list, loop.indexed].filter { !$0.isNone }.map { " " + program.dumpedName($0) }
        .joined()
      add(loop.file, view(loop.view, loop.file), "loop over \(loop.type)\(lists) by \(key(loop.key))")
    }
    for handler in graph.handlers {
      let watched = handler.watched.isNone ? "appearing" : code(handler.watched, handler.file).dumped
      add(handler.file, code(handler.action, handler.file), "handler of \(watched) in \(unit(handler.unit))")
    }
  }

  private mutating func add(_ access: Access) {
    let names: [(Access.Flags, String)] = [
      (.deferred, " later"), (.conditional, " if"), (.onSelf, " on self"), (.update, " and reads"),
    ]
    let marks = names.filter { access.flags.contains($0.0) }.map(\.1).joined()
    let base = access.base.isNone ? "" : " of \(program.dumpedName(access.base))"
    add(
      access.file, code(access.code, access.file),
      "\(access.kind) \(program.dumpedName(access.member))\(base)\(marks) in \(unit(access.unit))")
  }

  private mutating func add(_ file: FileID, _ range: SourceRange, _ text: String) {
    lines[file].add(range, text)
  }

  private func code(_ code: CodeID, _ file: FileID) -> SourceRange {
    code.isNone ? .zero : files[file].code.nodes[code].range
  }

  private func view(_ view: ViewID, _ file: FileID) -> SourceRange {
    view.isNone ? .zero : files[file].views[view].range
  }

  private func unit(_ unit: Int32) -> String {
    let member = graph.units.member(unit)
    if member.isNone { return "\(program.dumpedName(DeclarationID(unit))) body" }
    let part = graph.units.isGetter(unit) ? "" : graph.units.isValue(unit) ? " value" : " set"
    return program.dumpedName(member) + part
  }

  private func node(_ node: Int32) -> String {
    node < 0
      ? "" : program.dumpedName(graph.nodes.declaration(node)) + program.dumpedName(graph.nodes.member(node))
  }

  /// What lies around a view, from the inside out.
  private func around(_ frame: Int32) -> String {
    var (text, frame) = ("", frame)
    while frame >= 0 {
      let here = graph.frames[Int(frame)]
      let value =
        switch here.kind {
        case .injection: here.value < 0 ? "" : " \(program.dumpedName(DeclarationID(here.value)))"
        case .slot: here.value < 0 ? "" : " \(program.dumpedName(MemberID(here.value)))"
        case .modified: " \(node(here.value))"
        // Kinds without a value are their names alone.
        default: ""
        }
      text += " < \(here.kind)\(value)"
      frame = here.parent
    }
    return text
  }

  private func key(_ key: LoopSite.Key) -> String {
    if case .path(let name, let member) = key { return "\\.\(name) \(program.dumpedName(member))" }
    return "\(key)"
  }
}
