import RenderTree
import Rendering

/// A view of a tree built by hand: adds itself to a tree and says where it is.
typealias Piece = (inout RenderTree) -> NodeIndex

/// Makes `RenderTree`s by hand, as lowering would.
enum Build {
  static func tree(_ pieces: [Piece]) -> RenderTree {
    var tree = RenderTree()
    tree.root = group(pieces)(&tree)
    return tree
  }

  static func attach(_ pieces: [Piece], to parent: NodeIndex, in tree: inout RenderTree) {
    var last = NodeIndex.none
    for piece in pieces {
      let child = piece(&tree)
      if last.isNone { tree[parent].firstChild = child } else { tree[last].nextSibling = child }
      last = child
    }
  }

  static func node(_ kind: RenderNode.Kind, _ payload: Int, _ pieces: [Piece], _ tree: inout RenderTree)
    -> NodeIndex
  {
    let node = tree.add(kind, payload: payload)
    attach(pieces, to: node, in: &tree)
    return node
  }

  static func group(_ pieces: [Piece]) -> Piece { { node(.group, 0, pieces, &$0) } }

  static func region(_ region: Region, _ pieces: Piece...) -> Piece { self.region(region, pieces) }

  static func region(_ region: Region, _ pieces: [Piece]) -> Piece {
    { tree in
      tree.regions.append(region)
      return node(.region, tree.regions.count - 1, pieces, &tree)
    }
  }

  // MARK: Text

  static func style(_ style: TextStyle, in tree: inout RenderTree) -> Int32 {
    if let index = tree.textStyles.firstIndex(of: style) { return Int32(index) }
    tree.textStyles.append(style)
    return Int32(tree.textStyles.count - 1)
  }

  static func text(
    _ text: String, _ style: TextStyle = TextStyle(), lines: Int32 = 0,
    _ alignment: HorizontalAlignment = .leading, _ truncation: TextPayload.Truncation = .tail
  ) -> Piece {
    runs([(text, style)], lines: lines, alignment, truncation)
  }

  static func runs(
    _ runs: [(String, TextStyle)], lines: Int32 = 0, _ alignment: HorizontalAlignment = .leading,
    _ truncation: TextPayload.Truncation = .tail
  ) -> Piece {
    { tree in
      let first = Int32(tree.runs.count)
      for (text, style) in runs {
        let number = self.style(style, in: &tree)
        tree.runs.append(TextRun(text: tree.store(text), style: number))
      }
      var payload = TextPayload(firstRun: first, runCount: Int32(runs.count))
      payload.lineLimit = lines
      payload.multilineAlignment = alignment
      payload.truncation = truncation
      tree.texts.append(payload)
      return tree.add(.text, payload: tree.texts.count - 1)
    }
  }

  static func colored(_ color: Color.Base) -> TextStyle {
    var style = TextStyle()
    style.color = Color(color)
    return style
  }

  // MARK: Containers

  static func hstack(
    align alignment: VerticalAlignment = .center, spacing: Double? = nil, _ pieces: Piece...
  ) -> Piece {
    stack(StackPayload(axis: .horizontal, alignment: Alignment(.center, alignment), spacing: spacing), pieces)
  }

  static func vstack(
    align alignment: HorizontalAlignment = .center, spacing: Double? = nil, _ pieces: Piece...
  ) -> Piece {
    stack(StackPayload(axis: .vertical, alignment: Alignment(alignment, .center), spacing: spacing), pieces)
  }

  static func zstack(align alignment: Alignment = .center, _ pieces: Piece...) -> Piece {
    stack(StackPayload(axis: .depth, alignment: alignment), pieces)
  }

  static func stack(_ payload: StackPayload, _ pieces: [Piece]) -> Piece {
    { tree in
      tree.stacks.append(payload)
      return node(.stack, tree.stacks.count - 1, pieces, &tree)
    }
  }

  static func spacer(_ length: Double = -1) -> Piece {
    { tree in
      tree.spacers.append(length)
      return tree.add(.spacer, payload: tree.spacers.count - 1)
    }
  }

  static func divider() -> Piece { { $0.add(.divider) } }

  static func list(_ style: ListPayload.Style = .automatic, _ pieces: Piece...) -> Piece {
    list(style, pieces)
  }

  static func list(_ style: ListPayload.Style, _ pieces: [Piece]) -> Piece {
    { tree in
      tree.lists.append(ListPayload(style: style))
      return node(.list, tree.lists.count - 1, pieces, &tree)
    }
  }

  static func scroll(horizontal: Bool = false, _ pieces: Piece...) -> Piece {
    { tree in
      tree.scrolls.append(ScrollPayload(horizontal: horizontal, vertical: !horizontal))
      return node(.scroll, tree.scrolls.count - 1, pieces, &tree)
    }
  }

  static func grid(_ payload: GridPayload, _ pieces: Piece...) -> Piece {
    { tree in
      tree.grids.append(payload)
      return node(.grid, tree.grids.count - 1, pieces, &tree)
    }
  }

  static func navigation(_ title: String, large: Bool = true, back: String = "", _ pieces: Piece...)
    -> Piece
  {
    { tree in
      var payload = NavigationPayload(title: tree.store(title), isLarge: large)
      payload.back = tree.store(back)
      tree.navigations.append(payload)
      return node(.navigation, tree.navigations.count - 1, pieces, &tree)
    }
  }

  static func presentation(
    _ kind: PresentationPayload.Kind, _ title: String = "", _ message: String = "", _ pieces: Piece...
  ) -> Piece {
    { tree in
      var payload = PresentationPayload(kind)
      payload.title = tree.store(title)
      payload.message = tree.store(message)
      tree.presentations.append(payload)
      return node(.presentation, tree.presentations.count - 1, pieces, &tree)
    }
  }

  // MARK: Pictures

  static func image(_ name: String, resizable: Bool = false) -> Piece {
    { tree in
      var payload = ImagePayload(source: .asset, name: tree.store(name))
      payload.isResizable = resizable
      tree.images.append(payload)
      return tree.add(.image, payload: tree.images.count - 1)
    }
  }

  static func symbol(_ name: String, _ color: Color.Base? = nil) -> Piece {
    { tree in
      var payload = ImagePayload(source: .symbol, name: tree.store(name))
      var style = TextStyle()
      style.color = color.map { Color($0) }
      payload.style = self.style(style, in: &tree)
      tree.images.append(payload)
      return tree.add(.image, payload: tree.images.count - 1)
    }
  }

  static func shape(
    _ outline: Outline, fill: Paint? = .color(Color(.black)), stroke: Paint? = nil, width: Double = 1
  ) -> Piece {
    { tree in
      tree.shapes.append(ShapePayload(outline: outline, fill: fill, stroke: stroke, strokeWidth: width))
      return tree.add(.shape, payload: tree.shapes.count - 1)
    }
  }

  static func map(_ latitude: Double, _ longitude: Double) -> Piece {
    { tree in
      tree.maps.append(MapPayload(latitude: latitude, longitude: longitude))
      return tree.add(.map, payload: tree.maps.count - 1)
    }
  }

  // MARK: Controls

  static func control(
    _ kind: ControlPayload.Kind, _ pieces: [Piece] = [],
    change: @escaping (inout ControlPayload, inout RenderTree) -> Void = { _, _ in }
  ) -> Piece {
    { tree in
      var payload = ControlPayload(kind)
      change(&payload, &tree)
      tree.controls.append(payload)
      return node(.control, tree.controls.count - 1, pieces, &tree)
    }
  }

  static func button(
    _ label: String, _ look: ControlPayload.Look = .automatic, role: ControlPayload.Role = .none
  ) -> Piece {
    control(.button, [text(label)]) { control, _ in
      control.look = look
      control.role = role
    }
  }

  static func toggle(_ label: String, _ isOn: Bool) -> Piece {
    control(.toggle, [text(label)]) { control, _ in control.isOn = isOn }
  }

  static func link(disclosure: Bool = true, _ pieces: Piece...) -> Piece {
    { tree in
      var payload = LinkPayload(kind: .page, target: .empty)
      payload.showsDisclosure = disclosure
      tree.links.append(payload)
      return node(.link, tree.links.count - 1, pieces, &tree)
    }
  }
}

/// Wraps a piece in modifiers, the first one nearest to it.
func box(_ piece: @escaping Piece, _ modifiers: BoxModifier...) -> Piece {
  { tree in
    var node = piece(&tree)
    for modifier in modifiers {
      tree.boxes.append(modifier)
      let outer = tree.add(.box, payload: tree.boxes.count - 1)
      tree[outer].firstChild = node
      node = outer
    }
    return node
  }
}

/// Wraps a piece in a modifier with content of its own, a background or overlay.
func box(_ piece: @escaping Piece, _ modifier: BoxModifier, with second: @escaping Piece) -> Piece {
  { tree in
    let node = piece(&tree)
    let content = Build.group([second])(&tree)
    tree[node].nextSibling = content
    tree.boxes.append(modifier)
    let outer = tree.add(.box, payload: tree.boxes.count - 1)
    tree[outer].firstChild = node
    return outer
  }
}

extension BoxModifier {
  static let defaultPadding = BoxModifier.padding(EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16))

  static func frame(_ width: Double?, _ height: Double?, _ alignment: Alignment = .center) -> BoxModifier {
    .frame(width: width, height: height, alignment: alignment)
  }

  static func wide(_ alignment: Alignment = .center) -> BoxModifier {
    .flexibleFrame(
      minWidth: nil, idealWidth: nil, maxWidth: .infinity, minHeight: nil, idealHeight: nil, maxHeight: nil,
      alignment: alignment)
  }
}

/// The page as a string.
func draw(
  _ tree: RenderTree, _ width: Int, height: Int? = nil, ascii: Bool = false, color: ColorDepth = .none,
  pictures: [String: (width: Int, height: Int)] = [:]
) -> String {
  var options = TextRenderer.Options()
  options.width = width
  options.height = height
  options.ascii = ascii
  options.color = color
  options.pictures = pictures
  return String(decoding: TextRenderer(options).render(tree), as: UTF8.self)
}

/// The page without the last line feed, to compare with a multi-line literal.
func picture(_ width: Int, height: Int? = nil, ascii: Bool = false, _ pieces: Piece...) -> String {
  var text = draw(Build.tree(pieces), width, height: height, ascii: ascii)
  if text.hasSuffix("\n") { text.removeLast() }
  return text
}
