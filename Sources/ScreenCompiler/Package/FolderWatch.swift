import Dispatch
import Glibc

/// Reports when something in folders changes: a file is saved, made, moved or removed, at any depth. It uses inotify and does
/// not poll.
package final class FolderWatch: @unchecked Sendable {
  /// The system's queue of changes.
  private let descriptor: Int32
  /// On which changes are read, and `changed` is called. All other state is used on it alone.
  private let queue = DispatchQueue(label: "screenwright.watch")
  private let source: any DispatchSourceRead
  private let folders: [String]
  /// Folders and files, by their paths without links, whose changes are not reported.
  private let excepted: Set<String>
  /// The watched folders, without links, by the numbers that the system gave them.
  private var places: [Int32: String] = [:]
  private let changed: @Sendable (Set<String>?) -> Void
  private var pending = 0
  /// What changed since `changed` was called.
  private var names: Set<String>? = []
  /// How many changes there were since then.
  private var count = 0

  /// How many milliseconds must pass without a change until changes are reported, together.
  private let rest: Int
  /// More changes than an editor makes when it saves come from a tool, which may pause between two of them.
  private static let mostOfEditors = 16
  private static let longRest = 300
  /// The most folders that are watched.
  private static let mostFolders = 20_000
  private static let mask =
    UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM) | UInt32(IN_CREATE)
    | UInt32(IN_DELETE) | UInt32(IN_ONLYDIR)

  /// Watches what lies in folders, but for the files and folders of `excepted`, and reports changes after `rest` milliseconds
  /// without another; nil where the system gives no watch. `changed` runs on a queue of its own, and gets the paths of the
  /// files, without links; nil where any file may have changed.
  package init?(
    _ folders: [String], excepted: [String] = [], rest: Int = 12,
    changed: @escaping @Sendable (Set<String>?) -> Void
  ) {
    descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    self.folders = folders
    self.rest = rest
    self.excepted = Set(excepted.map { Self.real($0) })
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
      let place = Self.real(folder)
      if excepted.contains(place) { continue }
      let number = inotify_add_watch(descriptor, folder, Self.mask)
      guard number >= 0, let entries = opendir(folder) else { continue }
      places[number] = place
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

  /// A path without links; that of a file that is not there yet, in its folder.
  private static func real(_ path: String) -> String {
    if let real = FileSystem.real(path) { return real }
    if path.count > 1, path.hasSuffix("/") { return real(String(path.dropLast())) }
    guard let parent = FileSystem.parent(of: path) else { return path }
    return FileSystem.join(real(parent), FileSystem.name(of: path))
  }

  private func read() {
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    var matters = false
    while true {
      let length = Glibc.read(descriptor, &buffer, buffer.count)
      if length <= 0 { break }
      var offset = 0
      while offset + MemoryLayout<inotify_event>.size <= length {
        let event = buffer.withUnsafeBytes {
          $0.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
        }
        let start = offset + MemoryLayout<inotify_event>.size
        let name = String(decoding: buffer[start..<start + Int(event.len)].prefix { $0 != 0 }, as: UTF8.self)
        let isMade = event.mask & UInt32(IN_CREATE) != 0
        if event.mask & (UInt32(IN_ISDIR) | UInt32(IN_Q_OVERFLOW)) != 0 {
          if Self.matters(name), !excepted.contains(path(name, event.wd)) { (matters, names) = (true, nil) }
        } else if !isMade, Self.matters(name) {
          // A file that is made matters once it is written.
          let path = path(name, event.wd)
          if !excepted.contains(path) {
            matters = true
            names?.insert(path)
          }
        }
        count += 1
        offset = start + Int(event.len)
      }
    }
    guard matters else { return }
    pending += 1
    let mine = pending
    let isBurst = count > Self.mostOfEditors
    queue.asyncAfter(deadline: .now() + .milliseconds(isBurst ? Self.longRest : rest)) { [weak self] in
      guard let self, self.pending == mine else { return }
      let names = self.names
      self.names = []
      self.count = 0
      if names == nil { self.watch() }
      self.changed(names)
    }
  }

  private func path(_ name: String, _ folder: Int32) -> String { FileSystem.join(places[folder] ?? "", name) }

  /// False for what editors, and this compiler, write beside the files that they save.
  private static func matters(_ name: String) -> Bool {
    !name.hasPrefix(".") && !name.hasSuffix("~") && !name.hasSuffix(".tmp") && !name.hasPrefix("#")
      && !name.hasSuffix(".swp") && !name.hasSuffix(".screenwright.new") && name != "4913"
  }
}
