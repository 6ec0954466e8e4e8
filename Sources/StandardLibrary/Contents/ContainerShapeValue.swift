import ScreenTypes

/// The content of a `ContainerRelativeShape`: the shape that the container around has where it is drawn.
public struct ContainerShapeValue: OpaqueContent, Hashable {
  /// The shape of the container.
  public init() {}
  /// The library type.
  public var type: TypeID { .library("ContainerRelativeShape") }
  /// Its canonical text.
  public var description: String { "ContainerRelativeShape()" }
}
