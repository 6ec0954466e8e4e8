"""`python -m screenwright` becomes the command."""
import os
import sys
import sysconfig


def command():
    """Where the command was installed: beside this interpreter, or among the user's own scripts."""
    schemes = [sysconfig.get_default_scheme() if hasattr(sysconfig, "get_default_scheme") else None, "posix_user"]
    for scheme in schemes:
        folder = sysconfig.get_path("scripts", scheme) if scheme else sysconfig.get_path("scripts")
        path = os.path.join(folder, "screenwright")
        if os.path.isfile(path):
            return path
    sys.exit("screenwright: the command was not installed beside this module; install the wheel again")


if __name__ == "__main__":
    path = command()
    os.execv(path, [path] + sys.argv[1:])
