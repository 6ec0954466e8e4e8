import ScreenTypes

extension StandardLibrary {
  /// `stride`, `zip` and `sequence`.
  static var sequenceFunctions: [LibraryMember] {
    let kinds = ["[T]", "Range<Int>", "ClosedRange<Int>", "Sequence<T>"]
    return makers + kinds.flatMap { first in kinds.map { zip(first, $0) } }
  }

  private static func zip(_ first: String, _ second: String) -> LibraryMember {
    let (left, leftElement) = numbered(first, "T0")
    let (right, rightElement) = numbered(second, "T1")
    return LibraryMember(
      .function,
      "zip(_ sequence1: \(left), _ sequence2: \(right)) -> Sequence<(\(leftElement), \(rightElement))>",
      "Pairs of the elements of two sequences, as many as the shorter has."
    ) { call in
      let first = try ElementSource(call.arguments[0], host: call.host)
      let second = try ElementSource(call.arguments[1], host: call.host)
      return .array(
        ArrayBox(count: Swift.min(first.count, second.count)) { .tuple(ArrayBox([first[$0], second[$0]])) })
    }
  }

  /// A kind of sequence with its element named.
  private static func numbered(_ kind: String, _ element: String) -> (String, String) {
    switch kind {
    case "[T]": ("[\(element)]", element)
    case "Sequence<T>": ("Sequence<\(element)>", element)
    default: (kind, "Int")
    }
  }

  private static let makers: [LibraryMember] = [
    LibraryMember(
      .function, "sequence(first: T0, next: (T0) -> T0?) -> UnfoldSequence<T0>",
      "A sequence that begins with a value and goes on with what the closure makes of the one before, until nil."
    ) { call in
      guard case .function(let next) = call.arguments[1] else { return .void }
      return Value(UnfoldValue(first: call.arguments[0], following: next))
    },
    LibraryMember(
      .function, "stride(from start: Int, to end: Int, by stride: Int) -> Sequence<Int>",
      "The numbers from a first one in steps, up to but not including the end."
    ) { call in
      try call.wholeStride(isThrough: false)
    },
    LibraryMember(
      .function, "stride(from start: Int, through end: Int, by stride: Int) -> Sequence<Int>",
      "The numbers from a first one in steps, through the end if it is met."
    ) { call in
      try call.wholeStride(isThrough: true)
    },
    LibraryMember(
      .function, "stride(from start: Double, to end: Double, by stride: Double) -> Sequence<Double>",
      "The numbers from a first one in steps, up to but not including the end."
    ) { call in
      try call.stride { $0 < $1 }
    },
    LibraryMember(
      .function, "stride(from start: Double, through end: Double, by stride: Double) -> Sequence<Double>",
      "The numbers from a first one in steps, through the end if it is met."
    ) { call in
      try call.stride { $0 <= $1 }
    },
  ]
}

extension LibraryCall {
  private static let zeroStep = RuntimeFault(
    .runArithmetic, "The step of a stride is 0, so it would never end; give a step above or below 0.")

  fileprivate func wholeStride(isThrough: Bool) throws -> Value {
    let start = int(0)
    let end = int(1)
    let step = int(2)
    if step == 0 { throw Self.zeroStep }
    let isPast = step > 0 ? end < start : end > start
    if isPast || (!isThrough && start == end) { return .array(ArrayBox([])) }
    let (signed, overflow) = end.subtractingReportingOverflow(start)
    let distance = overflow ? UInt(bitPattern: end &- start) : signed.magnitude
    let size = overflow && step < 0 ? 0 &- distance : distance
    var count = size / step.magnitude
    if isThrough || size % step.magnitude != 0 { count += 1 }
    guard let total = Int(exactly: count) else {
      throw LibraryFaults.overflow("The number of elements of this stride")
    }
    return .array(ArrayBox(count: total) { .int(start &+ $0 &* step) })
  }

  /// Steps of Doubles, each the start and a multiple of the step, as Swift makes them.
  fileprivate func stride(_ isInside: (Double, Double) -> Bool) throws -> Value {
    let start = double(0)
    let end = double(1)
    let step = double(2)
    if step == 0 { throw Self.zeroStep }
    func isMember(_ index: Int) -> Bool {
      let value = start + Double(index) * step
      return step > 0 ? isInside(value, end) : isInside(-value, -end)
    }
    guard isMember(0) else { return .array(ArrayBox([])) }
    guard let estimate = Int(exactly: ((end - start) / step).rounded(.down)), estimate < Int.max - 2 else {
      throw LibraryFaults.overflow("The number of elements of this stride")
    }
    var count = max(estimate, 0)
    while count > 0 && !isMember(count - 1) { count -= 1 }
    while isMember(count) && count <= estimate + 1 { count += 1 }
    return .array(ArrayBox(count: count) { .double(start + Double($0) * step) })
  }
}
