import RenderTree
import ScreenTypes
import StandardLibrary

extension Lowering {
  /// Adds what is presented over the page, while it is presented. Attributes are those of `AttributeDefinition.presentation`,
  /// followed by title and message where there are any. It is not shown while something that it is `about` is nil. `missing` is the
  /// button that is added where alerts and sheets of actions have none that dismisses them; what an `error` says of itself is the
  /// title where there is no other.
  func present(
    _ kind: PresentationPayload.Kind, _ use: ElementUse, about: [Value?] = [],
    missing: (role: ControlPayload.Role, label: String)? = nil, error: Value? = nil
  ) throws {
    guard environment.isShown, let binding = use[0] ?? use[1] else { return }
    for subject in about { if case .null? = subject { return } }
    switch try host.read(binding) {
    case .bool(false), .null, .void: return host.presents(false, onDismiss: use[3], site: use.site)
    // Anything but nil is an item to present.
    default: host.presents(true, onDismiss: use[3], site: use.site)
    }
    var payload = PresentationPayload(kind)
    if missing != nil {
      payload.title = use[4].map { store($0) } ?? .empty
      payload.message = use[5].map { store($0) } ?? .empty
      if let error, payload.title.isEmpty { payload.title = tree.store(try host.reason(of: error)) }
      if let alert = use[6]?.content(AlertValue.self) {
        (payload.title, payload.message) = (tree.store(alert.title), tree.store(alert.message))
      }
      let message = try host.lowerPart("message", of: use.site, self)
      if !message.isEmpty { payload.message = tree.store(names(of: message)) }
    }
    tree.presentations.append(payload)
    let place = tree.presentations.count - 1
    let index = node(.presentation, payload: place)
    let number = host.register(
      {
        var registration = ControlRegistration(.dismiss, label: "", binding: binding)
        registration.node = index
        return registration
      }(), of: use.site)
    tree.presentations[place].control = number
    let (content, said) = try collectingPreferences {
      try with(
        {
          $0 = $0.forNewLayer
          $0.dismisses = missing == nil ? -1 : number
          $0.presentation = Int32(place)
        },
        {
          var views = try host.lowerContent(of: use.site, self)
          views += try host.lowerPart("actions", of: use.site, self)
          if missing != nil, let alert = use[6]?.content(AlertValue.self) {
            views += alert.buttons.map { answer($0, of: use.site) }
          }
          if let missing, !views.contains(where: { answers($0, missing.role) }) {
            views.append(answer(missing.role, missing.label, of: use.site))
          }
          return views
        })
    }
    link(kind == .alert ? inOrder(content) : withKeyboardBar(said.keyboardBar, content), to: index)
    preferences.presentations.append(index)
    preferences.presentations += said.presentations
  }

  /// The views of an alert with the button that cancels where devices show it: before the only other button, below
  /// several.
  private func inOrder(_ views: [NodeIndex]) -> [NodeIndex] {
    let buttons = views.indices.filter { answers(views[$0], .none) }
    let cancels = buttons.filter { answers(views[$0], .cancel) }
    guard cancels.count == 1, let cancel = cancels.first, let first = buttons.first, buttons.count > 1 else {
      return views
    }
    var ordered = views
    let button = ordered.remove(at: cancel)
    ordered.insert(button, at: buttons.count == 2 ? first : ordered.count)
    return ordered
  }

  /// True for a button that dismisses an alert as well as the missing one would: any, or one of the role.
  private func answers(_ view: NodeIndex, _ role: ControlPayload.Role) -> Bool {
    let inner = innermost(view)
    guard !inner.isNone, tree[inner].kind == .control else { return false }
    let control = tree.controls[Int(tree[inner].payload)]
    return control.kind == .button && (role == .none || control.role == role)
  }

  /// A button of an alert that code makes.
  private func answer(_ button: AlertValue.Button, of site: Int) -> NodeIndex {
    let role: ControlPayload.Role =
      switch button.role {
      case .none: .none
      case .cancel: .cancel
      case .destructive: .destructive
      }
    return answer(role, button.label, action: button.action, of: site)
  }

  private func answer(
    _ role: ControlPayload.Role, _ label: String, action: Value? = nil, of site: Int
  ) -> NodeIndex {
    var payload = ControlPayload(.button)
    payload.role = role
    var registration = ControlRegistration(.tap, label: label, action: action)
    registration.dismisses = environment.dismisses
    return control(payload, registration, of: site, children: [text(label)])
  }

  /// The position of `keyboard` among the places of items in a toolbar.
  private static let keyboardPlace = 9
  /// The position of `secondaryAction`.
  private static let secondaryPlace = 14

  /// Hands the views of a toolbar's item to the bar.
  func toolbarItems(_ use: ElementUse, placement: Value?) throws -> NodeIndex {
    let regions: [Region] = [
      .toolbarTrailing, .toolbarPrincipal, .toolbarLeading, .toolbarTrailing, .toolbarBottom,
      .toolbarTrailing, .toolbarLeading, .toolbarTrailing, .toolbarBottom, .toolbarBottom,
      .toolbarLeading, .toolbarTrailing, .toolbarLeading, .toolbarTrailing, .toolbarTrailing,
      .toolbarPrincipal, .toolbarPrincipal, .toolbarPrincipal, .toolbarPrincipal,
    ]
    let place = placement?.casePlace ?? 0
    let region = regions.indices.contains(place) ? regions[place] : .toolbarTrailing
    let isInMenu = place == Self.secondaryPlace && host.settings.isCompact
    let change = { (environment: inout LoweringEnvironment) in
      if region == .toolbarPrincipal || isInMenu { environment.labelParts = .titleAndIcon }
      if isInMenu { environment.isInBar = false }
    }
    let items = try with(change) { try host.lowerContent(of: use.site, self) }
    if isInMenu {
      let earlier = preferences.secondaryItems
      preferences.secondaryItems = (earlier?.site ?? use.site, (earlier?.nodes ?? []) + items)
    } else if place == Self.keyboardPlace {
      preferences.keyboardBar += items
    } else {
      preferences.toolbar += items.map { (region: region, node: $0) }
    }
    return node(.group)
  }

  /// Puts the items whose place is a menu into one at the end of the bar.
  func addSecondaryMenu() {
    guard let (site, items) = preferences.secondaryItems, !items.isEmpty else { return }
    preferences.secondaryItems = nil
    let menu = divided(
      ControlPayload(.menu), ControlRegistration(.tap, label: ""), of: site,
      label: [symbolImage(.string("ellipsis.circle"), isDecorative: false)],
      [region(.content, children: items)])
    preferences.toolbar.append((region: .toolbarTrailing, node: menu))
  }

  /// Lowers views that are drawn on top of each other behind or in front of another.
  func layered(of site: Int) throws -> NodeIndex {
    let views = try host.lowerContent(of: site, self)
    return views.count == 1 ? views[0] : stack(StackPayload(axis: .depth), children: views)
  }

  /// Lowers a tab's view; the preferences of one that is not shown are dropped.
  public func inTab(isShown: Bool, _ content: () throws -> NodeIndex) throws -> NodeIndex {
    if isShown { return try content() }
    let (view, said) = try collectingPreferences { try inLayer(isShown: opensTabs, content) }
    preferences.tabItems += said.tabItems
    preferences.tags += said.tags
    return view
  }

  /// Lowers views that may not be shown yet, where nothing appears and nothing is presented.
  func inLayer<T>(isShown: Bool, _ body: () throws -> T) throws -> T {
    if isShown { return try body() }
    return try with({ $0.isShown = false }, body)
  }

  /// Adds a grid.
  func grid(_ payload: GridPayload, children: [NodeIndex]) -> NodeIndex {
    tree.grids.append(payload)
    return node(.grid, payload: tree.grids.count - 1, children: children)
  }

  /// A date as a text shows it: by a format, else by a style, else its day.
  func date(_ value: Value, style: Value?, format: Value?) -> String {
    let locale = LocaleForms(host.settings.locale)
    let seconds = value.seconds ?? 0
    if let format = format?.content(DateFormatValue.self) {
      return format.text(seconds, now: host.settings.date, locale)
    }
    return DateStyleText.text(
      seconds, style: style.flatMap { .init($0) }, now: host.settings.date, locale: locale)
  }

  /// A date or a number as a formatter writes it; nil without a formatter, and for what it does not write.
  func text(of value: Value, _ formatter: Value?) -> String? {
    guard let formatter else { return nil }
    let locale = LocaleForms(host.settings.locale)
    if let seconds = value.seconds {
      return formatter.content(DateFormatterValue.self)?.text(seconds, now: host.settings.date, locale)
    }
    return formatter.content(NumberFormatterValue.self)?.text(value, locale)
  }

  /// A number as its format writes it, also one in a text; other values, and without a format all, as they are.
  func formatted(_ value: Value, _ format: NumberFormatValue?) -> Value {
    guard let format else { return value }
    let locale = LocaleForms(host.settings.locale)
    return switch value {
    case .int(let number): .string(format.text(number, locale))
    case .double(let number): .string(format.text(number, locale))
    case .string, .dataString:
      value.text.flatMap { format.text(reading: $0, locale) }.map { .string($0) } ?? value
    case .opaque:
      value.content(DecimalValue.self).map { .string(format.text($0, locale)) } ?? value
    // A format writes numbers; what is none is shown as it is.
    default: value
    }
  }

  /// A value as a format or a formatter writes it, which is one for its type; other values, and without either all, as they are.
  func written(_ value: Value, format: Value?, formatter: Value? = nil) throws -> Value {
    if let text = text(of: value, formatter) { return .string(text) }
    if let format, let text = try host.written(value, by: format) { return .string(text) }
    let locale = LocaleForms(host.settings.locale)
    if value.seconds != nil, format != nil { return .string(date(value, style: nil, format: format)) }
    if let amount = value.content(MeasurementValue.self),
      let format = format?.content(MeasurementFormatValue.self)
    {
      return .string(amount.text(format, locale))
    }
    if let length = value.content(DurationValue.self) {
      return .string((format?.content() ?? DurationFormatValue()).text(length.seconds, locale))
    }
    return formatted(value, format?.content(NumberFormatValue.self))
  }

  /// Adds a field for text.
  func field(
    _ payload: ControlPayload, _ registration: ControlRegistration, of site: Int, title: Value?,
    prompt: Value?, format: Value? = nil, formatter: Value? = nil
  ) throws -> NodeIndex {
    let styled = try styled(.textField, at: site, StyleConfiguration()) { _ in
      environment.textFieldLook = .plain
      return [
        try field(
          payload, registration, of: site, title: title, prompt: prompt, format: format, formatter: formatter)
      ]
    }
    if let styled { return styled }
    var payload = payload
    payload.look = environment.textFieldLook
    let label =
      environment.isInMacForm && !environment.hidesLabels
      ? try host.lowerLabel(of: site, title: title, self) : []
    let isLabelled = !names(of: label).isEmpty
    // A gradient would be the ground of the field.
    var look = environment.textStyle
    look.gradient = -1
    payload.style = style(look)
    payload.textAlignment = environment.multilineAlignment ?? (isLabelled ? .trailing : .leading)
    payload.text =
      try registration.binding.map {
        store(try written(try host.read($0), format: format, formatter: formatter))
      }
      ?? .empty
    var name = title.map { store($0) } ?? .empty
    if name.isEmpty {
      name = tree.store(names(of: try host.lowerLabel(of: site, title: nil, self)))
    }
    payload.title = prompt.map { store($0) } ?? (isLabelled ? .empty : name)
    if prompt != nil || isLabelled { payload.accessibilityLabel = name }
    let line = control(payload, registration, of: site, children: [])
    return isLabelled ? beside(label, [line]) : line
  }

  /// Adds a text in a style whose characters are stored already.
  func text(_ stored: PoolRange, style textStyle: TextStyle) -> NodeIndex {
    tree.runs.append(TextRun(text: stored, style: style(textStyle)))
    return text(firstRun: tree.runs.count - 1, count: 1)
  }
}

/// The columns of a lazy grid as the render tree has them.
struct GridColumns {
  /// The columns.
  var columns = GridPayload.Columns.count(1)
  /// Points between columns, if the first one sets it.
  var spacing: Double?
  /// Where views stand in their cells.
  var alignment = Alignment.center

  /// The columns that an array of `GridItem`s asks for.
  init(_ value: Value?) {
    let items = (value?.elements ?? []).compactMap { $0.content(GridItemValue.self) }
    guard let first = items.first else { return }
    spacing = first.spacing
    let isPlain = items.allSatisfy { $0.spacing == first.spacing && $0.alignment == first.alignment }
    if isPlain { alignment = Self.alignment(of: first) ?? .center }
    if isPlain, items.count == 1, case .adaptive(let minimum, .infinity) = first.size {
      columns = .adaptive(minimum)
    } else if isPlain, items.allSatisfy({ $0.size == .flexible(minimum: 10, maximum: .infinity) }) {
      columns = .count(items.count)
    } else {
      columns = .tracks(
        items.map { GridTrack($0.size, spacing: $0.spacing, alignment: Self.alignment(of: $0)) })
    }
  }

  private static func alignment(of item: GridItemValue) -> Alignment? {
    item.alignment.flatMap { Alignment(.choice(LibraryTypes.alignment, $0)) }
  }
}
