import ModelData
import ScreenSemantics
import ScreenTypes
import SourceModel
import StandardLibrary

extension ModelStore {
  enum DecodedByCode {
    case read(Value)
    case failed(Diagnostic)
  }

  /// What the `init(from: Decoder)` of a property's type makes of the bytes of a file.
  func decodedByCode(
    _ member: MemberID, _ model: SemanticModel, _ members: RunnableMembers, _ bytes: [UInt8],
    of file: FileID, _ reference: DataReference
  ) -> DecodedByCode {
    let declared = model.program[member]
    let place = SourceLocation(declared.file, declared.source ?? declared.nameRange)
    guard reference.form == .json else {
      return .failed(
        Diagnostic(
          .dataMismatch, .error,
          "`\(reference.file)` is no JSON, which alone an `init(from: Decoder)` of \(declared.type) reads.",
          at: place, help: "Write the data as JSON."))
    }
    if let fault = JSONSyntax.check(bytes) {
      let range = SourceRange(fault.offset, min(fault.offset + 1, bytes.count))
      return .failed(
        Diagnostic(.dataMalformedJson, .error, fault.message, at: SourceLocation(file, range)))
    }
    do {
      return .read(
        try LargeStack.run { _ in
          let evaluator = Evaluator(
            RunnableProgram(model, members: members), data: self, settings: .init(), limits: RunLimits())
          return try evaluator.catchingErrors {
            try evaluator.decoded(Evaluator.bare(declared.type), bytes, .modelData)
          }
        })
    } catch let fault as RuntimeFault {
      return .failed(Diagnostic(fault.rule, .error, fault.message, at: fault.location ?? place))
    } catch {
      let reason =
        (error as? ThrownValue).flatMap { $0.value.text ?? $0.value.errorContent?.description }
        ?? "it throws an error."
      return .failed(
        Diagnostic(
          .dataMismatch, .error,
          "`\(reference.file)` is not what \(declared.type) reads by its `init(from: Decoder)`: \(reason)",
          at: place, help: "Compare the keys and types that the code asks for with the file."))
    }
  }
}
