import RenderTree
import ScreenTypes
import StandardLibrary

/// The state of lowering one page: the tree so far, what is inherited, and the preferences for containers.
public final class Lowering {
  // A page is lowered by one thread, and no access to these two spans a call back into lowering, so that checks for
  // overlapping accesses, a fifth of the time of lowering, find nothing.

  /// The tree so far.
  @exclusivity(unchecked) public var tree = RenderTree()
  /// What the view being lowered inherits.
  @exclusivity(unchecked) public var environment = LoweringEnvironment()
  /// What views so far reported to the container around them.
  public var preferences = LoweringPreferences()
  /// The looks that appearance declarations and assignments set for bars and switches made from now on.
  public var appearance = AppearanceSettings()
  /// Uses of modifiers that static output does not show, in the order in which they were met.
  public var recorded: [RecordedModifier] = []
  /// The size in points that the view being lowered is offered, as far as frames and paddings around it tell.
  @exclusivity(unchecked) public var place = (width: 640.0, height: 852.0)
  /// True to lower each tab as the one that is shown.
  public var opensTabs = false
  /// True directly in a list, where rows may be folded (`RenderNode.Kind.alike`).
  @exclusivity(unchecked) public var isAmongRows = false
  /// The site of the table being lowered whose rows are written one by one; -1 outside of one.
  var table = -1
  /// The value of an axis at which what its views say is asked; nil where they are asked about the axis.
  var axisValue: AxisValueContent?
  /// Stacks of a search field and the view that it searches.
  var searched: [NodeIndex] = []
  /// The running screen.
  public unowned let host: any LoweringHost

  /// The places of styles: one after the other, and by style once there are many.
  private var ownStyles: [Int32] = []
  private var placesOfStyles: [TextStyle: Int32] = [:]
  private static let fewStyles = 16
  private var placesOfGradients: [Paint: Int32] = [:]
  private var placesOfAddresses: [String: Int32] = [:]

  /// An empty tree.
  public init(host: any LoweringHost) { self.host = host }

  /// Adds a node whose children are `children`, in order.
  public func node(_ kind: RenderNode.Kind, payload: Int = 0, children: [NodeIndex] = []) -> NodeIndex {
    let index = tree.add(kind, payload: payload)
    link(children, to: index)
    return index
  }

  /// Makes `children` the children of `parent`, in order.
  public func link(_ children: [NodeIndex], to parent: NodeIndex) {
    tree.nodes.withUnsafeMutableBufferPointer { nodes in
      var previous = NodeIndex.none
      for child in children where !child.isNone {
        if previous.isNone {
          nodes[Int(parent.raw)].firstChild = child
        } else {
          nodes[Int(previous.raw)].nextSibling = child
        }
        previous = child
      }
      if !previous.isNone { nodes[Int(previous.raw)].nextSibling = .none }
    }
  }

  /// The children of a node as an array, so that the tree can be changed while they are visited.
  public func children(of index: NodeIndex) -> [NodeIndex] {
    var found: [NodeIndex] = []
    var child = index.isNone ? NodeIndex.none : tree[index].firstChild
    while !child.isNone {
      found.append(child)
      child = tree[child].nextSibling
    }
    return found
  }

  /// One view that stands for several: the only one, or a `.group`.
  public func group(_ children: [NodeIndex]) -> NodeIndex {
    children.count == 1 ? children[0] : node(.group, children: children)
  }

  /// True for what a modifier is applied to view by view: a group, a row of a grid, whose cells stay in their columns, and a
  /// section of a list with its header, rows and footer, which stays a section.
  private func isSeveralViews(_ content: NodeIndex) -> Bool {
    if tree[content].kind == .group { return true }
    return switch tree.region(tree[content]) {
    case .gridRow, .section, .header, .footer, .plainRow: true
    case nil, .label, .content, .toolbarLeading, .toolbarPrincipal, .toolbarTrailing, .toolbarBottom, .tab,
      .sidebar,
      .middle, .detail, .option:
      false
    }
  }

  /// Adds one modifier around a view; around each of the views of a group, of the row of a grid or of a section, as in SwiftUI.
  public func box(_ modifier: BoxModifier, _ content: NodeIndex) -> NodeIndex {
    if content.isNone { return content }
    if isSeveralViews(content) {
      return replacingViews(of: content) { inCell($0) { box(modifier, $0) } }
    }
    tree.boxes.append(modifier)
    let index = tree.add(.box, payload: tree.boxes.count - 1)
    tree[index].firstChild = content
    tree[content].nextSibling = .none
    return index
  }

  /// Adds a background or overlay around a view. `second` lowers what is behind or in front; it is asked once for
  /// each of the views of a group. A search field above the view is left free.
  public func box(
    _ modifier: BoxModifier, _ content: NodeIndex, second: () throws -> NodeIndex
  ) throws -> NodeIndex {
    if content.isNone { return content }
    if isSeveralViews(content) {
      return try replacingViews(of: content) { try inCell($0) { try box(modifier, $0, second: second) } }
    }
    if searched.contains(content) {
      let (field, view) = (tree[content].firstChild, tree[tree[content].firstChild].nextSibling)
      link([field, try box(modifier, view, second: second)], to: content)
      return content
    }
    let behind = try offeringSize(ofView: second)
    let other = tree[behind].kind == .group ? behind : node(.group, children: [behind])
    tree.boxes.append(modifier)
    return node(.box, payload: tree.boxes.count - 1, children: [content, other])
  }

  /// Replaces each view of a group, or the one view that `content` is.
  public func forEach(
    in content: NodeIndex, _ change: (NodeIndex) throws -> NodeIndex
  ) rethrows -> NodeIndex {
    if content.isNone { return content }
    if tree[content].kind != .group { return try change(content) }
    return try replacingViews(of: content, change)
  }

  /// Replaces a view inside of what says how it stands in its cell of a grid.
  private func inCell(
    _ view: NodeIndex, _ change: (NodeIndex) throws -> NodeIndex
  ) rethrows -> NodeIndex {
    guard !view.isNone, case .gridCell? = tree.box(tree[view]) else { return try change(view) }
    link([try inCell(tree[view].firstChild, change)], to: view)
    return view
  }

  private func replacingViews(
    of content: NodeIndex, _ change: (NodeIndex) throws -> NodeIndex
  ) rethrows -> NodeIndex {
    link(try children(of: content).map(change), to: content)
    return content
  }

  /// The place of a text style in the tree, added if it is new.
  public func style(_ style: TextStyle) -> Int32 {
    if environment.accent != nil, let color = style.color, color.base == .accent {
      var own = style
      own.color = accented(color)
      // An accent is no accent of its own: it ends here.
      if own.color?.base != .accent { return self.style(own) }
    }
    let last = tree.textStyles.count - 1
    for place in stride(from: last, through: max(last - 3, 0), by: -1) where tree.textStyles[place] == style {
      return Int32(place)
    }
    // Hashing a style for the first time costs more than comparing the few that most pages have.
    if ownStyles.count <= Self.fewStyles {
      if let place = ownStyles.first(where: { tree.textStyles[Int($0)] == style }) { return place }
    } else if let place = placesOfStyles[style] {
      return place
    }
    tree.textStyles.append(style)
    ownStyles.append(Int32(last + 1))
    if ownStyles.count == Self.fewStyles + 1 {
      for place in ownStyles { placesOfStyles[tree.textStyles[Int(place)]] = place }
    } else if ownStyles.count > Self.fewStyles {
      placesOfStyles[style] = Int32(last + 1)
    }
    return Int32(last + 1)
  }

  /// The place of a text's gradient in the tree, added if it is new; -1 for what is no gradient.
  func gradient(_ paint: Paint) -> Int32 {
    guard case .linear = paint else { return -1 }
    if let place = placesOfGradients[paint] { return place }
    let place = Int32(tree.gradients.count)
    tree.gradients.append(paint)
    placesOfGradients[paint] = place
    return place
  }

  /// The place of the address of a link in a text in the tree, added if it is new.
  func address(_ address: String) -> Int32 {
    if let place = placesOfAddresses[address] { return place }
    let place = Int32(tree.addresses.count)
    tree.addresses.append(tree.store(address))
    placesOfAddresses[address] = place
    return place
  }

  /// Adds a text of one run in the inherited style.
  public func text(_ text: String, style override: TextStyle? = nil) -> NodeIndex {
    run(tree.store(text), override)
  }

  /// Adds a text of one run in the inherited style; strings of model data are copied without becoming a `String`.
  public func text(_ value: Value, style override: TextStyle? = nil) -> NodeIndex {
    if case .opaque(let box) = value, let text = box.content as? TextValue { return self.text(text) }
    return run(storeCased(value), override)
  }

  private func run(_ text: PoolRange, _ override: TextStyle?) -> NodeIndex {
    tree.runs.append(TextRun(text: text, style: style(override ?? environment.textStyle)))
    return self.text(firstRun: tree.runs.count - 1, count: 1)
  }

  /// The grey of what stands for texts and images that are not there yet.
  static var barColor: Color {
    var grey = Color(.gray)
    grey.alpha = 110
    return grey
  }

  /// Draws bars in place of the characters of runs, without telling a screen reader.
  private func redactRuns(_ runs: Range<Int>) {
    for place in runs where tree.runs.indices.contains(place) {
      let bars = tree.string(tree.runs[place].text).map { $0.isWhitespace ? $0 : "█" }
      var bar = tree.textStyles[Int(tree.runs[place].style)]
      bar.color = Lowering.barColor
      (bar.markup, bar.link) = ([], -1)
      tree.runs[place] = TextRun(text: tree.store(String(bars)), style: style(bar))
    }
  }

  /// Adds a text of runs that stand in the tree already.
  public func text(firstRun: Int, count: Int) -> NodeIndex {
    var payload = TextPayload(firstRun: Int32(firstRun), runCount: Int32(count))
    payload.lineLimit = Int32(truncatingIfNeeded: environment.lineLimit)
    payload.reservedLines = Int32(clamping: environment.reservedLines)
    payload.multilineAlignment = environment.multilineAlignment ?? .leading
    payload.truncation = environment.truncation
    tree.texts.append(payload)
    let text = node(.text, payload: tree.texts.count - 1)
    if !environment.isRedacted { return text }
    redactRuns(firstRun..<firstRun + max(count, 0))
    return box(.accessibilityHidden, text)
  }

  /// Copies the text of a value into the pool.
  public func store(_ value: Value) -> PoolRange {
    switch value {
    case .dataString(let text): tree.store(text.utf8)
    case .string(let text): tree.store(text)
    case .void, .null: .empty
    case .opaque(let box) where box.content is TextValue: tree.store(String(value) ?? "")
    // Whatever else is shown as text is shown as `String(describing:)` writes it.
    default: tree.store(host.describe(value))
    }
  }

  /// Copies the text of a value into the pool, in the case that the environment asks for.
  private func storeCased(_ value: Value) -> PoolRange {
    environment.textCase == nil ? store(value) : tree.store(cased(string(value)))
  }

  /// A text in the case that the environment asks for.
  func cased(_ text: String) -> String {
    switch environment.textCase {
    case nil: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    }
  }

  /// The text of a value.
  public func string(_ value: Value) -> String {
    switch value {
    case .void, .null: ""
    // Whatever else is shown as text is shown as `String(describing:)` writes it.
    default: String(value) ?? host.describe(value)
    }
  }

  /// Adds a control with its children.
  public func control(_ payload: ControlPayload, children: [NodeIndex] = []) -> NodeIndex {
    tree.controls.append(payload)
    return node(.control, payload: tree.controls.count - 1, children: children)
  }

  /// Adds a named part.
  public func region(_ region: Region, children: [NodeIndex]) -> NodeIndex {
    tree.regions.append(region)
    return node(.region, payload: tree.regions.count - 1, children: children)
  }

  /// Adds a stack.
  public func stack(_ payload: StackPayload, children: [NodeIndex]) -> NodeIndex {
    tree.stacks.append(payload)
    return node(.stack, payload: tree.stacks.count - 1, children: children)
  }

  /// Runs `body` with a changed environment and restores it.
  public func with<T>(
    _ change: (inout LoweringEnvironment) -> Void, _ body: () throws -> T
  ) throws -> T {
    let saved = environment
    change(&environment)
    defer { environment = saved }
    return try body()
  }

  /// Runs `body` for a view that is offered another size; nil leaves an axis.
  func offering(width: Double?, height: Double?, _ body: () throws -> NodeIndex) rethrows -> NodeIndex {
    let outer = place
    defer { place = outer }
    place = (max(0, width ?? outer.width), max(0, height ?? outer.height))
    return try body()
  }

  /// Runs `body` for what stands behind or in front of a view and is offered the size of that: also in a scroll view it has bounds, which
  /// are known once the page is laid out.
  private func offeringSize(ofView body: () throws -> NodeIndex) rethrows -> NodeIndex {
    let page = host.settings.page
    return try offering(
      width: place.width.isFinite ? nil : page.width, height: place.height.isFinite ? nil : page.height, body)
  }

  /// Runs `body` with preferences of its own and returns them; the outer ones are kept, and what views hand up goes further up.
  public func collectingPreferences<T>(
    _ body: () throws -> T
  ) throws -> (T, LoweringPreferences) {
    var saved = preferences
    preferences = LoweringPreferences()
    defer { preferences = saved }
    let result = try body()
    saved.handUpAll(of: preferences)
    return (result, preferences)
  }
}
