import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

extension RuleID { package static let flowNondeterministicBody: RuleID = "flow/nondeterministic-body" }

extension FlowRules {
  static let nondeterministicBody = Rule(
    .flowNondeterministicBody, .warning, "Rendering gives another result each time",
    whatHappens: "Views flicker, lose their state or animate for no reason whenever anything else updates.",
    why: "A body may run at any time and any number of times. What it shows must depend on its data only.",
    repair: "Make the value once, in a State or in a field of the data, and show that.",
    examples: [
      RuleExample(
        bad: #"""
          <View name="Clock">
            <Body><Text>{⟦Date()⟧.formatted()}</Text></Body>
          </View>
          """#,
        good: #"""
          <View name="Clock">
            <State name="opened" type="Date" value="{Date()}"/>
            <Body>
              <Button action="opened = Date()">{opened.formatted()}</Button>
            </Body>
          </View>
          """#),
      RuleExample(
        bad: #"""
          <Module>
            <Struct name="Line"><Let name="title" type="() -> String"/></Struct>
            <View name="LineView"><Let name="line" type="Line"/><Body><Text>{line.title()}</Text></Body></View>
            <View name="Lines"><Body><LineView line="{Line(title: { ⟦Date()⟧.formatted() })}"/></Body></View>
          </Module>
          """#,
        good: #"""
          <Module>
            <Struct name="Line"><Let name="title" type="() -> String"/></Struct>
            <View name="LineView"><Let name="line" type="Line"/><Body><Text>{line.title()}</Text></Body></View>
            <View name="Lines">
              <State name="opened" type="Date" value="{Date()}"/>
              <Body>
                <VStack><LineView line="{Line(title: { opened.formatted() })}"/><Button action="opened = Date()">Now</Button></VStack>
              </Body>
            </View>
          </Module>
          """#),
    ],
    nearMiss: #"""
      <Module>
        <Struct name="Entry"><Let name="title" type="String"/><Let name="act" type="() -> Date"/></Struct>
        <View name="EntryView"><Let name="entry" type="Entry"/><Body><Button action="print(entry.act())">{entry.title}</Button></Body></View>
        <View name="Entries"><Body><EntryView entry="{Entry(title: 'Now', act: { Date() })}"/></Body></View>
      </Module>
      """#,
    whenToLeaveIt: "Never: keep the value in a State."
  ) { context in
    let keys = context.graph.varying.isEmpty ? [] : context.keysOfRows()
    for found in context.sitesWhileRendering(context.graph.varying) {
      let site = found.site
      // Keys that vary are the case of `list/unstable-id`.
      if found.closure == nil,
        keys.contains(context.graph.units.member(site.unit)) || context.isRowKey(site)
          || context.isIdentity(site) || context.isSchedule(site) || context.isBoundOfDates(site)
          || context.isDrawnAgain(site) || context.isCompared(site) || context.isDefaultOfBinding(site)
          || context.onlyStartsStates(site)
      {
        continue
      }
      let place = context.location(site.file, site.code)
      context.report(
        "`\(context.quoted(place))` gives another value each time this is rendered.", at: place,
        related: context.renderingView(of: found),
        help: context.helpToKeep(place))
    }
  }
}

extension RuleContext {
  /// How a value that varies is had once; the time of day goes on, and nothing draws the view again for it.
  fileprivate func helpToKeep(_ place: SourceLocation) -> String {
    let once = "in the initial value of a State or in an action"
    if text(place).hasPrefix("Date") || text(place) == ".now" {
      return
        "Time alone draws no view again. A `<Text date=\"{…}\" style=\"relative\"/>` (or `timer`) counts by itself, and "
        + "a `<TimelineView>` draws what is in it again; "
        + "a moment that is to stay is taken once, \(once)."
    }
    return "Make it once, \(once), and show that."
  }

  /// True for code in the schedule of a TimelineView, which has the view drawn anew as time passes.
  fileprivate func isSchedule(_ site: CodeSite) -> Bool {
    let checked = model.files[site.file]
    let range = checked.code[site.code].range
    return checked.code.nodes.indices.contains { id in
      let reference = checked.reference(id)
      guard reference.kind == .library, checked.code[id].kind == .call else { return false }
      return reference.libraryEntry?.member.receiver == "TimelineSchedule"
        && checked.code[id].range.contains(range)
    }
  }

  /// True for the time of day where it is drawn as it passes: in what a TimelineView shows, and as the date of a Text that counts.
  fileprivate func isDrawnAgain(_ site: CodeSite) -> Bool {
    guard model.files[site.file].type(site.code) == LibraryTypes.date else { return false }
    var known: [MemberID: Bool] = [:]
    return isDrawnAgain(site.code, in: site.file)
      || isOnlyDrawnAgain(graph.units.member(site.unit), &known)
  }

  /// True for what is computed, of a view or of data, that is shown where time is drawn as it passes and nowhere else; false where a hundred
  /// others are made of it. `known` has the answers so far.
  private func isOnlyDrawnAgain(_ id: MemberID, _ known: inout [MemberID: Bool]) -> Bool {
    if id.isNone || ![.computed, .function].contains(program[id].kind) { return false }
    if let answer = known[id] { return answer }
    // What is made of itself is shown by others or by none.
    known[id] = true
    let uses = graph.uses(of: id).filter { $0.isImmediate && graph.rendered.contains($0.unit) }
    let answer =
      known.count <= 100 && !uses.isEmpty
      && uses.allSatisfy { use in
        !use.code.isNone && isDrawnAgain(use.code, in: use.file)
          || isOnlyDrawnAgain(graph.units.member(use.unit), &known)
      }
    known[id] = answer
    return answer
  }

  /// True for a moment that is only compared, `dueDate < Date.now`: what is drawn is the answer, which is the same from one drawing to the
  /// next until the moment comes.
  fileprivate func isCompared(_ site: CodeSite) -> Bool {
    let checked = model.files[site.file]
    guard checked.type(site.code) == LibraryTypes.date else { return false }
    return checked.code.following(site.code, limit: 63).contains { id in
      let node = checked.code[id]
      return node.kind == .binary && Self.comparisons.contains(node.op)
        && (node.first == site.code || node.second == site.code)
    }
  }

  private static let comparisons: Set<CodeOperator> = [
    .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual,
  ]

  private func isDrawnAgain(_ code: CodeID, in file: FileID) -> Bool {
    let checked = model.files[file]
    let range = checked.code[code].range
    return checked.views.contains { view in
      guard view.range.contains(range), let name = view.catalogName else { return false }
      if name == LintNames.timelineView { return true }
      guard let date = checked.attribute(LintNames.date, of: view), !date.code.isNone,
        let style = checked.attribute(Names.style, of: view)
      else { return false }
      return checked.code[date.code].range.contains(range)
        && ["relative", "timer", "offset"].contains(text(SourceLocation(file, style.range)))
    }
  }

  /// True for `day ?? Date()` in what a Binding with a `set` gives: a control begins with it, and hands back what is chosen.
  fileprivate func isDefaultOfBinding(_ site: CodeSite) -> Bool {
    let checked = model.files[site.file]
    guard checked.code.nodes.contains(where: { $0.op == .coalesce && $0.second == site.code }) else {
      return false
    }
    let member = graph.units.member(site.unit)
    if !member.isNone, program[member].kind == .binding, program[member].setter != nil { return true }
    return isInMadeBinding(site.code, in: site.file)
  }

  /// True for code in the range of days that a control offers: what is chosen in it is data, and stays.
  fileprivate func isBoundOfDates(_ site: CodeSite) -> Bool {
    let checked = model.files[site.file]
    let range = checked.code[site.code].range
    return checked.views.contains { view in
      guard view.range.contains(range), view.catalogName != nil,
        let bounds = checked.attribute(LintNames.bounds, of: view), !bounds.code.isNone
      else { return false }
      return isRangeOfDates(checked.type(bounds.code)) && checked.code[bounds.code].range.contains(range)
    }
  }

  private func isRangeOfDates(_ type: TypeID) -> Bool {
    switch type.kind {
    case .closedRange(let bound), .range(let bound): bound == LibraryTypes.date
    // No other type is a range.
    default: false
    }
  }

  /// True for code in what a parameter of a view is given that only states start with, there or in views that it is handed on to:
  /// they keep their first value.
  fileprivate func onlyStartsStates(_ site: CodeSite) -> Bool {
    var known: [MemberID: Bool] = [:]
    if isGivenToStates(model.files[site.file].code[site.code].range, in: site.file, &known) { return true }
    // What an Init that makes such a value takes is taken as often.
    let maker = graph.units.member(site.unit)
    guard !maker.isNone, program[maker].name == Names.initializer else { return false }
    let calls = graph.uses(of: maker).filter { $0.isImmediate && graph.rendered.contains($0.unit) }
    return !calls.isEmpty
      && calls.allSatisfy {
        !$0.code.isNone && isGivenToStates(model.files[$0.file].code[$0.code].range, in: $0.file, &known)
      }
  }

  private func isGivenToStates(
    _ range: SourceRange, in file: FileID, _ known: inout [MemberID: Bool]
  ) -> Bool {
    let code = model.files[file].code
    return graph.arguments(in: file).contains { argument in
      !argument.code.isNone && code[argument.code].range.contains(range)
        && program[program[argument.parameter].owner].kind.hasBody
        && onlyStartsStates(argument.parameter, &known)
    }
  }

  /// True for a state that is given its first value, and for a parameter that first values of states use, and nothing
  /// else; false where a hundred views hand it on. `known` has the answers so far.
  private func onlyStartsStates(_ parameter: MemberID, _ known: inout [MemberID: Bool]) -> Bool {
    if let answer = known[parameter] { return answer }
    if [.state, .stateObject].contains(program[parameter].kind) { return true }
    // One that is handed round in a circle starts nothing by that.
    known[parameter] = false
    let uses = graph.uses(of: parameter)
    let answer =
      known.count <= 100 && !uses.isEmpty
      && uses.allSatisfy { use in
        if graph.units.isValue(use.unit) {
          return [.state, .stateObject].contains(program[graph.units.member(use.unit)].kind)
        }
        guard use.kind == .read, use.isImmediate, !use.code.isNone else { return false }
        return isGivenToStates(model.files[use.file].code[use.code].range, in: use.file, &known)
      }
    known[parameter] = answer
    return answer
  }

  /// True for code in the `id` of a loop or list.
  func isRowKey(_ site: CodeSite) -> Bool {
    let checked = model.files[site.file]
    let range = checked.code[site.code].range
    return checked.iterations.contains { !$0.id.isNone && checked.code[$0.id].range.contains(range) }
  }

  /// Members by which rows are told apart; a key that varies is another rule's case.
  fileprivate func keysOfRows() -> Set<MemberID> {
    var keys: Set<MemberID> = []
    for site in graph.loops { if let key = rowKey(of: site) { keys.insert(key) } }
    return keys
  }
}
