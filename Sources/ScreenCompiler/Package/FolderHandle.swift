import Glibc

/// An open folder: what is done in it is done in this folder, whatever its path leads to by then. Closed when the last
/// reference goes.
final class FolderHandle: Sendable {
  /// A descriptor by which files in it are opened. It need not be one that lists the folder.
  let descriptor: Int32
  /// Its path without links.
  let real: String

  /// Flags that open a folder to find what is in it, without following a link. Swift's Glibc lacks `O_PATH`, which has
  /// this value on all systems that Swift knows but those with SPARC and Alpha processors (asm-generic/fcntl.h).
  static let lookup = O_PATH | O_CLOEXEC
  private static let O_PATH: Int32 = 0o10_000_000

  /// Takes over a descriptor.
  init(_ descriptor: Int32, real: String) {
    self.descriptor = descriptor
    self.real = real
  }

  deinit { close(descriptor) }

  /// The path without links of something in the folder.
  func path(of name: String) -> String { real == "/" ? "/" + name : real + "/" + name }
}
