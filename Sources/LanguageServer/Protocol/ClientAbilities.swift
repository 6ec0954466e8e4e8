/// What the client says it can do, as far as answers depend on it.
struct ClientAbilities {
  /// True where it asks for the findings of documents by itself.
  var pullsFindings = false
  /// True where it asks again when it is told that findings are others.
  var refreshesFindings = false
  /// True where it takes snippets in completions.
  var takesSnippets = false
  /// True where what is told of completions may be Markdown.
  var readsMarkdown = false
  /// True where symbols may stand in each other.
  var nestsSymbols = false
  /// True where it can be asked to watch files.
  var watchesFiles = false
  /// True where an edit may ask for consent.
  var asksForConsent = false

  /// True where it asks for the edits of an action when they are wanted.
  var resolvesActions = false

  /// True where it can show an address in a browser.
  var showsDocuments = false

  /// A client that can do nothing.
  init() {}

  init(_ abilities: JSONValue) {
    let document = abilities["textDocument"]
    let workspace = abilities["workspace"]
    pullsFindings = !document["diagnostic"].isNull
    refreshesFindings = workspace["diagnostics"]["refreshSupport"] == true
    let item = document["completion"]["completionItem"]
    takesSnippets = item["snippetSupport"] == true
    readsMarkdown = item["documentationFormat"].elements.contains { $0 == "markdown" }
    nestsSymbols = document["documentSymbol"]["hierarchicalDocumentSymbolSupport"] == true
    watchesFiles = workspace["didChangeWatchedFiles"]["dynamicRegistration"] == true
    resolvesActions =
      document["codeAction"]["resolveSupport"]["properties"].elements.contains { $0.text == "edit" }
      && document["codeAction"]["dataSupport"] == true
    showsDocuments = abilities["window"]["showDocument"]["support"] == true
    asksForConsent = !workspace["workspaceEdit"]["changeAnnotationSupport"].isNull
  }
}
