"""What is left of a run that is killed, that finds the disk full, or that meets another run or a strange link.

    Checks/reliability COMMAND [--instants N] [--rounds N] [--table FILE]

Every run begins with what an older run wrote. It is killed, at instants spread over its system calls that change the disk, which
strace slows down; or strace answers one of these calls with "no space left", one after the other until none is left. Then

- each file is whole: as it was, or as an undisturbed run writes it;
- a run that found the disk full has left nothing else behind, and has told that it failed;
- a further run gives exactly what an undisturbed one gives, and removes what a killed one left.

With --instants N, N instants of each kind are tried, spread evenly over the run.
"""

import argparse
import collections
import dataclasses
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

CHANGES = "write,pwrite64,writev,openat,renameat,renameat2,rename,unlinkat,unlink,mkdirat,mkdir,fsync,ftruncate,fchmod,linkat"
NEEDS_SPACE = "write,pwrite64,writev,renameat,renameat2,rename,mkdirat,mkdir,ftruncate,linkat"
DISTURBANCES = ["killed", "disk full"]
# How many instants a run is killed at unless told: with five kinds of runs, a thousand.
KILLS = 200
# Each call takes so many microseconds more where runs are killed, so that instants spread over calls.
DELAY = 3000
STAGED = ".screenwright.new"

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


def package(word, items=12):
    """The files of a package whose every page shows a word."""
    rows = ",".join(f'{{"id": {number}, "name": "Item {number}"}}' for number in range(items))
    lines = "".join(f'{{"item": {{"id": {number}, "name": "Record {number}"}}}}\n' for number in range(150))
    return {
        ".git": "gitdir: elsewhere\n",
        "rows.jsonl": lines,
        "Shop/Screens/Home.xml": HOME.replace("WORD", word),
        "Shop/Screens/items.json": f"[{rows}]",
    }


def write(folder, files):
    for path, text in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text)


def tree(folder):
    """All files and links below a folder, by their paths, with their bytes."""
    found = {}
    for place in sorted(folder.rglob("*")):
        if place.is_symlink():
            found[str(place.relative_to(folder))] = b"link"
        elif place.is_file():
            found[str(place.relative_to(folder))] = place.read_bytes()
    return found


def named(arguments):
    return " ".join(word for word in arguments if word not in ("Shop", "Home", "Detail", "rows.jsonl", "pages"))


@dataclasses.dataclass
class Job:
    """A kind of run that writes: its arguments, and the sources that it meets."""

    arguments: list
    old: object = dataclasses.field(default_factory=lambda: package("old"))
    new: object = dataclasses.field(default_factory=lambda: package("new"))

    @property
    def name(self):
        return named(self.arguments)


def unfixed():
    return {path: text.replace('items="store.items"', 'items="{store.items}"') for path, text in package("old").items()}


JOBS = [
    Job(["compile", "Shop"]),
    Job(["compile", "Shop", "--site"]),
    Job(["lint", "Shop", "--fix"], old=None, new=unfixed()),
    Job(["test", "Shop", "--update"]),
    Job(["render", "Detail", "Shop", "--records", "rows.jsonl", "--output", "pages"]),
]


class Trial:
    def __init__(self, command, instants):
        self.command, self.instants = command, instants
        self.rows, self.failures = [], 0
        self.root = pathlib.Path(tempfile.mkdtemp(prefix="screenwright-reliability-"))
        self.root.chmod(0o755)

    def fail(self, text):
        self.failures += 1
        if self.failures < 30:
            print(f"NO   {text}", flush=True)

    def empty(self, name):
        folder = self.root / name
        if folder.exists():
            subprocess.run(["chmod", "-R", "u+rwx", str(folder)])
            shutil.rmtree(folder)
        folder.mkdir()
        return folder

    def fresh(self, source):
        folder = self.root / "run"
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(source, folder, symlinks=True)
        return folder

    def run(self, arguments, folder):
        return subprocess.run([self.command, *arguments], cwd=folder, capture_output=True, text=True, stdin=subprocess.DEVNULL)

    def traced(self, arguments, folder, calls, *options):
        return subprocess.run(
            ["strace", "-f", "-qq", "--seccomp-bpf", "-e", f"trace={calls}", *options, self.command, *arguments],
            cwd=folder, capture_output=True, text=True, stdin=subprocess.DEVNULL)

    def killed(self, arguments, folder, after):
        """Runs slowly, and kills the run after so many seconds; gives its status."""
        process = subprocess.Popen(
            ["strace", "-f", "-qq", "-o", "/dev/null", "-e", f"trace={CHANGES}", "-e", f"inject={CHANGES}:delay_enter={DELAY}", self.command, *arguments],
            cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, stdin=subprocess.DEVNULL, start_new_session=True)
        try:
            return process.wait(after)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            return process.wait()

    def prepared(self, job):
        """The folder in which a job begins, its files, and those that an undisturbed run leaves."""
        source = self.empty("source")
        if job.old is not None:
            write(source, job.old)
            self.run(job.arguments, source)
        write(source, job.new)
        old = tree(source)
        calm = self.fresh(source)
        done = self.run(job.arguments, calm)
        new = tree(calm)
        if done.returncode not in (0, 1) or old == new:
            sys.exit(f"Checks/reliability: {job.name} changes nothing:\n{done.stdout}{done.stderr}")
        return source, old, new

    def places(self, trace):
        """The calls to try of a run that was only watched: all, or as many as are wanted, the first and the last among them."""
        # strace counts the calls of each name by themselves, in each thread.
        counted = collections.Counter(re.findall(r"^(\d+) +(\w+)\(", trace, re.M))
        most = {}
        for (_, call), count in counted.items():
            most[call] = max(most.get(call, 0), count)
        every = [(call, number) for call in sorted(most) for number in range(1, most[call] + 1)]
        wanted = min(len(every), self.instants or len(every))
        return [every[round(index * (len(every) - 1) / max(1, wanted - 1))] for index in range(wanted)]

    def disturb(self, job):
        """Stops a job at its calls, by a kill and by a full disk."""
        source, old, new = self.prepared(job)
        trace = self.root / "trace"
        self.traced(job.arguments, self.fresh(source), NEEDS_SPACE, "-o", str(trace))
        places = self.places(trace.read_text(errors="replace"))
        start = time.monotonic()
        self.killed(job.arguments, self.fresh(source), None)
        took = time.monotonic() - start
        kills = self.instants or KILLS
        instants = [took * (index + 0.5) / kills for index in range(kills)]
        for kind in DISTURBANCES:
            tried = instants if kind == "killed" else places
            mixed = leftovers = disturbed = 0
            for place in tried:
                folder = self.fresh(source)
                if kind == "killed":
                    status = self.killed(job.arguments, folder, place)
                    where = f"{job.name}, killed after {place:.3f} s"
                else:
                    call, number = place
                    status = self.traced(job.arguments, folder, call, "-o", "/dev/null", "-e", f"inject={call}:error=ENOSPC:when={number}").returncode
                    where = f"{job.name}, disk full at {call} {number}"
                disturbed += status != 0
                there = tree(folder)
                staged = [path for path in there if path.endswith(STAGED)]
                whole = {path: text for path, text in there.items() if path not in staged}
                for path, text in whole.items():
                    if text not in (old.get(path), new.get(path)):
                        self.fail(f"{where}: {path} is neither old nor new")
                for path in set(old) & set(new):
                    if path not in whole:
                        self.fail(f"{where}: {path} is gone")
                leftovers += bool(staged)
                mixed += whole not in (old, new)
                if kind == "disk full":
                    if staged:
                        self.fail(f"{where}: {staged[0]} is left behind")
                    if whole != new and status == 0:
                        self.fail(f"{where}: not all is written, and the status is 0")
                self.run(job.arguments, folder)
                again = tree(folder)
                odd = sorted(path for path in set(again) | set(new) if again.get(path) != new.get(path))
                if odd:
                    self.fail(f"{where}: after the next run, {odd[:3]} differ from an undisturbed run")
            # A run takes longer at one time than at another, so a few kills may come too late.
            if kind == "killed" and disturbed * 2 < len(tried):
                self.fail(f"{job.name}, {kind}: only {disturbed} of {len(tried)} runs were disturbed")
            self.tell(job.name, kind, len(tried), mixed, leftovers)

    def tell(self, name, kind, trials, mixed, leftovers):
        self.rows.append((name, kind, trials, mixed, leftovers))
        more = f"; {mixed} with files of both runs, {leftovers} with files for the next run to remove" if kind in DISTURBANCES else ""
        print(f"     {name}, {kind}: {trials:,}{more}", flush=True)

    def together(self, job, rounds):
        """Two runs of one job in one folder at once leave what one leaves."""
        source, _, new = self.prepared(job)
        for number in range(rounds):
            folder = self.fresh(source)
            running = [
                subprocess.Popen([self.command, *job.arguments], cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
                for _ in range(2)]
            told = [process.communicate()[1] for process in running]
            there = tree(folder)
            odd = sorted(path for path in set(there) | set(new) if there.get(path) != new.get(path))
            if odd or any(process.returncode not in (0, 1) for process in running):
                self.fail(f"{job.name} twice at once, round {number}: {odd[:3]} differ; {''.join(told)[-300:]}")
        self.tell(job.name, "twice at once", rounds, 0, 0)

    def revisions(self, rounds):
        """Two packages that are compiled into one folder at once: each file is whole, and one of theirs."""
        folder = self.empty("both")
        for name, word in (("One", "new"), ("Two", "other")):
            write(folder, {path.replace("Shop", name): text for path, text in package(word).items()})
        allowed = []
        for name in ("One", "Two"):
            self.run(["compile", name, "--output", f"Alone{name}"], folder)
            allowed.append(tree(folder / f"Alone{name}"))
        for number in range(rounds):
            shutil.rmtree(folder / "Output", ignore_errors=True)
            running = [
                subprocess.Popen([self.command, "compile", name, "--output", "Output"], cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
                for name in ("One", "Two")]
            status = [process.wait() for process in running]
            there = tree(folder / "Output")
            for path, text in there.items():
                if text not in [one.get(path) for one in allowed]:
                    self.fail(f"two packages into one folder, round {number}: {path} is of neither")
            if any(status) or set(there) != set(allowed[0]) | set(allowed[1]):
                self.fail(f"two packages into one folder, round {number}: status {status}, files {sorted(there)}")
        self.tell("compile of two packages into one folder", "at once", rounds, 0, 0)

    def small_disk(self):
        """A file system of 64 KiB, into which the pages do not fit."""
        folder = self.empty("small")
        write(folder, package("new", items=900))
        (folder / "disk").mkdir()
        enter = ["unshare", "--mount"] + ([] if os.geteuid() == 0 else ["--map-root-user"])
        script = (f"mount -t tmpfs -o size=64k none disk || exit 77; '{self.command}' compile Shop --site --output disk/site; "
                  "echo status $?; find disk -type f | wc -l")
        done = subprocess.run([*enter, "bash", "-c", script], cwd=folder, capture_output=True, text=True)
        if done.returncode == 77 or "unshare failed" in done.stderr:
            print("     no file system can be mounted here: the disk of 64 KiB is left out", flush=True)
            return
        if "No space left" not in done.stderr or done.stdout.split()[-3:] != ["status", "2", "0"]:
            self.fail(f"a disk of 64 KiB: {done.stdout[-300:]}{done.stderr[-300:]}")
        self.tell("compile --site on a disk of 64 KiB", "disk full", 1, 0, 0)

    def full_output(self):
        """Standard output that takes nothing."""
        folder = self.empty("output")
        write(folder, package("new"))
        for arguments in (["render", "Home", "Shop", "--to", "text"], ["lint", "Shop", "--format", "json"], ["render", "Detail", "Shop", "--records", "rows.jsonl"]):
            with open("/dev/full", "w") as full:
                done = subprocess.run([self.command, *arguments], cwd=folder, stdout=full, stderr=subprocess.PIPE, text=True)
            if done.returncode != 2 or "No space left" not in done.stderr:
                self.fail(f"{' '.join(arguments)} >/dev/full: status {done.returncode}, {done.stderr[-300:]}")
            self.tell(f"{named(arguments)} into a full standard output", "disk full", 1, 0, 0)

    def links(self):
        """Links that loop, lead out, or lead to what may not be written: the command ends, says so, and changes nothing else."""
        def output(folder):
            (folder / "Shop/Output").mkdir()
            return folder / "Shop/Output"

        # Each with the status that it ends with.
        cases = {
            "the output is a link to itself": (2, lambda folder, _: os.symlink("Output", folder / "Shop/Output")),
            "the output is a link that leads out": (1, lambda folder, outside: os.symlink(outside, folder / "Shop/Output")),
            "the output is a file": (2, lambda folder, _: (folder / "Shop/Output").write_text("")),
            "the output may not be written": (2, lambda folder, _: output(folder).chmod(0o555)),
            "a page is a link that leads out": (2, lambda folder, outside: os.symlink(outside / "kept", output(folder) / "Home.html")),
            "a page is a link to itself": (2, lambda folder, _: os.symlink("Home.html", output(folder) / "Home.html")),
            "a screen is a link to itself": (2, lambda folder, _: os.symlink("Loop.xml", folder / "Shop/Screens/Loop.xml")),
            "a screen is a link that leads out": (1, lambda folder, outside: os.symlink(outside / "kept", folder / "Shop/Screens/Out.xml")),
            "a screen may not be read": (2, lambda folder, _: (folder / "Shop/Screens/Home.xml").chmod(0)),
            "a folder of screens is a link to the one around it": (0, lambda folder, _: os.symlink("..", folder / "Shop/Screens/Up")),
        }
        for title, (wanted, make) in cases.items():
            outside, folder = self.empty("outside"), self.empty("links")
            write(outside, {"kept": "kept\n"})
            write(folder, package("new"))
            make(folder, outside)
            words = [self.command, "compile", "Shop"]
            if os.geteuid() == 0:
                # Root may write anything.
                subprocess.run(["chown", "-Rh", "65534:65534", str(folder), str(outside)], check=True)
                words = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", *words]
            try:
                done = subprocess.run(words, cwd=folder, capture_output=True, text=True, timeout=60)
                status, text = done.returncode, (done.stderr + done.stdout).strip()
            except subprocess.TimeoutExpired:
                status, text = "none", "it does not end"
            if status != wanted or tree(outside) != {"kept": b"kept\n"}:
                self.fail(f"{title}: status {status}, {text[-300:]}")
            self.tell(title, f"status {status}", 1, 0, 0)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("command", help="the built screenwright")
    parser.add_argument("--instants", type=int, default=0, help="how many instants of each kind; all unless told")
    parser.add_argument("--rounds", type=int, default=20, help="how often two runs meet")
    parser.add_argument("--table", help="write the rows of a Markdown table into this file")
    options = parser.parse_args()
    if shutil.which("strace") is None:
        sys.exit("Checks/reliability: strace is needed (apt-get install strace)")
    trial = Trial(os.path.abspath(options.command), options.instants)
    start = time.monotonic()
    try:
        trial.links()
        trial.small_disk()
        trial.full_output()
        trial.revisions(options.rounds)
        for job in JOBS:
            trial.together(job, options.rounds)
            trial.disturb(job)
    finally:
        subprocess.run(["chmod", "-R", "u+rwx", str(trial.root)])
        shutil.rmtree(trial.root)
    if options.table:
        with open(options.table, "w") as file:
            file.write("| Run | Disturbed by | Times | With files of both runs | With files that the next run removed |\n| --- | --- | ---: | ---: | ---: |\n")
            for name, kind, trials, mixed, left in trial.rows:
                file.write(f"| {name} | {kind} | {trials:,} | {mixed} | {left} |\n")
    total = sum(row[2] for row in trial.rows)
    print(f"Checks/reliability: {total:,} trials, {trial.failures} failed, {time.monotonic() - start:.0f} s")
    sys.exit(1 if trial.failures else 0)


if __name__ == "__main__":
    main()
