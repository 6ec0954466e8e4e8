import ScreenTypes

/// The content of a `ProposedViewSize`, in points.
public struct ProposedSizeValue: OpaqueContent, Hashable {
  /// Width and height; nil asks for the ideal one.
  public var width: Double?, height: Double?

  /// A proposal.
  public init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  /// A size as a proposal.
  public init(_ size: SizeValue) { self.init(width: size.width, height: size.height) }

  /// The ideal size.
  public static let unspecified = ProposedSizeValue(width: nil, height: nil)

  /// The library type.
  public var type: TypeID { LibraryTypes.proposedSize }
  /// Its canonical text.
  public var description: String { "(\(Self.text(width)), \(Self.text(height)))" }

  private static func text(_ length: Double?) -> String { length.map { "\($0)" } ?? "nil" }
}
