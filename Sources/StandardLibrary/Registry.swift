extension StandardLibrary {
  /// Every member, family by family; each family is one file under `Members/`.
  static var allMembers: [LibraryMember] {
    arrayMembers
  }

  /// Every type, family by family; each family is one file under `Types/`.
  static var allTypes: [LibraryType] {
    [layoutTypes, textTypes, paintTypes, controlTypes, screenTypes, valueTypes, motionTypes].flatMap { $0 }
  }
}
