import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let labeledContent = ElementDefinition(
    "LabeledContent", "A label, and a value or views at the end of its line.",
    attributes: [
      .title(), AttributeDefinition("value", "T0", "The value as text."),
      AttributeDefinition("format", "FormatStyle", "How the value is written."),
    ],
    content: [.title, .views, .labelFirst, .titled],
    since: .since(iOS: 16, macOS: 13),
    example: #"<Form><LabeledContent title="Height" value="{12}"/></Form>"#
  ) { lowering, use in
    let label = { try lowering.host.lowerLabel(of: use.site, title: use[0], lowering) }
    let content = {
      let views = try lowering.host.lowerBody(of: use.site, lowering)
      guard views.isEmpty, let value = use[1] else { return views }
      let shown = lowering.string(try lowering.written(value, format: use[2]))
      return [lowering.text(lowering.tree.store(shown), style: lowering.environment.textStyle)]
    }
    return try lowering.styled(
      .labeledContent, at: use.site, StyleConfiguration(), label: label, content: content,
      plain: { try lowering.labeledContent(label: label(), content) })
  }
}

extension Lowering {
  /// A label and its content as the library draws them.
  fileprivate func labeledContent(
    label: [NodeIndex], _ content: () throws -> [NodeIndex]
  ) throws -> NodeIndex {
    let shown = try with(
      {
        $0.textStyle.color = Color(.secondary)
        $0.contentColor = Color(.secondary)
      }, content)
    if environment.hidesLabels { return group(shown) }
    return stack(
      StackPayload(axis: .horizontal), children: (label.isEmpty ? [] : [stacked(label)]) + [spacer()] + shown)
  }
}
