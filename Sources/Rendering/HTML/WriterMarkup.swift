import RenderTree

extension HTMLWriter {
  /// Writes runs of which some may be marked by Markdown or lead somewhere. Where a link would stand inside another
  /// link or control, its words stay words.
  mutating func writeRuns(_ text: TextPayload, isSingle: Bool, _ place: Place) {
    var link: Int32 = -1
    for index in 0..<Int(text.runCount) {
      let run = pointers.runs[Int(text.firstRun) + index]
      let next = place.phrasing ? -1 : styles.entry(run.style).link
      if next != link {
        if link >= 0 { out.append("</a>") }
        if next >= 0 { openLink(next) }
        link = next
      }
      writeRun(run, isSingle: isSingle)
    }
    if link >= 0 { out.append("</a>") }
  }

  private mutating func openLink(_ link: Int32) {
    writeMarkup("<a")
    if !environment.isDisabled, Int(link) < tree.addresses.count {
      out.append(" href=\"")
      out.appendAddress(pointers.text(tree.addresses[Int(link)]))
      out.append("\"")
    }
    out.append(">")
  }

  /// Writes a run in the elements that say what Markdown says of it; the outermost has its look.
  mutating func writeMarked(_ run: TextRun) {
    addTextStyle(run.style)
    let markup = styles.entry(run.style).markup
    if markup.isEmpty { open("<span") }
    if markup.contains(.strong) { open("<strong") }
    if markup.contains(.emphasis) { open("<em") }
    if markup.contains(.struck) { open("<s") }
    if markup.contains(.code) { open("<code") }
    out.appendText(pointers.text(run.text))
    if markup.contains(.code) { out.append("</code>") }
    if markup.contains(.struck) { out.append("</s>") }
    if markup.contains(.emphasis) { out.append("</em>") }
    if markup.contains(.strong) { out.append("</strong>") }
    if markup.isEmpty { out.append("</span>") }
  }

  /// Opens an element with the attributes that wait for one.
  private mutating func open(_ tag: StaticString) {
    writeMarkup(tag)
    writeAttributes(-1, "")
    out.append(">")
  }
}
