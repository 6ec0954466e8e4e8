import RenderTree

/// Writes render trees as HTML: valid, semantic, without scripts, the same bytes for the same tree.
public struct HTMLRenderer: Sendable {
  private let templates: PageTemplates

  /// A renderer that writes pages into these templates.
  public init(templates: PageTemplates = .builtIn) { self.templates = templates }

  /// One whole page.
  public func render(_ tree: RenderTree, page: HTMLPage) -> [UInt8] {
    OutputBuffer.bytes(capacity: pageSize(of: tree)) { render(tree, page: page, into: &$0) }
  }

  /// As many bytes as a page of a tree rarely has, and its body.
  private func pageSize(of tree: RenderTree) -> Int { templates.theme.utf8.count + Self.bodySize(of: tree) }

  private static func bodySize(of tree: RenderTree) -> Int {
    tree.wholeNodeCount &* 48 + tree.pool.count + tree.bytesInSource + 4096
  }

  /// Appends one whole page; many pages can share a buffer, and a page need not be copied out of it.
  public func render(_ tree: RenderTree, page: HTMLPage, into output: inout OutputBuffer) {
    var page = page
    if let isDark = tree.isWhollyDark { page.colorScheme = isDark ? .dark : .light }
    if let direction = tree.wholeDirection { page.isRightToLeft = direction }
    output.reserve(pageSize(of: tree))
    if page.inlineStyle, tree.wholeNodeCount <= Self.prunedSize {
      // The rules are chosen by what the page uses, so it is written first.
      var body = OutputBuffer(capacity: Self.bodySize(of: tree))
      let use = writeBody(tree, page: page, to: &body)
      fill(templates.shell, page, style: { templates.sheet.write(use, to: &$0) }, &output) {
        $0.append(contentsOf: body)
      }
    } else {
      fill(templates.shell, page, style: { $0.append(verbatim: templates.theme) }, &output) {
        _ = writeBody(tree, page: page, to: &$0)
      }
    }
  }

  /// Pages of more nodes than this get the whole theme: choosing its rules would cost more than it saves.
  static let prunedSize = 20_000

  /// A page of a site that is no screen: `body` is HTML.
  public func renderGallery(body: [UInt8], page: HTMLPage) -> [UInt8] {
    var output = OutputBuffer(capacity: body.count + 4096)
    fill(templates.gallery, page, style: { $0.append(verbatim: templates.theme) }, &output) {
      $0.append(body)
    }
    return output.bytes
  }

  private func fill(
    _ shell: [PageTemplates.Piece], _ page: HTMLPage, style: (inout OutputBuffer) -> Void,
    _ output: inout OutputBuffer, body: (inout OutputBuffer) -> Void
  ) {
    for piece in shell {
      output.append(piece.text)
      switch piece.placeholder {
      case .title: output.appendAttribute(page.title.isEmpty ? "Screen" : page.title)
      case .lang: output.appendAttribute(page.language.isEmpty ? "en" : page.language)
      case .dir: output.append(page.isRightToLeft ? "rtl" : "ltr")
      case .scheme: output.append(verbatim: page.colorScheme?.rawValue ?? "light dark")
      case .style: writeStyle(page, to: &output, style)
      case .body: body(&output)
      case nil: break
      }
    }
  }

  /// Appends what stands in the body of a page: the screen, its dialogs, and the drawings they use.
  public func renderFragment(
    _ tree: RenderTree, page: HTMLPage = HTMLPage(title: ""), into output: inout OutputBuffer
  ) {
    output.reserve(Self.bodySize(of: tree))
    _ = writeBody(tree, page: page, to: &output)
  }

  private func writeStyle(
    _ page: HTMLPage, to output: inout OutputBuffer, _ style: (inout OutputBuffer) -> Void
  ) {
    if page.inlineStyle {
      output.append("<style>\n")
      style(&output)
      writeAccent(page, to: &output)
      output.append("</style>")
    } else {
      output.append("<link rel=\"stylesheet\" href=\"")
      Array((page.assetBase + page.themeFile).utf8).withUnsafeBufferPointer { output.appendAddress($0) }
      output.append("\">")
      if page.accent != nil {
        output.append("<style>\n")
        writeAccent(page, to: &output)
        output.append("</style>")
      }
    }
  }

  /// Appends the rule that gives a page the accent of its app.
  private func writeAccent(_ page: HTMLPage, to output: inout OutputBuffer) {
    guard let accent = page.accent else { return }
    output.append(":root,.sw-light,.sw-dark,[data-scheme]{--sw-accent:")
    output.append(textColor: accent)
    output.append(";--sw-accent-text:")
    output.append(textColor: accent)
    output.append(";--sw-accent-solid:")
    output.append(groundColor: accent)
    output.append(";--sw-prominent:")
    output.append(groundColor: accent)
    output.append("}\n")
  }

  /// Writes what stands in the body, and tells what of a style sheet it uses.
  func writeBody(_ tree: RenderTree, page: HTMLPage, to output: inout OutputBuffer) -> StyleUse {
    TreePointers.read(tree) { pointers in
      var writer = HTMLWriter(output: output.take(), tree: tree, pointers: pointers, page: page)
      writer.writePage()
      let use = writer.styles.used
      output = writer.finish()
      return use
    }
  }
}
