"""The language server, asked as three editors would ask it: pytest-lsp sends what the clients send, reads every answer by the
protocol's own schema, and warns of answers that a client said it does not understand. Warnings are faults.

Run by Checks/protocol; SCREENWRIGHT is the command, PACKAGE a copy of a sample app.
"""
import json
import os
import pathlib
import subprocess

import pytest
import pytest_lsp
from lsprotocol import types
from pygls.exceptions import JsonRpcException

COMMAND, PACKAGE = os.environ["SCREENWRIGHT"], pathlib.Path(os.environ["PACKAGE"])
CLIENTS = ["visual-studio-code", "neovim@v0.7", "neovim", "emacs"]
# A document is asked about at one of so many places of it.
STRIDE = 29

SCREENS = sorted(PACKAGE.rglob("*.xml"))


@pytest_lsp.fixture(params=CLIENTS, config=pytest_lsp.ClientServerConfig(server_command=[COMMAND, "lsp"]))
async def editor(request, client: pytest_lsp.LanguageClient):
    client.feature(types.CLIENT_REGISTER_CAPABILITY)(lambda _: None)
    await client.initialize_session(types.InitializeParams(
        capabilities=pytest_lsp.client_capabilities(request.param),
        workspace_folders=[types.WorkspaceFolder(uri=PACKAGE.as_uri(), name="app")]))
    yield
    await client.shutdown_session()


def open_document(editor, path, text=None):
    """Opens a file, with a text that is not saved if there is one; gives its name and text."""
    uri, text = path.as_uri(), path.read_text() if text is None else text
    editor.text_document_did_open(types.DidOpenTextDocumentParams(
        types.TextDocumentItem(uri=uri, language_id="xml", version=1, text=text)))
    return types.TextDocumentIdentifier(uri), text


async def findings(editor, document):
    """What is told of a document next: on request to clients that request it, else by itself."""
    if editor.capabilities.text_document.diagnostic:
        return (await editor.text_document_diagnostic_async(types.DocumentDiagnosticParams(document))).items
    await editor.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
    return editor.diagnostics[document.uri]


def places(text):
    """Every so many characters a position, in UTF-16 as all clients read it."""
    for offset in range(0, len(text), STRIDE):
        before = text[:offset]
        line = before[before.rfind("\n") + 1:]
        yield types.Position(before.count("\n"), len(line.encode("utf-16-le")) // 2)


def is_inside(span, text):
    """True for a range that begins no later than it ends, in lines that there are."""
    lines = text.split("\n")
    start, end = ((at.line, at.character) for at in (span.start, span.end))
    return start <= end and all(
        line < len(lines) and character <= len(lines[line].encode("utf-16-le")) // 2 for line, character in (start, end))


def holds(span, position):
    return (span.start.line, span.start.character) <= (position.line, position.character) <= (
        span.end.line, span.end.character)


@pytest.mark.asyncio
async def test_findings_are_those_of_lint(editor):
    """A mistake in a text that is not saved is told as lint tells it of a saved one, and gone when it is taken back."""
    path = PACKAGE / "Landmarks" / "LandmarkList.xml"
    right = path.read_text()
    wrong = right.replace("showFavoritesOnly ||", "showFavoriteOnly ||")
    assert right != wrong
    document, _ = open_document(editor, path, wrong)
    told = {(found.code, found.range.start.line + 1) for found in await findings(editor, document)}
    path.write_text(wrong)
    try:
        report = subprocess.run([COMMAND, "lint", "--format", "json", PACKAGE], capture_output=True, text=True).stdout
    finally:
        path.write_text(right)
    assert told == {(found["rule"], found["range"]["start"]["line"]) for found in json.loads(report)["diagnostics"]}
    editor.text_document_did_change(types.DidChangeTextDocumentParams(
        types.VersionedTextDocumentIdentifier(version=2, uri=document.uri),
        [types.TextDocumentContentChangeWholeDocument(right)]))
    assert not await findings(editor, document)


@pytest.mark.asyncio
async def test_documents(editor):
    """What is asked of whole documents: each range lies inside, and a formatted sample has nothing to format."""
    for path in SCREENS:
        document, text = open_document(editor, path)
        symbols = await editor.text_document_document_symbol_async(types.DocumentSymbolParams(document))
        assert symbols, path
        for symbol in symbols:
            if isinstance(symbol, types.DocumentSymbol):
                assert is_inside(symbol.range, text)
                assert holds(symbol.range, symbol.selection_range.start) and holds(symbol.range, symbol.selection_range.end)
        for fold in await editor.text_document_folding_range_async(types.FoldingRangeParams(document)) or []:
            assert fold.start_line <= fold.end_line < len(text.split("\n"))
        tokens = await editor.text_document_semantic_tokens_full_async(types.SemanticTokensParams(document))
        assert tokens.data and len(tokens.data) % 5 == 0
        whole = types.Range(types.Position(0, 0), types.Position(text.count("\n"), 0))
        for hint in await editor.text_document_inlay_hint_async(types.InlayHintParams(document, whole)) or []:
            assert is_inside(types.Range(hint.position, hint.position), text)
        for lens in await editor.text_document_code_lens_async(types.CodeLensParams(document)) or []:
            assert is_inside(lens.range, text) and lens.command
        for link in await editor.text_document_document_link_async(types.DocumentLinkParams(document)) or []:
            assert is_inside(link.range, text)
        edits = await editor.text_document_formatting_async(
            types.DocumentFormattingParams(document, types.FormattingOptions(tab_size=2, insert_spaces=True)))
        assert not edits, path
        report = await editor.text_document_diagnostic_async(types.DocumentDiagnosticParams(document))
        assert isinstance(report, types.RelatedFullDocumentDiagnosticReport) and not report.items


@pytest.mark.asyncio
async def test_places(editor):
    """What is asked of a place, at some hundred places: answers are of the protocol's form, and lie where they were asked."""
    asked = 0
    for path in SCREENS:
        document, text = open_document(editor, path)
        for position in places(text):
            asked += 1
            hover = await editor.text_document_hover_async(types.HoverParams(document, position))
            if hover and hover.range:
                assert holds(hover.range, position)
            completion = await editor.text_document_completion_async(types.CompletionParams(document, position))
            for item in getattr(completion, "items", completion or []):
                if isinstance(item.text_edit, types.TextEdit):
                    assert holds(item.text_edit.range, position)
            await editor.text_document_definition_async(types.DefinitionParams(document, position))
            await editor.text_document_type_definition_async(types.TypeDefinitionParams(document, position))
            for place in await editor.text_document_references_async(types.ReferenceParams(
                    types.ReferenceContext(include_declaration=True), document, position)) or []:
                assert place.uri != document.uri or is_inside(place.range, text)
            for mark in await editor.text_document_document_highlight_async(
                    types.DocumentHighlightParams(document, position)) or []:
                assert is_inside(mark.range, text)
            try:
                renamed = await editor.text_document_prepare_rename_async(types.PrepareRenameParams(document, position))
            except JsonRpcException as refusal:
                renamed = None
                assert refusal.message
            span = getattr(renamed, "range", renamed)
            if isinstance(span, types.Range):
                assert holds(span, position)
            await editor.text_document_signature_help_async(types.SignatureHelpParams(document, position))
            (chosen,) = await editor.text_document_selection_range_async(
                types.SelectionRangeParams(document, [position]))
            while chosen:
                assert is_inside(chosen.range, text) and holds(chosen.range, position)
                chosen = chosen.parent
            actions = await editor.text_document_code_action_async(types.CodeActionParams(
                document, types.Range(position, position), types.CodeActionContext([])))
            for action in actions or []:
                if isinstance(action, types.CodeAction) and action.data is not None:
                    await editor.code_action_resolve_async(action)
    assert asked > 200


@pytest.mark.asyncio
async def test_the_workspace(editor):
    """What is asked of all files."""
    found = await editor.workspace_symbol_async(types.WorkspaceSymbolParams("LandmarkList"))
    assert any(symbol.name == "LandmarkList" for symbol in found)
    report = await editor.workspace_diagnostic_async(types.WorkspaceDiagnosticParams([]))
    assert all(not getattr(item, "items", []) for item in report.items)
