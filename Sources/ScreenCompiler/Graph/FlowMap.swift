import ScreenSemantics
import ScreenTypes
import SourceModel

/// The data flow of a package as people draw it: sources, views, and who reads, writes and reaches what.
///
/// Everything stands in the order of the declarations. Previews and scenarios are left out.
public struct FlowMap: Sendable {
  /// A datum that something owns.
  public struct Source: Sendable {
    /// The member.
    public let member: MemberID
    /// As `Owner.name`.
    public let name: String
    /// The element that declares it: `State`, `Published`, ….
    public let kind: String
    /// Its type as it is written.
    public let type: String
    /// The name of what owns it.
    public let owner: String
    /// The element that declares the owner: `View`, `ObservableObject`, `Struct`, ….
    public let ownerKind: String
    /// The model data it is loaded from, or nil.
    public let data: String?
    /// The positions in `FlowMap.sources` of other storage with its key, which is the same datum.
    public var sameKey: [Int] = []
    /// Where it is declared.
    public let location: SourceLocation
  }

  /// A view, a modifier, a style or the app.
  public struct View: Sendable {
    /// The declaration.
    public let declaration: DeclarationID
    /// Its name.
    public let name: String
    /// The element that declares it: `Screen`, `View`, ….
    public let kind: String
    /// Where it is declared.
    public let location: SourceLocation
    /// The objects it holds.
    public var objects: [Holding] = []
    /// The sources it uses, each kind of use once: the first while it is drawn, else the first in an action.
    public var uses: [Use] = []
    /// The views it leads to, each kind once.
    public var links: [Link] = []
    /// The objects it gives to the environment.
    public var provisions: [Provision] = []
  }

  /// An object that a view holds.
  public struct Holding: Sendable {
    /// The member's name.
    public let name: String
    /// The name of the object's type.
    public let type: String
    /// The element that declares it: `StateObject`, `EnvironmentObject`, ….
    public let kind: String
  }

  /// What a view does with a source.
  public struct Use: Sendable {
    /// What is done with a source.
    public enum Kind: String, Sendable, CaseIterable {
      /// Its value is taken.
      case reads
      /// It is changed.
      case writes
      /// A binding to it is handed on.
      case binds
    }

    /// What is done to the source.
    public let kind: Kind
    /// The position in `FlowMap.sources`.
    public let source: Int
    /// Members it goes through, outermost first.
    public let through: [String]
    /// The code that does it.
    public let location: SourceLocation
    /// True for what happens in an action or a handler.
    public let isAction: Bool
  }

  /// A way from one view to another.
  public struct Link: Hashable, Sendable {
    /// Its kind.
    public enum Kind: String, Sendable {
      /// It stands inside.
      case shows
      /// A link or a destination leads there.
      case pushes
      /// In a sheet, a cover, a popover, an alert.
      case presents
      /// As a modifier or style.
      case applies
    }

    /// Its kind.
    public let kind: Kind
    /// The position in `FlowMap.views`.
    public let target: Int
  }

  /// An object given to the environment of a view.
  public struct Provision: Hashable, Sendable {
    /// The name of the object's type.
    public let type: String
    /// The position in `FlowMap.views` of the view that gets it.
    public let target: Int
  }

  /// All sources.
  public var sources: [Source] = []
  /// All views.
  public var views: [View] = []

  /// The position of the source that a name stands for: `ModelData.landmarks`, or `landmarks` where only one has that name.
  public func source(named name: String) -> Int? {
    if let exact = sources.firstIndex(where: { $0.name == name }) { return exact }
    let short = sources.indices.filter {
      sources[$0].name.split(separator: ".").last.map(String.init) == name
    }
    return short.count == 1 ? short[0] : nil
  }

  /// The position of the view of a name.
  public func view(named name: String) -> Int? { views.firstIndex { $0.name == name } }

  /// Positions of the views that lead to a view, with the link.
  public func callers(of view: Int) -> [(view: Int, link: Link)] {
    views.indices.flatMap { from in
      views[from].links.filter { $0.target == view }.map { (from, $0) }
    }
  }

  /// The map of a view alone: it, the views beside it, and the sources that it uses.
  public func around(_ view: Int) -> FlowMap {
    var kept = Set([view])
    for link in views[view].links { kept.insert(link.target) }
    for caller in callers(of: view) { kept.insert(caller.view) }
    let sourcesKept = Set(views[view].uses.map(\.source))
    return filtered(views: kept, sources: sourcesKept) { $0 == view || $1 == view }
  }

  private func filtered(
    views keptViews: Set<Int>, sources keptSources: Set<Int>, links keeps: (Int, Int) -> Bool
  ) -> FlowMap {
    let viewOrder = keptViews.sorted()
    let sourceOrder = keptSources.sorted()
    var map = FlowMap()
    map.sources = sourceOrder.map { old in
      var source = sources[old]
      source.sameKey = source.sameKey.compactMap { sourceOrder.firstIndex(of: $0) }
      return source
    }
    for old in viewOrder {
      var view = views[old]
      view.links = view.links.compactMap { link in
        guard keeps(old, link.target), let target = viewOrder.firstIndex(of: link.target) else { return nil }
        return Link(kind: link.kind, target: target)
      }
      view.provisions = view.provisions.compactMap { provision in
        guard let target = viewOrder.firstIndex(of: provision.target) else { return nil }
        return Provision(type: provision.type, target: target)
      }
      view.uses = view.uses.compactMap { use in
        guard let source = sourceOrder.firstIndex(of: use.source) else { return nil }
        return Use(
          kind: use.kind, source: source, through: use.through, location: use.location, isAction: use.isAction
        )
      }
      map.views.append(view)
    }
    return map
  }
}
