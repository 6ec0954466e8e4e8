import SourceModel

extension DeclarationKind {
  /// The kind that an element declares.
  static let byElement = FrozenNameMap<DeclarationKind>.lasting(
    allCases.filter(\.hasElement).map { (Name($0.element), $0) })
}

extension MemberKind {
  /// The kind that an element declares.
  static let byElement = FrozenNameMap<MemberKind>.lasting(elements)

  /// All elements that declare members.
  static var elements: [(Name, MemberKind)] {
    allCases.map { (Name($0.element), $0) } + [
      (Names.scaledMetric, .constant), (HeaderForm.namespaceElement, .environment),
      (Names.initElement, .function),
      (Names.subscriptElement, .function),
    ]
  }
}
