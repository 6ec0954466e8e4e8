import ElementCatalog
import ScreenSemantics
import ScreenTypes
import SourceModel
import StandardLibrary

extension ViewHost {
  /// The value of `<Environment key>` at the view being lowered.
  func environmentValue(_ member: MemberID, _ plan: MemberPlan) throws -> Value {
    let name = runnable.program.members[member].key
    if name.isEmpty, let object = plan.type.wrapped, runnable.program.declaration(of: object) != nil {
      return EnvironmentNode.object(object.unapplied, in: context.environment) ?? .null
    }
    if name.isEmpty, runnable.program.declaration(of: plan.type) != nil {
      return try EnvironmentNode.object(plan.type.unapplied, in: context.environment) ?? defaultObject(
        plan.type)
        ?? .void
    }
    let value = try environmentValue(ofKey: name, plan.type)
    if case .binding(let box) = value, (plan.type.wrapped ?? plan.type).bound == nil { return try box.get() }
    return value
  }

  func environmentValue(ofKey key: String) throws -> Value {
    let name = Name(key)
    return try environmentValue(ofKey: name, EnvironmentKeys.type(of: name) ?? .error)
  }

  func environmentValue(ofKey key: String, at path: Value, _ change: (inout Value) throws -> Void) throws
    -> Value
  {
    var value = try environmentValue(ofKey: key)
    if case .function(let function) = path, let path = function.body as? KeyPathBody {
      try evaluator.modify(path.components.dropFirst(), in: &value, path.frame, change)
    }
    return value
  }

  private func environmentValue(ofKey name: Name, _ type: TypeID) throws -> Value {
    if let value = EnvironmentNode.value(name.text, in: context.environment) { return value }
    if let own = runnable.program.environmentKey(name) {
      if runnable.program.members[own].kind == .computed { return try evaluator.staticValue(own) ?? .void }
      return try evaluator.initialValue(of: own, view: nil)
    }
    return defaultValue(ofKey: name.text, type)
  }

  private func defaultValue(ofKey key: String, _ type: TypeID) -> Value {
    let bare = Evaluator.bare(type)
    func choice(_ name: String) -> Value { StandardLibrary.shared.choice(Name(name), of: bare) ?? .null }
    switch key {
    case "presentationMode": return presentationMode
    case "dismiss":
      let presentation = context.presentation
      return action(bare) { _, _ in
        try presentation?.dismiss()
        return .void
      }
    case "openURL":
      return action(bare) { arguments, host in
        host.record(Effect("openURL", host.describe(arguments.first ?? .void)))
        return .void
      }
    case "openWindow", "dismissWindow", "openSettings", "requestReview":
      return action(bare) { arguments, host in
        host.record(Effect(key, arguments.map { host.describe($0) }.joined(separator: ", ")))
        return .void
      }
    case "dismissSearch": return action(bare) { _, _ in .void }
    case "isFocused", "isLuminanceReduced", "isSearching": return .bool(false)
    case "appearsActive": return .bool(true)
    case "supportsMultipleWindows": return .bool(settings.platform == .macOS)
    case "displayScale": return .double(2)
    case "colorSchemeContrast": return choice("standard")
    case "controlSize": return choice("regular")
    case "timeZone": return Value(TimeZoneValue(seconds: settings.timeZone))
    case "isPresented": return .bool(context.presentation != nil)
    case "isEnabled": return .bool(context.styles.isEnabled)
    case "colorScheme": return choice(settings.isDark ? "dark" : "light")
    case "horizontalSizeClass":
      return choice(settings.isCompact ? "compact" : "regular")
    case "verticalSizeClass": return choice("regular")
    case "scenePhase": return choice(scene.phase().text)
    case "editMode":
      let inactive = choice("inactive")
      return .binding(BindingBox(get: { inactive }, set: nil))
    case "dynamicTypeSize": return choice("large")
    case "pixelLength": return .double(0.5)
    case "defaultMinListRowHeight": return .double(settings.platform == .macOS ? 24 : 44)
    case "isScrollEnabled", "isFocusEffectEnabled", "isHoverEffectEnabled", "accessibilityPlayAnimatedImages":
      return .bool(true)
    case "controlActiveState": return choice("key")
    case "badgeProminence", "headerProminence": return choice("standard")
    case "contentTransition": return choice("identity")
    case "buttonRepeatBehavior", "horizontalScrollIndicatorVisibility", "labelsVisibility",
      "menuIndicatorVisibility", "menuOrder", "springLoadingBehavior", "verticalScrollIndicatorVisibility":
      return choice("automatic")
    case "redactionReasons":
      return .array(ArrayBox(context.styles.isRedacted ? [choice("placeholder")] : []))
    case "lineLimit": return context.styles.lineLimit == 0 ? .null : .int(context.styles.lineLimit)
    case "lineSpacing": return .double(0)
    case "minimumScaleFactor": return .double(1)
    case "multilineTextAlignment":
      return choice(
        context.styles.multilineAlignment == .center
          ? "center" : context.styles.multilineAlignment == .trailing ? "trailing" : "leading")
    case "truncationMode":
      return choice(
        context.styles.truncation == .head ? "head" : context.styles.truncation == .middle ? "middle" : "tail"
      )
    case "imageScale":
      return choice(
        context.styles.imageScale == .small
          ? "small" : context.styles.imageScale == .large ? "large" : "medium")
    case "layoutDirection": return choice(settings.isRightToLeft ? "rightToLeft" : "leftToRight")
    case "symbolVariants": return choice("none")
    case _ where EnvironmentKeys.type(of: Name(key)) == .bool: return .bool(false)
    case "sizeCategory": return choice("large")
    case "locale": return Value(LocaleValue(settings.locale))
    case "calendar": return Value(CalendarValue(of: evaluator.locale))
    default: return .null
    }
  }

  private var presentationMode: Value {
    let presentation = context.presentation
    let dismiss = FunctionBox(
      body: NativeBody(0) { _ in
        try presentation?.dismiss()
        return .void
      })
    let value = Value(PresentationValue(isPresented: presentation != nil, dismiss: dismiss))
    return .binding(BindingBox(get: { value }, set: nil))
  }

  private func action(_ type: TypeID, _ run: @escaping ([Value], any EvaluationHost) throws -> Value) -> Value
  {
    .opaque(OpaqueBox(type: type, content: EnvironmentAction(run), description: type.description))
  }

  /// The object that stands in where nothing provides one, as a page is rendered without a route to it.
  func defaultObject(_ type: TypeID) throws -> Value? {
    guard missing.areMade else { return nil }
    if let held = missing.ofApp(type, in: runnable) { return held }
    guard let declaration = runnable.program.declaration(of: type),
      runnable.program.isMadeWithoutArguments(declaration)
    else { return nil }
    if let known = missing.made[type] { return known }
    let object = try evaluator.make(declaration, arguments: [:])
    missing.keep(object, of: type)
    return object
  }
}
