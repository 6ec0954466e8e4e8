import ScreenTypes

extension StandardLibrary {
  /// Functions of numbers that C has.
  static let numberFunctions: [LibraryMember] =
    [
      of("fmod", "What is left after dividing by a number as often as it fits.") {
        $0.truncatingRemainder(dividingBy: $1)
      },
      of("remainder", "What is left of the nearest multiple of a number.") {
        $0.remainder(dividingBy: $1)
      },
      of("copysign", "The first number with the sign of the second.") {
        Double(signOf: $1, magnitudeOf: $0)
      },
      of("fmin", "The lesser of two numbers; the other one of what is not a number.") { .minimum($0, $1) },
      of("fmax", "The greater of two numbers; the other one of what is not a number.") { .maximum($0, $1) },
      of("fdim", "How much greater the first number is; 0 where it is not.") { $0 > $1 ? $0 - $1 : 0 },
      LibraryMember(
        .function, "exp2(_ x: Double) -> Double", isTotal: true, "2 to the power of the number."
      ) { call in .double((2.0).raised(to: call.double(0))) },
      LibraryMember(
        .function, "fma(_ x: Double, _ y: Double, _ z: Double) -> Double", isTotal: true,
        "A product and a third number, rounded once."
      ) { call in .double(call.double(2).addingProduct(call.double(0), call.double(1))) },
      LibraryMember(
        .function, "modf(_ x: Double) -> (Double, Double)", isTotal: true,
        "What stands before the point of a number, and what behind it."
      ) { call in
        let whole = call.double(0).rounded(.towardZero)
        let rest = call.double(0).isInfinite ? 0 : call.double(0) - whole
        return .tuple(ArrayBox([.double(whole), .double(rest)]))
      },
      LibraryMember(
        .function, "arc4random_uniform(_ upperBound: Int) -> Int",
        "A number from 0 on and below another one, drawn from a fixed seed."
      ) { call in
        let bound = call.int(0)
        if bound < 0 || bound > UInt32.max { throw LibraryFaults.overflow("\(bound)") }
        return .int(bound == 0 ? 0 : Int(call.host.nextRandom().multipliedFullWidth(by: UInt64(bound)).high))
      },
      LibraryMember(
        .function, "arc4random() -> Int", "A number of 32 bits, drawn from a fixed seed."
      ) { call in .int(Int(call.host.nextRandom() >> 32)) },
      LibraryMember(
        .function, "drand48() -> Double", "A number from 0 on and below 1, drawn from a fixed seed."
      ) { call in .double(Double(call.host.nextRandom() >> 11) * 0x1p-53) },
    ]
    + ["rint", "nearbyint"].map { name in
      LibraryMember(
        .function, name + "(_ x: Double) -> Double", isTotal: true,
        "The nearest whole number; halves go to the even one."
      ) { call in .double(call.double(0).rounded(.toNearestOrEven)) }
    }
    + ["lround", "lroundf", "llround", "lrint"].map { name in
      LibraryMember(
        .function, name + "(_ x: Double) -> Int",
        name == "lrint"
          ? "The nearest Int; halves go to the even one." : "The nearest Int; halves go away from zero."
      ) { call in
        let rounded = call.double(0).rounded(name == "lrint" ? .toNearestOrEven : .toNearestOrAwayFromZero)
        guard let whole = Int(exactly: rounded) else { throw LibraryFaults.overflow("\(call.double(0))") }
        return .int(whole)
      }
    }

  private static func of(
    _ name: String, _ documentation: String,
    _ calculate: @escaping @Sendable (Double, Double) -> Double
  ) -> LibraryMember {
    LibraryMember(.function, name + "(_ x: Double, _ y: Double) -> Double", isTotal: true, documentation) {
      call in .double(calculate(call.double(0), call.double(1)))
    }
  }
}
