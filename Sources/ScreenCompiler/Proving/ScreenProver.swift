import ElementCatalog
import RenderTree
import ScreenLint
import ScreenRuntime
import ScreenSemantics
import ScreenTypes
import SourceModel

/// Proves suspicions by running screens: each control of a screen is used once, from the state in which it appears.
///
/// Only controls that may write what sets the handlers off are used, as far as the graph tells (`WriteReach`), and rows and
/// other views in which no handler stands are left out. Handlers that come to rest so come to rest. A loop is confirmed by
/// drawing the whole screen after the uses that set it off, unless what was left out cannot fail: a page that stops with a
/// fault while its rows are drawn does not go on without end.
struct ScreenProver: Prover {
  let model: SemanticModel
  let graph: DataFlowGraph
  let data: ModelStore

  /// The most controls of a screen that are used.
  private static let controlLimit = 24
  /// How many pages are drawn to find a screen with parameters.
  private static let routePages = 16
  /// The most uses after which handlers settle that are confirmed.
  private static let restLimit = 1
  /// Of how many views the lists are drawn, in the order of the files.
  private static let listedViews = 256
  /// How many rounds are drawn of a list that its own rows make longer; it may double in each.
  static let growthRounds = 5
  /// After how many rounds a screen counts as unsettled, and after how many more as looping.
  static let (rounds, manyRounds) = (20, RunLimits().rounds)
  /// How many changes a message shows.
  static let traceLimit = 4

  /// What the elements of presentations are drawn as.
  private static let kinds: [Name: PresentationPayload.Kind] = [
    "Alert": .alert, "ActionSheet": .actionSheet, "ConfirmationDialog": .actionSheet, "Sheet": .sheet,
    "FullScreenCover": .cover, "Popover": .popover,
  ]

  /// What one worker runs screens on, one after the other.
  struct Stage {
    let runnable: RunnableProgram
    let stack = RunStack()

    init(_ model: SemanticModel, _ members: RunnableMembers) {
      runnable = RunnableProgram(model, members: members)
    }
  }

  /// What one use of a screen led to.
  private struct Outcome {
    /// 0 for the screen as it appears, then the uses from 1 on.
    var use: Int
    /// The use; nil for the screen as it appears.
    var input: Input?
    var trial: UseOutcome
    /// In words, once it was asked for.
    var event = ScreenProver.appearing
  }

  func proofs(of suspects: [UpdateSuspect]) -> [UpdateProof] {
    byScreen(suspects, else: UpdateProof.unknown, \.screens) { all, stage in
      let handlers = all.filter { $0.kind == .watching || $0.kind == .undoing }
      var watching = proofs(ofHandlers: handlers, stage)[...]
      return all.map { suspect in
        switch suspect.kind {
        case .watching, .undoing: watching.removeFirst()
        case .growing: growth(of: suspect, stage)
        case .appearing: unrest(of: suspect, stage)
        }
      }
    }
  }

  /// Proofs of handlers of which the first screen is the same.
  private func proofs(ofHandlers ours: [UpdateSuspect], _ stage: Stage) -> [UpdateProof] {
    guard let screen = ours.first?.screens.first else { return [] }
    let sources = ours.reduce(into: Set<MemberID>()) { $0.formUnion($1.sources) }
    let first = proofs(of: ours, on: screen, stage, writing: sources)
    return zip(ours, first).map { suspect, first in
      var proof = first
      for screen in suspect.screens.dropFirst() {
        guard case .unknown = proof else { break }
        proof = proofs(of: [suspect], on: screen, stage, writing: suspect.sources)[0]
      }
      return proof
    }
  }

  /// Proofs by one screen: what its handlers lead to, a loop confirmed by drawing it whole after the same uses.
  private func proofs(
    of suspects: [UpdateSuspect], on screen: DeclarationID, _ stage: Stage, writing sources: Set<MemberID>
  ) -> [UpdateProof] {
    var (outcomes, confirmed): ([Outcome], [Outcome]) = ([], [])
    var isOpen = false
    perform(screen, stage, writing: sources) { run in
      try use(run, writing: sources, isWhole: false, &outcomes)
      try settle(&outcomes, of: suspects, run, writing: sources)
      let uses = suspects.reduce(into: Set<Int>()) { $0.formUnion(Self.proof(of: $1, outcomes).uses) }
      for outcome in outcomes where uses.contains(outcome.use) {
        if outcome.trial.isWhole || !outcome.trial.isEndless {
          confirmed.append(outcome)
        } else if let input = outcome.input {
          Self.attempt(input, outcome.use, run, writing: sources, isWhole: true, &confirmed)
        } else {
          isOpen = true
        }
      }
      for place in confirmed.indices where confirmed[place].trial.isEndless {
        Self.name(&confirmed[place], run)
      }
      for place in outcomes.indices where !outcomes[place].trial.reversals.isEmpty {
        Self.name(&outcomes[place], run)
      }
    }
    if isOpen {
      perform(screen, stage, writing: []) { run in
        confirmed.insert(Outcome(use: 0, input: nil, trial: try run.appear()), at: 0)
      }
    }
    return suspects.map { suspect in
      if suspect.kind == .undoing { return undoing(by: suspect, outcomes) }
      return Self.proof(of: suspect, outcomes).uses.isEmpty
        ? .unknown : Self.proof(of: suspect, confirmed).proof
    }
  }

  /// What outcomes prove of handlers that may change back what they changed.
  private func undoing(by suspect: UpdateSuspect, _ outcomes: [Outcome]) -> UpdateProof {
    func isHandler(_ place: SourceLocation) -> Bool {
      suspect.handlers.contains { $0.file == place.file && $0.range.contains(place.range) }
    }
    var proof = UpdateProof.unknown
    for outcome in outcomes where !outcome.trial.isEndless && !outcome.trial.changes.isEmpty {
      proof = .settles
      let found = outcome.trial.reversals.first {
        isHandler($0.first) && isHandler($0.second)
      }
      guard let found else { continue }
      let name = model.program[found.member].name
      return .undoes(
        "\(outcome.event), \(suspect.handlers.count == 1 ? "this handler" : "a handler") sets `\(name)` to \(found.new), and \(found.first == found.second ? "as it also changes what it watches, runs again and sets" : "another one, which that change sets off, sets") `\(name)` back to \(found.old)."
      )
    }
    return proof
  }

  /// Runs uses that did not settle, and that are evidence against a suspect, for many more rounds: what counts to a bound ends.
  private func settle(
    _ outcomes: inout [Outcome], of suspects: [UpdateSuspect], _ run: ScreenRun,
    writing sources: Set<MemberID>
  ) throws {
    run.rounds = Self.manyRounds
    defer { run.rounds = Self.rounds }
    var isSettled = false
    var known: Set<Int> = []
    repeat {
      isSettled = true
      let telling = suspects.reduce(into: Set<Int>()) { $0.formUnion(Self.proof(of: $1, outcomes).uses) }
      for place in outcomes.indices {
        let outcome = outcomes[place]
        guard outcome.trial.isEndless, telling.contains(outcome.use), known.insert(outcome.use).inserted
        else {
          continue
        }
        let trial =
          try outcome.input.map { run.trial($0.control, $0.input, writing: sources, isWhole: false) }
          ?? run.appear(drawing: Self.controlLimit)
        if trial?.isEndless == false { (outcomes[place].trial.isEndless, isSettled) = (false, false) }
      }
    } while !isSettled
  }

  /// Works on all items that have their first screen in common at once, the groups on all cores; the results stand in
  /// the order of the items. An item without a screen, and one of a group past the limit, gets `none`.
  private func byScreen<Item: Sendable, Result: Sendable>(
    _ items: [Item], else none: Result, limit: Int = .max, _ screens: (Item) -> [DeclarationID],
    _ work: @Sendable ([Item], Stage) -> [Result]
  ) -> [Result] {
    var groups: [[Int]] = []
    var places: [DeclarationID: Int] = [:]
    for (index, item) in items.enumerated() {
      guard let screen = screens(item).first else { continue }
      if let place = places[screen] {
        groups[place].append(index)
      } else {
        places[screen] = groups.count
        groups.append([index])
      }
    }
    groups.removeLast(max(0, groups.count - limit))
    let members = data.members ?? RunnableMembers(model)
    let found = Parallel.map(
      groups.count, onAllCores: groups.count >= 8, makeState: { Stage(model, members) }
    ) { [groups] stage, place in work(groups[place].map { items[$0] }, stage) }
    var results = Array(repeating: none, count: items.count)
    for (group, found) in zip(groups, found) {
      for (index, result) in zip(group, found) { results[index] = result }
    }
    return results
  }

  func events(showing pairs: [PresentationPair]) -> [String?] {
    let stage = Stage(model, data.members ?? RunnableMembers(model))
    return pairs.map { pair in
      for screen in pair.screens {
        func shows(_ outcome: Outcome) -> Bool { Self.shows(pair, outcome.trial.presented) }
        guard run(screen, stage, writing: pair.flags).contains(where: shows) else { continue }
        let outcomes = run(screen, stage, writing: pair.flags, isWhole: true)
        if let shown = outcomes.first(where: shows) { return shown.event }
      }
      return nil
    }
  }

  func repetitions(in lists: [ListSuspect]) -> [RowRepetition?] {
    byScreen(lists, else: nil, limit: Self.listedViews, \.screens) { repetitions(in: $0, $1) }
  }

  /// Rows of the lists of one view that have the same id: as its screens show it, else as a Preview does that gives the view
  /// other values than the App.
  private func repetitions(in lists: [ListSuspect], _ stage: Stage) -> [RowRepetition?] {
    var found = [RowRepetition?](repeating: nil, count: lists.count)
    var open = Set(lists.indices)
    var standIns: Set<DeclarationID> = []
    repetitions(in: lists, on: lists.first?.screens ?? [], stage, &open, &found, &standIns)
    guard let view = lists.first?.screens.first else { return found }
    for preview in previews(of: view) where !standIns.contains(preview) {
      open = Set(lists.indices.filter { found[$0] == nil })
      repetitions(in: lists, on: [preview], stage, &open, &found, &standIns)
    }
    return found
  }

  /// The Previews of a view that needs values.
  private func previews(of view: DeclarationID) -> [DeclarationID] {
    let program = model.program
    if program.needs(of: view).isEmpty { return [] }
    return program.declarations.indices.filter {
      program.declarations[$0].kind == .preview && program.declarations[$0].subject == view
    }
  }

  /// Adds what screens, or Previews, show of lists that are `open`: those that nothing has shown yet. `standIns` gets the Previews that
  /// gave screens their values.
  private func repetitions(
    in lists: [ListSuspect], on screens: [DeclarationID], _ stage: Stage, _ open: inout Set<Int>,
    _ found: inout [RowRepetition?], _ standIns: inout Set<DeclarationID>
  ) {
    let places = RowPlaces(program: model.program, data: data)
    for screen in screens where !open.isEmpty {
      func sites(areTagged: Bool) -> Set<RowSite> {
        open.reduce(into: []) {
          if lists[$1].isTagged == areTagged {
            $0.insert(RowSite(file: lists[$1].file, view: lists[$1].view))
          }
        }
      }
      let (rows, pickers) = (sites(areTagged: false), sites(areTagged: true))
      var shown: [RowSite: RepeatedID?] = [:]
      var tagged: [RowSite: RepeatedTag?] = [:]
      var standIn: DeclarationID?
      perform(screen, stage, writing: []) { run in
        standIn = run.standIn?.preview
        shown = try run.repeatedIDs(in: rows)
        tagged = run.repeatedTags(in: pickers)
      }
      if let standIn { standIns.insert(standIn) }
      for index in open.sorted() {
        let site = RowSite(file: lists[index].file, view: lists[index].view)
        if lists[index].isTagged {
          guard let views = tagged[site] else { continue }
          open.remove(index)
          found[index] = views.map {
            RowRepetition(
              screen: screen, id: $0.tag, rows: ($0.first + 1, $0.second + 1), labels: $0.labels)
          }
          continue
        }
        guard let rows = shown[site] else { continue }
        open.remove(index)
        found[index] = rows.map {
          RowRepetition(
            screen: screen, id: $0.id, rows: ($0.first + 1, $0.second + 1),
            places: places.places(of: $0, key: lists[index].key))
        }
      }
    }
  }

  private static func shows(_ pair: PresentationPair, _ presented: [PresentationPayload.Kind]) -> Bool {
    guard let first = kinds[pair.elements.0], let second = kinds[pair.elements.1] else { return false }
    let count = presented.count { $0 == first }
    return first == second ? count > 1 : count > 0 && presented.contains(second)
  }

  /// What outcomes prove of a suspect, and the uses that prove it.
  private static func proof(
    of suspect: UpdateSuspect, _ outcomes: [Outcome]
  ) -> (proof: UpdateProof, uses: [Int]) {
    func isOurs(_ change: WatchedChange) -> Bool {
      guard let place = change.handler else { return true }
      return suspect.handlers.contains { $0.file == place.file && $0.range.contains(place.range) }
    }
    var proof = UpdateProof.unknown
    var uses: [Int] = []
    for outcome in outcomes {
      let changes = outcome.trial.changes
      let ours = changes.filter(isOurs)
      if ours.isEmpty { continue }
      if !outcome.trial.isEndless {
        proof = .settles
        if uses.count < restLimit { uses.append(outcome.use) }
      } else if changes.suffix(suspect.handlers.count * 2).contains(where: isOurs) {
        let trace = [outcome.event] + ours.prefix(traceLimit).map(\.description)
        return (.loops(trace: trace), [outcome.use])
      }
    }
    return (proof, uses)
  }

  /// Shows a screen, then uses each control from there; as much of it as handlers need, or the whole.
  private func run(
    _ screen: DeclarationID, _ stage: Stage, writing sources: Set<MemberID>, isWhole: Bool = false
  ) -> [Outcome] {
    var outcomes: [Outcome] = []
    perform(screen, stage, writing: sources) { run in
      try use(run, writing: sources, isWhole: isWhole, &outcomes)
      if isWhole { for place in outcomes.indices { Self.name(&outcomes[place], run) } }
    }
    return outcomes
  }

  static let appearing = "When the screen appears"

  /// Uses each control of a screen that is shown already.
  private func use(
    _ run: ScreenRun, writing sources: Set<MemberID>, isWhole: Bool, _ outcomes: inout [Outcome]
  ) throws {
    let trial = try run.appear(drawing: isWhole ? nil : Self.controlLimit)
    outcomes.append(Outcome(use: 0, input: nil, trial: trial))
    for (place, input) in Self.inputs(of: run).enumerated() {
      Self.attempt(input, place + 1, run, writing: sources, isWhole: isWhole, &outcomes)
    }
  }

  /// Uses a control and notes the outcome.
  private static func attempt(
    _ input: Input, _ place: Int, _ run: ScreenRun, writing sources: Set<MemberID>, isWhole: Bool,
    _ outcomes: inout [Outcome]
  ) {
    guard let trial = run.trial(input.control, input.input, writing: sources, isWhole: isWhole) else {
      return
    }
    outcomes.append(Outcome(use: place, input: input, trial: trial))
  }

  /// Shows a screen, or a Preview, and does something with it, for a proof about uses that write `sources`. A screen that cannot be
  /// shown proves nothing.
  func perform(
    _ screen: DeclarationID, _ stage: Stage, writing sources: Set<MemberID>, rounds: Int = Self.rounds,
    _ body: @escaping (ScreenRun) throws -> Void
  ) {
    guard model.program[screen].kind.isView || model.program[screen].kind == .preview else { return }
    let isOpen = sources.isEmpty || stage.runnable.declaresStyles
    let reach = isOpen ? nil : WriteReach(model, graph, sources: sources)
    do {
      try show(screen, stage, reach, rounds, body)
    } catch is SizesAreRead {
      // A screen that cannot be shown as a whole proves nothing either.
      try? show(screen, stage, nil, rounds, body)
    } catch {}
  }

  private func show(
    _ screen: DeclarationID, _ stage: Stage, _ reach: WriteReach?, _ rounds: Int,
    _ body: @escaping (ScreenRun) throws -> Void
  ) throws {
    let program = model.program
    var limits = RunLimits()
    limits.rounds = rounds
    limits.steps = 1_000_000
    limits.routePages = Self.routePages
    limits.routeRounds = 0
    limits.routeUses = 0
    let run = ScreenRun(stage.runnable, data: data, limits: limits, stack: stage.stack)
    try run.session {
      if program[screen].kind == .preview {
        try run.show(preview: screen)
      } else {
        try run.show(screen, findsRoute: !program.needs(of: screen).isEmpty)
      }
      run.beginProof(reach)
      try body(run)
    }
  }

  /// A use of a control, and what is said of it before its label.
  typealias Input = (control: Int32, verb: String, input: ControlInput)

  static func event(of input: Input, _ run: ScreenRun) -> String {
    "After \(input.verb) “\(run.wholeLabel(of: input.control))”"
  }

  /// Says what led to an outcome, as the page of the run that it came from has it.
  private static func name(_ outcome: inout Outcome, _ run: ScreenRun) {
    if let input = outcome.input { outcome.event = event(of: input, run) }
  }

  /// The uses that may write what the proof is about, in the order of the controls.
  static func inputs(of run: ScreenRun) -> [Input] {
    var found: [Input] = []
    for number in (0..<Int32(run.controlCount)).lazy.filter({ run.mayWrite($0) }).prefix(controlLimit) {
      let control = run.registration(of: number)
      guard control.isEnabled else { continue }
      func add(_ verb: String, _ input: ControlInput) { found.append((number, verb, input)) }
      switch control.kind {
      case .tap, .toggle, .select: add("a tap on", .tap)
      case .longPress: add("a long press on", .longPress)
      case .step:
        add("one step up of", .increment)
        add("one step down of", .decrement)
      case .edit:
        for choice in control.choices.prefix(3) {
          add("choosing `\(choice.label)` in", .select(choice.label))
        }
        if control.choices.isEmpty {
          add("typing 8 into", .text("8"))
          add("typing a long text into", .text("a long text of many words"))
        }
      case .dismiss, .navigate, .open: continue
      }
    }
    return found
  }
}
