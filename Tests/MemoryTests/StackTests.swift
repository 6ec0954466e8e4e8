import Testing

@testable import Memory

/// A copy of a stack is the same stack.
@Suite struct StackTests {
  @Test func whatIsPutOnTopIsTakenFirst() {
    let stack = Stack<Int>()
    defer { stack.free() }
    let same = stack
    for number in 0..<100 { stack.append(number) }
    same.insert(500, at: 1)
    #expect(stack.count == 101 && stack[1] == 500 && stack.last == 99)
    #expect(Array(stack[from: 99]) == [98, 99])
    stack.removeAll(from: 2)
    same[0] = 7
    #expect(Array(stack[from: 0]) == [7, 500])
    stack.removeAll()
    #expect(same.last == nil && same.count == 0)
  }
}
