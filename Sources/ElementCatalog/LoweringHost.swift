import RenderTree
import ScreenTypes
import StandardLibrary

/// What element definitions may ask of the running screen.
public protocol LoweringHost: AnyObject {
  /// Lowers the views inside a use that are not parts, attachments or destinations; for an element that
  /// iterates, once for each item. Empty groups are left out, nested groups are flattened. Pieces of text between
  /// the views of an element with `.runs` become texts.
  func lowerContent(of site: Int, _ lowering: Lowering) throws -> [NodeIndex]
  /// How many views are written in an element.
  func viewCount(of site: Int) -> Int
  /// Lowers one of the views that are written in an element, counted from 0, with its chain.
  func lowerView(_ place: Int, of site: Int, _ lowering: Lowering) throws -> [NodeIndex]
  /// Lowers the views inside the part of a use with this name (`Header`, `Destination`, `Sidebar`); empty if it is absent.
  func lowerPart(_ name: String, of site: Int, _ lowering: Lowering) throws -> [NodeIndex]
  /// The sites of the parts with this name directly inside a use, in order.
  func parts(_ name: String, of site: Int) -> [Int]
  /// The colour of a name: that of a colour set in the package's `Assets`, else one of the system's, or grey.
  func color(named name: String) -> Color
  /// True where the use holds views that `lowerContent` would lower.
  func hasContent(_ site: Int) -> Bool
  /// Gives the name that `as` brings into the content of a use a value; false where it brings none.
  func bring(_ value: Value, at site: Int) -> Bool
  /// Evaluates the attributes of a part or attachment.
  func use(of site: Int) throws -> ElementUse
  /// The label of a control: its title attribute as a text, its views, or nothing. With `labelFirst`, the first `<Label>`.
  func lowerLabel(of site: Int, title: Value?, _ lowering: Lowering) throws -> [NodeIndex]
  /// Lowers a use's content that is not its label.
  func lowerBody(of site: Int, _ lowering: Lowering) throws -> [NodeIndex]
  /// Makes a control addressable: what it does when it is used. Gives its number in the running screen.
  func register(_ control: ControlRegistration, of site: Int) -> Int32
  /// Lowers views with `content`, and changes what the controls in them do that are tapped.
  func changingTaps(
    _ change: (inout ControlRegistration) -> Void, _ content: () throws -> NodeIndex
  ) rethrows -> NodeIndex
  /// The file name of the page that a navigation link at this site leads to; empty where none is written.
  func pageTarget(of site: Int) throws -> String
  /// Lowers a control through a declared style; `part` lowers what `<Content/>` and the views of the configuration
  /// stand for.
  func lowerStyled(
    _ style: Value, site: Int, _ configuration: StyleConfiguration, _ lowering: Lowering,
    part: (StyleProperty) throws -> [NodeIndex]
  ) throws -> NodeIndex
  /// True for a declared style whose body has the gestures that trigger its action: a PrimitiveButtonStyle.
  func handlesInput(_ style: Value) -> Bool
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
  /// The size that a view had when the page was laid out last, for which it is laid out; nil before that.
  func size(of view: NodeIndex, site: Int) -> SizeValue?
  /// Registers what runs with what a closure reads of the size of a view, once that is known and when it is another one.
  func onMeasured(_ view: NodeIndex, of transform: Value, _ action: Value, site: Int) throws
  /// Registers that words of a text lead somewhere, which do what the environment says that links do.
  func onOpen(wordsOf text: NodeIndex)
  /// Registers what runs each time the view at a site appears.
  func onAppear(_ action: Value, site: Int)
  /// Registers what runs each time the view at a site is gone.
  func onDisappear(_ action: Value, site: Int)
  /// Registers what runs each time the view at a site appears, and while it is shown when `id` differs from the last one.
  func onTask(_ action: Value, id: Value?, site: Int)
  /// Registers what runs when the value at a site differs from its last one.
  func onChange(of value: Value, _ action: Value, isInitial: Bool, site: Int)
  /// Whether the search field at a site with a binding to its text is in use, and what is to be told when its editing begins and
  /// ends; nil where no view asks for it.
  func search(_ text: Value, site: Int) throws -> (isSearching: Bool, editingChanged: Value)?
  /// What the values that were handed up under a PreferenceKey come to: its default value where there are none.
  func preference(_ key: TypeID, _ values: [Value]) throws -> Value
  /// Calls a function value.
  func call(_ function: FunctionBox, _ arguments: [Value]) throws -> Value
  /// Registers what runs with each value of a timer or of the notifications of a name.
  func onReceive(_ publisher: Value, _ action: Value, site: Int) throws
  /// Reports that the view with this gesture is drawn pressed: what it updates runs once.
  func holds(_ gesture: Value, site: Int)
  /// Reports whether the element at a site presents its content; `onDismiss` runs once after it is dismissed.
  func presents(_ isUp: Bool, onDismiss: Value?, site: Int)
  /// Runs `body`; the rows that are made in it first are deleted and moved so.
  func actingOnRows<T>(delete: Value?, move: Value?, _ body: () throws -> T) rethrows -> T
  /// Reports that the row being lowered may not be deleted, or not be moved.
  func restrictRow(isKept: Bool, isFixed: Bool)
  /// Registers what runs when the user pulls down the view being lowered.
  func onRefresh(_ action: Value)
  /// Ties the focus of a view to a binding, which holds `value` while the view has it.
  func focus(of view: NodeIndex, _ binding: Value, equals value: Value)
  /// True for the use of a table whose rows are written one by one.
  func hasRows(_ site: Int) -> Bool
  /// Lowers the columns of the table at `table` for the element that the row at `row` shows: a cell for each.
  func lowerColumns(of table: Int, for element: Value, at row: Int, _ lowering: Lowering) throws
    -> [NodeIndex]
  /// The titles of the columns of a table, where it has no row that tells them.
  func titles(ofColumnsIn table: Int) -> [Value]
  /// The `id` of an Identifiable value; the value itself for others.
  func identity(of value: Value) throws -> Value
  /// The key path that the `value` of the table's column at a site is, such as `\.name`; nil for another value.
  func columnPath(of site: Int) -> Value?
  /// The type of the value that the attribute of an element at a site is given, by its position; text for a literal.
  func type(ofAttribute position: Int, at site: Int) -> TypeID
  /// A binding to state that the element at a site keeps for itself; it starts with a value.
  func ownState(_ initial: Value, site: Int) -> Value
  /// Reads a binding.
  func read(_ binding: Value) throws -> Value
  /// What a key of the environment stands for at the view being lowered; `.null` where nothing is known of it.
  func environmentValue(ofKey key: String) throws -> Value
  /// The same, once a change was made to what a key path leads to, which begins with the key.
  func environmentValue(ofKey key: String, at path: Value, _ change: (inout Value) throws -> Void) throws
    -> Value
  /// Hands a value of a view to the layout of the program around it.
  func keepLayoutValue(_ value: Value, of key: TypeID, at view: NodeIndex)
  /// Lowers the views of a use as a layout of the program places them; nil for another value.
  func lowerLayout(_ layout: Value, site: Int, _ lowering: Lowering) throws -> NodeIndex?
  /// Calls a function with one value.
  func call(_ function: Value, _ argument: Value) throws -> Value
  /// Calls a function with some values.
  func call(_ function: Value, _ arguments: [Value]) throws
  /// What the `path(in:)` of a shape of the program gives for a rectangle; nil for another value.
  func path(of shape: Value, in rect: RectValue) throws -> Value?
  /// Adds a view of what a shape of the program draws in a size: that which the view had when the page was laid out last, `place` before
  /// that. Nil for another value.
  func drawing(_ shape: Value, in place: SizeValue, _ view: (Path, SizeValue) throws -> NodeIndex) throws
    -> NodeIndex?
  /// The text of a value as `String(describing:)` gives it.
  func describe(_ value: Value) -> String
  /// A value as a type of the program writes it; nil for a format of the library.
  func written(_ value: Value, by format: Value) throws -> String?
  /// What an error says of itself, as its `localizedDescription` gives it.
  func reason(of error: Value) throws -> String
  /// True where the button with this label is to be drawn pressed.
  func isPressed(_ label: String) -> Bool
  /// The settings of the run: locale, platform, colour scheme.
  var settings: RunSettings { get }
}
