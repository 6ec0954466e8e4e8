// Begins the extension for Visual Studio Code in an editor that is none, and uses it: a mistake is underlined and goes, names are
// completed, explained, found and given other ones, screens are laid out and shown.
//
// node Checks/extension.js EXTENSION [COMMAND PACKAGE]; without a command the extension is only read.
const fs = require('fs');
const path = require('path');

const [folder, command, place] = process.argv.slice(2);
process.env.SCREENWRIGHT = command || '';
const vscode = require(path.join(folder, 'node_modules', 'vscode'));
const extension = require(path.join(folder, 'extension.js'));
const { known } = vscode;

function expect(holds, what, found) {
  console.log(`${holds ? 'ok    ' : 'FAULT '}${what}`);
  if (!holds) {
    console.error(`${what}: ${JSON.stringify(found)}`);
    process.exitCode = 1;
  }
}

async function waitFor(condition) {
  for (let round = 0; round < 2000 && !condition(); round++) await new Promise((done) => setTimeout(done, 10));
  return condition();
}

async function main() {
  const file = path.join(place, 'Landmarks', 'LandmarkList.xml');
  const text = fs.readFileSync(file, 'utf8');
  const document = {
    uri: vscode.Uri.parse(`file://${file}`), languageId: 'xml', version: 1, text, getText() { return this.text; },
  };
  known.documents.push(document);
  const position = (part) => {
    const before = document.text.slice(0, document.text.indexOf(part) + part.length).split('\n');
    return new vscode.Position(before.length - 1, before[before.length - 1].length);
  };
  const change = (next) => {
    const lines = document.text.split('\n');
    const whole = new vscode.Range(0, 0, lines.length - 1, lines[lines.length - 1].length);
    document.text = next;
    document.version += 1;
    known.changed.forEach((listener) => listener({ document, contentChanges: [{ range: whole, text: next }] }));
  };
  const token = { onCancellationRequested() {} };
  const findings = () => known.findings.get(document.uri.toString()) || [];
  const { providers } = known;

  await extension.activate({ subscriptions: [] });
  expect(await waitFor(() => known.watched.includes('**/Assets/**')), 'what the server asks for is watched', known.watched);
  change(text.replace('showFavoritesOnly ||', 'showFavoriteOnly ||'));
  expect(await waitFor(() => findings().some((one) => one.code === 'name/undefined')), 'a mistake is underlined', findings());
  const there = position('showFavoriteOnly');
  const actions = await providers.CodeActions.provideCodeActions(document, { start: there, end: there }, {}, token);
  const fix = actions.find((action) => action.title.includes('showFavoritesOnly'));
  expect(fix && [...(await providers.CodeActions.resolveCodeAction(fix, token)).edit.files.values()].length === 1, 'a fix is offered', actions);
  change(text);
  expect(await waitFor(() => findings().length === 0), 'it goes when it is right', findings());
  change(text.replace(".navigationTitle('Landmarks')", '.nav'));
  const list = await providers.CompletionItem.provideCompletionItems(document, position('.nav'), token);
  expect(list.items.some((item) => item.label === 'navigationTitle'), 'a modifier is completed', list.items.slice(0, 5));
  change(text);
  const hover = await providers.Hover.provideHover(document, position('isOn="$showFav'), token);
  expect(hover && hover.contents.value.includes('read by'), 'hover tells who reads a state', hover);
  const [target] = await providers.Definition.provideDefinition(document, position('<LandmarkRow'), token);
  expect(target && target.uri.toString().endsWith('LandmarkRow.xml'), 'definition leads to the view', target);
  const renamed = await providers.Rename.provideRenameEdits(document, position('landmark.isFav'), 'isLiked', token);
  expect([...renamed.files.keys()].some((uri) => uri.endsWith('landmarkData.json')), 'rename follows the data', [...renamed.files.keys()]);
  change(text.replace('  <Body>', '      <Body>'));
  const edits = await providers.DocumentFormattingEdit.provideDocumentFormattingEdits(document, {}, token);
  expect(edits.length === 1, 'a screen is laid out', edits);
  change(text);
  const symbols = await providers.DocumentSymbol.provideDocumentSymbols(document, token);
  expect(symbols[0] && symbols[0].name === 'LandmarkList' && symbols[0].children.length > 0, 'symbols are nested', symbols);
  const tokens = await providers.DocumentSemanticTokens.provideDocumentSemanticTokens(document, token);
  expect(tokens.data.length > 0 && tokens.data.length % 5 === 0, 'code is coloured', tokens.data.length);
  const lenses = await providers.CodeLens.provideCodeLenses(document, token);
  expect(lenses[0] && lenses[0].command.title === 'Preview', 'a screen has a lens', lenses);
  await known.commands['screenwright.run'](lenses[0].command.arguments[0]);
  expect(known.panel && known.panel.webview.html.includes('Landmarks'), 'the lens shows the screen', known.panel);
  await extension.deactivate();
}

if (typeof extension.activate !== 'function' || typeof extension.deactivate !== 'function') {
  console.error('the extension has no activate and deactivate');
  process.exit(1);
}
if (command) main().then(() => setTimeout(() => process.exit(), 200), (fault) => { console.error(fault); process.exit(1); });
