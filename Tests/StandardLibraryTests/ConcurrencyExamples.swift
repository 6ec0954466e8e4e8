import ScreenTypes
import Testing

@testable import StandardLibrary

private let seven = Value.function(FunctionBox(body: NativeFunction { _ in 7 }))
private let plus = Value.function(
  FunctionBox(
    body: NativeFunction { values in
      guard case .int(let left) = values[0], case .int(let right) = values[1] else { return .void }
      return .int(left + right)
    }))
private let resuming = Value.function(
  FunctionBox(
    body: NativeFunction { values in
      try values[0].content(ContinuationValue.self)?.resume(.value(7))
      return .void
    }))
private var group: Value {
  let group = TaskGroupValue()
  group.add(.value(7))
  return Value(group)
}
private let stream = Value(AsyncStreamValue(number: 1))
private let task = Value(TaskValue(number: 7))

/// What waits for code that runs elsewhere.
let concurrencyExamples: [Example] = [
  Example("|withCheckedContinuation(function:_:)", .void, [.void, resuming], "7"),
  Example("|withCheckedThrowingContinuation(function:_:)", .void, [.void, resuming], "7"),
  Example("|withUnsafeContinuation(_:)", .void, [resuming], "7"),
  Example("|withUnsafeThrowingContinuation(_:)", .void, [resuming], "7"),
  Example("|withTaskGroup(of:body:)", .void, [.type(.int), seven], "7"),
  Example("|withTaskGroup(of:returning:body:)", .void, [.type(.int), .type(.int), seven], "7"),
  Example("|withTaskGroup(body:)", .void, [seven], "7"),
  Example("|withDiscardingTaskGroup(body:)", .void, [seven], "7"),
  Example("|withThrowingDiscardingTaskGroup(body:)", .void, [seven], "7"),
  Example("|withTaskCancellationHandler(operation:onCancel:)", .void, [seven, seven], "7"),
  Example("|withThrowingTaskGroup(of:body:)", .void, [.type(.int), seven], "7"),
  Example("|withThrowingTaskGroup(of:returning:body:)", .void, [.type(.int), .type(.int), seven], "7"),
  Example("|withThrowingTaskGroup(body:)", .void, [seven], "7"),
  Example("CheckedContinuation<T0>|resume(returning:)", Value(ContinuationValue()), [7], "()"),
  Example("CheckedContinuation<Void>|resume()", Value(ContinuationValue()), [], "()"),
  Example("CheckedContinuation<T0>|resume(throwing:)", Value(ContinuationValue()), ["late"], "()"),
  Example("CheckedContinuation<T0>|resume(with:)", Value(ContinuationValue()), [7], "()"),
  Example("TaskGroup<T0>|addTask(priority:operation:)", Value(TaskGroupValue()), [.void, seven], "()"),
  Example(
    "TaskGroup<T0>|addTaskUnlessCancelled(priority:operation:)", Value(TaskGroupValue()), [.void, seven],
    "true"),
  Example("TaskGroup<T0>|next()", group, [], "7"),
  Example("TaskGroup<T0>|waitForAll()", group, [], "()"),
  Example("TaskGroup<T0>|cancelAll()", group, [], "()"),
  Example("TaskGroup<T0>|isCancelled", group, [], "false"),
  Example("TaskGroup<T0>|isEmpty", group, [], "false"),
  Example("TaskGroup<T0>|reduce(_:_:)", group, [1, plus], "8"),
  Example("TaskGroup<T0>|reduce(into:_:)", group, [1, plus], "1"),
  Example("TaskGroup<T0>|first(where:)", group, [isOdd], "7"),
  Example("TaskGroup<T0>|contains(where:)", group, [isOdd], "true"),
  Example("TaskGroup<T0>|allSatisfy(_:)", group, [isOdd], "true"),
  Example("TaskGroup<T0>|map(_:)", group, [seven], "AsyncStream"),
  Example("TaskGroup<T0>|compactMap(_:)", group, [seven], "AsyncStream"),
  Example("TaskGroup<T0>|filter(_:)", group, [isOdd], "AsyncStream"),
  Example("TaskGroup<T0>|prefix(while:)", group, [isOdd], "AsyncStream"),
  Example("TaskGroup<T0>|drop(while:)", group, [isOdd], "AsyncStream"),
  Example("TaskGroup<T0>|prefix(_:)", group, [1], "AsyncStream"),
  Example("TaskGroup<T0>|dropFirst(_:)", group, [.void], "AsyncStream"),
  Example("AsyncStream<T0>|contains(where:)", stream, [isOdd], "run/stopped"),
  Example("AsyncStream<T0>|allSatisfy(_:)", stream, [isOdd], "run/stopped"),
  Example("AsyncStream<T0>|map(_:)", stream, [seven], "AsyncStream"),
  Example("AsyncStream<T0>|compactMap(_:)", stream, [seven], "AsyncStream"),
  Example("AsyncStream<T0>|filter(_:)", stream, [isOdd], "AsyncStream"),
  Example("AsyncStream<T0>|prefix(while:)", stream, [isOdd], "AsyncStream"),
  Example("AsyncStream<T0>|drop(while:)", stream, [isOdd], "AsyncStream"),
  Example("AsyncStream<T0>|prefix(_:)", stream, [1], "AsyncStream"),
  Example("AsyncStream<T0>|dropFirst(_:)", stream, [1], "AsyncStream"),
  Example("AsyncStream<T0>|init(bufferingPolicy:_:)", .void, [.void, seven], "AsyncStream"),
  Example("AsyncStream<T0>|init(_:bufferingPolicy:_:)", .void, [.type(.int), .void, seven], "AsyncStream"),
  Example("AsyncStream<T0>|init(unfolding:)", .void, [seven], "AsyncStream"),
  Example(
    "AsyncStream<T0>|makeStream(of:bufferingPolicy:)", .void, [.type(.int), 2],
    "(AsyncStream, AsyncStream.Continuation)"),
  Example("AsyncStream<T0>|reduce(_:_:)", stream, [1, plus], "run/stopped"),
  Example("AsyncStream<T0>|reduce(into:_:)", stream, [1, plus], "run/stopped"),
  Example("AsyncStream<T0>|first(where:)", stream, [isOdd], "run/stopped"),
  Example("AsyncStream.Continuation<T0>|yield(_:)", stream, [7], "()"),
  Example("AsyncStream.Continuation<Void>|yield()", stream, [], "()"),
  Example("AsyncStream.Continuation<T0>|finish(throwing:)", stream, [.void], "()"),
  Example("AsyncStream.Continuation<T0>|onTermination", stream, [], "nil"),
  Example("AsyncStream.Continuation.BufferingPolicy|unbounded", .void, [], "nil"),
  Example("AsyncStream.Continuation.BufferingPolicy|bufferingNewest(_:)", .void, [2], "2"),
  Example("AsyncStream.Continuation.BufferingPolicy|bufferingOldest(_:)", .void, [2], "-2"),
  Example("Task<T0>|result", library("Task<T0>", "init", [.void, .void, seven]), [], "(other)"),
  Example("Task<T0>|init(name:priority:operation:)", .void, [.void, .void, seven], "Task"),
  Example("Task<T0>|detached(name:priority:operation:)", .void, [.void, .void, seven], "Task"),
  Example("Task<T0>|cancel()", task, [], "()"),
  Example("Task<T0>|isCancelled", task, [], "false"),
  Example("Task<T0>|value", task, [], "7"),
  Example("NotificationCenter|notifications(named:object:)", .void, ["refresh", .void], "AsyncStream"),
  Example(
    "NotificationCenter.Publisher|values", Value(NotificationPublisherValue(name: "refresh")), [],
    "AsyncStream"),
  Example(
    "Timer.TimerPublisher|values", Value(TimerPublisherValue(interval: 2, isConnected: true)), [],
    "AsyncStream"),
]

private let came = Value.result(7)
private let failed = Value.result(failing: "cold")

/// What came of something.
let resultExamples: [Example] = [
  Example("Result<T0, T1>|success(_:)", .void, [7], "(other)"),
  Example("Result<T0, T1>|failure(_:)", .void, ["cold"], "(other)"),
  Example("Result<T0, T1>|init(catching:)", .void, [seven], "(other)"),
  Example("Result<T0, T1>|get()", came, [], "7"),
  Example("Result<T0, T1>|map(_:)", came, [doubled], "(other)"),
  Example("Result<T0, T1>|flatMap(_:)", came, [seven], "7"),
  Example("Result<T0, T1>|flatMap(_:)", failed, [seven], "(other)"),
  Example("Result<T0, T1>|mapError(_:)", failed, [seven], "(other)"),
  Example("Result<T0, T1>|flatMapError(_:)", failed, [seven], "7"),
  Example("Result<T0, T1>|publisher", came, [], "Publisher"),
]
