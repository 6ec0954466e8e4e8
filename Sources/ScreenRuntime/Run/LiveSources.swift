import RenderTree
import ScreenSemantics
import ScreenTypes

/// A source of truth of a page that runs, with what it holds.
package struct LiveSource {
  /// The declared member.
  package let member: MemberID
  /// Tells apart the sources of one member, in the order in which they were found, from 0.
  package let number: Int
  /// What it holds.
  package let value: Value
  fileprivate let place: Place

  fileprivate enum Place {
    case view(ViewInstance, Int32)
    case object(ObjectBox, Int)
    case constant(MemberID)
  }
}

extension ScreenRun {
  /// The sources that the page holds on to: the states of views, the properties of objects that these and the App hold,
  /// static variables; in the order of the declarations. Costs a look at each view that owns a state.
  package var liveSources: [LiveSource] {
    var finder = LiveSourceFinder(self)
    return finder.find()
  }

  /// Puts a value into a source. `render()` shows the outcome.
  package func write(_ value: Value, to source: LiveSource) {
    switch source.place {
    case .view(let view, let field): view.setField(field, value)
    case .object(let object, let field):
      object.fields[field] = value
      object.version += 1
    case .constant(let member): evaluator.statics[member] = value
    }
    evaluator.changes += 1
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

extension ScreenRun {
  /// Where two values of a source differ: the path to the only part that does, such as `[2].isFavorite`, and both parts as
  /// text; an empty path where the values differ in several places.
  package func difference(_ before: Value, _ after: Value) -> (path: String, before: String, after: String) {
    if let (name, old, new) = onlyDifference(before, after) {
      let inner = difference(old, new)
      return (name + inner.path, inner.before, inner.after)
    }
    return ("", description(of: before), description(of: after))
  }

  private func onlyDifference(_ before: Value, _ after: Value) -> (name: String, Value, Value)? {
    let (old, new) = (parts(of: before), parts(of: after))
    guard old.count == new.count, zip(old, new).allSatisfy({ $0.name == $1.name }) else { return nil }
    let changed = old.indices.filter { old[$0].value != new[$0].value }
    guard changed.count == 1 else { return nil }
    return (old[changed[0]].name, old[changed[0]].value, new[changed[0]].value)
  }

  /// The elements of an array, or the stored fields of a struct, by what leads to them; none of other values.
  private func parts(of value: Value) -> [(name: String, value: Value)] {
    let (type, fields): (TypeID, [Value])
    switch value {
    case .array(let box): return box.elements.enumerated().map { ("[\($0)]", $1) }
    case .structure(let box): (type, fields) = (box.type, box.fields)
    case .row(let row): (type, fields) = (row.type, (0..<row.fieldCount).map { row.field($0) })
    // Other values change as a whole.
    default: return []
    }
    guard let declaration = runnable.program.declaration(of: type) else { return [] }
    return zip(runnable.plan(declaration).labels, fields).map { ("." + $0, $1) }
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
      if kind == .published || kind == .variable { add(member, value, .object(object, field)) }
    }
  }
}

extension ScreenRun {
  /// How many pages stand above the first.
  package var pageDepth: Int { shownPages.count }

  /// The tree of the page, as `render()` gives it, and the views that were made on the way.
  package func renderTellingViews() throws -> (tree: RenderTree, views: Set<DeclarationID>) {
    let shown = ShownViews()
    let tree = try host.driven(by: shown) { try render() }
    return (tree, shown.views)
  }
}
