import Glibc
import ScreenCompiler
import Synchronization

/// The keys that are pressed while a command waits, each told at once and not shown; of an input that is no terminal, its bytes.
final class TerminalKeys {
  /// What the terminal was like, until it is like that again.
  private static let before = Mutex<termios?>(nil)

  /// False for a terminal that somebody else uses now: a command in the background stops where it reads.
  let isRead: Bool

  /// Takes the keys of the terminal, if the input is one. Where a signal ends the process, it is as it was.
  init() {
    guard isatty(0) == 1 else {
      isRead = true
      return
    }
    isRead = tcgetpgrp(0) == getpgrp()
    var state = termios()
    guard isRead, tcgetattr(0, &state) == 0 else { return }
    let saved = state
    Self.before.withLock { $0 = saved }
    Interruption.beforeEnding { Self.restore() }
    state.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(0, TCSANOW, &state)
  }

  /// Gives the terminal back as it was.
  func restore() { Self.restore() }

  private static func restore() {
    before.withLock {
      guard var state = $0 else { return }
      tcsetattr(0, TCSANOW, &state)
      $0 = nil
    }
  }

  /// Reads what was pressed; true where it says to end: `q`, Ctrl-D, or no more input.
  func end() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = read(0, &bytes, bytes.count)
    if count < 0 { return errno != EINTR && errno != EAGAIN }
    return count == 0 || bytes[..<count].contains { $0 == UInt8(ascii: "q") || $0 == 4 }
  }
}
