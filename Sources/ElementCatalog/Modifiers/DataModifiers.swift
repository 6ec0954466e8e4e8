import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let dataModifiers: [ModifierDefinition] = [
    ModifierDefinition(
      ["environmentObject(_ object: T0)"], role: .injection,
      "Gives an object to all views inside that declare an EnvironmentObject of its type.",
      example: """
        <Module>
          <ObservableObject name="Store"><Published name="count" type="Int" value="0"/></ObservableObject>
          <View name="Count">
            <EnvironmentObject name="store" type="Store"/>
            <Body><Text>{store.count}</Text></Body>
          </View>
          <App name="Shop">
            <StateObject name="store" type="Store"/>
            <WindowGroup><Count modifiers=".environmentObject(store)"/></WindowGroup>
          </App>
        </Module>
        """
    ) { lowering, use, content in
      try lowering.host.injecting(use.values[0], key: nil, content)
    },
    ModifierDefinition(
      ["environment(_ object: T0)", "environment(_ keyPath: KeyPath<Any, T0>, _ value: T0)"],
      role: .injection,
      "Gives an Observable, or a value of the environment, to all views inside.",
      example: #"<Text modifiers=".environment(\.lineLimit, 1)">Turtle Rock</Text>"#
    ) { lowering, use, content in
      if use.overload == 0 { return try lowering.host.injecting(use.values[0], key: nil, content) }
      let steps = lowering.steps(of: use.values[0])
      let value =
        steps.count < 2
        ? use.values[1]
        : try lowering.host.environmentValue(ofKey: steps[0], at: use.values[0]) { $0 = use.values[1] }
      return try lowering.setting(steps.first ?? "", value, content)
    },
    ModifierDefinition(
      ["transformEnvironment(_ keyPath: KeyPath<Any, T0>, transform: (inout T0) -> Void)"],
      "Changes a value of the environment for all views inside.",
      example: #"<Text modifiers=".transformEnvironment(\.lineLimit) { $0 = 1 }">Turtle Rock</Text>"#
    ) { lowering, use, content in
      let key = lowering.steps(of: use.values[0]).first ?? ""
      let value = try lowering.host.environmentValue(ofKey: key, at: use.values[0]) { value in
        value = try BindingBox.lend(value) { _ = try lowering.host.call(use.values[1], $0) }
      }
      return try lowering.setting(key, value, content)
    },
    ModifierDefinition(
      ["modifier(_ modifier: T0)"], role: .declared,
      "Applies a declared Modifier.",
      example: """
        <Module>
          <Modifier name="Framed">
            <Body><Content modifiers=".padding().border(.red)"/></Body>
          </Modifier>
          <Screen name="Example">
            <Body><Text modifiers=".modifier(Framed())">Turtle Rock</Text></Body>
          </Screen>
        </Module>
        """
    ) { lowering, use, content in
      try lowering.host.lowerModifier(use.values[0], lowering, content: content)
    },
    ModifierDefinition(
      ["when(_ condition: Bool, _ chain: (View) -> View)"],
      "Applies a chain of modifiers if a condition holds.",
      example: #"<Text modifiers=".when(1 == 1) { .padding() }">Turtle Rock</Text>"#
    ) { lowering, use, content in
      if case .bool(true) = use.values[0] {
        return try lowering.host.lowerModifier(use.values[1], lowering, content: content)
      }
      return try content()
    },
  ]
}

extension Lowering {
  /// The names in a key path of the environment, of which the first is the key.
  fileprivate func steps(of path: Value) -> [String] {
    string(path).drop { $0 == "\\" || $0 == "." }.split(separator: ".").map { String($0) }
  }

  /// Views for which a key of the environment stands for a value.
  fileprivate func setting(
    _ key: String, _ value: Value, _ content: () throws -> NodeIndex
  ) throws -> NodeIndex {
    let view = try with({ $0.set(key, value) }) { try host.injecting(value, key: key, content) }
    if key == "colorScheme", let scheme = LibraryCases.ColorScheme(value) {
      return box(.colorScheme(dark: scheme == .dark), view)
    }
    if key == "layoutDirection", let direction = LibraryCases.LayoutDirection(value) {
      return box(.layoutDirection(rightToLeft: direction == .rightToLeft), view)
    }
    return view
  }
}

extension LoweringEnvironment {
  /// Sets what a key of the environment stands for, where views here read it.
  fileprivate mutating func set(_ key: String, _ value: Value) {
    switch key {
    case "lineLimit": (lineLimit, reservedLines) = (min(max(Int(value) ?? 0, 0), Int(Int32.max)), 0)
    case "isEnabled": isEnabled = Bool(value) ?? isEnabled
    case "font": if let font = value.content(FontValue.self) { set(font) }
    case "multilineTextAlignment": multilineAlignment = HorizontalAlignment(value) ?? multilineAlignment
    case "imageScale": imageScale = ImagePayload.Scale(value) ?? imageScale
    case "symbolVariants": symbolVariants = SymbolVariants(value) ?? symbolVariants
    case "truncationMode": truncation = TextPayload.Truncation(value) ?? truncation
    case "textCase": textCase = TextCase(value)
    default: break
    }
  }
}
