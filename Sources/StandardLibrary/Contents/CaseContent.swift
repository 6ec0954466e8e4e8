import ScreenTypes

/// The content of a library type with cases that carry values.
public protocol CaseContent: OpaqueContent {
  /// The place of its case among those of the type.
  var place: Int { get }
  /// What it carries, in order.
  var payload: [Value] { get }
}

extension PhaseValue: CaseContent {
  /// 0 for `.empty`, 1 for `.success`.
  public var place: Int { image == nil ? 0 : 1 }
  /// The picture.
  public var payload: [Value] { image.map { [Value($0)] } ?? [] }
}
