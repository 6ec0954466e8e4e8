import ScreenTypes
import SourceModel

/// Names that the compiler itself looks for.
enum Names {
  static let name: Name = "name"
  static let type: Name = "type"
  static let value: Name = "value"
  static let id: Name = "id"
  static let of: Name = "of"
  static let get: Name = "get"
  static let set: Name = "set"
  static let key: Name = "key"
  static let source: Name = "source"
  static let signature: Name = "signature"
  static let isStatic: Name = "static"
  static let isMutating: Name = "mutating"
  static let isPrivate: Name = "private"
  static let conforms: Name = "conforms"
  static let takes: Name = "takes"
  static let ref: Name = "ref"
  static let modifiers: Name = "modifiers"
  static let items: Name = "items"
  static let asName: Name = "as"
  static let on: Name = "on"
  static let isPattern: Name = "is"
  static let condition: Name = "condition"
  static let title: Name = "title"
  static let destination: Name = "destination"
  static let forName: Name = "for"
  static let item: Name = "item"
  static let isPresented: Name = "isPresented"
  static let verbatim: Name = "verbatim"
  static let newValue: Name = "newValue"
  static let configuration: Name = "configuration"
  static let platform: Name = "platform"
  static let wrappedValue: Name = "wrappedValue"
  static let projectedValue: Name = "projectedValue"
  static let rawValue: Name = "rawValue"
  static let defaultLabel: Name = "default"
  static let allCases: Name = "allCases"
  static let constant: Name = "constant"
  static let objectWillChange: Name = "objectWillChange"
  static let module: Name = "Module"
  static let some: Name = "some"
  static let confirmationDialog: Name = "ConfirmationDialog"
  static let body: Name = "Body"
  static let windowGroup: Name = "WindowGroup"
  static let content: Name = "Content"
  static let fragment: Name = "Fragment"
  static let constantElement: Name = "Let"
  static let ifElement: Name = "If"
  static let elseIf: Name = "ElseIf"
  static let elseElement: Name = "Else"
  static let ifLet: Name = "IfLet"
  static let switchElement: Name = "Switch"
  static let caseElement: Name = "Case"
  static let defaultElement: Name = "Default"
  static let forEach: Name = "ForEach"
  static let label: Name = "Label"
  static let isPressed: Name = "isPressed"
  static let isOn: Name = "isOn"
  static let trigger: Name = "trigger"
  static let when: Name = "when"
  static let send: Name = "send"
  static let binding: Name = "Binding"
  static let appearance: Name = "Appearance"
  static let automatic: Name = "automatic"
  static let defaultButtonStyle: Name = "DefaultButtonStyle"
  static let now: Name = "now"
  static let random: Name = "random"
  static let initializer: Name = "init"
  static let underscore: Name = "_"
  static let table: Name = "Table"
  static let list: Name = "List"
  static let children: Name = "children"
  /// The type around.
  static let ownType: Name = "Self"
  static let textElement: Name = "Text"
  static let style: Name = "style"
  static let format: Name = "format"
  static let placeholder: Name = "placeholder"
  /// The element of a table's row that no attribute names.
  static let tableRow: Name = " row"
  static let dismissAction: Name = "DismissAction"
  static let openURLAction: Name = "OpenURLAction"
}

/// Types that the compiler itself looks for.
enum KnownTypes {
  static let objectWillChange = TypeID(.builtin("ObjectWillChangePublisher"))
  static let appearance = TypeID(.builtin(Names.appearance))
  /// The appearances that can be set, by their names in code.
  static let appearances: [(name: Name, type: TypeID)] = [
    ("navigationBar", TypeID(.builtin("Appearance.navigationBar"))),
    ("switch", TypeID(.builtin("Appearance.switch"))),
  ]
}
