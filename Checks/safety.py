"""Puts attack strings into every place that data can reach, and compares the parsed page with the harmless one's.

A page is safe where the tree that an HTML parser (html5lib) reads from it has the same elements, with the same names of
attributes, whatever the data holds; where addresses keep to the schemes that are allowed; and where style attributes
hold the same properties.
"""

import json
import multiprocessing
import os
import re
import subprocess
import sys
import time

import html5lib

PACKAGE = {
    "Screens/Probe.xml": """<Module>
  <App name="ProbeApp"><WindowGroup><Probe value="x"/></WindowGroup></App>
  <Screen name="Probe">
    <Let name="value" type="String"/>
    <State name="text" type="String" value="x"/>
    <State name="up" type="Bool" value="true"/>
    <Body>
      <NavigationStack>
        <List modifiers=".navigationTitle(value)">
          <Section title="{value}">
            <Text modifiers=".accessibilityLabel(value).accessibilityIdentifier(value)">{value}</Text>
            <Text modifiers=".accessibilityHint(value).accessibilityValue(value)">a {value} b</Text>
            <Image name="{value}"/>
            <Image name="{value}" modifiers=".resizable().frame(width: 200, height: 100)"/>
            <Image systemName="{value}"/>
            <Label title="{value}" systemImage="{value}"/>
            <Link title="{value}" destination="{URL(string: value) ?? URL(string: '#')!}"/>
            <AsyncImage url="{URL(string: value)}"/>
            <Toggle isOn="$up">{value}</Toggle>
            <TextField title="{value}" text="$text"/>
            <SecureField title="{value}" text="$text"/>
            <TextEditor text="$text"/>
            <Picker selection="$text" title="{value}"><Text modifiers=".tag(value)">{value}</Text></Picker>
            <Button action="up = false">{value}</Button>
            <DisclosureGroup title="{value}"><Text>{value}</Text></DisclosureGroup>
            <Menu title="{value}"><Button action="up = false">{value}</Button></Menu>
            <ProgressView title="{value}" value="{0.5}"/>
            <Text modifiers=".badge(value)">{value}</Text>
          </Section>
          <Alert isPresented="$up" title="{value}" message="{value}"><Button>{value}</Button></Alert>
        </List>
      </NavigationStack>
    </Body>
  </Screen>
</Module>
""",
}


def attacks():
    """Some thousands of strings: every byte that means something to HTML, alone and in company, in each context."""
    marks = ["<", ">", "&", "\"", "'", "`", "=", "/", "\\", " ", "\t", "\n", "\r", "\f", ";", ":", "#", "(", ")", "{", "}",
             "[", "]", "%", "!", "-", "?", "@", "$", ",", ".", "\0", "\x01", "\x08", "\x0b", "\x1b", "\x7f", "\x80", "\x85",
             "\u00a0", "\u200b", "\u200e", "\u2028", "\u2029", "\u202e", "\u2066", "\ufeff", "\ufffd", "\ufffe", "\uffff",
             "\U0001f469\u200d\U0001f692", "\U0010ffff"]
    strings = list(marks)
    strings += [a + b for a in marks for b in marks]
    tags = ["<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "<svg/onload=alert(1)>", "</p><script>",
            "</title><script>alert(1)</script>", "</style><script>alert(1)</script>", "</textarea><script>", "<!--", "-->",
            "<![CDATA[", "]]>", "<?xml ?>", "<!DOCTYPE x>", "</li></ul></main><h1>", "<a href=javascript:alert(1)>x</a>",
            "<template><script>", "<math><mi//xlink:href=\"data:x,<script>\">", "<base href=//evil>", "<meta http-equiv=refresh>",
            "<iframe srcdoc='<script>'>", "<plaintext>", "<noscript>", "</svg></text><script>", "<select><option>", "<table><td>"]
    quotes = ["", "\"", "'", "\">", "'>", "\" onmouseover=\"alert(1)", "' onmouseover='alert(1)", "\"/>", "`", " autofocus onfocus=x "]
    strings += [q + t for q in quotes for t in tags]
    entities = ["&lt;", "&#60;", "&#x3c;script&#x3e;", "&lt;script&gt;", "&amp;lt;", "&quot;", "&apos;", "&nbsp", "&copy", "&#0;",
                "&#x110000;", "&NotAnEntity;", "&lt", "&#", "&#x", "&ampamp;"]
    strings += entities + [q + e for q in quotes for e in entities]
    urls = ["javascript:alert(1)", "JaVaScRiPt:alert(1)", " javascript:alert(1)", "java\tscript:alert(1)", "java\nscript:alert(1)",
            "\x01javascript:alert(1)", "javascript&colon;alert(1)", "vbscript:x", "data:text/html,<script>alert(1)</script>",
            "data:image/svg+xml,<svg onload=x>", "file:///etc/passwd", "blob:x", "view-source:x", "about:blank", "//evil.example",
            "https://ok.example/?a=1&b=2#c\"'<>", "mailto:a@b?subject=<x>", "tel:+1", "http://a:b@c/", "../../x", "#\"onclick=x",
            "?q=<x>", "feed:javascript:x", "jar:http://x", "%6aavascript:alert(1)", "javascript\u200b:alert(1)", "\u00a0javascript:x"]
    strings += urls + [q + u for q in quotes for u in urls]
    styles = ["red;background:url(javascript:alert(1))", "expression(alert(1))", "}body{display:none", "/*", "*/", "@import 'x'",
              "url(//evil)", "\\3c script\\3e", "--x:1", "!important", "var(--sw-accent)", "</style>", "1px;position:fixed"]
    strings += styles + [q + s for q in quotes for s in styles]
    names = ["../../etc/passwd", "..\\..\\x", "CON", "a\0b", "/", ".", "..", "~", "-rf", "a" * 5000, "‮gpj.exe"]
    strings += names
    strings += [chr(c) for c in range(0x300)] + ["x" + chr(c) + "y" for c in range(0x300)]
    return sorted(set(s for s in strings if not any(0xD800 <= ord(c) < 0xE000 for c in s)))


def records():
    """One JSON object a line, as bytes; the first is harmless. Broken UTF-8 comes as bytes that JSON cannot write."""
    lines = [json.dumps({"value": "x", "text": "x"}).encode()]
    for attack in attacks():
        # Every other one with its characters as they are, the rest with escapes.
        plain = len(lines) % 2 == 0
        lines.append(json.dumps({"value": attack, "text": attack}, ensure_ascii=not plain).encode())
    for broken in (b"\xff", b"\xc0\xbc", b"\xe2\x80", b"\xf8\x88\x80\x80\x80", b"\xed\xa0\x80", b"\xc3<", b"\xe2<script>"):
        lines.append(b'{"value": "' + broken + b'", "text": "x"}')
    return lines


ALLOWED = re.compile(r"^(https?:|mailto:|tel:|#|[^:]*$|[^/?#]*[/?#])", re.I)


def shape(page, faults):
    """The elements with the names of their attributes, in order; what depends on which picture a name gets is left out."""
    tree = html5lib.parse(page, treebuilder="etree", namespaceHTMLElements=False)
    found = []

    def walk(element, depth):
        if not isinstance(element.tag, str):
            found.append((depth, "comment"))
            return
        tag = element.tag.split("}")[-1]
        attributes = sorted(str(a) for a in element.attrib)
        if tag == "svg" and "sw-drawings" in element.attrib.get("class", ""):
            return
        for name, value in element.attrib.items():
            name = str(name).split("}")[-1]
            if name.startswith("on") or name in ("srcdoc", "formaction"):
                faults.append(f"attribute {name}")
            if name in ("href", "src", "action") and not ALLOWED.match(value):
                faults.append(f"address {value[:80]!r}")
        style = ";".join(part.split(":")[0] for part in element.attrib.get("style", "").split(";"))
        found.append((depth, tag, tuple(attributes), style, element.attrib.get("class", "")))
        for child in element:
            walk(child, depth + 1)

    walk(tree, 0)
    return found


def reduced(found):
    """A shape without what rightly depends on the data: whether a text, title or link is there at all."""
    return [part for part in found if part[1] in ALWAYS]


ALWAYS = {"html", "head", "meta", "body", "main", "script", "iframe", "object", "embed", "base", "template", "form",
          "input", "textarea", "select", "comment", "math", "table", "noscript", "plaintext", "title", "img", "use"}


def compare(job):
    """The faults of one page beside the harmless one's shape."""
    html, base = job
    faults = []
    parts = reduced(shape(html, faults))
    if parts != base:
        faults.append("elements differ from those of the harmless page: " + difference(base, parts))
    return faults


def main():
    command, work = sys.argv[1:3]
    start = time.monotonic()
    folder = os.path.join(work, "probe")
    for name, text in PACKAGE.items():
        os.makedirs(os.path.dirname(os.path.join(folder, name)), exist_ok=True)
        with open(os.path.join(folder, name), "w") as file:
            file.write(text)
    lines = records()
    limit = int(os.environ.get("SAFETY_LIMIT", "0"))
    if limit:
        lines = lines[:1] + lines[1::max(1, len(lines) // limit)]
    run = subprocess.run(
        [command, "render", "Probe", folder, "--records", "-", "--styles", "link"], input=b"\n".join(lines), capture_output=True)
    if run.returncode not in (0, 1):
        sys.exit(f"rendering ended with status {run.returncode}: {run.stderr[-500:].decode(errors='replace')}")
    pages = [json.loads(line) for line in run.stdout.decode("utf-8").split("\n") if line]
    full = shape(pages[0]["html"], [])
    faults = []
    with multiprocessing.get_context("spawn").Pool(max(1, min(4, os.cpu_count() or 1))) as pool:
        jobs = ((page["html"], reduced(full)) for page in pages)
        for page, found in zip(pages, pool.imap(compare, jobs, chunksize=64)):
            faults += [f"{lines[page['index']][:120]!r}: {fault}" for fault in found]
    for fault in faults[:50]:
        print(fault)
    print(
        f"{len(pages)} pages of {len(lines)} attack strings in {len(full)} elements compared in "
        f"{time.monotonic() - start:.0f} s; {len(faults)} faults")
    if not pages or len(pages) < len(lines) * 0.9:
        sys.exit(f"only {len(pages)} of {len(lines)} pages came")
    sys.exit(1 if faults else 0)


def difference(left, right):
    for a, b in zip(left, right):
        if a != b:
            return f"{a} became {b}"
    return f"{len(left)} became {len(right)}: {(left + right)[min(len(left), len(right)):][:2]}"


if __name__ == "__main__":
    main()
