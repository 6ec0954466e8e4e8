import ScreenSemantics
import ScreenTypes

extension ScreenRun {
  /// The sources that the page holds on to: the states of views, the properties of objects that these and the App hold,
  /// static variables; in the order of the declarations. Costs a look at each view that owns a state.
  package var liveSources: [LiveSource] {
    var finder = LiveSourceFinder(self)
    return finder.find()
  }

  /// A value as text, strings in it in quotes; of long lists the first elements.
  package func description(of value: Value) -> String {
    let shown = 3
    if case .array(let box) = value, box.elements.count > shown {
      let first = box.elements.prefix(shown).map { description(of: $0) }
      return "[\(first.joined(separator: ", ")), … \(box.elements.count) in all]"
    }
    var text = ""
    evaluator.append(value, as: .error, nested: true, to: &text)
    return text
  }
}

private struct LiveSourceFinder {
  private let run: ScreenRun
  private var found: [LiveSource] = []
  private var objects: Set<ObjectIdentifier> = []
  private var numbers: [MemberID: Int] = [:]

  init(_ run: ScreenRun) { self.run = run }

  mutating func find() -> [LiveSource] {
    var views = run.store.all
    if let app = run.appInstance, !views.contains(where: { $0 === app }) { views.insert(app, at: 0) }
    for view in views {
      for (field, member) in view.plan.stored.enumerated() {
        let value = view.field(Int32(field))
        if run.runnable.program[member].kind.isOwnedState {
          add(member, value, .view(view, Int32(field)))
        }
        if case .object(let object) = value { visit(object) }
      }
    }
    for type in run.host.missing.made.keys.sorted(by: { $0.raw < $1.raw }) {
      if case .object(let object)? = run.host.missing.made[type] { visit(object) }
    }
    for member in run.evaluator.statics.keys.sorted() {
      let declared = run.runnable.program[member]
      guard declared.kind == .variable, let value = run.evaluator.statics[member] else { continue }
      if case .object(let object) = value {
        visit(object)
      } else {
        add(member, value, .constant(member))
      }
    }
    return found.enumerated().sorted {
      ($0.element.member.index, $0.offset) < ($1.element.member.index, $1.offset)
    }.map(\.element)
  }

  private mutating func add(_ member: MemberID, _ value: Value, _ place: LiveSource.Place) {
    let number = numbers[member, default: 0]
    numbers[member] = number + 1
    found.append(LiveSource(member: member, number: number, value: value, place: place))
  }

  private mutating func visit(_ object: ObjectBox) {
    let program = run.runnable.program
    guard let declaration = program.declaration(of: object.type),
      objects.insert(ObjectIdentifier(object)).inserted
    else { return }
    for (field, member) in run.runnable.plan(declaration).stored.enumerated()
    where field < object.fields.count {
      let kind = program[member].kind
      let value = object.fields[field]
      if case .object(let inner) = value { visit(inner) }
      if [.published, .variable, .appStorage].contains(kind) { add(member, value, .object(object)) }
    }
  }
}

extension ScreenRun {
  /// How many pages stand above the first.
  package var pageDepth: Int { shownPages.count }
}
