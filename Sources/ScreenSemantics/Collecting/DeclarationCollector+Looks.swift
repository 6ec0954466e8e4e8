import ScreenSyntax
import ScreenTypes
import SourceModel

/// Attributes of a Preview or an Appearance that say how something looks.
extension DeclarationCollector {
  /// One of them, read as a member whose name no code can write.
  private struct Look {
    let attribute: Name
    let member: Name
    let type: Name
    /// True where its text is code without braces.
    let isCode: Bool

    init(_ attribute: Name, of element: String, _ type: Name, isCode: Bool = false) {
      self.attribute = attribute
      member = Name("\(attribute) of \(element)")
      self.type = type
      self.isCode = isCode
    }
  }

  private static let ofPreview = [
    Look("layout", of: "Preview", "PreviewLayout", isCode: true), Look("device", of: "Preview", "String"),
    Look("colorScheme", of: "Preview", "ColorScheme"),
  ]

  private static let ofAppearance = [
    Look("largeTitleColor", of: "Appearance", "Color"), Look("largeTitleKern", of: "Appearance", "Double"),
    Look("titleColor", of: "Appearance", "Color"), Look("titleKern", of: "Appearance", "Double"),
    Look("barTintColor", of: "Appearance", "Color"), Look("onTintColor", of: "Appearance", "Color"),
    Look("thumbTintColor", of: "Appearance", "Color"),
  ]

  /// Reads the looks of a declaration as its members.
  mutating func collectLooks(of node: XMLNodeID, _ kind: DeclarationKind) {
    for look in kind == .preview ? Self.ofPreview : Self.ofAppearance {
      guard let source = codeSource(look.attribute, of: node) else { continue }
      // A name alone is a literal, as everywhere.
      let isName = Self.isASCIIIdentifier(self.source.bytes[Int(source.range.start)..<Int(source.range.end)])
      let isCode = look.isCode && isName != true
      var member = Member(
        kind: isCode ? .computed : .constant, file: file, node: node, nameRange: source.range,
        typeRange: source.range, isStatic: false, isMutating: false)
      member.name = look.member
      if isCode { member.getter = source } else { member.value = source }
      members.append(member)
      types.append(HeaderType(look.type))
    }
  }
}

extension Program {
  /// True for a member that is an attribute of a Preview or an Appearance.
  public func isLook(_ id: MemberID) -> Bool { self[id].node == self[self[id].owner].node }
}
