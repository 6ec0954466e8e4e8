import ScreenTypes
import SourceModel

/// Where the wish for a type comes from, for messages. It is made for every value, so it holds no references.
struct Expectation {
  var type: TypeID
  /// Such as "`spacing` of VStack".
  var what: Subject
  /// Where that is declared, if in the package.
  var declared: SourceLocation? = nil
}

/// What wants a type, kept in parts: the words are put together only where a message needs them.
enum Subject: ExpressibleByStringLiteral, CustomStringConvertible {
  case phrase(StaticString)
  /// `` `name` ``
  case quoted(Name)
  /// The default of a parameter.
  case defaultValue(Name)
  /// What a function gives.
  case result(Name)
  /// What a slot gives its views.
  case slotValue(Name)
  /// A name of something: an attribute of an element, a parameter of a view.
  case part(Name, of: Name)
  /// The text of an element.
  case title(isVerbatim: Bool, of: Name)
  /// An argument by its label.
  case argument(Name, of: Callee)

  init(stringLiteral value: StaticString) { self = .phrase(value) }

  var description: String {
    switch self {
    case .phrase(let text): "\(text)"
    case .quoted(let name): Self.quoted(name.text)
    case .defaultValue(let name): "The default of `\(name)`"
    case .result(let name): "The result of `\(name)`"
    case .slotValue(let name): "`\(name)` of this slot"
    case .part(let name, let whole): "`\(name)` of \(whole)"
    case .title(let isVerbatim, let element): "The \(isVerbatim ? "text" : "title") of \(element)"
    case .argument(let label, let callee):
      label.isEmpty ? "The argument of `\(callee)`" : "`\(label):` of `\(callee)`"
    }
  }

  /// A name as code; of `device of Preview` the first word alone.
  private static func quoted(_ name: String) -> String {
    guard let end = name.firstIndex(of: " ") else { return "`\(name)`" }
    return "`\(name[..<end])`\(name[end...])"
  }
}

/// What is called, for messages.
enum Callee: CustomStringConvertible {
  case name(Name)
  case modifier(Name)
  case type(TypeID)

  var description: String {
    switch self {
    case .name(let name): name.text
    case .modifier(let name): ".\(name)"
    case .type(let type): type.description
    }
  }
}
