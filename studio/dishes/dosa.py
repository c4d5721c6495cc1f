"""A crisp rolled crêpe, longer than its plate, with its dips."""
import math

from kit.meshes import grid, lathe
from kit.numbers import TAU, clamp, fbm, nz, smooth
from kit.surfaces import mat
from parts.liquids import broth_mat
from parts.things import dress
from scenery.crockery import plate, steel
from scenery.tables import napkin

VIEW = {'table': 'wood', 'wall': '#7a5a3a', 'light': 'morning', 'elev': 42, 'radius': 1.28, 'height': .16, 'key_az': 142, 'bright': .15}


def crepe(x, y, z, turn, long, r, seed):
    """The crêpe, wound one and a half times; lacy and dark where the pan was hottest."""
    m = mat('dosa', [(0.0, '#f3d28a'), (.3, '#e3a84c'), (.55, '#c67a26'), (.8, '#8f4a14'), (1, '#5c2c0e')], attr='t', nscale=16, detail=8, namt=.35, rough=.38, coat=.3,
            coat_rough=.15, sss=.15, thin=.1, bumps=[('cells', 26, .35), ('noise', 30, .35, 8)])

    def fn(u, v):
        s, a = v * 2 - 1, (u * 1.55 + .32) * TAU
        flare = 1 + .16 * abs(s) ** 3 + .06 * nz(s * 2, 0, seed)
        rr = r * flare * (1 - .16 * u) * (1 + .05 * nz(s * 3, math.cos(a), math.sin(a), 1.2, seed))
        end = long / 2 * (1 + .03 * nz(math.cos(a) * 1.5, math.sin(a) * 1.5, s > 0, 1, seed))
        ring = .5 + .5 * math.sin(s * 26 + u * 5 + 2 * nz(s * 3, u * 3, seed))
        t = .5 + .24 * ring * nz(s * 4, u * 5, seed, 1) + .42 * smooth(0, .55, nz(s * 2.2, u * 3, seed + 4, 1)) + .2 * smooth(.93, 1, abs(s)) + .12 * fbm(s * 9, u * 9, 0, 1, 3, seed)
        return s * end, rr * math.cos(a) * 1.15, max(.01, r * .86 + rr * math.sin(a) * .86), {'t': clamp(t)}
    grid('dosa', 120, 170, fn, m, thick=.008, loc=(x, y, z), rot=(0, 0, turn))


def katori(x, y, z, fill):
    lathe('katori', [(0, 0), (.24, 0), (.27, .03), (.3, .24), (.31, .25), (.29, .24), (.26, .06), (0, .04)], steel(), segs=64, loc=(x, y, z))
    lathe('dip', [(0, .205), (.2, .2), (.285, .195)], broth_mat(fill, True), segs=48, steps=3, sub=0, loc=(x, y, z))


def build(seed, crepes=((0, -.1, .35, 2.3, .23),), dips=(), dish='#4d6b3a', toppings=(), cloth='#c98a2c', beside=()):
    """crepes: [x, y, turn, length, radius]; dips: [x, y, sauce]."""
    plate(dish, 1.25)
    for k, (x, y, turn, long, r) in enumerate(crepes):
        crepe(x, y, .09, turn, long, r, seed + k * 3)
    for x, y, fill in dips:
        katori(x, y, .08, fill)
    dress(toppings, seed)
    napkin(cloth, (-1.5, 1.0, 0), .5, .8, seed)
    dress(beside, seed + 50)
