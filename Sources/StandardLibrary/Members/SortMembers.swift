import ScreenTypes

extension StandardLibrary {
  /// Orders by key paths: a comparator is a key path with a direction.
  static let comparatorFunctions: [LibraryMember] = ["KeyPathComparator", "SortDescriptor"].flatMap { name in
    [
      LibraryMember(
        .function,
        "\(name)(_ keyPath: KeyPath<T0, T1>, order: SortOrder = .forward) -> KeyPathComparator<T0>",
        "An order by what a key path leads to."
      ) { call in
        let order = call.isOmitted(1) ? Value.choice(.library("SortOrder"), 0) : call.arguments[1]
        return .tuple(ArrayBox([call.arguments[0], order]))
      },
      LibraryMember(
        .function,
        "\(name)(_ keyPath: KeyPath<T0, String>, comparator: String.StandardComparator, order: SortOrder = .forward) "
          + "-> KeyPathComparator<T0>",
        "An order by the texts that a key path leads to, as people order them."
      ) { call in
        let order = call.isOmitted(2) ? Value.choice(.library("SortOrder"), 0) : call.arguments[2]
        return .tuple(ArrayBox([call.arguments[0], order, call.arguments[1]]))
      },
    ]
  }

  /// Two values that are animated together, which are a pair.
  static let pairFunctions: [LibraryMember] = [
    LibraryMember(
      .function, "AnimatablePair(_ first: T0, _ second: T1) -> AnimatablePair<T0, T1>", isTotal: true,
      "Two values that are animated together: `first` and `second`."
    ) { call in
      .tuple(ArrayBox(call.arguments))
    }
  ]

  /// Arrays, or parts of arrays, in the order of comparators.
  static func sortMembers(of receiver: String) -> [LibraryMember] {
    [
      LibraryMember(
        .method, of: receiver, "sorted(using comparator: KeyPathComparator<T0>) -> [T0]",
        "The elements in the order of a comparator; equal ones stay as they are."
      ) { call in try call.sorted(by: [call.arguments[0]]) },
      LibraryMember(
        .method, of: receiver, "sorted(using comparators: [KeyPathComparator<T0>]) -> [T0]",
        "The elements in the order of the first comparator that tells two apart; equal ones stay as they are."
      ) { call in try call.sorted(by: call.arguments[0].elements ?? []) },
      LibraryMember(
        .method, of: receiver, "sort(using comparators: [KeyPathComparator<T0>])", isMutating: true,
        "Sorts the elements in the order of the first comparator that tells two apart."
      ) { call in
        call.receiver = try call.sorted(by: call.arguments[0].elements ?? [])
        return .void
      },
    ]
  }
}

extension LibraryCall {
  /// The elements of the receiver in the order of comparators, each a key path and a direction.
  fileprivate func sorted(by comparators: [Value]) throws -> Value {
    let steps = comparators.compactMap { comparator -> (path: FunctionBox, isReverse: Bool, kind: Int?)? in
      guard case .tuple(let parts) = comparator, parts.count >= 2, case .function(let path) = parts[0],
        let order = LibraryCases.SortOrder(parts[1])
      else { return nil }
      var kind: Int?
      if parts.count > 2, case .choice(_, let place) = parts[2] { kind = Int(place) }
      return (path, order == .reverse, kind)
    }
    var values = try source().all(host)
    try values.sort { left, right in
      for step in steps {
        try host.spend(2)
        let (first, second) = (try host.call(step.path, [left]), try host.call(step.path, [right]))
        // The third kind, `lexical`, is the order of texts anyway.
        if let kind = step.kind, kind < 2 {
          let order = TextFolding.compare(first.text ?? "", second.text ?? "", isNumeric: kind == 0)
          if order != 0 { return (order < 0) != step.isReverse }
          continue
        }
        if try host.isLess(first, second) { return !step.isReverse }
        if try host.isLess(second, first) { return step.isReverse }
      }
      return false
    }
    return .array(ArrayBox(values))
  }
}
