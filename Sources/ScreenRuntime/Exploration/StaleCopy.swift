import RenderTree
import ScreenSemantics
import ScreenTypes
import SourceModel

extension PageFacts {
  /// A state that still shows what a datum was before the last step changed it.
  package struct StaleCopy: Hashable, Sendable {
    /// The declaration of the state.
    package let location: SourceLocation
    /// The state and the source that it was copied from, by their names.
    package let copy: String, source: String
    /// The part that differs, what the copy has, and what the source has.
    package let part: String, old: String, new: String
  }
}

extension ScreenRun {
  /// The states on the page that hold copies of data. Costs nothing where no state of the package can.
  package var heldCopies: [HeldCopy] {
    if !runnable.mayHoldCopies { return [] }
    let sources = liveSources
    var found: [HeldCopy] = []
    for view in store.all {
      for (field, member) in view.plan.stored.enumerated()
      where runnable.program[member].kind == .state {
        let value = view.field(Int32(field))
        guard let id = self.field("id", of: value) else { continue }
        for source in sources where Self.element(of: source.value, like: value, id, self) == value {
          found.append(
            HeldCopy(
              view: view.identity, field: Int32(field), member: member, value: value, id: id,
              source: source.member))
        }
      }
    }
    return found
  }

  /// What there is to know of the page that was rendered last, after a step before which there were these copies.
  package func facts(since copies: [HeldCopy]) -> PageFacts {
    var facts = facts
    if !copies.isEmpty { facts.staleCopies = copies.compactMap { staleCopy($0) } }
    return facts
  }

  /// What a copy says, where the page would show something else with what the datum is now.
  private func staleCopy(_ copy: HeldCopy) -> PageFacts.StaleCopy? {
    guard let view = store.all.first(where: { $0.identity == copy.view }),
      view.field(copy.field) == copy.value
    else { return nil }
    for source in liveSources where source.member == copy.source {
      guard let now = Self.element(of: source.value, like: copy.value, copy.id, self), now != copy.value,
        showsDifference(now, in: copy.field, of: view)
      else { continue }
      let program = runnable.program
      let writes = WriteReader(evaluator)
      let (part, old, new) = writes.difference(copy.value, now, of: program[copy.member].type)
      func name(_ member: MemberID) -> String {
        "\(program[program[member].owner].name).\(program[member].name)"
      }
      return PageFacts.StaleCopy(
        location: program.location(of: copy.member), copy: name(copy.member), source: name(copy.source),
        part: part, old: old, new: new)
    }
    return nil
  }

  /// The element of an array with an id and of the type of a value.
  private static func element(of array: Value, like value: Value, _ id: Value, _ run: ScreenRun) -> Value? {
    guard case .array(let box) = array else { return nil }
    for place in 0..<box.count {
      let element = box[place]
      if run.field("id", of: element) == id, type(of: element) == type(of: value) { return element }
    }
    return nil
  }

  private static func type(of value: Value) -> TypeID? {
    switch value {
    case .structure(let box): box.type
    case .row(let row): row.type
    // Only structs are copied so.
    default: nil
    }
  }

  /// True where the page says something else with this value in a state. The run is as it was before then.
  private func showsDifference(_ value: Value, in field: Int32, of view: ViewInstance) -> Bool {
    let before = said
    let here = checkpoint()
    defer {
      restore(here)
      here.retire()
    }
    evaluator.undo?.note(view, field)
    view.setField(field, value)
    evaluator.noteChange()
    // A page that fails with it is no page to compare with.
    guard (try? render()) != nil else { return false }
    return said != before
  }

  /// All that the page says: its texts, pictures and what its controls hold.
  private var said: [String] {
    let tree = lastTree
    return tree.nodes.map { node in
      let place = Int(node.payload)
      switch node.kind {
      case .text:
        let text = tree.texts[place]
        return tree.runs.dropFirst(Int(text.firstRun)).prefix(Int(text.runCount)).map { tree.string($0.text) }
          .joined()
      case .image: return tree.string(tree.images[place].name)
      case .control:
        let payload = tree.controls[place]
        return "\(tree.string(payload.text)) \(payload.number) \(payload.isOn) \(payload.selection)"
      case .group, .stack, .grid, .list, .scroll, .map, .drawing, .region, .box, .link, .navigation,
        .presentation,
        .shape,
        .divider, .spacer, .alike:
        return ""
      }
    }
  }
}
