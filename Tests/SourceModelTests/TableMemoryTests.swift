import SourceModel
import Testing

@Test func memoryIsGivenBackInParts() {
  let memory = TableMemory(inParts: ())
  var tables: [(table: Table<Int>, full: Int)] = []
  for number in 0..<12 {
    let table = memory.table([Int](repeating: number, count: 100_000))
    tables.append((table, memory.fullChunks))
  }
  #expect(tables.last.map { $0.full > 2 } == true)
  for place in 0..<tables.count - 1 {
    memory.release(first: tables[place].full)
    #expect(tables[place + 1].table.allSatisfy { $0 == place + 1 })
  }
  #expect(memory.table([1, 2, 3]).elementsEqual([1, 2, 3]))
}
