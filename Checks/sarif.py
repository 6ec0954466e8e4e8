"""Checks SARIF reports against the types of SARIF 2.1.0 that pysarif has generated from the OASIS schema: every
property is known, every required one is there, every value has its type or is one of those allowed.

The packages are the examples in Documentation/Rules.md, so that every rule's report is looked at.
Usage: sarif.py COMMAND FOLDER
"""

import dataclasses
import json
import pathlib
import re
import subprocess
import sys
import types
import typing

import pysarif


def camel(name):
    head, *rest = name.split("_")
    return head + "".join(word.capitalize() for word in rest)


def check(value, kind, path, faults):
    origin, parts = typing.get_origin(kind), typing.get_args(kind)
    if kind is typing.Any:
        return
    if origin in (typing.Union, types.UnionType):
        # None stands for a property that is left out; written as null it is none of the allowed values.
        choices = [part for part in parts if part is not type(None)]
        found = []
        for choice in choices:
            tried = []
            check(value, choice, path, tried)
            if not tried:
                return
            found = found or tried
        faults += found
    elif origin is typing.Literal:
        if value not in parts:
            faults.append(f"{path}: {value!r} is none of {parts}")
    elif origin is list:
        if not isinstance(value, list):
            faults.append(f"{path}: no array")
            return
        for place, item in enumerate(value):
            check(item, parts[0], f"{path}[{place}]", faults)
    elif origin is dict:
        if not isinstance(value, dict):
            faults.append(f"{path}: no object")
            return
        for key, item in value.items():
            check(item, parts[1], f"{path}.{key}", faults)
    elif dataclasses.is_dataclass(kind):
        if not isinstance(value, dict):
            faults.append(f"{path}: no object")
            return
        hints = typing.get_type_hints(kind)
        fields = {camel(field.name): field for field in dataclasses.fields(kind)}
        for key, item in value.items():
            if key == "$schema":
                continue
            if key not in fields:
                faults.append(f"{path}: {kind.__name__} has no property {key!r}")
            else:
                check(item, hints[fields[key].name], f"{path}.{key}", faults)
        for key, field in fields.items():
            is_required = field.default is dataclasses.MISSING and field.default_factory is dataclasses.MISSING
            if is_required and key not in value:
                faults.append(f"{path}: {kind.__name__} needs {key!r}")
    elif kind is float:
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            faults.append(f"{path}: {value!r} is no number")
    elif kind is int:
        if isinstance(value, bool) or not isinstance(value, int):
            faults.append(f"{path}: {value!r} is no whole number")
    elif isinstance(kind, type) and not isinstance(value, kind):
        faults.append(f"{path}: {value!r} is no {kind.__name__}")


def main():
    command, work = sys.argv[1], pathlib.Path(sys.argv[2]) / "sarif"
    page = (pathlib.Path(__file__).parent.parent / "Documentation" / "Rules.md").read_text()
    examples = re.findall(r"```xml\n(.*?)```", page, re.S)
    faults, results, rules = [], 0, set()
    for number, example in enumerate(examples):
        package = work / str(number)
        package.mkdir(parents=True, exist_ok=True)
        (package / "Home.xml").write_text(example)
        run = subprocess.run(
            [command, "lint", "--format", "sarif", str(package)], capture_output=True, text=True, check=False
        )
        if run.returncode == 2:
            faults.append(f"example {number + 1}: {run.stderr.strip()}")
            continue
        log = json.loads(run.stdout)
        check(log, pysarif.SarifLog, f"example {number + 1}", faults)
        for result in log["runs"][0]["results"]:
            results += 1
            rules.add(result["ruleId"])
    for fault in faults:
        print(f"Checks/sarif.py: {fault}", file=sys.stderr)
    if not rules:
        print("Checks/sarif.py: no example has a finding", file=sys.stderr)
    else:
        print(f"{results} results of {len(rules)} rules are SARIF 2.1.0")
    sys.exit(1 if faults or not rules else 0)


if __name__ == "__main__":
    main()
