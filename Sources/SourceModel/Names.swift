/// Names that the compiler itself looks for.
///
/// Their ids are fixed, so that looking for one is comparing with a number; a name that is interned at its first use
/// would be looked up in a global variable each time.
public enum Names {
  /// The texts of all of them in the order of their ids, which begin at 1.
  static let texts = [
    "name", "EnvironmentValues", "type", "value", "id", "of", "get", "set", "key", "source",
    "signature", "static", "mutating", "private", "conforms", "takes", "ref", "modifiers", "items",
    "as", "on", "is", "condition", "title", "destination", "for", "item", "isPresented", "verbatim",
    "newValue", "configuration", "platform", "wrappedValue", "projectedValue", "rawValue", "default",
    "allCases", "constant", "objectWillChange", "Module", "some", "ScrollViewReader", "Map", "Image",
    "ViewDimensions", "ConfirmationDialog", "Body", "WindowGroup", "Content", "Fragment", "Let", "If",
    "ElseIf", "Else", "IfLet", "Switch", "Case", "Default", "ForEach", "Label", "isPressed", "isOn",
    "focused", "trigger", "when", "send", "Binding", "Appearance", "automatic", "DefaultButtonStyle",
    "now", "Init", "init", "_", "Table", "List", "children", "Self", "Text", "style", "format",
    "placeholder", " row", "ScaledMetric", "DismissAction", "OpenURLAction", "keyPath", "<",
    "none", "ID",
    "environmentObject", "environment", "Swift", "subscript",
    "os", "oldValue", "willSet", "didSet", "CodingKeys", "Protocol", "generics", "Subscript", "==",
    "Func", "hash", "locale", "onReceive", "super", "formatter", "where", "self",
    "init number", "bindings to elements", "presenting", "error",
    "modifier", "GeometryEffect", "NSObject", "tag", "search", "Namespace", "haptic", "TimeZone", "any",
  ]

  /// `name`.
  @inlinable public static var name: Name { Name(id: 1) }
  /// `EnvironmentValues`.
  @inlinable public static var environmentValues: Name { Name(id: 2) }
  /// `type`.
  @inlinable public static var type: Name { Name(id: 3) }
  /// `value`.
  @inlinable public static var value: Name { Name(id: 4) }
  /// `id`.
  @inlinable public static var id: Name { Name(id: 5) }
  /// `of`.
  @inlinable public static var of: Name { Name(id: 6) }
  /// `get`.
  @inlinable public static var get: Name { Name(id: 7) }
  /// `set`.
  @inlinable public static var set: Name { Name(id: 8) }
  /// `key`.
  @inlinable public static var key: Name { Name(id: 9) }
  /// `source`.
  @inlinable public static var source: Name { Name(id: 10) }
  /// `signature`.
  @inlinable public static var signature: Name { Name(id: 11) }
  /// `static`.
  @inlinable public static var isStatic: Name { Name(id: 12) }
  /// `mutating`.
  @inlinable public static var isMutating: Name { Name(id: 13) }
  /// `private`.
  @inlinable public static var isPrivate: Name { Name(id: 14) }
  /// `conforms`.
  @inlinable public static var conforms: Name { Name(id: 15) }
  /// `takes`.
  @inlinable public static var takes: Name { Name(id: 16) }
  /// `ref`.
  @inlinable public static var ref: Name { Name(id: 17) }
  /// `modifiers`.
  @inlinable public static var modifiers: Name { Name(id: 18) }
  /// `items`.
  @inlinable public static var items: Name { Name(id: 19) }
  /// `as`.
  @inlinable public static var asName: Name { Name(id: 20) }
  /// `on`.
  @inlinable public static var on: Name { Name(id: 21) }
  /// `is`.
  @inlinable public static var isPattern: Name { Name(id: 22) }
  /// `condition`.
  @inlinable public static var condition: Name { Name(id: 23) }
  /// `title`.
  @inlinable public static var title: Name { Name(id: 24) }
  /// `destination`.
  @inlinable public static var destination: Name { Name(id: 25) }
  /// `for`.
  @inlinable public static var forName: Name { Name(id: 26) }
  /// `item`.
  @inlinable public static var item: Name { Name(id: 27) }
  /// `isPresented`.
  @inlinable public static var isPresented: Name { Name(id: 28) }
  /// `verbatim`.
  @inlinable public static var verbatim: Name { Name(id: 29) }
  /// `newValue`.
  @inlinable public static var newValue: Name { Name(id: 30) }
  /// `configuration`.
  @inlinable public static var configuration: Name { Name(id: 31) }
  /// `platform`.
  @inlinable public static var platform: Name { Name(id: 32) }
  /// `wrappedValue`.
  @inlinable public static var wrappedValue: Name { Name(id: 33) }
  /// `projectedValue`.
  @inlinable public static var projectedValue: Name { Name(id: 34) }
  /// `rawValue`.
  @inlinable public static var rawValue: Name { Name(id: 35) }
  /// `default`.
  @inlinable public static var defaultLabel: Name { Name(id: 36) }
  /// `allCases`.
  @inlinable public static var allCases: Name { Name(id: 37) }
  /// `constant`.
  @inlinable public static var constant: Name { Name(id: 38) }
  /// `objectWillChange`.
  @inlinable public static var objectWillChange: Name { Name(id: 39) }
  /// `Module`.
  @inlinable public static var module: Name { Name(id: 40) }
  /// `some`.
  @inlinable public static var some: Name { Name(id: 41) }
  /// `ScrollViewReader`.
  @inlinable public static var scrollViewReader: Name { Name(id: 42) }
  /// `Map`.
  @inlinable public static var map: Name { Name(id: 43) }
  /// `Image`.
  @inlinable public static var image: Name { Name(id: 44) }
  /// `ViewDimensions`.
  @inlinable public static var viewDimensions: Name { Name(id: 45) }
  /// `ConfirmationDialog`.
  @inlinable public static var confirmationDialog: Name { Name(id: 46) }
  /// `Body`.
  @inlinable public static var body: Name { Name(id: 47) }
  /// `WindowGroup`.
  @inlinable public static var windowGroup: Name { Name(id: 48) }
  /// `Content`.
  @inlinable public static var content: Name { Name(id: 49) }
  /// `Fragment`.
  @inlinable public static var fragment: Name { Name(id: 50) }
  /// `Let`.
  @inlinable public static var constantElement: Name { Name(id: 51) }
  /// `If`.
  @inlinable public static var ifElement: Name { Name(id: 52) }
  /// `ElseIf`.
  @inlinable public static var elseIf: Name { Name(id: 53) }
  /// `Else`.
  @inlinable public static var elseElement: Name { Name(id: 54) }
  /// `IfLet`.
  @inlinable public static var ifLet: Name { Name(id: 55) }
  /// `Switch`.
  @inlinable public static var switchElement: Name { Name(id: 56) }
  /// `Case`.
  @inlinable public static var caseElement: Name { Name(id: 57) }
  /// `Default`.
  @inlinable public static var defaultElement: Name { Name(id: 58) }
  /// `ForEach`.
  @inlinable public static var forEach: Name { Name(id: 59) }
  /// `Label`.
  @inlinable public static var label: Name { Name(id: 60) }
  /// `isPressed`.
  @inlinable public static var isPressed: Name { Name(id: 61) }
  /// `isOn`.
  @inlinable public static var isOn: Name { Name(id: 62) }
  /// `focused`.
  @inlinable public static var focused: Name { Name(id: 63) }
  /// `trigger`.
  @inlinable public static var trigger: Name { Name(id: 64) }
  /// `when`.
  @inlinable public static var when: Name { Name(id: 65) }
  /// `send`.
  @inlinable public static var send: Name { Name(id: 66) }
  /// `Binding`.
  @inlinable public static var binding: Name { Name(id: 67) }
  /// `Appearance`.
  @inlinable public static var appearance: Name { Name(id: 68) }
  /// `automatic`.
  @inlinable public static var automatic: Name { Name(id: 69) }
  /// `DefaultButtonStyle`.
  @inlinable public static var defaultButtonStyle: Name { Name(id: 70) }
  /// `now`.
  @inlinable public static var now: Name { Name(id: 71) }
  /// `Init`, which declares an initialiser.
  @inlinable public static var initElement: Name { Name(id: 72) }
  /// `init`.
  @inlinable public static var initializer: Name { Name(id: 73) }
  /// `_`.
  @inlinable public static var underscore: Name { Name(id: 74) }
  /// `Table`.
  @inlinable public static var table: Name { Name(id: 75) }
  /// `List`.
  @inlinable public static var list: Name { Name(id: 76) }
  /// `children`.
  @inlinable public static var children: Name { Name(id: 77) }
  /// `Self`, the type around.
  @inlinable public static var ownType: Name { Name(id: 78) }
  /// `Text`.
  @inlinable public static var textElement: Name { Name(id: 79) }
  /// `style`.
  @inlinable public static var style: Name { Name(id: 80) }
  /// `format`.
  @inlinable public static var format: Name { Name(id: 81) }
  /// `placeholder`.
  @inlinable public static var placeholder: Name { Name(id: 82) }
  /// The element of a table's row that no attribute names.
  @inlinable public static var tableRow: Name { Name(id: 83) }
  /// `ScaledMetric`.
  @inlinable public static var scaledMetric: Name { Name(id: 84) }
  /// `DismissAction`.
  @inlinable public static var dismissAction: Name { Name(id: 85) }
  /// `OpenURLAction`.
  @inlinable public static var openURLAction: Name { Name(id: 86) }
  /// `keyPath`.
  @inlinable public static var keyPath: Name { Name(id: 87) }
  /// `<`.
  @inlinable public static var less: Name { Name(id: 88) }
  /// `none`, a case of optionals.
  @inlinable public static var none: Name { Name(id: 89) }
  /// `ID`.
  @inlinable public static var idType: Name { Name(id: 90) }
  /// `environmentObject`.
  @inlinable public static var environmentObject: Name { Name(id: 91) }
  /// `environment`.
  @inlinable public static var environment: Name { Name(id: 92) }
  /// `Swift`, the module of the library.
  @inlinable public static var swift: Name { Name(id: 93) }
  /// `subscript`.
  @inlinable public static var subscripted: Name { Name(id: 94) }
  /// `os`.
  @inlinable public static var system: Name { Name(id: 95) }
  /// `oldValue`.
  @inlinable public static var oldValue: Name { Name(id: 96) }
  /// `willSet`.
  @inlinable public static var willSet: Name { Name(id: 97) }
  /// `didSet`.
  @inlinable public static var didSet: Name { Name(id: 98) }
  /// `CodingKeys`.
  @inlinable public static var codingKeys: Name { Name(id: 99) }
  /// `Protocol`.
  @inlinable public static var protocolElement: Name { Name(id: 100) }
  /// `generics`.
  @inlinable public static var generics: Name { Name(id: 101) }
  /// `Subscript`.
  @inlinable public static var subscriptElement: Name { Name(id: 102) }
  /// `==`.
  @inlinable public static var equal: Name { Name(id: 103) }
  /// `Func`.
  @inlinable public static var functionElement: Name { Name(id: 104) }
  /// `hash`.
  @inlinable public static var hash: Name { Name(id: 105) }
  /// `locale`.
  @inlinable public static var locale: Name { Name(id: 106) }
  /// `onReceive`.
  @inlinable public static var onReceive: Name { Name(id: 107) }
  /// `super`.
  @inlinable public static var superclass: Name { Name(id: 108) }
  /// `formatter`.
  @inlinable public static var formatter: Name { Name(id: 109) }
  /// `where`.
  @inlinable public static var whereName: Name { Name(id: 110) }
  /// `self`, behind the name of a type: `Int.self`.
  @inlinable public static var itself: Name { Name(id: 111) }
  /// The member of a view with several `Init`s that tells by which of them it is made; nobody can write it.
  @inlinable public static var initializerNumber: Name { Name(id: 112) }
  /// What a binding to an array has as a collection: a binding to each of its elements; nobody can write it.
  @inlinable public static var elementBindings: Name { Name(id: 113) }
  /// `presenting`.
  @inlinable public static var presenting: Name { Name(id: 114) }
  /// `error`.
  @inlinable public static var error: Name { Name(id: 115) }
  /// `modifier`, which applies a declared Modifier.
  @inlinable public static var modifierFunction: Name { Name(id: 116) }
  /// `GeometryEffect`.
  @inlinable public static var geometryEffect: Name { Name(id: 117) }
  /// `NSObject`.
  @inlinable public static var nsObject: Name { Name(id: 118) }
  /// `tag`.
  @inlinable public static var tag: Name { Name(id: 119) }
  /// `search`.
  @inlinable public static var search: Name { Name(id: 120) }
  /// `Namespace`, which stands for Swift's property wrapper of that name.
  @inlinable public static var namespace: Name { Name(id: 121) }
  /// `haptic`.
  @inlinable public static var haptic: Name { Name(id: 122) }
  /// `TimeZone`.
  @inlinable public static var timeZone: Name { Name(id: 123) }
  /// `any`.
  @inlinable public static var any: Name { Name(id: 124) }
}
