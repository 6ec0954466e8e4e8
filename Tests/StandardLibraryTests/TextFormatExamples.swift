import ScreenTypes

@testable import StandardLibrary

private func amount(_ dimension: Int, _ unit: String) -> Value {
  let place = MeasuredDimension.all[dimension].units.firstIndex { $0.name == unit } ?? 0
  return Value(MeasurementValue(value: 3, dimension: dimension, unit: place))
}

private let wide = Value(MeasurementFormatValue(width: .wide, usage: .asProvided))

private func made(_ form: String, _ arguments: [Value], _ text: String) -> Example {
  Example("Text|init" + form, .void, arguments, "Text(\"\(text)\")")
}

private let longDays: Value = {
  var days = DateFormatterValue()
  (days.dateStyle, days.timeStyle) = (3, 0)
  return Value(days)
}()

private let span = Value.range(RangeBox(lower: .date(0), upper: .date(5400), isClosed: true))
private let minutes = library("Duration.TimeFormatStyle.Pattern", "minuteSecond")

let textFormatExamples: [Example] = [
  made("(_:format:)#3", [Value(DecimalValue(3)), Value(NumberFormatValue(.currency("USD")))], "$3.00"),
  made(
    "(_:format:)#4",
    [Value(DurationValue(seconds: 75)), library("Duration.TimeFormatStyle", "time", [minutes])], "1:15"),
  made("(_:format:)#5", [["a", "b"], library("ListFormat.ListType", "or")], "a or b"),
  made("(_:format:)#6", [amount(0, "kilometers"), wide], "3 kilometers"),
  made("(_:format:)#7", [amount(1, "kilograms"), wide], "3 kilograms"),
  made("(_:format:)#8", [amount(2, "celsius"), wide], "3 degrees Celsius"),
  made("(_:format:)#9", [amount(3, "minutes"), wide], "3 minutes"),
  made("(_:format:)#10", [amount(4, "kilometersPerHour"), wide], "3 kilometers per hour"),
  made("(_:format:)#11", [amount(5, "liters"), wide], "3 liters"),
  made("(_:formatter:)#0", [.date(0), longDays], "January 1, 1970"),
  made("(_:formatter:)#1", [3, Value(NumberFormatterValue())], "3"),
  made("(timerInterval:pauseTime:countsDown:showsHours:)", [span, .date(60), .void, .void], "1:29:00"),
  made("(timerInterval:pauseTime:countsDown:showsHours:)", [span, .date(60), false, .void], "1:00"),
  made("(timerInterval:pauseTime:countsDown:showsHours:)", [span, .date(60), .void, false], "89:00"),
  made("(_:)#1", [span], "1/1/1970, 12:00\u{2009}–\u{2009}1:30\u{202F}AM"),
  made(
    "(_:)#2", [Value(DateIntervalValue(start: 0, end: 5400))],
    "1/1/1970, 12:00\u{2009}–\u{2009}1:30\u{202F}AM"),
]
