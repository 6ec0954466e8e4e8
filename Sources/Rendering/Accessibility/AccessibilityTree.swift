import RenderTree

/// What a screen reader reads, as lines of text: the role of each element, its name in quotes, its value and states,
/// and what it holds, indented by two blanks. Layout, colours and decoration are left out, so that two versions of a
/// screen differ in a line only where someone who listens to them would notice.
///
/// ```text
/// heading 1 "Landmarks"
/// list
///   row
///     switch "Favorites only" off
/// ```
public enum AccessibilityTree {
  /// The reading of a tree as UTF-8. What is presented over the page comes last.
  public static func text(of tree: RenderTree) -> [UInt8] {
    var writer = AccessibilityWriter(tree)
    writer.write(tree.root, depth: 0, level: 0)
    var next = 0
    while next < writer.presentations.count {
      writer.writePresentation(writer.presentations[next])
      next += 1
    }
    return writer.out
  }
}
