import ScreenTypes

@testable import StandardLibrary

private let workItem = Value(WorkItemValue(number: 1, work: FunctionBox(body: NativeFunction { _ in 7 })))

private let workGroup = Value(CounterValue(number: 1, isGroup: true))
private let semaphore = Value(CounterValue(number: 2, isGroup: false))

/// What is drawn, where each number that is drawn lies in the middle.
let chanceExamples: [Example] = [
  Example("Int|random(in:)#0", .void, [closedRange(1, 6)], "4"),
  Example("Int|random(in:)#0", .void, [closedRange(2, 2)], "2"),
  Example("Int|random(in:)#1", .void, [range(1, 6)], "3"),
  Example("Int|random(in:)#1", .void, [range(1, 1)], "run/index-out-of-range"),
  Example("Double|random(in:)#0", .void, [numbers(1, 2, isClosed: true)], "1.5"),
  Example("Double|random(in:)#1", .void, [numbers(1, 2, isClosed: false)], "1.5"),
  Example("Double|random(in:)#1", .void, [numbers(1, 1, isClosed: false)], "run/index-out-of-range"),
  Example("Bool|random()", .void, [], "false"),
  Example("Int|random(in:using:)#0", .void, [closedRange(1, 6), .void], "4"),
  Example("Int|random(in:using:)#1", .void, [range(1, 6), .void], "3"),
  Example("Double|random(in:using:)#0", .void, [numbers(1, 2, isClosed: true), .void], "1.5"),
  Example("Double|random(in:using:)#1", .void, [numbers(1, 2, isClosed: false), .void], "1.5"),
  Example("Bool|random(using:)", .void, [.void], "false"),
  Example("SystemRandomNumberGenerator|init()", .void, [], "()"),
  Example("[T0]|randomElement(using:)", [7, 8, 9], [.void], "8"),
  Example("Set<T0>|randomElement(using:)", set([7, 8]), [.void], "8"),
  Example("Range<Int>|randomElement(using:)", range(0, 6), [.void], "3"),
  Example("ClosedRange<Int>|randomElement(using:)", closedRange(0, 5), [.void], "3"),
  Example("[T0]|shuffled(using:)", [1, 2, 3], [.void], "[1, 3, 2]"),
  Example("Set<T0>|shuffled(using:)", set([1, 2, 3]), [.void], "[1, 3, 2]"),
  Example("Range<Int>|shuffled(using:)", range(1, 4), [.void], "[1, 3, 2]"),
  Example("ClosedRange<Int>|shuffled(using:)", closedRange(1, 3), [.void], "[1, 3, 2]"),
  Example("[T0]|randomElement()", [7, 8, 9], [], "8"),
  Example("[T0]|randomElement()", [], [], "nil"),
  Example("String|randomElement()", "abc", [], #""b""#),
  Example("String|randomElement(using:)", "abc", [.void], #""b""#),
  Example("String|shuffled()", "abc", [], #"["a", "c", "b"]"#),
  Example("String|shuffled(using:)", "abc", [.void], #"["a", "c", "b"]"#),
  Example("Set<T0>|randomElement()", set([7, 8]), [], "8"),
  Example("Range<Int>|randomElement()", range(0, 6), [], "3"),
  Example("ClosedRange<Int>|randomElement()", closedRange(0, 5), [], "3"),
  Example("[T0]|shuffled()", [1, 2, 3], [], "[1, 3, 2]"),
  Example("Set<T0>|shuffled()", set([1, 2, 3]), [], "[1, 3, 2]"),
  Example("Range<Int>|shuffled()", range(1, 4), [], "[1, 3, 2]"),
  Example("ClosedRange<Int>|shuffled()", closedRange(1, 3), [], "[1, 3, 2]"),
  Example("[T0]|shuffle()", [1, 2, 3], [], "() | [1, 3, 2]"),
]

/// What is written to a log.
let loggerExamples: [Example] =
  [
    Example("NSPasteboard|general", .void, [], "()"),
    Example("NSPasteboard|clearContents()", .void, [], "0"),
    Example(
      "NSPasteboard|setString(_:forType:)", .void,
      ["Oolong", .choice(TypeID(.builtin("NSPasteboard.PasteboardType")), 0)], "true ! copy: Oolong"),
    Example("UIPasteboard|general", .void, [], "()"),
    Example("UIPasteboard|string", .void, [], "nil"),
    Example("Logger|init()", .void, [], "()"),
    Example("Logger|init(subsystem:category:)", .void, ["teas", "shop"], "()"),
    Example("Logger|log(_:)", .void, ["steeped"], "() ! log: steeped"),
  ]
  + ["trace", "debug", "info", "notice", "warning", "error", "critical", "fault"].map {
    Example("Logger|\($0)(_:)", .void, ["steeped"], "() ! log.\($0): steeped")
  }

private let clock = Value(ClockValue())
private let instant = Value(ClockInstantValue(seconds: 5))

/// What runs at once, and what stops a run.
let taskExamples: [Example] = [
  Example("Task|sleep(nanoseconds:)", .void, [5], "()"),
  Example("Task|sleep(for:)", .void, [Value(DurationValue(seconds: 1.5))], "()"),
  Example(
    "Task|sleep(for:tolerance:clock:)", .void, [Value(DurationValue(seconds: 1.5)), .void, clock], "()"),
  Example("Task|sleep(until:tolerance:clock:)", .void, [instant, .void, clock], "()"),
  Example("ContinuousClock|continuous", .void, [], "ContinuousClock"),
  Example("ContinuousClock|suspending", .void, [], "ContinuousClock"),
  Example("ContinuousClock|init()", .void, [], "ContinuousClock"),
  Example("ContinuousClock|now#0", clock, [], "ContinuousClock.Instant(1577836800.0 seconds)"),
  Example("ContinuousClock|now#1", .void, [], "ContinuousClock.Instant(1577836800.0 seconds)"),
  Example("ContinuousClock|measure(_:)", clock, [seven], "0.0 seconds"),
  Example("ContinuousClock|sleep(until:tolerance:)", clock, [instant, .void], "()"),
  Example("ContinuousClock|sleep(for:tolerance:)", clock, [Value(DurationValue(seconds: 1.5)), .void], "()"),
  Example("ContinuousClock.Instant|now", .void, [], "ContinuousClock.Instant(1577836800.0 seconds)"),
  Example(
    "ContinuousClock.Instant|duration(to:)", instant, [Value(ClockInstantValue(seconds: 9))], "4.0 seconds"),
  Example(
    "ContinuousClock.Instant|advanced(by:)", instant, [Value(DurationValue(seconds: 1.5))],
    "ContinuousClock.Instant(6.5 seconds)"),
  Example("Task|yield()", .void, [], "()"),
  Example("Task|checkCancellation()", .void, [], "()"),
  Example("Task|isCancelled", .void, [], "false"),
  Example("MainActor|run(_:)", .void, [seven], "7"),
  Example("DispatchQueue|main", .void, [], "()"),
  Example("DispatchQueue|global(qos:)", .void, [.void], "()"),
  Example(
    "DispatchQueue|init(label:qos:attributes:target:)", .void, ["saving", .void, .void, .void], "()"),
  Example("DispatchQueue|async(qos:flags:execute:)", .void, [.void, .void, seven], "()"),
  Example("DispatchQueue|sync(flags:execute:)", .void, [.void, seven], "7"),
  Example("DispatchQueue|async(execute:)", .void, [workItem], "()"),
  Example("NSLock|init()", .void, [], "()"), Example("NSLock|lock()", .void, [], "()"),
  Example("NSLock|unlock()", .void, [], "()"), Example("NSLock|withLock(_:)", .void, [seven], "7"),
  Example(
    "DispatchQueue|asyncAfter(deadline:qos:flags:execute:)", .void, [.void, .void, .void, seven], "()"),
  Example("DispatchQueue|asyncAfter(deadline:execute:)", .void, [.void, workItem], "()"),
  Example(
    "DispatchQueue|asyncAfter(wallDeadline:qos:flags:execute:)", .void, [.void, .void, .void, seven], "()"),
  Example("DispatchQueue|asyncAfter(wallDeadline:execute:)", .void, [.void, workItem], "()"),
  Example("DispatchQueue|concurrentPerform(iterations:execute:)", .void, [3, doubled], "()"),
  Example(
    "DispatchQueue|async(group:qos:flags:execute:)", .void, [workGroup, .void, .void, seven], "()"),
  Example("Task|currentPriority", .void, [], "high"),
  Example("OperationQueue|init()", .void, [], "main"),
  Example("OperationQueue|addBarrierBlock(_:)", .void, [seven], "()"),
  Example("OperationQueue|waitUntilAllOperationsAreFinished()", .void, [], "()"),
  Example("OperationQueue|cancelAllOperations()", .void, [], "()"),
  Example("OperationQueue|maxConcurrentOperationCount", .void, [], "-1"),
  Example("OperationQueue|operationCount", .void, [], "0"),
  Example("Thread|isMainThread#0", .void, [], "true"),
  Example("Thread|isMainThread#1", .void, [], "true"),
  Example("Thread|current", .void, [], "()"), Example("Thread|main", .void, [], "()"),
  Example("Thread|sleep(forTimeInterval:)", .void, [0.5], "()"),
  Example("DispatchGroup|init()", .void, [], "DispatchGroup"),
  Example("DispatchGroup|enter()", workGroup, [], "()"),
  Example("DispatchGroup|leave()", workGroup, [], "run/stopped"),
  Example("DispatchGroup|notify(qos:flags:queue:execute:)", workGroup, [.void, .void, .void, seven], "()"),
  Example("DispatchGroup|wait()", workGroup, [], "()"),
  Example("DispatchGroup|wait(timeout:)", workGroup, [0.5], "success"),
  Example("DispatchSemaphore|init(value:)", .void, [1], "DispatchSemaphore"),
  Example("DispatchSemaphore|signal()", semaphore, [], "0"),
  Example("DispatchSemaphore|wait()", semaphore, [], "run/stopped"),
  Example("DispatchSemaphore|wait(timeout:)", semaphore, [0.5], "timedOut"),
  Example("DispatchWorkItem|init(block:)", .void, [seven], "DispatchWorkItem"),
  Example("DispatchWorkItem|perform()", workItem, [], "()"),
  Example("DispatchWorkItem|cancel()", workItem, [], "()"),
  Example("DispatchWorkItem|isCancelled", workItem, [], "false"),
  Example("DispatchTime|now()", .void, [], "0.0"),
  Example("|fatalError(_:)", .void, ["no"], "run/stopped"),
  Example("|preconditionFailure(_:)", .void, [.void], "run/stopped"),
  Example("|assertionFailure(_:)", .void, [.void], "run/stopped"),
  Example("|precondition(_:_:)", .void, [true, .void], "()"),
  Example("|precondition(_:_:)", .void, [false, .void], "run/stopped"),
  Example("|assert(_:_:)", .void, [false, "no"], "run/stopped"),
  Example(
    "|NSLocalizedString(_:tableName:bundle:value:comment:)", .void, ["a", .void, .void, .void, ""], #""a""#),
  Example(
    "String|init(localized:defaultValue:table:bundle:locale:comment:)", .void,
    ["a", .void, .void, .void, .void, .void],
    #""a""#),
  Example(
    "String|init(localized:defaultValue:table:bundle:locale:comment:)", .void,
    ["a", "b", .void, .void, .void, .void],
    #""b""#),
  Example(
    "String|init(_:defaultValue:table:bundle:locale:comment:)", .void, ["a", "b", .void, .void, .void, "c"],
    #""b""#),
  Example(
    "String|init(_:defaultValue:table:bundle:locale:)", .void, ["a", "b", .void, .void, .void], #""b""#),
  Example("String|init(stringLiteral:)", .void, ["a"], #""a""#),
]

private let seven = function { _ in 7 }

private func numbers(_ lower: Double, _ upper: Double, isClosed: Bool) -> Value {
  .range(RangeBox(lower: .double(lower), upper: .double(upper), isClosed: isClosed))
}
