import ElementCatalog
import ScreenSyntax
import ScreenTypes
import SourceModel

/// What a declaration declares.
public enum DeclarationKind: UInt8, Sendable, CaseIterable {
  case app, screen, view, modifier, buttonStyle, primitiveButtonStyle, toggleStyle
  case labelStyle, progressViewStyle, gaugeStyle, groupBoxStyle
  case labeledContentStyle, disclosureGroupStyle, textFieldStyle
  case structure, enumeration, observableObject, observable, extended, appearance, preview, scenario
  /// Another name of a type; and what stands in a file by itself, all of it together.
  case typeAlias, fileScope
  /// What other types conform to, and a type parameter of a function or a type.
  case protocolType, genericParameter
  /// Several protocols together, `Named & Priced`, wherever they are written so.
  case composition
  /// A type that each type has which conforms to a protocol.
  case associatedType

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
    case .labelStyle: "LabelStyle"
    case .progressViewStyle: "ProgressViewStyle"
    case .gaugeStyle: "GaugeStyle"
    case .groupBoxStyle: "GroupBoxStyle"
    case .labeledContentStyle: "LabeledContentStyle"
    case .disclosureGroupStyle: "DisclosureGroupStyle"
    case .textFieldStyle: "TextFieldStyle"
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
    case .composition: "&"
    case .associatedType: "AssociatedType"
    }
  }

  /// Since when SwiftUI has declarations of the kind, and where.
  public var since: Availability {
    switch self {
    case .app: .since(iOS: 14, macOS: 11)
    case .observable: .since(iOS: 17, macOS: 14)
    case .labelStyle, .progressViewStyle, .groupBoxStyle: .since(iOS: 14, macOS: 11)
    case .gaugeStyle, .labeledContentStyle, .disclosureGroupStyle: .since(iOS: 16, macOS: 13)
    case .screen, .view, .modifier, .buttonStyle, .primitiveButtonStyle, .toggleStyle, .textFieldStyle,
      .structure,
      .enumeration, .observableObject, .extended, .appearance, .preview, .scenario, .typeAlias, .fileScope,
      .protocolType, .genericParameter, .composition, .associatedType:
      .always
    }
  }

  /// True for what draws views of the library in a look of its own.
  public var isStyle: Bool { styleModifier != nil }

  /// The modifier that sets a style of the kind; nil for others.
  public var styleModifier: String? {
    switch self {
    case .buttonStyle, .primitiveButtonStyle: "buttonStyle"
    case .toggleStyle: "toggleStyle"
    case .labelStyle: "labelStyle"
    case .progressViewStyle: "progressViewStyle"
    case .gaugeStyle: "gaugeStyle"
    case .groupBoxStyle: "groupBoxStyle"
    case .labeledContentStyle: "labeledContentStyle"
    case .disclosureGroupStyle: "disclosureGroupStyle"
    case .textFieldStyle: "textFieldStyle"
    case .app, .screen, .view, .modifier, .structure, .enumeration, .observableObject, .observable, .extended,
      .appearance, .preview, .scenario, .typeAlias, .fileScope, .protocolType, .genericParameter,
      .composition, .associatedType:
      nil
    }
  }

  /// What `configuration` has in the body of a style of the kind, in the order in which it is told.
  var configuration: [StyleProperty] {
    switch self {
    case .buttonStyle: [.isPressed, .role, .label]
    case .primitiveButtonStyle: [.trigger, .role, .label]
    case .toggleStyle: [.isOn, .isMixed, .label]
    case .labelStyle: [.title, .icon]
    case .progressViewStyle: [.fractionCompleted, .label, .currentValueLabel]
    case .gaugeStyle: [.value, .label, .currentValueLabel, .minimumValueLabel, .maximumValueLabel]
    case .groupBoxStyle, .labeledContentStyle: [.label, .content]
    case .disclosureGroupStyle: [.isExpanded, .label, .content]
    case .textFieldStyle, .app, .screen, .view, .modifier, .structure, .enumeration, .observableObject,
      .observable, .extended, .appearance, .preview, .scenario, .typeAlias, .fileScope, .protocolType,
      .genericParameter, .composition, .associatedType:
      []
    }
  }

  /// The type of a property that `configuration` has in a style of the kind.
  func type(of property: StyleProperty) -> TypeID {
    switch property {
    case .isPressed, .isOn, .isExpanded, .isMixed: .bool
    case .role: TypeID(.builtin("ButtonRole")).optional
    case .trigger: TypeID(.function([], .void))
    case .value: .double
    case .fractionCompleted: TypeID.double.optional
    case .label: self == .progressViewStyle ? TypeID.view.optional : .view
    case .currentValueLabel, .minimumValueLabel, .maximumValueLabel: TypeID.view.optional
    case .whole, .title, .icon, .content: .view
    }
  }

  /// The type of `configuration` as a value, which a style of the kind hands to a view: a tuple of its properties; nil where one of them
  /// is a binding, or there are none.
  private var configurationType: TypeID? {
    if configuration.isEmpty || configuration.contains(where: \.isBound) { return nil }
    return TypeID(.tuple(configuration.map { type(of: $0) }, configuration.map { Name($0.name) }))
  }

  /// The types of `configuration` as a value by the names that SwiftUI has for them: `ButtonStyle.Configuration`,
  /// `ButtonStyleConfiguration`.
  static let configurationTypes: [Name: TypeID] = Dictionary(
    allCases.flatMap { kind in
      (kind.configurationType).map { type in
        ["\(kind.element).Configuration", "\(kind.element)Configuration"].map { (Name($0), type) }
      } ?? []
    }, uniquingKeysWith: { first, _ in first })

  /// True for what is a reference type with announced data.
  public var isObject: Bool { self == .observableObject || self == .observable }

  /// True for a view that can be used by its name.
  public var isView: Bool { self == .screen || self == .view }

  /// True for what has a body of views.
  public var hasBody: Bool {
    switch self {
    case .app, .screen, .view, .modifier, .buttonStyle, .primitiveButtonStyle, .toggleStyle, .labelStyle,
      .progressViewStyle, .gaugeStyle, .groupBoxStyle, .labeledContentStyle, .disclosureGroupStyle,
      .textFieldStyle, .preview:
      true
    case .structure, .enumeration, .observableObject, .observable, .extended, .appearance, .scenario,
      .typeAlias, .fileScope, .protocolType, .genericParameter, .composition,
      .associatedType:
      false
    }
  }

  /// True for what other types conform to.
  public var isProtocol: Bool { self == .protocolType || self == .composition }

  /// True for a type of whose values no more is known than what it conforms to.
  public var isOpen: Bool { isProtocol || self == .genericParameter || self == .associatedType }

  /// True for what an element of its own declares.
  public var hasElement: Bool { self != .fileScope && self != .genericParameter && self != .composition }

  /// True for declarations whose name others may use; previews, scenarios, extensions and appearances are not.
  public var isNamed: Bool {
    switch self {
    case .extended, .appearance, .preview, .scenario, .fileScope, .genericParameter, .composition: false
    case .app, .screen, .view, .modifier, .buttonStyle, .primitiveButtonStyle, .toggleStyle, .labelStyle,
      .progressViewStyle, .gaugeStyle, .groupBoxStyle, .labeledContentStyle, .disclosureGroupStyle,
      .textFieldStyle, .structure,
      .enumeration, .observableObject, .observable, .typeAlias, .protocolType, .associatedType:
      true
    }
  }

  /// True for what may be declared inside of a type or an extension.
  var isNestable: Bool {
    switch self {
    case .screen, .view, .modifier, .buttonStyle, .primitiveButtonStyle, .toggleStyle, .labelStyle,
      .progressViewStyle, .gaugeStyle, .groupBoxStyle, .labeledContentStyle, .disclosureGroupStyle,
      .textFieldStyle, .structure,
      .enumeration, .observableObject, .observable, .typeAlias, .protocolType:
      true
    case .app, .extended, .appearance, .preview, .scenario, .fileScope, .genericParameter,
      .composition, .associatedType:
      false
    }
  }

  /// True for what may be declared inside of a declaration of another kind.
  func isNestable(in outer: DeclarationKind) -> Bool {
    switch self {
    case .associatedType: outer == .protocolType
    case .typeAlias: outer == .protocolType || outer.holdsDeclarations
    case .app, .screen, .view, .modifier, .buttonStyle, .primitiveButtonStyle, .toggleStyle, .labelStyle,
      .progressViewStyle, .gaugeStyle, .groupBoxStyle, .labeledContentStyle, .disclosureGroupStyle,
      .textFieldStyle, .structure, .enumeration, .observableObject, .observable, .protocolType, .extended,
      .appearance, .preview, .scenario, .fileScope, .genericParameter, .composition:
      isNestable && outer.holdsDeclarations
    }
  }

  /// True for what other declarations may be declared inside of.
  var holdsDeclarations: Bool {
    self == .extended || isNestable && self != .typeAlias && self != .protocolType
  }
}
