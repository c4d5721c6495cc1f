"""Bagels: heaped in a paper-lined basket, or one cut open with its toppings."""
import math
import random

from mathutils import Vector

from kit.meshes import grid, lathe, place
from kit.numbers import TAU, clamp, fbm, nz, smooth
from kit.placing import align, crumbs, settle
from kit.surfaces import mat
from parts.dough import dough
from parts.small import AWAY
from parts.things import dress
from scenery.crockery import board, plate
from scenery.tables import napkin

VIEW = {'table': 'wood', 'wall': '#6b5140', 'light': 'morning', 'elev': 34, 'radius': 1.06, 'height': .22, 'key_az': 148, 'bright': .1}
BIG, FAT = .33, .185


def crust():
    return mat('bagelcrust', [(0.0, '#f3dcae'), (.25, '#e3b163'), (.5, '#c98636'), (.75, '#9a5a1e'), (1, '#6a3610')], attr='t', nscale=6, namt=.4, rough=.34, rough_var=.15,
               coat=.35, coat_rough=.15, sss=.1, bumps=[('noise', 34, .25, 8), ('cells', 14, .12)])


def ring(seed, low=-1.0, high=1.0):
    """The torus of a bagel, hand-rolled: uneven and slightly flat; low and high cut it."""
    def fn(u, v):
        a, phi = u * TAU, v * TAU
        ca, sa = math.cos(a), math.sin(a)
        fat = FAT * (1 + .12 * nz(ca, sa, 0, 1.3, seed) + .05 * nz(ca, sa, 1, 4, seed))
        up = math.sin(phi)
        r = BIG * (1 + .06 * nz(ca, sa, 2, 1.2, seed)) + fat * math.cos(phi) * 1.08
        z = fat * clamp(up, low, high) * (.86 if up > 0 else .7)
        return r * ca, r * sa, z + .13, {'t': clamp(.46 + .3 * up + .22 * nz(ca * 2, sa * 2, up, 1.3, seed) + .06 * fbm(r * ca, r * sa, z, 9, 3, seed))}
    return grid('bagel', 110, 46, fn, crust(), wrap=True, loc=AWAY)


def seeds_on(ob, n, seed, colours, where=None):
    """Sesame or poppy pressed into the crust, seen from above."""
    m = mat('bagelseed' + colours[0], [(0.2, colours[0]), (.8, colours[1])], rand=.6, rough=.4, sss=.1, sss_scale=.02)
    grain = lathe('seed', [(0, -.5), (.2, -.42), (.34, -.1), (.28, .25), (.1, .5), (0, .55)], m, segs=10, steps=2, loc=AWAY,
                  warp=lambda x, y, z, v: (x * .036, z * .046, y * .026)).data
    settle()
    rnd = random.Random(seed)
    inv = ob.matrix_world
    spots = [(v.co, v.normal) for v in ob.data.vertices if (inv.to_3x3() @ v.normal).z > -.25]
    for co, no in (rnd.choice(spots) for _ in range(n)):
        p = inv @ (co + Vector((rnd.uniform(-.012, .012), rnd.uniform(-.012, .012), 0)))
        place(grain, p + (inv.to_3x3() @ no) * .004, align(inv.to_3x3() @ no, rnd.uniform(0, TAU)), rnd.uniform(.8, 1.15))


SEEDS = {'sesame': ('#dcb878', '#f7e8c6'), 'poppy': ('#15120f', '#3a3a44')}


def whole(x, y, z, tilt, turn, seed, kind='sesame', n=560):
    ob = ring(seed)
    ob.location, ob.rotation_euler = (x, y, z), (tilt[0], tilt[1], turn)
    settle()
    if kind:
        seeds_on(ob, n, seed, SEEDS[kind])


def cut_face(seed):
    m = mat('bagelcrumb', [(0.0, '#c98636'), (.12, '#e9cf9a'), (.4, '#f3e2b8'), (.8, '#f7ebcb'), (1, '#b8742c')], attr='t', nscale=14, namt=.35, rough=.7, sss=.15,
            bumps=[('cells', 28, .7), ('noise', 50, .5, 8)])

    def fn(u, v):
        a = u * TAU
        r = BIG - FAT * 1.06 + v * FAT * 2.12
        return r * math.cos(a), r * math.sin(a), .143 + .006 * nz(r * 9, a * 3, seed), {'t': clamp(.5 + .5 * (2 * v - 1) ** 5)}
    return grid('bagel', 90, 20, fn, m, wrap=True, loc=AWAY)


SPREADS = {'cream': [(0.1, '#efe4cf'), (.7, '#fcf6e9')], 'hummus': [(0.1, '#c9a462'), (.7, '#e6cd9c')]}


def spread(seed, z, kind='cream'):
    """A spread: thick, in swipes of a knife, over the edge in places; or tomato with melted cheese."""
    if kind == 'pizza':
        m = dough()
    else:
        m = mat('spread' + kind, SPREADS[kind], nscale=4, rough=.35, coat=.2, sss=.4, sss_rad=(1, .85, .7), sss_scale=.05, bumps=[('noise', 9, .2)])

    def fn(u, v):
        a, phi = u * TAU, v * TAU
        ca, sa = math.cos(a), math.sin(a)
        fat = FAT * (.86 + .12 * nz(ca, sa, 0, 3, seed) + .06 * nz(ca, sa, 1, 8, seed))
        r = BIG + fat * 1.1 * math.cos(phi)
        return r * ca, r * sa, z + max(-.02, .075 * math.sin(phi)) + .02 * math.sin(a * 7 + phi * 2) * (math.sin(phi) > 0) + .012 * nz(r * ca, r * sa, 0, 7, seed), melted(r * ca, r * sa, math.sin(phi), seed)
    return grid('creamcheese', 140, 24, fn, m, wrap=True, sub=1, loc=AWAY)


def melted(x, y, up, seed):
    """The masks of parts/dough.py: tomato at the rim, cheese inside it, browned in spots."""
    ch = smooth(-.08, .16, nz(x, y, 0, 6, seed) + .25 * up - .06)
    return {'bake': .5, 'char': 0, 'sauce': 1 - ch, 'ch': ch, 'spot': ch * smooth(.0, .35, nz(x, y, 2, 9, seed))}


def opened(x, y, top, size, seed, toppings, kind, lidded, closed=None):
    """The lower half with its cheese and toppings; the upper half leans behind it, or lies on it, closed, at a given height."""
    for ob in (ring(seed, -1, .02), cut_face(seed), *([spread(seed, .155, kind)] if kind else [])):
        ob.location, ob.scale = (x, y, top), (size,) * 3
    settle()
    dress(toppings, seed)
    if not lidded:
        return
    lid = ring(seed + 3, -.02, 1)
    for ob in (lid, cut_face(seed + 3)):
        ob.location, ob.rotation_euler, ob.scale = (x + .12, y + .62 * size, top + .16 * size), (-.95, .1, .3), (size,) * 3
        if closed:
            ob.location, ob.rotation_euler = (x, y + .02, top + closed), (-.06, .05, .3)
    settle()
    seeds_on(lid, 420, seed, SEEDS['sesame'])


def build(seed, pile=(), open_at=None, second=None, kind='cream', size=1.5, closed=None, toppings=(), dish=None, speckle=None, cloth='#d8cfc0', bits=46, beside=()):
    """pile: [x, y, z, tilt x, tilt y, turn, seeds] of whole bagels; open_at: where an open one lies; second: where its other half
    lies, which else leans behind it or lies on it, closed, at a given height; bits: how many seeds have fallen off."""
    if dish:
        plate(dish, 1.16, speckle)
        top = .07
    else:
        top = board((2.5, 1.8))
    for k, (x, y, z, tx, ty, turn, kind) in enumerate(pile):
        whole(x, y, top + z, (tx, ty), turn, seed + k * 3, kind)
    if open_at:
        opened(*open_at, top, size, seed, toppings, kind, not second, closed)
    if second:
        opened(*second, top, size, seed + 3, (), kind, False)
    seeds = mat('sesamebits', [(0.1, '#dcb878'), (1, '#f7e8c6')], rand=.6, rough=.5)
    crumbs(bits, (0, 0), .3, 1.2, .018, seeds, seed, .5)
    napkin(cloth, (-1.45, .95, 0), .5, .8, seed)
    dress(beside, seed + 50)
