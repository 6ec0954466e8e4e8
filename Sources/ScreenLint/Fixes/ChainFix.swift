import ScreenSemantics
import ScreenSyntax
import SourceModel

extension RuleContext {
  /// Adds a modifier to the end of the chain of a view; nil where the chain is written as a child element.
  func adding(modifier: String, to view: ViewID, in file: FileID) -> SourceEdit? {
    let node = model.files[file].views[view].xml
    let tree = xml(file)
    if let modifiers = tree.attribute(Names.modifiers, of: node) {
      // As a child element its name is followed by the end of the tag.
      let behindName = Int(modifiers.nameRange.end)
      if bytes(file)[behindName] == UInt8(ascii: ">") { return nil }
      let end = modifiers.value.end
      return SourceEdit(SourceLocation(file, SourceRange(end, end)), modifier)
    }
    let end = tree[node].nameRange.end
    return SourceEdit(SourceLocation(file, SourceRange(end, end)), " modifiers=\"\(modifier)\"")
  }
}
