import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

/// Handlers of views that appear under a condition, and that change what the condition reads.
struct AppearingLoop {
  /// The declaration whose body holds them.
  var owner: DeclarationID
  /// Their names in the chains: `onAppear` or `task`.
  var locations: [SourceLocation]
  /// The code that runs.
  var actions: [SourceLocation]
  /// What they change.
  var sources: Set<MemberID>
  /// The names of that, as code.
  var names: [String]
}

/// Which handlers may make their views go and come back without end?
///
/// Answer: for each `If` the handlers inside that change what its conditions read.
/// Cost: linear in the views and the uses of files with such handlers.
/// Limits: whether it ends, only a run tells; a handler in a view that the `If` shows, or one that writes through a function, is
/// not found.
struct AppearingLoops {
  private let context: RuleContext

  init(_ context: RuleContext) { self.context = context }

  func find() -> [AppearingLoop] {
    var found: [AppearingLoop] = []
    var files: [FileID: [Handler]] = [:]
    for handler in context.graph.handlers
    where handler.watched.isNone && !handler.body.isNone && handler.isConditional {
      files[handler.file, default: []].append(handler)
    }
    for (file, handlers) in files.sorted(by: { $0.key < $1.key }) {
      let checked = context.model.files[file]
      for view in checked.views where view.kind == .conditional {
        if let loop = loop(of: view, handlers, checked, file) { found.append(loop) }
      }
    }
    return found
  }

  /// The handlers inside an `If` that change what its conditions read.
  private func loop(
    of view: ViewNode, _ handlers: [Handler], _ checked: CheckedFile, _ file: FileID
  ) -> AppearingLoop? {
    let branches = view.content.map { checked.views[checked.viewLists[$0]] }
    let inside = handlers.filter { handler in
      let range = checked.code[handler.body].range
      return branches.contains { $0.range.contains(range) }
    }
    guard let unit = inside.first?.unit, context.program[context.owner(ofUnit: unit)].kind != .preview else {
      return nil
    }
    let conditions = branches.map(\.code)
    let accesses = context.graph.accesses(in: unit)
    let read = Set(
      accesses.lazy.filter { $0.kind == .read && !$0.member.isNone && conditions.contains($0.root) }.map(
        \.member))
    var loop = AppearingLoop(
      owner: context.owner(ofUnit: unit), locations: [], actions: [], sources: [], names: [])
    for handler in inside {
      let written = accesses.lazy.filter {
        $0.kind == .write && $0.root == handler.body && read.contains($0.member)
      }.map(\.member)
      guard !written.isEmpty, let location = place(of: handler, checked) else { continue }
      loop.locations.append(location)
      loop.actions.append(SourceLocation(file, checked.code[handler.body].range))
      for member in written where loop.sources.insert(member).inserted {
        loop.names.append("`\(context.program[member].name)`")
      }
    }
    return loop.locations.isEmpty ? nil : loop
  }

  private func place(of handler: Handler, _ checked: CheckedFile) -> SourceLocation? {
    let application = checked.modifiers.first { application in
      application.kind == .catalog
        && application.arguments.last.map { checked.argumentMaps[$0] == handler.action } == true
    }
    return application.map { checked.name(of: $0, in: handler.file) }
  }
}
