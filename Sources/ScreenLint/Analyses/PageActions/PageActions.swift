import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

/// What can be done on a page while a view of it is drawn?
///
/// Answer: the uses in actions and handlers of the view, of those that always stand around it on its page, of all that stand
/// inside these, and of what is presented over them; and what each does, also through the functions that it calls.
/// Cost: linear in the views of the page, at most 256 of them; a use is followed through 32 functions at most.
/// Limits: what a condition, a loop or a slot puts on the page is not followed to what stands around it; a page that is pushed
/// over this one is none of it; of the closures that a view is given those of 8 callers are followed.
extension RuleContext {
  /// What can be done on the page of a view while that is drawn.
  func actions(onPageOf view: DeclarationID) -> [Access] { actions(in: nodesAround(graph.nodes.node(view))) }

  /// What can be done in some views, in what stands inside them, and in what is presented over them.
  func actions(in views: [Int32]) -> [Access] {
    nodesInside(views).flatMap { node in
      graph.accesses(in: unit(ofNode: node)).filter { !$0.isImmediate && !isOnPushedPage($0) }
    }
  }

  /// True where something that a presentation shows may make a use run while it is open: in its own views, in those that they
  /// hold, and in what these call.
  func mayRun(_ use: Access, in site: PresentationSite) -> Bool {
    let checked = model.files[site.use.file]
    let given = checked.views[site.use.view].attributes.map { checked.attributes[$0].code }
    for index in site.accesses {
      let access = graph.access(at: index)
      // What runs when it has gone is none of it.
      if given.contains(access.root), access.file == site.use.file { continue }
      if mayRun(use, by: access) { return true }
    }
    let shown = graph.views.outgoing[site.use.node].map { graph.edge(at: $0) }.filter { edge in
      graph.frames(from: edge.frame).contains {
        $0.frame.kind == .presentation && $0.frame.view == site.use.view
      }
    }
    return nodesInside(shown.map(\.to)).contains { node in
      graph.accesses(in: unit(ofNode: node)).contains { mayRun(use, by: $0) }
    }
  }

  private func mayRun(_ use: Access, by access: Access) -> Bool {
    let runs = access.isImmediate ? [access] : done(by: access)
    return runs.contains { $0.member == use.member && $0.file == use.file && $0.code == use.code }
  }

  /// The unit of code that a view node's own code belongs to.
  func unit(ofNode node: Int32) -> Int32 {
    let member = graph.nodes.member(node)
    return member.isNone ? graph.units.body(graph.nodes.declaration(node)) : graph.units.getter(member)
  }

  /// What a use does: itself, and what the functions and setters do that it makes run.
  func done(by use: Access) -> [Access] {
    var found = [use]
    var units: Set<Int32> = []
    var place = 0
    while place < found.count, units.count < PageLimits.functions {
      let access = found[place]
      place += 1
      guard !access.member.isNone else { continue }
      if access.kind != .write, access.kind != .bind, units.insert(graph.units.value(access.member)).inserted
      {
        found += done(byClosuresGivenFor: access.member)
      }
      let unit: Int32
      switch access.kind {
      case .call: unit = graph.units.getter(access.member)
      case .pass where place == 1: unit = graph.units.getter(access.member)
      case .write: unit = graph.units.setter(access.member)
      case .pass, .read, .bind, .announce: continue
      }
      if units.insert(unit).inserted { found += graph.accesses(in: unit).filter(\.isImmediate) }
    }
    return found
  }

  /// What the closures do that callers give a view for a parameter.
  private func done(byClosuresGivenFor parameter: MemberID) -> [Access] {
    let member = program[parameter]
    guard member.kind == .constant || member.kind == .variable, program[member.owner].kind.hasBody,
      case .function = member.type.kind
    else { return [] }
    return graph.arguments(for: parameter).prefix(PageLimits.callers).flatMap { argument -> [Access] in
      guard !argument.code.isNone, program[owner(ofUnit: argument.unit)].kind != .preview else { return [] }
      let code = model.files[argument.file].code
      let range = code[argument.code].range
      return graph.accesses(in: argument.unit).filter { access in
        access.file == argument.file && !access.code.isNone && range.contains(code[access.code].range)
      }
    }
  }

  /// A view and those around it of whose page it is always a part.
  private func nodesAround(_ node: Int32) -> [Int32] {
    var found = [node]
    var place = 0
    while place < found.count, found.count < PageLimits.around {
      for index in graph.views.incoming[found[place]] {
        let edge = graph.edge(at: index)
        let holder = graph.owner(ofNode: edge.from, program)
        guard edge.kind == .contains, !edge.isConditional, !edge.isThroughSlot, !holder.isNone,
          program[holder].kind.isView, !found.contains(edge.from)
        else { continue }
        found.append(edge.from)
      }
      place += 1
    }
    return found
  }

  /// Views and what stands inside them or is presented over them.
  private func nodesInside(_ nodes: [Int32]) -> [Int32] {
    var found = nodes
    var known = Set(nodes)
    var place = 0
    while place < found.count, found.count < PageLimits.inside {
      for index in graph.views.outgoing[found[place]] {
        let edge = graph.edge(at: index)
        if edge.kind == .push || graph.frames(from: edge.frame).contains(where: { $0.frame.kind == .page }) {
          continue
        }
        if known.insert(edge.to).inserted { found.append(edge.to) }
      }
      place += 1
    }
    return found
  }

  /// True for code of a page that stands in the same body and is pushed over the rest of it.
  private func isOnPushedPage(_ access: Access) -> Bool {
    guard !access.code.isNone else { return false }
    let checked = model.files[access.file]
    let range = checked.code[access.code].range
    return checked.views.contains { view in
      view.kind == .part && view.catalogName.map(LintNames.pushedPages.contains) == true
        && view.range.contains(range)
    }
  }
}

private enum PageLimits {
  static let around = 16
  static let inside = 256
  static let functions = 32
  static let callers = 8
}
