"""Pages for man(1), made of what the commands say of themselves (`--experimental-dump-help`)."""


def escaped(text):
    """Text in which roff sees no request."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return "\n".join("\\&" + line if line[:1] in (".", "'") else line for line in text.split("\n"))


def spelled(name):
    return ("--" if name["kind"] == "long" else "-") + name["name"]


def entry(argument):
    """An argument or option: its names, its value, what it is."""
    value = f"\\fI{escaped(argument['valueName'])}\\fR" if argument["kind"] != "flag" else ""
    if argument["kind"] == "positional":
        head = value
    else:
        names = sorted(argument["names"], key=lambda name: name["kind"] == "long")
        head = ", ".join(f"\\fB{escaped(spelled(name))}\\fR" for name in names) + (f" {value}" if value else "")
    text = escaped(argument.get("abstract", ""))
    if argument.get("allValues"):
        text += "\nOne of " + ", ".join(f"\\fB{escaped(one)}\\fR" for one in argument["allValues"]) + "."
    if argument.get("defaultValue"):
        text += f"\nThe default is \\fB{escaped(argument['defaultValue'])}\\fR."
    return f".TP\n{head}\n{text.strip()}\n"


def synopsis(argument):
    value = f"\\fI{escaped(argument['valueName'])}\\fR" if argument["kind"] != "flag" else ""
    if argument["kind"] != "positional":
        name = f"\\fB{escaped(spelled(argument['preferredName']))}\\fR"
        value = f"{name} {value}".strip()
    if argument["isRepeating"]:
        value += " ..."
    return f"[{value}]" if argument["isOptional"] else value


def page(command, path, others, version, day):
    """The page of one command; `path` is how it is called, `others` are the pages that go with it."""
    name = "-".join(path)
    shown = [argument for argument in command.get("arguments", []) if argument.get("shouldDisplay", True)]
    places = [argument for argument in shown if argument["kind"] == "positional"]
    options = [argument for argument in shown if argument["kind"] != "positional"]
    brief = command.get("abstract", "").rstrip(".")
    text = f'.TH "{name.upper()}" 1 "{day}" "Screenwright {version}" "Screenwright"\n.nh\n.ad l\n'
    text += f".SH NAME\n{escaped(name)} \\- {escaped(brief[:1].lower() + brief[1:])}\n"
    text += f".SH SYNOPSIS\n.B {escaped(' '.join(path))}\n"
    commands = [one for one in command.get("subcommands", []) if one.get("shouldDisplay", True)]
    if commands:
        text += ".I command\n[\\fIoptions\\fR]\n"
    text += "".join(synopsis(argument) + "\n" for argument in places)
    text += "[\\fIoptions\\fR]\n" if options and not commands else ""
    about = command.get("discussion", "").strip()
    text += f".SH DESCRIPTION\n{escaped(command.get('abstract', ''))}\n"
    text += "".join(f".PP\n{escaped(line)}\n" for line in about.split("\n") if line.strip())
    if commands:
        text += ".SH COMMANDS\n" + "".join(
            f".TP\n.B {escaped(one['commandName'])}\n{escaped(one.get('abstract', one['commandName']))}\n"
            for one in commands if one["commandName"] != "help")
    if places:
        text += ".SH ARGUMENTS\n" + "".join(map(entry, places))
    if options:
        text += ".SH OPTIONS\n" + "".join(map(entry, options))
    text += (".SH EXIT STATUS\n.TP\n.B 0\nNothing at or above the failing severity.\n.TP\n.B 1\nSomething was found.\n"
             ".TP\n.B 2\nThe command could not do its work.\n")
    see = [other for other in others if other != name]
    text += ".SH SEE ALSO\n" + ",\n".join(f".BR {escaped(other)} (1)" for other in see).replace("(1),", "(1) ,") + "\n"
    return text


def pages(dump, version, day, name=None):
    """The pages of a command and of each of its subcommands, by their names. `name` is that of the file of a command which is
    called as the subcommand of another."""
    top = dump["command"]
    path = name.split("-") if name else [top["commandName"]]
    found = {}
    commands = [] if name else [
        one for one in top.get("subcommands", []) if one.get("shouldDisplay", True) and one["commandName"] not in ("help", "preview")]
    names = ["screenwright"] + [f"screenwright-{one['commandName']}" for one in commands] if commands else ["screenwright"]
    if commands:
        names.append("screenwright-preview")
    found["-".join(path)] = page(top, path, names, version, day)
    for one in commands:
        called = path + [one["commandName"]]
        found["-".join(called)] = page(one, called, names, version, day)
    return found
