"""What stays of a run that is killed, that finds the disk full, or that meets another run or a strange link.

    Checks/reliability COMMAND [--instants N] [--table FILE]

Every run starts with what an older run left, and is stopped at one of its calls of the system that change the disk: strace
kills it as it makes that call, or answers it with "no space left", one call after the other until the run ends by itself. Each
file must then be whole, as it was or as it is to be; what is left behind otherwise is told, and a further run must give exactly what
an undisturbed one gives. With --instants N at most N instants of each kind are tried, spread evenly.
"""

import argparse
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

CALLS = "write,pwrite64,writev,openat,renameat,renameat2,rename,unlinkat,unlink,mkdirat,mkdir,fsync,ftruncate,fchmod,linkat,copy_file_range"
WRITES = "write,pwrite64,writev"


def tree(folder):
    """All files below a folder, by their paths, with their bytes."""
    found = {}
    for place in sorted(folder.rglob("*")):
        if place.is_file() or place.is_symlink():
            found[str(place.relative_to(folder))] = place.read_bytes() if place.is_file() else b"link"
    return found


class Job:
    """A kind of run: how its folder looks before, and what is called in it."""

    def __init__(self, name, words, watched, prepare):
        self.name, self.words, self.watched, self.prepare = name, words, watched, prepare


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def package(word):
    text = "".join(f'{{"id": {number}, "name": "Item {number}"}},' for number in range(12))
    return {
        "Shop/Screens/Home.xml": HOME.replace("WORD", word),
        "Shop/Screens/items.json": f"[{text[:-1]}]",
    }


HOME = """<Module>
  <App name="Shop"><WindowGroup><Home/></WindowGroup></App>
  <Struct name="Item" conforms="Identifiable"><Let name="id" type="Int"/><Let name="name" type="String"/></Struct>
  <ObservableObject name="Store"><Published name="items" type="[Item]" source="items.json"/></ObservableObject>
  <Screen name="Home">
    <StateObject name="store" type="Store"/>
    <State name="count" type="Int" value="1"/>
    <Body>
      <NavigationStack>
        <VStack>
          <Text>WORD {count}</Text>
          <Button action="count += 1">More</Button>
          <ForEach items="store.items" as="item"><NavigationLink destination="Detail" item="{item}"><Text>{item.name} WORD</Text></NavigationLink></ForEach>
        </VStack>
      </NavigationStack>
    </Body>
  </Screen>
  <Screen name="Detail"><Let name="item" type="Item"/><Body><Text>{item.name} WORD</Text></Body></Screen>
  <Scenario name="Adding" of="Home"><Tap on="More"/><Snapshot name="after"/></Scenario>
</Module>
"""


def prepare_pages(folder, command, *more):
    """A package of the new word, and the output of the old one."""
    for path, text in package("old").items():
        write(folder / path, text)
    subprocess.run([command, "compile", "Shop", *more], cwd=folder, check=True, capture_output=True)
    for path, text in package("new").items():
        write(folder / path, text)


def prepare_fix(folder, command):
    for path, text in package("old").items():
        write(folder / path, text.replace('items="store.items"', 'items="{store.items}"'))


def prepare_snapshots(folder, command):
    for path, text in package("old").items():
        write(folder / path, text)
    subprocess.run([command, "test", "Shop", "--update"], cwd=folder, check=True, capture_output=True)
    for path, text in package("new").items():
        write(folder / path, text)


JOBS = [
    Job("compile", ["compile", "Shop"], "Shop/Output", prepare_pages),
    Job("compile --site", ["compile", "Shop", "--site"], "Shop/Output", lambda f, c: prepare_pages(f, c, "--site")),
    Job("lint --fix", ["lint", "Shop", "--fix"], "Shop/Screens", prepare_fix),
    Job("test --update", ["test", "Shop", "--update"], "Shop/Snapshots", prepare_snapshots),
]


class Trial:
    def __init__(self, command, instants, table):
        self.command, self.instants, self.table = command, instants, table
        self.rows, self.failures = [], 0
        self.root = pathlib.Path(tempfile.mkdtemp(prefix="screenwright-reliability-"))

    def fail(self, text):
        self.failures += 1
        if self.failures < 30:
            print(f"NO   {text}", flush=True)

    def fresh(self, source):
        folder = self.root / "run"
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(source, folder, symlinks=True)
        return folder

    def run(self, words, folder, **more):
        return subprocess.run([self.command, *words], cwd=folder, capture_output=True, text=True, stdin=subprocess.DEVNULL, **more)

    def disturb(self, job):
        """Stops a job at each of its calls, by a kill and by a full disk."""
        source = self.root / "source"
        shutil.rmtree(source, ignore_errors=True)
        source.mkdir()
        write(source / ".git", "gitdir: elsewhere\n")
        job.prepare(source, self.command)
        old = tree(source / job.watched)
        calm = self.fresh(source)
        done = self.run(job.words, calm)
        if done.returncode not in (0, 1):
            sys.exit(f"{job.name} cannot run:\n{done.stdout}{done.stderr}")
        new = tree(calm / job.watched)
        if old == new:
            sys.exit(f"{job.name} changes nothing:\n{done.stdout}{done.stderr}")
        for kind, calls, fault in (("killed", CALLS, "signal=KILL"), ("disk full", WRITES, "error=ENOSPC")):
            # How many calls there are at most in one thread, from a run that is only watched.
            folder = self.fresh(source)
            trace = self.root / "trace"
            subprocess.run(["strace", "-f", "-qq", "-e", f"trace={calls}", "-o", trace, self.command, *job.words], cwd=folder, capture_output=True)
            threads = {}
            for line in trace.read_text(errors="replace").splitlines():
                if re.match(r"\d+ +\w+\(", line):
                    threads[line.split()[0]] = threads.get(line.split()[0], 0) + 1
            last = max(threads.values(), default=0)
            step = max(1, last // self.instants) if self.instants else 1
            instants = mixed = leftovers = 0
            for instant in range(1, last + 1, step):
                folder = self.fresh(source)
                done = subprocess.run(
                    ["strace", "-f", "-qq", "-e", f"trace={calls}", "-e", f"inject={calls}:{fault}:when={instant}", "-o", "/dev/null",
                     self.command, *job.words], cwd=folder, capture_output=True, text=True, stdin=subprocess.DEVNULL)
                instants += 1
                there = tree(folder / job.watched)
                staged = [path for path in there if path.endswith(".screenwright.new")]
                leftovers += bool(staged)
                whole = {path: text for path, text in there.items() if path not in staged}
                for path, text in whole.items():
                    if text not in (old.get(path), new.get(path)):
                        self.fail(f"{job.name}, {kind} at call {instant}: {path} is neither old nor new")
                for path in set(old) & set(new) - set(whole):
                    self.fail(f"{job.name}, {kind} at call {instant}: {path} is gone")
                mixed += whole not in (old, new)
                if kind == "disk full":
                    if staged:
                        self.fail(f"{job.name}, {kind} at call {instant}: {staged[0]} is left behind")
                    if whole != new and done.returncode == 0:
                        self.fail(f"{job.name}, {kind} at call {instant}: not written, and the status is 0")
                self.run(job.words, folder)
                again = tree(folder / job.watched)
                if again != new:
                    odd = sorted(path for path in set(again) | set(new) if again.get(path) != new.get(path))
                    self.fail(f"{job.name}, {kind} at call {instant}: the next run leaves {odd[:3]} otherwise")
            self.rows.append((job.name, kind, instants, mixed, leftovers))
            print(f"     {job.name}, {kind}: {instants} instants; {mixed} with files of both runs, {leftovers} with files that the next run removed", flush=True)

    def together(self, rounds):
        """Two runs into one folder at once, of one package and of two revisions."""
        for title, other in (("two runs of one package", "new"), ("runs of two revisions", "other")):
            broken = 0
            for number in range(rounds):
                folder = self.root / "both"
                shutil.rmtree(folder, ignore_errors=True)
                for name, word in (("One", "new"), ("Two", other)):
                    for path, text in package(word).items():
                        write(folder / path.replace("Shop", name), text)
                write(folder / ".git", "gitdir: elsewhere\n")
                running = [subprocess.Popen([self.command, "compile", name, "--output", "Output"], cwd=folder, stdout=subprocess.DEVNULL,
                                            stderr=subprocess.PIPE) for name in ("One", "Two")]
                status = []
                for process in running:
                    process.communicate()
                    status.append(process.returncode)
                allowed = []
                for name in ("One", "Two"):
                    self.run(["compile", name, "--output", f"Alone{name}"], folder)
                    allowed.append(tree(folder / f"Alone{name}"))
                there = tree(folder / "Output")
                for path, text in there.items():
                    if text not in [one.get(path) for one in allowed]:
                        broken += 1
                        self.fail(f"{title}, round {number}: {path} is of neither")
                if any(code != 0 for code in status) or set(there) != set(allowed[0]) | set(allowed[1]):
                    broken += 1
                    self.fail(f"{title}, round {number}: status {status}, files {sorted(set(there) ^ set(allowed[0]))[:3]}")
            self.rows.append((title, "at once", rounds, 0, broken))
            print(f"     {title} at once: {rounds} rounds, {broken} broken", flush=True)

    def small_disk(self):
        """A file system of 64 KiB, into which the pages do not fit."""
        folder = self.root / "small"
        shutil.rmtree(folder, ignore_errors=True)
        for path, text in package("new").items():
            write(folder / path, text)
        items = ",".join(f'{{"id": {number}, "name": "Item {number}"}}' for number in range(900))
        write(folder / "Shop/Screens/items.json", f"[{items}]")
        write(folder / ".git", "gitdir: elsewhere\n")
        script = f"mount -t tmpfs -o size=64k none '{folder}/disk' && cd '{folder}' && '{self.command}' compile Shop --site --output disk/site; echo status $?; find disk -type f | wc -l"
        (folder / "disk").mkdir()
        done = subprocess.run(["unshare", "-m", "bash", "-c", script], capture_output=True, text=True)
        words = done.stdout.split()
        holds = "No space left" in done.stderr and words[-3:] == ["status", "2", "0"]
        if not holds:
            self.fail(f"a disk of 64 KiB: {done.stdout[-300:]}{done.stderr[-300:]}")
        self.rows.append(("a disk of 64 KiB", "full", 1, 0, 0 if holds else 1))
        print(f"     a disk of 64 KiB: {done.stderr.strip().splitlines()[-1] if done.stderr.strip() else done.stdout}", flush=True)

    def links(self):
        """Links that loop, lead out, or lead to what may not be written."""
        outside = self.root / "outside"
        cases = {
            "the output is a link to itself": lambda f: os.symlink("Output", f / "Shop/Output"),
            "the output leads out": lambda f: os.symlink(outside, f / "Shop/Output"),
            "a page leads out": lambda f: ((f / "Shop/Output").mkdir(), os.symlink(outside / "kept", f / "Shop/Output/Home.html")),
            "a page is a link to itself": lambda f: ((f / "Shop/Output").mkdir(), os.symlink("Home.html", f / "Shop/Output/Home.html")),
            "a screen is a link to itself": lambda f: os.symlink("Loop.xml", f / "Shop/Screens/Loop.xml"),
            "a folder of screens leads to the one around it": lambda f: os.symlink("..", f / "Shop/Screens/Up"),
            "a screen leads out": lambda f: os.symlink(outside / "kept", f / "Shop/Screens/Out.xml"),
            "the output may not be written": lambda f: ((f / "Shop/Output").mkdir(), (f / "Shop/Output").chmod(0o555)),
        }
        for title, make in cases.items():
            shutil.rmtree(outside, ignore_errors=True)
            write(outside / "kept", "kept\n")
            folder = self.root / "links"
            if folder.exists():
                subprocess.run(["chmod", "-R", "u+w", str(folder)])
            shutil.rmtree(folder, ignore_errors=True)
            for path, text in package("new").items():
                write(folder / path, text)
            write(folder / ".git", "gitdir: elsewhere\n")
            make(folder)
            words = [self.command, "compile", "Shop"]
            if os.geteuid() == 0:
                subprocess.run(["chown", "-R", "65534:65534", str(folder), str(outside)], check=True)
                words = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", *words]
            start = time.monotonic()
            try:
                done = subprocess.run(words, cwd=folder, capture_output=True, text=True, timeout=60)
                status, text = done.returncode, (done.stderr + done.stdout).strip()
            except subprocess.TimeoutExpired:
                status, text = "none", "it does not end"
            kept = tree(outside) == {"kept": b"kept\n"}
            holds = kept and status in (0, 1, 2) and (status != 0 or "Up" in title or "around" in title)
            if not holds:
                self.fail(f"{title}: status {status}, {text[-300:]}")
            line = next((one for one in text.splitlines() if "Home" in one or "Output" in one or "outside" in one or "Loop" in one), text.splitlines()[-1] if text else "")
            self.rows.append((title, f"status {status}", 1, 0, 0 if holds else 1))
            print(f"     {title}: status {status} in {time.monotonic() - start:.1f} s: {line[:110]}", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("command", help="the built screenwright")
    parser.add_argument("--instants", type=int, default=0, help="the most instants of each kind; all unless told")
    parser.add_argument("--rounds", type=int, default=20, help="how often two runs meet")
    parser.add_argument("--table", help="write the rows of a Markdown table into this file")
    options = parser.parse_args()
    if shutil.which("strace") is None:
        sys.exit("Checks/reliability: strace is needed (apt-get install strace)")
    trial = Trial(os.path.abspath(options.command), options.instants, options.table)
    trial.root.chmod(0o755)
    start = time.monotonic()
    trial.links()
    trial.small_disk()
    trial.together(options.rounds)
    for job in JOBS:
        trial.disturb(job)
    if options.table:
        with open(options.table, "w") as file:
            for name, kind, instants, mixed, left in trial.rows:
                file.write(f"| {name} | {kind} | {instants:,} | {mixed} | {left} |\n")
    subprocess.run(["chmod", "-R", "u+w", str(trial.root)])
    shutil.rmtree(trial.root)
    total = sum(row[2] for row in trial.rows)
    print(f"Checks/reliability: {total:,} trials, {trial.failures} failures, {time.monotonic() - start:.0f} s")
    sys.exit(1 if trial.failures else 0)


if __name__ == "__main__":
    main()
