import RenderTree
import ScreenRuntime
import ScreenSemantics
import ScreenTypes
import SourceModel
import Synchronization

/// Draws one view once for each line of JSON objects: in order, on all cores, some lines at a time.
public final class RecordRenderer {
  /// A drawn line.
  public struct Result: Sendable {
    /// Its number in the input, from 1.
    public var line: Int
    /// The page; nil where the line was at fault.
    public var page: [UInt8]?
    /// Uses of modifiers that the page does not show, in order: `textSelection(enabled)`.
    public var modifiers: [String] = []
    /// What was wrong with the line.
    public var diagnostics: [Diagnostic] = []
    /// The files that findings speak of: those of the package, then the lines up to this one.
    public var source: SourceFile?
  }

  /// What one thread works with.
  private final class Worker {
    let maker: PageMaker
    let run: ScreenRun
    let reader: RecordReader
    var pressable: Set<String> = []
    /// What notes it has told: each is told once, at the first line that it is about.
    var told: Set<String> = []

    init(_ compilation: Compilation, _ options: PageOptions, _ view: DeclarationID) throws {
      maker = try PageMaker.ofPackage(compilation, options: options)
      run = maker.makeRun()
      reader = try RecordReader(compilation.model, view: view)
    }
  }

  private let workers: [Worker]
  private let view: DeclarationID
  private let format: OutputFormat
  private let title: String
  private let path: String
  private let file: FileID

  /// True where each line has all of its findings, with places from its own beginning, so that they depend on nothing but the
  /// line; else notes are told once, and places are those of the whole input.
  public var tellsEach = false

  /// A renderer of `view`. `path` is what findings call the input.
  public init(
    _ compilation: Compilation, _ view: DeclarationID, _ format: OutputFormat, options: PageOptions,
    path: String,
    threads: Int
  ) throws {
    workers = try (0..<max(1, threads)).map { _ in try Worker(compilation, options, view) }
    self.view = view
    self.format = format
    self.path = path
    title = compilation.model.program[view].name.text
    file = FileID(compilation.files.count)
  }

  /// The labels that `--pressed` may name on the pages drawn so far; empty where it names none.
  public var pressable: Set<String> { workers.reduce(into: []) { $0.formUnion($1.pressable) } }

  /// Draws lines, the first of which has the number `first`; gives one result for each, in order. Blank lines give none.
  public func render(_ lines: [ArraySlice<UInt8>], first: Int) -> [Result] {
    let wanted = lines.indices.filter { index in lines[index].contains { $0 > 0x20 } }
    var results = wanted.map { Result(line: first + $0) }
    results.withUnsafeMutableBufferPointer { results in
      // Each line is drawn once, by one worker, and writes its own result.
      nonisolated(unsafe) let results = results
      nonisolated(unsafe) let renderer = self
      let free = Atomic<Int>(0)
      Parallel.forEach(
        wanted.count,
        makeState: { renderer.workers[free.add(1, ordering: .relaxed).oldValue % renderer.workers.count] }
      ) { worker, place in
        renderer.render(lines[wanted[place]], into: &results[place], worker)
      }
    }
    return results
  }

  private func render(_ line: ArraySlice<UInt8>, into result: inout Result, _ worker: Worker) {
    let record = worker.reader.read(SourceFile(path: path, bytes: Array(line)), file: file)
    if tellsEach {
      if !record.diagnostics.isEmpty {
        result.diagnostics = record.diagnostics
        result.source = SourceFile(path: path, bytes: Array(line))
      }
      if record.isUsable { draw(record, into: &result, worker, number: nil) }
      return
    }
    let isNew = record.diagnostics.contains {
      $0.severity == .error || worker.told.insert($0.message).inserted
    }
    guard !isNew else {
      // Lines before it stand as empty ones, so that positions are those of the input.
      let source = SourceFile(path: path, bytes: Array(repeating: 0x0A, count: result.line - 1) + line)
      result.diagnostics = worker.reader.read(source, file: file).diagnostics
      result.source = source
      if record.isUsable { draw(record, into: &result, worker, number: result.line) }
      return
    }
    draw(record, into: &result, worker, number: result.line)
  }

  /// Draws a record; a fault says the `number` of its line, where there is one.
  private func draw(_ record: ViewRecord, into result: inout Result, _ worker: Worker, number: Int?) {
    do {
      let (tree, modifiers) = try worker.run.render(view, record)
      worker.pressable.formUnion(worker.run.pressable)
      result.page = worker.maker.bytes(tree, format, title: title)
      result.modifiers = modifiers
    } catch let fault as RuntimeFault {
      var finding = worker.maker.finding(fault, drawing: view)
      if let number { finding.message += " (line \(number) of \(path))" }
      result.diagnostics.append(finding)
    } catch {
      result.diagnostics.append(
        worker.maker.finding(RuntimeFault(.runLimit, "\(error)"), drawing: view))
    }
  }
}
