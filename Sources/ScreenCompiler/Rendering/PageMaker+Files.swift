extension PageMaker {
  /// Writes one page to a file that the user names, and beside it what it refers to: its pictures in `assets`, and the
  /// style sheet where pages link it. They are copied, not put into the page, so that the page is the one that `compile`
  /// writes, and a picture that a hundred rows show is there once. A device or pipe takes the page alone. Throws
  /// `FileError`, `OutsidePackage`.
  public func write(html page: [UInt8], to path: String) throws {
    let needed = pictures(in: page)
    let linksStyles = options.styles == .link
    let kind = FileSystem.kind(of: path)
    if kind == .file || kind == .nothing, !needed.isEmpty || linksStyles {
      try FileSystem.requireFolder(of: path)
      let beside = StagedOutput(
        try OutputFolder(FileSystem.parent(of: path) ?? ".", for: compilation.package))
      for asset in needed { beside.add(asset.file, try asset.bytes) }
      if linksStyles { beside.add(themeFile, theme) }
      try beside.finish()
    }
    try FileSystem.write(page, to: path)
  }

  /// The pictures whose addresses stand in a page, sorted by name.
  private func pictures(in page: [UInt8]) -> [Asset] {
    if assets.isEmpty { return [] }
    var named: Set<Substring> = []
    let text = String(decoding: page, as: UTF8.self)
    for piece in text.split(separator: "assets/").dropFirst() {
      named.insert(piece.prefix { !"\"')&? <".contains($0) })
    }
    return assets.filter { named.contains($0.file.dropFirst("assets/".count)) }
  }
}
