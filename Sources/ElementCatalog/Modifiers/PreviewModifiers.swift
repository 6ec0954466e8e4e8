import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let previewModifiers: [ModifierDefinition] = [
    ModifierDefinition(
      ["previewLayout(_ value: PreviewLayout)"],
      "Sets the size of a preview.",
      example: #"<Text modifiers=".previewLayout(.fixed(width: 300, height: 70))">Turtle Rock</Text>"#
    ) { lowering, use, content in
      let view = try content()
      guard case .fixed(let width, let height)? = use.values[0].content(PreviewLayoutValue.self) else {
        return view
      }
      return lowering.device(around: view, width: width, height: height, name: nil)
    },
    ModifierDefinition(
      ["previewDevice(_ value: String?)"],
      "Sets the device of a preview by its name.",
      example: #"<Text modifiers=".previewDevice('iPhone SE')">Turtle Rock</Text>"#
    ) { lowering, use, content in
      let view = try content()
      guard let name: String = use.value(0) else { return view }
      let size = PreviewDevice.size(of: name)
      return lowering.device(around: view, width: size.width, height: size.height, name: nil)
    },
    ModifierDefinition(
      ["previewDisplayName(_ value: String?)"],
      "Names a preview.",
      example: #"<Text modifiers=".previewDisplayName('One row')">Turtle Rock</Text>"#
    ) { lowering, use, content in
      let view = try content()
      guard let name: String = use.value(0) else { return view }
      return lowering.device(around: view, width: nil, height: nil, name: name)
    },
    ModifierDefinition(
      ["previewInterfaceOrientation(_ value: InterfaceOrientation)"],
      "Turns the device of a preview.",
      example: """
        <Text modifiers=".previewDevice('iPhone SE').previewInterfaceOrientation(.landscapeLeft)">Rock</Text>
        """
    ) { lowering, use, content in
      let view = try content()
      let orientation = LibraryCases.InterfaceOrientation(use.values[0]) ?? .portrait
      let isWide = orientation == .landscapeLeft || orientation == .landscapeRight
      return lowering.forEach(in: view) { lowering.turned($0, isWide: isWide) }
    },
  ]
}

extension Lowering {
  /// Turns the device that a view is on so that it is wide or tall; a view on none gets the standard one.
  fileprivate func turned(_ view: NodeIndex, isWide: Bool) -> NodeIndex {
    if !view.isNone, tree[view].kind == .box,
      case .device(let width, let height, let name) = tree.boxes[Int(tree[view].payload)]
    {
      let (short, long) = (min(width, height), max(width, height))
      tree.boxes[Int(tree[view].payload)] = .device(
        width: isWide ? long : short, height: isWide ? short : long, name: name)
      return view
    }
    let size = PreviewDevice.standard
    let (short, long) = (min(size.width, size.height), max(size.width, size.height))
    return box(.device(width: isWide ? long : short, height: isWide ? short : long, name: .empty), view)
  }

  /// Puts a preview on the page that it asks for.
  public func preview(_ view: NodeIndex, layout: PreviewLayoutValue?, device: String?) -> NodeIndex {
    var view = view
    if let device {
      let size = PreviewDevice.size(of: device)
      view = self.device(around: view, width: size.width, height: size.height, name: nil)
    }
    guard case .fixed(let width, let height)? = layout else { return view }
    return self.device(around: view, width: width, height: height, name: nil)
  }

  /// Puts a view on a device's page, or changes the page that it is on already.
  fileprivate func device(
    around view: NodeIndex, width: Double?, height: Double?, name: String?
  ) -> NodeIndex {
    let stored = name.map { tree.store($0) }
    return forEach(in: view) { view in
      if !view.isNone, tree[view].kind == .box {
        let place = Int(tree[view].payload)
        if case .device(let oldWidth, let oldHeight, let oldName) = tree.boxes[place] {
          tree.boxes[place] = .device(
            width: width ?? oldWidth, height: height ?? oldHeight, name: stored ?? oldName)
          return view
        }
      }
      let size = PreviewDevice.standard
      return box(
        .device(width: width ?? size.width, height: height ?? size.height, name: stored ?? .empty), view)
    }
  }
}
