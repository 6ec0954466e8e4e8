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
      AttributeDefinition(
        "error", "Error?", "What went wrong, which is the title; it is shown while there is one."),
      .presenting,
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
    try lowering.present(.alert, use, about: [use[7], use[8]], missing: (.none, "OK"), error: use[7])
    return view
  }
}
