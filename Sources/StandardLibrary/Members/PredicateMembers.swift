import ScreenTypes

extension StandardLibrary {
  /// Conditions that are written as text, about a text itself: `SELF MATCHES %@`.
  static let predicateMembers: [LibraryMember] =
    ["", ", _ argument: Any", ", argumentArray arguments: [Any]?"].map { second in
      LibraryMember(
        .initializer, of: "NSPredicate", "init(format predicateFormat: String\(second))",
        "A condition on a text: `SELF`, then `MATCHES` with a regular expression, `CONTAINS`, `BEGINSWITH`, `ENDSWITH` or "
          + "`==`, each with `[c]` for any case, and a text in quotes or `%@`."
      ) { call in
        var argument = second.isEmpty ? nil : call.arguments[1]
        if case .array(let values)? = argument { argument = values.elements.first }
        guard let predicate = PredicateValue(format: call.string(0), argument?.text) else {
          throw RuntimeFault(
            .runStopped,
            "The condition “\(call.string(0))” is not known here: write it in code, or as `SELF MATCHES %@`.")
        }
        return Value(predicate)
      }
    }
    + [
      LibraryMember(
        .method, of: "NSPredicate", "evaluate(with object: Any?) -> Bool",
        "True where the condition holds for a text."
      ) { call in
        guard let predicate = call.receiver.content(PredicateValue.self), let text = call.arguments[0].text
        else { return .bool(false) }
        return .bool(try predicate.holds(for: text, call.host))
      }
    ]
}
