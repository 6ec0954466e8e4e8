import RenderTree

/// The text styles of a page, and what it uses of its style sheet.
struct PageStyles: ~Copyable {
  private let texts: TextStyleTable
  /// What was written so far that rules of the style sheet ask for.
  private(set) var used: StyleUse

  init(_ tree: RenderTree, page: HTMLPage) {
    used = StyleUse(
      page: page, holdsRightToLeft: tree.boxes.contains(.layoutDirection(rightToLeft: true)))
    texts = TextStyleTable(
      tree.textStyles, gradients: tree.gradients, isRightToLeft: page.isRightToLeft)
  }

  /// The text style at an index; plain body text where there is none.
  @inline(__always)
  func entry(_ style: Int32) -> TextStyleTable.Entry { texts.entry(style) }

  /// The classes of a text style, each with a blank before it.
  @inline(__always)
  func classes(_ entry: TextStyleTable.Entry) -> UnsafeBufferPointer<UInt8> { texts.classes(entry) }

  /// The declarations of a text style.
  @inline(__always)
  func declarations(_ entry: TextStyleTable.Entry) -> UnsafeBufferPointer<UInt8> { texts.declarations(entry) }

  /// Notes the elements, classes and roles of markup that is written.
  @inline(__always)
  mutating func note(_ markup: StaticString) { used.note(markup) }

  /// Notes a heading that is written.
  mutating func note(heading level: Int) { used.note(heading: level) }

  /// Notes the variables of the theme in what was written from a place on.
  mutating func note(variablesIn written: borrowing OutputBuffer, from start: Int) {
    used.note(variablesIn: written, from: start)
  }

  /// Notes the classes and variables of a text style that is written.
  @inline(__always)
  mutating func note(textStyle style: Int32) {
    guard texts.isFirstUse(of: style) else { return }
    let entry = texts.entry(style)
    used.note(classes: texts.classes(entry))
    used.note(variablesIn: texts.declarations(entry))
  }
}
