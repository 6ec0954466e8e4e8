const vscode = require('vscode');
const { LanguageClient } = require('vscode-languageclient/node');

let client;

async function start() {
  const command = vscode.workspace.getConfiguration('screenwright').get('command');
  client = new LanguageClient(
    'screenwright', 'Screenwright', { command, args: ['lsp'] },
    {
      documentSelector: [
        { scheme: 'file', language: 'xml' },
        { scheme: 'untitled', language: 'xml' },
        { scheme: 'file', pattern: '**/Screens/**/*.json' },
        { scheme: 'file', pattern: '**/screenwright.yml' },
      ],
    });
  await client.start();
}

/** Shows the screen of the file at hand as text, and again whenever the file changes. */
async function showScreen() {
  const editor = vscode.window.activeTextEditor;
  if (!editor || !client) return;
  const uri = editor.document.uri.toString();
  const panel = vscode.window.createWebviewPanel('screenwright', 'Screen', vscode.ViewColumn.Beside);
  const draw = async () => {
    let text;
    try {
      text = await client.sendRequest('workspace/executeCommand', { command: 'screenwright.render', arguments: [uri] });
    } catch (error) {
      text = error.message;
    }
    const escaped = text.replace(/[&<>]/g, (mark) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[mark]);
    panel.webview.html = `<pre style="line-height: 1.2">${escaped}</pre>`;
  };
  const watch = vscode.workspace.onDidChangeTextDocument((event) => {
    if (event.document.uri.toString() === uri) draw();
  });
  panel.onDidDispose(() => watch.dispose());
  await draw();
}

exports.activate = async (context) => {
  context.subscriptions.push(
    vscode.commands.registerCommand('screenwright.showScreen', showScreen),
    vscode.commands.registerCommand('screenwright.restart', async () => {
      if (client) await client.stop();
      await start();
    }));
  await start();
};

exports.deactivate = () => client && client.stop();
