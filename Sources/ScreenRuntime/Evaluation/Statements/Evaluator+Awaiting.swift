import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

extension Evaluator {
  /// Runs a `for await`. Where no value is there and the sequence has not ended, the code stays in the loop for good: each
  /// further value runs its block.
  func runAwaiting(_ sequence: Value, _ id: CodeID, _ node: CodeNode, _ frame: Frame) throws -> Flow {
    guard let block = frame.items(node.list).first else { return .next }
    let span = frame.code.span(of: id, parameters: [], before: frame.nodes[node.second].range)
    while true {
      try step(frame.code, id)
      do {
        guard let element = try located(frame, id, { try next(of: sequence) }) else { return .next }
        if let end = try runPass(node, block, element, Frame(inside: frame, span)) { return end }
      } catch let fault as RuntimeFault where fault.isWaiting {
        guard let stream = sequence.content(AsyncStreamValue.self), let source = stream.source else {
          throw fault
        }
        // What waits asks for what is around the loop, as a closure does.
        frame.count(closures: 1)
        try follow(source) { number in
          FunctionBox(
            body: NativeBody(1) { [unowned self] arguments in
              guard !stream.isEnded else { return .bool(false) }
              guard let element = try stream.take(arguments[0], self) else { return .bool(true) }
              let pass = NativeBody(0) { _ in
                .bool(try self.runPass(node, block, element, Frame(inside: frame, span)) == nil)
              }
              if case .value(.bool(true)) = try runTask(FunctionBox(body: pass)) { return .bool(true) }
              timers.end(number)
              return .bool(false)
            })
        }
        throw fault
      }
    }
  }
}
