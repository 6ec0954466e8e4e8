import Glibc

/// Wakes who waits for inputs, from any thread.
struct Bell: Sendable {
  /// What can be read once the bell was rung.
  let output: Int32
  private let input: Int32

  /// A bell; where the system gives none, nobody is woken.
  init() {
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) == 0 {
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    }
    (output, input) = (ends[0], ends[1])
  }

  /// Wakes who waits, now or the next time.
  func ring() {
    var byte: UInt8 = 1
    _ = write(input, &byte, 1)
  }

  /// Forgets that it was rung.
  func silence() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(output, &bytes, bytes.count) > 0 {}
  }
}
