const vscode = require('vscode');
const { Client } = require('./client');

const selector = [
  { scheme: 'file', language: 'xml' },
  { scheme: 'untitled', language: 'xml' },
  { scheme: 'file', pattern: '**/Screens/**/*.json' },
  { scheme: 'file', pattern: '**/screenwright.yml' },
];

let client;

async function start() {
  const command = vscode.workspace.getConfiguration('screenwright').get('command');
  client = new Client(command, selector, { render: showScreen });
  try {
    await client.start();
  } catch (fault) {
    vscode.window.showErrorMessage(`${command} lsp cannot be started: ${fault.message}`);
  }
}

/** Shows a screen of a file, the first of that at hand unless given, as text, and again whenever the file changes. */
async function showScreen(uri = vscode.window.activeTextEditor?.document.uri.toString(), name = undefined) {
  if (!uri || !client) return;
  const panel = vscode.window.createWebviewPanel('screenwright', name || 'Screen', vscode.ViewColumn.Beside);
  const draw = async () => {
    let text;
    try {
      text = await client.ask('workspace/executeCommand', {
        command: 'screenwright.render', arguments: name ? [uri, name] : [uri],
      });
    } catch (fault) {
      text = fault.message;
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
    vscode.commands.registerCommand('screenwright.showScreen', () => showScreen()),
    vscode.commands.registerCommand('screenwright.run', (command) => client.run(command)),
    vscode.commands.registerCommand('screenwright.restart', async () => {
      if (client) await client.stop();
      await start();
    }));
  await start();
};

exports.deactivate = () => client && client.stop();
