import SourceModel
import Testing

/// Copies of a `SharedArray` share what is not changed, and nothing else.
@Suite struct SharedArrayTests {
  @Test func aChangedCopyLeavesTheOtherAsItWas() {
    let first = SharedArray<Int, String>((0..<300).map { "\($0)" })
    var second = first
    second[130] = "other"
    second[131] += "x"
    #expect(Array(first) == (0..<300).map { "\($0)" })
    #expect(second[130] == "other" && second[131] == "131x" && second[129] == "129")
    let ids = second.ids(notSharedWith: first)
    #expect(ids.contains(130) && ids.contains(131) && ids.count == 64)
    #expect(first.ids(notSharedWith: first).isEmpty)
    let third = second
    second[299] = "last"
    #expect(third[299] == "299" && second[299] == "last" && third[130] == "other")
  }

  @Test func anEmptyOneHoldsNothing() {
    let empty = SharedArray<Int, String>()
    #expect(empty.isEmpty && Array(empty).isEmpty)
  }

  @Test func elementsAreGivenBackOnce() {
    final class Counter { var alive = 0 }
    final class Element {
      let counter: Counter
      init(_ counter: Counter) {
        self.counter = counter
        counter.alive += 1
      }
      deinit { counter.alive -= 1 }
    }
    let counter = Counter()
    var array = SharedArray<Int, Element>((0..<130).map { _ in Element(counter) })
    var copy = array
    copy[7] = Element(counter)
    #expect(counter.alive == 131)
    array = SharedArray()
    #expect(counter.alive == 130)
    copy = SharedArray()
    #expect(counter.alive == 0)
  }
}
