import ScreenTypes

@testable import StandardLibrary

private func url(_ text: String) -> Value { Value(URLValue(text)) }
private let folder = url("https://a.com/x/y/z")
private let none = Value.null
private let word = StandardLibrary.data([65, 66, 67])
private let response = library(
  "HTTPURLResponse", "init",
  [
    url("https://a.com"), 404, .null,
    dictionary([("Content-Type", "application/json; charset=utf-8"), ("Content-Length", "12")]),
  ])
private let error = library(
  "NSError", "init",
  [
    "tea", 3,
    dictionary([
      ("NSLocalizedFailureReason", "cold"), ("NSLocalizedRecoverySuggestion", "boil"),
    ]),
  ])
private let german = Value(LocaleValue("de_DE"))
private func locale(_ type: String, _ code: String) -> Value { library(type, "init", [.string(code)]) }
private let post = Value.tuple(ArrayBox([.string("refresh"), .int(7), .null]))
private let cache = Value(CacheValue(number: 2))
private let manager = Value(UndoValue(number: 1))
private let version = library("OperatingSystemVersion", "init", [17, 2, 1])

private let addresses: [Example] =
  [
    Example("URL|appending(component:)", folder, ["a/b"], "https://a.com/x/y/z/a%2Fb"),
    Example("URL|init(filePath:)", .void, ["/a b"], "file:///a%20b"),
    Example("URL|init(string:relativeTo:)", .void, ["c?d", folder], "https://a.com/x/y/c?d"),
    Example("URL|init(string:relativeTo:)", .void, ["/c", folder], "https://a.com/c"),
    Example("URL|init(string:relativeTo:)", .void, ["../c", folder], "https://a.com/x/c"),
    Example("URL|init(string:relativeTo:)", .void, ["https://b.com", folder], "https://b.com"),
    Example("URL|init(string:relativeTo:)", .void, ["?q", folder], "https://a.com/x/y/z?q"),
    Example("URL|init(string:relativeTo:)", .void, ["", folder], "nil"),
    Example("URL|init(string:encodingInvalidCharacters:)", .void, ["https://a.com/b c", false], "nil"),
    Example(
      "URL|init(string:encodingInvalidCharacters:)", .void, ["https://a.com/b c", true],
      "https://a.com/b%20c"),
    Example("URL|startAccessingSecurityScopedResource()", folder, [], "true"),
    Example("URL|stopAccessingSecurityScopedResource()", folder, [], "()"),
    Example("URL|documentsDirectory", .void, [], "file:///Documents/"),
    Example("URL|cachesDirectory", .void, [], "file:///Library/Caches/"),
    Example("URL|applicationSupportDirectory", .void, [], "file:///Library/Application%20Support/"),
    Example("URL|libraryDirectory", .void, [], "file:///Library/"),
    Example("URL|downloadsDirectory", .void, [], "file:///Downloads/"),
    Example("URL|desktopDirectory", .void, [], "file:///Desktop/"),
    Example("URL|temporaryDirectory", .void, [], "file:///tmp/"),
    Example("URL|homeDirectory", .void, [], "file:///"),
    Example("Data|init(count:)", .void, [3], "3 bytes"),
    Example("Data|init(repeating:count:)", .void, [65, 2], "2 bytes"),
    Example("Data|subdata(in:)", word, [range(1, 3)], "2 bytes"),
    Example("Data|subdata(in:)", word, [range(1, 4)], "run/index-out-of-range"),
    Example("Data|base64EncodedData()", word, [], "4 bytes"),
    Example(
      "HTTPURLResponse|allHeaderFields", response, [],
      #"["Content-Length": "12", "Content-Type": "application/json; charset=utf-8"]"#),
    Example(
      "HTTPURLResponse|value(forHTTPHeaderField:)", response, ["content-length"], #""12""#),
    Example("HTTPURLResponse|value(forHTTPHeaderField:)", response, ["Age"], "nil"),
    Example("HTTPURLResponse|mimeType", response, [], #""application/json""#),
    Example("HTTPURLResponse|expectedContentLength", response, [], "12"),
    Example("HTTPURLResponse|localizedString(forStatusCode:)", .void, [404], #""not found""#),
    Example("HTTPURLResponse|localizedString(forStatusCode:)", .void, [499], #""client error""#),
    Example(
      "NSError|userInfo", error, [],
      #"["NSLocalizedFailureReason": "cold", "NSLocalizedRecoverySuggestion": "boil"]"#),
    Example("NSError|localizedFailureReason", error, [], #""cold""#),
    Example("NSError|localizedRecoverySuggestion", error, [], #""boil""#),
    Example(
      "String|NSLocalizedFailureReasonErrorKey", .void, [], #""NSLocalizedFailureReason""#),
    Example(
      "String|NSLocalizedRecoverySuggestionErrorKey", .void, [], #""NSLocalizedRecoverySuggestion""#),
    Example("String|NSUnderlyingErrorKey", .void, [], #""NSUnderlyingError""#),
  ]

private let surroundings: [Example] =
  [
    Example("ProcessInfo|activeProcessorCount", .void, [], "1"),
    Example("ProcessInfo|physicalMemory", .void, [], "4294967296"),
    Example("ProcessInfo|hostName", .void, [], #""localhost""#),
    Example("ProcessInfo|processIdentifier", .void, [], "1"),
    Example("ProcessInfo|userName", .void, [], #""""#),
    Example("ProcessInfo|thermalState", .void, [], "nominal"),
    Example(
      "ProcessInfo|globallyUniqueString", .void, [], #""00000000-0000-0000-0000-000000000001-1""#),
    Example("ProcessInfo|operatingSystemVersion", .void, [], "(26, 0, 0)"),
    Example("ProcessInfo|isOperatingSystemAtLeast(_:)", .void, [version], "true"),
    Example(
      "ProcessInfo|isOperatingSystemAtLeast(_:)", .void, [.tuple(ArrayBox([26, 1, 0]))], "false"),
    Example(
      "OperatingSystemVersion|init(majorVersion:minorVersion:patchVersion:)", .void, [17, 2, 1], "(17, 2, 1)"),
    Example("OperatingSystemVersion|majorVersion", version, [], "17"),
    Example("OperatingSystemVersion|minorVersion", version, [], "2"),
    Example("OperatingSystemVersion|patchVersion", version, [], "1"),
    Example("Locale|hourCycle", german, [], "zeroToTwentyThree"),
    Example("Locale|hourCycle", Value(LocaleValue("en_US")), [], "oneToTwelve"),
    Example("Locale|firstDayOfWeek", german, [], "monday"),
    Example(
      "Locale|init(languageCode:script:languageRegion:)", .void,
      [locale("Locale.LanguageCode", "pt"), .void, locale("Locale.Region", "BR")], "pt_BR"),
    Example("Locale.LanguageCode|init(_:)", .void, ["pt"], "pt"),
    Example("NSDecimalNumber|init(value:)#2", .void, [true], "1"),
    Example("UserDefaults|init()", .void, [], "()"),
    Example("Bundle|bundlePath", .void, [], #""/App.app""#),
    Example("Bundle|localizedInfoDictionary", .void, [], "nil"),
    Example("Bundle|preferredLocalizations", .void, [], #"["en"]"#),
    Example("Bundle|init(identifier:)", .void, ["com.example"], "nil"),
    Example("Bundle|init(for:)", .void, [.type(.int)], "main"),
    Example("NotificationCenter|post(_:)", .void, [post], "()"),
    Example(
      "Notification|init(name:object:userInfo:)", .void, ["refresh", 7, .void], #"("refresh", 7, nil)"#),
    Example(
      "Logger|log(level:_:)", .void, [.choice(.library("OSLogType"), 3), "steeped"],
      "() ! log.error: steeped"),
    Example(
      "|KeyPathComparator(_:comparator:order:)", .void,
      ["a", .choice(.library("String.StandardComparator"), 0), .void],
      #"("a", forward, localizedStandard)"#),
    Example(
      "|SortDescriptor(_:comparator:order:)", .void,
      ["a", .choice(.library("String.StandardComparator"), 0), .void],
      #"("a", forward, localizedStandard)"#),
    Example(
      "[T0]|sorted(using:)#0", ["b10", "B9", "a"],
      [
        .tuple(
          ArrayBox([
            function { $0[0] }, .choice(.library("SortOrder"), 0),
            .choice(.library("String.StandardComparator"), 0),
          ]))
      ], #"["a", "B9", "b10"]"#),
  ]

private let undoing: [Example] = [
  Example("NSCache<T0, T1>|init()", .void, [], "NSCache"),
  Example("NSCache<T0, T1>|object(forKey:)", cache, ["a"], "nil"),
  Example("NSCache<T0, T1>|setObject(_:forKey:)", cache, [7, "a"], "()"),
  Example("NSCache<T0, T1>|setObject(_:forKey:cost:)", cache, [7, "a", 1], "()"),
  Example("NSCache<T0, T1>|removeObject(forKey:)", cache, ["a"], "()"),
  Example("NSCache<T0, T1>|removeAllObjects()", cache, [], "()"),
  Example("NSCache<T0, T1>|name", cache, [], #""""#),
  Example("NSCache<T0, T1>|countLimit", cache, [], "0"),
  Example("NSCache<T0, T1>|totalCostLimit", cache, [], "0"),
  Example("UndoManager|init()", .void, [], "UndoManager"),
  Example("UndoManager|registerUndo(withTarget:handler:)", manager, [7, doubled], "()"),
  Example("UndoManager|undo()", manager, [], "()"), Example("UndoManager|redo()", manager, [], "()"),
  Example("UndoManager|canUndo", manager, [], "false"), Example("UndoManager|canRedo", manager, [], "false"),
  Example("UndoManager|isUndoing", manager, [], "false"),
  Example("UndoManager|isRedoing", manager, [], "false"),
  Example("UndoManager|setActionName(_:)", manager, ["Pour"], "()"),
  Example("UndoManager|undoActionName", manager, [], #""""#),
  Example("UndoManager|removeAllActions()", manager, [], "()"),
  Example("UndoManager|beginUndoGrouping()", manager, [], "()"),
  Example("UndoManager|endUndoGrouping()", manager, [], "()"),
]

/// Addresses, answers, errors, and what an app is told of what is around it.
let plainValueExamples = addresses + surroundings + undoing
