import RenderTree
import Rendering
import ScreenRuntime
import ScreenSemantics
import ScreenTypes
import SourceModel

/// The result of writing a site.
public struct WrittenSite: Sendable {
  /// How many pages of screens it has.
  public var pages = 0
  /// How many previews.
  public var previews = 0
  /// How many links lead nowhere because the limit was reached.
  public var leftOut = 0
  /// How many files of the last time were removed.
  public var removed = 0
  /// The labels that `--pressed` may name; empty where it names none.
  public var pressable: Set<String> = []
  /// What to say of screens that were left out.
  public var notes: [Diagnostic] = []
  /// Pages that could not be drawn.
  public var findings: [Diagnostic] = []

  /// A summary in one line; a second line where something was left out.
  public func summary(_ folder: String) -> String {
    func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
    var text = "Wrote \(count(pages, "page")) and \(count(previews, "preview")) to \(folder)"
    if removed > 0 { text += ", removed \(count(removed, "stale file"))" }
    text += ".\n"
    if leftOut > 0 {
      text +=
        "note: \(count(leftOut, "link")) lead\(leftOut == 1 ? "s" : "") to no page because the limit was reached; "
      text += "raise it with --limit.\n"
    }
    return text
  }
}

/// Writes a package as a site: each screen once for every row that leads to it, what is presented as pages of their
/// own, a gallery of all previews, one style sheet, a list of all pages.
public enum SiteWriter {
  /// Writes the site. Pages are written as they are drawn, unchanged files left alone, and files of the last time
  /// that are no part of it any more removed. Throws `FileError`, `OutsidePackage`.
  public static func write(
    _ compilation: Compilation, to output: OutputFolder, options: PageOptions, limit: Int,
    progress: @escaping (Int) -> Void = { _ in }
  ) throws -> WrittenSite {
    var site = WrittenSite()
    var folder = try SiteFolder(output)
    var names = FileNames(reserved: ["index.html", SiteFolder.manifest, "sitemap.txt"])
    var options = options
    if options.styles == nil { options.styles = .link }
    let maker = try PageMaker.ofPackage(compilation, options: options)
    let program = compilation.model.program

    var limits = SiteWalk.Limits()
    limits.pages = limit
    var faults: [PageFault] = []
    var run: ScreenRun?
    // No App leads to what is drawn: only the index does.
    var isAlone = false
    let walk = SiteWalk(
      limits: limits,
      name: { names.take([$0.view, $0.detail], ending: ".html") },
      emit: { page, tree in
        if let run { maker.noteLabels(of: run) }
        let back =
          page.kind == .root && isAlone
          ? (address: "index.html", title: compilation.package.name)
          : page.wayBack.map { (address: $0.file, title: $0.title) }
        try folder.write(maker.bytes(tree, .html, title: title(of: page), wayBack: back), to: page.file)
        progress(folder.files.count)
      })
    let screens = OutputWriter.screens(of: compilation)
    let roots = (program.app.isNone ? [] : [program.app]) + screens
    for root in roots where program[root].kind == .app || !walk.shownViews.contains(root) {
      let fresh = maker.makeRun()
      run = fresh
      isAlone = program[root].kind != .app
      do {
        if program[root].kind == .app { fresh.show(contentsOf: root) } else { try fresh.show(root) }
      } catch let fault as RuntimeFault {
        let finding = maker.finding(fault, drawing: root)
        if let note = OutputWriter.note(finding, program[root], compilation) {
          site.notes.append(note)
        } else {
          faults.append(PageFault(diagnostics: [finding], files: compilation.files))
        }
        continue
      }
      try walk.walk(fresh, view: program[root].kind == .app ? "" : program[root].name.text)
    }
    site.pages = walk.pages.count
    site.leftOut = walk.leftOut
    for fault in walk.faults {
      let view = program.declarations.indices.first { program.declarations[$0].name.text == fault.page.view }
      let finding = maker.finding(fault.fault, drawing: view ?? program.declarations.startIndex)
      faults.append(PageFault(diagnostics: [finding], files: compilation.files))
    }

    var gallery: [GalleryPage.Preview] = []
    for index in program.declarations.indices where program.declarations[index].kind == .preview {
      let declared = program.declarations[index]
      let subject = declared.subject.isNone ? "" : program[declared.subject].name.text
      let name = declared.name.isEmpty ? subject : declared.name.text
      do {
        let tree = try maker.tree(ofPreview: index)
        let file = names.take([subject, name == subject ? "" : name], ending: ".html", in: "previews/")
        let home = (address: "../index.html", title: compilation.package.name)
        let page = maker.bytes(
          tree, .html, title: name, base: "../", locale: program.locale(of: index), wayBack: home)
        try folder.write(page, to: file)
        gallery.append(GalleryPage.Preview(name: name, of: subject, file: file))
      } catch let fault as PageFault {
        faults.append(fault)
      }
    }
    site.findings = PageFault(faults, isRouted: !program.app.isNone)?.diagnostics ?? []
    site.previews = gallery.count
    site.pressable = maker.pressable
    let index = GalleryPage(
      package: compilation.package.name, pages: walk.pages, previews: gallery, leftOut: walk.leftOut)
    try folder.write(maker.gallery(index.body, title: compilation.package.name), to: "index.html")
    if options.styles == .link { try folder.write(maker.theme, to: maker.themeFile) }
    for asset in maker.assets { try folder.write(try asset.bytes, to: asset.file) }
    try folder.write(Array(list(walk.pages, gallery).utf8), to: "sitemap.txt")
    if site.findings.isEmpty { site.removed = folder.removeStale() }
    let manifest = manifest(compilation.package.name, walk.pages, gallery, folder.files)
    try folder.writeManifest(manifest)
    return site
  }

  private static func title(of page: SitePage) -> String {
    if page.kind != .state { return page.title }
    return page.detail.isEmpty || page.detail == page.title ? page.title : "\(page.title) – \(page.detail)"
  }

  private static func list(_ pages: [SitePage], _ previews: [GalleryPage.Preview]) -> String {
    (["index.html"] + pages.map(\.file) + previews.map(\.file)).joined(separator: "\n") + "\n"
  }

  private static func manifest(
    _ name: String, _ pages: [SitePage], _ previews: [GalleryPage.Preview], _ files: [String]
  ) -> String {
    var text = "{\n  \"version\": 1,\n  \"package\": \(JSONReport.quoted(name)),\n  \"pages\": ["
    for (index, page) in pages.enumerated() {
      text += index == 0 ? "\n" : ",\n"
      text += "    {\"view\": \(JSONReport.quoted(page.view)), \"title\": \(JSONReport.quoted(page.title)), "
      if let parent = page.parent { text += "\"from\": \(JSONReport.quoted(parent.file)), " }
      text += "\"html\": \(JSONReport.quoted(page.file))}"
    }
    text += "\n  ],\n  \"previews\": ["
    for (index, preview) in previews.enumerated() {
      text += index == 0 ? "\n" : ",\n"
      text += "    {\"name\": \(JSONReport.quoted(preview.name)), \"of\": \(JSONReport.quoted(preview.of)), "
      text += "\"html\": \(JSONReport.quoted(preview.file))}"
    }
    text += "\n  ],\n  \"files\": [\n"
    text += files.map { "    \(JSONReport.quoted($0))" }.joined(separator: ",\n")
    return text + "\n  ]\n}\n"
  }
}
