import SourceModel

extension CodeParser {
  /// Words that other languages write between two values, and what they are here.
  static let foreignOperators: [String: (text: String, infix: InfixOperator)] = [
    "gte": ("ge", InfixOperator(op: .greaterOrEqual, precedence: 3, associativity: .none)),
    "geq": ("ge", InfixOperator(op: .greaterOrEqual, precedence: 3, associativity: .none)),
    "lte": ("le", InfixOperator(op: .lessOrEqual, precedence: 3, associativity: .none)),
    "leq": ("le", InfixOperator(op: .lessOrEqual, precedence: 3, associativity: .none)),
    "eq": ("==", InfixOperator(op: .equal, precedence: 3, associativity: .none)),
    "ne": ("!=", InfixOperator(op: .notEqual, precedence: 3, associativity: .none)),
    "neq": ("!=", InfixOperator(op: .notEqual, precedence: 3, associativity: .none)),
    "mod": ("%", InfixOperator(op: .remainder, precedence: 7, associativity: .left)),
  ]

  /// Reports such a word, which is read as what it means.
  mutating func reportForeignOperator(_ word: CodeToken) {
    let given = text(of: word)
    let meant = Self.foreignOperators[given]?.text ?? ""
    report(
      "`\(given)` is no operator here.", at: tokenRange, help: "It is written `\(meant)`.",
      fixes: [FixIt("Change it to `\(meant)`", .safe, [SourceEdit(SourceLocation(file, tokenRange), meant)])])
  }

  /// What a token of Swift that the language leaves out would do, and what to use instead.
  mutating func unsupported(_ token: CodeToken) -> (message: String, help: String) {
    var text = text(of: token)
    let help = Self.instead(of: text)
    if let declared = typeInCode(token) { return declared }
    if token.kind == .at || token.kind == .hash {
      text = self.text(token.start, min(lexer.identifierEnd(token.end), token.end + 40))
      if text == "@ViewBuilder" { return (Self.refusal(text), Self.insteadOfViewBuilder) }
      if let help = Self.insteadOfMacros[text] { return (Self.refusal(text), help) }
      if ["#if", "#elseif", "#else", "#endif"].contains(text) {
        return (
          text == "#if"
            ? "This `#if` has no `#endif`." : "This `\(text)` belongs to no `#if` that ends here.",
          "They stand together in the code of one element or attribute."
        )
      }
    }
    return (Self.refusal(text), help)
  }

  /// The same for an operator between two values.
  mutating func unsupportedInfix(_ token: CodeToken) -> (message: String, help: String) {
    unsupported(token)
  }

  /// What to write for a type that is declared in code, as Swift's functions may; nil for other words.
  private mutating func typeInCode(_ token: CodeToken) -> (message: String, help: String)? {
    guard token.kind == .unsupportedKeyword, let element = Self.elements[text(of: token)] else { return nil }
    var ahead = lexer
    ahead.advance()
    guard ahead.token.kind == .identifier else { return nil }
    let name = String(decoding: lexer.text[ahead.token.start..<ahead.token.end], as: UTF8.self)
    return (
      "`\(name)` is declared in code, and types are declared by elements.",
      "Write `<\(element) name=\"\(name)\"\(element == "Typealias" ? " type=\"…\"/>`" : ">`, with an element for each of its members,") "
        + "beside the function, whose code knows it by its name."
    )
  }

  /// The elements of the types that functions may declare in Swift.
  private static let elements = [
    "struct": "Struct", "enum": "Enum", "class": "Observable", "actor": "Actor",
    "typealias": "Typealias",
  ]

  private static let insteadOfMacros = [
    "#selector":
      "Hand on a function, or a closure that calls it: an action is code; the keyboard goes where a `<FocusState>` is set to `false` or nil.",
    "#keyPath": "Write a key path: `\\Recipe.title`.",
    "#Predicate": "Write the closure alone: `recipes.filter { $0.isFavorite }`.",
    "#Preview": "A preview is a `<Preview>` beside the view.",
    "#imageLiteral": "Write `Image('name')`, with its file in `Assets`.",
    "#warning": "Write a comment.",
    "#error": "Write a comment.",
  ]

  private static let insteadOfViewBuilder =
    "Views that a view is given are a `<Slot/>` of it, placed by `<Content/>`; a function that gives views is a `<Fragment>`."

  private static func refusal(_ text: String) -> String { "`\(text)` is not part of the code language." }

  /// What to use instead of a word or operator of Swift.
  private static func instead(of text: String) -> String {
    switch text {
    case "throws", "rethrows", "async": "It stands in a signature, between the parameters and `->`."
    case "fallthrough": "It is a statement of its own, the last of a `case`."
    case "class": "Declare it as an `<ObservableObject>` or `<Observable>` element."
    case "actor": "Declare it as an `<Actor>` element."
    case "struct": "Declare it as a `<Struct>` element."
    case "enum": "Declare it as an `<Enum>` element."
    case "extension": "Declare it as an `<Extension>` element."
    case "protocol": "Declare it as a `<Protocol>` element."
    case "typealias": "Declare it as a `<Typealias>` element."
    case "import": "All of the package is in scope: remove it."
    case "super": "There is no inheritance: name the object that is meant."
    case "static", "private", "fileprivate", "public", "internal", "lazy", "weak", "unowned", "mutating":
      "Remove it: such marks are attributes of declaring elements."
    case "is": "It stands between a value and a type, or alone before one: `case is T`."
    case "as": "It stands between a value and a type."
    case "&", "inout": "Pass a binding, as in `$name`, or assign the result of the function."
    case "|", "^", "<<", ">>": "It stands between two whole numbers."
    case "~": "Write `-1 - x`, which turns each bit of `x` over."
    case "++": "Write `+= 1`."
    case "--": "Write `-= 1`; between two signs, put a blank."
    case "**": "Multiply with `*`."
    case "..": "Write `...` to include the end, or `..<` (`upTo`) to leave it out."
    case "@": "Remove it: property wrappers are elements, such as `<State>`, and types need no marks."
    case "#":
      "There is `#available(iOS 17, *)` as a condition, and `#if os(iOS)` with its `#endif`."
    default: "Remove it."
    }
  }
}
