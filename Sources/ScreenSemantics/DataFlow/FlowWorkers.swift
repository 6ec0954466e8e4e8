import SourceModel
import Synchronization

/// One worker of the walk over all files, with what it found. Belongs to one thread until all files are walked.
final class FlowWorker: @unchecked Sendable {
  let number: Int32
  private let units: UnitSpace
  private let nodes: ViewSpace
  private let memory = TableMemory()
  /// Made for the first file.
  private var walker: FlowWalker?

  init(_ number: Int, _ units: UnitSpace, _ nodes: ViewSpace) {
    self.number = Int32(number)
    self.units = units
    self.nodes = nodes
  }

  /// What it found so far.
  var record: FlowRecord { walker?.record ?? FlowRecord(in: memory) }

  func walk(_ file: Int, _ declarations: Range<Int>, _ model: SemanticModel) -> FlowSpan {
    if walker == nil { walker = FlowWalker(model, file: file, units, nodes, memory) }
    let start = record.counts
    walker?.walk(file, declarations, model)
    return FlowSpan(worker: number, start: start, end: record.counts)
  }
}

/// What a worker found in one file.
struct FlowSpan: Sendable {
  /// The number of the worker.
  var worker: Int32
  /// How much its record held before.
  var start: FlowCounts
  /// How much it held then.
  var end: FlowCounts
}

/// What all workers found.
struct FlowWorkers: Sendable {
  let workers: [FlowWorker]
  /// One for each file.
  let spans: [FlowSpan]

  /// Walks all files, in parallel.
  static func walkAll(_ model: SemanticModel, _ units: UnitSpace, _ nodes: ViewSpace) -> FlowWorkers {
    let workers = Mutex<[FlowWorker]>([])
    let spans = Parallel.results(
      model.program.files.count,
      makeState: {
        workers.withLock { workers in
          let worker = FlowWorker(workers.count, units, nodes)
          workers.append(worker)
          return worker
        }
      }
    ) { worker, file in
      worker.walk(file, model.program.declarations(in: FileID(file)), model)
    }
    return FlowWorkers(workers: workers.withLock { $0 }, spans: spans)
  }
}
