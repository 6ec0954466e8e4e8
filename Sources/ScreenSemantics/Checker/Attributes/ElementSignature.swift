import ElementCatalog
import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

/// An element of the catalogue with names and types in place of texts: the address of memory that lives as long as
/// the process.
struct ElementSignature: @unchecked Sendable {
  /// Where an element may stand.
  enum Placement {
    case view, attachment, item, part
  }

  private struct Fields {
    let name: Name
    let definition: ElementDefinition
    let content: ContentModel
    let placement: Placement
    let type: TypeID
    let takesViews: Bool
    let isOfNumber: Bool
    let titlePosition: Int?
    let leaders: UnsafeBufferPointer<Name>
    let limitsContent: Bool
    let requiredMask: UInt64
    let verbatimMask: UInt64
    let alternativeMasks: UnsafeBufferPointer<UInt64>
    let attributes: UnsafeBufferPointer<CatalogSignatures.Attribute>
    let required: UnsafeBufferPointer<Int>
    let apart: UnsafeBufferPointer<Name>
    let alternatives: UnsafeBufferPointer<UnsafeBufferPointer<Name>>
    let owners: UnsafeBufferPointer<Name>
    let parts: UnsafeBufferPointer<(name: Name, place: Int)>
  }

  private let fields: UnsafePointer<Fields>

  /// The signature at an address that another one gave.
  init(at address: UnsafeRawPointer) { fields = address.assumingMemoryBound(to: Fields.self) }

  var address: UnsafeRawPointer { UnsafeRawPointer(fields) }

  var name: Name { fields.pointee.name }
  var definition: ElementDefinition { fields.pointee.definition }
  var content: ContentModel { fields.pointee.content }
  var placement: Placement { fields.pointee.placement }
  /// Its attributes, in the order of the definition.
  var attributes: UnsafeBufferPointer<CatalogSignatures.Attribute> { fields.pointee.attributes }
  /// Positions of the attributes that each use gives.
  var required: UnsafeBufferPointer<Int> { fields.pointee.required }
  /// The position of the attribute that the element's text stands for, or nil.
  var titlePosition: Int? { fields.pointee.titlePosition }
  /// Attributes that are checked with the content.
  var apart: UnsafeBufferPointer<Name> { fields.pointee.apart }
  var alternatives: UnsafeBufferPointer<UnsafeBufferPointer<Name>> { fields.pointee.alternatives }
  /// The elements that it may stand in directly; empty where that is free.
  var owners: UnsafeBufferPointer<Name> { fields.pointee.owners }
  /// The type of a use, as a chain of modifiers sees it.
  var type: TypeID { fields.pointee.type }
  var takesViews: Bool { fields.pointee.takesViews }
  /// True where `value` is a number of any type, which other attributes share.
  var isOfNumber: Bool { fields.pointee.isOfNumber }
  /// The attributes of which others depend on the first that is given: the item that a presentation shows or is about and the
  /// others may name, the number whose type its bounds and its step have. None for most.
  var leaders: UnsafeBufferPointer<Name> { fields.pointee.leaders }
  /// True where not every view may stand inside.
  var limitsContent: Bool { fields.pointee.limitsContent }
  /// Attributes as bits by their positions: those that each use gives, and `verbatim`.
  var requiredMask: UInt64 { fields.pointee.requiredMask }
  var verbatimMask: UInt64 { fields.pointee.verbatimMask }

  /// True where attributes, as bits by their positions, give one of each set of alternatives.
  @inline(__always)
  func meetsAlternatives(_ given: UInt64) -> Bool {
    for mask in fields.pointee.alternativeMasks where given & mask == 0 { return false }
    return true
  }

  /// True where it may hold parts.
  var hasParts: Bool { !fields.pointee.parts.isEmpty }

  /// `parts` are those that it may hold, by their names, also in lower case: `Footer` and `footer`.
  init(
    _ definition: ElementDefinition, _ attributes: [CatalogSignatures.Attribute], parts: [(Name, Int)]
  ) {
    let name = Name(definition.name)
    let content = definition.content
    var apart: [Name] = []
    if content.contains(.iterates) { apart += [Names.items, Names.asName, Names.id] }
    if attributes.contains(where: { $0.name == Names.children }) { apart.append(Names.children) }
    if !content.isDisjoint(with: [.presents, .geometry, .column, .picture, .chosen]) {
      apart.append(Names.asName)
    }
    if content.contains(.valueDestination) { apart += [Names.forName, Names.asName] }
    let required = attributes.indices.filter {
      definition.attributes[$0].isRequired && attributes[$0].name != Names.title
        && !apart.contains(attributes[$0].name)
    }
    let (placement, owners): (Placement, [String]) =
      switch definition.placement {
      case .view: (.view, [])
      case .attachment: (.attachment, [])
      case .item(let owners): (.item, owners)
      case .part(let owners): (.part, owners)
      }
    let titlePosition = attributes.firstIndex { $0.name == Names.title || $0.name == Names.name }
    let isOfNumber = attributes.contains { $0.isNumber }
    let takesViews = !content.isDisjoint(with: [
      .views, .labelFirst, .iterates, .destination, .presents, .runs, .valueDestination,
    ])
    let mask = { (names: [Name]) in
      attributes.indices.reduce(UInt64(0)) { names.contains(attributes[$1].name) ? $0 | 1 << UInt64($1) : $0 }
    }
    let alternatives = definition.alternatives.map { $0.map { Name($0) } }
    let place = UnsafeMutablePointer<Fields>.allocate(capacity: 1)
    place.initialize(
      to: Fields(
        name: name, definition: definition, content: content, placement: placement,
        type: StandardLibrary.shared.type(
          named: definition.valueType.isEmpty ? name : Name(definition.valueType)) ?? .view,
        takesViews: takesViews, isOfNumber: isOfNumber, titlePosition: titlePosition,
        leaders: .immortal(
          content.contains(.presents)
            ? [Names.item, Names.presenting, Names.error] : isOfNumber ? [Names.value] : []),
        limitsContent: content.contains(.runs) || name == Names.map || !takesViews,
        requiredMask: required.reduce(0) { $0 | 1 << UInt64($1) }, verbatimMask: mask([Names.verbatim]),
        alternativeMasks: .immortal(alternatives.map(mask)),
        attributes: .immortal(
          attributes.map {
            var attribute = $0
            attribute.isApart = apart.contains($0.name)
            return attribute
          }), required: .immortal(required), apart: .immortal(apart),
        alternatives: .immortal(alternatives.map { .immortal($0) }),
        owners: .immortal(owners.map { Name($0) }), parts: .immortal(parts.map { ($0.0, $0.1) })))
    fields = UnsafePointer(place)
  }

  /// The position of an attribute, or nil.
  func attribute(_ name: Name) -> Int? { attributes.firstIndex { $0.name == name } }

  /// The place of a part by its name.
  func part(named name: Name) -> Int? { fields.pointee.parts.first { $0.name == name }?.place }

  /// The place of the part that a child in lower case stands for, such as `<label>` of a Button; nil for an
  /// attribute written as a child.
  func part(_ child: XMLNodeID, in xml: XMLTree) -> Int? {
    guard hasParts, let place = part(named: xml[child].name) else { return nil }
    let name = xml[child].name
    if xml.children(of: child).contains(where: { xml[$0].kind == .element }) { return place }
    return attribute(name) != nil || xml.children(of: child).contains { xml[$0].kind == .text } ? nil : place
  }

  /// The place of the part that an attribute gives as a value, such as `header="Lakes"` of a Section.
  func partOfAttribute(_ name: Name) -> Int? {
    guard hasParts, let place = part(named: name), attribute(name) == nil else { return nil }
    return DeclarationCollector.isLowercase(name) ? place : nil
  }

  func isHandledApart(_ name: Name) -> Bool { apart.contains(name) }
}
