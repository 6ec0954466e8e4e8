import ElementCatalog
import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

// A proof asks whether handlers set each other off. Rows of a list that hold no handler, own no state and show no further
// page have no say in that; drawing them again after each use of a control would cost more than everything else.

/// What is known of a view or of the body of a declaration. Nothing for one that handlers may need.
struct Quietness: OptionSet {
  let rawValue: UInt8
  /// It only shows something and takes input: in it nothing runs by itself, nothing keeps state, and no page or presentation
  /// opens.
  static let quiet = Quietness(rawValue: 1)
  /// Nothing in it can stop the page with a fault, if what was passed to the view around it and injected can be read.
  static let sound = Quietness(rawValue: 2)
  /// It names nothing that was passed as a binding or injected.
  static let own = Quietness(rawValue: 4)
  /// What cannot be told.
  static let none: Quietness = []
  static let all: Quietness = [.quiet, .sound, .own]
  /// It is being found out.
  static let open = Quietness(rawValue: 64)
  /// It was found out; a mark that stands beside the others.
  static let known = Quietness(rawValue: 128)

  /// All of these.
  static func of<Items: Sequence>(_ items: Items, _ quietness: (Items.Element) -> Quietness) -> Quietness {
    var all = Quietness.all
    for item in items {
      all.formIntersection(quietness(item))
      if all.isEmpty { break }
    }
    return all
  }

  /// What code says of the view that shows its value.
  init(_ purity: Purity) {
    self = purity.contains(.reads) ? .quiet : .none
    if purity.contains([.reads, .total]) { insert(.sound) }
    if purity.contains([.reads, .own]) { insert(.own) }
  }

  init(rawValue: UInt8) { self.rawValue = rawValue }
}

/// What is a view: quiet, or something that handlers may need? Each view and declaration is looked at once for the package;
/// what cannot be told, as styles of the package are declared or a view is made of itself, is taken for something else.
struct QuietViews {
  private let evaluator: Evaluator
  private var runnable: RunnableProgram { evaluator.runnable }
  private var catalog: ElementCatalog { .shared }

  init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  /// What a view is: quiet, or something else. What cannot be told is taken for something else.
  func quietness(_ id: ViewID, _ code: FileCode) -> Quietness {
    if code.quietness.isEmpty { code.quietness = IDArray(repeating: .none, count: code.views.count) }
    let known = code.quietness[id]
    if known.contains(.known) { return known.subtracting(.known) }
    if known.contains(.open) { return .none }
    code.quietness[id] = .open
    let found = findQuietness(code.views[id], code)
    code.quietness[id] = found.union(.known)
    return found
  }

  private func quietness(views: Range<ViewPlace>, _ code: FileCode) -> Quietness {
    .of(views) { quietness(code.viewLists[$0], code) }
  }

  private func findQuietness(_ node: ViewNode, _ code: FileCode) -> Quietness {
    if runnable.declaresStyles { return .none }
    var found = quietness(modifiers: node.modifiers, code)
    func add(_ part: @autoclosure () -> Quietness) { if !found.isEmpty { found.formIntersection(part()) } }
    func addAttributes() { add(.of(node.attributes) { quietness(attribute: $0, code) }) }
    add(quietness(views: node.parts, code))
    add(quietness(views: node.content, code))
    switch node.kind {
    case .element, .part:
      guard node.target >= 0, node.local < 0, case let element = catalog.elements[Int(node.target)],
        !element.content.isDisjoint(with: [.quiet, .shared])
      else { return .none }
      if element.content.contains(.destination), opensByBinding(node, element, code) { return .none }
      addAttributes()
    case .declared:
      // A layout asks for the size that it is offered.
      if runnable.program[node.declaration].isLayout { return .none }
      addAttributes()
      add(quietness(of: runnable.plan(DeclarationID(node.target))))
    case .branch: if node.code.isNone { addAttributes() } else { add(quietness(read: node.code, code)) }
    case .forEach:
      let iteration = code.iterations[node.iteration]
      guard iteration.children.isNone, evaluator.isRepeatable(keyPath: iteration.id, code) else {
        return .none
      }
      add(quietness(code: node.code, code))
    case .conditional: break
    case .letBinding, .text: addAttributes()
    case .switching, .switchCase, .fragment, .content: return .none
    }
    return found
  }

  /// True for a link whose page a binding may open.
  private func opensByBinding(_ node: ViewNode, _ link: ElementDefinition, _ code: FileCode) -> Bool {
    node.attributes.contains { place in
      let position = code.attributes[place].position
      return position >= 0 && link.attributes[Int(position)].role == .binding
    }
  }

  /// What a declared view is wherever it stands, if what it is passed can be read.
  private func quietness(of plan: DeclarationPlan) -> Quietness {
    if plan.quietness.contains(.known) { return plan.quietness.subtracting(.known) }
    if plan.quietness.contains(.open) { return .none }
    plan.quietness = .open
    var found = Quietness.none
    if !plan.ownsState {
      found = .of(plan.stored) { quietness(start: $0) }
      for made in plan.made where !made.isLocal {
        found.formIntersection(quietness(read: made.code, plan.code))
      }
      if !found.isEmpty { found.formIntersection(quietness(views: plan.body, plan.code)) }
      // Its own names are told where it is used.
      if !found.isEmpty { found.insert(.own) }
    }
    plan.quietness = found.union(.known)
    return found
  }

  /// What the initial value of a member of a view says of it. Whether an object is given is known where it is drawn.
  private func quietness(start member: MemberID) -> Quietness {
    let plan = evaluator.members[member]
    if plan.kind == .environmentObject { return Quietness.all.subtracting(.sound) }
    let body = runnable.model.values[member]
    if !body.constant.isNone || body.code.isNone || body.isFunction { return .all }
    return quietness(read: body.code, runnable.code(plan.file))
  }

  func quietness(attribute place: AttributeID, _ code: FileCode) -> Quietness {
    let attribute = code.attributes[place]
    switch attribute.form {
    case .literal, .name, .action: return .all
    case .expression, .binding, .function: return quietness(code: attribute.code, code)
    case .views: return quietness(views: attribute.views, code)
    }
  }

  private func quietness(read id: CodeID, _ code: FileCode) -> Quietness {
    Quietness(evaluator.purity(id, code))
  }

  /// What code says that does nothing but give a value, a function or a binding.
  func quietness(code id: CodeID, _ code: FileCode) -> Quietness {
    if id.isNone { return .all }
    let node = code.nodes[id]
    let reference = code.references[id]
    if mayBeView(code.types[id]) { return .none }
    switch node.kind {
    case .closure: return .all
    case .bindingName:
      switch reference.kind {
      case .local: return .all
      case .staticMember, .configuration: return .none
      // All others are members.
      default:
        guard reference.index >= 0, case let member = evaluator.members[reference.member],
          member.kind != .computed, !member.hasGetter
        else { return .none }
        return member.kind == .binding || member.kind == .environmentObject
          ? Quietness.all.subtracting(.own) : .all
      }
    case .member where reference.kind == .bindingMember:
      let base = quietness(code: node.first, code)
      return evaluator.members[reference.member].field >= 0 ? base : base.subtracting(.sound)
    // What is no binding is judged by what it reads.
    default: return quietness(read: id, code)
    }
  }

  /// True for a type of which a value may stand for a view, which may hold anything.
  private func mayBeView(_ type: TypeID) -> Bool {
    let bare = Evaluator.bare(type)
    if bare == .view || bare == .any || bare.isError { return true }
    return runnable.program.declaration(of: bare).map { runnable.program[$0].kind.hasBody } ?? false
  }

  private func quietness(modifiers: Range<ModifierID>, _ code: FileCode) -> Quietness {
    .of(modifiers) { place in
      let application = code.modifiers[place]
      switch application.kind {
      case .catalog:
        guard catalog.modifiers[Int(application.target)].isShared else { return .none }
        return .of(application.arguments) { quietness(code: code.argumentMaps[$0], code) }
      case .when:
        guard let condition = code.condition(of: application) else { return .none }
        let own = quietness(read: condition, code)
        return own.isEmpty ? .none : own.intersection(quietness(modifiers: application.inner, code))
      case .own, .function, .property, .faulty: return .none
      }
    }
  }
}
