import ScreenTypes
import SourceModel

extension StandardLibrary {
  /// What a set of options can do, one of the library or a struct that conforms to OptionSet; `T0` is its type.
  static let optionSetMembers: [LibraryMember] = [
    LibraryMember(
      .property, of: "OptionSet", "isEmpty: Bool", isTotal: true, "True where no option is in the set."
    ) { call in
      .bool(call.options == 0)
    },
    LibraryMember(
      .method, of: "OptionSet", "contains(_ member: T0) -> Bool", isTotal: true,
      "True where all of these options are in the set."
    ) { call in
      .bool(call.options & call.others == call.others)
    },
    LibraryMember(
      .method, of: "OptionSet", "isSubset(of other: T0) -> Bool", isTotal: true,
      "True where the other set has all options of this one."
    ) { call in
      .bool(call.options & call.others == call.options)
    },
    LibraryMember(
      .method, of: "OptionSet", "isSuperset(of other: T0) -> Bool", isTotal: true,
      "True where all options of the other set are in this one."
    ) { call in
      .bool(call.options & call.others == call.others)
    },
    LibraryMember(
      .method, of: "OptionSet", "isStrictSubset(of other: T0) -> Bool", isTotal: true,
      "True where the other set has all options of this one, and more."
    ) { call in
      .bool(call.options & call.others == call.options && call.options != call.others)
    },
    LibraryMember(
      .method, of: "OptionSet", "isStrictSuperset(of other: T0) -> Bool", isTotal: true,
      "True where all options of the other set are in this one, and more."
    ) { call in
      .bool(call.options & call.others == call.others && call.options != call.others)
    },
    LibraryMember(
      .method, of: "OptionSet", "isDisjoint(with other: T0) -> Bool", isTotal: true,
      "True where no option is in both sets."
    ) { call in
      .bool(call.options & call.others == 0)
    },
    LibraryMember(
      .method, of: "OptionSet", "union(_ other: T0) -> T0", isTotal: true, "The options of either set."
    ) { call in
      call.set(call.options | call.others)
    },
    LibraryMember(
      .method, of: "OptionSet", "intersection(_ other: T0) -> T0", isTotal: true, "The options of both sets."
    ) { call in
      call.set(call.options & call.others)
    },
    LibraryMember(
      .method, of: "OptionSet", "symmetricDifference(_ other: T0) -> T0", isTotal: true,
      "The options that are in one of the sets and not in the other."
    ) { call in
      call.set(call.options ^ call.others)
    },
    LibraryMember(
      .method, of: "OptionSet", "subtracting(_ other: T0) -> T0", isTotal: true,
      "The options that are not in the other set."
    ) { call in
      call.set(call.options & ~call.others)
    },
    LibraryMember(
      .method, of: "OptionSet", "formUnion(_ other: T0)", isMutating: true,
      "Adds the options of the other set."
    ) { call in
      call.change { $0 | $1 }
    },
    LibraryMember(
      .method, of: "OptionSet", "formIntersection(_ other: T0)", isMutating: true,
      "Keeps only the options that are in the other set, too."
    ) { call in
      call.change { $0 & $1 }
    },
    LibraryMember(
      .method, of: "OptionSet", "formSymmetricDifference(_ other: T0)", isMutating: true,
      "Keeps the options that are in one of the sets and not in the other."
    ) { call in
      call.change { $0 ^ $1 }
    },
    LibraryMember(
      .method, of: "OptionSet", "subtract(_ other: T0)", isMutating: true,
      "Removes the options of the other set."
    ) { call in
      call.change { $0 & ~$1 }
    },
    LibraryMember(
      .method, of: "OptionSet", "insert(_ newMember: T0) -> (inserted: Bool, memberAfterInsert: T0)",
      isMutating: true, "Adds an option; tells if it was added."
    ) { call in
      let isNew = call.options & call.others != call.others
      _ = call.change { $0 | $1 }
      return .tuple(ArrayBox([.bool(isNew), call.arguments[0]]))
    },
    LibraryMember(
      .method, of: "OptionSet", "update(with newMember: T0) -> T0?", isMutating: true,
      "Adds an option; gives it where it was there before, else nil."
    ) { call in
      let found = call.options & call.others
      let known = call.set(found)
      _ = call.change { $0 | $1 }
      return found == 0 ? .null : known
    },
    LibraryMember(
      .method, of: "OptionSet", "remove(_ member: T0) -> T0?", isMutating: true,
      "Removes an option and gives it; nil where it was not there."
    ) { call in
      let found = call.options & call.others
      let removed = call.set(found)
      _ = call.change { $0 & ~$1 }
      return found == 0 ? .null : removed
    },
  ]

  /// What collects the parts of a value for its hash.
  static let hasherMembers: [LibraryMember] = [
    LibraryMember(
      .method, of: "Hasher", "combine(_ value: Any)", isMutating: true, isTotal: true,
      "Adds a part of a value to what tells it from others in a Set or Dictionary."
    ) { call in
      let parts = call.receiver.content(HasherValue.self)?.parts ?? []
      call.receiver = Value(HasherValue(parts: parts + [call.arguments[0]]))
      return .void
    },
    LibraryMember(
      .initializer, of: "Hasher", "init()", isTotal: true,
      "Takes the parts of a value, of which it makes a number."
    ) { _ in Value(HasherValue()) },
    LibraryMember(
      .method, of: "Hasher", "finalize() -> Int",
      "A number that equal parts share: the same in each run, which Swift does not promise."
    ) { call in
      let parts = call.receiver.content(HasherValue.self)?.parts ?? []
      let text = parts.map { call.host.describe($0) }.joined(separator: "\u{1F}")
      try call.host.spend(text.utf8.count)
      return .int(Int(truncatingIfNeeded: ByteHash.fnv1a(text.utf8)))
    },
  ]
}

extension LibraryCall {
  /// The bits of the set that is asked.
  fileprivate var options: Int { receiver.optionBits }
  /// The bits of the argument.
  fileprivate var others: Int { arguments[0].optionBits }

  /// A set of the same type with other bits.
  fileprivate func set(_ bits: Int) -> Value {
    let type: TypeID
    switch receiver {
    case .structure(let box): type = box.type
    case .row(let row): type = row.type
    // A set of the library; an empty one does not tell its type, which is that of the other one.
    default:
      var changed = OptionValue(receiver)
      changed.type = changed.type ?? OptionValue(arguments[0]).type
      changed.bits = bits
      return changed.value
    }
    return .structure(StructBox(type: type, fields: [.int(bits)]))
  }

  /// Gives the set other bits.
  fileprivate mutating func change(_ bits: (Int, Int) -> Int) -> Value {
    receiver = set(bits(options, others))
    return .void
  }
}

extension Value {
  /// The bits of a set of options: of one of the library, or of a struct that conforms to OptionSet, which are its only field.
  public var optionBits: Int {
    switch self {
    case .structure(let box): if case .int(let bits)? = box.fields.first { bits } else { 0 }
    case .row(let row): if case .int(let bits) = row.field(0) { bits } else { 0 }
    // Values of any other kind are sets of the library.
    default: OptionValue(self).bits
    }
  }
}
