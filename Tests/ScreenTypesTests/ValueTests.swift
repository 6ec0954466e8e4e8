import RenderTree
import ScreenTypes
import SourceModel
import Testing

/// Values: what is equal, what comes first, and that nobody changes a value that another holds.
@Suite struct ValueTests {
  private static let pair = TypeID(.declared(DeclarationID(3), "Pair"))
  private static let other = TypeID(.declared(DeclarationID(4), "Other"))

  private static func pair(_ first: Value, _ second: Value, as type: TypeID = pair) -> Value {
    .structure(StructBox(type: type, fields: [first, second]))
  }

  private static func dictionary(_ pairs: KeyValuePairs<String, Int>) -> Value {
    let box = DictionaryBox()
    for (key, value) in pairs { box.set(.string(key), .int(value)) }
    return .dictionary(box)
  }

  @Test func structsAreEqualByTheirFieldsAndObjectsByIdentity() {
    #expect(Self.pair(.int(1), .string("a")) == Self.pair(.int(1), .string("a")))
    #expect(Self.pair(.int(1), .string("a")) != Self.pair(.int(1), .string("b")))
    #expect(Self.pair(.int(1), .null) != Self.pair(.int(1), .null, as: Self.other))
    let object = ObjectBox(type: Self.pair, fields: [.int(1)])
    #expect(Value.object(object) == .object(object))
    #expect(Value.object(object) != .object(ObjectBox(type: Self.pair, fields: [.int(1)])))
  }

  @Test func aNumberOfOneKindIsNoneOfAnother() {
    #expect(Value.int(1) != .double(1))
    #expect(Value.null != .void && Value.null != .someNil(1) && Value.someNil(1) != .someNil(2))
    #expect(Value.array(ArrayBox([.int(1)])) != .tuple(ArrayBox([.int(1)])))
  }

  @Test func theOrderOfKeysDoesNotCount() {
    let (one, two) = (Self.dictionary(["a": 1, "b": 2]), Self.dictionary(["b": 2, "a": 1]))
    #expect(one == two)
    #expect(one.hashValue == two.hashValue)
    #expect(one != Self.dictionary(["a": 1, "b": 3]) && one != Self.dictionary(["a": 1]))
  }

  /// Whatever is equal has the same hash, else rows, sets and dictionaries would lose it.
  @Test func equalValuesHaveEqualHashes() {
    let values: [Value] = [
      .null, .someNil(1), .void, .bool(true), .int(1), .double(1), .string("é"), .string("e\u{301}"),
      .choice(Self.pair, 1),
      Self.pair(.int(1), .null), .array(ArrayBox([.int(1)])), .tuple(ArrayBox([.int(1)])),
      Self.dictionary(["a": 1]),
      .range(RangeBox(lower: .int(0), upper: .int(3), isClosed: false)), .color(Color(.red)), .type(.int),
      .opaque(OpaqueBox(type: Self.other, content: 1, description: "one")),
      .payload(PayloadBox(type: Self.pair, index: 0, payload: .int(1))),
    ]
    for (place, value) in values.enumerated() {
      for (index, candidate) in values.enumerated() where value == candidate {
        #expect(value.hashValue == candidate.hashValue)
        #expect(place == index || value.text == candidate.text && value.text != nil)
      }
    }
  }

  @Test func numbersTextsAndTuplesHaveAnOrder() {
    #expect(Value.int(1).isLess(than: .int(2)) == true)
    #expect(Value.double(2).isLess(than: .double(1)) == false)
    #expect(Value.string("Z").isLess(than: .string("a")) == true)
    let tuples = [(1, "b"), (2, "a")].map { Value.tuple(ArrayBox([.int($0.0), .string($0.1)])) }
    #expect(tuples[0].isLess(than: tuples[1]) == true && tuples[1].isLess(than: tuples[0]) == false)
    #expect(tuples[0].isLess(than: tuples[0]) == false)
    for pair in [(Value.int(1), Value.double(2)), (.bool(false), .bool(true)), (.null, .int(1))] {
      #expect(pair.0.isLess(than: pair.1) == nil)
    }
  }

  @Test func aPartOfAnArrayKeepsItsIndicesAndIsItsOwn() {
    let whole = ArrayBox((0..<6).map { .int($0) })
    let part = whole.part(2..<5)
    #expect(part.startIndex == 2 && part.endIndex == 5 && part.count == 3)
    #expect(part.elements == [.int(2), .int(3), .int(4)] && part[0] == .int(2))
    #expect(part.part(1..<2).startIndex == 3)
    #expect(part.fromZero.startIndex == 0 && part.fromZero.elements == part.elements)
    part.change { $0.append(.int(9)) }
    #expect(part.elements.count == 4 && whole.count == 6)
    #expect(whole.elements == (0..<6).map { .int($0) })
  }

  @Test func anArrayThatIsReadIsCopiedByTheFirstChangeOnly() {
    let read = ArrayBox(count: 3) { .int($0 * 10) }
    #expect(read.elements == [.int(0), .int(10), .int(20)] && read.copiedByChange == 3)
    read.change { $0[1] = .null }
    #expect(read.elements == [.int(0), .null, .int(20)] && read.copiedByChange == 0)
  }

  @Test func nilInsideOfAnOptionalIsNotNil() {
    #expect(Value.null.inOptional == .someNil(1) && Value.null.inOptional.inOptional == .someNil(2))
    #expect(Value.someNil(2).outOfOptional == .someNil(1) && Value.someNil(1).outOfOptional == .null)
    #expect(Value.int(1).inOptional == .int(1) && Value.int(1).outOfOptional == .int(1))
  }
}
