-- What somebody does in Neovim with a copy of the sample app Landmarks; run by Checks/editor.
local root, command = vim.env.PACKAGE, vim.env.SCREENWRIGHT
local faults = 0

local function check(what, holds, found)
  print((holds and 'ok    ' or 'FAULT ') .. what .. (holds and '' or ': ' .. vim.inspect(found)))
  if not holds then faults = faults + 1 end
end

local function waitFor(condition) return vim.wait(20000, condition, 5) end

local client = vim.lsp.start_client({
  name = 'screenwright', cmd = { command, 'lsp' }, root_dir = root,
  capabilities = vim.lsp.protocol.make_client_capabilities(),
})

local function open(path)
  vim.cmd('edit ' .. vim.fn.fnameescape(root .. '/' .. path))
  local buffer = vim.api.nvim_get_current_buf()
  vim.lsp.buf_attach_client(buffer, client)
  return buffer
end

-- Puts the cursor behind some text.
local function go(text)
  local lines = vim.api.nvim_buf_get_lines(0, 0, -1, false)
  for number, line in ipairs(lines) do
    local _, stop = line:find(text, 1, true)
    if stop then return vim.api.nvim_win_set_cursor(0, { number, stop }) end
  end
  error('there is no ' .. text)
end

local function replace(old, new)
  local text = table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), '\n')
  local start, stop = text:find(old, 1, true)
  text = text:sub(1, start - 1) .. new .. text:sub(stop + 1)
  vim.api.nvim_buf_set_lines(0, 0, -1, false, vim.split(text, '\n'))
end

local function ask(method, more)
  local parameters = vim.tbl_extend('force', vim.lsp.util.make_position_params(), more or {})
  local answers = vim.lsp.buf_request_sync(0, method, parameters, 20000)
  return answers and answers[client] and answers[client].result, answers
end

local list = open('Landmarks/LandmarkList.xml')
check('the server starts', waitFor(function() return vim.lsp.buf_is_attached(list, client) end))
waitFor(function() return vim.lsp.get_client_by_id(client).initialized end)
check('nothing is wrong at first', #vim.diagnostic.get(list) == 0, vim.diagnostic.get(list))

replace('showFavoritesOnly ||', 'showFavoriteOnly ||')
local start = vim.loop.hrtime()
check('a mistake is underlined', waitFor(function() return #vim.diagnostic.get(list) > 0 end))
print(string.format('      after %.0f ms', (vim.loop.hrtime() - start) / 1e6))

go('showFavoriteOnly')
local actions = ask('textDocument/codeAction', {
  range = vim.lsp.util.make_range_params().range, context = { diagnostics = {} },
})
local fix = vim.tbl_filter(function(action) return action.title:find('showFavoritesOnly', 1, true) end, actions or {})[1]
check('a fix is offered', fix ~= nil, actions)
if fix then vim.lsp.util.apply_workspace_edit(fix.edit, 'utf-16') end
check('the fix puts it right', waitFor(function() return #vim.diagnostic.get(list) == 0 end), vim.diagnostic.get(list))

replace(".navigationTitle('Landmarks')", '.nav')
go('.nav')
local items = (ask('textDocument/completion') or {}).items or {}
local title = vim.tbl_filter(function(item) return item.label == 'navigationTitle' end, items)[1]
check('.nav completes to .navigationTitle', title ~= nil, vim.tbl_map(function(item) return item.label end, items))
replace('.nav"', ".navigationTitle('Landmarks')\"")

go('isOn="$showFav')
local hover = ask('textDocument/hover')
check('hover tells who reads it', hover and hover.contents.value:find('read by', 1, true) ~= nil, hover)

go('<LandmarkRow')
local places = ask('textDocument/definition') or {}
check('definition leads to the view', places[1] and places[1].uri:find('LandmarkRow.xml', 1, true) ~= nil, places)

local lenses = vim.lsp.buf_request_sync(list, 'textDocument/codeLens', {
  textDocument = vim.lsp.util.make_text_document_params(),
}, 20000)[client].result or {}
check('a screen has a lens', lenses[1] and lenses[1].command.title == 'Preview', lenses)
local shown = lenses[1] and vim.lsp.buf_request_sync(list, 'workspace/executeCommand', {
  command = lenses[1].command.command, arguments = lenses[1].command.arguments,
}, 20000)[client].result
check('the lens gives the screen as text', shown and shown:find('Landmarks', 1, true) ~= nil, shown)

go('landmark.isFav')
local edit = ask('textDocument/rename', { newName = 'isLiked' })
check('rename gives edits', edit ~= nil, edit)
if edit then vim.lsp.util.apply_workspace_edit(edit, 'utf-16') end
vim.cmd('silent wall')
local data = table.concat(vim.fn.readfile(root .. '/Models/landmarkData.json'), '\n')
local row = table.concat(vim.fn.readfile(root .. '/Landmarks/LandmarkRow.xml'), '\n')
check('the data follows', not data:find('isFavorite', 1, true) and data:find('isLiked', 1, true) ~= nil)
check('other screens follow', not row:find('isFavorite', 1, true) and row:find('isLiked', 1, true) ~= nil)

replace('  <Body>', '        <Body>')
local edits = vim.lsp.buf_request_sync(list, 'textDocument/formatting', {
  textDocument = vim.lsp.util.make_text_document_params(), options = { tabSize = 2, insertSpaces = true },
}, 20000)[client].result
vim.lsp.util.apply_text_edits(edits, list, 'utf-16')
vim.cmd('silent wall')
local loose = vim.fn.system({ command, 'format', '--check', root .. '/Landmarks/LandmarkList.xml' })
check('it is laid out as format does it', vim.v.shell_error == 0, loose)
vim.fn.system({ command, 'lint', root })
check('lint finds nothing', vim.v.shell_error == 0)

vim.cmd(faults == 0 and 'qall!' or 'cquit 1')
