import ScreenTypes

extension StandardLibrary {
  /// What is left to chance in an app: here a run draws from a fixed seed, so that it always draws the same.
  static let chanceMembers: [LibraryMember] =
    drawing("Int") { call in .int(try call.drawn()) }
    + drawing("Double") { call in .double(try call.drawnDouble()) } + [
      LibraryMember(
        .staticMethod, of: "Bool", "random() -> Bool", isFresh: true,
        "True or false, drawn from a fixed seed."
      ) { call in .bool(call.host.nextRandom() & 1 == 1) },
      LibraryMember(
        .staticMethod, of: "Bool", "random(using generator: inout T0) -> Bool", isFresh: true,
        "True or false, drawn from a fixed seed; the generator is not asked."
      ) { call in .bool(call.host.nextRandom() & 1 == 1) },
      LibraryMember(
        .initializer, of: "SystemRandomNumberGenerator", "init()", isTotal: true,
        "The generator of the system, which stands for the fixed seed of a run."
      ) { _ in .tuple(ArrayBox([])) },
    ]

  /// `random(in:)` of a type of numbers, for both kinds of ranges.
  private static func drawing(
    _ number: String, _ draw: @escaping @Sendable (inout LibraryCall) throws -> Value
  ) -> [LibraryMember] {
    ["ClosedRange", "Range"].flatMap { range in
      [
        LibraryMember(
          .staticMethod, of: number, "random(in range: \(range)<\(number)>) -> \(number)", isFresh: true,
          "A number of the range, drawn from a fixed seed.", draw),
        LibraryMember(
          .staticMethod, of: number,
          "random(in range: \(range)<\(number)>, using generator: inout T0) -> \(number)", isFresh: true,
          "A number of the range, drawn from a fixed seed; the generator is not asked.", draw),
      ]
    }
  }

  /// What draws from the elements of a collection.
  static func drawingMembers(of receiver: String) -> [LibraryMember] {
    let (element, own) =
      receiver == "[T0: T1]" ? elementNames(of: receiver) : (receiver == "String" ? receiver : "T0", "T1")
    return [
      LibraryMember(
        .method, of: receiver, "randomElement() -> \(element)?", isFresh: true,
        "One of the elements, drawn from a fixed seed; nil where there is none.", drawElement),
      LibraryMember(
        .method, of: receiver, "randomElement(using generator: inout \(own)) -> \(element)?", isFresh: true,
        "One of the elements, drawn from a fixed seed, nil where there is none; the generator is not asked.",
        drawElement),
      LibraryMember(
        .method, of: receiver, "shuffled() -> [\(element)]", isFresh: true,
        "The elements in an order that is drawn from a fixed seed.", drawOrder),
      LibraryMember(
        .method, of: receiver, "shuffled(using generator: inout \(own)) -> [\(element)]", isFresh: true,
        "The elements in an order that is drawn from a fixed seed; the generator is not asked.", drawOrder),
    ]
  }

  @Sendable private static func drawElement(_ call: inout LibraryCall) throws -> Value {
    let elements = try StandardLibrary.elements(of: call.receiver, host: call.host)
    return elements.isEmpty ? .null : elements[call.host.draw(below: elements.count)]
  }

  @Sendable private static func drawOrder(_ call: inout LibraryCall) throws -> Value {
    var elements = try StandardLibrary.elements(of: call.receiver, host: call.host)
    call.host.shuffle(&elements)
    return .array(ArrayBox(elements))
  }
}

extension EvaluationHost {
  /// A number from 0 up to `count`, which is at least 1.
  func draw(below count: Int) -> Int { Int(nextRandom().multipliedFullWidth(by: UInt64(count)).high) }

  /// Puts elements into an order that is drawn.
  func shuffle(_ elements: inout [Value]) {
    for last in stride(from: elements.count - 1, to: 0, by: -1) {
      elements.swapAt(last, draw(below: last + 1))
    }
  }
}

extension LibraryCall {
  /// A whole number of the range that is given.
  fileprivate func drawn() throws -> Int {
    guard case .range(let range) = arguments[0], case .int(let lower) = range.lower,
      case .int(let upper) = range.upper
    else { return 0 }
    let (size, overflow) = upper.subtractingReportingOverflow(lower)
    let (count, isTooLarge) = size.addingReportingOverflow(range.isClosed ? 1 : 0)
    if overflow || isTooLarge { return Int(truncatingIfNeeded: host.nextRandom()) }
    guard count > 0 else { throw LibraryFaults.emptyRange }
    return lower + host.draw(below: count)
  }

  /// A number of the range that is given.
  fileprivate func drawnDouble() throws -> Double {
    guard case .range(let range) = arguments[0] else { return 0 }
    guard case .double(let lower) = range.lower, case .double(let upper) = range.upper else { return 0 }
    guard lower < upper || range.isClosed && lower == upper else {
      throw LibraryFaults.emptyRange
    }
    let part = Double(host.nextRandom() >> 11) / Double(1 << 53)
    return lower + (upper - lower) * part
  }
}
