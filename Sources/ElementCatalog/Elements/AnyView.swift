extension ElementCatalog {
  static let anyView = ElementDefinition(
    "AnyView", "A view whose type is not told; here its views themselves.",
    content: [.views, .shared],
    example: """
      <AnyView><Text>Turtle Rock</Text></AnyView>
      """)
}
