import Dispatch
import Glibc

/// Tells when something in folders changes: a file is saved, made, moved or removed, at any depth. The system tells it
/// (inotify); nothing is asked again and again.
final class FolderWatch: @unchecked Sendable {
  /// The system's queue of changes.
  private let descriptor: Int32
  /// On which changes are read, and `changed` is called. All other state is used on it alone.
  private let queue = DispatchQueue(label: "screenwright.watch")
  private let source: any DispatchSourceRead
  private let folders: [String]
  private let changed: @Sendable (Set<String>?) -> Void
  private var pending = 0
  /// What changed since `changed` was called.
  private var names: Set<String>? = []

  /// Several changes at once are told together, after this time without another.
  private static let rest = DispatchTimeInterval.milliseconds(12)
  /// More folders are not watched.
  private static let mostFolders = 20_000
  private static let mask =
    UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM) | UInt32(IN_CREATE)
    | UInt32(IN_DELETE) | UInt32(IN_ONLYDIR)

  /// Watches what lies in folders; nil where the system gives no watch. `changed` runs on a queue of its own, and gets the
  /// names of the files, without their folders; nil where any file may have changed.
  init?(_ folders: [String], changed: @escaping @Sendable (Set<String>?) -> Void) {
    descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    self.folders = folders
    self.changed = changed
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    source.setEventHandler { [weak self] in self?.read() }
    source.setCancelHandler { [descriptor] in close(descriptor) }
    queue.sync { watch() }
    source.resume()
  }

  deinit { source.cancel() }

  /// Watches all folders that are there now; those that are watched already cost a call.
  private func watch() {
    var waiting = folders
    var count = 0
    while let folder = waiting.popLast(), count < Self.mostFolders {
      count += 1
      guard inotify_add_watch(descriptor, folder, Self.mask) >= 0, let entries = opendir(folder) else {
        continue
      }
      defer { closedir(entries) }
      while let entry = readdir(entries) {
        guard entry.pointee.d_type == DT_DIR || entry.pointee.d_type == DT_UNKNOWN else { continue }
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if !name.hasPrefix(".") { waiting.append(folder + "/" + name) }
      }
    }
  }

  private func read() {
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    var matters = false
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count <= 0 { break }
      var offset = 0
      while offset + MemoryLayout<inotify_event>.size <= count {
        let event = buffer.withUnsafeBytes {
          $0.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
        }
        let start = offset + MemoryLayout<inotify_event>.size
        let name = String(decoding: buffer[start..<start + Int(event.len)].prefix { $0 != 0 }, as: UTF8.self)
        let isMade = event.mask & UInt32(IN_CREATE) != 0
        if event.mask & (UInt32(IN_ISDIR) | UInt32(IN_Q_OVERFLOW)) != 0 {
          if Self.matters(name) { (matters, names) = (true, nil) }
        } else if !isMade, Self.matters(name) {
          // A file that is made matters once it is written.
          matters = true
          names?.insert(name)
        }
        offset = start + Int(event.len)
      }
    }
    guard matters else { return }
    pending += 1
    let mine = pending
    queue.asyncAfter(deadline: .now() + Self.rest) { [weak self] in
      guard let self, self.pending == mine else { return }
      let names = self.names
      self.names = []
      if names == nil { self.watch() }
      self.changed(names)
    }
  }

  /// False for what editors write beside the files that they save.
  private static func matters(_ name: String) -> Bool {
    !name.hasPrefix(".") && !name.hasSuffix("~") && !name.hasSuffix(".tmp") && !name.hasPrefix("#")
      && !name.hasSuffix(".swp") && name != "4913"
  }
}
