import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

/// Does a view go on to show what UserDefaults had under a key, when an action sets it?
///
/// Answer: where the view reads it while it is drawn, and an action that sets the key and does nothing else which may draw a view anew;
/// nil where there is none, or where it is not sure that view and action are there at once.
/// Cost: linear in the units that lead to a read; where there is such a read, in what acts outside of the data of the screens.
/// Limits: UserDefaults are `standard`, and keys texts, or static members that hold one. Both stand in one view, or in views of which
/// one always holds the other, and not in a sheet, a page that is pushed, a TimelineView, or a view that receives what a publisher sends. Actions are those of buttons and taps, and
/// the `set` of a Binding that is made; functions that they call set the key by their own code.
struct SettingRead {
  /// The key, with quotation marks.
  let key: String
  /// Where the view shows it.
  let shown: SourceLocation
  /// Where it is read, if that is somewhere else.
  let read: SourceLocation?
  /// Where it is set.
  let write: SourceLocation

  private static let defaults = TypeID(.builtin("UserDefaults"))
  private static let label: Name = "forKey"
  private static let standard: Name = "standard"
  private static let changes: Name = "didChangeNotification"
  private static let action: Name = "action"
  private static let receiving: Name = "onReceive"
  private static let depthLimit = 8
  /// Modifiers whose closure runs at a tap.
  private static let taps: SmallSet<Name> = ["onTapGesture", "onLongPressGesture"]
  /// What draws its content when it comes up, or again as time passes.
  private static let drawnLater = LintNames.otherPages.union([
    LintNames.timelineView, LintNames.navigationLink, "ContextMenu", "Menu",
  ])

  /// The answer for a call that reads a setting.
  init?(_ site: CodeSite, _ context: RuleContext) {
    let graph = context.graph
    guard !site.isDeferred, graph.rendered.contains(site.unit), !Self.isComputedByObject(site, context),
      let name = Self.key(site, context), !Self.isWatched(name, context),
      let place = Self.place(showing: site, context), Self.isDrawnWithView(place, context)
    else { return nil }
    let view = context.owner(ofUnit: place.unit)
    for effect in graph.effects where Self.key(effect, context) == name {
      guard Self.sets(effect, context),
        let action = Self.actions(making: effect, context).first(where: {
          Self.isAlone($0, context) && Self.areTogether(view, context.owner(ofUnit: $0.unit), context)
        })
      else { continue }
      key = "'\(name)'"
      let own = context.location(site.file, site.code)
      shown = context.location(place.file, place.code)
      read = own == shown ? nil : own
      write = context.location(action.file, action.code)
      return
    }
    return nil
  }

  // MARK: Keys

  /// The key that a call gives `UserDefaults.standard`; nil for other calls, and for keys that are not known.
  private static func key(_ site: CodeSite, _ context: RuleContext) -> String? {
    let checked = context.model.files[site.file]
    let node = checked.code[site.code]
    guard node.kind == .call, checked.reference(site.code).libraryEntry?.receiver == defaults,
      case let callee = checked.code[node.first], callee.kind == .member, !callee.first.isNone,
      checked.reference(callee.first).libraryEntry?.name == standard,
      let argument = checked.code.items(node.list).first(where: { checked.code[$0].name == label })
    else { return nil }
    let value = checked.code[argument].first
    if checked.code[value].kind == .stringLiteral { return checked.literalText(value) }
    let reference = checked.reference(value)
    guard reference.kind == .staticMember, case let member = context.program[reference.member],
      member.kind == .constant, member.type == .string, let written = member.value
    else { return nil }
    let text = context.program.files[member.file].source.text(written.range)
    return text.hasPrefix("{") ? nil : text
  }

  /// True where some storage has the key, or code asks to be told of all changes.
  private static func isWatched(_ key: String, _ context: RuleContext) -> Bool {
    let program = context.program
    for kind in [MemberKind.appStorage, .sceneStorage] {
      for id in context.model.members(of: kind) where program.storageKey(of: id)?.name == Name(key) {
        return true
      }
    }
    return context.model.files.contains { checked in
      checked.code.nodes.indices.contains {
        checked.code.nodes[$0].kind == .member && checked.code.nodes[$0].name == changes
      }
    }
  }

  // MARK: Where it is shown

  /// True for what a Computed of an object reads that has a `set` of its own, which tells of it.
  private static func isComputedByObject(_ site: CodeSite, _ context: RuleContext) -> Bool {
    let id = context.graph.units.member(site.unit)
    guard !id.isNone else { return false }
    let member = context.program[id]
    return !member.isStatic && member.setter != nil && context.program[member.owner].kind.isObject
  }

  /// The place of the read in the body of a view, or of the use there of what reads it, through no initial value and nothing that
  /// gives no value; nil where there is none.
  private static func place(showing site: CodeSite, _ context: RuleContext) -> CodeSite? {
    let (program, graph) = (context.program, context.graph)
    var seen: Set<Int32> = [site.unit]
    var waiting = [site]
    while let next = waiting.popLast() {
      let member = graph.units.member(next.unit)
      let view = context.owner(ofUnit: next.unit)
      if !isInView(next, context) { continue }
      if member.isNone || program[member].kind == .fragment {
        if program[view].kind.hasBody, program[view].kind != .preview { return next }
        continue
      }
      guard graph.units.isGetter(next.unit), [.computed, .function].contains(program[member].kind),
        !program[member].isGivenByInitializer, program[member].name != Names.initializer,
        program[member].type != .void
      else { continue }
      for use in graph.uses(of: member) where use.isImmediate && graph.rendered.contains(use.unit) {
        guard use.kind == .read || use.kind == .call, !use.code.isNone, seen.insert(use.unit).inserted else {
          continue
        }
        waiting.append(
          CodeSite(file: use.file, unit: use.unit, code: use.code, isDeferred: false, isConditional: false))
      }
    }
    return nil
  }

  /// True for a place that is drawn with its view each time, and not only when something comes up, and whose value no view or Binding
  /// is given.
  private static func isDrawnWithView(_ site: CodeSite, _ context: RuleContext) -> Bool {
    guard !hasPulse(context.owner(ofUnit: site.unit), site.file, context),
      !context.isInMadeBinding(site.code, in: site.file)
    else {
      return false
    }
    let code = context.model.files[site.file].code
    let range = code[site.code].range
    return !context.graph.arguments(in: site.file).contains {
      !$0.code.isNone && code[$0.code].range.contains(range)
    }
  }

  /// True for a place that is there as long as its view.
  private static func isInView(_ site: CodeSite, _ context: RuleContext) -> Bool {
    let checked = context.model.files[site.file]
    let range = checked.code[site.code].range
    if checked.views.contains(where: {
      $0.catalogName.map(drawnLater.contains) == true && $0.range.contains(range)
    }) {
      return false
    }
    // In the closures of modifiers, only what runs at a tap is looked into.
    return !checked.modifiers.contains { application in
      !isTap(application, checked) && !closure(of: application, around: range, checked).isNone
    }
  }

  /// True for a modifier whose closure runs at a tap.
  private static func isTap(_ application: ModifierApplication, _ checked: CheckedFile) -> Bool {
    application.kind == .catalog && taps.contains(checked.code[checked.code[application.call].first].name)
  }

  /// The closure that a modifier is given around a range; none where that stands elsewhere.
  private static func closure(
    of application: ModifierApplication, around range: SourceRange, _ checked: CheckedFile
  ) -> CodeID {
    let node = checked.code[application.call]
    guard node.kind == .call, node.range.contains(range) else { return .none }
    return checked.code.items(node.list).map { checked.code[$0].first }.first {
      checked.code[$0].kind == .closure && checked.code[$0].range.contains(range)
    } ?? .none
  }

  /// True where what a publisher sends from time to time runs code of a view, which may draw it anew.
  private static func hasPulse(_ view: DeclarationID, _ file: FileID, _ context: RuleContext) -> Bool {
    let checked = context.model.files[file]
    let range = context.program[view].range
    return checked.modifiers.contains { application in
      let call = checked.code[application.call]
      return application.kind == .catalog && range.contains(call.range)
        && checked.code[call.first].name == receiving
    }
  }

  // MARK: Where it is set

  /// True for a call that keeps a value, or removes it.
  private static func sets(_ site: CodeSite, _ context: RuleContext) -> Bool {
    let entry = context.model.files[site.file].reference(site.code).libraryEntry
    return entry?.result == .void && entry?.member.actsOutside == true
  }

  /// The code in actions of views by which a key is set: the call itself, or the uses of a function or Computed that does nothing else.
  private static func actions(making site: CodeSite, _ context: RuleContext) -> [CodeSite] {
    let (program, graph) = (context.program, context.graph)
    let member = graph.units.member(site.unit)
    if member.isNone { return site.isDeferred ? [site] : [] }
    let isFunction = program[member].kind == .function && graph.units.isGetter(site.unit)
    let isSetter = program[member].kind == .computed && site.unit == graph.units.setter(member)
    guard !site.isDeferred, isFunction || isSetter,
      graph.accesses(in: site.unit).allSatisfy({ $0.kind == .read && $0.isImmediate })
    else { return [] }
    return graph.uses(of: member).compactMap { use in
      guard !use.isImmediate, use.kind == (isFunction ? .call : .write), !use.code.isNone else { return nil }
      return CodeSite(file: use.file, unit: use.unit, code: use.code, isDeferred: true, isConditional: false)
    }
  }

  /// True for code in the action of a button or a tap of a view, or in a Binding that is made, which does nothing else that may draw a
  /// view anew.
  private static func isAlone(_ site: CodeSite, _ context: RuleContext) -> Bool {
    guard let range = action(around: site, context), isInView(site, context) else { return false }
    let (graph, checked) = (context.graph, context.model.files[site.file])
    func isInAction(_ file: FileID, _ code: CodeID) -> Bool {
      file == site.file && !code.isNone && code != site.code && range.contains(checked.code[code].range)
    }
    return !graph.accesses(in: site.unit).contains { other in
      guard isInAction(other.file, other.code) else { return false }
      return switch other.kind {
      case .read, .pass: false
      case .write, .bind, .call, .announce: true
      }
    }
      // An action of the environment may go somewhere else, and come back.
      && !graph.effects.contains {
        $0.unit == site.unit && isInAction($0.file, $0.code) && checked.reference($0.code).libraryEntry == nil
      }
  }

  /// The bytes of the action of a view that holds a place; nil where that is in other code.
  private static func action(around site: CodeSite, _ context: RuleContext) -> SourceRange? {
    guard context.graph.units.member(site.unit).isNone else { return nil }
    let checked = context.model.files[site.file]
    let range = checked.code[site.code].range
    for view in checked.views where view.kind == .element && view.range.contains(range) {
      if let use = checked.attribute(action, of: view), use.form == .action, !use.code.isNone,
        checked.code[use.code].range.contains(range)
      {
        return checked.code[use.code].range
      }
    }
    for application in checked.modifiers where isTap(application, checked) {
      let tapped = closure(of: application, around: range, checked)
      if !tapped.isNone { return checked.code[tapped].range }
    }
    return checked.code.following(site.code).lazy.filter { id in
      checked.reference(id).kind == .bindingInitializer && checked.code[id].range.contains(range)
    }.map { checked.code[$0].range }.first
  }

  /// True where two views are there at once: they are one, or one of them always holds the other.
  private static func areTogether(
    _ first: DeclarationID, _ second: DeclarationID, _ context: RuleContext
  ) -> Bool {
    first == second || holds(first, second, context, 0) || holds(second, first, context, 0)
  }

  private static func holds(
    _ outer: DeclarationID, _ inner: DeclarationID, _ context: RuleContext, _ depth: Int
  ) -> Bool {
    let (graph, nodes) = (context.graph, context.graph.nodes)
    guard depth < depthLimit else { return false }
    return graph.edges.contains { edge in
      guard edge.kind == .contains, !edge.isConditional, edge.from == nodes.node(outer),
        nodes.member(edge.to).isNone, case let held = nodes.declaration(edge.to), held != outer
      else { return false }
      return held == inner || holds(held, inner, context, depth + 1)
    }
  }
}
