import ScreenCompiler
import Synchronization

/// The flow of data of a package, which is followed when somebody first asks for it; by several threads at once, once.
/// Nobody changes what was compiled.
final class LateFlow: @unchecked Sendable {
  private let compilation: Compilation
  private let known = Mutex<FlowMap?>(nil)

  /// The flow of a compiled package.
  init(_ compilation: Compilation) { self.compilation = compilation }

  /// The map.
  var map: FlowMap {
    known.withLock { known in
      if let known { return known }
      let found = FlowMap(compilation)
      known = found
      return found
    }
  }
}
