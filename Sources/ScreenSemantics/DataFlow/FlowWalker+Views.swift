import ScreenSyntax
import ScreenTypes
import SourceModel

extension FlowWalker {
  /// Walks views that stand side by side.
  mutating func views(_ list: Range<Int32>, in frame: Int32) {
    for index in list { view(checked.viewLists[Int(index)], in: frame) }
  }

  private mutating func view(_ id: ViewID, in outer: Int32) {
    guard depth < Self.depthLimit else { return }
    depth += 1
    let saved = (currentView, frame)
    currentView = id
    frame = outer
    defer {
      (currentView, frame) = saved
      depth -= 1
    }
    let view = checked.views[Int(id)]
    switch view.kind {
    case .element, .part: element(view, in: outer)
    case .declared: declared(view, in: outer)
    case .conditional: views(view.content, in: outer)
    case .branch:
      rooted(view.code)
      conditional(view.content, in: outer)
    case .switching:
      rooted(view.code)
      views(view.content, in: outer)
    case .switchCase:
      for pattern in checked.code.items(view.patterns) { rooted(pattern) }
      if !view.code.isNone { rooted(view.code) }
      conditional(view.content, in: outer)
    case .forEach: loop(view, in: outer)
    case .letBinding, .text: attributes(view)
    case .fragment:
      let inner = chain(view.modifiers, in: outer).inner
      attributes(view)
      guard view.target >= 0 else { return }
      note(.read, view.target, .none, .onSelf)
      edge(.contains, to: nodes.declarations + view.target, in: inner)
    case .content:
      let inner = chain(view.modifiers, in: outer).inner
      attributes(view)
      if view.target >= 0 { note(.read, view.target, .none, .onSelf) }
      let key = view.target >= 0 ? nodes.declarations + view.target : node
      record.places.append(ContentPlace(key: key, frame: inner, isConditional: isConditional))
    }
  }

  private mutating func conditional(_ content: Range<Int32>, in outer: Int32) {
    let saved = isConditional
    isConditional = true
    views(content, in: push(.conditional, in: outer))
    isConditional = saved
  }

  private mutating func loop(_ view: ViewNode, in outer: Int32) {
    let inner = chain(view.modifiers, in: outer).inner
    frame = inner
    record.loops.append(LoopSite(file: file, unit: unit, view: currentView))
    rooted(view.code)
    if view.bindingLocal >= 0 { bindingLocals.append((view.bindingLocal, view.code)) }
    if !view.id.isNone { rooted(view.id) }
    if !view.children.isNone { rooted(view.children) }
    attributes(view)
    conditional(view.content, in: inner)
    views(view.parts, in: inner)
  }

  private mutating func attributes(_ view: ViewNode) {
    let isElement = view.kind == .element || view.kind == .part
    let symbols = isElement && view.target >= 0 ? roles.symbols[Int(view.target)] : 0
    for index in view.attributes {
      noteSymbol(Int(index), symbols, hasParameters: view.kind == .fragment || view.kind == .content)
      attribute(Int(index))
    }
  }

  private mutating func attribute(_ index: Int) {
    let use = checked.attributes[index]
    if !use.member.isNone, use.form != .views {
      record.arguments.append(
        Argument(
          member: use.member.index, file: file, unit: unit, code: use.code.index, attribute: Int32(index),
          isBinding: use.form == .binding))
    }
    switch use.form {
    case .literal:
      let place = Int(use.constant)
      if place >= 0, !checked.constants.isPlain(place) { noteCase(checked.constants[place]) }
    case .name, .views: break
    case .expression, .binding: rooted(use.code)
    case .action, .function: deferred(use.code)
    }
  }

  /// Notes an attribute whose name says that it names a system symbol: one of an element of the catalogue, of whose
  /// attributes `symbols` tells, a parameter of a declared view, or one of a fragment or slot.
  private mutating func noteSymbol(_ index: Int, _ symbols: UInt64, hasParameters: Bool) {
    let position = checked.attributes[index].position
    let member = checked.attributes[index].member
    if position >= 0 {
      guard symbols & (1 << UInt64(position)) != 0 else { return }
    } else if !member.isNone {
      guard roles.isSymbol(program.members[Int(member.index)].name) else { return }
    } else {
      guard hasParameters,
        roles.isSymbol(Name(program.files[Int(file)].source.text(checked.attributes[index].nameRange)))
      else { return }
    }
    let use = checked.attributes[index]
    record.symbols.append(
      SymbolSite(file: file, attribute: Int32(index), code: use.form == .expression ? use.code.index : -1))
  }

  private mutating func element(_ view: ViewNode, in outer: Int32) {
    let chain = chain(view.modifiers, in: outer)
    frame = chain.inner
    attributes(view)
    record.uses.append(
      ViewUse(
        element: view.target, file: file, view: currentView, node: node, frame: chain.inner, outer: outer))
    let role = roles.elements[Int(view.target)]
    let saved = isConditional
    var inside = chain.inner
    switch role {
    case .plain: break
    case .stack: inside = push(.stack, in: inside)
    case .link: inside = push(.link, in: inside)
    case .page:
      inside = push(.page, in: inside)
      isConditional = true
    case .presentation:
      inside = push(.presentation, in: inside)
      isConditional = true
    }
    if !view.destination.isNone {
      edge(.push, to: view.destination.index, in: push(.page, in: chain.inner))
    }
    parts(view, chain, inside: inside, outer: outer)
    views(view.content, in: inside)
    isConditional = saved
  }

  /// Parts stand inside; attachments hang on the view, before or after its chain.
  private mutating func parts(_ view: ViewNode, _ chain: ChainFrames, inside: Int32, outer: Int32) {
    for index in view.parts {
      let part = checked.viewLists[Int(index)]
      let element = Int(checked.views[Int(part)].target)
      guard element >= 0 else { continue }
      // A destination written directly in a stack is one of its pages.
      let isPageOfStack = roles.elements[element] == .page && isStack(view)
      var place =
        (roles.isAttachment[element] || roles.elements[element] == .page) && !isPageOfStack
        ? chain.inner : inside
      if roles.isLate[element] {
        let marked =
          element == Int(roles.background)
          ? chain.background : element == Int(roles.overlay) ? chain.overlay : nil
        place = marked ?? outer
      }
      let isBeside = roles.isAttachment[element] && !roles.isLate[element]
      self.view(part, in: isBeside ? push(.attached, in: place) : place)
    }
  }

  private func isStack(_ view: ViewNode) -> Bool {
    view.kind == .element && view.target >= 0 && roles.elements[Int(view.target)] == .stack
  }

  private mutating func declared(_ view: ViewNode, in outer: Int32) {
    let chain = chain(view.modifiers, in: outer)
    frame = chain.inner
    attributes(view)
    edge(.contains, to: view.target, in: chain.inner)
    record.typeUses.append(view.target)
    let saved = isInSlot
    isInSlot = true
    for index in view.attributes {
      let use = checked.attributes[Int(index)]
      if use.form == .views {
        note(.write, use.member.index, .none)
        views(use.views, in: push(.slot, in: chain.inner, value: use.member.index))
      }
    }
    isInSlot = saved
    parts(view, chain, inside: chain.inner, outer: outer)
  }
}
