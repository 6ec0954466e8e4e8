-- Serves screens of packages that have settings or a folder `Screens`.

-- Shows the text of a screen beside its source: what the lens "Preview" does.
local function show(command, context)
  local client = vim.lsp.get_client_by_id(context.client_id)
  client:request('workspace/executeCommand', { command = command.command, arguments = command.arguments }, function(fault, text)
    if fault then return vim.notify(fault.message, vim.log.levels.ERROR) end
    vim.cmd('vertical new')
    vim.bo.buftype, vim.bo.bufhidden, vim.bo.swapfile = 'nofile', 'wipe', false
    vim.api.nvim_buf_set_lines(0, 0, -1, false, vim.split(text, '\n'))
  end)
end

return {
  cmd = { 'screenwright', 'lsp' },
  filetypes = { 'xml', 'json' },
  root_markers = { 'screenwright.yml', 'Screens' },
  workspace_required = true,
  commands = { ['screenwright.render'] = show },
}
