"""Folded tortillas standing on the fold, filled to the rim, with a cup for dipping."""
import math
import random

from mathutils import Euler, Matrix, Vector

from kit.meshes import grid, lathe, place
from kit.numbers import TAU, clamp, nz, smooth
from kit.surfaces import mat
from parts.liquids import broth_mat
from parts.things import dress, thing
from scenery.crockery import ceramic, plate
from scenery.tables import napkin

VIEW = {'table': 'wood', 'wall': '#8a4a34', 'light': 'evening', 'elev': 32, 'radius': 1.14, 'height': .28, 'key_az': 142, 'bright': .4}
SKINS = {
    'dipped': [(0.0, '#f0b048'), (.3, '#de8428'), (.55, '#bf5a16'), (.8, '#8a3409'), (1, '#4a1a06')],
    'corn': [(0.0, '#f6e2a8'), (.35, '#eccb78'), (.65, '#d9a548'), (.85, '#a8661c'), (1, '#5c2c0e')],
}
R, OPEN = .54, .17


def fold(p, q, seed):
    """The final position of a point of the round tortilla, with p across the fold and q along it: up at both sides, wavy at the
    rim."""
    side, up = (1 if p >= 0 else -1), abs(p)
    wave = .03 * nz(q * 3, side, seed, 1.4) * smooth(.3, 1, up)
    x = side * (OPEN * (1 - math.exp(-up * 3.2)) * (1 + .5 * up)) + wave
    return x, R * q * (1 + .02 * nz(p, q, seed)), R * .9 * up + .02 + .02 * nz(q * 4, p * 4, seed) * up


def tortilla(kind, seed):
    m = mat('tortilla' + kind, SKINS[kind], attr='t', nscale=6, detail=8, namt=.45, rough=.34 if kind == 'dipped' else .6, coat=.45 if kind == 'dipped' else .05, coat_rough=.12,
            sss=.12, bumps=[('noise', 18, .4, 8), ('cells', 10, .25)])

    def fn(u, v):
        a, r = u * TAU, v
        p, q = r * math.cos(a), r * math.sin(a)
        x, y, z = fold(p, q, seed)
        t = .34 + .5 * smooth(.1, .5, nz(p * 2, q * 2, seed, 1.6)) + .22 * smooth(.86, 1, r)
        return x, y, z, {'t': clamp(t)}
    return grid('tortilla', 110, 40, fn, m, wrap=True, sub=1, thick=.022, loc=(0, 0, -9))


def filled(x, y, z, turn, lean, kind, seed, filling):
    """One taco; filling is [name, n, height, size] from the bottom."""
    world = Matrix.Translation((x, y, z)) @ Euler((0, lean, turn)).to_matrix().to_4x4()
    ob = tortilla(kind, seed)
    ob.matrix_world = world
    rnd = random.Random(seed)
    for name, n, high, size in filling:
        for _ in range(n):
            q = rnd.uniform(-.86, .86)
            top = math.sqrt(1 - q * q)
            at = Vector((rnd.uniform(-.13, .13) * top, R * q, R * .9 * top * high + rnd.uniform(-.06, .04)))
            turned = Euler([rnd.uniform(-.6, .6), rnd.uniform(-.6, .6), rnd.uniform(0, TAU)]).to_matrix().to_4x4()
            for data, _ in thing(name, rnd.randrange(4)):
                place(data).matrix_world = world @ Matrix.Translation(at) @ turned @ Matrix.Scale(size * rnd.uniform(.85, 1.15), 4)


def cup(x, y, soup):
    lathe('cup', [(0, 0), (.26, 0), (.28, .03), (.34, .3), (.36, .42), (.34, .43), (.31, .3), (.24, .06), (0, .05)], ceramic('cup', '#3a4a52', .2), segs=72, loc=(x, y, .05))
    lathe('consomme', [(0, .39), (.335, .39)], broth_mat(soup), segs=48, steps=2, sub=0, loc=(x, y, .05))


def build(seed, skin='corn', tacos=(), filling=(), dish='#efe8da', speckle=None, soup=None, soup_at=(.78, .62), toppings=(), cloth='#b8452a', beside=()):
    """tacos: [x, y, turn, lean] of each."""
    plate(dish, 1.24, speckle)
    for k, (x, y, turn, lean) in enumerate(tacos):
        filled(x, y, .07, turn, lean, skin, seed + k * 5, filling)
    if soup:
        cup(*soup_at, soup)
    dress(toppings, seed)
    napkin(cloth, (-1.45, .95, 0), .5, .8, seed)
    dress(beside, seed + 50)
