import RenderTree
import ScreenTypes
import SourceModel
import Testing

@testable import StandardLibrary

@Suite struct LibraryTests {
  private let library = StandardLibrary.shared

  @Test func enumsStandInTheOrderOfTheRenderTree() throws {
    func names(_ type: String) throws -> [String] {
      let id = try #require(library.type(reading: type))
      return try #require(library.cases(of: id)).map(\.text)
    }
    #expect(try names("Font.Weight") == TextStyle.Weight.allCases.map { "\($0)" })
    #expect(try names("Font.Design") == TextStyle.Design.allCases.map { "\($0)" })
    #expect(try names("Font.TextStyle") == FontSize.Style.allCases.dropLast().map { "\($0)" })
    #expect(
      try names("HorizontalAlignment").firstIndex(of: "trailing")
        == Int(HorizontalAlignment.trailing.rawValue))
    #expect(
      try names("VerticalAlignment").firstIndex(of: "lastTextBaseline")
        == Int(VerticalAlignment.lastTextBaseline.rawValue))
    #expect(try names("ImageScale").firstIndex(of: "large") == Int(ImagePayload.Scale.large.rawValue))
    #expect(
      try names("Text.TruncationMode").firstIndex(of: "tail") == Int(TextPayload.Truncation.tail.rawValue))
    #expect(try names("ListStyle").firstIndex(of: "sidebar") == Int(ListPayload.Style.sidebar.rawValue))
    #expect(
      try names("ButtonStyle").firstIndex(of: "borderless") == Int(ControlPayload.Look.borderless.rawValue))
    #expect(
      try names("ButtonRole").firstIndex(of: "destructive") == Int(ControlPayload.Role.destructive.rawValue)
        - 1)
    for base in Color.Base.allCases { #expect(ColorText.name(of: base) == "\(base)") }
    for style in FontSize.Style.allCases { #expect(FontText.name(of: style) == "\(style)") }
  }

  @Test func signaturesAreReadWithLabelsDefaultsAndTypes() throws {
    let signature = try #require(
      library.signature(
        reading: "f(_ a: Int = g(1, [2]), b: (key: T0, value: [T1]?) -> Bool) -> [String: Set<Int>]"))
    #expect(signature.name == "f")
    #expect(signature.parameters.map(\.label) == [.none, "b"])
    #expect(signature.parameters.map(\.hasDefault) == [true, false])
    #expect(signature.parameters[0].type == .int)
    #expect(signature.result.description == "[String: Set<Int>]")
    #expect(library.type(reading: "Binding<Font.Weight>?")?.description == "Binding<Font.Weight>?")
    #expect(library.type(reading: "()") == .void)
    for bad in ["", "[Int", "Nowhere", "Int Int", "f(", "(Int", "Set<>", "f(a Int)"] {
      #expect(library.type(reading: bad) == nil)
      #expect(library.signature(reading: bad) == nil)
    }
  }

  @Test func lookupsAnswerNamesAndSuggestions() {
    #expect(library.type(named: "ImageScale") == library.type(named: "Image.Scale"))
    #expect(library.genericType(named: "Array")?.description == "[…]")
    #expect(library.genericType(named: "Nowhere") == nil)
    #expect(library.memberNames(of: .bool, isStatic: false) == ["toggle"])
    #expect(library.memberNames(of: LibraryTypes.edgeSet, isStatic: true).contains("horizontal"))
    #expect(library.functionNames.contains("withAnimation"))
    #expect(library.namesOfTypes.first == "ASAuthorization")
    #expect(library.choice("vertical", of: LibraryTypes.edgeSet).flatMap { EdgeSet($0) } == [.top, .bottom])
    #expect(library.choice("sideways", of: LibraryTypes.edgeSet) == nil)
    #expect(
      AxisSet([.choice(LibraryTypes.axisSet, 0), .choice(LibraryTypes.axisSet, 1)]) == [
        .horizontal, .vertical,
      ])
  }

  @Test func libraryTypesStandForTheirProtocols() {
    #expect(StandardLibrary.accepts(LibraryTypes.color, for: LibraryTypes.shapeStyle))
    #expect(StandardLibrary.accepts(LibraryTypes.linearGradient, for: LibraryTypes.shapeStyle))
    #expect(StandardLibrary.accepts(LibraryTypes.circle, for: LibraryTypes.shape))
    #expect(StandardLibrary.accepts(LibraryTypes.circle, for: .view))
    #expect(StandardLibrary.accepts(LibraryTypes.tapGesture, for: LibraryTypes.gesture))
    #expect(!StandardLibrary.accepts(LibraryTypes.font, for: .view))
    #expect(!StandardLibrary.accepts(LibraryTypes.shapeStyle, for: LibraryTypes.color))
  }

  @Test func valuesKnowWhatTheyDraw() throws {
    #expect(StandardLibrary.paint(.color(Color(.red))) == .color(Color(.red)))
    let many = GradientColors([Color(.red), Color(.blue), Color(.green), Color(.pink), Color(.black)])
    let gradient = GradientValue(many, from: UnitPointValue(x: 0, y: 0), to: UnitPointValue(x: 1, y: 1))
    guard case .linear(let colors, _, _, _, _) = try #require(StandardLibrary.paint(Value(gradient))) else {
      Issue.record("not a gradient")
      return
    }
    #expect(colors.count == 4 && colors[0] == Color(.red) && colors[3] == Color(.black))
    #expect(StandardLibrary.paint(3) == nil)
    #expect(ShapeValue(.circle).payload.fill == .foreground)
    let joined = TextValue("a") + TextValue("b")
    #expect(joined.text == "ab" && joined.runs.count == 2)
    var style = TextStyle()
    style.italic = true
    #expect(joined.runs[0].style(in: style).italic)
  }

  @Test func lazilyReadArraysAreReadElementByElement() throws {
    let reads = Counter()
    let lazy = Value.array(
      ArrayBox(count: 1_000_000) { index in
        reads.count += 1
        return .int(index)
      })
    func run(_ key: String, _ arguments: [Value]) throws -> Value {
      let entry = try #require(library.entries.first { $0.key == key })
      var call = LibraryCall(receiver: lazy, arguments: arguments, host: TestHost())
      return try entry.member.implementation(&call)
    }
    #expect(try run("[T0]|count", []) == 1_000_000)
    #expect(try run("[T0]|first", []) == 0)
    #expect(try run("[T0]|last", []) == 999_999)
    #expect(try run("[T0]|firstIndex(of:)", [3]) == 3)
    #expect(try run("[T0]|prefix(_:)", [2]) == [0, 1])
    #expect(try run("[T0]|enumerated()", []).content(Int.self) == nil)
    #expect(reads.count < 20)
  }

  @Test func workIsCounted() throws {
    let host = TestHost()
    host.limit = 1000
    let entry = try #require(library.entries.first { $0.key == "ClosedRange<Int>|allSatisfy(_:)" })
    var call = LibraryCall(
      receiver: closedRange(1, 10_000_000_000), arguments: [function { _ in true }], host: host)
    #expect(throws: RuntimeFault.self) { try entry.member.implementation(&call) }
    let endless = UnfoldValue(first: 1, following: FunctionBox(body: NativeFunction { $0[0] }))
    host.spent = 0
    #expect(throws: RuntimeFault.self) { try endless.all(host) }
  }

  @Test func doublesAreWrittenExactly() {
    #expect(NumberText.fixed(0.5, fraction: 0) == "0")
    #expect(NumberText.fixed(1.5, fraction: 0) == "2")
    #expect(NumberText.fixed(.leastNonzeroMagnitude, fraction: 3) == "0.000")
    #expect(NumberText.fixed(.leastNonzeroMagnitude, fraction: 1074).hasSuffix("5"))
    #expect(NumberText.fixed(.greatestFiniteMagnitude, fraction: 0).utf8.count == 309)
    #expect(NumberText.fixed(9.995, fraction: 2) == "9.99")
    #expect(NumberText.fixed(99.999, fraction: 1) == "100.0")
    #expect(NumberText.fixed(-1e-9, fraction: 2) == "-0.00")
    #expect(NumberText.grouped(123_456.5) == "123,456.5")
    #expect(NumberText.grouped(0.000001) == "0.000001")
    #expect(CivilDate(-.infinity).year < -5000)
    #expect(CivilDate(.nan).year == 1970)
    #expect(CivilDate(1e300).year > 5000)
  }
}

private final class Counter: @unchecked Sendable {
  var count = 0
}
