import ScreenSyntax
import ScreenTypes
import SourceModel

/// What a declaration declares.
public enum DeclarationKind: UInt8, Sendable, CaseIterable {
  case app, screen, view, modifier, buttonStyle, primitiveButtonStyle, toggleStyle
  case structure, enumeration, observableObject, observable, extended, appearance, preview, scenario
  /// Another name of a type; and what stands in a file by itself, all of it together.
  case typeAlias, fileScope
  /// What other types conform to, and a type parameter of a function or a type.
  case protocolType, genericParameter

  /// The element that declares it.
  public var element: String {
    switch self {
    case .app: "App"
    case .screen: "Screen"
    case .view: "View"
    case .modifier: "Modifier"
    case .buttonStyle: "ButtonStyle"
    case .primitiveButtonStyle: "PrimitiveButtonStyle"
    case .toggleStyle: "ToggleStyle"
    case .structure: "Struct"
    case .enumeration: "Enum"
    case .observableObject: "ObservableObject"
    case .observable: "Observable"
    case .extended: "Extension"
    case .appearance: "Appearance"
    case .preview: "Preview"
    case .scenario: "Scenario"
    case .typeAlias: "Typealias"
    case .fileScope: "Module"
    case .protocolType: "Protocol"
    case .genericParameter: "generics"
    }
  }

  /// Since when SwiftUI has declarations of the kind, and where.
  public var since: Availability {
    switch self {
    case .app: .since(iOS: 14, macOS: 11)
    case .observable: .since(iOS: 17, macOS: 14)
    case .screen, .view, .modifier, .buttonStyle, .primitiveButtonStyle, .toggleStyle, .structure,
      .enumeration, .observableObject, .extended, .appearance, .preview, .scenario, .typeAlias, .fileScope,
      .protocolType, .genericParameter:
      .always
    }
  }

  /// True for what is a reference type with announced data.
  public var isObject: Bool { self == .observableObject || self == .observable }

  /// True for a view that can be used by its name.
  public var isView: Bool { self == .screen || self == .view }

  /// True for what has a body of views.
  public var hasBody: Bool {
    switch self {
    case .app, .screen, .view, .modifier, .buttonStyle, .primitiveButtonStyle, .toggleStyle, .preview: true
    case .structure, .enumeration, .observableObject, .observable, .extended, .appearance, .scenario,
      .typeAlias, .fileScope, .protocolType, .genericParameter:
      false
    }
  }

  /// True for what an element of its own declares.
  public var hasElement: Bool { self != .fileScope && self != .genericParameter }

  /// True for declarations whose name others may use; previews, scenarios, extensions and appearances are not.
  public var isNamed: Bool {
    switch self {
    case .extended, .appearance, .preview, .scenario, .fileScope, .genericParameter: false
    case .app, .screen, .view, .modifier, .buttonStyle, .primitiveButtonStyle, .toggleStyle, .structure,
      .enumeration, .observableObject, .observable, .typeAlias, .protocolType:
      true
    }
  }

  /// True for what may be declared inside of a type or an extension.
  var isNestable: Bool {
    switch self {
    case .screen, .view, .modifier, .buttonStyle, .primitiveButtonStyle, .toggleStyle, .structure,
      .enumeration, .observableObject, .observable, .typeAlias:
      true
    case .app, .extended, .appearance, .preview, .scenario, .fileScope, .protocolType, .genericParameter:
      false
    }
  }

  /// True for what other declarations may be declared inside of.
  var holdsDeclarations: Bool { self == .extended || isNestable && self != .typeAlias }
}
