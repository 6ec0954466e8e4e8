import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let partActions = ElementDefinition(
    "actions", "The buttons of an alert, a sheet of actions or an empty page, set apart from its message.",
    content: .views,
    placement: .part(of: ["Alert", "ConfirmationDialog", "ActionSheet", "ContentUnavailableView"]),
    example: """
      <Text>Order
        <Alert isPresented="{.constant(true)}" title="Order now?">
          <actions><Button action="print('ordered')">Order</Button></actions>
          <message><Text>Two rocks</Text></message>
        </Alert>
      </Text>
      """)
}
