import SourceModel

/// The packages whose files are compiled together: first the one that is asked for, then those it depends on.
public struct Modules: Sendable {
  /// The name by which each package is called in code; characters that no name holds are `_`.
  public private(set) var names: [Name] = []
  /// For each package those that it depends on itself, in the order of its settings.
  public private(set) var dependencies: [[Int]] = []
  /// How many of the files, in order, each package has.
  private var fileCounts: [Int] = []

  /// No packages: all files belong to one.
  public init() {}

  /// Adds a package that is called `name`; gives its place.
  public mutating func add(_ name: String) -> Int {
    names.append(Name(Self.identifier(name)))
    dependencies.append([])
    fileCounts.append(0)
    return names.count - 1
  }

  /// Says how many files the package at `place` has.
  public mutating func setFiles(_ count: Int, of place: Int) { fileCounts[place] = count }

  /// Says that the package at `place` depends on the one at `other`.
  public mutating func connect(_ place: Int, to other: Int) {
    if !dependencies[place].contains(other) { dependencies[place].append(other) }
  }

  /// The package of each file, in the order of the files.
  func packagesOfFiles() -> [Int32] {
    fileCounts.enumerated().flatMap { [Int32](repeating: Int32($0.offset), count: $0.element) }
  }

  /// What the package at `place` sees, nearest first: itself, what it depends on, what those depend on, and so on.
  func layers(from place: Int) -> [[Int]] {
    var layers = [[place]]
    var seen: Set<Int> = [place]
    while let last = layers.last {
      let next = last.flatMap { dependencies[$0] }.filter { seen.insert($0).inserted }
      if next.isEmpty { break }
      layers.append(next)
    }
    return layers
  }

  private static func identifier(_ name: String) -> String {
    var text = ""
    for scalar in name.unicodeScalars {
      let isPart = scalar == "_" || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      text.unicodeScalars.append(isPart ? scalar : "_")
    }
    return ("0"..."9").contains(text.unicodeScalars.first ?? "_") ? "_" + text : text
  }
}
