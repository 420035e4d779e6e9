"""A household of its own for one harness: folders, a daemon over them, and the command `reel` that asks it."""
import atexit
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PROGRAMS = os.environ.get("REEL_PROGRAMS", os.path.join(ROOT, ".build", "release"))
START_SECONDS = 20  # until the socket answers
SAMPLE_SECONDS = 0.1  # between two looks at the memory of the programs
RATE = 30  # frames a second of a film, unless its plan says otherwise
TICKS = os.sysconf("SC_CLK_TCK")


class Refused(Exception):
    """`reel` ended with another status than 0; `error` is what it printed as JSON."""

    def __init__(self, status, error):
        super().__init__(f"status {status}: {error}")
        self.status, self.error = status, error


def finish(name, passed, **figures):
    """Prints the harness's one line of JSON and leaves with 0 or 1."""
    print(json.dumps({"harness": name, "passed": bool(passed), **figures}, ensure_ascii=False))
    sys.stdout.flush()
    sys.exit(0 if passed else 1)


def say(text):
    print(text, file=sys.stderr, flush=True)


class Household:
    """Watches `folders`; everything else lies in a temporary folder that goes with the program unless REEL_KEEP is set."""

    def __init__(self, folders, zone="UTC"):
        self.home = tempfile.mkdtemp(prefix="reel-")
        self.folders, self.zone = folders, zone
        self.films, self.state = os.path.join(self.home, "films"), os.path.join(self.home, "state")
        self.socket, self.log = os.path.join(self.home, "s"), os.path.join(self.home, "log")
        os.makedirs(self.films)
        os.makedirs(self.state)
        self.daemon, self.peaks, self.watching = None, {}, False
        atexit.register(self.close)

    def start(self, wrapper=()):
        flags = [f for folder in self.folders for f in ("--watch", folder)]
        flags += ["--films", self.films, "--state", self.state, "--socket", self.socket, "--home-zone", self.zone]
        environment = {"PATH": os.environ["PATH"], "HOME": self.home, "LANG": "C"}
        with open(self.log, "ab") as log:
            self.daemon = subprocess.Popen([*wrapper, os.path.join(PROGRAMS, "reeld"), *flags], stdin=subprocess.DEVNULL,
                                           stdout=log, stderr=log, env=environment)
        began = time.monotonic()
        while not self.answers():
            if self.daemon.poll() is not None or time.monotonic() - began > START_SECONDS:
                raise SystemExit(f"the daemon did not start, see {self.log}\n" + open(self.log).read()[-2000:])
            time.sleep(0.005)
        return time.monotonic() - began

    def answers(self):
        try:
            self.call("daemon.info", {})
            return True
        except (OSError, ValueError):
            return False

    def call(self, method, params):
        """One request over a connection of its own; the result, or the error's object under `error`."""
        with socket.socket(socket.AF_UNIX) as link:
            link.settimeout(30)
            link.connect(self.socket)
            line = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
            link.sendall(json.dumps(line).encode() + b"\n")
            answer = b""
            while not answer.endswith(b"\n"):
                part = link.recv(65536)
                if not part:
                    break
                answer += part
        document = json.loads(answer)
        return document.get("result", {"error": document.get("error")})

    def reel(self, *arguments, plan=None):
        """The JSON that `reel ... --json` prints.  Raises Refused unless it ends with 0."""
        run = subprocess.run([os.path.join(PROGRAMS, "reel"), *arguments, "--json", "--socket", self.socket],
                             input=json.dumps(plan) if plan is not None else None, text=True, capture_output=True)
        try:
            document = json.loads(run.stdout)
        except ValueError:
            document = {"error": (run.stdout + run.stderr).strip()}
        if run.returncode != 0:
            raise Refused(run.returncode, document.get("error"))
        return document

    def settle(self):
        return self.reel("wait", "--index")

    def make(self, plan, *arguments):
        return self.reel("make", "-", "--wait", *arguments, plan={"version": 1, "task": "montage", "fps": RATE, **plan})

    def submit(self, plan):
        return self.reel("make", "-", plan={"version": 1, "task": "montage", "fps": RATE, **plan})["job"]["id"]

    def workers(self):
        """Pids of the running workers."""
        return [pid for pid in descendants(self.daemon.pid) if program_name(pid) == "reeld-worker"]

    def kill(self):
        self.daemon.kill()
        self.daemon.wait()

    def stop(self):
        self.watching = False
        if self.daemon and self.daemon.poll() is None:
            # Under a tracer the daemon is a child of what was started.
            traced = [pid for pid in descendants(self.daemon.pid) if program_name(pid) == "reeld"]
            os.kill(traced[0] if traced else self.daemon.pid, signal.SIGTERM)
            try:
                self.daemon.wait(20)
            except subprocess.TimeoutExpired:
                self.kill()

    def close(self):
        self.stop()
        if "REEL_KEEP" not in os.environ:
            shutil.rmtree(self.home, ignore_errors=True)

    def cpu(self):
        """CPU seconds spent so far by the daemon and all its workers, the dead ones included."""
        ticks = 0
        for pid in [self.daemon.pid, *descendants(self.daemon.pid)]:
            fields = stat_fields(pid)
            ticks += sum(map(int, fields[11:15])) if fields else 0
        return ticks / TICKS

    def watch_memory(self):
        """Notes the peak resident memory of each program in MiB, under its name, in `peaks`."""
        self.watching = True

        def look():
            while self.watching and self.daemon.poll() is None:
                for pid in [self.daemon.pid, *descendants(self.daemon.pid)]:
                    name, peak = program_name(pid), peak_memory(pid)
                    self.peaks[name] = max(self.peaks.get(name, 0), peak)
                time.sleep(SAMPLE_SECONDS)
        threading.Thread(target=look, daemon=True).start()


def stat_fields(pid):
    """Fields of /proc/PID/stat from the state on: 0 is the state, 1 the parent, 11 to 14 the CPU times."""
    try:
        return open(f"/proc/{pid}/stat").read().rsplit(")", 1)[1].split()
    except OSError:
        return []


def descendants(pid):
    parents = {}
    for name in os.listdir("/proc"):
        if name.isdigit():
            fields = stat_fields(name)
            if fields:
                parents.setdefault(int(fields[1]), []).append(int(name))
    found, open_ends = [], [pid]
    while open_ends:
        children = parents.get(open_ends.pop(), [])
        found += children
        open_ends += children
    return found


def program_name(pid):
    try:
        return os.path.basename(open(f"/proc/{pid}/cmdline", "rb").read().split(b"\0")[0].decode())
    except OSError:
        return ""


def peak_memory(pid):
    try:
        for line in open(f"/proc/{pid}/status"):
            if line.startswith("VmHWM:"):
                return int(line.split()[1]) / 1024
    except OSError:
        pass
    return 0
