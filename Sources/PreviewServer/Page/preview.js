'use strict';
// Sends what is done on the page, and patches in what the command sends: HTML for each part, as changes to what it was.
(() => {
  const base = new URL('.', document.currentScript.src).pathname;
  const client = Array.from(crypto.getRandomValues(new Uint8Array(16)), n => n.toString(16).padStart(2, '0')).join('');
  const one = id => document.getElementById(id);
  const frame = one('screen');
  const parts = {};
  const scrolls = {};
  const typed = 'input[type=text], input[type=password], textarea';
  let state = {v: 0, ack: 0}, done = 0, loaded = '', opener = null, layers = 0, follow = null, tools = null;

  // What is done: one request after the other, so that nothing overtakes.
  const waiting = [];
  let isSending = false;

  function send(fields) {
    const last = waiting[waiting.length - 1];
    if (last && last.do === 'type' && fields.do === 'type' && last.at === fields.at) last.value = fields.value;
    else waiting.push(fields);
    busy();
    if (!isSending) flush();
  }

  const busy = () => one('stage').setAttribute('aria-busy', waiting.length > 0 || state.ack < done);

  async function flush() {
    isSending = true;
    while (waiting.length) {
      const fields = waiting.shift();
      done += 1;
      try {
        const answer = await fetch(`${base}do?client=${client}`,
          {method: 'POST', body: new URLSearchParams({...fields, n: done, v: state.v})});
        const text = await answer.text();
        if (answer.ok && fields.do === 'copy') copied(text);
      } catch { break; }
    }
    isSending = false;
    busy();
  }

  // What is sent.
  const stream = new EventSource(`${base}events?client=${client}`);
  stream.onmessage = event => receive(JSON.parse(event.data));
  stream.onopen = () => { one('ended').hidden = true; };
  stream.onerror = () => { one('ended').hidden = stream.readyState !== EventSource.CLOSED; };

  function receive(message) {
    const before = state;
    state = message;
    busy();
    for (const name in message.parts) {
      parts[name] = spliced(message.first ? '' : parts[name] || '', message.parts[name]);
      if (name !== 'screen') patch(one(name), parts[name]);
    }
    if (message.parts.list) filter();
    settle(document, one('panel'));
    const shown = document.querySelector('[role=tab][aria-selected=true]');
    if (shown) one('panel').setAttribute('aria-labelledby', shown.id);
    if (message.parts.time) one('time').querySelector('[aria-current]')?.scrollIntoView({block: 'nearest', inline: 'nearest'});
    one('refresh').hidden = !message.refreshes;
    one('title').textContent = message.title;
    document.title = `${message.title} – Preview`;
    const page = `${message.package}/screen.html?${message.files}`;
    if (message.package !== before.package || message.files !== before.files) {
      if (loaded !== page) { loaded = page; frame.src = base + page; return; }
    }
    if (frame.contentDocument?.body) show(before);
  }

  const spliced = (text, splices) => {
    let out = '', at = 0;
    for (const [kept, dropped, added] of splices) {
      out += text.slice(at, at + kept) + added;
      at += kept + dropped;
    }
    return out + text.slice(at);
  };

  // Patches an element so that it holds some HTML; what is the same stays.
  function patch(root, html) {
    const template = root.ownerDocument.createElement('template');
    template.innerHTML = html;
    children(root, template.content);
  }

  const key = node => node.nodeType === 1 ? node.id || node.dataset.key || '' : '';

  function children(a, b) {
    const old = [...a.childNodes], now = [...b.childNodes];
    let start = 0, end = 0;
    while (start < old.length && start < now.length && old[start].isEqualNode(now[start])) start++;
    while (end < old.length - start && end < now.length - start
      && old[old.length - 1 - end].isEqualNode(now[now.length - 1 - end])) end++;
    const rest = old.slice(start, old.length - end);
    const after = end ? old[old.length - end] : null;
    let place = rest[0] || after;
    for (const node of now.slice(start, now.length - end)) {
      const index = rest.findIndex(other => other.nodeName === node.nodeName && key(other) === key(node));
      if (index < 0 || index > 40 && !key(node)) { a.insertBefore(node, place); continue; }
      const known = rest.splice(index, 1)[0];
      if (known === place) place = place.nextSibling;
      else a.insertBefore(known, place);
      element(known, node);
    }
    for (const node of rest) node.remove();
  }

  function element(a, b) {
    if (a.nodeType !== 1) { if (a.data !== b.data) a.data = b.data; return; }
    for (const {name} of [...a.attributes]) {
      if (!b.hasAttribute(name) && name !== 'draggable' && !(name === 'open' && !a.hasAttribute('data-control'))) a.removeAttribute(name);
    }
    for (const {name, value} of [...b.attributes]) if (a.getAttribute(name) !== value) a.setAttribute(name, value);
    if (!a.isEqualNode(b)) children(a, b);
  }

  // Gives controls the values that their page has; the one in use keeps its own until it was heard.
  function settle(document, root) {
    for (const input of root.querySelectorAll('input, textarea, select')) {
      const isUsed = input === document.activeElement;
      if (isUsed && (root !== frame.contentDocument?.body || state.ack < done || waiting.length)) continue;
      if (input.type === 'checkbox' || input.type === 'radio') {
        if (input.checked !== input.defaultChecked) input.checked = input.defaultChecked;
      } else if (input.nodeName === 'SELECT') {
        const chosen = [...input.options].findIndex(option => option.defaultSelected);
        if (input.selectedIndex !== chosen) input.selectedIndex = chosen;
      } else if (input.value !== input.defaultValue) {
        const caret = isUsed ? [input.selectionStart, input.selectionEnd] : null;
        input.value = input.defaultValue;
        if (caret && caret[0] !== null) input.setSelectionRange(...caret);
      }
    }
  }

  // The screen.
  frame.addEventListener('load', () => {
    if (!loaded) return;
    const page = frame.contentDocument;
    listen(page);
    layers = 0;
    show({});
  });

  function show(before) {
    const page = frame.contentDocument, root = page.documentElement, body = page.body;
    root.lang = state.lang;
    root.dir = state.dir;
    root.dataset.scheme = state.scheme || one('look').elements.scheme.value;
    root.style.setProperty('color-scheme', root.dataset.scheme);
    root.style.setProperty('font-size', `${state.text}%`);
    if (before.place) scrolls[before.place] = root.scrollTop;
    const hadFocus = page.hasFocus() && page.activeElement !== body;
    const from = page.activeElement;
    tools.remove();
    patch(body, parts.screen || '');
    body.append(tools);
    settle(page, body);
    if (before.place && before.place !== state.place) root.scrollTop = scrolls[state.place] || 0;
    const dialogs = [...page.querySelectorAll('[role=dialog], [role=alertdialog]')];
    const main = page.querySelector('main');
    if (main) main.inert = dialogs.length > 0;
    dialogs.forEach((dialog, place) => { dialog.parentElement.inert = place < dialogs.length - 1; });
    if (dialogs.length > layers) {
      if (!layers) opener = from;
      const top = dialogs[dialogs.length - 1];
      if (document.activeElement === frame) top.querySelector('button:not(.sw-grabber), input, a, select, textarea, .sw-grabber')?.focus();
    } else if (dialogs.length < layers && !dialogs.length && opener?.isConnected) {
      opener.focus();
    } else if (hadFocus && page.activeElement === body && follow === null) {
      main?.querySelector('.sw-back, [data-control]:not(input, textarea)')?.focus();
    }
    layers = dialogs.length;
    // The focus goes where the screen puts it, and leaves a field that has lost it there.
    if (before.focus !== undefined && state.focus !== before.focus && state.ack >= done) {
      const field = state.focus < 0 ? null : page.querySelectorAll('[data-control]')[state.focus];
      if (field) field.focus(); else if (page.activeElement?.matches(typed)) page.activeElement.blur();
    }
    if (follow !== null) { [...page.querySelectorAll('[data-edits]')][follow]?.focus(); follow = null; }
  }

  function listen(page) {
    let held = 0, wasHeld = false;
    const places = () => [...page.querySelectorAll('[data-control]')];
    const at = target => {
      const all = places(), found = [];
      for (let node = target.closest?.('[data-control]'); node; node = node.parentElement?.closest('[data-control]')) found.push(all.indexOf(node));
      return found.join(',');
    };
    const layer = () => [...page.querySelectorAll('[role=dialog], [role=alertdialog]')].pop() || page.querySelector('main');
    const top = () => layer().querySelector('.sw-grabber');

    // Rows are edited by keys, by dragging, or by buttons over one.
    const editable = () => [...layer().querySelectorAll('[data-edits]')];
    const can = (row, edit) => row.dataset.edits.includes(edit);
    const remove = row => {
      if (!can(row, 'delete')) return;
      hide();
      const place = editable().indexOf(row);
      follow = Math.max(0, Math.min(place, editable().length - 2));
      send({do: 'delete', row: place});
    };
    const drag = (row, to, keeps) => {
      const rows = editable(), place = rows.indexOf(to);
      if (!can(row, 'move') || row === to || place < 0) return;
      hide();
      if (keeps) follow = place;
      send({do: 'drag', row: rows.indexOf(row), to: place});
    };
    tools = page.createElement('div');
    tools.className = 'edit-row';
    tools.hidden = true;
    let edited = null;
    const hide = () => { tools.hidden = true; edited = null; };
    for (const [name, sign, edit, use] of [['Move up', '↑', 'move', -1], ['Move down', '↓', 'move', 1], ['Delete', 'Delete', 'delete', 0]]) {
      const button = page.createElement('button');
      Object.assign(button, {type: 'button', tabIndex: -1, title: name, textContent: sign});
      button.setAttribute('aria-label', name);
      button.dataset.edit = edit;
      button.addEventListener('click', event => {
        event.stopPropagation();
        const row = edited, rows = editable();
        if (use) drag(row, rows[rows.indexOf(row) + use]); else remove(row);
      });
      tools.append(button);
    }
    const offer = row => {
      edited = row;
      for (const button of tools.children) button.hidden = !can(row, button.dataset.edit);
      const box = row.getBoundingClientRect();
      tools.style.top = `${box.top + page.documentElement.scrollTop + box.height / 2}px`;
      const isMirrored = page.documentElement.dir === 'rtl', end = page.documentElement.clientWidth - box.right;
      tools.style.left = isMirrored ? `${box.left + 6}px` : 'auto';
      tools.style.right = isMirrored ? 'auto' : `${end + 6}px`;
      tools.hidden = false;
    };
    for (const name of ['mouseover', 'focusin']) page.addEventListener(name, event => {
      if (tools.contains(event.target)) return;
      const row = event.target.closest?.('[data-edits]');
      if (row) offer(row); else if (name === 'mouseover' || edited) hide();
    });
    page.documentElement.addEventListener('mouseleave', hide);
    page.addEventListener('scroll', hide, true);
    page.addEventListener('mousedown', event => {
      const row = event.target.closest?.('[data-edits~=move]');
      for (const other of page.querySelectorAll('[draggable]')) other.removeAttribute('draggable');
      if (row && !event.target.closest('input, textarea, select')) row.draggable = true;
    });
    let carried = null, from = null;
    page.addEventListener('dragstart', event => { carried = event.target.closest?.('[data-edits~=move]'); });
    page.addEventListener('dragover', event => { if (carried && event.target.closest?.('[data-edits~=move]')) event.preventDefault(); });
    page.addEventListener('drop', event => {
      const to = event.target.closest?.('[data-edits~=move]');
      if (carried && to) { event.preventDefault(); drag(carried, to); }
      carried = null;
    });
    // A swipe over a row offers its edits; a pull at the top refreshes.
    page.addEventListener('touchstart', event => {
      const {clientX, clientY} = event.touches[0];
      from = {x: clientX, y: clientY, row: event.target.closest?.('[data-edits]'), isTop: page.documentElement.scrollTop <= 0};
    }, {passive: true});
    page.addEventListener('touchend', event => {
      if (!from) return;
      const {clientX, clientY} = event.changedTouches[0], x = clientX - from.x, y = clientY - from.y;
      if (from.row && Math.abs(x) > 48 && Math.abs(x) > 2 * Math.abs(y)) { offer(from.row); wasHeld = true; }
      else if (from.isTop && state.refreshes && y > 90 && y > 2 * Math.abs(x)) send({do: 'refresh'});
      from = null;
    });

    page.addEventListener('click', event => {
      const target = event.target;
      if (wasHeld) { wasHeld = false; event.preventDefault(); return; }
      if (target.closest('[data-back]')) { event.preventDefault(); return send({do: 'back'}); }
      const link = target.closest('a[href]');
      if (link && !link.hasAttribute('data-control')) {
        if (link.hash && link.getAttribute('href').startsWith('#')) return;
        event.preventDefault();
        return send({do: 'words', link: [...layer().querySelectorAll('a[href]:not([data-control], [data-back])')].indexOf(link)});
      }
      if (target.classList.contains('sw-dim')) {
        const grabber = target.querySelector('.sw-grabber');
        return grabber && send({do: 'tap', at: at(grabber)});
      }
      const summary = target.closest('summary');
      if (summary && !summary.parentElement.matches('.sw-disclosure[data-control]')) return;
      if (target.closest('label') && !target.closest('button, a')) return;
      if (target.matches('input, textarea, select, option')) return;
      const control = target.closest('[data-control]');
      if (!control || control.disabled) return;
      event.preventDefault();
      const menu = target.closest('details.sw-menu');
      if (menu && !summary) menu.open = false;
      if (control.dataset.action) send({do: 'step', at: at(control), by: control.dataset.action});
      else if (control.dataset.option) send({do: 'choose', at: at(control), option: control.dataset.option});
      else send({do: 'tap', at: at(target), key: event.detail === 0 ? 1 : 0});
    });

    page.addEventListener('input', event => {
      const input = event.target;
      if (input.matches(typed) || input.type === 'range') send({do: 'type', at: at(input), value: input.value});
    });
    page.addEventListener('change', event => {
      const input = event.target;
      if (input.matches('.sw-days input')) send({do: 'type', at: at(input), value: input.value});
      else if (input.matches('select, input[type=radio]')) send({do: 'choose', at: at(input), option: input.value});
      else if (input.type === 'checkbox') send({do: 'tap', at: at(input)});
      else if (input.matches('input[type=number], input[type=date], input[type=time], input[type=datetime-local], input[type=color]')) send({do: 'type', at: at(input), value: input.value});
    });
    page.addEventListener('keydown', event => {
      if (event.key === 'Escape') {
        const grabber = top(), cancel = [...page.querySelectorAll('[role=alertdialog] .sw-cancel, .sw-action-sheet .sw-cancel')].pop();
        if (cancel) cancel.click(); else if (grabber) send({do: 'tap', at: at(grabber)});
      } else if (event.key === 'Enter' && event.target.matches('input[type=text], input[type=password]')) {
        send({do: 'submit', at: at(event.target), value: event.target.value});
      } else if (event.target.matches('[data-edits]')) {
        const row = event.target, rows = editable(), place = rows.indexOf(row);
        const step = {ArrowUp: -1, ArrowDown: 1}[event.key];
        if (event.key === 'Delete' || event.key === 'Backspace') remove(row);
        else if (step && event.altKey && rows[place + step]) drag(row, rows[place + step], true);
        else if (step && rows[place + step]) rows[place + step].focus();
        else return;
        event.preventDefault();
      }
    });
    page.addEventListener('focusin', event => {
      if (event.target.matches(typed)) send({do: 'focus', at: at(event.target)});
    });
    page.addEventListener('pointerdown', event => {
      const target = event.target;
      clearTimeout(held);
      held = setTimeout(() => { wasHeld = true; send({do: 'tap', held: 1, at: at(target)}); }, 500);
    });
    for (const name of ['pointerup', 'pointercancel', 'scroll', 'dragstart']) page.addEventListener(name, () => clearTimeout(held), true);
    page.addEventListener('pointerdown', () => { wasHeld = false; }, true);
    page.addEventListener('submit', event => event.preventDefault());
  }

  // The page around it.
  document.addEventListener('click', event => {
    const button = event.target.closest('button[data-do]');
    if (!button) return;
    const {key, ...fields} = button.dataset;
    if (fields.do === 'close') return one('copied').close();
    send(fields);
    if (fields.do === 'show') menu(false);
  });
  document.addEventListener('change', event => {
    const input = event.target;
    if (input.dataset.do === 'set') send({do: 'set', source: input.dataset.source, value: input.type === 'checkbox' ? input.checked : input.value});
    if (input.form?.id === 'look') {
      if (input.name === 'device') fit();
      if (input.name !== 'device' || input.value !== 'free') send({do: 'look', name: input.name, value: input.value});
    }
  });
  one('tabs').addEventListener('keydown', event => {
    const tabs = [...one('tabs').children], place = tabs.indexOf(document.activeElement);
    const step = {ArrowRight: 1, ArrowLeft: -1}[event.key];
    if (!step || place < 0) return;
    event.preventDefault();
    const next = tabs[(place + step + tabs.length) % tabs.length];
    next.focus();
    send({do: 'tab', tab: next.dataset.tab});
  });

  function menu(isOpen) {
    document.body.classList.toggle('menu', isOpen);
    one('menu').setAttribute('aria-expanded', isOpen);
  }
  one('menu').addEventListener('click', () => menu(!document.body.classList.contains('menu')));

  function filter() {
    const wanted = one('search').value.trim().toLowerCase();
    let found = 0;
    for (const list of one('list').querySelectorAll('ul')) {
      let inList = 0;
      for (const item of list.children) {
        item.hidden = !item.textContent.toLowerCase().includes(wanted);
        if (!item.hidden) inList++;
      }
      list.hidden = list.previousElementSibling.hidden = !inList;
      found += inList;
    }
    one('none').hidden = found > 0;
  }
  one('search').addEventListener('input', filter);
  one('search').addEventListener('keydown', event => {
    if (event.key === 'Enter') one('list').querySelector('li:not([hidden]) button')?.click();
  });

  async function copied(text) {
    one('copied-text').value = text;
    let words = 'It is on the clipboard.';
    try { await navigator.clipboard.writeText(text); } catch { words = 'Copy it from here.'; }
    one('copied-words').textContent = words;
    if (!one('copied').open) one('copied').showModal();
  }

  // The device takes the room that there is.
  function fit() {
    const size = one('look').elements.device.value, device = one('device'), bench = one('bench');
    device.className = size === 'free' ? 'free' : 'framed';
    const [width, height] = size === 'free' ? [bench.clientWidth, bench.clientHeight] : size.split('x').map(Number);
    const edge = size === 'free' ? 0 : 24;
    const scale = Math.min(1, (bench.clientWidth - 2) / (width + edge), (bench.clientHeight - 2) / (height + edge));
    for (const [name, value] of [['width', `${width}px`], ['height', `${height}px`], ['transform', `translate(-50%, -50%) scale(${Math.max(scale, .2)})`]]) device.style.setProperty(name, value);
  }
  new ResizeObserver(fit).observe(one('bench'));

  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  one('look').elements.scheme.value = isDark ? 'dark' : 'light';
  fit();
})();
