import ScreenTypes

/// The content of a `PassthroughSubject`, or of a `CurrentValueSubject`. What was sent is kept by the run.
public struct SubjectValue: ScheduledContent {
  /// Its number among the `ScheduledTimers` of the run.
  package let number: Int
  /// True where it keeps the last value.
  let keepsValue: Bool

  /// The library type.
  public var type: TypeID { .library(keepsValue ? "CurrentValueSubject" : "PassthroughSubject") }
  /// Its canonical text.
  public var description: String { keepsValue ? "CurrentValueSubject" : "PassthroughSubject" }
  /// Two are equal where the same is sent through them.
  public var parts: [Value] { [.int(number)] }
}

/// How a subject stands.
struct SubjectState: Sendable {
  /// The last value of one that keeps it.
  var value: Value?
  /// How it ended; nil while it has not.
  var end: CompletionValue?
}

/// The content of a `Subscribers.Completion`.
struct CompletionValue: CaseContent {
  /// Why it failed; nil where it finished.
  let error: Value?

  var type: TypeID { LibraryTypes.completion }
  var description: String { error == nil ? "finished" : "failure" }
  var parts: [Value] { payload }
  var place: Int { error == nil ? 0 : 1 }
  var payload: [Value] { error.map { [$0] } ?? [] }

  /// The value: a case without a payload is one of its own.
  var value: Value { error == nil ? .choice(type, 0) : Value(self) }
}
