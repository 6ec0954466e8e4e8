/// What the server says it can do.
enum ServerAbilities {
  /// The answer to `initialize`.
  static func all(_ encoding: PositionEncoding) -> JSONValue {
    [
      "positionEncoding": .string(encoding.rawValue),
      "textDocumentSync": ["openClose": true, "change": 2, "save": ["includeText": false]],
      "diagnosticProvider": [
        "identifier": "screenwright", "interFileDependencies": true, "workspaceDiagnostics": true,
      ],
      "completionProvider": ["triggerCharacters": ["<", ".", "$", "\"", "{", "/", " ", "("]],
      "hoverProvider": true,
      "definitionProvider": true,
      "declarationProvider": true,
      "typeDefinitionProvider": true,
      "implementationProvider": true,
      "referencesProvider": true,
      "documentHighlightProvider": true,
      "documentSymbolProvider": true,
      "workspaceSymbolProvider": true,
      "foldingRangeProvider": true,
      "selectionRangeProvider": true,
      "codeActionProvider": [
        "codeActionKinds": [
          "quickfix", "refactor.extract", "refactor.inline", "refactor.rewrite", "source.fixAll",
        ],
        "resolveProvider": true,
      ],
      "documentFormattingProvider": true,
      "documentRangeFormattingProvider": true,
      "documentOnTypeFormattingProvider": ["firstTriggerCharacter": ">", "moreTriggerCharacter": ["\n"]],
      "codeLensProvider": [:],
      "renameProvider": ["prepareProvider": true],
      "inlayHintProvider": true,
      "signatureHelpProvider": ["triggerCharacters": ["(", ","]],
      "semanticTokensProvider": [
        "legend": [
          "tokenTypes": .array(LanguageServer.tokenTypes.map { .string($0) }),
          "tokenModifiers": .array(LanguageServer.tokenModifiers.map { .string($0) }),
        ], "full": true, "range": true,
      ],
      "documentLinkProvider": [:],
      "callHierarchyProvider": true,
      "executeCommandProvider": ["commands": .array(LanguageServer.commands.map { .string($0) })],
    ]
  }
}
