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
        Fails unless all of this holds: `text` is visible, `no-text` is not, `screen` is the view, the title or the tab of the \
        page in front, the condition `value` is true, `effect` happened.
        """)
    case .snapshot:
      StepForm(
        "Snapshot", required: [.name], words: .subject(.name),
        "Compares the page with the one that was kept under this name.")
    }
  }
}
