import RenderTree
import Rendering

/// Builds render trees in a few words, for the tests of the HTML renderer.
final class HTMLTreeBuilder {
  var tree = RenderTree()
  private var styles: [TextStyle: Int32] = [:]

  func style(_ change: (inout TextStyle) -> Void = { _ in }) -> Int32 {
    var style = TextStyle()
    change(&style)
    if let known = styles[style] { return known }
    tree.textStyles.append(style)
    styles[style] = Int32(tree.textStyles.count - 1)
    return Int32(tree.textStyles.count - 1)
  }

  func styled(
    _ size: FontSize.Style = .body, _ color: Color.Base? = nil, weight: TextStyle.Weight? = nil
  ) -> Int32 {
    style {
      $0.size = FontSize(size)
      $0.color = color.map { Color($0) }
      $0.weight = weight
    }
  }

  @discardableResult
  func link(_ parent: NodeIndex, _ children: [NodeIndex]) -> NodeIndex {
    var last = NodeIndex.none
    for child in children {
      if last.isNone { tree[parent].firstChild = child } else { tree[last].nextSibling = child }
      last = child
    }
    return parent
  }

  func text(_ string: String, style: Int32? = nil, _ change: (inout TextPayload) -> Void = { _ in })
    -> NodeIndex
  {
    text([(string, style ?? self.style())], change)
  }

  func text(_ runs: [(String, Int32)], _ change: (inout TextPayload) -> Void = { _ in }) -> NodeIndex {
    var payload = TextPayload(firstRun: Int32(tree.runs.count), runCount: Int32(runs.count))
    for run in runs { tree.runs.append(TextRun(text: tree.store(run.0), style: run.1)) }
    change(&payload)
    tree.texts.append(payload)
    return tree.add(.text, payload: tree.texts.count - 1)
  }

  func image(
    _ source: ImagePayload.Source, _ name: String, style: Int32? = nil,
    _ change: (inout ImagePayload) -> Void = { _ in }
  ) -> NodeIndex {
    var payload = ImagePayload(source: source, name: tree.store(name))
    payload.style = style ?? self.style()
    change(&payload)
    tree.images.append(payload)
    return tree.add(.image, payload: tree.images.count - 1)
  }

  func symbol(_ name: String, style: Int32? = nil, _ change: (inout ImagePayload) -> Void = { _ in })
    -> NodeIndex
  {
    image(.symbol, name, style: style, change)
  }

  func asset(_ name: String, resizable: Bool = true) -> NodeIndex {
    image(.asset, name) { $0.isResizable = resizable }
  }

  func stack(
    _ axis: StackPayload.Axis, _ alignment: Alignment = .center, spacing: Double? = nil,
    _ children: [NodeIndex]
  ) -> NodeIndex {
    tree.stacks.append(StackPayload(axis: axis, alignment: alignment, spacing: spacing))
    return link(tree.add(.stack, payload: tree.stacks.count - 1), children)
  }

  func stack(_ axis: StackPayload.Axis, spacing: Double? = nil, _ children: [NodeIndex]) -> NodeIndex {
    stack(axis, .center, spacing: spacing, children)
  }

  func row(_ children: NodeIndex...) -> NodeIndex { stack(.horizontal, children) }
  func column(_ children: NodeIndex...) -> NodeIndex { stack(.vertical, children) }
  func group(_ children: NodeIndex...) -> NodeIndex { link(tree.add(.group), children) }

  func spacer(_ minimum: Double = -1) -> NodeIndex {
    tree.spacers.append(minimum)
    return tree.add(.spacer, payload: tree.spacers.count - 1)
  }

  func divider() -> NodeIndex { tree.add(.divider) }

  func box(_ modifier: BoxModifier, _ children: NodeIndex...) -> NodeIndex {
    tree.boxes.append(modifier)
    return link(tree.add(.box, payload: tree.boxes.count - 1), children)
  }

  func padded(_ amount: Double, _ child: NodeIndex) -> NodeIndex {
    box(.padding(EdgeInsets(top: amount, leading: amount, bottom: amount, trailing: amount)), child)
  }

  func framed(_ width: Double?, _ height: Double?, _ child: NodeIndex) -> NodeIndex {
    box(.frame(width: width, height: height, alignment: .center), child)
  }

  func shape(_ outline: Outline, fill: Paint?, stroke: Paint? = nil, width: Double = 1) -> NodeIndex {
    tree.shapes.append(ShapePayload(outline: outline, fill: fill, stroke: stroke, strokeWidth: width))
    return tree.add(.shape, payload: tree.shapes.count - 1)
  }

  func region(_ region: Region, _ children: NodeIndex...) -> NodeIndex {
    tree.regions.append(region)
    return link(tree.add(.region, payload: tree.regions.count - 1), children)
  }

  func list(_ style: ListPayload.Style, form: Bool = false, _ children: [NodeIndex]) -> NodeIndex {
    tree.lists.append(ListPayload(style: style, isForm: form))
    return link(tree.add(.list, payload: tree.lists.count - 1), children)
  }

  func list(form: Bool = false, _ rows: [NodeIndex]) -> NodeIndex { list(.automatic, form: form, rows) }

  func section(_ header: String?, _ rows: [NodeIndex], footer: String? = nil) -> NodeIndex {
    var children: [NodeIndex] = []
    if let header { children.append(region(.header, text(header))) }
    children += rows
    if let footer { children.append(region(.footer, text(footer))) }
    tree.regions.append(.section)
    return link(tree.add(.region, payload: tree.regions.count - 1), children)
  }

  func link(
    _ kind: LinkPayload.Kind, _ target: String, _ children: [NodeIndex],
    _ change: (inout LinkPayload) -> Void = { _ in }
  ) -> NodeIndex {
    var payload = LinkPayload(kind: kind, target: tree.store(target))
    payload.showsDisclosure = kind == .page
    change(&payload)
    tree.links.append(payload)
    return link(tree.add(.link, payload: tree.links.count - 1), children)
  }

  func control(
    _ kind: ControlPayload.Kind, _ children: [NodeIndex] = [],
    _ change: (inout ControlPayload) -> Void = { _ in }
  ) -> NodeIndex {
    var payload = ControlPayload(kind)
    change(&payload)
    tree.controls.append(payload)
    return link(tree.add(.control, payload: tree.controls.count - 1), children)
  }

  func button(_ title: String, _ change: (inout ControlPayload) -> Void = { _ in }) -> NodeIndex {
    control(.button, [text(title)], change)
  }

  func navigation(
    _ title: String, large: Bool = true, back: String = "", _ children: [NodeIndex],
    _ change: (inout NavigationPayload) -> Void = { _ in }
  ) -> NodeIndex {
    var payload = NavigationPayload(title: tree.store(title), isLarge: large)
    payload.back = tree.store(back)
    payload.backTarget = tree.store(back.isEmpty ? "" : back + ".html")
    change(&payload)
    tree.navigations.append(payload)
    return link(tree.add(.navigation, payload: tree.navigations.count - 1), children)
  }

  func presentation(
    _ kind: PresentationPayload.Kind, title: String = "", message: String = "", _ children: [NodeIndex]
  ) -> NodeIndex {
    var payload = PresentationPayload(kind)
    payload.title = tree.store(title)
    payload.message = tree.store(message)
    tree.presentations.append(payload)
    return link(tree.add(.presentation, payload: tree.presentations.count - 1), children)
  }

  func scroll(horizontal: Bool = false, _ children: NodeIndex...) -> NodeIndex {
    tree.scrolls.append(ScrollPayload(horizontal: horizontal, vertical: !horizontal))
    return link(tree.add(.scroll, payload: tree.scrolls.count - 1), children)
  }

  func grid(_ payload: GridPayload, _ children: [NodeIndex]) -> NodeIndex {
    tree.grids.append(payload)
    return link(tree.add(.grid, payload: tree.grids.count - 1), children)
  }

  func map(_ latitude: Double, _ longitude: Double) -> NodeIndex {
    tree.maps.append(MapPayload(latitude: latitude, longitude: longitude))
    return tree.add(.map, payload: tree.maps.count - 1)
  }

  /// The tree with these nodes at its root.
  func rooted(_ children: NodeIndex...) -> RenderTree {
    tree.root = link(tree.add(.group), children)
    return tree
  }
}

/// What the renderer writes for nodes, without the main element around them.
func html(_ build: (HTMLTreeBuilder) -> [NodeIndex]) -> String {
  let builder = HTMLTreeBuilder()
  let children = build(builder)
  builder.tree.root = builder.link(builder.tree.add(.group), children)
  let text = fragment(builder.tree)
  // What stands between `<main class="sw">` and `</main>`, and what follows.
  let content = text.drop { $0 != ">" }.dropFirst()
  let parts = content.split(separator: "</main>", maxSplits: 1, omittingEmptySubsequences: false)
  return parts.joined()
}

/// What the renderer writes for a tree, without a page around it.
func fragment(_ tree: RenderTree) -> String {
  var output = OutputBuffer(capacity: 64)
  HTMLRenderer().renderFragment(tree, into: &output)
  return String(decoding: output.bytes, as: UTF8.self)
}
