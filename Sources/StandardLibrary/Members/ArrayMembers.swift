import ScreenTypes

extension StandardLibrary {
  /// What arrays can do.
  static let arrayMembers: [LibraryMember] = [
    LibraryMember(.property, of: "[T0]", "count: Int", "The number of elements.") { call in
      if case .array(let box) = call.receiver { return .int(box.count) }
      return .int(0)
    },
    LibraryMember(
      .method, of: "[T0]", "filter(_ isIncluded: (T0) -> Bool) -> [T0]",
      "The elements for which the closure is true, in order."
    ) { call throws in
      var kept: [Value] = []
      for element in call.elements {
        if case .bool(true) = try call.call(0, element) { kept.append(element) }
      }
      return .array(ArrayBox(kept))
    },
    LibraryMember(
      .method, of: "[T0]", "append(_ newElement: T0)", isMutating: true, "Adds an element at the end."
    ) { call in
      call.receiver = .array(ArrayBox(call.elements + [call.arguments[0]]))
      return .void
    },
  ]
}
