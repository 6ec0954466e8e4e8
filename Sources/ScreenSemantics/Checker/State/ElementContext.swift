import ScreenSyntax
import ScreenTypes
import SourceModel

/// What elements tell of the attributes and the code inside them.
struct ElementContext {
  /// True for a `Text` whose title is a date or number that its `style` or `format` writes.
  private(set) var isFormatted = false
  /// The type of the number that the current element shows; its bounds and its step have the same type.
  private(set) var number: (type: TypeID, declared: SourceLocation?)?
  /// The type parameters of the element that is made in code, as its attributes tell them.
  private(set) var bound = TypeBindings()
  /// The row of the table around: its place in the locals of the file.
  private(set) var tableRow: Int?
  /// The type of the selection of the TabView around.
  private(set) var selection: TypeID?
  /// Attributes that an element does not know, as those that they stand for.
  private var misspelt: [(node: XMLNodeID, meant: Name, text: AttributeText)] = []

  // MARK: Attributes

  /// Says whether the title of a `Text` is written by its `style` or `format`.
  mutating func beginText(isFormatted: Bool) { self.isFormatted = isFormatted }

  /// Says what number the element shows.
  mutating func note(number type: TypeID, declared: SourceLocation?) { number = (type, declared) }

  /// Begins an element in code, or goes on with it once those in one of its closures were checked.
  mutating func begin(_ bound: TypeBindings = TypeBindings()) { self.bound = bound }

  /// Takes the type parameter of an attribute to stand for the type of what it was given: `T0.Type`, `[T0]`.
  mutating func bind(_ attribute: TypeID, to type: TypeID) {
    let (parameter, given): (TypeID, TypeID?) =
      switch (attribute.kind, type.kind) {
      case (.metatype(let parameter), .metatype(let named)): (parameter, named)
      case (.array(let parameter), _): (parameter, type.element)
      // No closure of an element is given what other attributes hold.
      default: (attribute, nil)
      }
    if case .parameter(let number) = parameter.kind, let given { bound[number] = given }
  }

  /// Forgets what the attributes of an element told.
  mutating func endAttributes() {
    isFormatted = false
    number = nil
  }

  // MARK: Rows

  /// Sets the row of the table around, and gives that of the table around it.
  @discardableResult
  mutating func set(tableRow: Int?) -> Int? {
    defer { self.tableRow = tableRow }
    return self.tableRow
  }

  // MARK: Tabs

  /// Sets the type of the selection of the TabView around, and gives that of the one around it.
  @discardableResult
  mutating func set(selection: TypeID?) -> TypeID? {
    defer { self.selection = selection }
    return self.selection
  }

  // MARK: Misspelt attributes

  /// True once an attribute of any element was misspelt.
  var hasMisspelt: Bool { !misspelt.isEmpty }
  /// How many were misspelt.
  var misspeltCount: Int { misspelt.count }

  /// Keeps a misspelt attribute as the one that is meant.
  mutating func add(misspelt text: AttributeText, of node: XMLNodeID, meaning name: Name) {
    misspelt.append((node, name, text))
  }

  /// The misspelt attribute of an element that stands for one it knows; nil where there is none.
  func misspelt(meaning name: Name, of node: XMLNodeID) -> AttributeText? {
    misspelt.isEmpty ? nil : misspelt.first { $0.node == node && $0.meant == name }?.text
  }
}
