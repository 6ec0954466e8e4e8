import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  private static func example(_ chain: String) -> String {
    """
    <Module>
      <Struct name="Widest" conforms="PreferenceKey">
        <Let static="true" name="defaultValue" type="Double" value="{0}"/>
        <Func static="true" signature="reduce(value: inout Double, nextValue: () -> Double)">value = max(value, nextValue())</Func>
      </Struct>
      <Screen name="Teas">
        <State name="widest" type="Double" value="{0}"/>
        <Body>
          <VStack modifiers="\(chain).onPreferenceChange(Widest.self) { widest = $0 }">
            <Text modifiers=".preference(key: Widest.self, value: 80)">Oolong</Text>
            <Text modifiers=".preference(key: Widest.self, value: 120)">Gyokuro {widest}</Text>
          </VStack>
        </Body>
      </Screen>
    </Module>
    """
  }

  private static let geometryExample = """
    <Module>
      <Screen name="Teas">
        <State name="width" type="Double" value="{0}"/>
        <Body>
          <Text>
            <modifiers><![CDATA[.onGeometryChange(for: Double.self) { $0.size.width } action: { width = $0 }]]></modifiers>
            Oolong, {width > 0 ? 'measured' : 'not measured'}
          </Text>
        </Body>
      </Screen>
    </Module>
    """

  /// A modifier that draws a view of what is handed up under a key.
  private static func preferenceLayer(
    _ name: String, _ documentation: String, isBehind: Bool
  ) -> ModifierDefinition {
    ModifierDefinition(
      [
        "\(name)(_ key: T0, _ transform: (T1) -> View)",
        "\(name)(_ key: T0, alignment: Alignment, _ transform: (T1) -> View)",
      ], documentation, example: example(".\(name)(Widest.self) { widest in Text('\\(widest)') }")
    ) { lowering, use, content in
      let mark = lowering.preferences.handedUp.count
      let node = try content()
      guard case .type(let key) = use.values[0] else { return node }
      let values = lowering.preferences.values(of: key, from: mark)
      let value = try lowering.host.preference(key, values)
      let alignment = use.overload == 1 ? use.value(1) ?? Alignment.center : .center
      return try lowering.box(
        isBehind ? .background(alignment: alignment) : .overlay(alignment: alignment), node
      ) { try lowering.view(madeBy: use.values[use.overload + 1], [value]) }
    }
  }

  /// What views hand up to those around them, under the type of a PreferenceKey.
  static let preferenceModifiers: [ModifierDefinition] = [
    ModifierDefinition(
      [
        "onGeometryChange(for type: T0.Type, of transform: (GeometryProxy) -> T0, action: (T0) -> Void)",
        "onGeometryChange(for type: T0.Type, of transform: (GeometryProxy) -> T0, action: (T0, T0) -> Void)",
      ],
      "Runs with what a closure reads of the view's size, once that is known and when it changes.",
      since: .since(iOS: 16, macOS: 13), example: geometryExample
    ) { lowering, use, content in
      let view = try content()
      if lowering.environment.isShown, !view.isNone {
        try lowering.host.onMeasured(view, of: use.values[1], use.values[2], site: use.site)
      }
      return view
    },
    ModifierDefinition(
      ["preference(key: T0, value: T1)"],
      "Hands a value up under a PreferenceKey, in place of what the views inside hand up under it.",
      example: example("")
    ) { lowering, use, content in
      let mark = lowering.preferences.handedUp.count
      let node = try content()
      if case .type(let key) = use.values[0] {
        lowering.preferences.handUp(use.values[1], key, inPlaceOfThoseFrom: mark)
      }
      return node
    },
    ModifierDefinition(
      ["transformPreference(_ key: T0, _ callback: (inout T1) -> Void)"],
      "Changes what the views inside hand up under a PreferenceKey.",
      example: example(".transformPreference(Widest.self) { $0 += 1 }")
    ) { lowering, use, content in
      let mark = lowering.preferences.handedUp.count
      let node = try content()
      guard case .type(let key) = use.values[0], case .function(let change) = use.values[1] else {
        return node
      }
      let values = lowering.preferences.values(of: key, from: mark)
      let value = try BindingBox.lend(try lowering.host.preference(key, values)) {
        _ = try lowering.host.call(change, [$0])
      }
      lowering.preferences.handUp(value, key, inPlaceOfThoseFrom: mark)
      return node
    },
    preferenceLayer(
      "overlayPreferenceValue",
      "In front of the view, draws what a closure makes of what the views inside hand up.",
      isBehind: false),
    preferenceLayer(
      "backgroundPreferenceValue",
      "Behind the view, draws what a closure makes of what the views inside hand up.",
      isBehind: true),
    ModifierDefinition(
      ["onPreferenceChange(_ key: T0, perform action: (T1) -> Void)"],
      "Runs when what the views inside hand up under a PreferenceKey is another value than before, which at first is the default one.",
      example: example("")
    ) { lowering, use, content in
      let mark = lowering.preferences.handedUp.count
      let node = try content()
      guard lowering.environment.isShown, case .type(let key) = use.values[0] else { return node }
      let values = lowering.preferences.values(of: key, from: mark)
      lowering.host.onChange(
        of: try lowering.host.preference(key, values), use.values[1], isInitial: !values.isEmpty,
        site: use.site)
      return node
    },
  ]
}
