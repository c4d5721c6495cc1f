"""Slices of watermelon, cold and wet, with lime and salt."""
import math
import random

from mathutils import Vector

from kit.meshes import blob, box, grid, place
from kit.numbers import TAU, clamp, fbm, lerp, nz, smooth
from kit.placing import hit, settle
from kit.surfaces import clear, mat
from parts.small import AWAY
from parts.things import dress
from scenery.crockery import plate
from scenery.tables import napkin

VIEW = {'table': 'palewood', 'wall': '#7fa39a', 'light': 'morning', 'elev': 36, 'radius': 1.1, 'height': .26, 'key_az': 150, 'bright': .05}


def flesh():
    return mat('melon', [(0.0, '#c2182a'), (.45, '#dc3338'), (.74, '#ea5a52'), (.82, '#f3a592'), (.86, '#f5e6c8'), (.91, '#e8efc6'), (.945, '#9cc06a'), (.97, '#2f6b2c'), (1, '#1d4a20')], attr='t',
               nscale=9, namt=.07, detail=8, rough=.14, rough_var=.1, coat=.65, coat_rough=.08, sss=.35, sss_rad=(1, .35, .25), sss_scale=.07,
               bumps=[('noise', 26, .35, 8), ('cells', 20, .25)])


def wedge(seed, r=.96, half=.58, thick=.19):
    """A slice of a quarter, lying flat: its tip at y = r, its rind below, its thickness along z. Returns its meshes and where its
    seeds are."""
    m = flesh()

    def at(rho, phi, z):
        bow = 1 - .02 * fbm(rho * math.cos(phi), rho * math.sin(phi), z, 4, 3, seed)
        return rho * r * math.sin(phi) * bow, r * .55 - rho * r * math.cos(phi) * bow, z

    def face(top):
        def fn(u, v):
            phi, rho = lerp(-half, half, u), max(.02, v)
            x, y, z = at(rho, phi, thick if top else 0)
            crisp = .012 * fbm(x, y, 0, 9, 4, seed) + .012 * nz(x, y, 3, 3, seed) - .03 * smooth(.93, 1, v) - .02 * (1 - smooth(0, .06, min(u, 1 - u)))
            return x, y, z + crisp * (1 if top else -1), {'t': v + .006 * nz(x * 3, y * 3, seed)}
        return fn

    def side(phi):
        def fn(u, v):
            x, y, z = at(max(.02, v), phi, lerp(0, thick, u))
            out = .02 * math.sin(u * math.pi) + .012 * fbm(x, y, z, 9, 3, seed)
            return x + out * math.copysign(1, phi), y, z - .02 * math.cos(u * math.pi), {'t': v}
        return fn

    def rind(u, v):
        x, y, z = at(1, lerp(-half, half, u), lerp(-.0, thick, v))
        out = .04 * math.sin(v * math.pi)
        stripe = smooth(-.1, .35, math.sin(u * half * 2 * 16 + 2 * nz(u * 6, v * 3, seed)))
        return x, y - out, z, {'t': .94 + .06 * stripe}
    obs = [grid('melon', 90, 90, face(True), m, loc=AWAY), grid('melon', 40, 40, face(False), m, loc=AWAY), grid('melon', 8, 50, side(half), m, loc=AWAY),
           grid('melon', 8, 50, side(-half), m, loc=AWAY), grid('melon', 90, 14, rind, m, loc=AWAY)]
    rnd = random.Random(seed)
    pips = [at(rnd.uniform(.42, .72), rnd.uniform(-.8, .8) * half, thick) for _ in range(9)]
    return [ob.data for ob in obs], pips


def pip():
    m = mat('pip', [(0.1, '#120a08'), (.8, '#38211a')], rand=.5, rough=.12, coat=.7)
    return blob('pip', m, .045, (.72, 1.15, .4), .04, 2, 3, res=3, loc=AWAY).data


def salt(n, r, seed):
    """Coarse grains of salt lying on the flesh."""
    m = mat('salt', [(0.1, '#f4f2ee'), (.8, '#ffffff')], rough=.15, coat=.5, sss=.4, thin=.3)
    grain = box('salt', (.03, .026, .02), m, .004, loc=AWAY).data
    rnd = random.Random(seed)
    settle()
    for _ in range(n):
        a, d = rnd.uniform(0, TAU), r * math.sqrt(rnd.random())
        h = hit(d * math.cos(a), d * math.sin(a))
        if h and h[2].name.startswith('melon'):
            place(grain, h[0] + Vector((0, 0, .008)), [rnd.uniform(0, TAU) for _ in range(3)], rnd.uniform(.25, .9))


def juice(n, r, seed):
    """Drops of juice on the flesh and the plate."""
    m = clear('juice', '#ffd8d0', .2)
    drop = blob('juice', m, 1, (1, 1, .5), .02, 2, res=2, loc=AWAY).data
    rnd = random.Random(seed + 5)
    for _ in range(n):
        a, d = rnd.uniform(0, TAU), r * math.sqrt(rnd.random())
        h = hit(d * math.cos(a), d * math.sin(a))
        if h:
            s = .006 + .018 * rnd.random() ** 3
            place(drop, h[0], (0, 0, 0), (s, s, s))


def build(seed, slices=(), dish='#e9eef0', speckle=None, grains=260, drops=180, toppings=(), cloth='#4f7d74', beside=()):
    """slices: [x, y, z, turn, lean, roll] of each."""
    plate(dish, 1.22, speckle)
    kinds = [wedge(seed + k) for k in range(3)]
    seeds = pip()
    for k, (x, y, z, turn, lean, roll) in enumerate(slices):
        meshes, pips = kinds[k % 3]
        made = [place(me, (x, y, z + .09), (lean, roll, turn)) for me in meshes]
        settle()
        rnd = random.Random(seed + k)
        for p in pips:
            place(seeds, made[0].matrix_world @ Vector((p[0], p[1], p[2] + .008)), (lean, roll, rnd.uniform(0, TAU)), rnd.uniform(.8, 1.1))
    settle()
    salt(grains, 1.0, seed)
    juice(drops, 1.15, seed)
    dress(toppings, seed)
    napkin(cloth, (-1.45, .85, 0), .5, .8, seed)
    dress(beside, seed + 50)
