/// Mutants that have no fault, with the reason.
enum Equivalence {
  private static let known: [(plant: String, path: String, label: String, reason: String)] = [
    (
      "A value in place of a binding", "RecipeDetailToolbar.xml", "=\"$showDeleteConfirmation\"",
      "the name is a Binding, and in braces it is handed on whole"
    ),
    (
      "A value in place of a binding", "RecipeEditor.xml", "=\"$config\"",
      "the name is a Binding, and in braces it is handed on whole"
    ),
    (
      "A binding in place of a value", "DetailView.xml", "=\"{recipe}\"",
      "the parameter is a Binding, and `{recipe}` hands the same one on whole"
    ),
  ]

  static func reason(_ plant: String, _ path: String, _ label: String) -> String? {
    known.first { $0.plant == plant && path.hasSuffix($0.path) && label.hasPrefix($0.label) }?.reason
  }
}
