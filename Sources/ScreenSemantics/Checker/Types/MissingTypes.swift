import ScreenTypes
import SourceModel

/// Names of Apple's frameworks that people reach for, with what does the same here.
enum MissingTypes {
  /// What to write in place of a type.
  static func instead(of name: Name) -> String? {
    switch name.text {
    case "Boolean": "A truth value is a `Bool`."
    case "Number", "Integer": "A whole number is an `Int`, one with a fraction a `Double`."
    case "Collection", "BidirectionalCollection", "RandomAccessCollection", "MutableCollection",
      "RangeReplaceableCollection", "StringProtocol", "BinaryInteger", "Numeric", "SignedNumeric",
      "FloatingPoint", "BinaryFloatingPoint", "Comparable":
      "An extension is of one type: write one for each that needs it, such as `of=\"[Item]\"`, `of=\"String\"` or `of=\"Int\"`; what "
        + "is to work for any type is a function, `<Func signature=\"chunks(of items: [T]) -> [[T]]\" generics=\"T\">`."
    case "Content": "Views that a view is given are a `<Slot/>` of it, and stand where `<Content/>` does."
    case "IndexingIterator", "AnyIterator", "AnySequence", "Sequence", "IteratorProtocol":
      "`for` and `map` run over arrays, ranges, sets and dictionaries: give the array itself."
    case "withObservationTracking":
      "Nothing is told by itself of what a closure reads: `.onChange(of: store.count) { … }` of a view runs code when a value changes, and "
        + "a `<didSet>` where it is written."
    case "Future", "Deferred", "Record":
      "A function that gives its value later is `async throws`. `.onChange(of: value) { … }` runs code when a value changes, `initial: true` also at first."
    case "DateIntervalFormatter": "Write both ends: `\\(start.formatted()) – \\(end.formatted())`."
    case "DateComponentsFormatter":
      "Write the parts: `String(format: '%d:%02d', seconds / 60, seconds % 60)`."
    case "MeasurementFormatter", "LengthFormatter", "MassFormatter":
      "Call `formatted` on the amount: `Measurement(value: 3, unit: UnitLength.meters).formatted()`."
    case "Mutex", "OSAllocatedUnfairLock":
      "All runs on one thread, one after the other: read and write the value itself; an `NSLock` is there, too, and `withLock` runs its "
        + "closure."
    case "NSRegularExpression":
      "`text.matches(of: try Regex(pattern))` gives all matches, `text.range(of: pattern, options: .regularExpression)` the place of the first."
    case "ListFormatter":
      "Call `formatted` on the array of texts: `names.formatted()`, or `names.formatted(.list(type: .and))`."
    case "Mirror": "What a value holds is read by the names of its properties."
    case "UIView", "UIViewController", "UIHostingController", "UIViewRepresentable",
      "UIViewControllerRepresentable", "NSViewRepresentable":
      "Views are those of SwiftUI here: write what it shows with them."
    case "UIFont", "NSFont":
      "A font is a `Font`: `.title`, `.system(size: 17, weight: .bold)`, `.custom('Avenir', size: 17)`."
    case "UIWindow", "NSWindow":
      "Windows are the scenes of the App; the size of a page is that of a `<GeometryReader>`, or `UIScreen.main.bounds`."
    case "PropertyListEncoder", "PropertyListDecoder":
      "`JSONEncoder` and `JSONDecoder` write and read values."
    case "UINavigationBar", "UINavigationBarAppearance":
      "The bar’s looks are declared: `<Appearance of=\"NavigationBar\" titleColor=\"…\"/>`."
    case "UISwitch": "A switch’s looks are declared: `<Appearance of=\"Switch\" onTintColor=\"…\"/>`."
    case "UITableView", "UITableViewCell", "UICollectionView":
      "A list’s looks are modifiers of it: `.scrollContentBackground(.hidden)`, `.listStyle(.plain)`, and of its rows "
        + "`.listRowSeparator(.hidden)`, `.listRowBackground(…)`."
    case "UITabBar", "UITabBarAppearance":
      "A tab bar’s looks are modifiers of the views in its tabs: `.toolbarBackground(.visible, for: .tabBar)`, `.toolbar(.hidden, for: "
        + ".tabBar)`; the colour of its items is `.tint(…)` of the TabView."
    case "UIToolbar", "UIToolbarAppearance":
      "A bar’s looks are modifiers of the page: `.toolbarBackground(…, for: .bottomBar)`."
    case "UITextView", "UIScrollView":
      "What stands behind it is hidden by `.scrollContentBackground(.hidden)`; `.scrollDismissesKeyboard(…)`, `.scrollDisabled(…)` and "
        + "`.scrollIndicators(.hidden)` are modifiers, too."
    case "UISegmentedControl":
      "Segments are a `Picker` with `.pickerStyle(.segmented)`, in the colour of `.tint(…)`."
    case "UIPageControl":
      "The dots of pages are there unless it says `.tabViewStyle(.page(indexDisplayMode: .never))`."
    case "UIRectCorner", "UIBezierPath":
      "Corners of their own are an `UnevenRoundedRectangle(topLeadingRadius: 20, topTrailingRadius: 20)`, also in `.clipShape(…)`; any "
        + "other outline is a `Path`."
    case "MapMarker", "MapPin", "MKPointAnnotation":
      "A place on a map is a `<Marker title=\"…\" coordinate=\"{…}\"/>` inside of the `<Map>`, of several places in a `<ForEach>`."
    case "MapAnnotation":
      "Views on a map stand in an `<Annotation title=\"…\" coordinate=\"{…}\">` inside of the `<Map>`, of several places in a `<ForEach>`."
    case "FocusedValue", "FocusedBinding", "FocusedObject", "FocusedValueKey":
      "What a menu reads is kept by an object of the app, which views set and `<CommandMenu>` reads: `<Observable name=\"…\">`."
    case "URLSession", "FileManager": filesOfThePackage
    case "MeshGradient":
      "Gradients run in one direction, or from a point: a `LinearGradient` of its colours is nearest."
    case "PhaseAnimator", "KeyframeAnimator":
      "Pages stand still: put its views there as they are in one phase, which a State may hold."
    case "ModelContext", "ModelContainer", "ModelConfiguration", "FetchDescriptor", "PersistentModel",
      "Schema":
      DeclarationCollector.helpForModels
    case "CodingKeys":
      "Swift derives it for a type that conforms to Codable, Decodable or Encodable and leaves reading or writing to Swift; any other "
        + "declares it, `<Enum name=\"CodingKeys\" conforms=\"CodingKey\">` with a Case for each key."
    case "ToggleStyleConfiguration":
      "`configuration` is in scope in the Body of the style itself, which may hold `GestureState` and other members; "
        + "`<Content/>` is the label."
    case "LabelStyleConfiguration", "ProgressViewStyleConfiguration", "GaugeStyleConfiguration",
      "GroupBoxStyleConfiguration", "LabeledContentStyleConfiguration", "DisclosureGroupStyleConfiguration":
      "`configuration` is in scope in the Body of the style itself, and its views stand there by their names, such as "
        + "`<Content name=\"label\"/>`."
    default: nil
    }
  }

  /// What to write in place of a member of a type, or of an initialiser with a label.
  static func instead(ofMember name: Name, of type: TypeID) -> String? {
    switch name.text {
    case "localized" where type.description == "AttributedString":
      "Write `AttributedString(String(localized: \"…\"))`, or `try AttributedString(markdown: String(localized: \"…\"))`."
    case "localizedString" where type.description == "Locale":
      "Names of languages and countries are not known here: write them, as a dictionary by their codes."
    case "codable", "CodableRepresentation":
      type.description == "NavigationPath"
        ? "What a path of values of any type holds cannot be told: keep the path as an array of one type, `<State name=\"path\" type=\"[Route]\"/>`, "
          + "which a JSONEncoder writes."
        : nil
    case "contentsOf", "contentsOfFile", "contentsOfURL": filesOfThePackage
    case "url", "path", "resourceURL", "bundleURL", "urls", "paths", "decode":
      type.description == "Bundle" ? filesOfThePackage : nil
    default: nil
    }
  }

  private static let filesOfThePackage =
    "Data comes from files of the package: `<Published name=\"…\" type=\"[…]\" source=\"file.json\"/>` reads one."

  /// What to write in place of a modifier.
  static func instead(ofModifier name: Name) -> String? {
    switch name.text {
    case "width":
      "A `<TableColumn>` has the attributes `width`, `minWidth`, `idealWidth` and `maxWidth`; the width of another view is that of its `.frame(width: …)`."
    case "anchorPreference", "transformAnchorPreference":
      Self.insteadOfPreferences
    case "keyframeAnimator":
      "Pages stand still: put the view there as it is in one phase; `.phaseAnimator` takes phases, and `.animation(…, value: …)` a change."
    case "modelContainer", "modelContext":
      "Models are kept by an object of the app: give it to views by `.environment(store)`."
    case _ where renamed(modifier: name) != nil:
      "A chain that applies only if something holds is `.when(condition) { .padding() }`."
    case "ifLet", "unwrap":
      "Views that depend on an optional stand in `<IfLet name=\"…\" value=\"{…}\">`; `.when(value != nil) { … }` applies a "
        + "chain."
    default: nil
    }
  }

  /// What to write in place of an attribute of an element.
  static func instead(ofAttribute name: Name, of element: String) -> String? {
    switch (element, name.text) {
    case ("Map", "annotationItems"):
      "Write the places inside: `<ForEach items=\"…\" as=\"place\"><Marker title=\"…\" coordinate=\"{place.coordinate}\"/></ForEach>`."
    default: nil
    }
  }

  /// What to write in place of a key of the environment.
  static func instead(ofKey key: Name) -> String? {
    switch key.text {
    case "modelContext": DeclarationCollector.helpForModels
    case "widgetFamily", "showsWidgetContainerBackground", "widgetRenderingMode", "widgetContentMargins":
      "There are no widgets: give the view a `<Let>` for each of its forms, and a Preview for each."
    case "purchase": "Nothing is bought in a run: an object of the app says what was bought."
    case "backgroundStyle", "backgroundMaterial", "backgroundProminence":
      "Give the view a `<Let>` for it, or declare a key of your own in an `<Extension of=\"EnvironmentValues\">`, which `.environment(\\.…, …)` sets."
    case "resetFocus": "Where the focus is a `<FocusState>` says: set it."
    case "managedObjectContext": "Data comes from files of the package, and is kept by an object of the app."
    default: nil
    }
  }

  private static let insteadOfPreferences =
    "Views hand values up by `.preference(key:value:)`, which `.onPreferenceChange` keeps in a State; `<GeometryReader>` tells the "
    + "size of a place."

  /// The modifier that does what one of another name is mostly written for, with the same arguments.
  static func renamed(modifier name: Name) -> String? {
    ["if", "conditional", "applyIf", "conditionalModifier"].contains(name.text) ? "when" : nil
  }
}
