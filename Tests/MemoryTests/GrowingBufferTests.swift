import Testing

@testable import Memory

/// A buffer keeps what was added, wherever its memory lies.
@Suite struct GrowingBufferTests {
  @Test func whatIsAddedIsThere() {
    var buffer = GrowingBuffer<Int32>()
    #expect(buffer.isEmpty && buffer.elements == nil)
    for number in 0..<1000 { buffer.append(Int32(number)) }
    let place = buffer.extend(by: 2)
    (place[0], place[1]) = (7, 8)
    [9, 10].withUnsafeBufferPointer { buffer.append($0) }
    #expect(buffer.count == 1004 && Array(buffer.storage) == Array(0..<1000) + [7, 8, 9, 10])
    buffer.truncate(to: 3)
    buffer.truncate(to: 9)
    buffer[1] = 5
    buffer.removeLast()
    #expect(Array(buffer.storage) == [0, 5])
  }

  @Test func nothingCanBeAddedToNothing() {
    var buffer = GrowingBuffer<UInt8>()
    buffer.append(UnsafeBufferPointer(start: nil, count: 0))
    [UInt8]().withUnsafeBufferPointer { buffer.append($0) }
    buffer.reserve(0)
    #expect(buffer.isEmpty && buffer.storage.isEmpty)
    var array: [UInt8] = [1]
    buffer.flush(to: &array)
    #expect(array == [1])
  }

  @Test func memoryOfSomebodyElseIsLeftWhereItIsTooSmall() {
    let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 2)
    defer { memory.deallocate() }
    var buffer = GrowingBuffer<UInt8>(in: memory)
    buffer.append(1)
    buffer.append(2)
    #expect(!buffer.isOwn && memory[1] == 2)
    buffer.append(3)
    #expect(buffer.isOwn && Array(buffer.storage) == [1, 2, 3] && memory[0] == 1)
    var lent = GrowingBuffer<UInt8>(in: memory)
    lent.append(9)
    let handed = lent.release()
    #expect(handed.pointee == 9 && handed != memory.baseAddress.map { UnsafePointer($0) })
    GrowingBuffer<UInt8>.free(handed)
  }

  @Test func memoryIsKeptUnlessItWasUnusuallyMuch() {
    var buffer = GrowingBuffer<UInt8>(capacity: 1 << 20)
    buffer.append(1)
    let place = buffer.elements
    buffer.removeAll()
    #expect(buffer.isEmpty && buffer.elements == place && buffer.capacity == 1 << 20)
    buffer.reset()
    #expect(buffer.capacity == 1 << 16)
    buffer.append(4)
    var array: [UInt8] = []
    buffer.flush(to: &array)
    #expect(array == [4] && buffer.isEmpty)
    buffer.append(6)
    let handed = buffer.release()
    #expect(handed.pointee == 6 && buffer.isEmpty && buffer.elements == nil)
    GrowingBuffer<UInt8>.free(handed)
  }
}
