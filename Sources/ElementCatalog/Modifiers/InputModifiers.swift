import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let inputModifiers: [ModifierDefinition] = [
    .recorded(
      [
        "defaultFocus(_ binding: Binding<T0>, _ value: T0, priority: DefaultFocusEvaluationPriority = .automatic)"
      ], "Sets where the cursor stands at first.",
      since: .since(iOS: 17, macOS: 13),
      example:
        #"<TextField title="Name" text="{.constant('')}" modifiers=".defaultFocus(.constant(true), true)"/>"#
    ),
    ModifierDefinition(
      ["disabled(_ disabled: Bool)"], environment: true,
      "Lets controls inside take no input.",
      example: #"<Button action="print('ordered')" modifiers=".disabled(true)">Order</Button>"#
    ) { lowering, use, content in
      let isEnabled = lowering.environment.isEnabled && !(use.value(0) ?? true)
      return try lowering.with({ $0.isEnabled = isEnabled }) {
        try lowering.host.injecting(.bool(isEnabled), key: "isEnabled", content)
      }
    },
    ModifierDefinition(
      [
        "searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: String? = nil)",
        "searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text?)",
        "searchable(text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: String? = nil)",
        "searchable(text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text?)",
        "searchable(text: Binding<String>, tokens: Binding<[T0]>, placement: SearchFieldPlacement = .automatic, prompt: String? = nil, token: (T0) -> View)",
        "searchable(text: Binding<String>, tokens: Binding<[T0]>, suggestedTokens: Binding<[T0]>, placement: SearchFieldPlacement = .automatic, prompt: String? = nil, token: (T0) -> View)",
        "searchable(text: Binding<String>, tokens: Binding<[T0]>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: String? = nil, token: (T0) -> View)",
      ],
      "Puts a search field above the view, with what it is narrowed to before its text.",
      since: .since(iOS: 15, macOS: 12),
      example: #"<List modifiers=".searchable(text: .constant(''))"><Text>Turtle Rock</Text></List>"#
    ) { lowering, use, content in
      var payload = ControlPayload(.textField)
      payload.look = .search
      payload.title = use[[2, 2, 3, 3, 3, 4, 4][use.overload]].map { lowering.spoken($0) } ?? .empty
      if payload.title.isEmpty { payload.title = lowering.tree.store("Search") }
      payload.text = lowering.store(try lowering.host.read(use.values[0]))
      var registration = ControlRegistration(
        .edit, label: "", action: lowering.environment.searchAction, binding: use.values[0])
      let search = try lowering.host.search(use.values[0], site: use.site)
      registration.editingChanged = search?.editingChanged
      var field = lowering.control(payload, registration, of: use.site, children: [])
      if use.overload > 3, let token = use.values.last {
        let tokens = try (lowering.host.read(use.values[1]).elements ?? []).map {
          try lowering.view(madeBy: token, [$0])
        }
        if !tokens.isEmpty {
          field = lowering.stack(StackPayload(axis: .horizontal), children: tokens + [field])
        }
      }
      let margins = EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
      let view =
        try search.map {
          try lowering.host.injecting(.bool($0.isSearching), key: "isSearching", content)
        } ?? content()
      var column = StackPayload(axis: .vertical)
      column.extendsSurface = true
      let stack = lowering.stack(
        column, children: [lowering.box(.padding(margins), field), view])
      if !view.isNone { lowering.searched.append(stack) }
      return stack
    },
    .recorded(
      ["searchCompletion(_ completion: String)"],
      "Says what a suggestion writes into the search field when it is tapped.",
      since: .since(iOS: 15, macOS: 12),
      example: #"<Text modifiers=".searchCompletion('Turtle Rock')">Turtle Rock</Text>"#),
    ModifierDefinition(
      ["onSubmit(of triggers: SubmitTriggers = .text, _ action: () -> Void)"], environment: true,
      "Runs when a text field inside is submitted, or with `.search` the field of a `searchable` inside.",
      since: .since(iOS: 15, macOS: 12),
      example: #"<TextField title="Name" text="{.constant('')}" modifiers=".onSubmit { print('done') }"/>"#
    ) { lowering, use, content in
      let action = use[1]
      let triggers = use.values[0].choices ?? [0]
      return try lowering.with(
        {
          if triggers.contains(0) { $0.submitAction = action }
          if triggers.contains(1) { $0.searchAction = action }
        }, content)
    },
    ModifierDefinition(
      ["allowsHitTesting(_ enabled: Bool)"], shared: true,
      "Sets whether the view takes taps; those of one that does not go to what lies behind it.",
      example: #"<Text modifiers=".allowsHitTesting(false)">Turtle Rock</Text>"#
    ) { lowering, use, content in
      use.value(0) ?? true ? try content() : lowering.box(.ignoresTaps, try content())
    },
    .recorded(
      ["focused(_ condition: Binding<Bool>)", "focused(_ binding: Binding<T0>, equals value: T0)"],
      "Ties the focus of the view to a FocusState.",
      since: .since(iOS: 15, macOS: 12),
      example: #"<TextField title="Name" text="{.constant('')}" modifiers=".focused(.constant(true))"/>"#
    ) { lowering, use, content in
      let view = try content()
      lowering.host.focus(of: view, use.values[0], equals: use[1] ?? .bool(true))
      return view
    },
    .recorded(
      ["keyboardType(_ type: UIKeyboardType)"], "Sets the keyboard of text fields inside.",
      since: .since(iOS: 13, macOS: nil),
      example: #"<TextField title="Age" text="{.constant('')}" modifiers=".keyboardType(.numberPad)"/>"#),
    .recorded(
      ["textContentType(_ type: UITextContentType?)"],
      "Says what text fields inside are for, so that they can be filled in.",
      example: #"<TextField title="Name" text="{.constant('')}" modifiers=".textContentType(.name)"/>"#),
    .recorded(
      ["textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?)"],
      "Sets which letters are made upper case while typing.",
      since: .since(iOS: 15, macOS: nil),
      example:
        #"<TextField title="Name" text="{.constant('')}" modifiers=".textInputAutocapitalization(.never)"/>"#),
    .recorded(
      ["autocapitalization(_ style: UITextAutocapitalizationType)"],
      "Sets which letters are made upper case while typing.",
      since: .since(iOS: 13, macOS: nil),
      example: #"<TextField title="Name" text="{.constant('')}" modifiers=".autocapitalization(.none)"/>"#),
    .recorded(
      ["autocorrectionDisabled(_ disable: Bool = true)"], "Keeps text from being corrected while typing.",
      example: #"<TextField title="Name" text="{.constant('')}" modifiers=".autocorrectionDisabled()"/>"#),
    .recorded(
      ["disableAutocorrection(_ disable: Bool?)"], "Keeps text from being corrected while typing.",
      example: #"<TextField title="Name" text="{.constant('')}" modifiers=".disableAutocorrection(true)"/>"#),
    .recorded(
      ["submitLabel(_ submitLabel: SubmitLabel)"], "Sets the label of the keyboard's return key.",
      since: .since(iOS: 15, macOS: 12),
      example: #"<TextField title="Name" text="{.constant('')}" modifiers=".submitLabel(.done)"/>"#),
  ]
}
