import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let alert = ElementDefinition(
    attachment: "Alert", isEarly: true, "Asks or tells something over the page; its Buttons answer.",
    attributes: AttributeDefinition.presentation + [
      AttributeDefinition("title", "String", "What it is about."),
      AttributeDefinition("message", "String", "More about it."),
      AttributeDefinition("value", "Alert", "All of it, where code makes it: title, message and buttons."),
    ],
    content: [.views, .presents], role: "alertdialog",
    alternatives: [["isPresented", "item"]],
    example: """
      <Text>Order
        <Alert isPresented="{.constant(true)}" title="Order now?" message="Two rocks">
          <Button action="print('ordered')">Order</Button>
          <Button role="cancel">Cancel</Button>
        </Alert>
      </Text>
      """
  ) { lowering, use, content in
    let view = try content()
    try lowering.present(.alert, use, missing: (.none, "OK"))
    return view
  }
}
