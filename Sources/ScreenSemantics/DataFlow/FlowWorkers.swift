import ScreenTypes
import SourceModel
import Synchronization

/// One worker of the walk over all files, with what it found. Belongs to one thread until all files are walked.
final class FlowWorker: @unchecked Sendable {
  let number: Int32
  private let memory = TableMemory()
  private var walker: FlowWalker
  /// Records that are closed. A record that grew with the package would be copied as it grows, and its old places
  /// would stay taken.
  private var full: [FlowRecord] = []
  /// How many accesses close a record.
  private static let many = 8192

  init(_ number: Int, _ program: Program) {
    self.number = Int32(number)
    walker = FlowWalker(program, memory)
  }

  /// What it found, record after record.
  var records: [FlowRecord] { full + [walker.record] }

  /// One of its records.
  func record(_ number: Int32) -> FlowRecord { number < full.count ? full[Int(number)] : walker.record }

  /// Walks the declarations of a file.
  func walk(_ file: Int, _ declarations: Range<Int>, _ checked: CheckedFile, _ bodies: FileBodies) -> FlowSpan
  {
    if walker.record.accesses.count > Self.many {
      full.append(walker.record)
      walker.record = FlowRecord(in: memory, like: walker.record)
    }
    let start = walker.record.counts
    walker.walk(file, declarations, checked, bodies)
    return FlowSpan(worker: number, record: Int32(full.count), start: start, end: walker.record.counts)
  }
}

/// What a worker found in one file.
struct FlowSpan: Sendable {
  /// The number of the worker.
  var worker: Int32
  /// Which of the worker's records holds it.
  var record: Int32
  /// How much the record held before.
  var start: FlowCounts
  /// How much it held then.
  var end: FlowCounts
}

/// The workers of one walk.
final class FlowCrew: Sendable {
  private let program: Program
  private let all = Mutex<[FlowWorker]>([])

  init(_ program: Program) { self.program = program }

  /// One more worker.
  func newWorker() -> FlowWorker {
    all.withLock { all in
      let worker = FlowWorker(all.count, program)
      all.append(worker)
      return worker
    }
  }

  /// All of them, by their numbers.
  var workers: [FlowWorker] { all.withLock { $0 } }
}

/// What all workers found.
struct FlowWorkers: Sendable {
  let workers: [FlowWorker]
  /// One for each file.
  let spans: [FlowSpan]

  /// Walks all files of a model, in parallel.
  static func walkAll(_ model: SemanticModel) -> FlowWorkers {
    let crew = FlowCrew(model.program)
    let spans = Parallel.results(model.files.count, makeState: { crew.newWorker() }) { worker, file in
      let declarations = model.program.declarations(in: FileID(file))
      return worker.walk(file, declarations, model.files[file], model.bodies(of: declarations))
    }
    return FlowWorkers(workers: crew.workers, spans: spans)
  }
}

extension SemanticModel {
  /// What the walk over all files found, for the first graph that asks; nil where there was none.
  func takeWalk() -> FlowWorkers? {
    walked.withLock { walked in
      defer { walked = nil }
      return walked
    }
  }

  /// The bodies in some declarations, as their checker found them.
  func bodies(of declarations: Range<Int>) -> FileBodies {
    var found = FileBodies()
    for index in declarations {
      found.views.append((DeclarationID(index), bodies[index], frameSizes[index]))
      for member in program.declarations[index].members {
        let id = MemberID(member)
        found.values.append((id, values[member]))
        found.getters.append((id, getters[member]))
        found.setters.append((id, setters[member]))
        if let views = fragments[member] { found.fragments.append((id, views)) }
      }
    }
    return found
  }
}
