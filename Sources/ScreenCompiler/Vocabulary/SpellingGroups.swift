/// The constructs of Swift and SwiftUI that the catalogue does not tell by itself: declarations, members, code, data.
public enum SpellingGroups {
  /// All of them, as `Documentation/FromSwiftUI.md` tells them.
  public static let all = [
    SpellingGroup(title: "Declarations", spellings: declarations),
    SpellingGroup(title: "Properties", spellings: properties),
    SpellingGroup(title: "Views in a body", spellings: views),
    SpellingGroup(title: "Code", spellings: code),
    SpellingGroup(title: "Model data", spellings: data),
    SpellingGroup(title: "What there is not", spellings: missing),
  ]

  private static let declarations = [
    SwiftSpelling(
      "@main struct Shop: App { var body: some Scene { WindowGroup { Home() } } }",
      #"<App name="Shop"><WindowGroup><Home/></WindowGroup></App>"#,
      "`WindowGroup { … }.onChange(of: scenePhase) { … }` has its modifiers as views have: `<WindowGroup modifiers=\".onChange(of: scenePhase) { … }\">`. It runs at the launch, once what is there has appeared."
    ),
    SwiftSpelling(
      "WindowGroup { … }.commands { CommandMenu(\"Tea\") { … } }; Settings { Choices() }",
      #"<WindowGroup>…</WindowGroup><Commands><CommandMenu title="Tea">…</CommandMenu></Commands><Settings><Choices/></Settings>"#,
      "They stand in the App beside its windows, as `<Window title=\"…\" id=\"…\">` and `<MenuBarExtra title=\"…\" systemImage=\"…\">` do; `<SidebarCommands/>` and its like stand among the Commands.",
      keys: ["commands", "SidebarCommands", "ToolbarCommands"]),
    SwiftSpelling(
      "struct Tools: ToolbarContent { var body: some ToolbarContent { ToolbarItem { … } } }",
      #"<View name="Tools" conforms="ToolbarContent"><Body><ToolbarItem>…</ToolbarItem></Body></View>"#,
      keys: ["ToolbarContent"]),
    SwiftSpelling(
      "struct Home: View { var body: some View { … } }",
      #"<Screen name="Home"><Body>…</Body></Screen>"#,
      "A page of its own is a `Screen`, a component a `View`; both are used by their names.", keys: ["body"]),
    SwiftSpelling(
      "struct Card: ViewModifier { func body(content: Content) -> some View { content.padding() } }",
      #"<Modifier name="Card"><Body><Content modifiers=".padding()"/></Body></Modifier>"#),
    SwiftSpelling(
      "struct Loud: ButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label } }",
      #"<ButtonStyle name="Loud"><Body><Content/></Body></ButtonStyle>"#,
      "`configuration` is in scope; `<Content/>` is its label. So are `PrimitiveButtonStyle` and `ToggleStyle`. A view that is handed that of a button has a `<Let name=\"configuration\" type=\"ButtonStyle.Configuration\"/>`.",
      keys: ["PrimitiveButtonStyle", "ToggleStyle"]),
    SwiftSpelling(
      "struct FlowLayout: Layout { func sizeThatFits(…) -> CGSize { … }; func placeSubviews(…) { … } }",
      #"<Layout name="FlowLayout"><Func signature="sizeThatFits(…) -> CGSize">…</Func><Func signature="placeSubviews(…)">…</Func></Layout>"#,
      "The functions are those of SwiftUI, with or without `cache: inout ()`.", keys: ["Layout"]),
    SwiftSpelling(
      "struct Stacked: LabelStyle { func makeBody(configuration: Configuration) -> some View { VStack { configuration.icon; configuration.title } } }",
      #"<LabelStyle name="Stacked"><Body><VStack><Content name="icon"/><Content name="title"/></VStack></Body></LabelStyle>"#,
      "So are `ProgressViewStyle`, `GaugeStyle`, `GroupBoxStyle` and `LabeledContentStyle`; `<Content/>` is the view without the style, as `Label(configuration)` is.",
      keys: ["ProgressViewStyle", "GaugeStyle", "GroupBoxStyle", "LabeledContentStyle", "makeBody"]),
    SwiftSpelling(
      "struct Folded: DisclosureGroupStyle { func makeBody(configuration: Configuration) -> some View { Button { configuration.isExpanded.toggle() } label: { configuration.label }; if configuration.isExpanded { configuration.content } } }",
      #"<DisclosureGroupStyle name="Folded"><Body><Button action="configuration.isExpanded.toggle()"><Content name="label"/></Button><If condition="configuration.isExpanded"><Content name="content"/></If></Body></DisclosureGroupStyle>"#,
      "`$configuration.isExpanded` is the binding; `<Content/>` is the group without the style.",
      keys: ["DisclosureGroupStyle", "isExpanded"]),
    SwiftSpelling(
      "struct Boxed: TextFieldStyle { func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding().border(.gray) } }",
      #"<TextFieldStyle name="Boxed"><Body><Content modifiers=".padding().border(.gray)"/></Body></TextFieldStyle>"#,
      "`<Content/>` is the field; also of a `SecureField`.", keys: ["_body"]),
    SwiftSpelling(
      "struct Tea: Identifiable { let id: Int; var name = \"\" }",
      #"<Struct name="Tea" conforms="Identifiable"><Let name="id" type="Int"/><Var name="name" value=""/></Struct>"#,
      "Equatable and Codable are always derived."),
    SwiftSpelling(
      "enum Size: String, CaseIterable { case small, large = \"L\" }",
      #"<Enum name="Size" conforms="String, CaseIterable"><Case name="small"/><Case name="large" value="L"/></Enum>"#
    ),
    SwiftSpelling(
      "case done(items: [Tea])", #"<Case name="done" type="items: [Tea]"/>"#),
    SwiftSpelling(
      "class Store: ObservableObject { @Published var teas: [Tea] = [] }",
      #"<ObservableObject name="Store"><Published name="teas" type="[Tea]" value="{[]}"/></ObservableObject>"#
    ),
    SwiftSpelling(
      "let objectWillChange = PassthroughSubject<Void, Never>()",
      #"<Let name="objectWillChange" value="{PassthroughSubject[Void, Never]()}"/>"#,
      "An object may announce its changes by a publisher of its own, also by an `ObservableObjectPublisher()` or a `<Var type=\"AnyPublisher[Void, Never]\">` that its Init gives.",
      keys: ["objectWillChange", "ObservableObjectPublisher"]),
    SwiftSpelling(
      "@Observable class Store { var teas: [Tea] = [] }",
      #"<Observable name="Store"><Var name="teas" type="[Tea]" value="{[]}"/></Observable>"#),
    SwiftSpelling(
      "actor Cache { var sizes: [String: Int] = [:]; func size(of name: String) -> Int { … } }",
      #"<Actor name="Cache"><Var name="sizes" type="[String: Int]" value="{[:]}"/><Func signature="size(of name: String) -> Int">…</Func></Actor>"#,
      "An object whose Vars nobody observes; `await cache.size(of: \"Assam\")` runs at once, as all code that is awaited.",
      keys: ["actor"]),
    SwiftSpelling(
      "extension Tea { var title: String { name } }",
      #"<Extension of="Tea"><Computed name="title" type="String">name</Computed></Extension>"#,
      "Also of `String`, `Color`, `[Int]` and other types of the library."),
    SwiftSpelling(
      "extension Array where Element == Tea { var total: Int { … } }",
      #"<Extension of="Array" where="Element == Tea">…</Extension>"#,
      #"The same as `of="[Tea]"`; so are `Optional` (`Wrapped`), `Set`, `Binding` (`Value`), `Range` and `ClosedRange` (`Bound`), and `Sequence`, whose members all have that hold such elements."#
    ),
    SwiftSpelling(
      "extension Collection { subscript(safe index: Index) -> Element? { … } }, extension Array where Element: Hashable { … }",
      #"<Extension of="Collection"><Subscript signature="(safe index: Index) -> Element?">…</Subscript></Extension>, <Extension of="Array" where="Element: Hashable">…</Extension>"#,
      "Whatever they hold: also of `Set`, `Sequence`, `Dictionary` (`Key`, `Value`), `Optional`, `Binding`, `Range` and `ClosedRange`. What all collections are given, arrays, strings, sets, dictionaries and ranges of Ints have.",
      keys: ["Collection", "extension"]),
    SwiftSpelling(
      "extension Loadable: Equatable where T: Equatable { … }, extension Service where Self == Mock { static var mock: Mock { Mock() } }",
      #"<Extension of="Loadable" where="T: Equatable" conforms="Equatable">…</Extension>, <Extension of="Service" where="Self == Mock"><Computed name="mock" type="Mock" static="true">Mock()</Computed></Extension>"#,
      "A condition says what a type parameter conforms to, or is; a condition in a signature, `where Value == T?`, there is not: a function beside the types takes such a value.",
      keys: ["where"]),
    SwiftSpelling(
      "extension Comparable { func clamped(to limits: ClosedRange<Self>) -> Self { … } }",
      #"<Extension of="Comparable"><Func signature="clamped(to limits: ClosedRange[Self]) -> Self">…</Func></Extension>"#,
      "So are `Encodable`, `Decodable`, `Hashable`, `Equatable`, `Identifiable`, `CaseIterable`, `CustomStringConvertible` and `LocalizedError`. What is of `RawRepresentable` and others, or has a condition, is a function, `<Func signature=\"show(_ value: T) -> String\" generics=\"T: Hashable\">`, or an Extension of a `<Protocol>` of the package.",
      keys: ["Comparable", "Encodable", "Hashable", "LocalizedError"]),
    SwiftSpelling(
      "extension Optional: Encoded where Wrapped: Encoded { … }",
      #"<Extension of="Optional" where="Wrapped: Encoded" conforms="Encoded">…</Extension>"#,
      "A `String?` is an `Encoded` then where a String is one; so of `Array` and the others, and of types with type parameters.",
      keys: ["Optional"]),
    SwiftSpelling(
      "func ?? <T>(lhs: Binding<T?>, rhs: T) -> Binding<T>, prefix func ! (value: Binding<Bool>) -> Binding<Bool>",
      #"<Func signature="??(lhs: Binding[T?], rhs: T) -> Binding[T]" generics="T">…</Func>, <Func signature="!(value: Binding[Bool]) -> Binding[Bool]">…</Func>"#,
      "Used as `text=\"{$note ?? ''}\"`."),
    SwiftSpelling(
      "extension View { func card() -> some View { padding() } }",
      #"<Extension of="View"><Func signature="card() -> some View">.padding()</Func></Extension>"#,
      #"So is `of="List"`, which all views have here. What puts `self` into another view is a `<Modifier>`, where `<Content/>` stands for it."#
    ),
    SwiftSpelling(
      "func secured() -> Self { var copy = self; copy.isSecure = true; return copy }",
      #"<Func signature="secured() -> Self">var copy = self; copy.isSecure = true; return copy</Func>, <Row modifiers=".secured()"/>"#,
      "In a view or an Extension of it; in a chain it stands before the modifiers that make another view."),
    SwiftSpelling(
      "extension LabelStyle where Self == Backwards { static var backwards: Self { Self() } }",
      #"<Extension of="LabelStyle" where="Self == Backwards"><Computed name="backwards" type="Backwards" static="true">Backwards()</Computed></Extension>"#,
      keys: ["Self"]),
    SwiftSpelling(
      "extension EnvironmentValues { @Entry var unit = \"cm\" }",
      #"<Extension of="EnvironmentValues"><Var name="unit" value="cm"/></Extension>"#,
      keys: ["EnvironmentKey"]),
    SwiftSpelling(
      "extension Donut { enum Dough { … } }",
      #"<Extension of="Donut"><Enum name="Dough">…</Enum></Extension>"#,
      "Outside it is `Donut.Dough`. Types, views and aliases stand inside of types, too; what conforms to a protocol knows the aliases in it."
    ),
    SwiftSpelling(
      "protocol Priced: Identifiable { var price: Int { get set }; func label() -> String }",
      #"<Protocol name="Priced" conforms="Identifiable"><Var name="price" type="Int"/><Func signature="label() -> String"/></Protocol>"#,
      "A `<Let>` is `{ get }`, a `<Var>` `{ get set }`. Types name it in `conforms`.",
      keys: ["associatedtype"]),
    SwiftSpelling(
      "extension Priced { func label() -> String { \"\\(price)\" } }",
      #"<Extension of="Priced"><Func signature="label() -> String">'\(price)'</Func></Extension>"#,
      "What types have that say nothing else."),
    SwiftSpelling(
      "any Priced, some Priced", "the same",
      "In types, such as `[any Priced]`; both are what conforms to it.",
      keys: ["any", "some"]),
    SwiftSpelling(
      "struct Rows<Items: RandomAccessCollection>: View where Items.Element: Identifiable { … }",
      #"<View name="Rows" generics="Items: RandomAccessCollection" where="Items.Element: Identifiable">…</View>"#,
      "`Items` is an array of the elements then; `where` also stands at a Struct, a Func, an Init and a Subscript.",
      keys: ["RandomAccessCollection", "BidirectionalCollection", "Collection"]),
    SwiftSpelling(
      "func cheapest<T: Priced>(of items: [T]) -> T?",
      #"<Func signature="cheapest(of items: [T]) -> T?" generics="T: Priced">…</Func>"#,
      "`generics=\"T, U: Hashable\"` names several; a `T: Numeric`, `BinaryInteger` or `FloatingPoint` is reckoned with.",
      keys: ["where", "generics"]),
    SwiftSpelling(
      "struct Page<T: Codable> { let results: [T] }, Page<Tea>",
      #"<Struct name="Page" generics="T: Codable"><Let name="results" type="[T]"/></Struct>, Page[Tea]"#,
      "So are Enums, objects and views; a view that holds views has a `<Slot>` instead. One that asks whether it was given any has `generics=\"Content: View\"` and `<Var name=\"trailing\" type=\"Content?\" value=\"{nil}\"/>`."
    ),
    SwiftSpelling(
      "struct Toppings: OptionSet { let rawValue: Int; static let milk = Toppings(rawValue: 1 << 0) }",
      #"<Struct name="Toppings" conforms="OptionSet"><Let name="rawValue" type="Int"/><Let name="milk" type="Toppings" static="true" value="{Toppings(rawValue: 1 &lt;&lt; 0)}"/></Struct>"#,
      "XML escapes `<<`; in code between tags, `<![CDATA[…]]>` does."),
    SwiftSpelling(
      "protocol Store { associatedtype Item: Identifiable; var items: [Item] { get } }",
      #"<Protocol name="Store"><AssociatedType name="Item" conforms="Identifiable"/><Let name="items" type="[Item]"/></Protocol>"#,
      "A type says what it is by a `<Typealias>` or a type of that name, or by its members; `type=\"Int\"` is what it is where nothing is said. "
        + "`S.Item` is that of a type parameter, `any Store[Tea]` tells the first; `<Extension of=\"Store\" where=\"Item == Tea\">`.",
      keys: ["associatedtype"]),
    SwiftSpelling(
      "any Named & Priced, <T: Named & Priced>",
      #"any Named &amp; Priced, generics="T: Named &amp; Priced""#,
      #"XML escapes `&`. A `<Typealias name="Ware" type="Named &amp; Priced"/>` gives it a name, also for `conforms`."#
    ),
    SwiftSpelling(
      "typealias Handler = (Int) -> Void", #"<Typealias name="Handler" type="(Int) -> Void"/>"#,
      #"`generics="T"` names what each use writes, `Handler[Int]`."#),
    SwiftSpelling(
      "let maximum = 3", #"<Let name="maximum" value="3"/>"#,
      "In a `<Module>`, beside declarations: known in the whole package, or with `private=\"true\"` in its file. So are `<Var>`, "
        + "`<Computed>` and `<Func>`."),
    SwiftSpelling(
      "#Preview { Home() }", #"<Preview name="Home" of="Home"><Home/></Preview>"#,
      keys: ["PreviewProvider", "#Preview"]),
    SwiftSpelling(
      "#if os(iOS) … #else … #endif", #"<If os="iOS">…</If><Else>…</Else>"#,
      "Around declarations, members and views; `--platform` says which is compiled.", keys: ["#if", "os"]),
    SwiftSpelling(
      "Text(\"Tea\").padding() #if os(iOS) .bold() #else .italic() #endif", "the same",
      "In code and in chains of modifiers, with `os`, `canImport`, `DEBUG`, `!`, `&&`, `||`, `#elseif` and `#else`: what is for another platform is not read."
    ),
    SwiftSpelling(
      "private, fileprivate, public, final, lazy, weak, static", #"private="true", static="true", …"#,
      "Attributes of the element; `private=\"set\"` is `private(set)`.", keys: ["nonisolated", "override"]),
    SwiftSpelling(
      "@MainActor, @available(iOS 17, *), @discardableResult, @ViewBuilder",
      #"mainActor="true", available="iOS 17, *", …"#,
      "What has `available` may use what came with that version (`view/unavailable`).", keys: ["available"]),
  ]

  private static let properties = [
    SwiftSpelling("let tea: Tea", #"<Let name="tea" type="Tea"/>"#, "Without a value it is a parameter."),
    SwiftSpelling(
      "var size = 1", #"<Var name="size" value="1"/>"#, "Plain text is a literal; code stands in braces."),
    SwiftSpelling(
      "let teas = [Tea(name: \"Assam\"), Tea(name: \"Sencha\")]",
      #"<Let name="teas"><value>{[Tea(name: "Assam"), Tea(name: "Sencha")]}</value></Let>"#,
      "What is long stands in `<value>`, with the braces of the attribute; `<action>`, `<modifiers>`, `<get>` and `<set>` hold code as it is."
    ),
    SwiftSpelling(
      "var total: Int { a + b }", #"<Computed name="total" type="Int">a + b</Computed>"#),
    SwiftSpelling(
      "var total: Int { get { a + b } set { a = newValue - b } }",
      #"<Computed name="total" type="Int" get="a + b" set="a = newValue - b"/>"#,
      "What is long stands in `<get>` and `<set>` inside.", keys: ["get", "set"]),
    SwiftSpelling(
      "func add(_ n: Int, to sum: Int = 0) -> Int { n + sum }",
      #"<Func signature="add(_ n: Int, to sum: Int = 0) -> Int">n + sum</Func>"#, keys: ["mutating"]),
    SwiftSpelling(
      "init(name: String) { self.name = name }", #"<Init signature="(name: String)">self.name = name</Init>"#,
      "Of Structs, Enums, objects, views and Extensions, also of types of the library; a view without one takes its `<Let>`s and `<Binding>`s."
    ),
    SwiftSpelling(
      "init?(word: String) { … return nil … }", #"<Init signature="?(word: String)">…</Init>"#,
      "It gives an optional."),
    SwiftSpelling(
      "subscript(row: Int, column: Int) -> Int { get { … } set { … } }",
      #"<Subscript signature="(row: Int, column: Int) -> Int" get="…" set="… newValue …"/>"#,
      #"What is only read stands between the tags; `static="true"` is one of the type, `Settings[\.theme]`."#,
      keys: ["subscript"]),
    SwiftSpelling("@State private var isOn = false", #"<State name="isOn" value="false"/>"#),
    SwiftSpelling(
      "@State var count: Int; Row(count: 3)",
      #"<Let name="count" type="Int"/><State name="counted" value="{count}"/>, <Row count="3"/>"#,
      "A State belongs to the view, and nobody outside gives it a value: what it begins with is a `<Let>`."),
    SwiftSpelling(
      "init(tea: Tea) { _draft = State(initialValue: tea) }",
      #"<State name="draft" type="Tea"/><Init signature="(tea: Tea)">_draft = State(initialValue: tea)</Init>"#,
      "The same as `<Let name=\"tea\" type=\"Tea\"/><State name=\"draft\" value=\"{tea}\"/>`: a State takes it once, when the view is first shown. An Init of a view assigns each member once, or hands on by `self.init(…)`, and names by `let`, or by a `var` that it fills first, what its values use; it does nothing else. A State that has a value where it is declared is given another by `_draft = State(initialValue: …)` alone: SwiftUI drops `draft = …`, and `lint` says so.",
      keys: ["_draft", "wrappedValue", "initialValue"]),
    SwiftSpelling(
      "init(name: String) { let tea = Tea(name: name); _draft = State(initialValue: tea) }",
      #"<Init signature="(name: String)">let tea = Tea(name: name); _draft = State(initialValue: tea)</Init>"#,
      "A view may have several: an element is made by the one that takes its attributes, `<Row tea=\"{tea}\"/>` or `<Row title=\"Sencha\"/>`; `self.init(…)` hands on to another of them. They are told apart by names alone, so that what one takes is of one type in all of them. One in an extension stands in the view itself."
    ),
    SwiftSpelling(
      "struct Shop: App { init() { configure() } }", #"<App name="Shop"><Init>configure()</Init>…</App>"#,
      "The Init of an App gives members their values, and then does what is to be done once, before anything is shown."
    ),
    SwiftSpelling(
      "@Observable class Icons { init(name: String) { self._icon = name } }",
      #"<Init signature="(name: String)">self._icon = name</Init>"#,
      "In an Init it is the member; so is `_unit.wrappedValue` of an AppStorage, anywhere."),
    SwiftSpelling(
      "var onDone: (() -> Void)? = nil; Row(onDone: nil)",
      #"<Var name="onDone" type="(() -> Void)?" value="{nil}"/>, <Row onDone="{nil}"/>"#,
      "In an attribute `nil` stands in braces; it may be left out as well.", keys: ["nil"]),
    SwiftSpelling("@Binding var isOn: Bool", #"<Binding name="isOn" type="Bool"/>"#),
    SwiftSpelling(
      "Binding(get: { a }, set: { a = $0 })",
      #"<Binding name="b" type="Int" get="a" set="a = newValue"/>"#, "In code it is written as in Swift."),
    SwiftSpelling("@StateObject private var store = Store()", #"<StateObject name="store" type="Store"/>"#),
    SwiftSpelling(
      "@StateObject var model: RowModel; Row(model: RowModel(tea: tea))",
      #"<StateObject name="model" type="RowModel"/>, <Row model="{RowModel(tea: tea)}"/>"#,
      "The view keeps the first, as a `<State>` without a value keeps an Observable; `private` ones, and those of a view with an `<Init>`, are not passed."
    ),
    SwiftSpelling("@ObservedObject var store: Store", #"<ObservedObject name="store" type="Store"/>"#),
    SwiftSpelling(
      "@ObservedObject private var store = Store.shared",
      #"<ObservedObject name="store" value="{Store.shared}"/>"#
    ),
    SwiftSpelling(
      "@ObservationIgnored var cache: [Int] = []", #"<Var name="cache" type="[Int]" value="{[]}"/>"#,
      "A view that reads it is drawn again when it changes; one that does not, is not."),
    SwiftSpelling("@Bindable var store: Store", #"<Bindable name="store" type="Store"/>"#),
    SwiftSpelling(
      "@EnvironmentObject var store: Store", #"<EnvironmentObject name="store" type="Store"/>"#),
    SwiftSpelling(
      #"@Environment(\.dismiss) private var dismiss"#, #"<Environment name="dismiss" key="dismiss"/>"#,
      #"A part of what a key gives is read by `key="theme.pad"`."#),
    SwiftSpelling("@Environment(Store.self) var store", #"<Environment name="store" type="Store"/>"#),
    SwiftSpelling(
      "@AppStorage(\"count\") var count = 0", #"<AppStorage name="count" key="count" value="0"/>"#,
      "Also in objects; `store=\"…\"` may stand there and says nothing."),
    SwiftSpelling(
      #"init(id: Int) { _count = AppStorage(wrappedValue: 0, "count-\(id)") }"#,
      #"<Let name="id" type="Int"/><AppStorage name="count" key="count-{id}" value="0"/>"#,
      "The key of a view may have parts, which it makes of what it is given."),
    SwiftSpelling(
      "enum Settings { @AppStorage(\"theme\") static var theme = \"dark\" }",
      #"<Enum name="Settings"><AppStorage static="true" name="theme" value="dark"/></Enum>"#,
      "Read as `Settings.theme`, bound as `{Settings.$theme}`."),
    SwiftSpelling(
      "@SceneStorage(\"tab\") var tab = 0", #"<SceneStorage name="tab" key="tab" value="0"/>"#),
    SwiftSpelling("@FocusState var isFocused: Bool", #"<FocusState name="isFocused" type="Bool"/>"#),
    SwiftSpelling(
      "@AccessibilityFocusState var isRead: Bool", #"<AccessibilityFocusState name="isRead" type="Bool"/>"#,
      "For `.accessibilityFocused($isRead)`; no screen reader moves its focus here."),
    SwiftSpelling(
      "let focus: FocusState<Field?>.Binding; Row(focus: $focus)",
      #"<Let name="focus" type="FocusState[Field?].Binding"/>, <Row focus="$focus"/>"#,
      "`.focused(focus, equals: .name)` follows it, and `focus.wrappedValue` is read and set."),
    SwiftSpelling(
      "@GestureState var drag = CGSize.zero", #"<GestureState name="drag" type="CGSize" value="{.zero}"/>"#),
    SwiftSpelling(
      "TapGesture(count: 2).onEnded { … }.exclusively(before: TapGesture().onEnded { … })", "the same",
      "Also `simultaneously(with:)`, whose value has a `first` and a `second`, and `sequenced(before:)`.",
      keys: ["ExclusiveGesture", "SimultaneousGesture", "SequenceGesture"]),
    SwiftSpelling(
      "struct Twirl: Transition { func body(content: Content, phase: TransitionPhase) -> some View { … } }",
      #"<Struct name="Twirl" conforms="Transition"><Func signature="body(content: Content, phase: TransitionPhase) -> some View">…</Func></Struct>"#,
      "`CustomPresentationDetent` and `DropDelegate` likewise; pages stand still, and nothing is dropped here.",
      keys: ["Transition", "TransitionPhase", "CustomPresentationDetent", "DropDelegate", "DropInfo"]),
    SwiftSpelling(
      "@Namespace private var stars", #"<Namespace name="stars"/>"#,
      "For `.matchedGeometryEffect(id:in:)`; pages stand still.",
      keys: ["Namespace", "matchedGeometryEffect"]),
    SwiftSpelling("@ScaledMetric var size = 20.0", #"<ScaledMetric name="size" value="20"/>"#),
    SwiftSpelling(
      "var n = 0 { didSet { … } }", #"<Var name="n" value="0"><didSet>…</didSet></Var>"#,
      "With `oldValue`; `<willSet>` has `newValue`.", keys: ["willSet", "didSet"]),
    SwiftSpelling(
      "var badge: some View { Text(name) }", #"<Fragment name="badge"><Text>{name}</Text></Fragment>"#,
      "Used as `<Fragment ref=\"badge\"/>`, in code as `badge`."),
    SwiftSpelling(
      "func row(_ n: Int) -> some View { Text(\"\\(n)\") }",
      #"<Fragment name="row"><Let name="n" type="Int"/><Text>{n}</Text></Fragment>"#,
      "Used as `<Fragment ref=\"row\" n=\"3\"/>`, in code as `row(n: 3)`."),
    SwiftSpelling(
      "func row(_ title: String? = nil) -> some View { Text(title ?? \"-\") }",
      #"<Fragment name="row"><Let name="title" type="String?" value="{nil}"/><Text>{title ?? '-'}</Text></Fragment>"#,
      "A `<Let>` with a type and a value, before the views, may be left out: `<Fragment ref=\"row\"/>`, in code `row()`."
    ),
    SwiftSpelling(
      "@ViewBuilder func row(_ n: Int) -> some View { if n > 3 { Text(\"many\") }; Button(\"Add\") { add(n) } }",
      #"<Func signature="row(_ n: Int) -> some View">if n > 3 { Text("many") }; Button("Add") { add(n) }</Func>"#,
      "Code builds views, too: containers, controls and views with slots, by SwiftUI's initialisers. `<AnyView view=\"{row(3)}\"/>` shows them."
    ),
    SwiftSpelling(
      "enum Place { @ViewBuilder static func screen(for place: Place) -> some View { switch place { … } } }",
      #"<Enum name="Place"><Func static="true" signature="screen(for place: Place) -> some View">switch place { … }</Func></Enum>"#,
      "Views of what is no view are written in code, and shown by `<AnyView view=\"{Place.screen(for: .kettle)}\"/>`."
    ),
    SwiftSpelling(
      "static func row<Content: View>(@ViewBuilder content: () -> Content) -> some View",
      #"<Func static="true" signature="row(@ViewBuilder content: () -> Content) -> some View" generics="Content: View">VStack { content() }</Func>"#,
      "Or a view of its own, with a `<Slot/>`: `<Row>…</Row>`."),
    SwiftSpelling(
      "@ViewBuilder var content: () -> Content", "<Slot/>", "The children of a use; placed by `<Content/>`."),
    SwiftSpelling(
      "@ViewBuilder var content: (Item) -> Content", #"<Slot takes="item: Item"/>"#,
      "Placed by `<Content item=\"{x}\"/>`; a use names what it is given: `<Deck items=\"{teas}\" as=\"tea\">…</Deck>`."
    ),
    SwiftSpelling(
      "@ViewBuilder var row: (Item) -> Row", #"<Slot name="row" takes="item: Item"/>"#,
      #"Placed by `<Content name="row" item="{x}"/>`, given as `<row as="item">…</row>`."#),
  ]

  private static let views = [
    SwiftSpelling("Text(\"Hello, \\(name)\")", "<Text>Hello, {name}</Text>"),
    SwiftSpelling(
      "Text(\"\\(count) miles\"), Text(\"\\(weight) kg\")",
      "<Text>{count.formatted()} miles</Text>, <Text>{weight.formatted()} kg</Text>",
      "Numbers alone are written as they are, `1000 miles` and `1.5 kg`, where SwiftUI writes `1,000` and `1.500000`."
    ),
    SwiftSpelling(
      "struct Wedge: Shape { var animatableData: Double …; func path(in rect: CGRect) -> Path { … } }",
      #"<Struct name="Wedge" conforms="Shape"><Computed name="animatableData" type="Double">…</Computed><Func signature="path(in rect: CGRect) -> Path">…</Func></Struct>"#,
      "It stands as an element, `<Wedge/>`, and wherever a Shape is wanted. A view and an `AnimatableModifier`, which is a `<Modifier>`, have "
        + "`animatableData` likewise; pages stand still.",
      keys: ["Animatable", "AnimatableModifier"]),
    SwiftSpelling(
      "VStack(spacing: 8) { … }", #"<VStack spacing="8">…</VStack>"#, "Argument labels are attributes."),
    SwiftSpelling(
      "Toggle(\"Sound\", isOn: $isOn)", #"<Toggle isOn="$isOn">Sound</Toggle>"#,
      "The first argument without a label is `title`, or the text inside."),
    SwiftSpelling("Button(\"Add\") { n += 1 }", #"<Button action="n += 1">Add</Button>"#),
    SwiftSpelling(
      "AxisMarks { value in AxisValueLabel { Text(\"\\(value.as(Int.self) ?? 0) kg\") } }",
      #"<AxisMarks as="value"><AxisValueLabel><Text>{value.as(Int.self) ?? 0} kg</Text></AxisValueLabel></AxisMarks>"#,
      "Inside of a `<ChartYAxis>`; a unit is a `format`, too.", keys: ["AxisValueLabel", "AxisValue"]),
    SwiftSpelling(
      "view.padding().background(.gray)", #"<Text modifiers=".padding().background(.gray)">…</Text>"#,
      "One chain, in the same order."),
    SwiftSpelling(
      ".sheet(isPresented: $isShown) { Detail() }", #"<Sheet isPresented="$isShown"><Detail/></Sheet>"#,
      "A modifier that holds views is a child of the view that it modifies; so are alerts, toolbars and backgrounds.",
      keys: ["sheet"]),
    SwiftSpelling(
      ".alert(isPresented: $isAsked) { question }, .actionSheet(isPresented: $isShown) { sheet }",
      #"<Alert isPresented="$isAsked" value="{question}"/>, <ActionSheet isPresented="$isShown" value="{sheet}"/>"#,
      "Where code makes an `Alert(title:message:primaryButton:secondaryButton:)` or an `ActionSheet(title:message:buttons:)`, it is written as in Swift.",
      keys: ["Alert", "ActionSheet", "actionSheet"]),
    SwiftSpelling(
      #".alert("Order?", isPresented: $isAsked, presenting: tea) { tea in … }"#,
      #"<Alert title="Order?" isPresented="$isAsked" presenting="{tea}" as="tea">…</Alert>"#,
      "It is shown while the flag is set and there is a value. `confirmationDialog` is written the same way; the `error` of an alert has its name by `as` too.",
      keys: ["presenting", "alert"]),
    SwiftSpelling(
      "AnyView(view)", "the same",
      "In code; among elements `<AnyView view=\"{…}\"/>` shows a view that code gives.",
      keys: ["AnyView"]),
    SwiftSpelling("if isOn { A() } else { B() }", #"<If condition="isOn"><A/></If><Else><B/></Else>"#),
    SwiftSpelling("if let tea { … }", #"<IfLet name="tea" value="tea">…</IfLet>"#),
    SwiftSpelling(
      "switch load { case .done(let teas): … }",
      #"<Switch on="load"><Case is=".done(let teas)">…</Case></Switch>"#),
    SwiftSpelling(
      "ForEach(teas) { tea in … }", #"<ForEach items="teas" as="tea">…</ForEach>"#),
    SwiftSpelling(
      "ForEach($teas) { $tea in … }", #"<ForEach items="$teas" as="$tea">…</ForEach>"#),
    SwiftSpelling(
      "let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())", "the same",
      "In a `<Computed>` or at the place itself; `AnyLayout(FlowLayout(spacing: 4))` takes a Layout of the package.",
      keys: ["HStackLayout", "VStackLayout", "ZStackLayout", "GridLayout"]),
    SwiftSpelling(
      "FlowLayout(spacing: 4) { Text(\"a\") }", #"<FlowLayout spacing="{4}"><Text>a</Text></FlowLayout>"#),
    SwiftSpelling(
      "struct Weight: LayoutValueKey { static let defaultValue = 1.0 }, view.layoutValue(key: Weight.self, value: 2)",
      ##"<Struct name="Weight" conforms="LayoutValueKey">…</Struct>, modifiers=".layoutValue(key: Weight.self, value: 2)""##,
      "The Layout asks `subview[Weight.self]`.", keys: ["LayoutValueKey", "layoutValue"]),
    SwiftSpelling(
      "extension VerticalAlignment { static let middle = VerticalAlignment(Middle.self) }",
      ##"<Extension of="VerticalAlignment"><Let static="true" name="middle" value="{VerticalAlignment(Middle.self)}"/></Extension>"##,
      "With `<Enum name=\"Middle\" conforms=\"AlignmentID\">` and its `defaultValue(in:)`; a stack aligns by it the views that stand in it directly.",
      keys: ["AlignmentID"]),
    SwiftSpelling("layout { … }", #"<AnyLayout layout="layout">…</AnyLayout>"#, keys: ["AnyLayout"]),
    SwiftSpelling(
      "Table(of: Tea.self) { TableColumn(…) } rows: { TableRow(tea) }",
      ##"<Table of="Tea"><TableColumn …/><rows><TableRow value="{tea}"/></rows></Table>"##,
      "Rows stand in `ForEach`, `If` and `Section`, too, and may have a `<ContextMenu>`.", keys: ["TableRow"]),
    SwiftSpelling("let total = a + b", #"<Let name="total" value="{a + b}"/>"#, "At the head of a body."),
    SwiftSpelling(
      "@Bindable var store = store", #"<Bindable name="store" value="{store}"/>"#,
      "At the head of a body; then `$store.name` is a binding. At one place it is `{Bindable(store).name}`."),
    SwiftSpelling(
      "NavigationLink { Detail(tea: tea) } label: { … }",
      #"<NavigationLink destination="Detail" tea="{tea}">…</NavigationLink>"#),
    SwiftSpelling(
      ".navigationDestination(for: Tea.self) { tea in … }",
      #"<NavigationDestination for="Tea" as="tea">…</NavigationDestination>"#,
      "In the code of a Func or Computed that gives a view it is written as in Swift.",
      keys: ["navigationDestination"]),
  ]

  private static let code = [
    SwiftSpelling(
      "if #available(iOS 17, *) { … }, guard #available(iOS 17, *) else { … }", "the same",
      "It is true, and what stands under it may use what came with that version (`view/unavailable`); also as the condition of "
        + "an `<If>`.", keys: ["available", "unavailable"]),
    SwiftSpelling(
      "a && b, a || b, !a, a < b, a <= b, 0..<n", "a and b, a or b, not a, a lt b, a le b, 0 upTo n",
      "As XML escapes `<` and `&`; in CDATA, and for `>`, the symbols stand."),
    SwiftSpelling("\"text\"", "'text' or \"text\"", "In attributes single quotes are at hand."),
    SwiftSpelling(
      "Detail(onOpen: { count += 1 }, onClose: close)", #"<Detail onOpen="count += 1" onClose="close"/>"#,
      "What is a function holds code, with or without braces: `onPick=\"{ tea, count in … }\"`."),
    SwiftSpelling(
      "\"\"\" … \"\"\"", "the same", "Between tags; in attributes line breaks are `\\n`."),
    SwiftSpelling(
      "let work = DispatchWorkItem { … }, DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: work)",
      "the same",
      "Runs unless it was cancelled: in a scenario once a step `<Wait>` comes to its time, else, and of what appears before the first step, once the code at hand has ended."
    ),
    SwiftSpelling(
      "let saving = DispatchQueue(label: \"saving\", qos: .utility), saving.sync { count }, NSLock()",
      "the same",
      "A queue runs each closure to its end, that of `async` once the code at hand has ended; nobody else is let in by a lock."
    ),
    SwiftSpelling("Set<String>()", "Set[String]()", "In attributes, where `<` cannot stand."),
    SwiftSpelling(
      "var next: Int { n + 1 }, guard let (a, b) = pair else { … }", "the same",
      "In functions; among elements a local value that is computed is `<Computed name=\"next\" type=\"Int\">n + 1</Computed>`."
    ),
    SwiftSpelling(
      "case let tea as Tea:, case is Tea:, run(store.send(action:))", "the same",
      "A `var` whose type is written with `?` is nil at first."),
    SwiftSpelling(
      "async, await, Task { … }, .task { … }", "the same",
      "A task begins once the code has ended that makes it, or where that awaits it, in the order in which they are made. In a scenario it sleeps until a step `<Wait>` comes to that time, where the sleep is a statement of the task or of a function that it awaits; what appears before the first step, and a page without a scenario, sleeps no time.",
      keys: ["async", "await", "Task", "ContinuousClock", "SuspendingClock"]),
    SwiftSpelling(
      "await withCheckedContinuation { continuation in load { continuation.resume(returning: $0) } }",
      "the same",
      "So are `withCheckedThrowingContinuation` and the unchecked ones. Where nothing resumes it, the code stays there, and the page is drawn; a continuation is not kept for a later action.",
      keys: ["withCheckedContinuation", "withCheckedThrowingContinuation", "CheckedContinuation"]),
    SwiftSpelling(
      "let events = PassthroughSubject<String, Never>(); events.send(\"ready\"); events.merge(with: others).sink { … }",
      #"<Let name="events" value="{PassthroughSubject[String, Never]()}"/>"#,
      "In code as in Swift: `CurrentValueSubject`, `Publishers.CombineLatest($name, $word)`, `sink(receiveCompletion:receiveValue:)`, `store(in:)`, `assign(to:on:)`; `.onReceive` takes them.",
      keys: ["PassthroughSubject", "CurrentValueSubject", "Publisher", "AnyPublisher", "Publishers"]),
    SwiftSpelling(
      "text.firstMatch(of: /(\\d+)-(\\d+)/)?.1, try Regex(pattern), NSPredicate(format: \"SELF MATCHES %@\", pattern)",
      "the same",
      "Of a pattern that is a text the groups are `match[1].substring`, `match[\"year\"]?.substring`, as an `AnyRegexOutput` has them. A regular expression that is written in code is checked; look-behind, back references and possessive quantifiers are none here.",
      keys: ["Regex", "firstMatch", "wholeMatch", "AnyRegexOutput"]),
    SwiftSpelling(
      "struct Money: FormatStyle { func format(_ value: Double) -> String { … } }, price.formatted(Money()), Text(price, format: .money)",
      #"<Struct name="Money" conforms="FormatStyle"><Func signature="format(_ value: Double) -> String">…</Func></Struct>, price.formatted(Money()), <Text title="{price}" format=".money"/>"#,
      #"`.money` is a static member of it, or of an `<Extension of="FormatStyle" where="Self == Money">`; what is typed into a field is not read by it."#,
      keys: ["FormatStyle"]),
    SwiftSpelling(
      "FloatingPointFormatStyle<Double>.number.grouping(.never), IntegerFormatStyle<Int>.Currency(code: \"EUR\")",
      "FloatingPointFormatStyle[Double].number.grouping(.never), …",
      "All are the one type `NumberFormat`, for numbers of all types; `style.parseStrategy.parse(text)` reads what it writes.",
      keys: ["FloatingPointFormatStyle", "IntegerFormatStyle", "parseStrategy"]),
    SwiftSpelling(
      "let cache = NSCache<NSString, UIImage>()",
      #"<Let name="cache" value="{NSCache[NSString, UIImage]()}"/>"#,
      "In code as in Swift: `object(forKey:)`, `setObject(_:forKey:)`; it keeps all that it is given.",
      keys: ["NSCache"]),
    SwiftSpelling(
      "UInt8(truncatingIfNeeded: n), UInt64, Int32", "the same",
      "All are Int: a conversion to one gives what fits it, or stops the run; what is reckoned with them is Int.",
      keys: ["UInt8", "UInt64", "UInt", "Int32", "Int64"]),
    SwiftSpelling(
      "await withTaskGroup(of: Int.self) { group in group.addTask { … }; for await n in group { … } }, async let a = load()",
      "the same",
      "Each task runs when it is added, and what they give comes in that order; so does `withThrowingTaskGroup`.",
      keys: ["withTaskGroup", "withThrowingTaskGroup", "TaskGroup", "addTask"]),
    SwiftSpelling(
      "AsyncStream<Int> { continuation in continuation.yield(1) }, for await n in stream { … }",
      "the same; `AsyncStream[Int]` in attributes",
      "So are `AsyncThrowingStream`, `makeStream`, `store.$count.values` and `NotificationCenter.default.notifications(named:)`. `map`, `compactMap`, `filter`, `prefix`, `dropFirst` and `drop` give streams, also of groups of tasks. Code that waits in the loop goes on with each value that comes later; what stands behind the loop does not run then.",
      keys: ["AsyncStream", "AsyncThrowingStream", "AsyncSequence", "makeStream", "notifications"]),
    SwiftSpelling(
      ".preference(key: Widest.self, value: w), .onPreferenceChange(Widest.self) { widest = $0 }", "the same",
      #"The key is a `<Struct name="Widest" conforms="PreferenceKey">` with a static `defaultValue` and a static `reduce`."#,
      keys: ["PreferenceKey", "preference", "onPreferenceChange", "transformPreference"]),
    SwiftSpelling(
      ".onReceive(timer) { _ in … }, .onReceive(store.$count.dropFirst()) { … }, $name.map { !$0.isEmpty }.assign(to: &$isFilled)",
      "the same",
      "In an attribute `&` is `&amp;`. A `Timer.publish(…).autoconnect()` gives instants where a step `<Wait seconds=\"…\"/>` lets time pass; notifications are posted by `NotificationCenter.default.post(name:object:userInfo:)`.",
      keys: ["onReceive", "Timer", "NotificationCenter"]),
    SwiftSpelling(
      "Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in … }, Timer.publish(…).autoconnect().sink { … }.store(in: &kept)",
      "the same; `&amp;` in attributes",
      "Timers and notifications have `sink`, a Published has `.onReceive`. They run as the clock of a step `<Wait>` goes on, until `invalidate()` or `cancel()`; that nobody holds a subscription any more does not end it.",
      keys: ["scheduledTimer", "sink", "AnyCancellable", "invalidate"]),
    SwiftSpelling(
      "static func < (a: Card, b: Card) -> Bool",
      #"<Func signature="lt(a: Card, b: Card) -> Bool" static="true">…</Func>"#,
      keys: ["Comparable"]),
    SwiftSpelling(
      "static func == (a: Card, b: Card) -> Bool, func hash(into hasher: inout Hasher)",
      #"<Func signature="==(a: Card, b: Card) -> Bool" static="true">…</Func><Func signature="hash(into hasher: inout Hasher)">…</Func>"#,
      "Equatable and Hashable compare all fields unless these say otherwise.",
      keys: ["Equatable", "Hashable", "Hasher"]),
    SwiftSpelling(
      "let f = DateFormatter(); f.dateFormat = \"MMM d\"; f.dateStyle = .medium; f.string(from: date), Text(date, formatter: f), Text(\"on \\(date, formatter: f)\")",
      "the same; `<Text title=\"{date}\" formatter=\"{f}\"/>`, `<Text>on {date, formatter: f}</Text>`",
      "So are `NumberFormatter`, `RelativeDateTimeFormatter`, `ISO8601DateFormatter`, `ByteCountFormatter` and `ListFormatter`; a shared one is `<Let static=\"true\" name=\"f\" type=\"DateFormatter\" value=\"{{ let f = DateFormatter(); …; return f }()}\"/>`, and is not set from elsewhere.",
      keys: [
        "DateFormatter", "NumberFormatter", "RelativeDateTimeFormatter", "ISO8601DateFormatter", "dateFormat",
        "ByteCountFormatter", "ListFormatter", "numberStyle", "formatter",
      ]),
    SwiftSpelling(
      "Float, CGFloat, TimeInterval", "Double, or the same",
      "All are the one type Double, which counts in binary fractions."),
    SwiftSpelling(
      "Character, Substring", "String, or the same",
      "All are the one type String; the characters of a text are texts of one character."),
    SwiftSpelling(
      "let title: LocalizedStringKey, var label: LocalizedStringKey { \"Save\" }",
      #"<Let name="title" type="LocalizedStringKey"/>, <Computed name="label" type="LocalizedStringKey">"Save"</Computed>"#,
      "It is a String; the literals that are given for it, or that it gives, are keys of the catalogue.",
      keys: ["LocalizedStringKey"]),
    SwiftSpelling(
      "LocalizedStringResource(\"Metric\", defaultValue: \"Metric\", comment: \"c\"), LocalizedStringResource(stringLiteral: name)",
      "the same", "It is a String, which a catalogue translates."),
    SwiftSpelling(
      "Int64, Int32, UInt8", "Int, or the same",
      "Whole numbers of each size are the one type Int, of 64 bits: `&+` wraps there, and nothing stops at the bounds of a smaller size.",
      keys: ["UInt", "UInt16", "UInt32", "UInt64", "Int8", "Int16"]),
    SwiftSpelling(
      "func each(_ body: @escaping (Tea) throws -> Void) rethrows, func load() async throws -> Tea",
      #"<Func signature="each(_ body: @escaping (Tea) throws -> Void) rethrows">…</Func>, <Func signature="load() async throws -> Tea">…</Func>"#,
      "The words stand in signatures and types as in Swift, and may be left out.",
      keys: ["escaping", "Sendable"]),
    SwiftSpelling(
      "func sum(_ numbers: Int...) -> Int, func log(_ text: @autoclosure () -> String), func raise(_ number: inout Int)",
      #"<Func signature="sum(_ numbers: Int...) -> Int">…</Func>, <Func signature="log(_ text: @autoclosure () -> String)">…</Func>, …"#,
      "Signatures say it as in Swift, and so do the types of functions: `(inout Int) -> Void`.",
      keys: ["autoclosure"]),
    SwiftSpelling(
      "Self.limit, Self(limit: 3)", "the same", "In a type it is the type itself.", keys: ["Self"]),
    SwiftSpelling(
      "var task: Task<Void, Never>?", #"<Var name="task" type="Task?"/>"#,
      "`Task[Void, Never]?` is the same; a task that is cancelled before it begins, or while it sleeps, is told so by `Task.isCancelled` and by what its sleep throws."
    ),
    SwiftSpelling(
      "text.data(using: .utf8), String(data: bytes, encoding: .utf8), text.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed)",
      "the same",
      "`Data` and `text.utf8` are collections of bytes, as `data.map { String(format: \"%02x\", $0) }`; an address is put together by `URLComponents()` and `URLQueryItem`.",
      keys: ["Data", "UTF8", "removingPercentEncoding", "URLComponents", "URLQueryItem"]),
    SwiftSpelling(
      "var loaded: Result<Tea, Failure>?", #"<State name="loaded" type="Result[Tea, Failure]?"/>"#,
      "`get()`, `map`, `Result { try load() }` and the patterns `.success(let tea)` and `.failure(let error)` are the same.",
      keys: ["Result"]),
    SwiftSpelling(
      "case server(code: Int), case server(message: String)",
      #"<Case name="server" type="code: Int"/><Case name="server" type="message: String"/>"#,
      "Two cases of one name are told apart by their labels, in calls and patterns."),
    SwiftSpelling(
      "case Names.tea:, case Limits.small: (a static range), case .best: (a static value of the type)",
      "the same",
      "A pattern that names a static member compares with it, so that a `default` or the other cases cover the rest."
    ),
    SwiftSpelling(
      "Swift.Result<Int, Failure>, Swift.max(1, 2), Foundation.Date(), enum Failure: Swift.Error",
      "`Swift.Result[Int, Failure]`, the others are the same",
      "The name of a module says that what the library has is meant, and not what the package declares by that name."
    ),
    SwiftSpelling(
      "(path as NSString).pathExtension, .lastPathComponent, .deletingPathExtension, .appendingPathComponent(\"a\")",
      "the same", "An `NSString` is a String here; `URL` has the same members.", keys: ["NSString"]),
    SwiftSpelling(
      "decode(RawValue.self), func text(of raw: Kind.RawValue) -> String", "the same",
      "In an Enum the type of its raw values, in an OptionSet Int.", keys: ["RawValue"]),
    SwiftSpelling(
      "case .idle: fatalError()", #"<Case is=".idle"><AnyView view="{fatalError()}"/></Case>"#,
      "In code as in Swift: `Never` is a view, too.", keys: ["fatalError", "Never"]),
    SwiftSpelling(
      "Decimal, NSDecimalRound(&result, &price, 2, .plain)", "the same; `&amp;` in attributes",
      "38 digits, exact; literals and numbers of JSON keep all of theirs.",
      keys: ["Decimal", "NSDecimalNumber"]),
    SwiftSpelling(
      "Date(), UUID(), Int.random(in:), shuffled(using: &generator)", "the same; `&amp;` in attributes",
      "The instant of `--date`, identifiers that count up, numbers of a fixed seed: pages are the same each time."
    ),
    SwiftSpelling(
      "print(x), logger.info(x), openURL(url), UIPasteboard.general.string = x, UIApplication.shared.open(url)",
      "the same",
      "Effects are recorded in order, and shown by scenarios.",
      keys: ["print", "openURL", "Logger", "OSLog", "UIApplication"]),
    SwiftSpelling(
      "UIImpactFeedbackGenerator(style: .light).impactOccurred()", "the same, or `haptic(.light)`", "",
      keys: ["UIImpactFeedbackGenerator", "UINotificationFeedbackGenerator", "UISelectionFeedbackGenerator"]),
    SwiftSpelling(
      "UNUserNotificationCenter.current().requestAuthorization(options: [.alert]), .add(request)", "the same",
      "Each request is recorded, as is what was asked; here notices may be shown, and none comes.",
      keys: [
        "UNUserNotificationCenter", "UNNotificationRequest", "UNMutableNotificationContent",
        "UNTimeIntervalNotificationTrigger", "UNCalendarNotificationTrigger",
      ]),
    SwiftSpelling(
      "SKStoreReviewController.requestReview(in: scene), UIApplication.shared.connectedScenes", "the same",
      "Recorded, as that of `@Environment(\\.requestReview)` is. There is one `UIWindowScene`, without windows.",
      keys: ["SKStoreReviewController", "UIWindowScene", "UIScene"]),
    SwiftSpelling(
      "UIAccessibility.isVoiceOverRunning, .post(notification: .announcement, argument: text)", "the same",
      "No such setting is on here; what is posted is recorded.", keys: ["UIAccessibility"]),
    SwiftSpelling(
      "CLLocation(latitude: 33.5, longitude: 126.5).distance(from: other)", "the same",
      "Where the user is, nobody tells here: there is no CLLocationManager.", keys: ["CLLocation"]),
    SwiftSpelling(
      "SignInWithAppleButton(.signIn) { request in … } onCompletion: { result in … }",
      #"<SignInWithAppleButton label="signIn" onRequest="request in …" onCompletion="result in …"/>"#,
      "Nobody has an account here: a tap does nothing.",
      keys: ["ASAuthorization", "ASAuthorizationAppleIDCredential"]),
    SwiftSpelling(
      #"UserDefaults.standard.bool(forKey: "seen"), .set(true, forKey: "seen")"#, "the same",
      "It keeps what `<AppStorage>` keeps under the same keys.",
      keys: ["UserDefaults"]),
    SwiftSpelling(
      "UIDevice.current.userInterfaceIdiom == .pad, UIScreen.main.bounds.width", "the same",
      "A phone where the page is narrower than 700 points; the bounds are those of the page.",
      keys: ["UIDevice", "UIScreen"]),
    SwiftSpelling(
      #".environment(\.theme.pad, 2)"#, "the same",
      "Of a key whose value is a struct, views inside have one with that part changed."),
    SwiftSpelling(
      ".onChange(of: count) { [count] new in … }", "the same",
      "What a closure that takes the new value alone captures is as it was before the change."),
    SwiftSpelling(
      #".transformEnvironment(\.level) { $0 += 1 }"#, "the same", "For the views inside.",
      keys: ["transformEnvironment"]),
    SwiftSpelling(
      #".environment(\.openURL, OpenURLAction { url in … return .handled })"#, "the same",
      "Links below it, and the `openURL` that views below it have by `<Environment name=\"openURL\" key=\"openURL\"/>`, run the closure, as do words of a Text that lead somewhere where a step taps them; on a page they open their address."
    ),
  ]

  private static let data = [
    SwiftSpelling(
      "@Model final class Tea { var name = \"\" }",
      #"<Observable name="Tea" conforms="Identifiable, Hashable"><Var name="name" value=""/></Observable>"#,
      "There is no store: an object of the app keeps the models, as `<Var name=\"teas\" type=\"[Tea]\"/>`.",
      keys: ["SwiftData", "ModelContext", "PersistentModel", "Relationship", "Attribute"]),
    SwiftSpelling(
      "@Query(filter: #Predicate { $0.isOpen }, sort: \\Tea.name) var teas: [Tea]",
      #"<Environment name="store" type="Store"/><Computed name="teas" type="[Tea]">store.teas.filter { $0.isOpen }.sorted(using: KeyPathComparator(\.name))</Computed>"#,
      keys: ["Predicate", "FetchDescriptor", "SortDescriptor"]),
    SwiftSpelling(
      "modelContext.insert(tea), modelContext.delete(tea)",
      "store.teas.append(tea), store.teas.removeAll { $0.id == tea.id }",
      "What belongs together by a `@Relationship` is set on both sides.", keys: ["modelContext"]),
    SwiftSpelling(
      ".modelContainer(for: Tea.self)", #"modifiers=".environment(store)""#,
      "With `<State name=\"store\" value=\"{Store()}\"/>` in the App.",
      keys: ["modelContainer", "ModelContainer"]),
    SwiftSpelling(
      "try JSONDecoder().decode([Tea].self, from: Data(contentsOf: url))",
      #"<Published name="teas" type="[Tea]" source="teas.json"/>"#,
      "A file of the package is read where the data is declared.", keys: ["contentsOf", "Codable"]),
    SwiftSpelling(
      "try? JSONEncoder().encode(teas), try JSONDecoder().decode([Tea].self, from: data)", "the same",
      "With `UserDefaults.standard.set(data, forKey: 'teas')` and `data(forKey:)` around it, what an app keeps.",
      keys: ["JSONEncoder", "JSONDecoder", "Encodable", "Decodable"]),
    SwiftSpelling(
      "@FetchRequest(sortDescriptors: []) var teas: FetchedResults<Tea>",
      #"<Environment name="store" type="Store"/><Computed name="teas" type="[Tea]">store.teas.sorted(using: KeyPathComparator(\.name))</Computed>"#,
      "An object of the app keeps what Core Data would.",
      keys: ["FetchRequest", "FetchedResults", "NSManagedObject", "NSManagedObjectContext"]),
    SwiftSpelling(
      "enum CodingKeys: String, CodingKey { case id = \"tea_id\" }",
      #"<Enum name="CodingKeys" conforms="String, CodingKey"><Case name="id" value="tea_id"/></Enum>"#,
      #"Inside of the Struct, or of an `<Extension>` in its file; one field alone is renamed by `key="tea_id"`. What has no case is not read. A type that reads or writes JSON itself has those that Swift derives."#
    ),
    SwiftSpelling(
      "init(from decoder: Decoder) throws { let container = try decoder.container(keyedBy: CodingKeys.self); … }",
      #"<Init signature="(from decoder: Decoder) throws">…</Init>"#,
      "With `<Func signature=\"encode(to encoder: Encoder) throws\">`, both used by JSONDecoder and JSONEncoder; model data of such a type is a file of JSON.",
      keys: ["Decoder", "Encoder", "KeyedDecodingContainer", "singleValueContainer", "decodeIfPresent"]),
    SwiftSpelling(
      "self = .tea(try Tea(from: decoder))", "the same",
      "Swift derives `init(from:)` for whatever is Codable, and so it is called here, too; `try tea.encode(to: encoder)` beside it."
    ),
    SwiftSpelling(
      "catch let DecodingError.keyNotFound(key, context) { … }, catch let error as DecodingError { … }",
      "the same",
      "`context.codingPath` and `context.debugDescription` tell where and what, in Swift’s words.",
      keys: [
        "DecodingError", "EncodingError", "typeMismatch", "keyNotFound", "valueNotFound", "dataCorrupted",
        "CodingKey",
      ]),
    SwiftSpelling(
      "decoder.dateDecodingStrategy = .formatted(formatter), = .custom { decoder in … }, .dataDecodingStrategy = .deferredToData",
      "the same",
      keys: ["dateDecodingStrategy", "dateEncodingStrategy", "dataDecodingStrategy", "dataEncodingStrategy"]),
    SwiftSpelling(
      "init(from decoder: Decoder) { self = Kind(rawValue: …) ?? .other }",
      #"<Case name="other" default="true"/>"#, "What any word stands for that names no case."),
    SwiftSpelling(
      "Date, URL, UUID, Color, T?", "ISO 8601, text, text, `#RRGGBB` or a name, null or absent",
      "A field with a value may be absent; the keys of a dictionary are text or digits."),
    SwiftSpelling(
      "if let photo = UIImage(data: data) { Image(uiImage: photo) }",
      #"<IfLet name="photo" value="UIImage(data: data)"><Image uiImage="{photo}"/></IfLet>"#,
      "Also `UIImage(named:)`, `UIImage(systemName:)` and `jpegData(compressionQuality:)`; `NSImage` is another name.",
      keys: ["UIImage", "NSImage"]),
    SwiftSpelling("Image(\"donut\")", #"<Image name="donut"/>"#, "`Assets/donut.png` of the package."),
    SwiftSpelling(
      "Color(\"Brand\")", #"Color('Brand'), <Color name="Brand"/>"#,
      "`Brand.colorset` of a catalogue in `Assets`, light and dark. `AccentColor.colorset` is the accent of the app."
    ),
    SwiftSpelling(
      "Image(.turtleRock), Color(.brand), .foregroundStyle(.brand)",
      #"<Image name="{.turtleRock}"/>, <Color value=".brand"/>, .foregroundStyle(.brand)"#,
      "The symbols that Xcode makes of the names in `Assets`: of `turtle-rock`, of `Brand` or `BrandColor`.",
      keys: ["ImageResource", "ColorResource"]),
  ]

  private static let missing = [
    SwiftSpelling(
      "MeasurementFormatter, DateComponentsFormatter", "",
      "`length.formatted()` for amounts of units, `Duration.seconds(90).formatted()` for lengths of time, `String(format: '%.1f kg', weight)` for others."
    ),
    SwiftSpelling(
      "NSRegularExpression(pattern: pattern), NSTextCheckingResult", "",
      "`try Regex(pattern)` with `text.firstMatch(of:)` and `text.matches(of:)`, whose groups are `match[1].substring`; `text.range(of: pattern, options: .regularExpression)` is there.",
      keys: ["NSRegularExpression", "NSTextCheckingResult", "NSRange"]),
    SwiftSpelling(
      "func pair() -> TupleView<(Text, Text)>, _ConditionalContent<A, B>", "",
      "The result is `some View`, of whatever the code gives.", keys: ["TupleView", "_ConditionalContent"]),
    SwiftSpelling(
      "deinit { … }", "", "Objects live as long as the app: what is to end ends in `.onDisappear`."),
    SwiftSpelling(
      "struct Teas: Sequence { func makeIterator() … }", "",
      "`for` and `map` run over arrays, ranges, sets and dictionaries: name what holds the elements, as in `for tea in teas.all`.",
      keys: ["IteratorProtocol", "Collection"]),
    SwiftSpelling(
      "#if DEBUG … #endif, #if canImport(UIKit) around declarations", "",
      "What stands between is left out, or stands there without: a `<Preview>` is no part of the app."),
    SwiftSpelling(
      "Group(subviews: content) { views in … }, ForEach(subviews: content) { view in … }", "",
      "What goes around each view stands around the one view of a `<ForEach>` of the data; a `Layout` places the views of a `<Slot>` one by one.",
      keys: ["SubviewsCollection"]),
    SwiftSpelling(
      #"Toggle(sources: $lights, isOn: \.isOn)"#, "",
      #"A binding of its own: `Toggle(isOn: Binding(get: { lights.allSatisfy(\.isOn) }, set: { on in for place in lights.indices { lights[place].isOn = on } }))`."#
    ),
    SwiftSpelling(
      "#if targetEnvironment(macCatalyst), #if targetEnvironment(simulator) around declarations", "",
      "Nothing runs by Catalyst or in a simulator: what stands behind `#else` stands there alone; what is meant for a Mac stands in `<If os=\"macOS\">`.",
      keys: ["targetEnvironment", "macCatalyst", "canImport"]),
    SwiftSpelling(
      "UIViewRepresentable, UIHostingController", "",
      "There is no UIKit: a Screen of made-up views stands for what it shows.", keys: ["UIViewController"]),
    SwiftSpelling(
      "UITableView.appearance().backgroundColor = .clear, UITabBar.appearance(), UIBarButtonItem.appearance(), UIWindow.appearance()",
      "",
      "Looks are modifiers: `.scrollContentBackground(.hidden)`, `.listRowSeparator(.hidden)`, `.toolbarBackground(…)`, `.tint(…)`; of navigation bars and switches `<Appearance of=\"NavigationBar\"/>`, too.",
      keys: [
        "appearance", "UITableView", "UITabBar", "UITextView", "UISegmentedControl", "UIScrollView",
        "UIBarButtonItem", "UIWindow",
      ]),
    SwiftSpelling(
      "UIBezierPath(roundedRect: rect, byRoundingCorners: [.topLeft], cornerRadii: size)", "",
      "Corners of their own are an `UnevenRoundedRectangle(topLeadingRadius: 20)`, also in `.clipShape(…)`.",
      keys: ["UIBezierPath", "UIRectCorner", "byRoundingCorners"]),
    SwiftSpelling(
      "@FocusedValue(\\.title) var title, extension FocusedValues { … }", "",
      "What a menu reads is kept by an object of the app, which views set.",
      keys: ["FocusedValue", "FocusedBinding", "FocusedValues", "FocusedValueKey"]),
    SwiftSpelling(
      "Map(coordinateRegion: $region, annotationItems: places) { MapMarker(coordinate: $0.place) }", "",
      "Places stand inside as in iOS 17: `<Map position=\"$camera\"><ForEach items=\"places\" as=\"p\"><Marker title=\"{p.name}\" coordinate=\"{p.place}\"/></ForEach></Map>`.",
      keys: ["MapMarker", "MapPin", "MapAnnotation", "annotationItems"]),
    SwiftSpelling(
      "@propertyWrapper struct Clamped { … }", "",
      "Write a property with `get` and `set` in front of the one that keeps the value, or a `<didSet>` that mends it.",
      keys: ["propertyWrapper", "wrappedValue", "projectedValue"]),
    SwiftSpelling(
      "@UIApplicationDelegateAdaptor(AppDelegate.self) var delegate", "",
      "What an app does as it starts stands in `.onAppear` or `.task` of its first view, what follows its life in `.onChange(of: scenePhase)`.",
      keys: ["UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor", "UIApplicationDelegate"]),
    SwiftSpelling(
      "URLSession, FileManager", "",
      "Data comes from files of the package (`source`), what is kept is `<AppStorage>`."),
    SwiftSpelling(
      "Future, Deferred, multicast, buffer, measureInterval of Combine", "",
      "Subjects, `Just`, `Fail`, `merge`, `combineLatest`, `zip`, `scan`, `flatMap`, `catch` and their like are there; what gives its value later is `async`.",
      keys: ["Future", "Combine"]),
    SwiftSpelling(
      "withObservationTracking { … } onChange: { … }, Mutex, OSAllocatedUnfairLock", "",
      "`.onChange(of: store.count) { … }` runs code when a value changes. All runs on one thread, so that nothing needs a lock; `NSLock` is there, and `withLock` runs its closure.",
      keys: ["withLock", "NSLock"]),
    SwiftSpelling(
      "@dynamicMemberLookup, @resultBuilder, @TaskLocal, func show<each T>(_ values: repeat each T)", "",
      "Members are declared one by one, views are built by a `<Slot>` or a Fragment, what tasks share is passed to them, and a function takes an array or `Any...`.",
      keys: ["dynamicMemberLookup", "resultBuilder", "TaskLocal", "each", "repeat"]),
    SwiftSpelling(
      "class without a protocol, inheritance", "",
      "Objects are an `<ObservableObject>` or an `<Observable>`; one without a `<Published>` is a plain class, which a `<State>` may keep. What several have stands in a `<Protocol>` and its `<Extension>`.",
      keys: ["class", "super"]),
  ]
}
