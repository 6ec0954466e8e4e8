extension ElementCatalog {
  /// Every element; each is one file under `Elements/`.
  static var allElements: [ElementDefinition] {
    [vStack]
  }

  /// Every modifier family; each is one file under `Modifiers/`.
  static var allModifiers: [ModifierDefinition] {
    paddingModifiers
  }
}
