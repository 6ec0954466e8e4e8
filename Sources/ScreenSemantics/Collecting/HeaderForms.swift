import SourceModel

extension DeclarationKind {
  /// The kind that an element declares.
  static let byElement = FrozenNameMap<DeclarationKind>.lasting(elements)

  /// All elements that declare something. A Layout is a Struct that conforms to it; an Actor is an object that announces
  /// nothing by itself, whose code is awaited.
  static var elements: [(Name, DeclarationKind)] {
    allCases.filter(\.hasElement).map { (Name($0.element), $0) } + [
      (layoutElement, .structure), ("Actor", .observableObject),
    ]
  }

  /// The element of a Layout.
  static let layoutElement: Name = "Layout"
}

extension MemberKind {
  /// The kind that an element declares.
  static let byElement = FrozenNameMap<MemberKind>.lasting(elements)

  /// All elements that declare members.
  static var elements: [(Name, MemberKind)] {
    allCases.map { (Name($0.element), $0) } + [
      (Names.scaledMetric, .constant), (Names.namespace, .environment),
      (Names.initElement, .function),
      (Names.subscriptElement, .function),
    ]
  }
}
