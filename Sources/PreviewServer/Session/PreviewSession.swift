import ScreenCompiler
import ScreenRuntime
import SourceModel

/// What one client looks at, and all that was done on it.
///
/// What a page shows follows from where it started and the steps since: another look and another version of its files make
/// the page anew, and the steps are done again. Going back to one of the last steps brings the page back as it was. Belongs
/// to one thread at a time.
final class PreviewSession {
  /// The packages as they were compiled last.
  private(set) var versions: PackageVersions
  /// What is looked at.
  private(set) var target: ScreenTarget
  /// How.
  private(set) var look: ScreenLook
  /// All that was done, also what was gone back behind, and steps of a scenario that are yet to be done.
  private(set) var events: [SessionEvent] = []
  /// How many of the events count.
  private(set) var position = 0
  /// How many should: more than do where one of them did not fit, which may fit again when files or the look change.
  private var wanted = 0
  /// The page as it is; nil where it cannot be drawn.
  private(set) var page: LivePage?
  /// Why the page cannot be drawn.
  private(set) var faults: [Finding] = []
  /// What no longer fits, or was not possible.
  private(set) var notice: String?
  /// The side of the page that is looked at.
  var tab = PreviewTab.events

  /// What the command line sets, for the target that it names.
  let request: PageRequestOptions
  private let first: ScreenTarget
  /// The list as it was sent last.
  private var targets: TargetList?
  private let stack = RunStack()
  /// Where the page was after the last events.
  private(set) var trail = PageTrail()
  /// The control on which the last event was done, and the page of it, while nothing else was done since.
  private var lastUse: (control: Int32, place: String)?

  /// Of older events only what was done is kept.
  private static let detailed = 500

  /// A session that starts with a target.
  init(
    _ versions: PackageVersions, _ target: ScreenTarget, _ look: ScreenLook, _ request: PageRequestOptions
  ) {
    self.versions = versions
    self.target = target
    self.look = look
    self.request = request
    first = target
    restart()
  }

  /// What can be looked at, as HTML.
  var list: [UInt8] {
    if let targets, targets.isStill(versions, target) { return targets.html }
    let list = TargetList(versions, target)
    targets = list
    return list.html
  }

  /// The package that is looked at; nil where it is gone.
  var version: PackageVersion? { versions.packages.first { $0.name == target.package } }

  /// True where what the command line sets holds for what is looked at.
  var isAsRequested: Bool { target == first }

  // MARK: What is looked at

  /// Looks at something else: at a scenario after its steps, else from its start.
  func show(_ text: String) {
    guard
      let found = versions.packages.flatMap({ $0.targets }).first(where: { $0.text == text })
    else { return }
    target = found
    restart()
  }

  /// Starts anew: nothing was done but the steps of a scenario.
  func restart() {
    events = []
    wanted = 0
    notice = nil
    rebuild()
  }

  /// Looks otherwise at it; what was done stays.
  func choose(_ name: String, _ value: String) {
    guard look.choose(name, value) else { return }
    switch name {
    // The size of text is that of the document around the page.
    case "text": return
    case "direction":
      guard let page else { return }
      do { try page.turn(look) } catch { faults = Self.findings(error) }
    // All other choices are seen by the code of the page.
    default: rebuild()
    }
  }

  /// Goes to the page as it was after so many events.
  func go(to place: Int) {
    guard (0...events.count).contains(place) else { return }
    notice = nil
    wanted = place
    if bringBack(notAfter: place) { advance() } else { rebuild() }
  }

  /// Goes so many events on, back where it is less than 0; nowhere where there are not so many.
  func move(by events: Int) {
    let (place, overflows) = position.addingReportingOverflow(events)
    if !overflows { go(to: place) }
  }

  /// Takes files that were compiled anew. What was done is done again, as far as it still fits.
  func reload(_ versions: PackageVersions) {
    let known = version?.number
    self.versions = versions
    guard version?.number != known else { return }
    notice = nil
    rebuild()
  }

  /// Makes the page anew, and does again what was done.
  private func rebuild() {
    page = nil
    faults = []
    lastUse = nil
    trail = PageTrail()
    position = wanted
    do {
      guard let version else { return }
      page = try LivePage(
        target, of: version, look, isAsRequested ? request : PageRequestOptions(), on: stack)
    } catch {
      return faults = Self.findings(error)
    }
    guard let page else { return }
    position = 0
    trail.add(page, at: 0)
    wanted = takeSteps(of: page.scenario)
    advance()
  }

  /// Puts the steps of a scenario, as they are now, in place of those that were done of it; gives how many events are
  /// wanted then. All are, unless somebody went on from one of them.
  private func takeSteps(of scenario: DeclaredScenario?) -> Int {
    guard let scenario, let page else { return wanted }
    let kept = events.prefix { $0.scenarioStep != nil }.count
    let own = Array(events.dropFirst(kept))
    let isWhole = own.isEmpty && wanted == kept
    let count = own.isEmpty ? scenario.steps.count : min(kept, scenario.steps.count)
    let steps = scenario.steps.prefix(count).enumerated().map { place, declared in
      SessionEvent(page.words(of: declared), scenarioStep: place)
    }
    events = steps + own
    if isWhole { return count }
    return wanted < kept ? min(wanted, count) : wanted - kept + count
  }

  /// Brings the page back to where it was after the last of at most so many events; false where that is not kept.
  private func bringBack(notAfter place: Int) -> Bool {
    guard let page, let (position, checkpoint) = trail.last(notAfter: place) else { return false }
    lastUse = nil
    do { try page.restore(checkpoint) } catch { return false }
    self.position = position
    return true
  }

  /// Does the events again that follow and are wanted; where one no longer fits, the page is as it was before it.
  private func advance() {
    while position < wanted, let page {
      do {
        events[position] = try perform(events[position], on: page)
        position += 1
        trail.add(page, at: position)
      } catch {
        let event = events[position]
        let words = Self.words(of: error)
        if let scenarioStep = event.scenarioStep, let declared = page.scenario?.steps[scenarioStep] {
          events[position].fault = words
          notice = "\(page.place(of: declared)): “\(event.words)” fails: \(words)"
        } else {
          notice = "“\(event.words)” no longer fits: \(words) The page is as it was before it."
        }
        return comeBack()
      }
    }
    forgetDetails()
  }

  /// Brings the page back to where it was before the event that failed; those behind it stay wanted.
  private func comeBack() {
    if bringBack(notAfter: position) { return }
    let all = wanted
    wanted = position
    rebuild()
    wanted = all
  }

  private func perform(_ event: SessionEvent, on page: LivePage) throws -> SessionEvent {
    guard let place = event.scenarioStep, let scenario = page.scenario, place < scenario.steps.count else {
      return try page.perform(event.step)
    }
    var done = try page.perform(scenario.steps[place])
    done.scenarioStep = place
    return done
  }

  // MARK: What is done

  /// Does a step on the page, which was meant for a control, or for none. One that goes on with the last, as the next letter
  /// of a text does, takes its place. What fails is told, and the page stays as it was.
  func perform(_ step: ScenarioStep, on control: Int32 = -1) {
    guard let page else { return }
    notice = nil
    let use = (control, page.place)
    var (step, base) = (step, position)
    if let last = events.prefix(position).last, goesOn(step, use, with: last.step),
      let (before, checkpoint) = trail.last(notAfter: position - 1), before == position - 1
    {
      base = before
      step = ScenarioStep(
        step.kind,
        [.on: last.step[.on], .name: last.step[.name], .text: step[.text], .value: step[.value]]
          .compactMapValues { $0 })
      do { try page.restore(checkpoint) } catch { return notice = Self.words(of: error) }
    }
    do {
      let event = try page.perform(step)
      events.removeSubrange(base...)
      events.append(event)
      position = events.count
      wanted = position
      trail.add(page, at: position)
      lastUse = use
      forgetDetails()
    } catch {
      notice = Self.words(of: error)
      comeBack()
    }
  }

  /// True where a step goes on with the last one.
  private func goesOn(_ step: ScenarioStep, _ use: (control: Int32, place: String), with last: ScenarioStep)
    -> Bool
  {
    guard step.kind == last.kind, let lastUse, events[position - 1].scenarioStep == nil else { return false }
    switch step.kind {
    case .type:
      return use.control >= 0 && use == lastUse && last[.text]?.hasSuffix("\n") == false
    case .set: return step[.name] == last[.name]
    case .tap, .longPress, .increment, .decrement, .select, .swipe, .delete, .move, .refresh, .focus, .wait,
      .relaunch, .dismiss, .back, .expect, .snapshot:
      return false
    }
  }

  private func forgetDetails() {
    if position > Self.detailed { events[position - Self.detailed - 1].forget() }
  }

  private static func findings(_ error: any Error) -> [Finding] {
    guard let fault = error as? PageFault else {
      return [Finding(rule: "preview", message: "\(error)")]
    }
    return Finding.all(fault.diagnostics, in: fault.files)
  }

  private static func words(of error: any Error) -> String {
    if let fault = error as? StepFault { return fault.description }
    return findings(error).map { finding in
      finding.file.isEmpty ? finding.message : "\(finding.message) (\(finding.file):\(finding.start.line))"
    }.joined(separator: " ")
  }
}

/// The sides of the page on which a client looks at what runs.
enum PreviewTab: String, CaseIterable, Sendable {
  case state, events, findings, tree, effects

  /// Its title.
  var title: String {
    switch self {
    case .state: "State"
    case .events: "Events"
    case .findings: "Findings"
    case .tree: "Accessibility"
    case .effects: "Effects"
    }
  }
}
