import SourceModel

/// The description of a kind of step.
public struct StepForm: Sendable {
  /// How a step is written on one line, after its word.
  public enum Words: Sendable {
    /// Nothing more.
    case none
    /// `SUBJECT`, or `SUBJECT: OTHER`.
    case subject(StepArgument, StepArgument? = nil)
    /// `OTHER: VALUE`, or `VALUE`.
    case value(of: StepArgument, StepArgument)
    /// `NAME=VALUE`.
    case assignment
    /// `VALUE` of the one argument, or `ATTRIBUTE: VALUE` of any.
    case anyOf(StepArgument)
  }

  /// The element's name, such as `LongPress`.
  public let element: String
  /// The attributes that it must have.
  public let required: [StepArgument]
  /// The attributes that it may have.
  public let others: [StepArgument]
  /// How it is written on one line.
  public let words: Words
  /// What it does, as a sentence.
  public let documentation: String

  init(
    _ element: String, required: [StepArgument] = [], others: [StepArgument] = [], words: Words = .none,
    _ documentation: String
  ) {
    self.element = element
    self.required = required
    self.others = others
    self.words = words
    self.documentation = documentation
  }

  /// All attributes, in the order in which they are written.
  public var arguments: [StepArgument] { required + others }

  /// Its word on the command line, such as `longpress`.
  public var word: String { element.lowercased() }

  /// How it is written on one line, such as `select LABEL[: VALUE]`.
  public var usage: String {
    func word(_ argument: StepArgument) -> String {
      argument == .on ? "LABEL" : argument.attribute.uppercased()
    }
    switch words {
    case .none: return self.word
    case .subject(let subject, nil): return "\(self.word) \(word(subject))"
    case .subject(let subject, let other?):
      let value = ": \(word(other))"
      return "\(self.word) \(word(subject))" + (required.contains(other) ? value : "[\(value)]")
    case .value(let other, let value): return "\(self.word) [\(word(other)): ]\(word(value))"
    case .assignment: return "\(self.word) NAME=VALUE"
    case .anyOf(let argument): return "\(self.word) \(word(argument))"
    }
  }
}
