import ScreenSemantics
import ScreenTypes
import SourceModel

/// A state of a view on the page, or a part of one, as a `Set` names it: `quantity`, `config.isPresented`,
/// `StarRating.rating`.
struct StatePath {
  /// What is written there.
  let type: TypeID
  private let views: [ViewInstance]
  private let member: MemberID
  /// The properties on the way from the state to the part.
  private let parts: [MemberID]

  /// Finds a path: a state of the view at the root of the page, else of one on the page. Throws `StepFault`.
  init(_ path: String, in run: ScreenRun) throws(StepFault) {
    var names = path.split(separator: ".").map(String.init)
    let program = run.runnable.program
    let shown = run.shownInstances
    func state(_ name: String, of view: ViewInstance) -> MemberID? {
      program.members(of: view.plan.id, named: Name(name)).first { program[$0].kind.isOwnedState }
    }
    var owners = shown
    if names.count > 1, let owner = shown.first(where: { $0.plan.name == names[0] }) {
      owners = shown.filter { $0.plan === owner.plan }
      names.removeFirst()
    }
    let first = names.first ?? ""
    guard let owner = owners.first(where: { state(first, of: $0) != nil }),
      let found = state(first, of: owner)
    else { throw Self.unknown(path, owners, program) }
    member = found
    // The state of the root is meant alone; that of another view in each of its rows.
    views = owner === shown.first ? [owner] : shown.filter { $0.plan === owner.plan }
    var type = program[found].type
    var parts: [MemberID] = []
    for name in names.dropFirst() {
      let declaration = program.declaration(of: type.wrapped ?? type)
      let known: [MemberID] = declaration.map { Array(program.members(of: $0)) } ?? []
      guard let next = known.first(where: { program[$0].name.text == name }) else {
        throw StepFault(
          .notFound, "`\(type)` has no property `\(name)`, so `\(path)` leads nowhere.",
          Suggestion.nearest(to: name, among: known.map { program[$0].name.text }).map {
            "Did you mean `\($0)`?"
          })
      }
      parts.append(next)
      type = program[next].type
    }
    self.parts = parts
    self.type = type
  }

  private static func unknown(_ path: String, _ views: [ViewInstance], _ program: Program) -> StepFault {
    var known: [String] = []
    for view in views {
      for member in program.members(of: view.plan.id) where program[member].kind.isOwnedState {
        let name =
          view === views.first ? program[member].name.text : "\(view.plan.name).\(program[member].name)"
        if !known.contains(name) { known.append(name) }
      }
    }
    let near = Suggestion.nearest(to: path, among: known).map { "Did you mean `\($0)`? " } ?? ""
    return StepFault(
      .notFound, "No view on this page has a state `\(path)`.",
      known.isEmpty
        ? "None has any." : "\(near)There are \(ElementFinder.list(known.map { "`\($0)`" })).")
  }

  /// Writes a value there.
  func write(_ value: Value, _ evaluator: Evaluator) throws {
    let field = evaluator.members[member].field
    for view in views {
      let frame = Frame(view.plan.code, size: 0, view: view)
      if case .binding(let box) = view.field(field) {
        try evaluator.change(through: box, false) { try change(&$0, to: value, parts[...], evaluator, frame) }
      } else {
        try evaluator.modifyField(field, of: view, false) {
          try change(&$0, to: value, parts[...], evaluator, frame)
        }
      }
    }
  }

  private func change(
    _ base: inout Value, to value: Value, _ parts: ArraySlice<MemberID>, _ evaluator: Evaluator,
    _ frame: Frame
  ) throws {
    guard let part = parts.first else { return base = value }
    try evaluator.modifyField(part, of: &base, frame, .none, inPlace: false) {
      try change(&$0, to: value, parts.dropFirst(), evaluator, frame)
    }
  }
}

extension ScreenRun {
  /// The views of the page that own state, that at the root first.
  var shownInstances: [ViewInstance] {
    let root = rootView.map { [$0] } ?? []
    let order = store.all.sorted { ($0.plan.id.index, $0.identity) < ($1.plan.id.index, $1.identity) }
    return root + order.filter { $0 !== rootView }
  }
}
