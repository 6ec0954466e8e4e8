import ScreenTypes
import SourceModel
import Testing

/// Types: equal ones have equal ids, say what they are made of, and are written as Swift writes them.
@Suite struct TypeIDTests {
  private static let shop = TypeID(.declared(DeclarationID(7), "Shop"))

  @Test func equalTypesHaveEqualIDs() {
    #expect(TypeID(.array(.int)) == TypeID.int.array)
    #expect(TypeID(.optional(TypeID(.array(Self.shop)))) == Self.shop.array.optional)
    #expect(
      TypeID(.tuple([.int, .string], ["count", .none])) == TypeID(.tuple([.int, .string], ["count", .none])))
    #expect(
      TypeID(.tuple([.int, .string], ["count", .none])) != TypeID(.tuple([.int, .string], [.none, .none])))
    #expect(Self.shop != TypeID(.declared(DeclarationID(8), "Shop")))
  }

  @Test func typesOfManyThreadsAreTheSame() async {
    let found = await withTaskGroup(of: [TypeID].self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<500).map { TypeID(.declared(DeclarationID(Int32(1000 + $0)), "Many")).array.optional }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(found).count == 1)
    #expect(Set(found[0]).count == 500)
  }

  @Test func aTypeSaysWhatItIsMadeOf() {
    #expect(TypeID.int.optional.wrapped == .int)
    #expect(TypeID.int.wrapped == nil)
    #expect(TypeID.int.optional.optional.optionalDepth == 2)
    #expect(Self.shop.binding.bound == Self.shop)
    #expect(Self.shop.array.bound == nil)
    #expect(TypeID(.keyPath(Self.shop, .string)).keyPath?.value == .string)
    #expect(TypeID(.writableKeyPath(Self.shop, .string)).keyPath?.root == Self.shop)
    #expect(Self.shop.keyPath == nil)
  }

  @Test func whatCanBeGoneThroughHasElements() {
    for kind in [
      TypeKind.array(.int), .slice(.int), .set(.int), .range(.int), .closedRange(.int), .sequence(.int),
    ] {
      #expect(TypeID(kind).element == .int, "\(kind)")
    }
    #expect(TypeID.string.element == .string)
    #expect(TypeID(.builtin("IndexSet")).element == .int)
    #expect(TypeID(.dictionary(.string, .int)).element == TypeID(.tuple([.string, .int], ["key", "value"])))
    for type in [TypeID.int, .bool, Self.shop, TypeID.int.array.optional] { #expect(type.element == nil) }
  }

  @Test func aParameterAnywhereInsideMakesATypeOpen() {
    let open = TypeID(.parameter(0))
    #expect(Self.shop.array.isConcrete && TypeID(.function([.int], Self.shop)).isConcrete)
    for kind in [
      TypeKind.array(open), .dictionary(.int, open), .function([open], .int), .function([.int], open),
      .tuple([.int, open], [.none, .none]), .keyPath(open, .any), .metatype(open.optional),
    ] {
      #expect(!TypeID(kind).isConcrete, "\(kind)")
    }
  }

  @Test func emptyLiteralsLeaveOpenWhatTheyHold() {
    #expect(TypeID.error.array.isUntold && TypeID.error.array.optional.isUntold)
    #expect(TypeID(.dictionary(.error, .error)).isUntold)
    #expect(
      !TypeID(.dictionary(.string, .error)).isUntold && !TypeID.int.array.isUntold && !TypeID.error.isUntold)
  }

  @Test(arguments: [
    (TypeKind.optional(TypeID(.function([.int, .string], .void))), "((Int, String) -> Void)?"),
    (.dictionary(.string, TypeID.int.array), "[String: [Int]]"), (.set(.string), "Set<String>"),
    (.tuple([.int, .string], ["count", .none]), "(count: Int, String)"),
    (.closedRange(.int), "ClosedRange<Int>"),
    (.metatype(.int), "Int.Type"), (.view, "some View"), (.null, "nil"), (.parameter(1), "…"),
    (.tuple([TypeID(.keyPath(.int, .any)), .bool], ["keyPath", "order"]), "KeyPathComparator<Int>"),
  ])
  func typesAreWrittenAsInSwift(_ kind: TypeKind, _ text: String) {
    #expect(TypeID(kind).description == text)
    #expect(TypeID(kind).writtenName.text == text)
  }

  @Test func attributesHoldNoAngleBrackets() {
    #expect(
      TypeID(.function([TypeID(.set(.int))], TypeID.int.binding)).inAttribute == "(Set[Int]) -> Binding[Int]")
  }
}
