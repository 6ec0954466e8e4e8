import ElementCatalog
import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

/// A sheet, cover, popover, alert or dialog with the state that shows it.
struct Presentation {
  /// Its place.
  var use: ViewUse
  /// Its element.
  var element: Name
  /// The flag or optional that shows it: a member that the binding leads to.
  var flag: MemberID
  /// The binding.
  var code: CodeID
  /// The value of `isPresented` or `item`.
  var attribute: SourceLocation
  /// The bytes of its element.
  var range: SourceRange

  /// True for alerts and dialogs, which go away before a button's action runs.
  var closesItself: Bool { Self.closingElements.contains(element) }

  private static let closingElements: [Name] = ["Alert", "ActionSheet", "ConfirmationDialog"]
}

extension Presentation {
  /// Elements that present their content.
  static let elements: [Name] = ElementCatalog.shared.elements.filter { $0.content.contains(.presents) }.map {
    Name($0.name)
  }

  /// All presentations whose binding is a plain path, in file order.
  static func all(_ model: SemanticModel, _ graph: DataFlowGraph) -> [Presentation] {
    var found: [Presentation] = []
    for element in elements {
      for use in graph.uses(ofElement: ElementCatalog.shared.element(named: element)) {
        if let presentation = Presentation(use, element, model) { found.append(presentation) }
      }
    }
    return found.sorted { ($0.use.file, $0.range.start) < ($1.use.file, $1.range.start) }
  }

  private init?(_ use: ViewUse, _ element: Name, _ model: SemanticModel) {
    let checked = model.files[Int(use.file)]
    let view = checked.views[Int(use.view)]
    let file = FileID(Int(use.file))
    guard
      let given = checked.attribute(LintNames.isPresented, of: view)
        ?? checked.attribute(LintNames.item, of: view),
      let flag = checked.boundMember(given.code)
    else { return nil }
    self.use = use
    self.element = element
    self.flag = flag
    code = given.code
    attribute = SourceLocation(file, given.range)
    range = view.range
  }
}

extension RuleContext {
  /// What a write leaves in a flag or optional.
  enum Outcome { case shown, hidden, unknown }

  /// What a write of a presentation's flag does to it.
  func outcome(of write: Access) -> Outcome {
    switch write.assigned {
    case .isTrue?: .shown
    case .isFalse?, .isNil?: .hidden
    case .other?: program[write.target].type == .bool ? .unknown : .shown
    case nil: .unknown
    }
  }

  /// Uses of a flag by anything but the bindings of presentations: each may show or hide it.
  func otherUses(of flag: MemberID) -> [Access] {
    graph.uses(of: flag).filter { isOther($0, than: flag) }
  }

  /// True for a use of a flag by anything but the binding of a presentation.
  func isOther(_ access: Access, than flag: MemberID) -> Bool {
    access.code < 0 || !facts.presents(flag, at: location(access.file, access.codeID))
  }

  /// The Binding of a declared view that a binding is passed for whole, or nil.
  func binding(takenFrom use: Access) -> MemberID? {
    let argument = graph.arguments(in: use.file).first { $0.attribute >= 0 && $0.code == use.code }
    guard let member = argument.map({ MemberID(Int($0.member)) }) else { return nil }
    return program[member].kind == .binding ? member : nil
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
      case .published:
        if graph.arguments(for: name).isEmpty { found.append(name) } else { return [] }
      case .binding where member.getter == nil && names.count < 64:
        for argument in graph.arguments(for: name) {
          if program[owner(ofUnit: argument.unit)].kind == .preview { continue }
          guard let target = argument.bound else { return [] }
          if !names.contains(target) { names.append(target) }
        }
      default: return []
      }
    }
    return found
  }

  /// The branches of conditions that a view stands in, from the inside out.
  func branches(around use: ViewUse) -> [Int32] {
    var found: [Int32] = []
    var index = use.outer
    while index >= 0 {
      let frame = graph.frames[Int(index)]
      if frame.kind == .conditional { found.append(frame.view) }
      index = frame.parent
    }
    return found
  }

  /// True for code of a function that nothing calls.
  func isUncalled(_ access: Access) -> Bool {
    let member = graph.units.member(access.unit)
    return !member.isNone && program[member].kind == .function && graph.usage[Int(member.index)].calls == 0
  }
}
