"""Renders a list of shots one after the other in the time that nobody else needs.

    python3 studio/worker.py [JOBS]     # one "module.scene view [key=value ...]" a line, read again after every shot

While the file named in STUDIO_QUIET exists, the running render sleeps; a shot that is there already is not made again.
"""

import os
import signal
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

from stage import paths  # noqa: E402

JOBS = sys.argv[1] if len(sys.argv) > 1 else os.path.join(HERE, "jobs.txt")
QUIET = os.environ.get("STUDIO_QUIET", os.path.join(paths.CACHE, "quiet"))
STOP = os.path.join(paths.CACHE, "stop")
LOG = os.path.join(paths.CACHE, "queue.log")


def next_job(failed):
    with open(JOBS) as lines:
        for line in lines:
            words = line.split("#")[0].split()
            if not words or line in failed:
                continue
            scene, view = words[0], words[1] if len(words) > 1 else "main"
            named = [word[3:] for word in words if word.startswith("as=")]
            shot = os.path.join(paths.SHOTS, f"{named[0] if named else scene.split('.')[1] + '-' + view}.npz")
            if not os.path.exists(shot):
                return line, shot, [f"scene={scene}", f"view={view}", *words[2:]]
    return None


def run(options, log):
    command = ["chrt", "--idle", "0", "nice", "-n", "19", "blender", "-b", "-noaudio", "-t", os.environ.get("STUDIO_THREADS", "2")]
    command += ["-P", os.path.join(HERE, "shoot.py"), "--", *options]
    environment = os.environ | {"PATH": "/usr/bin:" + os.environ["PATH"]}  # Blender takes the first python3 on it
    worker = subprocess.Popen(command, env=environment, stdout=log, stderr=subprocess.STDOUT, start_new_session=True)
    asleep = False
    while worker.poll() is None:
        if os.path.exists(QUIET) != asleep:
            asleep = not asleep
            os.killpg(worker.pid, signal.SIGSTOP if asleep else signal.SIGCONT)
        time.sleep(1)


def main():
    failed = set()
    with open(LOG, "a") as log:
        while not os.path.exists(STOP):
            job = None if os.path.exists(QUIET) else next_job(failed)
            if job is None:
                if "once" in sys.argv:
                    return
                time.sleep(2)
                continue
            line, shot, options = job
            run(options, log)
            if not os.path.exists(shot):
                failed.add(line)
                print("FAILED", line.strip(), file=log, flush=True)


main()
