import ScreenSemantics
import ScreenTypes
import SourceModel

extension PresentationSite {
  /// True for alerts and dialogs, which go away when a button's action runs.
  var closesItself: Bool { Self.closingElements.contains(element) }

  static let closingElements: [Name] = ["Alert", "ActionSheet", "ConfirmationDialog"]

  /// What has a flag also where it is about something, `presenting`: an item alone shows none.
  static let abouts: SmallSet<Name> = ["Alert", "ConfirmationDialog"]

  /// True for what covers the view that presents it: nothing can be done there while it is open.
  var covers: Bool { closesItself || Self.sheets.contains(element) }

  /// Sheets, and what is shown as one on a phone.
  static let sheets: SmallSet<Name> = ["Sheet", "FullScreenCover", "Popover"]
}

/// What does a use of a presentation’s flag or optional do to what is presented?
///
/// Answer: whether a write shows or hides it, whether a binding is that of the presentation itself, and which sources a flag
/// leads to through the views that hand it on.
/// Cost: linear in the arguments of a file, or of the views that hand the flag on, at most 64.
/// Limits: a value that is computed may show or hide; a flag with a getter, or one whose callers pass something unknown, leads
/// nowhere, and nothing is said of it.
extension RuleContext {
  /// What a write leaves in a flag or optional.
  enum Outcome { case shown, hidden, unknown }

  /// What a write of a presentation's flag does to it.
  func outcome(of write: Access) -> Outcome {
    switch write.assigned {
    case .isTrue?: .shown
    case .isFalse?, .isNil?: .hidden
    case .other?: program[write.member].type == .bool ? .unknown : .shown
    case nil: .unknown
    }
  }

  /// True for the binding of a presentation, which only ever hides it.
  func presents(_ use: Access) -> Bool {
    use.kind == .bind
      && graph.presentations(in: use.file).contains { $0.code == use.root && $0.flag == use.member }
  }

  /// The Binding of a declared view that a binding is passed for whole, or nil.
  func binding(takenFrom use: Access) -> MemberID? {
    member(givenIn: use).flatMap { program[$0].kind == .binding ? $0 : nil }
  }

  /// The member of a declared view that what is used is passed for whole, or nil.
  func member(givenIn use: Access) -> MemberID? {
    let argument = graph.arguments(in: use.file).first { !$0.attribute.isNone && $0.code == use.code }
    return argument.map { $0.parameter }
  }

  /// The states and announced values that a bound member leads to through the views that hand it on; previews do not
  /// count. Empty where one of them is not known.
  func sources(behind flag: MemberID) -> [MemberID] {
    var names = [flag]
    var found: [MemberID] = []
    var place = 0
    while place < names.count {
      let name = names[place]
      place += 1
      let member = program[name]
      switch member.kind {
      case .state: found.append(name)
      case .variable where program[member.owner].kind == .observable && !member.isStatic: fallthrough
      case .published:
        if graph.arguments(for: name).isEmpty { found.append(name) } else { return [] }
      case .binding where member.getter == nil && names.count < 64:
        for argument in graph.arguments(for: name) {
          if program[owner(ofUnit: argument.unit)].kind == .preview { continue }
          guard let target = argument.bound else { return [] }
          if !names.contains(target) { names.append(target) }
        }
      // What else a presentation hangs on is not followed, and nothing is said of it.
      default: return []
      }
    }
    return found
  }

  /// The branches of conditions that a view stands in, from the inside out.
  func branches(around use: ViewUse) -> [ViewID] {
    graph.frames(from: use.outer).compactMap { $0.frame.kind == .conditional ? $0.frame.view : nil }
  }

  /// True for code of a function that nothing calls.
  func isUncalled(_ access: Access) -> Bool {
    let member = graph.units.member(access.unit)
    // An initialiser is called by what makes the value.
    return !member.isNone && program[member].kind == .function && program[member].name != Names.initializer
      && graph.usage[member].calls == 0
  }
}
