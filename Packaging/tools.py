"""A virtual environment in .build with what packaging needs from PyPI."""
import os
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def folder():
    """The folder of its commands; installed where Packaging/requirements.txt is not what it was installed from."""
    venv = os.path.join(ROOT, ".build", "packaging", "venv")
    wanted = os.path.join(ROOT, "Packaging", "requirements.txt")
    kept = os.path.join(venv, "installed.txt")
    with open(wanted) as file:
        text = file.read()
    have = None
    if os.path.exists(kept):
        with open(kept) as file:
            have = file.read()
    if have != text:
        subprocess.run([sys.executable, "-m", "venv", venv], check=True)
        subprocess.run([venv + "/bin/pip", "install", "--quiet", "--disable-pip-version-check", "-r", wanted], check=True)
        with open(kept, "w") as file:
            file.write(text)
    return venv + "/bin/"
