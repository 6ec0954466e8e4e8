import ScreenSemantics
import ScreenTypes
import SourceModel

/// A source of truth on the page, or a part of one, as a `Set` names it: `quantity`, `config.isPresented`,
/// `StarRating.rating`, `Store.orders`; `StarRating.rating #2` is the second of several.
struct StatePath {
  /// What is written there.
  let type: TypeID
  private let sources: [LiveSource]
  /// The properties on the way from the source to the part.
  private let parts: [MemberID]

  /// Finds a path: a state of the view at the root of the page, else what is named by its owner, else a state of a view on
  /// the page. Throws `StepFault`.
  init(_ path: String, in run: ScreenRun) throws(StepFault) {
    let (text, number) = Self.ordinal(of: path)
    var names = text.split(separator: ".").map(String.init)
    let program = run.runnable.program
    let all = run.liveSources
    func isNamed(_ source: LiveSource, _ name: String) -> Bool { program[source.member].name.text == name }
    func isState(_ source: LiveSource) -> Bool { program[source.member].kind.isOwnedState }
    var found: [LiveSource] = []
    if names.count > 1 {
      found = all.filter { isNamed($0, names[1]) && program[program[$0.member].owner].name.text == names[0] }
      if !found.isEmpty { names.removeFirst() }
    }
    let first = names.first ?? ""
    if found.isEmpty {
      let known = all.filter { isNamed($0, first) && isState($0) }
      found = known.filter { $0.member == (known.first { $0.isOf(run.rootView) } ?? known.first)?.member }
    }
    guard let member = found.first?.member else { throw Self.unknown(path, all, run) }
    if let number {
      guard found.indices.contains(number - 1) else {
        throw StepFault(
          .notFound, "There is no `\(path)` on this page.",
          found.count == 1 ? "There is one `\(text)`." : "There are \(found.count) of `\(text)`.")
      }
      found = [found[number - 1]]
    } else if let own = found.first(where: { $0.isOf(run.rootView) }) {
      // The state of the root is meant alone; that of another view in each of its rows.
      found = [own]
    }
    sources = found
    var type = program[member].type
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

  /// A path without the ` #2` behind it, and the number in that.
  private static func ordinal(of path: String) -> (path: String, number: Int?) {
    guard let mark = path.lastIndex(of: "#"), let number = Int(path[path.index(after: mark)...]),
      path[..<mark].last == " "
    else { return (path, nil) }
    return (String(path[..<mark].dropLast()), number)
  }

  private static func unknown(_ path: String, _ sources: [LiveSource], _ run: ScreenRun) -> StepFault {
    let program = run.runnable.program
    var known: [String] = []
    for source in sources.filter({ $0.isOf(run.rootView) }) + sources.filter({ !$0.isOf(run.rootView) }) {
      let member = program[source.member]
      let name =
        source.isOf(run.rootView) ? member.name.text : "\(program[member.owner].name).\(member.name)"
      if !known.contains(name) { known.append(name) }
    }
    let near = Suggestion.nearest(to: path, among: known).map { "Did you mean `\($0)`? " } ?? ""
    return StepFault(
      .notFound, "No view on this page has a state `\(path)`.",
      known.isEmpty
        ? "None has any." : "\(near)There are \(ElementFinder.list(known.map { "`\($0)`" })).")
  }

  /// Writes a value there.
  func write(_ value: Value, _ evaluator: Evaluator) throws {
    for source in sources {
      try source.modify(evaluator) { base, frame in
        try change(&base, to: value, parts[...], evaluator, frame)
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
