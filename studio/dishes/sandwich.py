"""Sliced bread with a heap of folded slices between: smoked meat on rye."""
import math
import random

from mathutils import Vector

from kit.meshes import blob, grid
from kit.numbers import TAU, clamp, fbm, nz, smooth
from kit.placing import crumbs
from kit.surfaces import mat
from parts.things import put, thing
from scenery.crockery import plate
from scenery.stage import far_glass
from scenery.tables import napkin

VIEW = {'table': 'wood', 'wall': '#6b5140', 'light': 'day', 'elev': 17, 'radius': 1.02, 'height': .46, 'lens': 74, 'key_az': 148, 'bright': .2}


def bread(z, seed, tilt=0.0):
    """A slice of rye: an oval with a dark crust and a holed crumb."""
    m = mat('rye', [(0.0, '#e2c79a'), (.45, '#cfa971'), (.62, '#a8713a'), (.8, '#6d3d18'), (1, '#3d1f0c')], attr='t', nscale=16, namt=.28, detail=8, rough=.7, spec=.25,
            sss=.08, bumps=[('cells', 30, .6), ('noise', 50, .5, 8)])
    a_, b_, h = .80, .60, .13

    def fn(u, v):
        ang = u * TAU
        k = 1 + .03 * nz(math.cos(ang), math.sin(ang), seed, 1.5)
        # underside, side, top
        if v < .35:
            r, zz, side = v / .35, 0, 0
        elif v < .65:
            w = (v - .35) / .3
            r, zz, side = 1 + .035 * math.sin(w * math.pi), h * w, 1
        else:
            r, zz, side = (1 - v) / .35, h, 0
        x, y = a_ * r * k * math.cos(ang), b_ * r * k * math.sin(ang)
        t = .8 if side else .4 + .45 * smooth(.9, 1, r)
        return x, y, zz + .02 * nz(x * 2, y * 2, seed) + .006 * fbm(x, y, zz, 14, 3, seed), {'t': clamp(t)}
    grid('bread', 140, 60, fn, m, wrap=True, loc=(0, 0, z), rot=(tilt, -tilt * .7, 0))
    return h


def heap_of_meat(z, seed, layers=13, per=12, wide=1.25, deep=.92, at=(0, 0)):
    """Folded slices, each layer slightly lower at the rim, with edges hanging out."""
    rnd = random.Random(seed)
    for k in range(layers):
        for j in range(per):
            a, d = rnd.uniform(0, TAU), rnd.uniform(.12, .5)
            x, y = at[0] + d * wide * math.cos(a), at[1] + d * deep * math.sin(a)
            put(thing('smoked_meat', rnd.randrange(4)), Vector((x, y, z + k * .046 - .03 * d)),
                (rnd.uniform(-.16, .16), rnd.uniform(-.16, .16), a + rnd.uniform(-.7, .7)), rnd.uniform(.95, 1.2))
    return layers * .046 + .01


def mustard(z, seed):
    m = mat('mustard', [(0.1, '#b8860f'), (.8, '#e2b12e')], nscale=8, rough=.25, coat=.4, sss=.2, bumps=[('noise', 20, .4)])

    def fn(u, v):
        ca, sa, phi = math.cos(u * TAU), math.sin(u * TAU), v * TAU
        k = max(.15, .5 + nz(ca, sa, 0, 3, seed))
        rr = .035 * k
        return (.74 + rr * math.cos(phi) - .03) * ca, (.55 + rr * math.cos(phi) - .03) * sa, z + rr * math.sin(phi) - .04 * max(0, nz(ca, sa, 2, 6, seed))
    grid('mustard', 200, 12, fn, m, wrap=True)


def pickle(x, y, turn):
    m = mat('gherkin', [(0.1, '#4a5a1a'), (.5, '#6d7d30'), (.9, '#98a04c')], nscale=7, rough=.2, coat=.5, sss=.15, bumps=[('cells', 12, .7), ('noise', 10, .3)])
    blob('gherkin', m, .13, (2.6, 1, .9), .07, 1.6, 5, res=5, loc=(x, y, .2), rot=(0, 0, turn))


def build(seed, dish='#efe8da', rim=None, cloth='#7d2f26', glass='#2a0f0a'):
    plate(dish, 1.12)
    z = .07
    z += bread(z, seed)
    z += heap_of_meat(z, seed)
    mustard(z - .005, seed)
    bread(z, seed + 3, .05)
    pickle(.62, -.72, .25)
    bits = mat('ryebits', [(0.1, '#6d3d18'), (1, '#cfa971')], rand=.8, rough=.8)
    crumbs(24, (0, 0), .75, 1.15, .018, bits, seed)
    far_glass((-1.2, 1.9, 0), fill=glass)
    napkin(cloth, (1.5, 1.0, 0), .5, .8, seed)
