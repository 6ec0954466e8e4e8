extension StandardLibrary {
  /// Keys, pointers, feedback, and how content moves and scrolls.
  static let inputTypes: [LibraryType] = [
    LibraryType(
      "KeyEquivalent",
      cases: [
        "return", "escape", "space", "tab", "delete", "deleteForward", "upArrow", "downArrow", "leftArrow",
        "rightArrow", "home", "end", "pageUp", "pageDown", "clear",
      ], "A key of a keyboard that is no character."),
    LibraryType(
      "EventModifiers", cases: ["command", "shift", "option", "control", "capsLock", "all"],
      "Keys that are held while another is pressed."),
    LibraryType(
      "KeyboardShortcut", cases: ["defaultAction", "cancelAction"], "Keys that run an action."),
    LibraryType(
      "KeyPress.Result", cases: ["handled", "ignored"],
      "Whether a key that is pressed was meant for the view."),
    LibraryType("HoverEffect", cases: ["automatic", "highlight", "lift"], "The look under the pointer."),
    LibraryType(
      "SensoryFeedback",
      cases: [
        "success", "warning", "error", "selection", "impact", "increase", "decrease", "start", "stop",
        "alignment", "levelChange", "pathComplete",
      ], "What is felt when something happens."),
    LibraryType(
      "ContentTransition", cases: ["identity", "interpolate", "opacity", "numericText", "symbolEffect"],
      "How changed content comes in."),
    LibraryType(
      "SymbolEffect",
      aliases: [
        "DiscreteSymbolEffect", "IndefiniteSymbolEffect", "TransitionSymbolEffect",
        "ContentTransitionSymbolEffect",
      ],
      cases: [
        "bounce", "pulse", "variableColor", "scale", "appear", "disappear", "replace", "rotate", "breathe",
        "wiggle",
        "drawOn", "drawOff", "automatic",
      ],
      "How a symbol moves."),
    LibraryType(
      "Font.Width", cases: ["standard", "compressed", "condensed", "expanded"], "How wide characters are."),
    LibraryType("Font.Leading", cases: ["standard", "tight", "loose"], "How far lines are apart."),
    LibraryType("IndexViewStyle", cases: ["page"], "The look of the dots of pages."),
    LibraryType(
      "ContentMarginPlacement", cases: ["automatic", "scrollContent", "scrollIndicators"],
      "What margins are added to."),
    LibraryType(
      "ScrollTargetBehavior", cases: ["paging", "viewAligned"], "Where scrolling comes to rest."),
    LibraryType(
      "AccessibilityActionKind", cases: ["default", "escape", "magicTap", "delete", "showMenu"],
      "Which gesture of a screen reader an action answers."),
    LibraryType(
      "AccessibilityAdjustmentDirection", cases: ["increment", "decrement"],
      "Whether a value is to be made larger or smaller."),
  ]
}
