import ScreenTypes
import SourceModel
import Synchronization

/// One worker of the walk over all files, with what it found. Belongs to one thread until all files are walked.
final class FlowWorker: @unchecked Sendable {
  let number: Int32
  private let memory: TableMemory
  private var walker: FlowWalker
  /// Records that are closed. A record that grew with the package would be copied as it grows, and its old places
  /// would stay taken.
  private var full: [FlowRecord] = []
  /// For each of them how many chunks of the memory hold nothing of later ones.
  private var fullChunks: [Int] = []
  /// How many accesses close a record.
  private static let many = 8192

  /// Worker `number` of the walk; `model` is given once all files are checked.
  init(_ number: Int, _ program: Program, _ model: SemanticModel?) {
    self.number = Int32(number)
    memory = TableMemory(files: program.files.count, inParts: true)
    walker = FlowWalker(program, model.map { CalledClosures($0) }, memory)
  }

  /// What it found, record after record.
  var records: [FlowRecord] { full + [walker.record] }

  /// One of its records.
  func record(_ number: Int32) -> FlowRecord { number < full.count ? full[Int(number)] : walker.record }

  /// How many records there are.
  var recordCount: Int { full.count + 1 }

  /// Gives back the memory of records up to one of them.
  func release(upTo record: Int) {
    if record < full.count { memory.release(first: fullChunks[record]) }
  }

  /// Walks the declarations of a file.
  func walk(_ file: FileID, _ declarations: Range<Int>, _ checked: CheckedFile, _ bodies: BodyTables)
    -> FlowSpan
  {
    if walker.record.accesses.count > Self.many {
      full.append(walker.record)
      fullChunks.append(memory.fullChunks)
      walker.record = FlowRecord(in: memory, like: walker.record)
    }
    let before = walker.record
    walker.walk(file, declarations, checked, bodies)
    let isComplete = !walker.needsModel
    if !isComplete { walker.record.remove(beyond: before) }
    walker.needsModel = false
    return FlowSpan(
      worker: number, record: Int32(full.count), isComplete: isComplete,
      start: before.counts, end: walker.record.counts)
  }
}

/// What a worker found in one file.
struct FlowSpan: Sendable {
  /// The number of the worker.
  var worker: Int32
  /// Which of the worker's records holds it.
  var record: Int32
  /// False where nothing was kept of the file, as what it does depends on bodies in files not checked yet.
  var isComplete: Bool
  /// How much the record held before.
  var start: FlowCounts
  /// How much it held then.
  var end: FlowCounts
}

/// What workers found in all files; each place is written once, by the worker that walked the file.
final class FlowSpans: Sendable {
  private let memory: TableMemory
  let places: TablePlaces<FileID, FlowSpan>

  init(count: Int) {
    memory = TableMemory(bytes: count * MemoryLayout<FlowSpan>.stride)
    places = memory.places(count, of: FlowSpan.self, by: FileID.self)
  }

  /// All of them, once they are written.
  var all: Table<FileID, FlowSpan> { places.table }
}

/// The workers of one walk.
final class FlowCrew: Sendable {
  private let program: Program
  private let model: SemanticModel?
  private let all: Mutex<[FlowWorker]>

  /// A crew for files that are being checked.
  init(_ program: Program) {
    self.program = program
    model = nil
    all = Mutex([])
  }

  /// A crew that joins `others`, once all files are checked.
  init(_ model: SemanticModel, joining others: [FlowWorker] = []) {
    program = model.program
    self.model = model
    all = Mutex(others)
  }

  /// One more worker.
  func newWorker() -> FlowWorker {
    all.withLock { all in
      let worker = FlowWorker(all.count, program, model)
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
  let spans: FlowSpans

  /// Walks all files of a model, in parallel.
  static func walkAll(_ model: SemanticModel) -> FlowWorkers {
    let crew = FlowCrew(model)
    let spans = FlowSpans(count: model.files.count)
    walk(Array(model.files.indices), model, crew, spans)
    return FlowWorkers(workers: crew.workers, spans: spans)
  }

  /// The same with the files that could not be walked when they were checked.
  func completed(_ model: SemanticModel) -> FlowWorkers {
    let all = spans.all
    let left = all.indices.filter { !all[$0].isComplete }
    if left.isEmpty { return self }
    let crew = FlowCrew(model, joining: workers)
    Self.walk(left, model, crew, spans)
    return FlowWorkers(workers: crew.workers, spans: spans)
  }

  /// Calls `body` with each file and the record that holds what was found in it, the records of each worker one after
  /// the other. Each gives back its memory then, so that what was found never lies there twice. `before`
  /// hears the last file of a record before the first of them.
  func join(
    before: @Sendable (_ last: FileID) -> Void, _ body: @Sendable (FlowRecord, FileID) -> Void
  ) {
    var files = workers.map { [[FileID]](repeating: [], count: $0.recordCount) }
    for file in spans.all.indices {
      let span = spans.all[file]
      files[Int(span.worker)][Int(span.record)].append(file)
    }
    _ = Parallel.map(workers.count, onAllCores: spans.all.count >= 64) { [files] number in
      let worker = workers[number]
      for (place, files) in files[number].enumerated() {
        let record = worker.record(Int32(place))
        if let last = files.last { before(last) }
        for file in files { body(record, file) }
        worker.release(upTo: place)
      }
    }
  }

  private static func walk(_ files: [FileID], _ model: SemanticModel, _ crew: FlowCrew, _ spans: FlowSpans) {
    Parallel.forEach(files.count, makeState: { crew.newWorker() }) { worker, index in
      let file = files[index]
      let declarations = model.program.declarations(in: file)
      spans.places.write(worker.walk(file, declarations, model.files[file], model.tables), at: file)
    }
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
}
