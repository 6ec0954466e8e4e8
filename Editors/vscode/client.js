// A client of the Language Server Protocol, as small as the extension needs: it starts the server, keeps its documents as they
// are typed, and turns what it answers into what the editor shows.
const { spawn } = require('child_process');
const vscode = require('vscode');

const range = ({ start, end }) => new vscode.Range(start.line, start.character, end.line, end.character);
const plain = ({ start, end }) => ({
  start: { line: start.line, character: start.character }, end: { line: end.line, character: end.character },
});
const at = (document, position) => ({
  textDocument: { uri: document.uri.toString() }, position: { line: position.line, character: position.character },
});
const location = (place) => new vscode.Location(vscode.Uri.parse(place.uri), range(place.range));
const markdown = (contents) => new vscode.MarkdownString(contents.value);
const textEdit = (edit) => new vscode.TextEdit(range(edit.range), edit.newText);

function workspaceEdit(edit) {
  const made = new vscode.WorkspaceEdit();
  for (const [uri, edits] of Object.entries(edit.changes || {})) made.set(vscode.Uri.parse(uri), edits.map(textEdit));
  for (const change of edit.documentChanges || []) {
    const uri = vscode.Uri.parse(change.textDocument.uri);
    for (const one of change.edits) {
      const asked = edit.changeAnnotations?.[one.annotationId];
      made.replace(uri, range(one.range), one.newText, asked && { label: asked.label, needsConfirmation: asked.needsConfirmation });
    }
  }
  return made;
}

/** A server that runs. */
class Client {
  constructor(command, selector, { render }) {
    this.selector = selector;
    this.render = render;
    this.log = vscode.window.createOutputChannel('Screenwright');
    this.findings = vscode.languages.createDiagnosticCollection('screenwright');
    this.subscriptions = [this.log, this.findings];
    this.waiting = new Map();
    this.last = 0;
    this.received = Buffer.alloc(0);
    this.process = spawn(command, ['lsp']);
    this.process.stderr.on('data', (text) => this.log.append(text.toString()));
    this.process.stdout.on('data', (bytes) => this.receive(bytes));
    this.process.on('error', (fault) => this.end(fault));
    this.process.on('exit', () => this.end(new Error('The server ended.')));
  }

  end(fault) {
    for (const { reject } of this.waiting.values()) reject(fault);
    this.waiting.clear();
    if (!this.isStopped) this.log.appendLine(fault.message);
  }

  // Messages

  send(message) {
    const body = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }));
    if (this.process.stdin.writable) this.process.stdin.write(Buffer.concat([Buffer.from(`Content-Length: ${body.length}\r\n\r\n`), body]));
  }

  notify(method, params) { this.send({ method, params }); }

  /** Asks the server; what the editor takes back is taken back there. */
  ask(method, params, token) {
    const id = ++this.last;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      token?.onCancellationRequested(() => this.notify('$/cancelRequest', { id }));
      this.send({ id, method, params });
    });
  }

  /** The same, where no answer is as good as an empty one. */
  async look(method, params, token) {
    try { return await this.ask(method, params, token); } catch { return null; }
  }

  receive(bytes) {
    this.received = Buffer.concat([this.received, bytes]);
    for (;;) {
      const end = this.received.indexOf('\r\n\r\n');
      if (end < 0) return;
      const length = Number(/Content-Length: (\d+)/i.exec(this.received.subarray(0, end).toString())?.[1]);
      if (this.received.length < end + 4 + length) return;
      const message = JSON.parse(this.received.subarray(end + 4, end + 4 + length).toString());
      this.received = this.received.subarray(end + 4 + length);
      this.handle(message);
    }
  }

  async handle({ id, method, params, result, error }) {
    if (!method) {
      const asked = this.waiting.get(id);
      this.waiting.delete(id);
      if (error) asked?.reject(new Error(error.message)); else asked?.resolve(result);
    } else if (method === 'textDocument/publishDiagnostics') {
      this.findings.set(vscode.Uri.parse(params.uri), params.diagnostics.map((one) => this.finding(one)));
    } else if (method === 'window/showDocument') {
      const success = await vscode.env.openExternal(vscode.Uri.parse(params.uri));
      this.send({ id, result: { success } });
    } else if (method === 'window/showMessage') {
      vscode.window.showInformationMessage(params.message);
    } else if (id !== undefined) {
      if (method === 'client/registerCapability') params.registrations.forEach((one) => this.watch(one.registerOptions?.watchers));
      this.send({ id, result: null });
    }
  }

  /** Tells the server which files come, change and go; of those that do together it is told at once. */
  watch(watchers = []) {
    const changes = new Map();
    const changed = (type) => (uri) => {
      if (changes.size === 0) {
        setTimeout(() => {
          this.notify('workspace/didChangeWatchedFiles', { changes: [...changes].map(([uri, type]) => ({ uri, type })) });
          changes.clear();
        }, 50);
      }
      changes.set(uri.toString(), type);
    };
    for (const { globPattern } of watchers) {
      const watch = vscode.workspace.createFileSystemWatcher(globPattern);
      this.subscriptions.push(watch, watch.onDidCreate(changed(1)), watch.onDidChange(changed(2)), watch.onDidDelete(changed(3)));
    }
  }

  finding(one) {
    const made = new vscode.Diagnostic(range(one.range), one.message, one.severity - 1);
    made.code = one.code;
    made.source = one.source;
    made.tags = one.tags;
    made.relatedInformation = (one.relatedInformation || [])
      .map((place) => new vscode.DiagnosticRelatedInformation(location(place.location), place.message));
    return made;
  }

  // The editor

  async start() {
    const answer = await this.ask('initialize', {
      processId: process.pid,
      capabilities: {
        general: { positionEncodings: ['utf-16'] },
        window: { showDocument: { support: true } },
        workspace: { workspaceEdit: { changeAnnotationSupport: {} }, didChangeWatchedFiles: { dynamicRegistration: true } },
        textDocument: {
          completion: { completionItem: { snippetSupport: true } },
          codeAction: { dataSupport: true, resolveSupport: { properties: ['edit'] } },
          documentSymbol: { hierarchicalDocumentSymbolSupport: true },
        },
      },
    });
    this.notify('initialized', {});
    this.keepDocuments();
    this.offer(answer.capabilities);
  }

  keepDocuments() {
    const concerns = (document) => vscode.languages.match(this.selector, document) > 0;
    const open = (document) => concerns(document) && this.notify('textDocument/didOpen', {
      textDocument: {
        uri: document.uri.toString(), languageId: document.languageId, version: document.version, text: document.getText(),
      },
    });
    vscode.workspace.textDocuments.forEach(open);
    this.subscriptions.push(
      vscode.workspace.onDidOpenTextDocument(open),
      vscode.workspace.onDidCloseTextDocument((document) => concerns(document) && this.notify(
        'textDocument/didClose', { textDocument: { uri: document.uri.toString() } })),
      vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => concerns(document) && contentChanges.length
        && this.notify('textDocument/didChange', {
          textDocument: { uri: document.uri.toString(), version: document.version },
          // The editor gives the last place first, so that each is as it was before the others.
          contentChanges: contentChanges.map((change) => ({ range: plain(change.range), text: change.text })),
        })));
  }

  offer(can) {
    const { languages } = vscode;
    const add = (made) => this.subscriptions.push(made);
    const places = (method) => async (document, position, token) =>
      (await this.look(method, at(document, position), token) || []).map(location);
    const document = (one) => ({ textDocument: { uri: one.uri.toString() } });
    add(languages.registerCompletionItemProvider(this.selector, {
      provideCompletionItems: async (one, position, token) => {
        const found = await this.look('textDocument/completion', at(one, position), token);
        return found && new vscode.CompletionList(found.items.map((item) => this.completion(item)), found.isIncomplete);
      },
    }, ...can.completionProvider.triggerCharacters));
    add(languages.registerHoverProvider(this.selector, {
      provideHover: async (one, position, token) => {
        const found = await this.look('textDocument/hover', at(one, position), token);
        return found && new vscode.Hover(markdown(found.contents), range(found.range));
      },
    }));
    add(languages.registerDefinitionProvider(this.selector, { provideDefinition: places('textDocument/definition') }));
    add(languages.registerTypeDefinitionProvider(this.selector, { provideTypeDefinition: places('textDocument/typeDefinition') }));
    add(languages.registerReferenceProvider(this.selector, {
      provideReferences: async (one, position, context, token) =>
        (await this.look('textDocument/references', { ...at(one, position), context }, token) || []).map(location),
    }));
    add(languages.registerDocumentHighlightProvider(this.selector, {
      provideDocumentHighlights: async (one, position, token) =>
        (await this.look('textDocument/documentHighlight', at(one, position), token) || [])
          .map((place) => new vscode.DocumentHighlight(range(place.range), place.kind - 1)),
    }));
    add(languages.registerRenameProvider(this.selector, {
      prepareRename: async (one, position, token) => {
        const found = await this.ask('textDocument/prepareRename', at(one, position), token);
        return { range: range(found.range), placeholder: found.placeholder };
      },
      provideRenameEdits: async (one, position, newName, token) =>
        workspaceEdit(await this.ask('textDocument/rename', { ...at(one, position), newName }, token)),
    }));
    add(languages.registerCodeActionsProvider(this.selector, {
      provideCodeActions: async (one, selected, context, token) => {
        const only = context.only ? [context.only.value] : undefined;
        const found = await this.look('textDocument/codeAction', {
          ...document(one), range: plain(selected), context: { diagnostics: [], only },
        }, token);
        return (found || []).map((action) => {
          const made = new vscode.CodeAction(action.title, vscode.CodeActionKind.Empty.append(action.kind));
          made.isPreferred = action.isPreferred;
          if (action.edit) made.edit = workspaceEdit(action.edit);
          made.told = action;
          return made;
        });
      },
      resolveCodeAction: async (action, token) => {
        if (!action.edit) action.edit = workspaceEdit((await this.ask('codeAction/resolve', action.told, token)).edit);
        return action;
      },
    }));
    add(languages.registerDocumentFormattingEditProvider(this.selector, {
      provideDocumentFormattingEdits: async (one, options, token) =>
        (await this.ask('textDocument/formatting', { ...document(one), options }, token)).map(textEdit),
    }));
    const typed = can.documentOnTypeFormattingProvider;
    if (typed) {
      add(languages.registerOnTypeFormattingEditProvider(this.selector, {
        provideOnTypeFormattingEdits: async (one, position, ch, options, token) =>
          (await this.look('textDocument/onTypeFormatting', { ...at(one, position), ch, options }, token) || []).map(textEdit),
      }, typed.firstTriggerCharacter, ...typed.moreTriggerCharacter));
    }
    add(languages.registerDocumentSymbolProvider(this.selector, {
      provideDocumentSymbols: async (one, token) =>
        (await this.look('textDocument/documentSymbol', document(one), token) || []).map((symbol) => this.symbol(symbol)),
    }));
    add(languages.registerCodeLensProvider(this.selector, {
      provideCodeLenses: async (one, token) =>
        (await this.look('textDocument/codeLens', document(one), token) || []).map((lens) => new vscode.CodeLens(range(lens.range), {
          title: lens.command.title, command: 'screenwright.run', arguments: [lens.command],
        })),
    }));
    const { legend } = can.semanticTokensProvider;
    add(languages.registerDocumentSemanticTokensProvider(this.selector, {
      provideDocumentSemanticTokens: async (one, token) => {
        const found = await this.look('textDocument/semanticTokens/full', document(one), token);
        return found && new vscode.SemanticTokens(new Uint32Array(found.data));
      },
    }, new vscode.SemanticTokensLegend(legend.tokenTypes, legend.tokenModifiers)));
  }

  completion(item) {
    const made = new vscode.CompletionItem(item.label, item.kind - 1);
    made.detail = item.detail;
    made.documentation = item.documentation && markdown(item.documentation);
    made.sortText = item.sortText;
    made.filterText = item.filterText;
    made.insertText = item.insertTextFormat === 2 ? new vscode.SnippetString(item.textEdit.newText) : item.textEdit.newText;
    made.range = range(item.textEdit.range);
    made.additionalTextEdits = item.additionalTextEdits?.map(textEdit);
    return made;
  }

  symbol(symbol) {
    const made = new vscode.DocumentSymbol(
      symbol.name, symbol.detail || '', symbol.kind - 1, range(symbol.range), range(symbol.selectionRange));
    made.children = (symbol.children || []).map((child) => this.symbol(child));
    return made;
  }

  /** Does what a lens says. */
  async run(command) {
    if (command.command === 'screenwright.render') return this.render(...command.arguments);
    try {
      await this.ask('workspace/executeCommand', command);
    } catch (fault) {
      vscode.window.showErrorMessage(fault.message);
    }
  }

  async stop() {
    this.isStopped = true;
    await this.look('shutdown', null);
    this.notify('exit', null);
    this.subscriptions.forEach((one) => one.dispose());
  }
}

module.exports = { Client };
