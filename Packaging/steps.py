"""Runs the steps of action.yml one after the other, as GitHub's runner does, for Packaging/try.

usage: steps.py STATE BASE

STATE is a folder for what the runner keeps, with the inputs in `inputs.json`; BASE is the commit that a pull request
begins at. Actions of others (`uses`) are told and not run. What cannot be understood ends with an error, so that nothing is taken
for run that was not.
"""
import json
import os
import re
import subprocess
import sys

import yaml

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def main():
    state, base = sys.argv[1:]
    with open(os.path.join(ROOT, "action.yml")) as file:
        action = yaml.safe_load(file)
    with open(os.path.join(state, "inputs.json")) as file:
        given = json.load(file)
    temporary = os.path.join(state, "temporary")
    os.makedirs(temporary)
    for name in ["output", "path", "summary"]:
        open(os.path.join(state, name), "w").close()
    values = {f"inputs.{name}": str(given.get(name, one.get("default", ""))) for name, one in action["inputs"].items()}
    values |= {"runner.temp": temporary, "runner.os": "Linux", "runner.arch": "X64", "github.server_url": "https://github.com",
               "github.action_repository": "screenwright/screenwright", "github.event_name": "pull_request",
               "github.event.pull_request.base.sha": base}

    def value(match):
        return values[match.group(1)]

    def holds(condition):
        def holds_one(part):
            name, sign, wanted = re.fullmatch(r"(\S+) (==|!=) '([^']*)'", part.strip()).groups()
            return (values[name] == wanted) == (sign == "==")
        return all(map(holds_one, condition.split("&&")))

    environment = dict(os.environ) | {
        "GITHUB_OUTPUT": state + "/output", "GITHUB_PATH": state + "/path", "GITHUB_STEP_SUMMARY": state + "/summary"}
    for step in action["runs"]["steps"]:
        name = step["name"]
        if "if" in step and not holds(step["if"]):
            print(f"step '{name}' is left out")
            continue
        if "uses" in step:
            words = {key: re.sub(r"\$\{\{ (\S+) \}\}", value, text) for key, text in step["with"].items()}
            print(f"step '{name}' would use {step['uses']} with {words}")
            continue
        if step["shell"] != "bash":
            sys.exit(f"step '{name}' wants the shell {step['shell']}")
        with open(state + "/path") as file:
            path = ":".join(file.read().split() + [os.environ["PATH"]])
        own = {key: re.sub(r"\$\{\{ (\S+) \}\}", value, text) for key, text in step.get("env", {}).items()}
        if "${{" in step["run"]:
            sys.exit(f"step '{name}' puts an expression into its script, where a value could be code")
        done = subprocess.run(["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"]],
                              env=environment | own | {"PATH": path}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        print(done.stdout, end="")
        if done.returncode != 0:
            print(f"step '{name}' failed with {done.returncode}")
            sys.exit(1)
        with open(state + "/output") as file:
            for line in file.read().splitlines():
                key, _, text = line.partition("=")
                values[f"steps.{step['id']}.outputs.{key}"] = text
        open(state + "/output", "w").close()
    print("every step passed")


main()
