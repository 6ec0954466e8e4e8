import ScreenTypes

@testable import StandardLibrary

private let question = Value(TextValue("Sure?"))
private let answer = Value(TextValue("Delete"))
private let cancel = Value(AlertValue.Button(role: .cancel, label: "Cancel", action: nil))

/// Alerts and action sheets as values.
let alertExamples: [Example] = [
  Example("Alert|init(title:message:dismissButton:)", .void, [question, .void, .void], "Alert(Sure?, , )"),
  Example(
    "Alert|init(title:message:primaryButton:secondaryButton:)", .void, [question, question, cancel, cancel],
    "Alert(Sure?, Sure?, Alert.Button(cancel, Cancel), Alert.Button(cancel, Cancel))"),
  Example(
    "ActionSheet|init(title:message:buttons:)", .void, [question, .void, .array(ArrayBox([cancel]))],
    "ActionSheet(Sure?, , Alert.Button(cancel, Cancel))"),
  Example("Alert.Button|cancel(_:)", .void, [.void], "Alert.Button(cancel, Cancel)"),
  Example("Alert.Button|default(_:action:)", .void, [answer, .void], "Alert.Button(none, Delete)"),
  Example("Alert.Button|cancel(_:action:)", .void, [answer, .void], "Alert.Button(cancel, Delete)"),
  Example(
    "Alert.Button|destructive(_:action:)", .void, [answer, isOdd], "Alert.Button(destructive, Delete)"),
]
