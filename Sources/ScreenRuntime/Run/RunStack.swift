import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A thread whose large stack serves many runs, one after the other: cheaper than a thread for each of them.
///
/// Belongs to one thread at a time, which waits while this one works.
public final class RunStack {
  /// What both threads see; one of them sleeps whenever the other looks at it.
  private final class Exchange: @unchecked Sendable {
    let wanted = DispatchSemaphore(value: 0)
    let finished = DispatchSemaphore(value: 0)
    /// What is to be done; nil ends the thread.
    var job: ((_ floor: UInt) -> Void)?

    func work() {
      var marker: UInt8 = 0
      let top = withUnsafePointer(to: &marker) { UInt(bitPattern: $0) }
      let floor = top - UInt(LargeStack.size - LargeStack.reserve)
      while true {
        wanted.wait()
        guard perform(floor) else { return }
        finished.signal()
      }
    }

    /// Does what is to be done, and holds on to it no longer; false where there is nothing.
    private func perform(_ floor: UInt) -> Bool {
      guard let job else { return false }
      job(floor)
      return true
    }
  }

  private let exchange = Exchange()
  private var thread = pthread_t()
  private let isRunning: Bool

  /// A stack of its own, as far as the machine gives one.
  public init() {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    let context = Unmanaged.passRetained(exchange).toOpaque()
    isRunning =
      pthread_attr_setstacksize(&attributes, LargeStack.size) == 0
      && pthread_create(
        &thread, &attributes,
        { context in
          guard let context else { return nil }
          Unmanaged<Exchange>.fromOpaque(context).takeRetainedValue().work()
          return nil
        }, context) == 0
    if !isRunning { Unmanaged<Exchange>.fromOpaque(context).release() }
  }

  deinit {
    guard isRunning else { return }
    exchange.job = nil
    exchange.wanted.signal()
    pthread_join(thread, nil)
  }

  /// Runs `body` on the stack and gives what it gives. `body` gets the lowest address that the stack may reach; 0
  /// where there is none, and the calls' depth alone bounds the work.
  func run<T>(_ body: (_ floor: UInt) throws -> T) throws -> T {
    guard isRunning else { return try body(0) }
    var result: Result<T, any Error>?
    withoutActuallyEscaping(body) { body in
      exchange.job = { floor in result = Result { try body(floor) } }
      exchange.wanted.signal()
      exchange.finished.wait()
      exchange.job = nil
    }
    guard let result else { preconditionFailure("the work was done") }
    return try result.get()
  }
}
