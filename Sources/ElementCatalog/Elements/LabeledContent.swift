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
    let label = try lowering.host.lowerLabel(of: use.site, title: use[0], lowering)
    var content = try lowering.with({
      $0.textStyle.color = Color(.secondary)
      $0.contentColor = Color(.secondary)
    }) {
      try lowering.host.lowerBody(of: use.site, lowering)
    }
    if content.isEmpty, let value = use[1] {
      var style = lowering.environment.textStyle
      style.color = Color(.secondary)
      let shown = lowering.written(value, format: use[2])
      content = [lowering.text(lowering.tree.store(lowering.string(shown)), style: style)]
    }
    if lowering.environment.hidesLabels { return lowering.group(content) }
    lowering.tree.spacers.append(-1)
    let spacer = lowering.node(.spacer, payload: lowering.tree.spacers.count - 1)
    return lowering.stack(StackPayload(axis: .horizontal), children: label + [spacer] + content)
  }
}
