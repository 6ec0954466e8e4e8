import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let partMessage = ElementDefinition(
    "message", "The views that say more in an alert or a sheet of actions.",
    content: .views, placement: .part(of: ["Alert", "ConfirmationDialog", "ActionSheet"]),
    example: """
      <Text>Order
        <Alert isPresented="{.constant(true)}" title="Order now?">
          <actions><Button action="print('ordered')">Order</Button></actions>
          <message><Text>Two rocks</Text></message>
        </Alert>
      </Text>
      """)
}
