import ModelData
import ScreenCompiler
import SourceModel

extension LanguageServer {
  /// `textDocument/formatting` and `rangeFormatting`: the canonical layout, of a range the lines of it that change. A document
  /// that cannot be read stays as it is.
  func formatting(_ parameters: JSONValue) throws -> JSONValue {
    guard let uri = parameters["textDocument"]["uri"].text, let document = documents[uri] else {
      throw ResponseError(ResponseError.invalidParameters, "The document is not open.")
    }
    let text = document.text
    guard !DataForm.isData(uri) else { return [] }
    let file = PackageFormatter.format(text.bytes, path: uri)
    if let fault = file.faults.first {
      throw ResponseError("The document cannot be laid out: \(fault.message)")
    }
    let made = edits(from: text, to: SourceText(file.bytes))
    guard let range = text.offsets(of: parameters["range"], encoding), let edit = made.elements.first,
      let changed = text.offsets(of: edit["range"], encoding)
    else { return made }
    let isTouched = changed.lowerBound <= range.upperBound && range.lowerBound <= changed.upperBound
    return isTouched ? made : []
  }
}
