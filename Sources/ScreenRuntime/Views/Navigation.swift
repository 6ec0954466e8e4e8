import ElementCatalog
import RenderTree
import ScreenSemantics
import ScreenTypes
import SourceModel
import StandardLibrary

extension ViewHost {
  /// Lowers a navigation container; pages that its links push inherit what is injected around it.
  func withNavigation(
    _ use: ElementUse, _ node: ViewNode, _ frame: Frame, _ identity: UInt64, _ body: () throws -> NodeIndex
  ) throws -> NodeIndex {
    var path: BindingBox?
    if table.does(.pageStack, node.target), case .binding(let box)? = use.values.first { path = box }
    let navigation = NavigationContext(
      environment: context.environment, identity: identity, path: path, surroundings: context.styles.forPage,
      showsOnePage: isStack(node) || settings.page.width < RunSettings.leastRegularWidth,
      isShown: context.styles.isShown)
    if path != nil { mayShow(.path(navigation)) }
    var inner = context
    inner.navigation = navigation
    let view = try within(inner, body)
    meet(
      MetContainer(
        identity: identity, node: view, layer: context.layer, presentation: context.styles.presentation,
        isShown: context.styles.isShown,
        root: isStack(node) ? StackRoot(views: node.content, frame: frame) : nil))
    return view
  }

  /// True where the container of a page stands in no tab that is not shown, as the page under way has met it.
  func isShown(_ navigation: NavigationContext?) -> Bool {
    guard let navigation else { return true }
    return containers.last { $0.identity == navigation.identity }?.isShown ?? navigation.isShown
  }

  /// The container of a page, where that page is drawn in its place: it is not all that the page shows that was lowered last.
  func surroundedContainer(of target: PushTarget, in tree: RenderTree) -> MetContainer? {
    guard let navigation = target.navigation else { return nil }
    let container = containers.last {
      $0.identity == navigation.identity && !$0.node.isNone && tree[$0.node].kind == .navigation
    }
    guard let container, !tree.shows(only: container.node) else { return nil }
    return container
  }

  /// The number by which a presentation is put away; -1 where there is none.
  func number(ofPresentation node: NodeIndex) -> Int32 {
    let place = controls.firstIndex {
      if case .dismiss = $0.registration.kind { return $0.registration.node == node }
      return false
    }
    return place.map { Int32($0) } ?? -1
  }

  /// Notes the pages of destinations that are written directly in a container.
  func registerDestinations(in container: ViewNode, _ frame: Frame, _ identity: UInt64) throws {
    for place in container.parts {
      let part = frame.viewLists[place]
      let node = frame.views[part]
      guard node.target >= 0, catalog.elements[Int(node.target)].content.contains(.valueDestination) else {
        continue
      }
      try registerDestination(part, node, frame, Identity.child(identity, part))
    }
  }

  /// True for a container of pages.
  func isNavigation(_ node: ViewNode) -> Bool {
    node.kind == .element && table.does([.pageStack, .pageColumns], node.target)
  }

  /// True for a container of one column.
  func isStack(_ node: ViewNode) -> Bool {
    node.kind == .element && table.does(.pageStack, node.target)
  }

  /// True for a toolbar.
  func isToolbar(_ node: ViewNode) -> Bool { node.kind == .part && table.does(.bars, node.target) }

  /// Notes the page that the container around shows for values of a type.
  func registerDestination(_ part: ViewID, _ node: ViewNode, _ frame: Frame, _ identity: UInt64) throws {
    if let box = try flag(of: node, frame) {
      let target = PushTarget(
        site: Site(frame: frame, view: part, identity: identity), value: nil,
        environment: context.inherited, navigation: context.navigation)
      context.navigation?.flags.append((target.site, box))
      return mayShow(.flag(target, box))
    }
    guard let navigation = context.navigation,
      let place = node.attributes.first(where: { frame.attributes[$0].form == .name })
    else { return }
    navigation.destinations.append(
      (
        frame.known(frame.attributes[place].type, evaluator.runnable.program),
        Site(frame: frame, view: part, identity: identity)
      ))
  }

  /// The binding that decides whether a destination is shown, if there is one.
  private func flag(of node: ViewNode, _ frame: Frame) throws -> BindingBox? {
    for place in node.attributes where frame.attributes[place].form == .binding {
      if case .binding(let box) = try attributeValue(place, frame) { return box }
    }
    return nil
  }

  /// Notes what may show further pages above a view that stands in a container by itself.
  func mayShow(pagesOf navigation: NavigationContext, _ flags: [NavigationContext.Flag]) {
    if navigation.path != nil { mayShow(.path(navigation)) }
    for flag in flags {
      let target = PushTarget(
        site: flag.site, value: nil, environment: navigation.environment, navigation: navigation)
      mayShow(.flag(target, flag.binding))
    }
  }

  /// The pages that the paths and flags of the page that was lowered last show, in order.
  func shownPages() throws -> [ShownPage] {
    var pages: [ShownPage] = []
    for source in takeShown() {
      switch source {
      case .path(let context): pages += try pathPages(context)
      case .flag(let target, let box):
        switch try box.get() {
        case .bool(true):
          pages.append(
            ShownPage(target: target, isShown: isShown(target.navigation)) { try box.set?(.bool(false)) })
        case .bool, .null: continue
        case let value:
          let page = PushTarget(
            site: target.site, value: value, environment: target.environment, navigation: target.navigation)
          pages.append(ShownPage(target: page, isShown: isShown(page.navigation)) { try box.set?(.null) })
        }
      }
    }
    return pages
  }

  private func pathPages(_ context: NavigationContext) throws -> [ShownPage] {
    guard let path = context.path else { return [] }
    let value = try path.get()
    let values = value.content(PathValue.self)?.values ?? value.elements ?? []
    return values.enumerated().dropFirst(context.below).compactMap { index, element in
      guard let target = target(of: element, context) else { return nil }
      return ShownPage(target: target, isShown: isShown(context)) {
        if value.content(PathValue.self) != nil {
          try path.set?(Value(PathValue(Array(values[..<index]))))
        } else {
          try path.set?(.array(ArrayBox(Array(values[..<index]))))
        }
      }
    }
  }

  /// The declared view that a page is: the link's destination, or the first one written in it.
  func view(of target: PushTarget) -> DeclarationID? {
    let code = target.site.code
    let node = code.views[target.site.view]
    if !node.destination.isNone { return node.destination }
    let content =
      parts(named: "Destination", target.site).first.map { code.views[$0].content } ?? node.content
    return firstView(in: content, code)
  }

  /// The first declared view that is written in a part, such as a sheet.
  func firstView(in part: Site) -> DeclarationID? {
    firstView(in: part.code.views[part.view].content, part.code)
  }

  private func firstView(in content: Range<ViewPlace>, _ code: FileCode) -> DeclarationID? {
    for place in content {
      if let view = code.declaredView(at: code.viewLists[place]) { return view }
    }
    return nil
  }

  /// The page that a link leads to; nil where nothing is found for its value.
  func target(of control: RunControl) -> PushTarget? {
    guard let value = control.registration.choices.first?.value else { return control.pushed }
    return target(of: value, control.navigation)
  }

  /// The page that a container shows for a value.
  func target(of value: Value, _ navigation: NavigationContext?) -> PushTarget? {
    guard let navigation, let found = navigation.destinations.last(where: { Self.isOne(value, of: $0.type) })
    else { return nil }
    return PushTarget(
      site: found.site, value: value, environment: navigation.environment, navigation: navigation)
  }

  /// True for a value of a type; a collection is known by its elements.
  private static func isOne(_ value: Value, of type: TypeID) -> Bool {
    if let own = Self.type(of: value) { return own == type }
    switch (value, type.kind) {
    case (.array(let box), .array(let element)):
      return (0..<box.count).allSatisfy { isOne(box[$0], of: element) }
    case (.set(let box), .set(let element)): return box.keys.allSatisfy { isOne($0, of: element) }
    case (.dictionary(let box), .dictionary(let key, let element)):
      return box.keys.allSatisfy { isOne($0, of: key) && isOne(box[$0] ?? .null, of: element) }
    case (.range(let box), .closedRange(let bound)): return box.isClosed && isOne(box.lower, of: bound)
    case (.range(let box), .range(let bound)): return !box.isClosed && isOne(box.lower, of: bound)
    // A collection of another kind, and what no link takes as its value: it is not Hashable.
    default: return false
    }
  }

  /// The type of a value that tells its type.
  private static func type(of value: Value) -> TypeID? {
    switch value {
    case .bool: .bool
    case .int: .int
    case .double: .double
    case .string, .dataString: .string
    case .row(let row): row.layout.type
    case .structure(let box): box.type
    case .object(let box): box.type
    case .choice(let type, _): type
    case .payload(let box): box.type
    case .opaque(let box): box.type
    case .color: LibraryTypes.color
    case .array, .dictionary, .set, .tuple, .range, .null, .someNil, .void, .function, .binding, .type: nil
    }
  }

  /// Lowers the views of a pushed page.
  func lower(_ target: PushTarget, _ lowering: Lowering, into nodes: inout [NodeIndex]) throws {
    let node = target.site.frame.views[target.site.view]
    let frame = target.site.frame
    let identity = Identity.child(target.site.identity, -3)
    var inner = context
    inner.environment = target.environment
    inner.navigation = target.navigation
    inner.link = target.value == nil ? target : nil
    let style = lowering.environment
    if let navigation = target.navigation { lowering.environment = navigation.surroundings }
    (lowering.environment.presentation, lowering.environment.isShown) = (style.presentation, style.isShown)
    defer { lowering.environment = style }
    try within(inner) {
      guard let view = frame.view else {
        return try lower(target, node, frame, identity, lowering, into: &nodes)
      }
      evaluator.fresh.enter(view, page: target.value.map { store.row(identity, $0) } ?? identity, evaluator)
      defer { evaluator.fresh.leave(evaluator) }
      try lower(target, node, frame, identity, lowering, into: &nodes)
    }
  }

  private func lower(
    _ target: PushTarget, _ node: ViewNode, _ frame: Frame, _ identity: UInt64, _ lowering: Lowering,
    into nodes: inout [NodeIndex]
  ) throws {
    if node.kind == .part, target.value == nil {
      try lower(node.content, frame, identity, lowering, into: &nodes)
    } else if let value = target.value {
      let page = frame.copied()
      if node.local >= 0 { page[node.local] = value }
      try lower(node.content, page, store.row(identity, value), lowering, into: &nodes)
    } else if !node.destination.isNone {
      let plan = runnable.plan(node.destination)
      let view = try instance(plan, identity, node, frame)
      try lowerBody(view, lowering, into: &nodes)
    } else {
      let depth = enter(target.site)
      defer { leaveSites(to: depth) }
      nodes += try lowerPart("Destination", of: depth, lowering)
    }
  }
}

extension RenderTree {
  /// True where a view is all that is shown: each view from the root down to it holds one.
  fileprivate func shows(only view: NodeIndex) -> Bool {
    var place = root
    while place != view {
      if place.isNone { return false }
      var inside = children(of: place).makeIterator()
      guard let first = inside.next(), inside.next() == nil else { return false }
      place = first
    }
    return true
  }
}

extension FileCode {
  /// The declared view that a view is, also where code makes it, with modifiers or without; nil where it is none.
  func declaredView(at place: ViewID) -> DeclarationID? {
    let view = views[place]
    if view.kind == .declared { return DeclarationID(view.target) }
    guard view.kind == .text, let attribute = view.attributes.first else { return nil }
    var made = attributes[attribute].code
    while !made.isNone {
      let reference = references[made]
      switch reference.kind {
      case .viewInitializer: return DeclarationID(reference.index)
      case .modifier where nodes[nodes[made].first].kind == .member: made = nodes[nodes[made].first].first
      // What else gives a view is not known by its name.
      default: return nil
      }
    }
    return nil
  }
}
