import RenderTree
import Rendering
import ScreenSemantics
import ScreenTypes
import SourceModel

/// One page that was written.
public struct WrittenPage: Sendable {
  /// The screen's or preview's name.
  public var name: String
  /// True for a preview.
  public var isPreview: Bool
  /// The view that a preview is of; nil where it says none, and for screens.
  public var previewOf: String?
  /// Files by format, relative to the output folder.
  public var files: [(format: OutputFormat, path: String)]
}

/// The result of `OutputWriter`.
public struct WrittenOutput: Sendable {
  /// The pages.
  public var pages: [WrittenPage] = []
  /// What to say of screens that were left out.
  public var notes: [Diagnostic] = []
  /// The labels that `--pressed` may name; empty where it names none.
  public var pressable: Set<String> = []
}

/// Writes every screen and every preview of a package.
public enum OutputWriter {
  /// Makes all pages first, then writes them, so that a fault leaves the last good output. `finished` is called with the name
  /// of each page that was made and how long one core took for it, and with `routes` and no time once the routes are found. A
  /// screen to which a way leads that is closed with this data is left out, with a note. Throws `PageFault` with what is wrong
  /// on any page, `FileError`, `OutsidePackage`.
  public static func write(
    _ compilation: Compilation, to folder: OutputFolder, formats: [OutputFormat], options: PageOptions,
    progress: (Int, Int) -> Void = { _, _ in }, finished: (String, Duration?) -> Void = { _, _ in }
  ) throws -> WrittenOutput {
    let program = compilation.model.program
    let screens = screens(of: compilation)
    let previews = program.declarations.indices.filter { program.declarations[$0].kind == .preview }
    var maker = try PageMaker.ofPackage(compilation, options: options)
    maker.writtenPages = Set(screens.map { "\(program.declarations[$0].name).html" })
    var pages: [WrittenPage] = []
    var notes: [Diagnostic] = []
    var faults: [PageFault] = []
    let output = StagedOutput(folder)
    var buffer = OutputBuffer(capacity: 1024)
    var names: Set<String> = []
    let run = maker.makeRun(foldsRows: true)
    var drawn: [DrawnPage] = []
    var nodes = 0
    func writeDrawn() throws {
      if drawn.count == 1, drawn[0].tree.wholeNodeCount > mostNodes {
        let took = try write(drawn[0], maker, &buffer, to: output)
        pages.append(drawn[0].page)
        finished(drawn[0].title, drawn[0].took + took)
      } else {
        for (page, written) in zip(drawn, written(drawn, maker)) {
          for file in written.files { output.add(file.path, file.bytes) }
          pages.append(page.page)
          finished(page.title, page.took + written.took)
        }
      }
      drawn = []
      nodes = 0
    }
    func drawAll() throws {
      if screens.count > 1 {
        try run.findRoutes()
        finished("routes", nil)
      }
      for (index, declaration) in (screens + previews).enumerated() {
        progress(index, screens.count + previews.count)
        let declared = program.declarations[declaration]
        let isPreview = declared.kind == .preview
        let subject = declared.subject.isNone ? nil : program[declared.subject].name.text
        let name = program.pageName(of: declared)
        let tree: RenderTree
        let start = ContinuousClock.now
        do {
          tree =
            isPreview
            ? try maker.tree(ofPreview: declaration)
            : try maker.tree(of: declaration, on: run)
        } catch let fault as PageFault {
          if !isPreview, let note = note(fault, declared, compilation) {
            notes.append(note)
          } else {
            faults.append(fault)
          }
          continue
        }
        let base = unique((isPreview ? "previews/" : "") + fileName(name), &names)
        let paths = formats.map { (format: $0, path: "\(base).\($0.fileExtension)") }
        let page = WrittenPage(
          name: name, isPreview: isPreview, previewOf: isPreview ? subject : nil, files: paths)
        drawn.append(
          DrawnPage(
            page: page, tree: tree, base: isPreview ? "../" : "", locale: program.locale(of: declaration),
            took: ContinuousClock.now - start))
        nodes += tree.wholeNodeCount
        if drawn.count == mostDrawn || nodes > mostNodes { try writeDrawn() }
      }
      try writeDrawn()
    }
    try withoutActuallyEscaping(drawAll) { try run.session($0) }
    if let fault = PageFault(faults, isRouted: !program.app.isNone) { throw fault }
    if formats.contains(.html) {
      if options.styles == .link { output.add(maker.themeFile, maker.theme) }
      for asset in maker.assets { output.add(asset.file, try asset.bytes) }
    }
    output.add("manifest.json", Array(manifest(pages, compilation).utf8))
    try output.finish()
    return WrittenOutput(pages: pages, notes: notes, pressable: maker.pressable)
  }

  /// How many pages are drawn before they are put into their formats, which all cores do, and how many nodes they may
  /// have together: large trees take memory that the next one could use again.
  private static let mostDrawn = 64
  private static let mostNodes = 4000

  /// A page that is drawn and not yet in its formats.
  private struct DrawnPage: Sendable {
    let page: WrittenPage
    let tree: RenderTree
    /// What leads from its folder to that of pictures and style sheet.
    let base: String
    /// The locale that it says, as a preview may.
    let locale: String?
    let took: Duration

    /// What it is called where its time is told.
    var title: String { base.isEmpty ? page.name : "preview \(page.name)" }
  }

  /// Puts one page of many nodes into its formats, as HTML in a buffer that serves the next, and tells how long that took.
  private static func write(
    _ drawn: DrawnPage, _ maker: PageMaker, _ buffer: inout OutputBuffer, to output: StagedOutput
  ) throws -> Duration {
    var took = Duration.zero
    for (format, path) in drawn.page.files {
      let start = ContinuousClock.now
      if format == .html {
        buffer.removeAll()
        maker.writeHTML(
          drawn.tree, title: drawn.page.name, base: drawn.base, locale: drawn.locale, into: &buffer)
        took += ContinuousClock.now - start
        try buffer.withBytes { try output.stage(path, $0) }
      } else {
        output.add(
          path,
          maker.bytes(
            drawn.tree, format, title: drawn.page.name, base: drawn.base, locale: drawn.locale))
        took += ContinuousClock.now - start
      }
    }
    return took
  }

  /// Puts pages into their formats, and tells how long that took for each.
  private static func written(_ pages: [DrawnPage], _ maker: PageMaker)
    -> [(files: [(path: String, bytes: [UInt8])], took: Duration)]
  {
    // To write a tree changes nothing of the maker.
    nonisolated(unsafe) let maker = maker
    return Parallel.map(pages.count, onAllCores: true) { place in
      let drawn = pages[place]
      let start = ContinuousClock.now
      let files = drawn.page.files.map { format, path in
        (
          path: path,
          bytes: maker.bytes(
            drawn.tree, format, title: drawn.page.name, base: drawn.base, locale: drawn.locale)
        )
      }
      return (files, ContinuousClock.now - start)
    }
  }

  /// The screens of a package; those of its dependencies are written where they are at home.
  static func screens(of compilation: Compilation) -> [DeclarationID] {
    let program = compilation.model.program
    return program.declarations.indices.filter {
      program.declarations[$0].kind == .screen
        && program.declarations[$0].file.position < compilation.package.ownFiles
    }
  }

  /// What to say of a screen that is left out, as the App leads to it only with other data: from the rows of a list
  /// that is empty, or with an item that nothing chooses. Nil where it should have been drawn.
  static func note(
    _ fault: PageFault, _ screen: Declaration, _ compilation: Compilation
  ) -> Diagnostic? {
    guard fault.diagnostics.count == 1 else { return nil }
    return note(fault.diagnostics[0], screen, compilation)
  }

  /// The note for a screen whose only fault is this finding; nil where it should have been drawn.
  static func note(_ fault: Diagnostic, _ screen: Declaration, _ compilation: Compilation) -> Diagnostic? {
    let program = compilation.model.program
    var note = fault
    guard [.runMissingArgument, .flowMissingEnvironmentObject].contains(note.rule), !program.app.isNone,
      let id = program.lookup(screen.name, in: screen.file),
      StackPlacement(program, compilation.graph).isReached(id.index)
    else { return nil }
    note.severity = .note
    note.message =
      "`\(screen.name)` is not written: with this data nothing on the way to it gives it what it needs."
    note.help = "Give it a Preview, which shows it with made-up data."
    return note
  }

  private static func fileName(_ name: String) -> String {
    String(name.map { $0 == "/" || $0 == "\0" || $0 == ":" ? "-" : $0 })
  }

  private static func unique(_ name: String, _ taken: inout Set<String>) -> String {
    var candidate = name
    var number = 2
    while !taken.insert(candidate).inserted {
      candidate = "\(name)-\(number)"
      number += 1
    }
    return candidate
  }

  private static func manifest(_ pages: [WrittenPage], _ compilation: Compilation) -> String {
    func object(_ page: WrittenPage) -> String {
      let files = page.files.map { "\"\($0.format.rawValue)\": \(JSONReport.quoted($0.path))" }.joined(
        separator: ", ")
      let of = page.previewOf.map { "\"of\": \(JSONReport.quoted($0)), " } ?? ""
      return "{\"name\": \(JSONReport.quoted(page.name)), \(of)\(files)}"
    }
    func list(_ pages: [WrittenPage]) -> String {
      pages.isEmpty ? "[]" : "[\n    " + pages.map(object).joined(separator: ",\n    ") + "\n  ]"
    }
    return """
      {
        "version": 1,
        "package": \(JSONReport.quoted(compilation.package.name)),
        "screens": \(list(pages.filter { !$0.isPreview })),
        "previews": \(list(pages.filter(\.isPreview)))
      }

      """
  }
}
