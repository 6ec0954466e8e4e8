import Dispatch
import ScreenSyntax
import ScreenTypes
import SourceModel
import Synchronization

/// Checks the bodies of a whole program, files in parallel; the result does not depend on scheduling.
public enum SemanticChecker {
  /// Checks every body of `program`.
  public static func check(_ program: Program) -> SemanticModel {
    let count = program.files.count
    let results = FileResults(count: count)
    let ranges = declarationRanges(program)
    _ = CatalogSignatures.shared
    Parallel.forEach(count, makeState: { CheckerMemory() }) { memory, index in
      var checker = FileChecker(program, file: FileID(index), memory)
      let bodies = checker.checkFile(ranges[index])
      results.set(index, checker.checked, bodies)
    }
    return assemble(program, results)
  }

  private static func declarationRanges(_ program: Program) -> [Range<Int>] {
    var ranges = [Range<Int>](repeating: 0..<0, count: program.files.count)
    var start = 0
    for file in ranges.indices {
      var end = start
      while end < program.declarations.count, Int(program.declarations[end].file.index) == file { end += 1 }
      ranges[file] = start..<end
      start = end
    }
    return ranges
  }

  private static func assemble(_ program: Program, _ results: FileResults) -> SemanticModel {
    var model = SemanticModel(
      program: program, files: [], bodies: Array(repeating: 0..<0, count: program.declarations.count),
      frameSizes: Array(repeating: 0, count: program.declarations.count),
      values: Array(repeating: CheckedBody(), count: program.members.count),
      getters: Array(repeating: CheckedBody(), count: program.members.count),
      setters: Array(repeating: CheckedBody(), count: program.members.count), fragments: [:], defaults: [:])
    model.files.reserveCapacity(program.files.count)
    for index in program.files.indices {
      let (checked, bodies) = results.take(index)
      model.files.append(checked)
      for (id, views, size) in bodies.views {
        model.bodies[Int(id.index)] = views
        model.frameSizes[Int(id.index)] = size
      }
      for (id, body) in bodies.values { model.values[Int(id.index)] = body }
      for (id, body) in bodies.getters { model.getters[Int(id.index)] = body }
      for (id, body) in bodies.setters { model.setters[Int(id.index)] = body }
      for (id, views) in bodies.fragments { model.fragments[Int(id.index)] = views }
      for (index, body) in bodies.defaults { model.defaults[index] = body }
    }
    return model
  }
}

/// One result per file; every place is written once, by one worker, before it is read.
private final class FileResults: @unchecked Sendable {
  private let storage: UnsafeMutablePointer<(CheckedFile, FileBodies)?>
  private let count: Int

  init(count: Int) {
    self.count = count
    storage = .allocate(capacity: count)
    storage.initialize(repeating: nil, count: count)
  }

  deinit {
    storage.deinitialize(count: count)
    storage.deallocate()
  }

  func set(_ index: Int, _ checked: CheckedFile, _ bodies: FileBodies) { storage[index] = (checked, bodies) }

  func take(_ index: Int) -> (CheckedFile, FileBodies) {
    let result = storage[index]!
    storage[index] = nil
    return result
  }
}
