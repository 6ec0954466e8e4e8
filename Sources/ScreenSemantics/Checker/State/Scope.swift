import Memory
import ScreenSyntax
import ScreenTypes
import SourceModel

/// The names that code sees, innermost last, and the slots of the frame in which their values lie.
struct Scope {
  /// Places in the locals of the file.
  private let names: Stack<Int>
  /// Where the names of the innermost block of statements begin.
  private(set) var blockStart = 0
  /// The next free slot; as many as the frame needs once its code is checked.
  private(set) var nextSlot: Int32 = 0
  /// What functions in code take, by their slots.
  private var parameters: [Int32: [Parameter]] = [:]

  /// Slots of what is declared of a type with `!`.
  private var unwrapping: Set<Int32> = []

  /// How much is in scope.
  struct Mark: Equatable {
    fileprivate let depth, blockStart: Int
    fileprivate let nextSlot: Int32
  }

  /// A scope without names, which puts them on a stack.
  init(on stack: Stack<Int>) { names = stack }

  /// How many names there are.
  var depth: Int { names.count }

  /// Forgets all names and slots.
  mutating func begin() {
    names.removeAll()
    nextSlot = 0
  }

  // MARK: Names

  /// The names from a depth on, outermost first.
  func names(from depth: Int) -> UnsafeBufferPointer<Int> { names[from: min(depth, names.count)] }

  /// The names of the innermost block.
  var block: UnsafeBufferPointer<Int> { names(from: blockStart) }

  /// Brings a local into scope, which takes nothing yet.
  mutating func add(_ local: Int, slot: Int32) {
    if !parameters.isEmpty { parameters[slot] = nil }
    if !unwrapping.isEmpty { unwrapping.remove(slot) }
    names.append(local)
  }

  /// Brings names back that `take` took.
  func restore(_ taken: [Int]) { for name in taken { names.append(name) } }

  /// Takes the names from a depth on, and gives them.
  func take(from depth: Int) -> [Int] {
    let taken = Array(names[from: depth])
    names.removeAll(from: depth)
    return taken
  }

  /// Forgets the names from a depth on; their slots stay taken.
  func shrink(to depth: Int) { names.removeAll(from: depth) }

  /// Begins a block of statements, and gives what `endBlock` takes.
  mutating func beginBlock() -> Int {
    defer { blockStart = names.count }
    return blockStart
  }

  /// Ends a block; its names stay in scope.
  mutating func endBlock(_ outer: Int) { blockStart = outer }

  // MARK: Slots

  /// Takes free slots, and gives the first.
  mutating func takeSlots(_ count: Int = 1) -> Int32 {
    defer { nextSlot += Int32(count) }
    return nextSlot
  }

  /// Frees the slots from one on: what lies in them is not needed by what comes next.
  mutating func freeSlots(from slot: Int32) { nextSlot = slot }

  // MARK: Parameters

  /// A parameter of a function in code.
  struct Parameter {
    /// Its argument label, or none.
    var label: Name
    /// Its default, or none.
    var value: CodeID
  }

  /// What a function in code takes; nil for other slots.
  func parameters(of slot: Int32) -> [Parameter]? { parameters.isEmpty ? nil : parameters[slot] }

  /// Notes what a function in code takes.
  mutating func setParameters(_ taken: [Parameter], of slot: Int32) { parameters[slot] = taken }

  // MARK: Types with `!`

  /// True for a slot whose value is of a type that is written with `!`.
  func unwrapsItself(_ slot: Int32) -> Bool { unwrapping.contains(slot) }

  /// Notes that the value in a slot is of a type that is written with `!`.
  mutating func setUnwrapsItself(_ slot: Int32) { unwrapping.insert(slot) }

  // MARK: Trials

  /// How much is in scope now.
  var mark: Mark { Mark(depth: names.count, blockStart: blockStart, nextSlot: nextSlot) }

  /// Forgets what came into scope since a mark.
  mutating func restore(_ mark: Mark) {
    names.removeAll(from: mark.depth)
    blockStart = mark.blockStart
    nextSlot = mark.nextSlot
    if !parameters.isEmpty { parameters = parameters.filter { $0.key < mark.nextSlot } }
  }
}
