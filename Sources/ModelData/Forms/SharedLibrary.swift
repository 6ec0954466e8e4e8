#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A library of the system that is loaded when it is first needed, so that what does not need it pays nothing (Decisions/0034).
/// It stays loaded.
struct SharedLibrary {
  private let handle: UnsafeMutableRawPointer

  /// The first of some names that can be loaded from where the system keeps libraries; nil where none can.
  init?(_ names: [String]) {
    for name in names {
      if let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) {
        self.handle = handle
        return
      }
    }
    return nil
  }

  /// A function; nil where the library has none of that name. The type must be the one that the library declares.
  func function<Function>(_ name: String, as type: Function.Type = Function.self) -> Function? {
    dlsym(handle, name).map { unsafeBitCast($0, to: type) }
  }
}
