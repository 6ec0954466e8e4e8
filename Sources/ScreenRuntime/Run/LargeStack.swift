import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs work on a thread with a stack that evaluation cannot use up, as far as the machine gives one.
enum LargeStack {
  /// The stack's size in bytes. Only what is used is taken from memory.
  static let size = 256 << 20
  /// What is kept free at the end for the calls between two checks.
  static let reserve = 1 << 20

  private final class Job {
    let body: () throws -> Void
    var error: (any Error)?
    init(_ body: @escaping () throws -> Void) { self.body = body }
  }

  /// Runs `body` and gives what it gives. `body` gets the lowest address that the stack may reach.
  static func run<T>(_ body: (_ floor: UInt) throws -> T) throws -> T {
    var result: T?
    try withoutActuallyEscaping(body) { body in
      let job = Job {
        var marker: UInt8 = 0
        let top = withUnsafePointer(to: &marker) { UInt(bitPattern: $0) }
        result = try body(top - UInt(size - reserve))
      }
      var attributes = pthread_attr_t()
      pthread_attr_init(&attributes)
      defer { pthread_attr_destroy(&attributes) }
      var thread = pthread_t()
      let context = Unmanaged.passRetained(job).toOpaque()
      guard pthread_attr_setstacksize(&attributes, size) == 0,
        pthread_create(
          &thread, &attributes,
          { context in
            guard let context else { return nil }
            let job = Unmanaged<Job>.fromOpaque(context).takeRetainedValue()
            do { try job.body() } catch { job.error = error }
            return nil
          }, context) == 0
      else {
        // Without a thread of its own the calls' depth alone bounds the work.
        Unmanaged<Job>.fromOpaque(context).release()
        result = try body(0)
        return
      }
      pthread_join(thread, nil)
      // The thread's own reference ended with it; this one kept the outcome.
      if let error = job.error { throw error }
    }
    return result!
  }
}
