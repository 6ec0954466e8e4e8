import Dispatch
import ScreenCompiler

/// One browser page: a session of its own, and what the page has of it.
///
/// Work runs on a queue of its own, so that a page whose screen takes long keeps nobody waiting but itself.
actor PreviewClient {
  private let queue = WorkQueue()
  nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

  private let session: PreviewSession
  /// What the page has, by the names of its parts.
  private var sent: [String: [UInt8]] = [:]
  /// Counts what was sent; a page tells to which it answers.
  private var edition = 0
  /// The places of the controls in what was sent last.
  private var controls = 0
  /// The last thing that the page did.
  private var acknowledged = 0
  private var wake: AsyncStream<Void>.Continuation?

  /// A page that looks at a target first.
  init(
    _ versions: PackageVersions, _ target: ScreenTarget, _ look: ScreenLook, _ request: PageRequestOptions
  ) {
    // Nobody else has it.
    nonisolated(unsafe) let session = PreviewSession(versions, target, look, request)
    self.session = session
  }

  // MARK: What the page is sent

  /// Begins to send: everything at first, then what changes. Gives what wakes the sender; a stream that was open ends.
  func open() -> AsyncStream<Void> {
    wake?.finish()
    sent = [:]
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    wake = continuation
    continuation.yield()
    return stream
  }

  /// What the page lacks, as a message; a page that reads slowly gets what happened meanwhile at once.
  func message() -> [UInt8] {
    edition += 1
    var out = Array("{\"v\":\(edition),\"ack\":\(acknowledged)".utf8)
    for (name, value) in facts { out += Array(",\"\(name)\":\(value)".utf8) }
    out += Array(",\"parts\":{".utf8)
    var isFirst = true
    for (name, html) in PreviewPanels(session).all {
      let splices = PageDifference(from: sent[name] ?? [], to: html).splices
      guard !splices.isEmpty || sent[name] == nil else { continue }
      sent[name] = html
      out += Array((isFirst ? "\"\(name)\":[" : ",\"\(name)\":[").utf8)
      isFirst = false
      for (place, splice) in splices.enumerated() {
        out += Array("\(place == 0 ? "[" : ",[")\(splice.kept),\(splice.dropped),".utf8)
        out += JSONReport.quoted(splice.text)
        out.append(UInt8(ascii: "]"))
      }
      out.append(UInt8(ascii: "]"))
    }
    controls = session.page?.controls.numbers.count ?? 0
    return out + Array("}}".utf8)
  }

  private var facts: [(String, String)] {
    let quoted = JSONReport.quoted as (String) -> String
    let place = session.versions.packages.firstIndex { $0.name == session.target.package } ?? 0
    return [
      ("package", "\(place)"), ("files", "\(session.version?.number ?? 0)"),
      ("place", quoted("\(session.target.text) \(session.page?.place ?? "")")),
      ("title", quoted(session.target.name)),
      (
        "lang",
        quoted(
          (session.page?.locale ?? session.look.options.settings.locale).split(separator: "_").joined(
            separator: "-"))
      ),
      ("dir", session.page?.isRightToLeft == true ? "\"rtl\"" : "\"ltr\""),
      ("focus", "\(session.page?.focusedPlace ?? -1)"),
      ("refreshes", session.page?.run.canRefresh == true ? "true" : "false"),
      ("scheme", quoted(session.page?.scheme ?? "")), ("text", "\(session.look.textSize)"),
      ("first", sent.isEmpty ? "true" : "false"),
    ]
  }

  // MARK: What the page does

  /// Takes what the page sent; gives a text that it asked for.
  func act(_ fields: FormFields) -> String {
    defer { wake?.yield() }
    if let number = fields.number("n") { acknowledged = number }
    switch fields["do"] {
    case "show": session.show(fields["target"] ?? "")
    case "look": session.choose(fields["name"] ?? "", fields["value"] ?? "")
    case "tab": session.tab = PreviewTab(rawValue: fields["tab"] ?? "") ?? session.tab
    case "go": session.go(to: fields.number("to") ?? 0)
    case "move": session.move(by: fields.number("by") ?? 0)
    case "restart": session.restart()
    case "copy": return session.copied(as: fields["as"] ?? "")
    // Everything else is a step, or none.
    default:
      guard let page = session.page, page.controls.numbers.count == controls || !Self.isPlaced(fields),
        let (step, control) = page.step(fields)
      else { return "" }
      session.perform(step, on: control)
    }
    return ""
  }

  /// True for what is told by places of the page: on one that looked otherwise, it was meant for something else.
  private static func isPlaced(_ fields: FormFields) -> Bool {
    !["set", "back", "refresh"].contains(fields["do"])
  }

  /// Sends something, so that a page that is gone is noticed.
  func nudge() { wake?.yield() }

  /// Takes files that were compiled anew.
  func reload(_ versions: PackageVersions) {
    session.reload(versions)
    wake?.yield()
  }
}

/// A queue on which an actor works, one thing after the other, on a thread that may wait.
private final class WorkQueue: SerialExecutor {
  private let queue = DispatchQueue(label: "screenwright.client")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
