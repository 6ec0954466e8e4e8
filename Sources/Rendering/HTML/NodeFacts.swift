import RenderTree

/// What the writer must know of a subtree before it opens its element.
struct NodeFacts: OptionSet {
  let rawValue: UInt8
  /// Takes all the width it is offered.
  static let growsAcross = NodeFacts(rawValue: 1)
  /// Takes all the height it is offered.
  static let growsDown = NodeFacts(rawValue: 2)
  /// Holds something that takes input: a control, a link, a tappable view.
  static let interactive = NodeFacts(rawValue: 4)
  /// Holds a text that a link around it could be hung on: visible, and not in something interactive.
  static let linkText = NodeFacts(rawValue: 8)
  /// Holds something with a name to read aloud.
  static let named = NodeFacts(rawValue: 16)
  /// Holds a list on a grouped background.
  static let grouped = NodeFacts(rawValue: 32)
  /// May be written: its payload exists and it is not too deep.
  static let sound = NodeFacts(rawValue: 64)
  /// Holds a frame, a picture or a fixed view whose width a crowded stack may not take away, or one that is not asked when the
  /// others are: a stack around it says how narrow its views may become.
  static let firm = NodeFacts(rawValue: 128)

  static let grows: NodeFacts = [.growsAcross, .growsDown]
  static let rising: NodeFacts = [.interactive, .linkText, .named, .grouped]
}

extension ListPayload {
  /// True where rows stand on cards over a grey surface.
  var hasGroupedSurface: Bool {
    switch style {
    case .automatic, .grouped, .insetGrouped: true
    case .plain, .inset, .sidebar: false
    }
  }
}

extension BoxModifier {
  /// True where the view inside is offered no height, if it is so around.
  func opensHeight(_ isOpen: Bool) -> Bool {
    switch self {
    case .frame(_, .some, _), .flexibleFrame(_, _, _, _, .some, _, _), .device: false
    case .fixedSize(_, vertical: true): true
    // Any other box offers what it is offered, less some room.
    default: isOpen
    }
  }
}
