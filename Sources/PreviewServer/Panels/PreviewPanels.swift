import Rendering
import ScreenCompiler
import SourceModel

/// The parts of the page around a screen, each as HTML that a client patches in.
struct PreviewPanels {
  private let session: PreviewSession

  /// The parts for a session as it is now.
  init(_ session: PreviewSession) { self.session = session }

  /// All parts by their names, which are the ids of the elements that hold them.
  var all: [(name: String, html: [UInt8])] {
    var parts: [(name: String, html: [UInt8])] = [("screen", session.page?.controls.body ?? [])]
    func add(_ name: String, _ write: (inout PanelMarkup) -> Void) {
      var out = PanelMarkup()
      write(&out)
      parts.append((name, Array(out.text.utf8)))
    }
    parts.append(("list", session.list))
    add("tabs", tabs)
    add("panel", panel)
    add("time", time)
    add("over", over)
    return parts
  }

  // MARK: Sides

  private func tabs(_ out: inout PanelMarkup) {
    for tab in PreviewTab.allCases {
      let isShown = tab == session.tab
      out.element(
        "button",
        [
          ("type", "button"), ("role", "tab"), ("id", "tab-\(tab.rawValue)"), ("data-do", "tab"),
          ("data-tab", tab.rawValue), ("aria-selected", isShown ? "true" : "false"),
          ("aria-controls", "panel"), ("tabindex", isShown ? nil : "-1"),
        ]
      ) { out in
        out.words(tab.title)
        let count = count(of: tab)
        if count > 0 { out.element("span", [("class", "count")], "\(count)") }
      }
    }
  }

  private func count(of tab: PreviewTab) -> Int {
    switch tab {
    case .events: session.position
    case .findings: findings.count
    case .effects: session.page?.run.effects.count ?? 0
    case .state, .tree: 0
    }
  }

  private var findings: [Finding] { session.version?.findings ?? [] }

  private func panel(_ out: inout PanelMarkup) {
    switch session.tab {
    case .state: state(&out)
    case .events: events(&out)
    case .findings:
      if findings.isEmpty { nothing("Nothing is wrong with this package.", &out) }
      out.element("ul", [("class", "findings")]) { out in
        for finding in findings { self.finding(finding, &out) }
      }
    case .tree:
      let text =
        session.page.map { String(decoding: AccessibilityTree.text(of: $0.tree), as: UTF8.self) } ?? ""
      out.element("p", [("class", "hint")], "What a screen reader reads, in its order.")
      out.element("pre", [("class", "tree")], text)
    case .effects:
      let effects = session.page?.run.effects ?? []
      if effects.isEmpty {
        nothing("Nothing was done besides: no text printed, no address opened, no haptic played.", &out)
      }
      out.element("ol", [("class", "effects")]) { out in
        for effect in effects.suffix(200) { self.effect(effect.kind, effect.text, &out) }
      }
    }
  }

  private func nothing(_ words: String, _ out: inout PanelMarkup) {
    out.element("p", [("class", "nothing")], words)
  }

  private func effect(_ kind: String, _ text: String, _ out: inout PanelMarkup) {
    out.element("li") { out in
      out.element("span", [("class", "chip")], kind)
      out.words(" " + text)
    }
  }

  // MARK: State

  private func state(_ out: inout PanelMarkup) {
    let sources = session.page?.state ?? []
    if sources.isEmpty { return nothing("This page has no source of truth of its own.", &out) }
    out.element(
      "p", [("class", "hint")],
      "Every source of truth on the page. A value is code; change it and press Enter.")
    var owner = ""
    for source in sources {
      let parts = source.name.split(separator: ".", maxSplits: 1).map(String.init)
      if parts[0] != owner {
        owner = parts[0]
        out.element("h2", owner)
      }
      self.source(source, short: parts.last ?? source.name, &out)
    }
  }

  private func source(_ source: LivePage.Source, short: String, _ out: inout PanelMarkup) {
    out.element("div", [("class", "source"), ("data-key", source.name)]) { out in
      out.element("label") { out in
        out.element("span", [("class", "name")]) { out in
          out.element("b", short)
          out.element("span", [("class", "type")], source.type)
          if !source.kind.isEmpty { out.element("span", [("class", "chip")], source.kind) }
        }
        out.open(
          "input",
          [
            ("type", source.isOn == nil ? "text" : "checkbox"), ("data-do", "set"),
            ("data-source", source.name),
            ("value", source.isOn == nil ? source.text : nil), ("checked", source.isOn == true ? "" : nil),
            ("spellcheck", source.isOn == nil ? "false" : nil),
            ("autocomplete", source.isOn == nil ? "off" : nil),
          ])
      }
      uses("read by", source.readers, &out)
      uses("written by", source.writers, &out)
    }
  }

  private func uses(_ title: String, _ views: [String], _ out: inout PanelMarkup) {
    if views.isEmpty { return }
    out.element("p", [("class", "uses")]) { out in
      out.words(title + " ")
      out.element("b", views.joined(separator: ", "))
    }
  }

  // MARK: Events

  private static let shownEvents = 100

  private func events(_ out: inout PanelMarkup) {
    let events = session.events.prefix(session.position)
    if events.isEmpty {
      return nothing(
        "Use the screen: each event stands here with what it wrote and which views it made anew.", &out)
    }
    out.element("ol", [("class", "events")]) { out in
      for (place, event) in events.enumerated().suffix(Self.shownEvents).reversed() {
        out.element("li", [("data-key", "e\(place)")]) { out in
          out.element("h2") { out in
            out.element("span", [("class", "number")], "\(place + 1)")
            out.words(event.words)
          }
          details(of: event, &out)
        }
      }
    }
  }

  private func details(of event: SessionEvent, _ out: inout PanelMarkup) {
    if let arrival = event.arrival {
      out.element("p", [("class", "arrival")]) { out in
        out.words("shows ")
        out.element("b", arrival)
      }
    }
    for (place, write) in event.writes.enumerated() {
      out.element("div", [("class", "write")]) { out in
        out.element("p") { out in
          out.element("b", write.source + write.part)
          out.words(" ")
          out.element("del", write.before)
          out.words(" → ")
          out.element("ins", write.after)
        }
        let redraws = event.redraws.filter { redraw in
          redraw.source == write.source && place == event.writes.lastIndex { $0.source == write.source }
        }
        if !redraws.isEmpty {
          out.element("ul", [("class", "redraws")]) { out in
            for redraw in redraws {
              out.element("li") { out in
                out.element("b", redraw.view)
                out.words(" is made anew: it \(redraw.reason)")
              }
            }
          }
        }
      }
    }
    if !event.effects.isEmpty {
      out.element("ul", [("class", "effects")]) { out in
        for effect in event.effects { self.effect(effect.kind, effect.text, &out) }
      }
    }
    if event.writes.isEmpty, event.effects.isEmpty, event.arrival == nil {
      out.element("p", [("class", "hint")], "wrote nothing")
    }
  }

  // MARK: Findings

  private func finding(_ finding: Finding, _ out: inout PanelMarkup) {
    out.element("li", [("class", finding.severity.label)]) { out in
      out.element("p") { out in
        out.element("span", [("class", "chip \(finding.severity.label)")], finding.severity.label)
        out.element("code", finding.rule)
      }
      out.element("p", finding.message)
      if let help = finding.help { out.element("p", [("class", "hint")], help) }
      if !finding.file.isEmpty { place(of: finding, &out) }
    }
  }

  /// The place of a finding as a link that an editor opens.
  private func place(of finding: Finding, _ out: inout PanelMarkup) {
    let words = "\(finding.file):\(finding.start.line):\(finding.start.column)"
    let package = session.version?.current.package
    var relative = finding.file[...]
    if let prefix = package?.prefix, !prefix.isEmpty, relative.hasPrefix(prefix + "/") {
      relative = relative.dropFirst(prefix.utf8.count + 1)
    }
    let root = FileSystem.real(package?.root ?? ".") ?? ""
    out.element(
      "a",
      [
        ("class", "place"),
        ("href", "vscode://file\(root)/\(relative):\(finding.start.line):\(finding.start.column)"),
      ], words)
  }

  // MARK: Over the screen

  private func over(_ out: inout PanelMarkup) {
    if let fault = session.versions.fault {
      out.element("div", [("class", "card error")]) { out in
        out.element("h2", "The package cannot be read")
        out.element("p", fault)
      }
    }
    let errors = (session.version?.errors ?? []) + session.faults
    if !errors.isEmpty {
      out.element("div", [("class", "card error")]) { out in
        out.element("h2", errors.count == 1 ? "One error" : "\(errors.count) errors")
        out.element(
          "p", [("class", "hint")],
          session.page == nil
            ? "There is no page to show yet." : "The page is the last one that could be drawn.")
        out.element("ul", [("class", "findings")]) { out in
          for error in errors.prefix(8) { finding(error, &out) }
        }
        if errors.count > 8 {
          out.element("p", [("class", "hint")], "and \(errors.count - 8) more, under Findings")
        }
      }
    } else if session.page == nil, session.versions.fault == nil {
      out.element("div", [("class", "card")]) { out in
        out.element("p", "\(session.target.name) is not in the package any more. Choose another screen.")
      }
    }
    if let notice = session.notice {
      out.element("div", [("class", "card note")]) { out in out.element("p", notice) }
    }
  }

  // MARK: Time line

  private static let shownPoints = 40

  private func time(_ out: inout PanelMarkup) {
    let (events, position) = (session.events, session.position)
    func button(_ place: Int, _ title: String, _ words: String, _ out: inout PanelMarkup) {
      out.element(
        "button",
        [
          ("type", "button"), ("data-do", "go"), ("data-to", "\(place)"), ("title", title),
          ("aria-label", title), ("aria-current", place == position ? "step" : nil),
          ("class", place > position ? "point ahead" : "point"),
        ], words)
    }
    out.element("li") { out in button(0, "The start", "Start", &out) }
    let first = max(0, events.count - Self.shownPoints)
    if first > 0 { out.element("li", [("class", "gap")], "… \(first) before") }
    for (place, event) in events.enumerated().dropFirst(first) {
      out.element("li", [("class", event.fault == nil ? nil : "failed")]) { out in
        let failed = event.fault == nil ? "" : " (fails)"
        button(place + 1, "\(place + 1). \(event.words)\(failed)", event.words, &out)
      }
    }
  }
}
