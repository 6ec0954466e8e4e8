import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let subscriptionStoreView = ElementDefinition(
    "SubscriptionStoreView", "Subscriptions of the App Store; drawn as a box with their group.",
    attributes: [
      AttributeDefinition(
        "groupID", "String", "The identifier of the group of subscriptions.", required: true)
    ],
    content: .views, role: "img", since: .since(iOS: 17, macOS: 14),
    example: """
      <SubscriptionStoreView groupID="21345678"/>
      """
  ) { lowering, use in
    lowering.systemView("arrow.triangle.2.circlepath", "Subscriptions", ratio: nil, identifier: use[0])
  }
}
