import RenderTree
import ScreenTypes

/// The content of an `AsyncImagePhase`.
public struct PhaseValue: OpaqueContent, Hashable {
  /// The picture; nil where it has no address.
  public var image: ImageValue?
  /// A phase.
  public init(image: ImageValue?) { self.image = image }
  /// The library type.
  public var type: TypeID { LibraryTypes.phase }
  /// Its canonical text.
  public var description: String { image.map { "success(\($0))" } ?? "empty" }
}

/// The content of an `Image`.
public struct ImageValue: OpaqueContent, Hashable {
  /// How the image is coloured.
  public enum RenderingMode: Int32, Sendable { case template, original }

  /// Picture or symbol.
  public var source: ImagePayload.Source
  /// Its name.
  public var name: String
  /// What it shows, read aloud; nil is the name.
  public var label: String?
  /// True where it is not read aloud.
  public var isDecorative = false
  /// True where it fills the place it is given.
  public var isResizable = false
  /// How it is coloured, if said.
  public var renderingMode: RenderingMode?

  /// An image.
  public init(source: ImagePayload.Source, name: String) {
    self.source = source
    self.name = name
  }

  /// The library type.
  public var type: TypeID { LibraryTypes.image }

  /// Its canonical text.
  public var description: String {
    var text =
      source == .symbol
      ? "Image(systemName: \"\(name)\")" : "Image(\(isDecorative ? "decorative: " : "")\"\(name)\")"
    if let label { text += ".accessibilityLabel(\"\(label)\")" }
    if let renderingMode { text += ".renderingMode(.\(renderingMode))" }
    if isResizable { text += ".resizable()" }
    return text
  }
}
