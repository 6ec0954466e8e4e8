import ScreenTypes

@testable import StandardLibrary

private let list: Value = [1, 2, 3]

private func scanner(_ text: String, at place: Int = 0) -> Value {
  var scanner = ScannerValue(text: text)
  scanner.place = place
  return Value(scanner)
}

private func place(_ value: Value) -> Value { .binding(BindingBox(get: { value }, set: { _ in })) }

private func url(_ text: String) -> Value { Value(URLValue(text)) }

private func sign(_ name: String, _ arguments: [Value] = []) -> Value {
  library(
    "NumberFormat", "sign", [library("NumberFormat.SignDisplayStrategy", name, arguments)],
    Value(NumberFormatValue()))
}

private func precision(_ name: String, _ arguments: [Value]) -> Value {
  library(
    "NumberFormat", "precision", [library("NumberFormat.Precision", name, arguments)],
    Value(NumberFormatValue()))
}

private let angles: [Example] = [
  Example("|tan(_:)", .void, [1.0], "1.5574077246549023"), Example("|tan(_:)", .void, [0.0], "0.0"),
  Example("|tan(_:)", .void, [100.0], "-0.5872139151569291"),
  Example("|tan(_:)", .void, [1.5707963267948966], "1.633123935319537e+16"),
  Example("|asin(_:)", .void, [0.3], "0.3046926540153975"),
  Example("|asin(_:)", .void, [-0.99], "-1.4292568534704693"),
  Example("|acos(_:)", .void, [0.3], "1.2661036727794992"),
  Example("|acos(_:)", .void, [-0.7], "2.3461938234056494"),
  Example("|atan(_:)", .void, [0.5], "0.4636476090008061"),
  Example("|atan(_:)", .void, [3.7], "1.3068326031691921"),
  Example("|atan(_:)", .void, [1e10], "1.5707963266948965"),
  Example("|atan2(_:_:)", .void, [1.0, 1.0], "0.7853981633974483"),
  Example("|atan2(_:_:)", .void, [-1.0, -2.0], "-2.677945044588987"),
  Example("|hypot(_:_:)", .void, [3.0, 4.0], "5.0"),
  Example("|hypot(_:_:)", .void, [1e200, 1e200], "1.414213562373095e+200"),
  Example("|swap(_:_:)", .void, [place(1), place(2)], "()"),
  Example("|repeatElement(_:count:)", .void, [7, 2], "[7, 7]"),
  Example("|repeatElement(_:count:)", .void, [7, -1], "run/index-out-of-range"),
]

private let printing: [Example] =
  (0...6).flatMap { count -> [Example] in
    let labels = String(repeating: "_:", count: count) + "separator:terminator:"
    let items: [Value] = Array(["a", 2, 3.5, true, [1], nil].prefix(count))
    let said = ["a", "2", "3.5", "true", "[1]", "nil"].prefix(count)
    let shown = ["\"a\"", "2", "3.5", "true", "[1]", "nil"].prefix(count)
    return [
      Example(
        "|print(\(labels))", .void, items + [.void, .void], "() ! print: " + said.joined(separator: " ")),
      Example(
        "|print(\(labels))", .void, items + ["-", "."], "() ! print: " + said.joined(separator: "-") + "."),
      Example(
        "|debugPrint(\(labels))", .void, items + [.void, .void],
        "() ! print: " + shown.joined(separator: " ")),
      Example(
        "|NSLog(\(String(repeating: "_:", count: count + 1)))", .void,
        [.string(said.map { _ in "%@" }.joined(separator: " "))] + items,
        "() ! print: " + said.joined(separator: " ")),
      Example(
        "String|localizedStringWithFormat(\(String(repeating: "_:", count: count + 1)))", .void,
        [.string(said.map { _ in "%@" }.joined(separator: " "))] + items,
        "\"" + said.joined(separator: " ") + "\""),
      Example(
        "String|init(format:locale:\(String(repeating: "_:", count: count)))", .void,
        [.string(said.map { _ in "%@" }.joined(separator: " ")), .null] + items,
        "\"" + said.joined(separator: " ") + "\""),
    ]
  } + [
    Example(
      "|print(_:_:_:_:_:_:_:separator:terminator:)", .void, [1, 2, 3, 4, 5, 6, [7, "a"], "-", .void],
      "() ! print: 1-2-3-4-5-6-7-a"),
    Example(
      "|debugPrint(_:_:_:_:_:_:_:separator:terminator:)", .void, [1, 2, 3, 4, 5, 6, ["a"], .void, .void],
      "() ! print: 1 2 3 4 5 6 \"a\""),
    Example("|dump(_:)", .void, ["b"], "() ! print: - \"b\""),
    Example(
      "String|init(format:locale:arguments:)", .void,
      ["%.1f %@", Value(LocaleValue("de_DE")), [1234.5, "a"]],
      #""1.234,5 a""#),
    Example("String|init(format:arguments:)", .void, ["%d %@", [3, "a"]], #""3 a""#),
    Example(
      "String|localizedStringWithFormat(_:_:_:)", .void, ["%.2f %ld", 12345.678, 1_234_567],
      #""12,345.68 1,234,567""#),
  ]

private let walking: [Example] =
  ["[T0]", "ArraySlice<T0>"].flatMap { type in
    [
      Example("\(type)|index(after:)", list, [0], "1"), Example("\(type)|index(before:)", list, [2], "1"),
      Example("\(type)|index(_:offsetBy:)", list, [3, -2], "1"),
      Example("\(type)|index(_:offsetBy:limitedBy:)", list, [0, 2, 3], "2"),
      Example("\(type)|index(_:offsetBy:limitedBy:)", list, [0, 4, 3], "nil"),
      Example("\(type)|distance(from:to:)", list, [0, 3], "3"),
    ]
  } + [
    Example("String|index(_:offsetBy:limitedBy:)", "abc", [0, 2, 3], "2"),
    Example("String|index(_:offsetBy:limitedBy:)", "abc", [0, 5, 3], "nil"),
    Example("[T0]|lazy", list, [], "[1, 2, 3]"), Example("ArraySlice<T0>|lazy", list, [], "[1, 2, 3]"),
    Example("Set<T0>|lazy", set([1]), [], "[1]"),
    Example("[T0: T1]|lazy", dictionary([(1, 2)]), [], "[1: 2]"),
    Example("Range<Int>|lazy", range(0, 2), [], "0..<2"),
    Example("ClosedRange<Int>|lazy", closedRange(0, 2), [], "0...2"),
    Example("Sequence<T0>|lazy", list, [], "[1, 2, 3]"), Example("String|lazy", "ab", [], #""ab""#),
    Example("IndexSet|lazy", Value(IndexSetValue([1])), [], "IndexSet(1)"),
    Example("Data|lazy", StandardLibrary.data([1]), [], "1 byte"),
    Example("String.UTF8View|lazy", Value(BytesValue(bytes: [1], isOfText: true)), [], "1 byte"),
  ]

private let texts: [Example] = [
  Example(
    "AttributedString|range(of:)", Value(AttributedTextValue(TextValue("Hello World"))), ["World"], "6..<11"),
  Example(
    "AttributedString|range(of:options:locale:)", Value(AttributedTextValue(TextValue("Hello World"))),
    ["world", library("String.CompareOptions", "caseInsensitive"), .void], "6..<11"),
  Example(
    "String|rangeOfCharacter(from:)", "ab1c", [library("CharacterSet", "decimalDigits")], "2..<3"),
  Example("String|rangeOfCharacter(from:)", "abc", [library("CharacterSet", "decimalDigits")], "nil"),
  Example("String|removeAll(where:)", "abcb", [function { .bool($0[0] == "b") }], #"() | "ac""#),
  Example("String|asciiValue", "a", [], "97"), Example("String|asciiValue", "é", [], "nil"),
  Example("String|isASCII", "a", [], "true"), Example("String|isHexDigit", "f", [], "true"),
  Example("String|hexDigitValue", "f", [], "15"), Example("String|hexDigitValue", "g", [], "nil"),
  Example(
    "String|folding(options:locale:)", "Café",
    [[library("String.CompareOptions", "diacriticInsensitive")], .null], #""Cafe""#),
  Example("DynamicTypeSize|isAccessibilitySize", library("DynamicTypeSize", "accessibility1"), [], "true"),
  Example("DynamicTypeSize|isAccessibilitySize", library("DynamicTypeSize", "xxxLarge"), [], "false"),
]

private let numbers: [Example] = [
  Example(
    "NumberFormat|sign(strategy:)", Value(NumberFormatValue()),
    [library("NumberFormat.SignDisplayStrategy", "never")], "number.sign(never)"),
  Example("NumberFormat.SignDisplayStrategy|automatic", .void, [], "number"),
  Example("NumberFormat.SignDisplayStrategy|never", .void, [], "number.sign(never)"),
  Example(
    "NumberFormat.SignDisplayStrategy|accounting", .void, [], "number.sign(accounting(isAlways: false))"),
  Example(
    "NumberFormat.SignDisplayStrategy|accountingAlways()", .void, [],
    "number.sign(accounting(isAlways: true))"),
  Example(
    "NumberFormat.SignDisplayStrategy|always(includingZero:)", .void, [.void],
    "number.sign(always(includingZero: true))"),
  Example(
    "NumberFormat.SignDisplayStrategy|always(showZero:)", .void, [false],
    "number.sign(always(includingZero: false))"),
  Example("Double|formatted(_:)", 3.5, [sign("always", [.void])], #""+3.5""#),
  Example("Double|formatted(_:)", 0.0, [sign("always", [false])], #""0""#),
  Example("Double|formatted(_:)", -2.0, [sign("never")], #""2""#),
  Example("NumberFormat.Precision|significantDigits(_:)#0", .void, [2], "number.significant(2 to 2)"),
  Example(
    "NumberFormat.Precision|significantDigits(_:)#1", .void, [closedRange(2, 4)], "number.significant(2 to 4)"
  ),
  Example("NumberFormat.Precision|integerLength(_:)", .void, [3], "number.integerLength(3...)"),
  Example(
    "NumberFormat.Precision|integerAndFractionLength(integer:fraction:)", .void, [2, 1],
    "number.precision(1 to 1).integerLength(2...)"),
  Example("Double|formatted(_:)", 1234.5678, [precision("significantDigits", [2])], #""1,200""#),
  Example("Double|formatted(_:)", 0.00123456, [precision("significantDigits", [2])], #""0.0012""#),
  Example("Double|formatted(_:)", -2.0, [precision("significantDigits", [2])], #""-2.0""#),
  Example("Double|formatted(_:)", 0.0, [precision("significantDigits", [2])], #""0.0""#),
  Example("Int|NSEC_PER_SEC", .void, [], "1000000000"), Example("Int|NSEC_PER_MSEC", .void, [], "1000000"),
  Example("Int|NSEC_PER_USEC", .void, [], "1000"), Example("Int|USEC_PER_SEC", .void, [], "1000000"),
  Example("Int|MSEC_PER_SEC", .void, [], "1000"),
  Example("Locale|currency", Value(LocaleValue("de_DE")), [], "EUR"),
  Example("Locale|currencyCode", Value(LocaleValue("ko_KR")), [], #""KRW""#),
  Example("Locale|currencySymbol", Value(LocaleValue("en_GB")), [], #""£""#),
  Example("Locale|decimalSeparator", Value(LocaleValue("de_DE")), [], #"",""#),
  Example("Locale|groupingSeparator", Value(LocaleValue("de_DE")), [], #"".""#),
  Example("Locale.Currency|init(_:)", .void, ["EUR"], "EUR"),
  Example("Locale.Currency|identifier", library("Locale.Currency", "init", ["EUR"]), [], #""EUR""#),
]

private let scanning: [Example] =
  [
    Example("Scanner|init(string:)", .void, ["a"], #"Scanner("a", 0, whitespacesAndNewlines)"#),
    Example("Scanner|string", scanner("a"), [], #""a""#),
    Example("Scanner|isAtEnd", scanner("a ", at: 1), [], "true"),
    Example("Scanner|currentIndex", scanner("ab", at: 1), [], "1"),
    Example("Scanner|scanLocation", scanner("ab", at: 1), [], "1"),
    Example("Scanner|charactersToBeSkipped", scanner("a"), [], "whitespacesAndNewlines"),
    Example("Scanner|scanInt()", scanner(" -12a"), [], #"-12 | Scanner(" -12a", 4, whitespacesAndNewlines)"#),
    Example(
      "Scanner|scanDouble()", scanner("1.5e3x"), [], #"1500.0 | Scanner("1.5e3x", 5, whitespacesAndNewlines)"#
    ),
    Example(
      "Scanner|scanCharacter()", scanner(" ab"), [], #""a" | Scanner(" ab", 2, whitespacesAndNewlines)"#),
    Example(
      "Scanner|scanString(_:)", scanner("#ff"), ["#"], ##""#" | Scanner("#ff", 1, whitespacesAndNewlines)"##),
    Example(
      "Scanner|scanString(_:)", scanner("ff"), ["#"], #"nil | Scanner("ff", 0, whitespacesAndNewlines)"#),
    Example(
      "Scanner|scanUpToString(_:)", scanner("a,b"), [","], #""a" | Scanner("a,b", 1, whitespacesAndNewlines)"#
    ),
    Example(
      "Scanner|scanCharacters(from:)", scanner("12a"), [library("CharacterSet", "decimalDigits")],
      #""12" | Scanner("12a", 2, whitespacesAndNewlines)"#),
    Example(
      "Scanner|scanUpToCharacters(from:)", scanner("ab1"), [library("CharacterSet", "decimalDigits")],
      #""ab" | Scanner("ab1", 2, whitespacesAndNewlines)"#),
    Example(
      "Scanner|scanHexInt64(_:)", scanner("0xFFg"), [place(0)],
      #"true | Scanner("0xFFg", 4, whitespacesAndNewlines)"#),
    Example(
      "Scanner|scanHexInt64(_:)", scanner("g"), [place(0)],
      #"false | Scanner("g", 0, whitespacesAndNewlines)"#),
    Example(
      "Scanner|scanHexInt32(_:)", scanner("ff"), [place(0)],
      #"true | Scanner("ff", 2, whitespacesAndNewlines)"#),
    Example("NSPredicate|init(format:)", .void, ["SELF CONTAINS[c] 'a'"], #"SELF CONTAINS[c] "a""#),
    Example("NSPredicate|init(format:)", .void, ["age > 3"], "run/stopped"),
    Example("NSPredicate|init(format:_:)", .void, ["SELF MATCHES %@", "[a-z]+"], #"SELF MATCHES "[a-z]+""#),
    Example(
      "NSPredicate|init(format:argumentArray:)", .void, ["SELF MATCHES %@", .array(ArrayBox(["[a-z]+"]))],
      #"SELF MATCHES "[a-z]+""#),
  ]
  + [
    ("SELF MATCHES %@", "[a-z]+", "abc", "true"), ("SELF MATCHES %@", "[a-z]+", "abc1", "false"),
    ("SELF MATCHES[c] %@", "a|ab", "AB", "true"), ("SELF BEGINSWITH %@", "a", "abc", "true"),
    ("SELF ENDSWITH %@", "a", "abc", "false"), ("SELF == %@", "a", "a", "true"),
  ].map { (format: String, argument: Value, text: Value, holds: String) in
    Example(
      "NSPredicate|evaluate(with:)", library("NSPredicate", "init", [.string(format), argument]), [text],
      holds)
  }

private let processes: [Example] = [
  Example("ProcessInfo|processInfo", .void, [], "()"), Example("ProcessInfo|arguments", .void, [], "[]"),
  Example("ProcessInfo|environment", .void, [], "[:]"),
  Example("ProcessInfo|isLowPowerModeEnabled", .void, [], "false"),
  Example("ProcessInfo|isiOSAppOnMac", .void, [], "false"),
  Example(
    "URLComponents|init(url:resolvingAgainstBaseURL:)", .void, [url("https://a.com/b"), false],
    "https://a.com/b"),
]

private let badURL = library("URLError", "init", [library("URLError.Code", "badURL"), .void])
private let failed = library(
  "NSError", "init", ["app", 42, dictionary([("NSLocalizedDescription", "Boom")])])
private let corrupt = library(
  "CocoaError", "init", [library("CocoaError.Code", "fileReadCorruptFile"), .void])
private let wrapper = library("FileWrapper", "init", [StandardLibrary.data([1])])
private let request = library("URLRequest", "init", [url("https://a.com"), .void, .void])
private let response = library("HTTPURLResponse", "init", [url("https://a.com"), 404, .null, .null])

private let requests: [Example] = [
  Example(
    "URLError|init(_:userInfo:)", .void, [library("URLError.Code", "badURL"), .void], "URLError(badURL)"),
  Example("UTType|identifier", library("UTType", "plainText"), [], "\"public.plain-text\""),
  Example("UTType|init(exportedAs:conformingTo:)", .void, ["org.example.teas", .void], "data"),
  Example("UTType|init(importedAs:conformingTo:)", .void, ["org.example.teas", .void], "data"),
  Example("UTType|init(_:)", .void, ["org.example.teas"], "data"),
  Example("UTType|init(filenameExtension:conformingTo:)", .void, ["csv", .void], "commaSeparatedText"),
  Example("UTType|init(mimeType:conformingTo:)", .void, ["text/plain", .void], "data"),
  Example(
    "CocoaError|init(_:userInfo:)", .void, [library("CocoaError.Code", "formatting"), .void],
    "CocoaError(formatting)"),
  Example("CocoaError|code", corrupt, [], "fileReadCorruptFile"),
  Example("CocoaError|errorCode", corrupt, [], "259"),
  Example(
    "FileWrapper|init(regularFileWithContents:)", .void, [StandardLibrary.data([1])], "FileWrapper(1 byte)"),
  Example("FileWrapper|regularFileContents", wrapper, [], "1 byte"),
  Example("FileWrapper|preferredFilename", wrapper, [], "nil"),
  Example("FileDocumentReadConfiguration|file", .void, [], "FileWrapper(0 bytes)"),
  Example("FileDocumentReadConfiguration|contentType", .void, [], "data"),
  Example("FileDocumentWriteConfiguration|existingFile", .void, [], "nil"),
  Example("FileDocumentWriteConfiguration|contentType", .void, [], "data"),
  Example("URLError|code", badURL, [], "badURL"), Example("URLError|errorCode", badURL, [], "-1000"),
  Example(
    "NSError|init(domain:code:userInfo:)", .void, ["app", 1, .void], #"Error Domain=app Code=1 "(null)""#),
  Example("Error|_code", failed, [], "42"),
  Example("NSError|code", failed, [], "42"), Example("NSError|code", badURL, [], "-1000"),
  Example("NSError|domain", failed, [], #""app""#),
  Example("NSError|domain", badURL, [], #""NSURLErrorDomain""#),
  Example("String|NSLocalizedDescriptionKey", .void, [], #""NSLocalizedDescription""#),
  Example(
    "URLRequest|init(url:cachePolicy:timeoutInterval:)", .void, [url("https://a.com"), .void, 5.0],
    "URLRequest(GET https://a.com, 5.0)"),
  Example("URLRequest|url", request, [], "https://a.com"),
  Example("URLRequest|httpMethod", request, [], #""GET""#),
  Example("URLRequest|httpBody", request, [], "nil"),
  Example("URLRequest|timeoutInterval", request, [], "60.0"),
  Example("URLRequest|allowsCellularAccess", request, [], "true"),
  Example("URLRequest|allowsExpensiveNetworkAccess", request, [], "true"),
  Example("URLRequest|allowsConstrainedNetworkAccess", request, [], "true"),
  Example("URLRequest|allHTTPHeaderFields", request, [], "[:]"),
  Example("URLRequest|cachePolicy", request, [], "useProtocolCachePolicy"),
  Example(
    "URLRequest|setValue(_:forHTTPHeaderField:)", request, ["1", "A"],
    "() | URLRequest(GET https://a.com, A: 1, 60.0)"),
  Example(
    "URLRequest|addValue(_:forHTTPHeaderField:)", request, ["1", "A"],
    "() | URLRequest(GET https://a.com, A: 1, 60.0)"),
  Example("URLRequest|value(forHTTPHeaderField:)", request, ["A"], "nil"),
  Example(
    "HTTPURLResponse|init(url:statusCode:httpVersion:headerFields:)", .void,
    [url("https://a.com"), 404, .null, .null], "HTTPURLResponse(https://a.com, 404)"),
  Example("HTTPURLResponse|statusCode", response, [], "404"),
  Example("HTTPURLResponse|url", response, [], "https://a.com"),
]

private let encoder = library("JSONEncoder", "init")
private let decoder = library("JSONDecoder", "init")

private let coding: [Example] =
  [
    Example(
      "JSONSerialization|jsonObject(with:options:)", .void,
      [Value(BytesValue(bytes: Array("[1, 2.5]".utf8))), .void], "[1, 2.5]"),
    Example("JSONSerialization|data(withJSONObject:options:)", .void, [[1, 2], .void], "6 bytes"),
    Example("JSONSerialization|isValidJSONObject(_:)", .void, [[1]], "true"),
    Example("JSONSerialization|isValidJSONObject(_:)", .void, [1], "false"),
    Example("JSONEncoder|init()", .void, [], "JSONEncoder(deferredToDate)"),
    Example("JSONEncoder|encode(_:)", encoder, [[1, 2]], "6 bytes"),
    Example("JSONEncoder|outputFormatting", encoder, [], "[]"),
    Example("JSONEncoder|dateEncodingStrategy", encoder, [], "deferredToDate"),
    Example("JSONEncoder|dataEncodingStrategy", encoder, [], "base64"),
    Example("JSONDecoder|dataDecodingStrategy", decoder, [], "base64"),
    Example("JSONEncoder|keyEncodingStrategy", encoder, [], "useDefaultKeys"),
    Example("JSONDecoder|init()", .void, [], "JSONDecoder(deferredToDate)"),
    Example("JSONDecoder|decode(_:from:)", decoder, [.type(.string), StandardLibrary.data([65])], #""A""#),
    Example("JSONDecoder|dateDecodingStrategy", decoder, [], "deferredToDate"),
    Example("JSONDecoder|keyDecodingStrategy", decoder, [], "useDefaultKeys"),
  ]
  + ["JSONEncoder.DateEncodingStrategy", "JSONDecoder.DateDecodingStrategy"].flatMap { owner in
    [
      Example(
        owner + "|formatted(_:)", .void, [Value(DateFormatterValue())],
        "formatted(DateFormatter(styles(0, 0)))"),
      Example(owner + "|custom(_:)", .void, [isOdd], "custom"),
    ]
  }

let foundationExamples =
  angles + printing + walking + texts + numbers + scanning + processes + requests + coding
