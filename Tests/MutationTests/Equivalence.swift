/// Mutants that have no fault, with the reason.
enum Equivalence {
  private static let isBinding: @Sendable (String, String) -> Bool = { label, text in
    let name = label.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.first ?? ""
    return text.contains("<Binding name=\"\(name)\"")
  }

  private static let known:
    [(plant: String, holds: @Sendable (_ label: String, _ text: String) -> Bool, reason: String)] = [
      (
        "A value in place of a binding", isBinding,
        "the name is a Binding, and in braces it is handed on whole"
      ),
      (
        "A binding in place of a value", isBinding,
        "the parameter is a Binding, and `$` hands the same one on"
      ),
      (
        "A picture without a label", { label, _ in label == "ResizedImage" },
        "whoever uses the view gives it a label or hides it"
      ),
    ]

  static func reason(_ plant: String, _ mutant: Mutant) -> String? {
    known.first { $0.plant == plant && $0.holds(mutant.label, mutant.text) }?.reason
  }
}
