import ScreenTypes

extension StandardLibrary {
  /// What numbers with a fraction tell of themselves and their neighbours.
  static let floatingPointMembers: [LibraryMember] =
    [
      number("advanced(by n: Double)", "The number and another one.") { $0 + $1 },
      number("distance(to other: Double)", "What the other number is more.") { $1 - $0 },
      number("remainder(dividingBy other: Double)", "What is left of the nearest multiple of a number.") {
        $0.remainder(dividingBy: $1)
      },
      changing("negate()", "Changes the sign.") { number, _ in number.negate() },
      changing("formSquareRoot()", "Puts the square root in the place of the number.") { number, _ in
        number.formSquareRoot()
      },
      changing(
        "formTruncatingRemainder(dividingBy other: Double)",
        "Leaves what is left after dividing by a number as often as it fits."
      ) { $0.formTruncatingRemainder(dividingBy: $1) },
      changing("formRemainder(dividingBy other: Double)", "Leaves what is left of the nearest multiple.") {
        $0.formRemainder(dividingBy: $1)
      },
      property("ulp", "How far the next number of the same size is.") { $0.ulp },
      property("nextUp", "The least number that is greater.") { $0.nextUp },
      property("nextDown", "The greatest number that is less.") { $0.nextDown },
      property("significand", "The number without its power of two.") { $0.significand },
      property("binade", "The number with the first of its digits alone, in base two.") { $0.binade },
      question("isNormal", "True for a number of full precision.") { $0.isNormal },
      question("isSubnormal", "True for a number that is too near to 0 for full precision.") {
        $0.isSubnormal
      },
      question("isSignalingNaN", "True for what is not a number and is to stop a program.") {
        $0.isSignalingNaN
      },
      LibraryMember(.property, of: "Double", "exponent: Int", "The power of two that its first digit has.") {
        call in
        if call.number.isFinite, call.number != 0 { return .int(Int(call.number.exponent)) }
        return .int(call.number == 0 ? .min : .max)
      },
      LibraryMember(
        .property, of: "Double", "sign: FloatingPointSign", isTotal: true, "Whether it is below 0."
      ) { call in
        .choice(.library("FloatingPointSign"), call.number.sign == .minus ? 1 : 0)
      },
      LibraryMember(
        .staticProperty, of: "Double", "ulpOfOne: Double", "How far the next number after 1 is."
      ) { _ in .double(.ulpOfOne) },
      LibraryMember(
        .method, of: "Double", "addingProduct(_ lhs: Double, _ rhs: Double) -> Double", isTotal: true,
        "The number and a product, rounded once."
      ) { call in .double(call.number.addingProduct(call.double(0), call.double(1))) },
    ]
    + [
      extreme("minimum", "The lesser of two numbers; the other one of what is not a number.") {
        .minimum($0, $1)
      },
      extreme("maximum", "The greater of two numbers; the other one of what is not a number.") {
        .maximum($0, $1)
      },
    ]

  private static func number(
    _ signature: String, _ documentation: String,
    _ calculate: @escaping @Sendable (Double, Double) -> Double
  ) -> LibraryMember {
    LibraryMember(.method, of: "Double", signature + " -> Double", isTotal: true, documentation) { call in
      .double(calculate(call.number, call.double(0)))
    }
  }

  private static func changing(
    _ signature: String, _ documentation: String, _ change: @escaping @Sendable (inout Double, Double) -> Void
  ) -> LibraryMember {
    LibraryMember(.method, of: "Double", signature, isMutating: true, isTotal: true, documentation) { call in
      var number = call.number
      change(&number, call.arguments.isEmpty ? 0 : call.double(0))
      call.receiver = .double(number)
      return .void
    }
  }

  private static func property(
    _ name: String, _ documentation: String, _ tell: @escaping @Sendable (Double) -> Double
  ) -> LibraryMember {
    LibraryMember(.property, of: "Double", name + ": Double", isTotal: true, documentation) { call in
      .double(tell(call.number))
    }
  }

  private static func question(
    _ name: String, _ documentation: String, _ tell: @escaping @Sendable (Double) -> Bool
  ) -> LibraryMember {
    LibraryMember(.property, of: "Double", name + ": Bool", isTotal: true, documentation) { call in
      .bool(tell(call.number))
    }
  }

  private static func extreme(
    _ name: String, _ documentation: String, _ choose: @escaping @Sendable (Double, Double) -> Double
  ) -> LibraryMember {
    LibraryMember(
      .staticMethod, of: "Double", name + "(_ x: Double, _ y: Double) -> Double", isTotal: true, documentation
    ) { call in
      .double(choose(call.double(0), call.double(1)))
    }
  }
}
