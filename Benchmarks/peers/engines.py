"""Renders the page of floor.c with the template engines that are installed, templates loaded and warm, with escaping.

usage: engines.py ROWS TIMES

Prints for each engine its name, its version and the median of milliseconds, one to a line.
"""
import os
import statistics
import sys
import time
from importlib import metadata

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from measures import packages  # noqa: E402

# The rows of the page that `render RowList` writes.
START = '<!DOCTYPE html><html lang="en"><title>Places</title><main><ul>\n'
NAME = '<li><div class="sw-h sw-x"><div class="sw-v sw-start"><p class="sw-headline">'
SUMMARY = '</p><p class="sw-footnote sw-secondary">'
PRICE = '</p><p class="sw-footnote">₩'
SPACER = '</p></div><div class="sw-s"></div>'
STAR = '<svg class="sw-i sw-yellow" role="img" aria-label="Favorite"><use href="#sw-star.fill"/></svg>'
CLOSE = "</div></li>\n"
END = "</ul></main></html>"
JINJA = START + "{% for row in rows %}" + NAME + "{{ row.name }}" + SUMMARY + "{{ row.summary }}" + PRICE \
    + "{{ row.price }}" + SPACER + "{% if row.isFavorite %}" + STAR + "{% endif %}" + CLOSE + "{% endfor %}" + END


def minijinja():
    from minijinja import Environment

    environment = Environment(templates={"rows.html": JINJA})
    return lambda rows: environment.render_template("rows.html", rows=rows)


def jinja2():
    from jinja2 import Environment

    template = Environment(autoescape=True).from_string(JINJA)
    return lambda rows: template.render(rows=rows)


def mako():
    from mako.template import Template

    template = Template(
        START + "\\\n% for row in rows:\n" + NAME + "${row['name']}" + SUMMARY + "${row['summary']}" + PRICE + "${row['price']}"
        + SPACER + "\\\n% if row['isFavorite']:\n" + STAR + "\\\n% endif\n" + CLOSE.strip() + "\n% endfor\n" + END,
        default_filters=["h"])
    return lambda rows: template.render(rows=rows)


def chameleon():
    from chameleon import PageTemplate

    row = NAME.replace("<li", '<li tal:repeat="row rows"') + "${row['name']}" + SUMMARY + "${row['summary']}" + PRICE \
        + "${row['price']}" + SPACER
    template = PageTemplate(START + row + STAR.replace("<svg", "<svg tal:condition=\"row['isFavorite']\"") + CLOSE + END)
    return lambda rows: template.render(rows=rows)


def main():
    count, times = int(sys.argv[1]), int(sys.argv[2])
    rows = [packages.row(n) for n in range(count)]
    engines = []
    for make in (minijinja, jinja2, mako, chameleon):
        try:
            render = make()
        except ImportError:
            continue
        page = render(rows)
        if (page.count("Place &amp; garden ") != count or page.count("Old &lt;harbour") != (count + 1) // 3
                or page.count("<svg") != (count + 2) // 3):
            sys.exit(f"{make.__name__} draws another page")
        engines.append((make.__name__, render, []))
    for _ in range(times):
        for _, render, taken in engines:
            start = time.perf_counter()
            render(rows)
            taken.append((time.perf_counter() - start) * 1e3)
    for name, _, taken in engines:
        print(name, metadata.version(name), f"{statistics.median(taken):.4f}")


if __name__ == "__main__":
    main()
