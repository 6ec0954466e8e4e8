-- Serves screens of packages that have settings or a folder `Screens`.
return {
  cmd = { 'screenwright', 'lsp' },
  filetypes = { 'xml', 'json' },
  root_markers = { 'screenwright.yml', 'Screens' },
  workspace_required = true,
}
