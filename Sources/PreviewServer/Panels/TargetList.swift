/// What can be looked at, as HTML. It is long where a package is large, and stays the same while a page is used.
struct TargetList {
  private let versions: PackageVersions
  private let current: ScreenTarget
  /// The elements of the list.
  private(set) var html: [UInt8] = []

  /// The list while a target is looked at.
  init(_ versions: PackageVersions, _ current: ScreenTarget) {
    self.versions = versions
    self.current = current
    var out = PanelMarkup()
    write(&out)
    html = Array(out.text.utf8)
  }

  /// True where it is also that of these versions and this target.
  func isStill(_ versions: PackageVersions, _ current: ScreenTarget) -> Bool {
    self.current == current && self.versions.failures == versions.failures
      && self.versions.packages.elementsEqual(versions.packages) { old, new in
        old === new || old.name == new.name && old.targets == new.targets && old.marks == new.marks
      }
  }

  private func write(_ out: inout PanelMarkup) {
    let isWorkspace = versions.packages.count > 1
    for version in versions.packages {
      if isWorkspace { out.element("h2", [("class", "package")], version.name) }
      let groups: [(String, [ScreenTarget.Kind])] = [
        ("Screens", [.app, .screen]), ("Views", [.view]), ("Previews", [.preview]),
        ("Scenarios", [.scenario]),
      ]
      for (title, kinds) in groups {
        let shown = version.targets.filter { kinds.contains($0.kind) }
        if shown.isEmpty { continue }
        out.element(isWorkspace ? "h3" : "h2", title)
        out.element("ul") { out in
          for target in shown { item(target, of: version, &out) }
        }
      }
    }
  }

  private func item(_ target: ScreenTarget, of version: PackageVersion, _ out: inout PanelMarkup) {
    out.element("li") { out in
      out.element(
        "button",
        [
          ("type", "button"), ("class", "item \(target.kind.rawValue)"), ("data-do", "show"),
          ("data-target", target.text), ("aria-current", target == current ? "true" : nil),
        ]
      ) { out in
        out.element("span", [("class", "name")], target.kind == .app ? "\(target.name) (app)" : target.name)
        if target.kind == .preview || target.kind == .scenario, !target.subject.isEmpty {
          out.element("span", [("class", "of")], target.subject)
        }
        mark(target, of: version, &out)
      }
    }
  }

  /// How much is found in the file that declares a target.
  private func mark(_ target: ScreenTarget, of version: PackageVersion, _ out: inout PanelMarkup) {
    if let failure = versions.failures[version.name]?[target] {
      return out.element("span", [("class", "mark error"), ("title", failure)], "failed")
    }
    guard let mark = version.marks[target] else { return }
    out.element(
      "span",
      [("class", "mark \(mark.worst.label)"), ("title", "\(mark.count) found in \(mark.path)")],
      "\(mark.count)")
  }
}
