import SourceModel
import Testing

/// A table of `count` numbers that begin with `first`.
private func numbers(_ count: Int, from first: Int, in memory: TableMemory) -> Table<Int, Int> {
  memory.table(Array(first..<first + count))
}

@Suite struct TableMemoryTests {
  private static let page = 2 << 20

  @Test func whatIsGivenBackServesOthers() {
    // Tables of all sizes come and go; each keeps its values while it lives.
    var held: [(memory: TableMemory, table: Table<Int, Int>, first: Int)] = []
    for round in 0..<40 {
      let memory = TableMemory(much: round.isMultiple(of: 3))
      let count = [100, 20_000, 300_000, 900_000, 1_500_000][round % 5]
      held.append((memory, numbers(count, from: round, in: memory), round))
      for one in held {
        #expect(one.table.first == one.first)
        #expect(one.table.last == one.first + one.table.count - 1)
      }
      if held.count > 4 { held.remove(at: round % 4) }
    }
    for one in held { #expect(one.table.elementsEqual(one.first..<one.first + one.table.count)) }
  }

  @Test func aMemoryIsNearlyFullWhenItsHugePageIs() {
    let small = TableMemory()
    _ = numbers(8000, from: 0, in: small)
    #expect(!small.isNearlyFull(64 << 10), "chunks below a huge page are followed by larger ones")
    let large = TableMemory(much: true)
    _ = numbers(1000, from: 0, in: large)
    #expect(!large.isNearlyFull(64 << 10))
    _ = numbers(Self.page / 8 - 2000, from: 0, in: large)
    #expect(large.isNearlyFull(64 << 10))
  }

  @Test func memoryIsGivenBackInParts() {
    let memory = TableMemory(inParts: true)
    var tables: [(table: Table<Int, Int>, full: Int)] = []
    for number in 0..<12 {
      let table: Table<Int, Int> = memory.table([Int](repeating: number, count: 100_000))
      tables.append((table, memory.fullChunks))
    }
    #expect(tables.last.map { $0.full > 2 } == true)
    for place in 0..<tables.count - 1 {
      memory.release(first: tables[place].full)
      #expect(tables[place + 1].table.allSatisfy { $0 == place + 1 })
    }
    let next: Table<Int, Int> = memory.table([1, 2, 3])
    #expect(next.elementsEqual([1, 2, 3]))
  }

  @Test func whatWasGivenBackGoesToTheSystem() {
    for _ in 0..<4 { _ = numbers(900_000, from: 0, in: TableMemory(much: true)) }
    TableMemory.trim(keeping: 0)
    let memory = TableMemory(much: true)
    #expect(numbers(900_000, from: 7, in: memory).last == 900_006)
  }

  @Test func usedPagesGrowUnderATable() {
    let (count, step) = (2_000_000, 100_000)
    let given = TableMemory(inParts: true)
    var tables = [numbers(step, from: 0, in: given)]
    let memory = TableMemory()
    let places = memory.places(count, of: Int.self)
    let pages = UsedPages(under: places, in: memory)
    for start in stride(from: 0, to: count, by: step) {
      pages.announce(upTo: start + step)
      for place in start..<start + step { places.write(place, at: place) }
      tables.append(numbers(step, from: start, in: given))
      given.release(first: given.fullChunks)
    }
    #expect(places.table.elementsEqual(0..<count))
    #expect(tables.last?.first == count - step)
  }
}
