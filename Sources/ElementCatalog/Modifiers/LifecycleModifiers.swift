import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let lifecycleModifiers: [ModifierDefinition] = [
    ModifierDefinition(
      ["onAppear(perform action: (() -> Void)? = nil)"], role: .appear,
      """
      Runs each time the view appears: before it is first shown, and when the page that lay on it was left or its tab is \
      chosen again.
      """,
      example: #"<Text modifiers=".onAppear { print('shown') }">Turtle Rock</Text>"#
    ) { lowering, use, content in
      if lowering.environment.isShown, let action = use[0] {
        lowering.host.onAppear(action, site: use.site)
      }
      return try content()
    },
    ModifierDefinition(
      [
        "task(_ action: () -> Void)", "task(id value: T0, _ action: () -> Void)",
        "task(priority: TaskPriority, _ action: () -> Void)",
        "task(id value: T0, priority: TaskPriority, _ action: () -> Void)",
        "task(name: String?, priority: TaskPriority = .userInitiated, _ action: () -> Void)",
        "task(id value: T0, name: String?, priority: TaskPriority = .userInitiated, _ action: () -> Void)",
      ], role: .appear,
      "Runs each time the view appears, after every `onAppear`, and again when `id` changes.",
      since: .since(iOS: 15, macOS: 12),
      example: #"<Text modifiers=".task { print('shown') }">Turtle Rock</Text>"#
    ) { lowering, use, content in
      if lowering.environment.isShown, let action = use[[0, 1, 1, 2, 2, 3][use.overload]] {
        lowering.host.onTask(action, id: use.overload % 2 == 1 ? use.values[0] : nil, site: use.site)
      }
      return try content()
    },
    ModifierDefinition(
      [
        "onChange(of value: T0, perform action: (T0) -> Void)",
        "onChange(of value: T0, initial: Bool = false, _ action: (T0, T0) -> Void)",
        "onChange(of value: T0, initial: Bool = false, _ action: () -> Void)",
      ], role: .change,
      """
      Runs when a value differs from the time before, with the new one, or with the old and the new one; with `initial` \
      also before the view is first shown.
      """,
      since: .since(iOS: 14, macOS: 11),
      example: """
        <Module>
          <Screen name="Counter">
            <State name="count" type="Int" value="0"/>
            <Body>
              <Text modifiers=".onChange(of: count) { print('changed') }.onAppear { count = 1 }">{count}</Text>
            </Body>
          </Screen>
        </Module>
        """
    ) { lowering, use, content in
      if lowering.environment.isShown, let action = use[use.overload == 0 ? 1 : 2] {
        let isInitial = use.overload > 0 && use.value(1) == true
        lowering.host.onChange(of: use.values[0], action, isInitial: isInitial, site: use.site)
      }
      return try content()
    },
    ModifierDefinition(
      [
        "onReceive(_ publisher: Timer.TimerPublisher, perform action: (Date) -> Void)",
        "onReceive(_ publisher: NotificationCenter.Publisher, perform action: (Notification) -> Void)",
        "onReceive(_ publisher: T0, perform action: (T0) -> Void)",
        "onReceive(_ publisher: Publisher<T0, Never>, perform action: (T0) -> Void)",
      ],
      """
      Runs with each value of a publisher: a timer, as a step `<Wait>` lets time pass, the notifications of a name, or \
      `store.$count`, what a Published of an object announces, which is also given before the view is first shown and may go \
      through operators first, or \
      `store.objectWillChange`, which tells that some of it changed, or a subject.
      """,
      example: """
        <Module>
          <Screen name="Clock">
            <Let name="timer" type="Timer.TimerPublisher" value="{Timer.publish(every: 1, on: .main, in: .common).autoconnect()}"/>
            <State name="seconds" type="Int" value="0"/>
            <Body><Text modifiers=".onReceive(timer) { _ in seconds += 1 }">{seconds}</Text></Body>
          </Screen>
        </Module>
        """
    ) { lowering, use, content in
      if lowering.environment.isShown, let action = use[1] {
        if use.values[0].isPublisher {
          try lowering.host.onReceive(use.values[0], action, site: use.site)
        } else {
          let isWhole = use.values[0].content(ObjectChangesValue.self) != nil
          lowering.host.onChange(of: use.values[0], action, isInitial: !isWhole, site: use.site)
        }
      }
      return try content()
    },
    .recorded(
      ["onDisappear(perform action: (() -> Void)? = nil)"],
      """
      Runs each time the view is gone: it is no longer in the body, its page was left or another one lies on it, what \
      presents it was put away, or another tab was chosen.
      """,
      example: #"<Text modifiers=".onDisappear { print('gone') }">Turtle Rock</Text>"#
    ) { lowering, use, content in
      if lowering.environment.isShown, let action = use[0] {
        lowering.host.onDisappear(action, site: use.site)
      }
      return try content()
    },
    .recorded(
      ["id(_ id: T0)"], role: .identity,
      "Gives the view an identity; another id is another view with state of its own.",
      example: #"<Text modifiers=".id(1)">Turtle Rock</Text>"#),
    ModifierDefinition(
      ["tag(_ tag: T0, includeOptional: Bool = true)"], role: .tag,
      "Tells the views of a Picker, TabView or List apart.",
      example: """
        <Picker title="Category" selection="{.constant(1)}">
          <Text modifiers=".tag(1)">Lakes</Text>
          <Text modifiers=".tag(2)">Rivers</Text>
        </Picker>
        """
    ) { lowering, use, content in
      if !lowering.environment.collectsTags { return try content() }
      let tag = use.values[0]
      var isShown = true
      let tabs = lowering.environment.shownTab
      if case .tagged(let shown)? = tabs {
        isShown = shown == tag
        lowering.environment.shownTab = nil
      }
      let view = try lowering.inTab(isShown: isShown, content)
      lowering.environment.shownTab = tabs
      return lowering.forEach(in: view) {
        lowering.preferences.tags.append((view: $0, value: tag))
        return $0
      }
    },
  ]
}
