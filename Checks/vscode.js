// What the extension asks of Visual Studio Code, for a run of it without one (Checks/extension.js): classes that keep what they
// are given, and lists of what was registered.
class Position { constructor(line, character) { Object.assign(this, { line, character }); } }
class Range {
  constructor(startLine, startCharacter, endLine, endCharacter) {
    this.start = new Position(startLine, startCharacter);
    this.end = new Position(endLine, endCharacter);
  }
}
class Uri {
  constructor(text) { this.text = text; }
  static parse(text) { return new Uri(text); }
  toString() { return this.text; }
}
class WorkspaceEdit {
  constructor() { this.files = new Map(); }
  set(uri, edits) { this.files.set(uri.toString(), edits); }
  replace(uri, range, newText) {
    const edits = this.files.get(uri.toString()) || [];
    this.files.set(uri.toString(), [...edits, { range, newText }]);
  }
}
class Kind {
  constructor(value) { this.value = value; }
  append(part) { return new Kind(this.value ? `${this.value}.${part}` : part); }
}
const kept = (...names) => class { constructor(...values) { names.forEach((name, place) => { this[name] = values[place]; }); } };
const disposable = { dispose() {} };

/** What was registered, by its kind, and who listens to documents. */
const known = { providers: {}, commands: {}, opened: [], changed: [], watched: [], findings: new Map(), shown: [], documents: [] };
const listens = (list) => (listener) => { list.push(listener); return disposable; };
const registers = new Proxy({}, {
  get: (_, name) => (selector, provider) => { known.providers[name.replace(/^register|Provider$/g, '')] = provider; return disposable; },
});

module.exports = {
  known, Position, Range, Uri, WorkspaceEdit,
  Location: kept('uri', 'range'), MarkdownString: kept('value'), TextEdit: kept('range', 'newText'),
  Diagnostic: kept('range', 'message', 'severity'), DiagnosticRelatedInformation: kept('location', 'message'),
  CompletionList: kept('items', 'isIncomplete'), CompletionItem: kept('label', 'kind'), SnippetString: kept('value'),
  Hover: kept('contents', 'range'), DocumentHighlight: kept('range', 'kind'), CodeAction: kept('title', 'kind'),
  CodeActionKind: { Empty: new Kind('') }, DocumentSymbol: kept('name', 'detail', 'kind', 'range', 'selectionRange'),
  CodeLens: kept('range', 'command'), SemanticTokens: kept('data'), SemanticTokensLegend: kept('types', 'modifiers'),
  ViewColumn: { Beside: -2 },
  env: { openExternal: async (uri) => { known.shown.push(uri.toString()); return true; } },
  commands: { registerCommand: (name, body) => { known.commands[name] = body; return disposable; } },
  languages: new Proxy({
    match: () => 10,
    createDiagnosticCollection: () => ({ set: (uri, list) => known.findings.set(uri.toString(), list), dispose() {} }),
  }, { get: (own, name) => own[name] || registers[name] }),
  workspace: {
    get textDocuments() { return known.documents; },
    getConfiguration: () => ({ get: () => process.env.SCREENWRIGHT }),
    createFileSystemWatcher: (pattern) => known.watched.push(pattern) && ({ onDidCreate: () => disposable, onDidChange: () => disposable, onDidDelete: () => disposable, dispose() {} }),
    onDidOpenTextDocument: listens(known.opened), onDidCloseTextDocument: () => disposable, onDidChangeTextDocument: listens(known.changed),
  },
  window: {
    activeTextEditor: undefined,
    createOutputChannel: () => ({ append() {}, appendLine(text) { console.error(text); }, dispose() {} }),
    createWebviewPanel: () => {
      const panel = { webview: { html: '' }, onDidDispose: () => disposable };
      known.panel = panel;
      return panel;
    },
    showErrorMessage: (text) => { throw new Error(text); }, showInformationMessage() {},
  },
};
