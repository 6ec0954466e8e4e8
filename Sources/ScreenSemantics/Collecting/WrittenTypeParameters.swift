import ScreenSyntax
import SourceModel

/// One of the type parameters in `generics="T: Priced, U: Hashable &amp; Named"`.
struct WrittenTypeParameters {
  /// Its name.
  let name: Name
  /// Where its name stands; the whole attribute where that is written with references.
  let range: SourceRange
  /// The protocols that it conforms to.
  let bounds: [WrittenProtocols.Word]

  /// What the elements of a collection are called that a type parameter stands for. The collection is an array here, so that they are the
  /// type parameter: `Items` is `[Items.Element]`.
  static func elements(of name: Name) -> Name { Name("\(name).Element") }

  /// Those that an attribute names.
  static func all(in attribute: XMLAttribute, _ source: SourceFile) -> [WrittenTypeParameters] {
    let isPlain = !attribute.needsDecoding
    let bytes =
      isPlain
      ? source.bytes[Int(attribute.value.start)..<Int(attribute.value.end)]
      : decodedText(of: attribute.value, in: source.bytes)[...]
    return bytes.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).map { part in
      let sides = part.split(separator: UInt8(ascii: ":"), maxSplits: 1)
      let names = sides.first.map { WrittenProtocols.words(in: $0) } ?? []
      let name = names.count == 1 ? names[0].name : Name(String(decoding: sides.first ?? [], as: UTF8.self))
      var bounds = sides.count > 1 ? WrittenProtocols.words(in: sides[1]) : []
      if !isPlain {
        bounds = bounds.map { WrittenProtocols.Word(name: $0.name, range: attribute.value) }
      }
      return WrittenTypeParameters(
        name: name, range: isPlain ? names.first?.range ?? attribute.value : attribute.value, bounds: bounds)
    }
  }
}
