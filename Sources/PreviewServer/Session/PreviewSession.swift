import ScreenCompiler
import ScreenRuntime
import SourceModel

/// What one client looks at, and all that was done on it.
///
/// What a page shows follows from where it started and what was done since, so going back, another look and another
/// version of its files are all the same: the page is made anew, and what was done is done again. Belongs to one thread at
/// a time.
final class PreviewSession {
  /// The packages as they were compiled last.
  private(set) var versions: PackageVersions
  /// What is looked at.
  private(set) var target: ScreenTarget
  /// How.
  private(set) var look: ScreenLook
  /// All that was done, also what was gone back behind.
  private(set) var events: [SessionEvent] = []
  /// How many of the events count.
  private(set) var position = 0
  /// The page as it is; nil where it cannot be drawn.
  private(set) var page: LivePage?
  /// Why the page cannot be drawn.
  private(set) var faults: [Finding] = []
  /// What no longer fits, or was not possible.
  private(set) var notice: String?
  /// The side of the page that is looked at.
  var tab = PreviewTab.events

  private let stack = RunStack()
  /// What the command line sets, for the target that it names.
  private let request: PageRequestOptions
  private let first: ScreenTarget

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

  /// The package that is looked at; nil where it is gone.
  var version: PackageVersion? { versions.packages.first { $0.name == target.package } }

  // MARK: What is looked at

  /// Looks at something else, from its start.
  func show(_ text: String) {
    guard
      let found = versions.packages.flatMap({ ScreenTarget.all(of: $0) }).first(where: { $0.text == text })
    else { return }
    target = found
    restart()
  }

  /// Starts anew: nothing was done.
  func restart() {
    events = []
    position = 0
    notice = nil
    rebuild()
  }

  /// Looks otherwise at it; what was done stays.
  func choose(_ name: String, _ value: String) {
    guard look.choose(name, value) else { return }
    if name != "text" { rebuild() }
  }

  /// Goes to the page as it was after so many events.
  func go(to place: Int) {
    guard (0...events.count).contains(place) else { return }
    notice = nil
    position = place
    rebuild()
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
    do {
      guard let version else { return }
      page = try LivePage(
        target, of: version, look, target == first ? request : PageRequestOptions(), on: stack)
    } catch {
      return faults = Self.findings(error)
    }
    guard page != nil else { return }
    let wanted = events.prefix(position).map(\.use)
    for (place, use) in wanted.enumerated() {
      do {
        guard let page else { return }
        events[place] = try page.perform(use)
      } catch {
        notice = "“\(use.words)” no longer fits: \(Self.words(of: error)) The page is as it was before it."
        position = place
        // What was done before it went well a moment ago.
        if !(error is ControlFault) { rebuild() }
        return
      }
    }
  }

  // MARK: What is done

  /// Does something on the page. What fails is taken back, and told.
  func perform(_ use: PageUse) {
    guard let page else { return }
    notice = nil
    var event: SessionEvent
    do {
      event = try page.perform(use)
    } catch let fault as ControlFault {
      return notice = fault.message
    } catch {
      event = SessionEvent(use, as: page.step(for: use), on: page.run.topmostPage)
      event.fault = Self.words(of: error)
      notice = event.fault
      rebuild()
      return
    }
    events.removeSubrange(position...)
    if let last = events.last, use.continues(last.use) {
      merge(event, into: last)
    } else {
      events.append(event)
    }
    position = events.count
    if events.count > Self.detailed { events[events.count - Self.detailed - 1].forget() }
  }

  /// Makes one event of two that go on with each other.
  private func merge(_ event: SessionEvent, into last: SessionEvent) {
    var event = event
    event.page = last.page
    // The page found what was meant before anything was written.
    event.step = last.step.flatMap { first in
      event.step.map { step in
        ScenarioStep(
          first.kind,
          [.on: first[.on], .name: first[.name], .text: step[.text], .value: step[.value]].compactMapValues {
            $0
          })
      }
    }
    event.effects = last.effects + event.effects
    event.writes = event.writes.map { write in
      var write = write
      if let before = last.writes.first(where: { $0.source == write.source && $0.part == write.part }) {
        write.before = before.before
      }
      return write
    }
    event.writes =
      last.writes.filter { old in !event.writes.contains { $0.source == old.source } } + event.writes
    events[events.count - 1] = event
  }

  private static func findings(_ error: any Error) -> [Finding] {
    guard let fault = error as? PageFault else {
      return [Finding(rule: "preview", message: "\(error)")]
    }
    return Finding.all(fault.diagnostics, in: fault.files)
  }

  private static func words(of error: any Error) -> String {
    if let fault = error as? ControlFault { return fault.message }
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

extension PreviewSession {
  /// What was done as a Scenario; empty for another wish.
  func copied(as kind: String) -> String {
    let done = Array(events.prefix(position))
    switch kind {
    case "scenario":
      let view = target.subject.isEmpty ? shownFirst ?? target.name : target.subject
      return StepsText.scenario(done, of: view, name: "after \(done.count) step\(done.count == 1 ? "" : "s")")
    // No other text can be asked for.
    default: return ""
    }
  }

  /// The view that the app shows first; nil where something else is looked at.
  private var shownFirst: String? {
    guard target.kind == .app, let flow = version?.flow, let app = flow.view(named: target.name) else {
      return nil
    }
    return flow.views[app].links.first { $0.kind == .shows }.map { flow.views[$0.target].name }
  }
}
