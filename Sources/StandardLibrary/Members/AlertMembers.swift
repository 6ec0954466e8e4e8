import ScreenTypes

extension StandardLibrary {
  /// The types of this table.
  static let alertNames = ["Alert", "Alert.Button", "ActionSheet"]

  /// Alerts and action sheets as values, which `<Alert value="{…}"/>` and `<ActionSheet value="{…}"/>` show.
  static let alertMembers: [LibraryMember] =
    [
      LibraryMember(
        .initializer, of: "Alert",
        "init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil)",
        "Tells something; without a button it has one with the label “OK”."
      ) { call in
        Value(call.alert(isSheet: false, buttons: [call.button(2)]))
      },
      LibraryMember(
        .initializer, of: "Alert",
        "init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button)",
        "Asks something that has two answers."
      ) { call in
        Value(call.alert(isSheet: false, buttons: [call.button(2), call.button(3)]))
      },
      LibraryMember(
        .initializer, of: "ActionSheet",
        "init(title: Text, message: Text? = nil, buttons: [Alert.Button] = [])",
        "Offers several actions; one that cancels is added where there is none."
      ) { call in
        let buttons = call.arguments[2].elements?.map { $0.content(AlertValue.Button.self) } ?? []
        return Value(call.alert(isSheet: true, buttons: buttons))
      },
      LibraryMember(
        .staticMethod, of: "Alert.Button", "cancel(_ action: (() -> Void)? = nil) -> Alert.Button",
        "Leaves all as it is; its label is “Cancel”."
      ) { call in
        Value(AlertValue.Button(role: .cancel, label: "Cancel", action: call.action(0)))
      },
    ] + [
      answer("default", .none, "Runs an action."), answer("cancel", .cancel, "Leaves all as it is."),
      answer("destructive", .destructive, "Runs an action that cannot be undone."),
    ]

  private static func answer(
    _ name: String, _ role: AlertValue.Button.Role, _ documentation: String
  ) -> LibraryMember {
    LibraryMember(
      .staticMethod, of: "Alert.Button",
      "\(name)(_ label: Text, action: (() -> Void)? = nil) -> Alert.Button", documentation
    ) { call in
      let label = call.content(0, TextValue.self)?.text ?? ""
      return Value(AlertValue.Button(role: role, label: label, action: call.action(1)))
    }
  }
}

extension LibraryCall {
  /// An alert or action sheet of the title and message that come first.
  fileprivate func alert(isSheet: Bool, buttons: [AlertValue.Button?]) -> AlertValue {
    AlertValue(
      isSheet: isSheet, title: content(0, TextValue.self)?.text ?? "",
      message: content(1, TextValue.self)?.text ?? "", buttons: buttons.compactMap { $0 })
  }

  fileprivate func button(_ index: Int) -> AlertValue.Button? { content(index, AlertValue.Button.self) }

  /// The closure at `index`; nil where none is given.
  fileprivate func action(_ index: Int) -> Value? {
    guard case .function = arguments[index] else { return nil }
    return arguments[index]
  }
}
