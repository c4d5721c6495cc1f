"""A bottle to share, and the glasses poured from it."""
import math
import random

import bpy
from mathutils import Matrix

from dishes.glass import SHAPES, body, droplets, inner
from kit.meshes import blob, lathe, place
from kit.numbers import TAU, nz, smooth
from kit.surfaces import clear, mat
from parts.small import AWAY
from parts.things import dress
from scenery.tables import napkin

VIEW = {'table': 'darkwood', 'wall': '#4a3a34', 'light': 'evening', 'elev': 12, 'radius': 1.62, 'height': 1.3, 'key_az': 136, 'bright': .5, 'fstop': .26}
OUTLINE = [(0, .0), (.36, .0), (.435, .03), (.45, .12), (.45, 1.5), (.435, 1.72), (.36, 2.02), (.24, 2.36), (.175, 2.62), (.155, 2.8), (.152, 2.92)]


def moved(make, x, y, turn=0.0):
    """Runs a maker, which builds at the origin, and moves what it built."""
    before = set(bpy.data.objects)
    make()
    bpy.context.view_layer.update()
    there = Matrix.Translation((x, y, 0)) @ Matrix.Rotation(turn, 4, 'Z')
    for ob in set(bpy.data.objects) - before:
        ob.matrix_world = there @ ob.matrix_world


def bottle(colours, foil, label, seed):
    """Dark glass with a paper label, and foil crumpled around its cork."""
    glass = mat('bottleglass' + colours[0], [(0.1, colours[0]), (.9, colours[1])], nscale=1.2, rough=.06, coat=1, coat_rough=.02, spec=.7, sss=.15, sss_scale=.1)
    lathe('bottle', OUTLINE, glass, segs=128, steps=8)
    leaf = mat('foil' + foil, [(0.1, foil), (.9, '#f0d9a0')], nscale=5, rough=.26, spec=1, metal=.85, bumps=[('noise', 9, .5), ('cells', 14, .5)])
    lathe('foil', [(.247, 2.36), (.252, 2.37), (.185, 2.62), (.165, 2.8), (.165, 2.86), (.195, 2.88), (.195, 2.95), (.172, 2.97), (.19, 3.05), (.20, 3.14), (.17, 3.2), (.09, 3.225), (0, 3.23)], leaf, segs=96, steps=6,
          warp=lambda x, y, z, v: (x * (1 + .03 * nz(x * 9, y * 9, z * 4, 1, seed)), y * (1 + .03 * nz(x * 9, y * 9, z * 4, 1, seed)), z - .05 * (.5 + .5 * math.sin(6 * math.atan2(y, x))) * (v < .02)))
    paper = mat('bottlelabel', [(0.0, label), (.44, label), (.5, '#a8863c'), (.56, label), (1, label)], attr='t', nscale=4, namt=.02, rough=.65, bumps=[('noise', 30, .1)])
    lathe('label', [(.4535, .5), (.4535, 1.22)], paper, segs=128, steps=30, warp=lambda x, y, z, v: (x, y, z, {'t': .5 if .06 < v < .085 or .915 < v < .94 or (.42 < v < .58 and abs(math.atan2(x, -y)) < .16) else 0}))
    droplets(OUTLINE, .1, 2.3, 260, seed)


def fizz(profile, low, high, n, seed):
    """Beads that rise along the glass, and a ring of them at the top."""
    m = clear('bead', '#fffdf2', .35)
    rnd = random.Random(seed)
    bead = blob('bead', m, 1, rough=0, res=2, loc=AWAY).data
    for k in range(n):
        top = k % 3 == 0
        z = high + .004 if top else low + (high - low) * rnd.random()
        a, r = rnd.uniform(0, TAU), inner(profile, min(z, high)) * (rnd.uniform(.93, 1) if top else rnd.random() ** .5 * .99)
        place(bead, (r * math.cos(a), r * math.sin(a), z), (0, 0, 0), .005 + .011 * rnd.random() ** 2)


def poured(shape, limpid, fill, seed):
    profile, low, high = SHAPES[shape]
    high = low + (high - low) * fill
    body(profile, low, high, ((0, '#e3b75c'), (1, '#f3d68c')), seed, True, limpid)
    fizz(profile, low, high, 150, seed)
    lathe('glass', [*profile, (profile[-1][0] - .02, profile[-1][1] + .01), (profile[-1][0] - .03, profile[-1][1] - .02)], clear('glass#ffffff'), segs=96, steps=5)
    droplets(profile, low, high, 40, seed)


def build(seed, at=(-.3, .45), colours=('#0f1c10', '#1f3a1c'), foil='#b8892c', label='#f3ecdc', glasses=(), toppings=(), cloth='#8d9aa0', beside=()):
    """glasses: [x, y, shape, colour of the light through it, fill level]."""
    moved(lambda: bottle(colours, foil, label, seed), *at)
    for k, (x, y, shape, limpid, fill) in enumerate(glasses):
        moved(lambda shape=shape, limpid=limpid, fill=fill, k=k: poured(shape, limpid, fill, seed + k), x, y, k)
    dress(toppings, seed)
    napkin(cloth, (-1.3, 1.1, 0), .5, .9, seed)
    dress(beside, seed + 50)
