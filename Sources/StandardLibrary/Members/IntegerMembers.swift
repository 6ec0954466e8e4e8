import ScreenTypes

extension StandardLibrary {
  /// What whole numbers tell of their bits, and what goes on where an Int cannot hold a result.
  static let integerMembers: [LibraryMember] =
    [
      LibraryMember(.method, of: "Int", "advanced(by n: Int) -> Int", "The number and another one.") { call in
        let (sum, overflow) = call.whole.addingReportingOverflow(call.int(0))
        if overflow { throw LibraryFaults.overflow("The sum of \(call.whole) and \(call.int(0))") }
        return .int(sum)
      },
      LibraryMember(.method, of: "Int", "distance(to other: Int) -> Int", "What the other number is more.") {
        call in
        let (distance, overflow) = call.int(0).subtractingReportingOverflow(call.whole)
        if overflow { throw LibraryFaults.overflow("The distance from \(call.whole) to \(call.int(0))") }
        return .int(distance)
      },
      LibraryMember(.method, of: "Int", "negate()", isMutating: true, "Changes the sign.") { call in
        let (negated, overflow) = 0.subtractingReportingOverflow(call.whole)
        if overflow { throw LibraryFaults.overflow("The opposite of \(call.whole)") }
        call.receiver = .int(negated)
        return .void
      },
      LibraryMember(
        .property, of: "Int", "leadingZeroBitCount: Int", isTotal: true,
        "How many of its highest bits are 0, before the first that is 1."
      ) { call in .int(call.whole.leadingZeroBitCount) },
      LibraryMember(
        .property, of: "Int", "trailingZeroBitCount: Int", isTotal: true,
        "How many of its lowest bits are 0, before the first that is 1."
      ) { call in .int(call.whole.trailingZeroBitCount) },
      LibraryMember(.property, of: "Int", "byteSwapped: Int", isTotal: true, "Its bytes from the last on.") {
        call in .int(call.whole.byteSwapped)
      },
      LibraryMember(
        .staticProperty, of: "Int", "isSigned: Bool", "True for a type that has numbers below 0."
      ) { _ in .bool(true) },
    ]
    + [
      reporting("addingReportingOverflow(_ rhs: Int)", "The sum") { $0.addingReportingOverflow($1) },
      reporting("subtractingReportingOverflow(_ rhs: Int)", "The difference") {
        $0.subtractingReportingOverflow($1)
      },
      reporting("multipliedReportingOverflow(by rhs: Int)", "The product") {
        $0.multipliedReportingOverflow(by: $1)
      },
      reporting("dividedReportingOverflow(by rhs: Int)", "The quotient") {
        $0.dividedReportingOverflow(by: $1)
      },
      reporting("remainderReportingOverflow(dividingBy rhs: Int)", "The remainder") {
        $0.remainderReportingOverflow(dividingBy: $1)
      },
    ]

  private static func reporting(
    _ signature: String, _ result: String,
    _ calculate: @escaping @Sendable (Int, Int) -> (partialValue: Int, overflow: Bool)
  ) -> LibraryMember {
    LibraryMember(
      .method, of: "Int", signature + " -> (partialValue: Int, overflow: Bool)", isTotal: true,
      result + " as far as an Int holds it, and whether that is not all of it."
    ) { call in
      let (value, overflow) = calculate(call.whole, call.int(0))
      return .tuple(ArrayBox([.int(value), .bool(overflow)]))
    }
  }
}
