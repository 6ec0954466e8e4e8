import ScreenTypes
import SourceModel
import StandardLibrary

/// What a Layout declares.
public enum LayoutFunction: CaseIterable, Sendable {
  /// How large it is.
  case sizeThatFits
  /// Where the views in it stand.
  case placeSubviews

  /// Its name.
  var name: Name {
    switch self {
    case .sizeThatFits: "sizeThatFits"
    case .placeSubviews: "placeSubviews"
    }
  }

  /// How it is written.
  var signature: String {
    switch self {
    case .sizeThatFits:
      "sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize"
    case .placeSubviews:
      "placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ())"
    }
  }

  /// Its name with its labels.
  var call: String { "\(name)(\(parameters.map { "\($0.label):" }.joined()))" }

  /// What it is for.
  var meaning: String {
    switch self {
    case .sizeThatFits: "tells how large it is"
    case .placeSubviews: "places the views in it"
    }
  }

  /// What it takes, besides a cache.
  fileprivate var parameters: [(label: Name, type: TypeID)] {
    let common: [(Name, TypeID)] = [
      ("proposal", LibraryTypes.proposedSize), ("subviews", LibraryTypes.subview.array),
    ]
    return switch self {
    case .sizeThatFits: common
    case .placeSubviews: [("in", LibraryTypes.rect)] + common
    }
  }

  /// What it gives.
  fileprivate var result: TypeID {
    switch self {
    case .sizeThatFits: LibraryTypes.size
    case .placeSubviews: .void
    }
  }
}

extension Program {
  /// A function of a Layout; nil where it has none that can be called. The cache that it takes `inout` may be left out.
  public func function(_ function: LayoutFunction, of layout: DeclarationID) -> MemberID? {
    members(of: layout, named: function.name).first { candidate in
      let member = self[candidate]
      let given = parameters[member.parameters]
      let cache = given.dropFirst(function.parameters.count)
      return member.kind == .function && !member.isStatic
        && (member.type == function.result || member.type.holdsError)
        && cache.count <= 1 && cache.allSatisfy { $0.label == "cache" && $0.isInOut && $0.type == .void }
        && given.count >= function.parameters.count
        && zip(given, function.parameters).allSatisfy {
          $0.label == $1.label && ($0.type == $1.type || $0.type.holdsError)
        }
    }
  }
}
