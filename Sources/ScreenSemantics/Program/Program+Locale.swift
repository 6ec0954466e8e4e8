import ScreenSyntax
import ScreenTypes
import SourceModel

extension Program {
  /// The locale in which a Preview or Scenario is shown, as its attribute says; nil where it says none that is one.
  public func locale(of id: DeclarationID) -> String? {
    let declared = self[id]
    guard declared.kind == .preview || declared.kind == .scenario,
      let attribute = files[declared.file].xml.attribute(Names.locale, of: declared.node)
    else { return nil }
    let text = files[declared.file].source.text(attribute.value)
    return LocaleTag.isTag(text) ? text : nil
  }
}
