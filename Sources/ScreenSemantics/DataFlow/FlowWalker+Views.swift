import ScreenSyntax
import ScreenTypes
import SourceModel

extension FlowWalker {
  /// Walks views that stand side by side.
  mutating func views(_ list: Range<ViewPlace>, in frame: Int32) {
    for index in list { view(checked.viewLists[index], in: frame) }
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
    // Views and attributes are read where they lie: copies of them would be made for every element.
    let view = checked.views.address(id)
    switch view.pointee.kind {
    case .element, .part: element(view, in: outer)
    case .declared: declared(view, in: outer)
    case .conditional: views(view.pointee.content, in: outer)
    case .branch:
      rooted(view.pointee.code)
      atTimes(view.pointee.content, in: push(.conditional, in: outer))
    case .switching:
      rooted(view.pointee.code)
      views(view.pointee.content, in: outer)
    case .switchCase:
      for pattern in checked.code.items(view.pointee.patterns) { rooted(pattern) }
      if !view.pointee.code.isNone { rooted(view.pointee.code) }
      atTimes(view.pointee.content, in: push(.conditional, in: outer))
    case .forEach: loop(view, in: outer)
    case .letBinding, .text: attributes(view)
    case .fragment:
      let chain = chain(view.pointee.modifiers, in: outer)
      attributes(view)
      if view.pointee.target >= 0 {
        note(.read, view.pointee.member, .none, .onSelf)
        edge(.contains, to: nodes.declarations + view.pointee.target, in: chain.inner)
      }
      parts(view, chain, inside: chain.inner, outer: outer)
    case .content:
      let chain = chain(view.pointee.modifiers, in: outer)
      attributes(view)
      if view.pointee.target >= 0 { note(.read, view.pointee.member, .none, .onSelf) }
      let key = view.pointee.target >= 0 ? nodes.declarations + view.pointee.target : node
      record.places.append(
        ContentPlace(key: key, frame: chain.inner, isConditional: isConditional, file: file, view: id))
      parts(view, chain, inside: chain.inner, outer: outer)
    }
  }

  private mutating func atTimes(_ content: Range<ViewPlace>, in frame: Int32) {
    let saved = isConditional
    isConditional = true
    views(content, in: frame)
    isConditional = saved
  }

  private mutating func loop(_ view: UnsafePointer<ViewNode>, in outer: Int32) {
    let inner = chain(view.pointee.modifiers, in: outer).inner
    frame = inner
    let iteration = checked.iterations[view.pointee.iteration]
    let saved = mayRepeat
    mayRepeat = false
    rooted(view.pointee.code)
    noteLoop(view, iteration, repeats: mayRepeat)
    mayRepeat = mayRepeat || saved
    if iteration.bindingLocal >= 0 { bindingLocals.append((iteration.bindingLocal, view.pointee.code)) }
    if !iteration.id.isNone { rooted(iteration.id) }
    if !iteration.children.isNone { rooted(iteration.children) }
    attributes(view)
    atTimes(view.pointee.content, in: push(.repeated, in: inner))
    views(view.pointee.parts, in: inner)
  }

  private mutating func attributes(_ view: UnsafePointer<ViewNode>) {
    if view.pointee.attributes.isEmpty { return }
    let kind = view.pointee.kind
    let isElement = kind == .element || kind == .part
    let symbols = isElement && view.pointee.target >= 0 ? roles.symbols[Int(view.pointee.target)] : 0
    for index in view.pointee.attributes {
      let use = checked.attributes.address(index)
      if use.pointee.position < 0 {
        noteNamed(use, index, hasParameters: kind == .fragment || kind == .content)
      } else if symbols & (1 << UInt64(use.pointee.position)) != 0 {
        noteSymbol(use, index)
      }
      if !use.pointee.member.isNone, use.pointee.form != .views {
        let isBinding = use.pointee.form == .binding
        noteArgument(use.pointee.code, for: use.pointee.member, attribute: index, isBinding: isBinding)
      }
      switch use.pointee.form {
      case .literal: if !use.pointee.constant.isNone { noteCase(use.pointee.constant) }
      case .name, .views: break
      case .expression, .binding: rooted(use.pointee.code)
      case .action, .function: deferred(use.pointee.code)
      }
    }
  }

  /// Notes an attribute whose name says that it names a system symbol: a parameter of a declared view, or one of a
  /// fragment or slot.
  private mutating func noteNamed(
    _ use: UnsafePointer<AttributeUse>, _ index: AttributeID, hasParameters: Bool
  ) {
    let member = use.pointee.member
    if !member.isNone {
      if roles.isSymbol(program.members.address(member).pointee.name) { noteSymbol(use, index) }
    } else if hasParameters,
      roles.isSymbol(Name(program.files[file].source.text(use.pointee.nameRange)))
    {
      noteSymbol(use, index)
    }
  }

  private mutating func noteSymbol(_ use: UnsafePointer<AttributeUse>, _ index: AttributeID) {
    record.symbols.append(
      SymbolSite(
        file: file, attribute: index,
        code: use.pointee.form == .expression ? use.pointee.code : .none))
  }

  private mutating func element(_ view: UnsafePointer<ViewNode>, in outer: Int32) {
    let first = Int32(record.accesses.count)
    let modifiers = view.pointee.modifiers
    let chain = modifiers.isEmpty ? ChainFrames(inner: outer) : chain(modifiers, in: outer)
    frame = chain.inner
    attributes(view)
    let use = ViewUse(
      element: view.pointee.target, file: file, view: currentView, node: node, frame: chain.inner,
      outer: outer)
    record.uses.append(use)
    let role = roles.elements[Int(view.pointee.target)]
    let saved = isConditional
    var inside = chain.inner
    switch role {
    case .plain: break
    case .bounded: noteBounds(view)
    case .stack: inside = push(.stack, in: inside)
    case .link: inside = push(.link, in: inside)
    case .page:
      inside = push(.page, in: inside)
      isConditional = true
    case .presentation:
      inside = push(.presentation, in: inside)
      isConditional = true
    }
    if !view.pointee.destination.isNone {
      edge(.push, to: view.pointee.destination.index, in: push(.page, in: chain.inner))
    }
    if !view.pointee.parts.isEmpty { parts(view, chain, inside: inside, outer: outer) }
    views(view.pointee.content, in: inside)
    isConditional = saved
    if role == .presentation { notePresentation(view, use, accesses: first) }
  }

  /// Notes an element that presents its content, whose accesses are the last ones.
  private mutating func notePresentation(
    _ view: UnsafePointer<ViewNode>, _ use: ViewUse, accesses first: Int32
  ) {
    guard
      let given = checked.attribute(Names.isPresented, of: view.pointee)
        ?? checked.attribute(Names.item, of: view.pointee),
      let flag = checked.boundMember(given.code)
    else { return }
    record.presentations.append(
      PresentationSite(
        use: use, flag: flag, code: given.code, range: view.pointee.range,
        accesses: first..<Int32(record.accesses.count)))
  }

  /// Parts stand inside; attachments hang on the view, before or after its chain.
  private mutating func parts(
    _ view: UnsafePointer<ViewNode>, _ chain: ChainFrames, inside: Int32, outer: Int32
  ) {
    let isStack =
      view.pointee.kind == .element && view.pointee.target >= 0
      && roles.elements[Int(view.pointee.target)] == .stack
    for index in view.pointee.parts {
      let part = checked.viewLists[index]
      let element = Int(checked.views[part].target)
      guard element >= 0 else { continue }
      // A destination written directly in a stack is one of its pages, a toolbar that of the first.
      let isPageOfStack = isStack && (roles.elements[element] == .page || element == Int(roles.toolbar))
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

  private mutating func declared(_ view: UnsafePointer<ViewNode>, in outer: Int32) {
    let chain = chain(view.pointee.modifiers, in: outer)
    frame = chain.inner
    attributes(view)
    edge(.contains, to: view.pointee.target, in: chain.inner)
    record.typeUses.append(view.pointee.target)
    let saved = isInSlot
    isInSlot = true
    for index in view.pointee.attributes {
      let use = checked.attributes[index]
      if use.form == .views {
        note(.write, use.member, .none)
        views(use.views, in: push(.slot, in: chain.inner, value: use.member.index))
      }
    }
    isInSlot = saved
    parts(view, chain, inside: chain.inner, outer: outer)
  }
}
