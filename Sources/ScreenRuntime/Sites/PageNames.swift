import ElementCatalog
import RenderTree
import ScreenSemantics
import ScreenTypes
import SourceModel

/// The page of a view with the arguments that a link passes.
public struct PageRequest {
  /// The view.
  public let declaration: DeclarationID
  /// Its name.
  public let name: String
  /// What tells the page from others of the same view: the id of an argument, as text; empty where there is none.
  public let identifier: String
  /// The arguments by member, for `ScreenRun.show`.
  public let arguments: [MemberID: Value]

  /// The name of the page's file: `LandmarkDetail-1001.html` where an argument is Identifiable, else
  /// `LandmarkDetail.html`.
  public var fileName: String { (identifier.isEmpty ? name : "\(name)-\(identifier)") + ".html" }
}

/// What is the file called of the page that a link leads to?
struct PageNames {
  /// Gives the page of a destination its name; an empty one where none is written.
  let name: (PageRequest) -> String

  /// The name of the file that the link at a place leads to: the view that it names, or the first one written in its
  /// `Destination`; empty where there is none.
  func file(ofLinkAt place: Site, _ host: ViewHost) throws -> String {
    let node = place.frame.views[place.view]
    if !node.destination.isNone {
      return name(try PageRequest(node.destination, node.attributes, place.frame, host))
    }
    for part in host.parts(named: "Destination", place) {
      for index in place.frame.views[part].content {
        let view = place.frame.views[place.frame.viewLists[index]]
        if view.kind == .declared {
          return name(try PageRequest(view.declaration, view.attributes, place.frame, host))
        }
      }
    }
    return ""
  }
}

extension PageRequest {
  /// The page of a view with the values that the attributes of a use pass.
  init(
    _ declaration: DeclarationID, _ attributes: Range<AttributeID>, _ frame: Frame, _ host: ViewHost
  ) throws {
    var arguments: [MemberID: Value] = [:]
    var identifier = ""
    for place in attributes {
      let attribute = frame.attributes[place]
      if attribute.member.isNone || attribute.form == .views { continue }
      let value = try host.attributeValue(place, frame)
      arguments[attribute.member] = value
      if identifier.isEmpty { identifier = try Self.identifier(of: value, host.evaluator) }
    }
    self.declaration = declaration
    name = host.runnable.plan(declaration).name
    self.identifier = identifier
    self.arguments = arguments
  }

  /// The id of an Identifiable value in characters that a file name may have.
  private static func identifier(of value: Value, _ evaluator: Evaluator) throws -> String {
    guard let declaration = evaluator.declaration(of: value),
      !evaluator.runnable.plan(declaration).identityMember.isNone
    else { return "" }
    let text = evaluator.describe(try evaluator.identity(of: value))
    if text.utf8.count <= 80, text.utf8.allSatisfy(isSafe) { return text }
    var safe = ""
    for scalar in text.unicodeScalars.prefix(80) {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_": safe.unicodeScalars.append(scalar)
      case " ", ".", "/": safe += "-"
      default: safe += String(scalar.value, radix: 16)
      }
    }
    return safe
  }

  /// True for a character that a file name may have as it is.
  private static func isSafe(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
