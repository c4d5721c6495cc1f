"""Renders the pictures that pictures.jsonl describes.

    blender -b -P studio/render.py -- yuzu-shio-ramen la-classique --scale 42 --spp 24 --out previews
    blender -b -P studio/render.py -- all --out studio/out
"""
import argparse
import importlib
import json
import os
import random
import sys
import time

import bpy
from mathutils import Matrix

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
LEFT_OUT = ('napkin', 'fardrink')  # at most one per table
AWAY = 90

from kit.shoot import COVER, PORTRAIT, shoot  # noqa: E402
from parts.things import forget  # noqa: E402
from scenery.stage import stage  # noqa: E402


def lines():
    """Returns the lines of pictures.jsonl by name, in file order."""
    with open(os.path.join(HERE, 'pictures.jsonl'), encoding='utf-8') as f:
        return {one['name']: one for one in map(json.loads, filter(str.strip, f))}


def build(line, known):
    """Builds the scene of one line; the line may override the default view of its dish. Returns the exposure."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    forget()
    random.seed(line.get('seed', 1))
    if 'cover' in line:
        exposure = stage(**line['view'])
        placed = []
        for name, x, y, turn in line['cover']:
            placed += beside(known[name], x, y, turn, placed)
        return exposure
    dish = importlib.import_module('dishes.' + line['dish'])
    exposure = stage(**{**dish.VIEW, **line.get('view', {})})
    dish.build(line.get('seed', 1), **line.get('with', {}))
    return exposure


def beside(line, x, y, turn, others):
    """Builds the dish of another line in the middle, then moves it to its place on a longer table. The dishes that are there
    already are moved out of the way meanwhile, or pieces of this dish would come to rest on them."""
    for ob in others:
        ob.location.z -= AWAY
    bpy.context.view_layer.update()
    before = set(bpy.data.objects)
    importlib.import_module('dishes.' + line['dish']).build(line.get('seed', 1), **line.get('with', {}))
    bpy.context.view_layer.update()
    there = Matrix.Translation((x, y, 0)) @ Matrix.Rotation(turn, 4, 'Z')
    made = []
    for ob in set(bpy.data.objects) - before:
        if ob.name.split('.')[0] in LEFT_OUT:
            bpy.data.objects.remove(ob)
        else:
            ob.matrix_world = there @ ob.matrix_world
            made.append(ob)
    for ob in others:
        ob.location.z += AWAY
    bpy.context.view_layer.update()
    return made


def main():
    known = lines()
    ap = argparse.ArgumentParser(prog='render.py')
    ap.add_argument('names', nargs='+', choices=[*known, 'all'])
    ap.add_argument('--out', default=os.path.join(HERE, 'out'))
    ap.add_argument('--scale', type=int, default=100, help='per cent of the size that is developed')
    ap.add_argument('--spp', type=int, default=30)
    ap.add_argument('--threads', type=int, default=2)
    args = ap.parse_args(sys.argv[sys.argv.index('--') + 1:])
    os.makedirs(args.out, exist_ok=True)
    for name in known if 'all' in args.names else args.names:
        start, cpu = time.time(), sum(os.times()[:2])
        exposure = build(known[name], known)
        built = time.time()
        size = COVER if 'cover' in known[name] else PORTRAIT
        shoot(os.path.join(os.path.abspath(args.out), name + '.png'), size, args.scale, args.spp, args.threads, exposure)
        print('%s: %.0f s to build, %.0f s to render, %.0f s of CPU' % (name, built - start, time.time() - built,
                                                                     sum(os.times()[:2]) - cpu), flush=True)


main()
