import ModelData
import ScreenSemantics
import SourceModel
import StandardLibrary

/// A picture of a package.
struct Asset {
  /// The name by which screens call it.
  var name: String
  /// Where it is read from.
  var path: String
  fileprivate let boundary: Boundary
  /// Where it is written, relative to the folder of the pages.
  var file: String
  /// Its size in points; nil where the file does not tell.
  var size: (width: Int, height: Int)?
  /// True for what stands for another of its name on dark screens.
  var isDark = false

  /// The file's content.
  var bytes: [UInt8] { get throws { try boundary.read(path) } }
}

/// Finds the pictures in the folders `Assets` of a package and of those that it depends on, at any depth. Of one name, the package's own wins, then that of
/// the dependency that is named first. A picture's name is that of its file without
/// ending and scale (`turtlerock@2x.png` is `turtlerock`), or of the `.imageset` folder around it, whose `Contents.json` tells
/// scales and looks, too; of several scales the largest is shown, on dark screens that of the dark look, if there is one, and those of high
/// contrast are left out. A folder of a catalogue whose `Contents.json` says `provides-namespace` stands before it (`dough/blue-thumb`). A `.colorset` folder is a colour of its name. Icons of apps and other sets of a catalogue are nothing
/// that a screen can show.
enum AssetFolder {
  /// Where it lies in a package.
  static let name = "Assets"
  private static let endings = ["avif", "gif", "jpeg", "jpg", "png", "svg", "webp"]
  private static let deepest = 16

  /// A picture that was found.
  private struct Picture {
    var name: String
    /// Where its folder stands among those of the package.
    var folder: Int
    var scale: Int
    /// True for that of dark screens.
    var isDark: Bool
    var path: String
    var ending: String
  }

  /// All pictures, sorted by name, those of dark screens behind the others of their names. Throws `FileError`.
  static func read(_ package: PackageLocation, hashesNames: Bool) throws -> [Asset] {
    var found: [Picture] = []
    _ = try visit(package, found: { found.append($0) }, foundColors: { _, _, _ in }, leadingOut: { _ in })
    found.sort {
      ($0.name, $0.folder, $0.isDark ? 1 : 0, $1.scale, $0.path)
        < ($1.name, $1.folder, $1.isDark ? 1 : 0, $0.scale, $1.path)
    }
    var assets: [Asset] = []
    var folder = 0
    for picture in found {
      let isNew = assets.last?.name != picture.name
      if isNew ? picture.isDark : assets.last?.isDark == picture.isDark || picture.folder != folder {
        continue
      }
      folder = picture.folder
      let bytes = try package.boundary.read(picture.path)
      let pixels = PictureSize.read(bytes)
      let stem = FileNames.slug(picture.name)
      let mark = hashesNames ? "-\(hash(bytes))" : ""
      var file = "assets/\(stem.isEmpty ? "picture" : stem)\(mark).\(picture.ending)"
      var number = 2
      while assets.contains(where: { $0.file == file }) {
        file = "assets/\(stem)\(mark)-\(number).\(picture.ending)"
        number += 1
      }
      assets.append(
        Asset(
          name: picture.name, path: picture.path, boundary: package.boundary, file: file,
          size: pixels.map { ($0.width / picture.scale, $0.height / picture.scale) },
          isDark: picture.isDark))
    }
    return assets
  }

  /// What the folders of a package have.
  struct Contents {
    /// The names of all pictures; nil where there is no folder.
    var pictures: PictureNames?
    /// True where the package itself has one.
    var hasOwn = false
    /// The colours of its colour sets.
    var colors = KnownColors()
    /// The paths of the files that these were read from, sorted.
    var colorFiles: [String] = []
    /// The paths, from the package's root, of pictures, colours and folders of them that lead out of what the package may reach.
    var leadingOut: [String] = []
  }

  /// Looks for all pictures and reads all colours. Throws `FileError`.
  static func look(_ package: PackageLocation) throws -> Contents {
    var pictures = PictureNames(boundary: package.boundary)
    var contents = Contents()
    var sets: [(name: String, folder: Int, path: String)] = []
    var folders: [String: Int] = [:]
    let seen = try visit(
      package,
      found: {
        if folders[$0.name, default: $0.folder] != $0.folder { return }
        folders[$0.name] = $0.folder
        pictures.add($0.name, $0.path, scale: $0.scale, isDark: $0.isDark)
      },
      foundColors: { sets.append(($0, $1, $2)) }, leadingOut: { contents.leadingOut.append($0) })
    contents.hasOwn = seen.first == 0
    if !seen.isEmpty { contents.pictures = pictures }
    // Of several sets of one name the first path wins, in whatever order a folder lists them.
    sets.sort { ($0.name, $0.folder, $0.path) < ($1.name, $1.folder, $1.path) }
    for set in sets {
      contents.colorFiles.append(set.path)
      if contents.colors[set.name] == nil {
        contents.colors[set.name] = ColorSet.read(try package.boundary.read(set.path))
      }
    }
    contents.colorFiles.sort()
    return contents
  }

  /// Visits all pictures, and the files that say what colour sets hold, each with the place of its folder among those of the package. Answers
  /// the places of the folders that are there.
  private static func visit(
    _ package: PackageLocation, found: (Picture) -> Void,
    foundColors: (_ name: String, _ folder: Int, _ path: String) -> Void,
    leadingOut: (String) -> Void
  ) throws -> [Int] {
    var seen: [Int] = []
    for (index, folder) in package.assetFolders.enumerated() {
      let root = FileSystem.join(package.root, folder)
      if package.boundary.isLeft(by: root) {
        leadingOut(folder)
      } else if package.boundary.isFolder(root) {
        seen.append(index)
        try visit(folder, package, Place(folder: index), depth: 0, found, foundColors, leadingOut)
      }
    }
    return seen
  }

  /// What the `Contents.json` of a set of pictures says of a file.
  private struct SetFile {
    /// How many pixels a point has.
    var scale: Int
    /// True for a picture of dark screens alone.
    var isDark: Bool
    /// True for a picture of high contrast.
    var isOther: Bool
  }

  /// Where a folder lies in a catalogue.
  private struct Place {
    /// The place, among those of the package, of the folder that it lies in.
    var folder: Int
    /// True inside a folder `.xcassets`.
    var isInCatalogue = false
    /// The names of the folders around that give one, each with a slash.
    var namespace = ""
    /// The name of the set that the folder is; nil for another folder.
    var set: String?
    /// True for a set of colours.
    var isOfColors = false
    /// What the set says of its files, by their names; empty where it says nothing.
    var files: [String: SetFile] = [:]

    /// The place of a folder inside; nil for a set that holds no pictures to be shown.
    func inside(_ stem: String, ending: String, providesNamespace: () -> Bool) -> Place? {
      var place = Place(folder: folder, isInCatalogue: isInCatalogue, namespace: namespace)
      switch ending {
      case "xcassets": place.isInCatalogue = true
      case "imageset", "symbolset": place.set = namespace + stem
      case "colorset":
        place.set = namespace + stem
        place.isOfColors = true
      default:
        guard isInCatalogue else { return place }
        if AssetFolder.otherSets.contains(ending) { return nil }
        if providesNamespace() { place.namespace += stem + (ending.isEmpty ? "" : "." + ending) + "/" }
      }
      return place
    }
  }

  /// What a set of pictures says of its files.
  private static func setFiles(_ folder: String, _ package: PackageLocation) -> [String: SetFile] {
    let path = FileSystem.join(FileSystem.join(package.root, folder), "Contents.json")
    guard let bytes = try? package.boundary.read(path), let tree = JSONTree.read(bytes) else { return [:] }
    var files: [String: SetFile] = [:]
    for image in tree["images"].elements {
      guard let name = image["filename"].text else { continue }
      let scale = image["scale"].text.flatMap { Int($0.prefix(1)) }
      let looks = image["appearances"].elements.map { $0["value"].text }
      let isOther = looks.contains { $0 != "light" && $0 != "dark" }
      let isDark = looks.contains("dark")
      // One file may stand for several looks.
      files[name] = SetFile(
        scale: min(max(scale ?? 1, 1), 3), isDark: isDark && files[name]?.isDark ?? true,
        isOther: isOther && files[name]?.isOther ?? true)
    }
    return files
  }

  /// The sets of a catalogue that hold what is no picture of a screen.
  private static let otherSets: Set<String> = [
    "appiconset", "brandassets", "cubetextureset", "complicationset", "dataset", "iconset",
    "imagestack", "launchimage", "mipmapset", "sticker", "stickerpack", "textureset",
  ]

  /// True where the `Contents.json` of a folder says `"provides-namespace" : true`.
  private static func providesNamespace(_ folder: String, _ package: PackageLocation) -> Bool {
    let path = FileSystem.join(FileSystem.join(package.root, folder), "Contents.json")
    guard let bytes = try? package.boundary.read(path) else { return false }
    let text = String(decoding: bytes.filter { $0 > 0x20 }, as: UTF8.self)
    return text.contains("\"provides-namespace\":true")
  }

  private static func visit(
    _ folder: String, _ package: PackageLocation, _ place: Place, depth: Int, _ found: (Picture) -> Void,
    _ foundColors: (_ name: String, _ folder: Int, _ path: String) -> Void, _ leadingOut: (String) -> Void
  ) throws {
    if depth > deepest { return }
    try package.boundary.forEachEntry(FileSystem.join(package.root, folder)) { entryName, entry in
      let file = String(cString: entryName)
      let path = folder + "/" + file
      let dot = file.lastIndex(of: ".")
      let ending = dot.map { file[file.index(after: $0)...].lowercased() } ?? ""
      var stem = String(file[..<(dot ?? file.endIndex)])
      switch entry {
      case .outside(let kind):
        if kind == .folder || endings.contains(ending) || place.isOfColors { leadingOut(path) }
      case .inside(.folder):
        let inner = place.inside(stem, ending: ending) { providesNamespace(path, package) }
        if var inner {
          if ending == "imageset" { inner.files = setFiles(path, package) }
          try visit(path, package, inner, depth: depth + 1, found, foundColors, leadingOut)
        }
      case .inside(.file), .inside(.nothing), .inside(.other):
        if place.isOfColors {
          if let set = place.set, file == "Contents.json" {
            foundColors(set, place.folder, FileSystem.join(package.root, path))
          }
          return
        }
        guard endings.contains(ending) else { return }
        let told = place.files[file]
        if told?.isOther == true { return }
        var scale = told?.scale ?? 1
        for (mark, value) in [("@2x", 2), ("@3x", 3)] where stem.hasSuffix(mark) {
          scale = value
          stem.removeLast(3)
        }
        found(
          Picture(
            name: place.set ?? place.namespace + stem, folder: place.folder, scale: scale,
            isDark: told?.isDark ?? false,
            path: FileSystem.join(package.root, path), ending: ending))
      }
    }
  }

  /// A short hash of a file's content, FNV-1a, for names that caches may keep for ever.
  static func hash(_ bytes: [UInt8]) -> String {
    let digits = String(ByteHash.fnv1a(bytes), radix: 16)
    return String((String(repeating: "0", count: 16 - digits.count) + digits).prefix(12))
  }
}
