import ScreenTypes
import SourceModel
import Synchronization

/// What one worker found in the files that it walked, record after record.
final class WalkedRecords: @unchecked Sendable {
  fileprivate let memory: TableMemory
  /// The records. One that grew with the package would be copied as it grows, and its old places would stay taken. Only
  /// its worker adds to them, before others read.
  fileprivate(set) var records: [FlowRecord] = []
  /// For each record how many chunks of the memory hold nothing of later ones.
  private var fullChunks: [Int] = []

  /// Room for what is found in so many files.
  fileprivate init(files: Int) { memory = TableMemory(files: files, inParts: true) }

  /// Adds a record to which nothing will be added.
  fileprivate func close(_ record: FlowRecord) {
    records.append(record)
    fullChunks.append(memory.fullChunks)
  }

  /// Gives back the memory of records up to one of them, but for the last.
  fileprivate func release(upTo record: Int) {
    if record < records.count - 1 { memory.release(first: fullChunks[record]) }
  }
}

/// One worker of the walk over some files. Belongs to one thread until all files are walked.
final class FlowWorker: @unchecked Sendable {
  private let number: Int
  private let found: WalkedRecords
  private var walker: FlowWalker
  /// How many accesses close a record.
  private static let many = 8192

  /// Worker `number` of the walk over so many files; `model` is given once all files are checked.
  fileprivate init(_ number: Int, files: Int, _ program: Program, _ model: SemanticModel?) {
    self.number = number
    found = WalkedRecords(files: files)
    walker = FlowWalker(program, model.map { CalledClosures($0) }, found.memory)
  }

  /// All that it found. Called once.
  fileprivate func finish() -> WalkedRecords {
    found.close(walker.record)
    return found
  }

  /// Walks the declarations of a file.
  func walk(
    _ file: FileID, _ declarations: Range<DeclarationID>, _ checked: CheckedFile, _ bodies: BodyTables
  )
    -> FlowSpan
  {
    if walker.record.accesses.count > Self.many {
      found.close(walker.record)
      walker.beginRecord(in: found.memory)
    }
    let start = walker.record.counts
    let isComplete = walker.walk(file, declarations, checked, bodies)
    return FlowSpan(
      worker: number, record: found.records.count, isComplete: isComplete, start: start,
      end: walker.record.counts)
  }
}

/// What a worker found in one file.
struct FlowSpan: Sendable {
  /// The number of the worker.
  var worker: Int
  /// Which of the worker's records holds it.
  var record: Int
  /// False where nothing was kept of the file, as what it does depends on bodies in files not checked yet.
  var isComplete: Bool
  /// True where it depends on bodies in other files, whichever they are.
  var dependsOnOthers = false
  /// How much the record held before.
  var start: FlowCounts
  /// How much it held then.
  var end: FlowCounts

  /// What still holds of it when other files have changed.
  var afterChangeOfOthers: FlowSpan {
    var span = self
    span.isComplete = !dependsOnOthers
    return span
  }
}

/// What workers found in all files; each place is written once, by the worker that walked the file.
final class FlowSpans: Sendable {
  private let memory: TableMemory
  let places: TablePlaces<FileID, FlowSpan>

  init(count: Int, isSparse: Bool) {
    memory = isSparse ? TableMemory(sparse: ()) : TableMemory(bytes: count * MemoryLayout<FlowSpan>.stride)
    places = memory.places(count, of: FlowSpan.self, by: FileID.self)
  }

  /// All of them, once they are written.
  var all: Table<FileID, FlowSpan> { places.table }
}

/// The workers of one walk over some files.
final class FlowCrew: Sendable {
  private let program: Program
  private let model: SemanticModel?
  private let files: Int
  private let first: Int
  private let all = Mutex<[FlowWorker]>([])

  /// A crew for so many files of a program, whose numbers come after those of an earlier walk; `model` is given once all
  /// files are checked.
  init(_ program: Program, _ model: SemanticModel? = nil, files: Int, after earlier: FlowWalk? = nil) {
    self.program = program
    self.model = model
    self.files = files
    first = earlier?.found.count ?? 0
  }

  /// One more worker.
  func newWorker() -> FlowWorker {
    all.withLock { all in
      let worker = FlowWorker(first + all.count, files: files, program, model)
      all.append(worker)
      return worker
    }
  }

  /// What all of them found, by their numbers. Called once, when they are done.
  func finish() -> [WalkedRecords] { all.withLock { $0.map { $0.finish() } } }
}

/// What was found in all files of a package.
struct FlowWalk: Sendable {
  /// By the numbers of the workers.
  let found: [WalkedRecords]
  /// One for each file of the package; those of files that were not walked hold nothing.
  let spans: FlowSpans
  /// The files that were walked, in order.
  let files: [FileID]

  /// Walks some files of a model, which are in order, in parallel.
  static func of(_ files: [FileID], _ model: SemanticModel, isSparse: Bool = false) -> FlowWalk {
    let crew = FlowCrew(model.program, model, files: files.count)
    let spans = FlowSpans(count: model.files.count, isSparse: isSparse)
    walk(files, model, crew, spans)
    return FlowWalk(found: crew.finish(), spans: spans, files: files)
  }

  /// The same with the files that could not be walked when they were checked.
  func completed(_ model: SemanticModel) -> FlowWalk {
    let all = spans.all
    let left = all.indices.filter { !all[$0].isComplete }
    if left.isEmpty { return self }
    let crew = FlowCrew(model.program, model, files: left.count, after: self)
    Self.walk(left, model, crew, spans)
    for file in left { spans.places.change(file) { $0.dependsOnOthers = true } }
    return FlowWalk(found: found + crew.finish(), spans: spans, files: files)
  }

  /// The same without the records of workers whose files were all walked again since.
  var condensed: FlowWalk {
    var numbers = [Int](repeating: -1, count: found.count)
    for span in spans.all { numbers[span.worker] = 0 }
    if !numbers.contains(-1) { return self }
    let kept = found.indices.filter { numbers[$0] == 0 }
    for (number, worker) in kept.enumerated() { numbers[worker] = number }
    let renumbered = FlowSpans(count: spans.all.count, isSparse: false)
    for file in spans.all.indices {
      var span = spans.all[file]
      span.worker = numbers[span.worker]
      renumbered.places.write(span, at: file)
    }
    return FlowWalk(found: kept.map { found[$0] }, spans: renumbered, files: files)
  }

  /// Calls `body` with the place in `files` of each file and the record that holds what was found in it, the records of each
  /// worker one after the other. Unless they are kept, each gives back its memory then, so that what was found never lies there
  /// twice. `before` hears the last file of a record before the first of them.
  func join(
    keepsRecords: Bool, before: @Sendable (_ last: Int) -> Void, _ body: @Sendable (FlowRecord, Int) -> Void
  ) {
    var places = found.map { [[Int]](repeating: [], count: $0.records.count) }
    for (place, file) in files.enumerated() {
      let span = spans.all[file]
      places[span.worker][span.record].append(place)
    }
    _ = Parallel.map(found.count, onAllCores: files.count >= 64) { [places] number in
      let worker = found[number]
      for (record, places) in places[number].enumerated() {
        if let last = places.last { before(last) }
        for place in places { body(worker.records[record], place) }
        if !keepsRecords { worker.release(upTo: record) }
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
  func takeWalk() -> FlowWalk? {
    walked.withLock { walked in
      defer { walked = nil }
      return walked
    }
  }
}
