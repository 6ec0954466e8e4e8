import SourceModel

/// The kinds of steps of which scenarios are made. `form` describes each: the checker, the words of the command line, and
/// the printing of steps are all made from it.
public enum StepKind: UInt8, CaseIterable, Sendable {
  case tap, longPress, type, increment, decrement, select, set, swipe, delete, move, refresh, focus, wait
  case relaunch, dismiss, back, expect, snapshot

  /// What it is called, what it takes and how it is written.
  public var form: StepForm { Self.forms[Int(rawValue)] }

  /// The kind of an element's name, such as `LongPress`.
  public init?(element: String) {
    guard let found = Self.allCases.first(where: { $0.form.element == element }) else { return nil }
    self = found
  }

  /// The kind of a word of the command line, such as `longpress`; capitals do not matter.
  public init?(word: String) {
    let word = word.lowercased()
    guard let found = Self.allCases.first(where: { $0.form.word == word }) else { return nil }
    self = found
  }

  private static let forms = allCases.map(\.description)

  private var description: StepForm {
    switch self {
    case .tap:
      StepForm(
        "Tap", required: [.on], words: .subject(.on),
        "Taps a control, a row, or a view with a tap gesture: runs a button, opens a link, switches a toggle."
      )
    case .longPress:
      StepForm("LongPress", required: [.on], words: .subject(.on), "Holds a view with a long-press gesture.")
    case .type:
      StepForm(
        "Type", required: [.text], others: [.on], words: .value(of: .on, .text),
        """
        Replaces what the field `on` holds by `text`; without `on`, adds it to the field that has the focus. A line break \
        at its end submits the field.
        """)
    case .increment:
      StepForm("Increment", required: [.on], words: .subject(.on), "One step up of a stepper or slider.")
    case .decrement:
      StepForm("Decrement", required: [.on], words: .subject(.on), "One step down of a stepper or slider.")
    case .select:
      StepForm(
        "Select", required: [.on], others: [.value], words: .subject(.on, .value),
        """
        Chooses the option `value` of the picker, tab view or menu `on`; without `value`, the option or row `on` itself.
        """)
    case .set:
      StepForm(
        "Set", required: [.name, .value], words: .assignment,
        "Sets a state of the screen, or a part of one such as `config.isPresented`, past all controls.")
    case .swipe:
      StepForm(
        "Swipe", required: [.on, .action], words: .subject(.on, .action),
        "Swipes the row `on` and taps the action of this name.")
    case .delete: StepForm("Delete", required: [.on], words: .subject(.on), "Deletes the row `on` of a list.")
    case .move:
      StepForm(
        "Move", required: [.on, .to], words: .subject(.on, .to),
        "Drags the row `on` of a list to the place of the row `to`.")
    case .refresh: StepForm("Refresh", "Pulls the page down to refresh it.")
    case .focus: StepForm("Focus", required: [.on], words: .subject(.on), "Puts the focus into a field.")
    case .wait:
      StepForm(
        "Wait", required: [.seconds], words: .subject(.seconds),
        "Lets the clock of the run go on; no time passes otherwise, and none while it waits.")
    case .relaunch:
      StepForm(
        "Relaunch", "Ends the app and starts it again: what AppStorage and SceneStorage keep stays.")
    case .dismiss:
      StepForm("Dismiss", "Puts the topmost sheet or popover away, as a swipe or a tap beside it does.")
    case .back: StepForm("Back", "Goes back to the page before.")
    case .expect:
      StepForm(
        "Expect", others: [.text, .noText, .screen, .value, .effect], words: .anyOf(.text),
        """
        Fails unless all of this holds: `text` is visible, `no-text` is not, `screen` is the topmost page, the condition \
        `value` is true, `effect` happened.
        """)
    case .snapshot:
      StepForm(
        "Snapshot", required: [.name], words: .subject(.name),
        "Compares the page with the one that was kept under this name.")
    }
  }
}

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

  fileprivate init(
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
