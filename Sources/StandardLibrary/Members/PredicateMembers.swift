import ScreenTypes

extension StandardLibrary {
  /// Conditions that are written as text, about a text itself: `SELF MATCHES %@`.
  static let predicateMembers: [LibraryMember] =
    (0...1).map { count in
      LibraryMember(
        .initializer, of: "NSPredicate",
        "init(format predicateFormat: String" + (count == 0 ? ")" : ", _ argument: Any)"),
        "A condition on a text: `SELF`, then `MATCHES` with a regular expression, `CONTAINS`, `BEGINSWITH`, `ENDSWITH` or "
          + "`==`, each with `[c]` for any case, and a text in quotes or `%@`."
      ) { call in
        let argument = count == 0 ? nil : call.arguments[1].text
        guard let predicate = PredicateValue(format: call.string(0), argument) else {
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
