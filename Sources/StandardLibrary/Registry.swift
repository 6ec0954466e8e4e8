extension StandardLibrary {
  /// Every member, family by family; each family is one file under `Members/`.
  static var allMembers: [LibraryMember] {
    [
      collectionMembers, sliceMembers, arrayMembers, arrayMutation, dictionaryMembers, setMembers,
      indexSetMembers,
      optionalMembers, rangeMembers,
    ].flatMap { $0 }
  }

  /// Every type, family by family; each family is one file under `Types/`.
  static var allTypes: [LibraryType] {
    [layoutTypes, textTypes, paintTypes, controlTypes, screenTypes, valueTypes, motionTypes].flatMap { $0 }
  }
}
