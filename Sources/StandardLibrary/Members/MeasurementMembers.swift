import ScreenTypes
import SourceModel

extension StandardLibrary {
  /// The types of this table.
  static let measurementNames =
    MeasuredDimension.all.flatMap { [$0.name.text, "Measurement<\($0.name)>"] } + ["MeasurementFormat"]

  /// Amounts of units, converted and written.
  static let measurementMembers: [LibraryMember] =
    MeasuredDimension.all.indices.flatMap { measured($0) } + [
      LibraryMember(
        .staticMethod, of: "MeasurementFormat",
        "measurement(width: MeasurementFormat.UnitWidth, usage: MeasurementFormat.UnitUsage = .general, numberFormatStyle: NumberFormat? = nil) -> MeasurementFormat",
        isTotal: true,
        "How an amount is written: its unit in short or in words, the usual one of the region or as it is."
      ) { call in
        var format = MeasurementFormatValue()
        if case .choice(_, let width) = call.arguments[0] {
          format.width = .init(rawValue: width) ?? .abbreviated
        }
        if case .choice(_, let usage) = call.arguments[1] {
          format.usage = .init(rawValue: usage) ?? .general
        }
        format.number = call.arguments[2].content(NumberFormatValue.self)
        return Value(format)
      }
    ]

  /// What makes amounts by the name of their type.
  static let measurementFunctions: [LibraryMember] = MeasuredDimension.all.indices.map { place in
    let unit = MeasuredDimension.all[place].name
    return LibraryMember(
      .function, "Measurement(value: Double, unit: \(unit)) -> Measurement<\(unit)>", isTotal: true,
      "An amount of a unit."
    ) { call in
      Value(MeasurementValue(value: call.double(0), dimension: place, unit: call.place(1)))
    }
  }

  private static func measured(_ place: Int) -> [LibraryMember] {
    let unit = MeasuredDimension.all[place].name.text
    let type = "Measurement<\(unit)>"
    return [
      LibraryMember(.property, of: unit, "symbol: String", isTotal: true, "The sign of the unit.") { call in
        guard case .choice(_, let index) = call.receiver else { return .string("") }
        let position = Int(index)
        return .string(MeasuredDimension.all[place].units[position].symbol)
      },
      LibraryMember(
        .property, of: type, "value: Double", isTotal: true, "How many of the unit.",
        set: { receiver, value in
          guard let amount = receiver.content(MeasurementValue.self) else { return }
          if case .double(let number) = value { receiver = Value(amount.with(number)) }
        }
      ) { call in
        .double(call.receiver.content(MeasurementValue.self)?.value ?? 0)
      },
      LibraryMember(.property, of: type, "unit: \(unit)", isTotal: true, "In what it is measured.") { call in
        call.receiver.content(MeasurementValue.self)?.unitValue ?? .void
      },
      LibraryMember(
        .method, of: type, "converted(to otherUnit: \(unit)) -> \(type)", isTotal: true,
        "The same amount in another unit."
      ) { call in
        call.receiver.content(MeasurementValue.self).map { Value($0.converted(to: call.place(0))) } ?? .void
      },
      LibraryMember(
        .method, of: type, "convert(to otherUnit: \(unit))", isMutating: true, isTotal: true,
        "Measures it in another unit."
      ) { call in
        if let amount = call.receiver.content(MeasurementValue.self) {
          call.receiver = Value(amount.converted(to: call.place(0)))
        }
        return .void
      },
      LibraryMember(
        .method, of: type, "formatted() -> String", isTotal: true,
        "The amount in a unit that is usual in the region of `--locale`; times and volumes in their own."
      ) { call in
        .string(
          call.receiver.content(MeasurementValue.self)?.text(MeasurementFormatValue(), call.host.locale) ?? ""
        )
      },
      LibraryMember(
        .method, of: type, "formatted(_ format: MeasurementFormat) -> String", isTotal: true,
        "The amount as a format writes it."
      ) { call in
        let format = call.arguments[0].content(MeasurementFormatValue.self) ?? MeasurementFormatValue()
        return .string(call.receiver.content(MeasurementValue.self)?.text(format, call.host.locale) ?? "")
      },
    ]
  }
}

extension LibraryCall {
  /// The place of the case that an argument is.
  fileprivate func place(_ index: Int) -> Int {
    if case .choice(_, let place) = arguments[index] { return Int(place) }
    return 0
  }
}
