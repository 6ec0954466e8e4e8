import StandardLibrary

/// The names of a package's pictures, and where each is read from.
struct PictureNames: Sendable {
  private let boundary: Boundary
  private var files: [String: (path: String, scale: Int)] = [:]
  /// Those of dark screens.
  private var darkFiles: [String: (path: String, scale: Int)] = [:]

  init(boundary: Boundary) { self.boundary = boundary }

  /// Adds a file; of several scales the largest is shown. One of dark screens counts beside another of its name alone.
  mutating func add(_ name: String, _ path: String, scale: Int, isDark: Bool) {
    if isDark {
      Self.add((path, scale), as: name, to: &darkFiles)
    } else {
      Self.add((path, scale), as: name, to: &files)
    }
  }

  private static func add(
    _ file: (path: String, scale: Int), as name: String, to files: inout [String: (path: String, scale: Int)]
  ) {
    if let known = files[name], (known.scale, file.path) >= (file.scale, known.path) { return }
    files[name] = file
  }

  /// True for the name of a picture.
  func contains(_ name: String) -> Bool { files[name] != nil }

  /// The paths of all files that are shown, sorted.
  var paths: [String] {
    (files.values.map(\.path) + darkFiles.filter { files[$0.key] != nil }.values.map(\.path)).sorted()
  }

  /// All names, sorted.
  var names: [String] { files.keys.sorted() }

  /// The size of a picture in points, read from its file; nil where there is none of that name, and where the file cannot
  /// be read or does not tell.
  func size(of name: String) -> (width: Int, height: Int)? {
    // What cannot be read is told by whoever shows it.
    guard let file = files[name], let bytes = try? boundary.read(file.path) else { return nil }
    return PictureSize.read(bytes).map { ($0.width / file.scale, $0.height / file.scale) }
  }
}
