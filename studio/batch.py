"""Renders every picture whose line is new or has changed since it was rendered, one after the other, and makes its served sizes.

    nice -n 19 python3 studio/batch.py            # all that is missing; can be stopped and restarted
    nice -n 19 python3 studio/batch.py salmon-poke
    SCALE=80 SPP=20 nice -n 19 python3 studio/batch.py salmon-poke    # half of the time
"""
import json
import os
import subprocess
import sys

from develop import develop

HERE = os.path.dirname(os.path.abspath(__file__))
OUT = os.path.join(HERE, 'out')


def lines():
    with open(os.path.join(HERE, 'pictures.jsonl'), encoding='utf-8') as f:
        return [json.loads(one) for one in f if one.strip()]


def is_fresh(line):
    note = os.path.join(OUT, line['name'] + '.json')
    if not os.path.exists(note):
        return False
    with open(note, encoding='utf-8') as f:
        return json.load(f) == line


def main():
    os.makedirs(OUT, exist_ok=True)
    named = set(sys.argv[1:])
    tried = set()
    while True:
        # read again each time, because lines are written while others render
        waiting = [x for x in lines() if (x['name'] in named or not named) and not is_fresh(x) and json.dumps(x) not in tried]
        if not waiting:
            return
        line = waiting[0]
        tried.add(json.dumps(line))
        run = subprocess.run(['blender', '-b', '-P', os.path.join(HERE, 'render.py'), '--', line['name'], '--out', OUT,
                              '--scale', os.environ.get('SCALE', '100'), '--spp', os.environ.get('SPP', '30')], capture_output=True, text=True)
        told = [x for x in run.stdout.splitlines() if x.startswith(line['name'])]
        if not told:
            print(line['name'], 'failed:', run.stderr[-800:], flush=True)
            continue
        with open(os.path.join(OUT, line['name'] + '.json'), 'w', encoding='utf-8') as f:
            json.dump(line, f)
        print(told[0], develop(line['name']), flush=True)


if __name__ == '__main__':
    main()
