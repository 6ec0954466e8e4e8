"""Renders the page of floor.c with the template engines that are installed, templates loaded and warm, with escaping.

usage: engines.py ROWS TIMES

Prints for each engine its name, its version and the median of milliseconds, one to a line.
"""
import statistics
import sys
import time
from importlib import metadata

START = '<!DOCTYPE html><html lang="en"><title>Rows</title><main><ul class="sw-list">'
ROW = '<li class="sw-row"><div class="sw-h"><span class="sw-t">', '</span><span class="sw-sp"></span>'
STAR = '<svg class="sw-i" role="img" aria-label="Favorite"><use href="#s1"/></svg>'
END = "</ul></main></html>"
JINJA = START + "{% for row in rows %}" + ROW[0] + "{{ row.name }}" + ROW[1] + "{% if row.isFavorite %}" + STAR \
    + "{% endif %}</div></li>{% endfor %}" + END


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
        START + "\\\n% for row in rows:\n" + ROW[0] + "${row['name']}" + ROW[1] + "\\\n% if row['isFavorite']:\n" + STAR
        + "\\\n% endif\n</div></li>\\\n% endfor\n" + END, default_filters=["h"])
    return lambda rows: template.render(rows=rows)


def chameleon():
    from chameleon import PageTemplate

    row = ROW[0].replace("<li", '<li tal:repeat="row rows"') + "${row['name']}" + ROW[1]
    template = PageTemplate(START + row + STAR.replace("<svg", "<svg tal:condition=\"row['isFavorite']\"") + "</div></li>" + END)
    return lambda rows: template.render(rows=rows)


def main():
    count, times = int(sys.argv[1]), int(sys.argv[2])
    rows = [{"id": n, "name": f"Place & garden {n}", "isFavorite": n % 3 == 0} for n in range(count)]
    engines = []
    for make in (minijinja, jinja2, mako, chameleon):
        try:
            render = make()
        except ImportError:
            continue
        page = render(rows)
        if page.count("Place &amp; garden ") != count or page.count("<svg") != (count + 2) // 3:
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
