import RenderTree
import ScreenTypes

/// What views inherit from the modifiers around them while they are lowered.
public struct LoweringEnvironment: Sendable {
  /// Font, colour and the other marks of text.
  public var textStyle = TextStyle()
  /// The most lines of a text; 0 for no limit.
  public var lineLimit = 0
  /// How lines stand beneath each other.
  public var multilineAlignment = HorizontalAlignment.leading
  /// Where text is cut.
  public var truncation = TextPayload.Truncation.tail
  /// Upper or lower case for text; nil leaves it.
  public var textCase: TextCase?
  /// The scale of symbols; nil is medium.
  public var imageScale: ImagePayload.Scale?
  /// True where symbols are drawn in their `.fill` variant.
  public var fillsSymbols = false
  /// The accent of controls; nil is the theme's.
  public var tint: Color?
  /// False inside `.disabled(true)`.
  public var isEnabled = true
  /// True where controls hide their labels.
  public var hidesLabels = false
  /// True inside the rows of a list or form.
  public var isInList = false
  /// The look of lists.
  public var listStyle = ListPayload.Style.automatic
  /// The look of buttons.
  public var buttonLook = ControlPayload.Look.automatic
  /// A declared button style, if one is set.
  public var buttonStyle: Value?
  /// The look of toggles.
  public var toggleLook = ControlPayload.Look.automatic
  /// A declared toggle style, if one is set.
  public var toggleStyle: Value?
  /// The look of pickers.
  public var pickerLook = ControlPayload.Look.automatic
  /// The look of text fields.
  public var textFieldLook = ControlPayload.Look.automatic
  /// The look of progress views.
  public var progressLook = ControlPayload.Look.automatic

  /// SwiftUI's defaults.
  public init() {}

  /// Case of letters.
  public enum TextCase: UInt8, Sendable { case uppercase, lowercase }
}

/// What views tell the container around them: a navigation title, toolbar items, a tab's item, a tag.
public struct LoweringPreferences: Sendable {
  /// The title of the page.
  public var navigationTitle: String?
  /// True for a title in the bar.
  public var isInlineTitle: Bool?
  /// True where the bar is hidden.
  public var hidesNavigationBar: Bool?
  /// Toolbar items by where they stand, in order.
  public var toolbar: [(region: Region, node: NodeIndex)] = []
  /// Presentations that are up, in order; drawn over the page.
  public var presentations: [NodeIndex] = []
  /// The item of a tab.
  public var tabItem: NodeIndex?
  /// The tag of an option or tab.
  public var tag: Value?
  /// The badge of a tab or row.
  public var badge: String?

  /// Nothing said.
  public init() {}
}

/// The state of lowering one page: the tree so far, what is inherited, what was said to containers.
public final class Lowering {
  /// The tree so far.
  public var tree = RenderTree()
  /// What the view being lowered inherits.
  public var environment = LoweringEnvironment()
  /// What views so far said to the container around them.
  public var preferences = LoweringPreferences()
  /// The running screen.
  public unowned let host: any LoweringHost

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
    var previous = NodeIndex.none
    for child in children {
      if previous.isNone { tree[parent].firstChild = child } else { tree[previous].nextSibling = child }
      previous = child
    }
  }

  /// Adds one modifier around `content`, with a second child for backgrounds and overlays.
  public func box(_ modifier: BoxModifier, _ content: NodeIndex, _ second: NodeIndex? = nil) -> NodeIndex {
    tree.boxes.append(modifier)
    return node(.box, payload: tree.boxes.count - 1, children: second.map { [content, $0] } ?? [content])
  }

  /// The place of a text style in the tree, added if it is new.
  public func style(_ style: TextStyle) -> Int32 {
    for index in tree.textStyles.indices.reversed() where tree.textStyles[index] == style {
      return Int32(index)
    }
    tree.textStyles.append(style)
    return Int32(tree.textStyles.count - 1)
  }

  /// Adds a text of one run in the inherited style.
  public func text(_ text: String, style override: TextStyle? = nil) -> NodeIndex {
    tree.runs.append(TextRun(text: tree.store(text), style: style(override ?? environment.textStyle)))
    return self.text(firstRun: tree.runs.count - 1, count: 1)
  }

  /// Adds a text of runs that stand in the tree already.
  public func text(firstRun: Int, count: Int) -> NodeIndex {
    var payload = TextPayload(firstRun: Int32(firstRun), runCount: Int32(count))
    payload.lineLimit = Int32(environment.lineLimit)
    payload.multilineAlignment = environment.multilineAlignment
    payload.truncation = environment.truncation
    tree.texts.append(payload)
    return node(.text, payload: tree.texts.count - 1)
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

  /// Runs `body` with a changed environment and restores it.
  public func with<T>(
    _ change: (inout LoweringEnvironment) -> Void, _ body: () throws -> T
  ) throws -> T {
    let saved = environment
    change(&environment)
    defer { environment = saved }
    return try body()
  }

  /// Runs `body` with preferences of its own and gives what was said in it; the outer ones are kept.
  public func collectingPreferences<T>(
    _ body: () throws -> T
  ) throws -> (T, LoweringPreferences) {
    let saved = preferences
    preferences = LoweringPreferences()
    defer { preferences = saved }
    let result = try body()
    return (result, preferences)
  }
}

/// What element definitions may ask of the running screen.
public protocol LoweringHost: AnyObject {
  /// Lowers the views inside a use that are not parts, attachments or destinations; for an element that
  /// iterates, once for each item. Empty groups are left out, nested groups are flattened.
  func lowerContent(of site: Int, _ lowering: Lowering) throws -> [NodeIndex]
  /// Lowers the views inside the part of a use with this name (`Header`, `Destination`, `Sidebar`); empty if it is absent.
  func lowerPart(_ name: String, of site: Int, _ lowering: Lowering) throws -> [NodeIndex]
  /// The sites of the parts with this name directly inside a use, in order.
  func parts(_ name: String, of site: Int) -> [Int]
  /// True where the use holds views that `lowerContent` would lower.
  func hasContent(_ site: Int) -> Bool
  /// Evaluates the attributes of a part or attachment.
  func use(of site: Int) throws -> ElementUse
  /// The label of a control: its title attribute as a text, its views, or nothing. With `labelFirst`, the first `<Label>`.
  func lowerLabel(of site: Int, title: Value?, _ lowering: Lowering) throws -> [NodeIndex]
  /// Lowers a use's content that is not its label.
  func lowerBody(of site: Int, _ lowering: Lowering) throws -> [NodeIndex]
  /// Makes a control addressable: what it does when it is used. Gives its number in the running screen.
  func register(_ control: ControlRegistration, of site: Int) -> Int32
  /// The file name of the page that a navigation link at this site leads to; empty where none is written.
  func pageTarget(of site: Int) throws -> String
  /// Lowers a control through a declared style; `label` lowers what `<Content/>` stands for.
  func lowerStyled(
    _ style: Value, site: Int, isOn: BindingBox?, isPressed: Bool, action: FunctionBox?, _ lowering: Lowering,
    label: () throws -> [NodeIndex]
  ) throws -> NodeIndex
  /// Lowers a declared `Modifier` value around `content`.
  func lowerModifier(
    _ modifier: Value, _ lowering: Lowering, content: () throws -> NodeIndex
  ) throws -> NodeIndex
  /// Lowers a view that stands as a value: `Rectangle().fill(.gray)`, a fragment by name.
  func lowerView(_ value: Value, _ lowering: Lowering) throws -> NodeIndex
  /// Runs `body` with an object or value injected into the environment of the views lowered in it.
  func injecting(
    _ value: Value, key: String?, _ body: () throws -> NodeIndex
  ) throws -> NodeIndex
  /// Runs once when the view at a site first appears; `isTask` for `.task`.
  func onAppear(_ action: Value, site: Int)
  /// Runs when the value at a site differs from the time before.
  func onChange(of value: Value, _ action: Value, site: Int)
  /// Reads a binding.
  func read(_ binding: Value) throws -> Value
  /// The text of a value as `String(describing:)` gives it.
  func describe(_ value: Value) -> String
  /// True where the button with this label is to be drawn held down.
  func isPressed(_ label: String) -> Bool
  /// The settings of the run: locale, platform, colour scheme.
  var settings: RunSettings { get }
}

/// What a control does when it is used.
public struct ControlRegistration {
  /// What kind of use it takes.
  public enum Kind: Sendable {
    /// Tapped: runs `action`.
    case tap
    /// Held: runs `action`.
    case longPress
    /// Sets `binding` to the opposite.
    case toggle
    /// Sets `binding` to a value in steps, or runs `increment` and `decrement`.
    case step
    /// Sets `binding` to text, number, date or a chosen value.
    case edit
    /// Opens the page of a navigation link.
    case navigate
    /// Opens an address.
    case open
  }
  /// The kind.
  public var kind: Kind
  /// The label by which it is found.
  public var label: String
  /// What it runs.
  public var action: Value?
  /// What it sets.
  public var binding: Value?
  /// Run by a stepper's plus.
  public var increment: Value?
  /// Run by a stepper's minus.
  public var decrement: Value?
  /// Values that may be chosen, with their labels.
  public var choices: [(label: String, value: Value)] = []
  /// Lowest and highest number, and the step.
  public var range: (minimum: Double, maximum: Double, step: Double)?
  /// False where it takes no input.
  public var isEnabled = true

  /// A control.
  public init(_ kind: Kind, label: String, action: Value? = nil, binding: Value? = nil) {
    self.kind = kind
    self.label = label
    self.action = action
    self.binding = binding
  }
}

/// What one run depends on besides the program and its data.
public struct RunSettings: Sendable {
  /// The platform that code sees.
  public enum Platform: String, Sendable, CaseIterable { case iOS, macOS, web }
  /// The platform.
  public var platform = Platform.iOS
  /// A BCP 47 language tag.
  public var locale = "en_US"
  /// True for dark.
  public var isDark = false
  /// The instant of `Date()`, in seconds since 1970.
  public var date: Double = 1_577_836_800
  /// The label of a button that is drawn held down.
  public var pressed: String?
  /// Whether `onAppear` runs.
  public var runsAppear = true

  /// The defaults.
  public init() {}
}
