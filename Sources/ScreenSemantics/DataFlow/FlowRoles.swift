import ElementCatalog
import ScreenTypes
import SourceModel
import StandardLibrary

/// What elements, modifiers and library entries mean for the flow of data, told by their definitions once.
final class FlowRoles: Sendable {
  static let shared = FlowRoles()

  enum Element: UInt8, Sendable { case plain, stack, link, presentation, page, menu, bounded }

  /// For each element of the catalogue.
  let elements: [Element]
  /// For each element: true where it is attached after the chain.
  let isLate: [Bool]
  /// For each element: true for what hangs on a view rather than standing in it.
  let isAttachment: [Bool]
  /// For each modifier of the catalogue.
  let modifiers: [ModifierRole]
  /// For each element: attributes that name a system symbol, as bits by their position.
  let symbols: [UInt64]
  private let symbolNames: (Name, Name) = ("systemName", "systemImage")
  /// Types whose empty initialiser gives another value each time.
  private let varying: Set<TypeID>
  /// For each element: the role of the modifier that, without arguments, is its place in the chain.
  let marks: [ModifierRole]
  /// For each element: true where its views stand in the bars of the page.
  let isBars: [Bool]

  private init() {
    let catalog = ElementCatalog.shared
    let links = Set(catalog.elements.filter { $0.content.contains(.destination) }.map(\.name))
    elements = catalog.elements.map { element in
      if element.content.contains(.presents) { return .presentation }
      if element.content.contains(.valueDestination) { return .page }
      if element.content.contains(.destination) { return .link }
      if case .part(let owners) = element.placement, owners.contains(where: links.contains) { return .page }
      if element.accessibilityRole == "navigation" { return .stack }
      if element.accessibilityRole == "menu" { return .menu }
      let names = element.attributes.lazy.filter { $0.name == "in" || $0.role == .binding }.map(\.name)
      return names.contains("in") && names.contains("value") ? .bounded : .plain
    }
    isLate = catalog.elements.map {
      if case .attachment(let isEarly) = $0.placement { return !isEarly }
      return false
    }
    isAttachment = catalog.elements.map {
      if case .attachment = $0.placement { return true }
      return false
    }
    modifiers = catalog.modifiers.map(\.role)
    let (systemName, systemImage) = (symbolNames.0.text, symbolNames.1.text)
    symbols = catalog.elements.map { element in
      element.attributes.enumerated().reduce(0) { bits, attribute in
        attribute.element.name == systemName || attribute.element.name == systemImage
          ? bits | 1 << UInt64(attribute.offset) : bits
      }
    }
    marks = catalog.elements.map(\.mark)
    isBars = catalog.elements.map { $0.content.contains(.bars) }
    varying = Set(["UUID", "Date"].compactMap { StandardLibrary.shared.type(named: Name($0)) })
  }

  /// True for the name of an attribute or argument that names a system symbol.
  func isSymbol(_ name: Name) -> Bool { name == symbolNames.0 || name == symbolNames.1 }

  /// What a library entry does.
  func traits(of entry: StandardLibrary.Entry) -> LibraryTraits {
    var traits: LibraryTraits = entry.member.isMutating ? .isMutating : []
    var isKept = false
    if entry.receiver.published != nil { isKept = true }
    if case .builtin = entry.receiver.unapplied.kind {
      isKept =
        entry.member.form == .method
        || [LibraryTypes.alertButton, LibraryTypes.openURLAction].contains(entry.receiver)
    }
    if !isKept { traits.insert(.runsClosures) }
    if entry.receiver.unapplied == Self.task { traits.insert(.startsTask) }
    if entry.member.form == .function, entry.parameters.contains(where: { $0.type.isAction }) {
      traits.insert(.runsOnce)
    }
    if variesByCall(entry) { traits.insert(.varies) }
    if entry.member.actsOutside { traits.insert(.actsOutside) }
    if entry.member.isFresh, entry.receiver == Self.defaults { traits.insert(.readsSetting) }
    if RepeatingLists.calls.contains(entry.name) { traits.insert(.repeats) }
    return traits
  }

  private static let task = TypeID(.builtin("Task"))
  private static let defaults = TypeID(.builtin("UserDefaults"))

  private func variesByCall(_ entry: StandardLibrary.Entry) -> Bool {
    // What is kept under a key stays until it is written.
    if entry.member.isFresh { return entry.receiver != Self.defaults }
    return switch entry.member.form {
    case .initializer: entry.parameters.isEmpty && varying.contains(entry.receiver)
    case .staticProperty: entry.name == Names.now
    case .staticMethod, .property, .method, .function: false
    }
  }
}

extension TypeID {
  /// True for a function that is given nothing.
  fileprivate var isAction: Bool {
    guard case .function(let parameters, _) = kind else { return false }
    return parameters.isEmpty
  }
}

/// What a library entry does, as far as the flow of data is concerned.
struct LibraryTraits: OptionSet, Sendable {
  let rawValue: UInt8
  /// It changes the value before the dot.
  static let isMutating = LibraryTraits(rawValue: 1)
  /// Closures given to it run before it returns.
  static let runsClosures = LibraryTraits(rawValue: 2)
  /// Each evaluation gives another value.
  static let varies = LibraryTraits(rawValue: 4)
  /// Its list may hold an element, or a value of one, twice.
  static let repeats = LibraryTraits(rawValue: 8)
  /// It does something outside of the data of the screens.
  static let actsOutside = LibraryTraits(rawValue: 16)
  /// Closures given to it may go on when it has returned: what an initialiser starts by it is not done while the object is made.
  static let startsTask = LibraryTraits(rawValue: 32)
  /// A closure given to it runs exactly once.
  static let runsOnce = LibraryTraits(rawValue: 64)
  /// It reads what UserDefaults keeps under a key.
  static let readsSetting = LibraryTraits(rawValue: 128)
}
