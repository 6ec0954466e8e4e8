/// Mutants that have no fault, with the reason.
enum Equivalence {
  private static let known: [(plant: String, path: String, label: String, reason: String)] = [
    (
      "A binding in place of a value", "DetailView.xml", "=\"{recipe}\"",
      "the parameter is a Binding, and `{recipe}` hands the same one on whole"
    )
  ]

  static func reason(_ plant: String, _ path: String, _ label: String) -> String? {
    known.first { $0.plant == plant && path.hasSuffix($0.path) && label.hasPrefix($0.label) }?.reason
  }
}
