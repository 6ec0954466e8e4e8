import ModelData
import ScreenSemantics
import ScreenTypes
import SourceModel
import StandardLibrary

extension ModelStore {
  /// Reads a property whose type has an `init(from: Decoder)` of its own; gives what is wrong with its file.
  func readByCode(
    _ member: MemberID, _ model: SemanticModel, _ members: RunnableMembers, _ locate: () -> Location
  ) -> [Diagnostic] {
    let declared = model.program[member]
    let place = SourceLocation(declared.file, declared.source ?? declared.nameRange)
    switch locate() {
    case .missing(let diagnostic): return [diagnostic]
    case .found(let path, let bytes, let reference):
      paths[member] = path
      guard reference.form == .json else {
        return [
          Diagnostic(
            .dataMismatch, .error,
            "`\(reference.file)` is no JSON, which alone an `init(from: Decoder)` of \(declared.type) reads.",
            at: place, help: "Write the data as JSON.")
        ]
      }
      let file = FileID(model.program.files.count + files.count)
      files.append(SourceFile(path: path, bytes: bytes))
      if let fault = JSONSyntax.check(bytes) {
        let range = SourceRange(fault.offset, min(fault.offset + 1, bytes.count))
        return [Diagnostic(.dataMalformedJson, .error, fault.message, at: SourceLocation(file, range))]
      }
      do {
        values[member] = try LargeStack.run { _ in
          let evaluator = Evaluator(
            RunnableProgram(model, members: members), data: self, settings: .init(), limits: RunLimits())
          return try evaluator.catchingErrors {
            try evaluator.decoded(Evaluator.bare(declared.type), bytes, .modelData)
          }
        }
        return []
      } catch let fault as RuntimeFault {
        return [Diagnostic(fault.rule, .error, fault.message, at: fault.location ?? place)]
      } catch {
        let reason = (error as? ThrownValue)?.value.text ?? "it throws an error."
        return [
          Diagnostic(
            .dataMismatch, .error,
            "`\(reference.file)` is not what \(declared.type) reads by its `init(from: Decoder)`: \(reason)",
            at: place, help: "Compare the keys and types that the code asks for with the file.")
        ]
      }
    }
  }
}
