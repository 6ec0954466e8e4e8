import ElementCatalog
import ScreenSemantics
import ScreenSyntax
import SourceModel

/// Which colour has a text, and which is behind it?
///
/// Answer: both, with where they are set, for a text of one file; from the text outwards, the nearest of each kind counts.
/// Cost: linear in the views of the file once, and then in the modifiers of the views around a text.
/// Limits: there is none where something on the way may paint, cover, move or leave out something: conditions, pictures, lists,
/// declared views, and every modifier that is not known to leave colours alone.
struct TextColors {
  /// A colour and where it stands.
  struct Found {
    var code: CodeID
    var color: FixedColor
    /// How many views stand between the text and the view that sets it.
    var distance: Int
  }

  private let checked: CheckedFile
  private let known: KnownColors
  /// The view that holds each view, or none.
  private var holders: IDArray<ViewID, ViewID>

  init(_ checked: CheckedFile, _ known: KnownColors = KnownColors()) {
    self.checked = checked
    self.known = known
    holders = IDArray(repeating: .none, count: checked.views.count)
    for view in checked.views.indices {
      for place in checked.views[view].content { holders[checked.viewLists[place]] = view }
    }
  }

  /// True where a chain of a file sets a background that is a fixed colour.
  static func hasBackground(_ checked: CheckedFile, _ known: KnownColors) -> Bool {
    let roles = TextColorRoles.shared.roles
    return checked.modifiers.contains { application in
      application.kind == .catalog && roles[Int(application.target)] == .background
        && argument(of: application, checked).flatMap { FixedColor($0, checked.code, known) } != nil
    }
  }

  /// The texts of a file: elements that say something themselves.
  func texts() -> [ViewID] {
    let roles = TextColorRoles.shared
    return checked.views.indices.filter { index in
      let view = checked.views[index]
      return view.kind == .element && view.target >= 0 && roles.texts.contains(view.target)
        && view.content.isEmpty
    }
  }

  /// The colour of a text and that behind it; nil where one of them is not known.
  func colors(of text: ViewID) -> (front: Found, back: Found)? {
    var (front, back): (Found?, Found?)
    var (view, inner) = (text, ViewID.none)
    var distance = 0
    while !view.isNone {
      let node = checked.views[view]
      if !inner.isNone, !letsThrough(node, inner) { return nil }
      if node.parts.contains(where: { isLayer(checked.viewLists[$0]) }) { return nil }
      for index in node.modifiers {
        let application = checked.modifiers[index]
        guard application.kind == .catalog else { return nil }
        let role = TextColorRoles.shared.roles[Int(application.target)]
        switch role {
        case .harmless: continue
        case .other: return nil
        case .front where front != nil, .background where back != nil: continue
        case .front, .background:
          guard let code = Self.argument(of: application, checked),
            let color = FixedColor(code, checked.code, known)
          else { return nil }
          let found = Found(code: code, color: color, distance: distance)
          if role == .front { front = found } else { back = found }
        }
        if let front, let back { return (front, back) }
      }
      // A control gives what is in it a colour of its own.
      if front == nil, node.kind == .element, TextColorRoles.shared.controls.contains(node.target) {
        return nil
      }
      (inner, view) = (view, holders[view])
      distance += 1
    }
    return nil
  }

  /// True for a view that paints nothing around or behind the view in it.
  private func letsThrough(_ node: ViewNode, _ inner: ViewID) -> Bool {
    let roles = TextColorRoles.shared
    if node.kind == .forEach { return true }
    guard node.kind == .element, node.target >= 0 else { return false }
    if roles.layers.contains(node.target) { return node.content.count == 1 }
    guard roles.containers.contains(node.target) || roles.controls.contains(node.target) else { return false }
    return node.content.allSatisfy { place in
      let view = checked.viewLists[place]
      return view == inner
        || checked.views[view].modifiers.allSatisfy {
          let application = checked.modifiers[$0]
          return application.kind != .catalog || !roles.movers.contains(application.target)
        }
    }
  }

  /// True for a part that is drawn behind or before the view that it belongs to.
  private func isLayer(_ part: ViewID) -> Bool {
    let node = checked.views[part]
    return node.kind == .part && TextColorRoles.shared.attachments.contains(node.target)
  }

  /// The one argument that a modifier of colours is given.
  private static func argument(of application: ModifierApplication, _ checked: CheckedFile) -> CodeID? {
    let given = application.arguments.map { checked.argumentMaps[$0] }
    guard let first = given.first, !first.isNone else { return nil }
    return first
  }
}

/// What elements and modifiers of the catalogue mean for the colours of texts.
private final class TextColorRoles: Sendable {
  static let shared = TextColorRoles()

  enum Role: UInt8, Sendable { case front, background, harmless, other }

  /// For each modifier.
  let roles: [Role]
  /// Modifiers that put a view elsewhere than its container does.
  let movers: Set<Int32>
  let texts: Set<Int32>
  let containers: Set<Int32>
  let layers: Set<Int32>
  let controls: Set<Int32>
  let attachments: Set<Int32>

  private static let harmless: Set<String> = [
    "accessibilityAddTraits", "accessibilityElement", "accessibilityHidden", "accessibilityHint",
    "accessibilityIdentifier", "accessibilityLabel", "accessibilityValue", "allowsTightening",
    "baselineOffset", "bold",
    "border", "clipShape", "clipped", "contentShape", "cornerRadius", "edgesIgnoringSafeArea",
    "environmentObject",
    "fixedSize", "font", "fontDesign", "fontWeight", "frame", "help", "id", "ignoresSafeArea", "imageScale",
    "italic",
    "kerning", "layoutPriority", "lineLimit", "lineSpacing", "minimumScaleFactor", "monospaced",
    "monospacedDigit",
    "multilineTextAlignment", "navigationTitle", "onAppear", "onChange", "onDisappear", "onLongPressGesture",
    "onTapGesture", "padding", "strikethrough", "tag", "task", "textCase", "textSelection", "tracking",
    "truncationMode", "underline",
  ]

  private init() {
    let catalog = ElementCatalog.shared
    roles = catalog.modifiers.map { modifier in
      if modifier.name == "foregroundColor" || modifier.name == "foregroundStyle" { return .front }
      if modifier.name == "background" { return .background }
      return Self.harmless.contains(modifier.name) ? .harmless : .other
    }
    movers = Set(["offset", "position", "zIndex"].flatMap { catalog.modifiers(named: $0) }.map(Int32.init))
    func places(_ names: [Name]) -> Set<Int32> {
      Set(names.compactMap { catalog.element(named: $0) }.map(Int32.init))
    }
    texts = places(["Text", "Button", "Label", "Link"])
    containers = places([
      "VStack", "HStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid", "GridRow", "Group",
      "ScrollView",
      "Text", "Label",
    ])
    layers = places(["ZStack"])
    controls = places(["Button", "Link", "NavigationLink"])
    attachments = places(["Background", "Overlay"])
  }
}
