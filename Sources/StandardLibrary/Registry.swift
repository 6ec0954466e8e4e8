extension StandardLibrary {
  /// Every member, family by family; each family is one file under `Members/`.
  static var allMembers: [LibraryMember] {
    [
      collectionMembers, sliceMembers, arrayMembers, arrayMutation, dictionaryMembers, setMembers,
      indexSetMembers,
      optionalMembers, rangeMembers, stringMembers, stringComparison, numberMembers, conversionMembers,
      functionMembers,
      sequenceFunctions, effectMembers, colorMembers, fontMembers, textMembers, shapeMembers, geometryMembers,
      motionMembers, gestureMembers, dateMembers, addressMembers, styleMembers,
    ].flatMap { $0 }
  }

  /// Every type, family by family; each family is one file under `Types/`.
  static var allTypes: [LibraryType] {
    [layoutTypes, textTypes, paintTypes, controlTypes, screenTypes, valueTypes, motionTypes].flatMap { $0 }
  }
}
