extension StandardLibrary {
  /// Dates, addresses, coordinates and the small types that functions use.
  static let valueTypes: [LibraryType] = [
    LibraryType(
      "EnvironmentValues", "The values that the environment holds; extended with keys of one's own."),
    LibraryType("Date", "An instant."),
    LibraryType("OptionSet", "What a struct of the package can do that is a set of its options."),
    LibraryType("Hasher", "What collects the parts of a value that tell it from others."),
    LibraryType("Calendar", "The Gregorian calendar, in the zone of `--timezone`."),
    LibraryType(
      "Calendar.Component",
      cases: [
        "era", "year", "month", "day", "hour", "minute", "second", "weekday", "weekdayOrdinal", "quarter",
        "weekOfMonth", "weekOfYear", "yearForWeekOfYear", "nanosecond", "dayOfYear",
      ], "A part of a date."),
    LibraryType(
      "Calendar.MatchingPolicy",
      cases: [
        "nextTime", "nextTimePreservingSmallerComponents", "previousTimePreservingSmallerComponents",
        "strict",
      ],
      "What is found where a clock skips a time; here none does."),
    LibraryType(
      "Calendar.RepeatedTimePolicy", cases: ["first", "last"],
      "What is found where a clock shows a time twice; here none does."),
    LibraryType("Calendar.SearchDirection", cases: ["forward", "backward"], "Where dates are looked for."),
    LibraryType("Calendar.Identifier", cases: ["gregorian", "iso8601"], "Which calendar is meant."),
    LibraryType("TimelineSchedule", "When a TimelineView is drawn anew."),
    LibraryType("TimelineViewDefaultContext", "The instant for which a TimelineView is drawn."),
    LibraryType("Timer", "What tells that time passes."),
    LibraryType(
      "AnyCancellable", aliases: ["Cancellable"],
      "What ends a subscription or a publisher by `cancel()`; that nobody holds it any more ends nothing here."
    ),
    LibraryType("Timer.TimerPublisher", aliases: ["TimerPublisher"], "Gives instants, some time apart."),
    LibraryType("Regex", "A regular expression: `/…/`, or `try Regex(…)` of a text."),
    LibraryType("Regex.Match", "Where a regular expression matches, with what its groups hold."),
    LibraryType(
      "AnyRegexOutput.Element",
      "What a group holds of a regular expression that is made of a text, whose `AnyRegexOutput` is an array of them: all of the match, then its groups."
    ),
    LibraryType(
      "Publisher",
      "Gives values as they come, as a Published of an object, a subject, a timer or notifications do."),
    LibraryType("AnyPublisher", "A publisher of any kind."),
    LibraryType("PassthroughSubject", "A publisher that gives what is sent through it."),
    LibraryType(
      "CurrentValueSubject", "A publisher that gives what is sent through it, and keeps the last value."),
    LibraryType(
      "ObservableObjectPublisher", "The publisher by which an object announces that it will change."),
    LibraryType("Just", "A publisher of one value."),
    LibraryType("Empty", "A publisher of nothing."),
    LibraryType("Fail", "A publisher of an error."),
    LibraryType("Publishers", "What makes one publisher of several."),
    LibraryType("Publishers.Sequence", "A publisher of the elements of a sequence."),
    LibraryType("Subscribers.Completion", cases: ["finished", "failure"], "How a publisher ended."),
    LibraryType("RunLoop", cases: ["main", "current"], "Where a timer runs; changes nothing here."),
    LibraryType(
      "RunLoop.Mode", cases: ["common", "default", "tracking"],
      "When a timer runs; changes nothing here."),
    LibraryType(
      "SystemRandomNumberGenerator", "A source of numbers by chance; here they come from a fixed seed."),
    LibraryType("Logger", "Writes down what happens, in the order in which it happens."),
    LibraryType("NotificationCenter", "What hands notifications to all who follow their names."),
    LibraryType("NSObjectProtocol", "What follows notifications until it is removed."),
    LibraryType(
      "OperationQueue", cases: ["main"], "Where a closure runs; here all code runs on one queue."),
    LibraryType("NotificationCenter.Publisher", "Gives the notifications of a name."),
    LibraryType(
      "Notification", aliases: ["NSNotification"], "What somebody posted for all who follow its name."),
    LibraryType("Notification.Name", aliases: ["NSNotification.Name"], "The name of notifications."),
    LibraryType("DateComponents", "Parts of a date, or a length of time in parts."),
    LibraryType("DateInterval", "The time between two instants."),
    LibraryType("TimeZone", "By how much clocks are ahead of UTC."),
    LibraryType("URL", "An address."),
    LibraryType("URLComponents", "The parts of an address."),
    LibraryType("URLQueryItem", "A name and its value behind the question mark of an address."),
    LibraryType("UUID", "An identifier that no other value has."),
    LibraryType(
      "Bundle", cases: ["main", "module"],
      "Where an app finds its pictures and texts; here all are in the package."),
    LibraryType("Never", "The type of what gives no value, as it never comes back."),
    LibraryType("Result", cases: ["success", "failure"], "What came of something: a value, or an error."),
    LibraryType("Task", "What is done beside the main work."),
    LibraryType(
      "CheckedContinuation", aliases: ["UnsafeContinuation"],
      "Lets code go on that waits for what a closure does."),
    LibraryType("TaskGroup", aliases: ["ThrowingTaskGroup"], "Tasks whose values are waited for together."),
    LibraryType(
      "AsyncStream", aliases: ["AsyncThrowingStream"],
      "Values that come one after the other: `for await` takes them."),
    LibraryType(
      "AsyncStream.Continuation", aliases: ["AsyncThrowingStream.Continuation"], "Puts values into a stream."),
    LibraryType(
      "AsyncStream.Continuation.Termination", cases: ["finished", "cancelled"], "How a stream ended."),
    LibraryType(
      "AsyncStream.Continuation.BufferingPolicy", "How much is kept that nobody has taken out of a stream."),
    LibraryType(
      "TaskPriority", cases: ["high", "medium", "low", "userInitiated", "utility", "background"],
      "How urgent a task is."),
    LibraryType("MainActor", "What runs code that changes the screen."),
    LibraryType("Duration", "A length of time."),
    LibraryType(
      "ContinuousClock", aliases: ["SuspendingClock"], "Measures how long something lasts."),
    LibraryType(
      "ContinuousClock.Instant", aliases: ["SuspendingClock.Instant"], "An instant that a clock tells."),
    LibraryType("DispatchQueue", "What runs closures one after the other."),
    LibraryType(
      "DispatchQoS.QoSClass", aliases: ["DispatchQoS"],
      cases: ["userInteractive", "userInitiated", "default", "utility", "background", "unspecified"],
      "How urgent the work of a queue is."),
    LibraryType(
      "DispatchQueue.Attributes", cases: ["concurrent", "initiallyInactive"], "How a queue runs its closures."
    ),
    LibraryType(
      "DispatchWorkItemFlags",
      cases: ["barrier", "detached", "assignCurrentContext", "noQoS", "inheritQoS", "enforceQoS"],
      "How a closure is run among the others of its queue."),
    LibraryType(
      "NSLock", aliases: ["NSRecursiveLock"],
      "What lets one piece of code in at a time; here each runs to its end by itself."),
    LibraryType("DispatchGroup", "Work that is waited for together."),
    LibraryType("DispatchSemaphore", "What lets so many pass at a time."),
    LibraryType(
      "DispatchTimeoutResult", cases: ["success", "timedOut"], "Whether something happened before a time."),
    LibraryType("Thread", "What runs code; here all runs on one."),
    LibraryType("DispatchTime", aliases: ["DispatchWallTime"], "When a closure is to run."),
    LibraryType("DispatchTimeInterval", "How much later a closure is to run."),
    LibraryType("DispatchWorkItem", "A closure that a queue runs later, unless it is cancelled before."),
    LibraryType("Data", "Bytes; here they are made of text, and text of them."),
    LibraryType(
      "String.Encoding", cases: ["utf8", "ascii"], "How characters are written as bytes."),
    LibraryType(
      "StringTransform", cases: ["stripDiacritics", "stripCombiningMarks"],
      "How characters of a text become others."),
    LibraryType("String.UTF8View", "The bytes of a text in UTF-8."),
    LibraryType(
      "String.StandardComparator", cases: ["localizedStandard", "localized", "lexical"],
      "In which order texts stand."),
    LibraryType("UTF8", "What bytes are read as: text in UTF-8."),
    LibraryType("String.Index", "A place in a text."),
    LibraryType("IndexSet", "Places in an array, in ascending order."),
    LibraryType("CLLocationCoordinate2D", "A place on earth."),
    LibraryType("MKCoordinateSpan", "The height and width of a part of a map, in degrees."),
    LibraryType("MKCoordinateRegion", "A part of a map."),
    LibraryType("MapCameraPosition", "Which part of a map is shown."),
    LibraryType(
      "CharacterSet", cases: TextSearch.sets + TextSearch.sets.map { "\($0).inverted" },
      "A set of characters."),
    LibraryType(
      "String.CompareOptions", aliases: ["NSString.CompareOptions"], cases: TextOptions.names,
      "How one text is looked for in another, or compared with it."),
    LibraryType(
      "CommandGroupPlacement",
      cases: [
        "appInfo", "appSettings", "appTermination", "appVisibility", "systemServices", "newItem", "saveItem",
        "importExport", "printItem", "undoRedo", "pasteboard", "textEditing", "textFormatting", "toolbar",
        "sidebar", "windowSize", "windowArrangement", "windowList", "singleWindowList", "help",
      ], "The commands of a menu that each app has."),
    LibraryType("NSPasteboard", "Where an app on a Mac puts what is copied."),
    LibraryType("NSPasteboard.PasteboardType", cases: ["string", "URL"], "What is copied."),
    LibraryType("UIPasteboard", "Where an app puts what is copied."),
    LibraryType("UIApplication", "The app that runs."),
    LibraryType("UIDevice", "The device that the app runs on."),
    LibraryType(
      "UIUserInterfaceIdiom", aliases: ["UIDevice.UserInterfaceIdiom"],
      cases: ["unspecified", "phone", "pad", "tv", "carPlay", "mac", "vision"], "What kind a device is of."),
    LibraryType(
      "UIDeviceOrientation", aliases: ["UIDevice.Orientation"],
      cases: [
        "unknown", "portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight", "faceUp", "faceDown",
      ], "How a device is held."),
    LibraryType(
      "UIDevice.BatteryState", cases: ["unknown", "unplugged", "charging", "full"],
      "Whether a device is being loaded."),
    LibraryType(
      "UIApplication.State", cases: ["active", "inactive", "background"], "Whether an app is in use."),
    LibraryType(
      "UIWindowScene", aliases: ["UIScene"], "What shows the windows of an app: here one that is in use."),
    LibraryType(
      "UIScene.ActivationState", aliases: ["UIWindowScene.ActivationState"],
      cases: ["unattached", "foregroundActive", "foregroundInactive", "background"],
      "Whether a scene is in use."),
    LibraryType("UIAccessibility", "What a device does for people who see, hear or touch otherwise."),
    LibraryType(
      "UIAccessibility.Notification",
      cases: [
        "announcement", "layoutChanged", "screenChanged", "pageScrolled", "pauseAssistiveTechnology",
        "resumeAssistiveTechnology",
      ], "What a screen reader is told."),
    LibraryType("CGVector", "How far something goes across and down."),
    LibraryType("ViewSpacing", "The room that a view prefers around it in a layout."),
    LibraryType("UIScreen", "The screen of a device."),
    LibraryType("SKStoreReviewController", "What asks people for their opinion of the app."),
    LibraryType("UIImpactFeedbackGenerator", "What taps as if something was hit."),
    LibraryType(
      "UIImpactFeedbackGenerator.FeedbackStyle", cases: ["light", "medium", "heavy", "soft", "rigid"],
      "What it feels like that was hit."),
    LibraryType("UINotificationFeedbackGenerator", "What taps to tell how something ended."),
    LibraryType(
      "UINotificationFeedbackGenerator.FeedbackType", cases: ["success", "warning", "error"],
      "How something ended."),
    LibraryType("UISelectionFeedbackGenerator", "What taps when another thing is selected."),
    LibraryType("Selector", "What UIKit is asked to do: to put the keyboard away."),
    LibraryType("UIResponder", "What takes the keyboard."),
    LibraryType("NSApplication", "The app itself, on a Mac."),
    LibraryType("NSUserActivity", "What the user is doing, for the system."),
    LibraryType("ProcessInfo", "What an app was started with."),
    LibraryType("OperatingSystemVersion", "The version of a system, in three numbers."),
    LibraryType(
      "ProcessInfo.ThermalState", cases: ["nominal", "fair", "serious", "critical"], "How warm a device is."),
    LibraryType(
      "OSLogType", cases: ["default", "info", "debug", "error", "fault"], "How grave a message is."),
    LibraryType("UserDefaults", "What an app keeps under keys."),
    LibraryType("FloatingPointSign", cases: ["plus", "minus"], "Whether a number is below 0."),
    LibraryType(
      "FloatingPointRoundingRule",
      cases: [
        "toNearestOrAwayFromZero", "toNearestOrEven", "up", "down", "towardZero", "awayFromZero",
      ], "How a number is rounded to a whole one."),
    LibraryType(
      "ComparisonResult", cases: ["orderedAscending", "orderedSame", "orderedDescending"],
      "Which of two values comes first."),
    LibraryType(
      "NumberFormat.CurrencyPresentation", cases: ["standard", "isoCode", "narrow"],
      "What stands for a currency: its sign, its code, or the shortest sign."),
    LibraryType(
      "NumberFormat.DecimalSeparatorDisplayStrategy", cases: ["automatic", "always"],
      "Whether a point stands behind whole numbers, too."),
    LibraryType(
      "ByteCountFormatStyle.Style", aliases: ["ByteCountFormatter.CountStyle"],
      cases: ["file", "memory", "decimal", "binary"], "Whether a kilobyte has 1000 bytes or 1024."),
    LibraryType(
      "ByteCountFormatStyle.Units",
      cases: ["all", "default", "bytes", "kb", "mb", "gb", "tb", "pb"], "In which units sizes are written."),
    LibraryType(
      "ByteCountFormatter.Units",
      cases: ["useAll", "useDefault", "useBytes", "useKB", "useMB", "useGB", "useTB", "usePB"],
      "In which units sizes are written."),
    LibraryType("ListFormat.Width", cases: ["standard", "short", "narrow"], "How shortly texts are listed."),
    LibraryType("NumberFormat.Grouping", cases: ["automatic", "never"], "Whether thousands are set apart."),
    LibraryType(
      "NumberFormat.Notation", cases: ["automatic", "compactName", "scientific"],
      "Whether a number is written in full, shortly, or as a digit and a power of ten."),
    LibraryType("ListFormat", "How several texts are joined."),
    LibraryType("ListFormat.ListType", cases: ["and", "or"], "The word before the last of several texts."),
    LibraryType(
      "FormatStyle", "How a number or a date is written: a `NumberFormat` or a `Date.FormatStyle`."),
    LibraryType(
      "NumberFormat",
      aliases: [
        "FloatingPointFormatStyle", "IntegerFormatStyle", "FloatingPointFormatStyle.Currency",
        "FloatingPointFormatStyle.Percent", "IntegerFormatStyle.Currency", "IntegerFormatStyle.Percent",
        "NumberFormat.Currency", "NumberFormat.Percent", "Decimal.FormatStyle",
        "Decimal.FormatStyle.Currency",
        "Decimal.FormatStyle.Percent",
      ], "How a number is written."),
    LibraryType(
      "NumberFormat.ParseStrategy",
      aliases: [
        "FloatingPointParseStrategy", "IntegerParseStrategy", "Decimal.ParseStrategy",
        "FloatingPointFormatStyle.ParseStrategy", "IntegerFormatStyle.ParseStrategy",
      ], "Reads the numbers that a format writes."),
    LibraryType("NumberFormat.SignDisplayStrategy", "Where a sign is written before numbers."),
    LibraryType("NumberFormat.Precision", "How many digits a number is written with."),
    LibraryType(
      "Date.FormatStyle",
      aliases: [
        "Date.IntervalFormatStyle", "Date.ISO8601FormatStyle", "Date.RelativeFormatStyle",
      ],
      "Which parts of a date are written, and how."
    ),
    LibraryType(
      "Date.RelativeFormatStyle.Presentation", cases: ["numeric", "named"],
      "Whether `1 day ago` or `yesterday` is written."),
    LibraryType(
      "Date.RelativeFormatStyle.UnitsStyle", cases: ["wide", "spellOut", "abbreviated", "narrow"],
      "How units of time are written."),
    LibraryType(
      "Date.FormatStyle.Symbol.Month",
      cases: ["abbreviated", "wide", "narrow", "defaultDigits", "twoDigits"],
      "How a month is written."),
    LibraryType(
      "Date.FormatStyle.Symbol.Weekday", cases: ["abbreviated", "wide", "narrow"],
      "How a day of the week is written."),
    LibraryType(
      "Date.FormatStyle.Symbol.Year", cases: ["defaultDigits", "twoDigits"], "How a year is written."),
    LibraryType(
      "Date.FormatStyle.Symbol.Day", cases: ["defaultDigits", "twoDigits"],
      "How a day of the month is written."),
    LibraryType("Date.FormatStyle.Symbol.Hour", "How an hour is written."),
    LibraryType(
      "Date.FormatStyle.Symbol.Hour.AMPMStyle", cases: ["abbreviated", "wide", "narrow", "omitted"],
      "How the half of the day is written."),
    LibraryType(
      "Date.ISO8601FormatStyle.DateSeparator", cases: ["dash", "omitted"],
      "What stands between the parts of a day."),
    LibraryType(
      "Date.ISO8601FormatStyle.TimeSeparator", cases: ["colon", "omitted"],
      "What stands between the parts of a time."),
    LibraryType(
      "Date.ISO8601FormatStyle.DateTimeSeparator", cases: ["standard", "space"],
      "What stands between a day and a time."),
    LibraryType(
      "Date.ISO8601FormatStyle.TimeZoneSeparator", cases: ["colon", "omitted"],
      "What stands between the parts of a zone."),
    LibraryType(
      "Date.FormatStyle.Symbol.Minute", cases: ["defaultDigits", "twoDigits"], "How a minute is written."),
    LibraryType(
      "Date.FormatStyle.Symbol.Second", cases: ["defaultDigits", "twoDigits"], "How a second is written."),
    LibraryType(
      "Date.FormatStyle.DateStyle", cases: ["omitted", "numeric", "abbreviated", "long", "complete"],
      "How much of the day a formatted date shows."),
    LibraryType(
      "Date.FormatStyle.TimeStyle", cases: ["omitted", "shortened", "standard", "complete"],
      "How much of the time of day a formatted date shows."),
    LibraryType(
      "HapticStyle",
      cases: ["light", "medium", "heavy", "soft", "rigid", "success", "warning", "error", "selection"],
      "The feel of a haptic tap."),
  ]
}
