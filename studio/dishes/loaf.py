"""A whole sourdough loaf: an ear along its back, the rings of its basket in the flour."""
import math

from kit.meshes import grid
from kit.numbers import TAU, clamp, fbm, nz, smooth
from kit.placing import crumbs
from kit.surfaces import mat
from parts.things import dress
from scenery.crockery import board
from scenery.tables import napkin

VIEW = {'table': 'wood', 'wall': '#7d6a58', 'light': 'morning', 'elev': 30, 'radius': 1.02, 'height': .36, 'key_az': 152, 'bright': .1}


def crust():
    return mat('loafcrust', [(0.0, '#f3e6c9'), (.22, '#e3bd84'), (.42, '#c98a44'), (.62, '#98551d'), (.8, '#5f2d0e'), (1, '#260f06')], attr='t', nscale=10, detail=8, namt=.26, rough=.5,
               rough_var=.2, coat=.1, coat_rough=.3, sss=.06, bumps=[('noise', 40, .35, 8), ('cells', 46, .22)])


def loaf(long, wide, high, seed):
    """The loaf with its ear: the crust has torn open along an arc on its back, and one lip stands up, darkest at its edge."""
    def fn(u, v):
        a, phi = u * TAU, (v - .5) * math.pi
        cx, cy, sz = math.cos(a) * math.cos(phi), math.sin(a) * math.cos(phi), math.sin(phi)
        k = 1 / (abs(cx) ** 2.3 + abs(cy) ** 2.3 + abs(sz) ** 2.3) ** (1 / 2.3)
        k *= 1 + .03 * fbm(cx, cy, sz, 1.5, 3, seed)
        x, y = long * cx * k, wide * cy * k
        z = high * (.36 + (.64 if sz > 0 else .36) * sz * k)
        up = smooth(.05, .45, sz)
        s = y / wide - (.22 - .62 * (x / long) ** 2) + .05 * nz(x, 0, 0, 2.5, seed)
        along = 1 - smooth(.66, .86, abs(x / long))
        opened = smooth(-.40, -.30, s) * (1 - smooth(-.04, .0, s)) * along * up
        lip = math.exp(-((s - .02) / .045) ** 2) * along * up
        tear = .5 + .5 * math.sin(s * 70 + 5 * nz(x * 3, s * 2, seed)) * .6 + .5 * nz(x * 7, s * 5, 0, 1, seed)
        z += .085 * lip - .045 * opened + .03 * opened * tear
        y -= .05 * lip * (s > -.06)
        rings = smooth(.35, .9, math.sin(math.hypot(x * .62, y) * 56 + .8 * nz(x, y, 0, 3, seed))) * (1 - opened) * (1 - lip)
        flour = rings * smooth(.1, .5, .35 + .7 * nz(x, y, 3, 2.4, seed) + .3 * nz(x, y, 4, 14, seed)) * smooth(-.1, .3, sz)
        t = .68 + .2 * nz(x, y, z, 2.2, seed) - .36 * flour - .26 * opened * (.4 + .6 * tear) + .40 * lip - .10 * smooth(.2, -.3, sz) + .1 * smooth(.6, 1, abs(x / long))
        blister = smooth(.22, .5, nz(x, y, z, 15, seed)) * (1 - opened)
        return x, y, max(0, z + .016 * blister), {'t': clamp(t - .10 * blister)}
    return grid('loaf', 320, 200, fn, crust(), wrap=True, loc=(0, .02, .11), rot=(0, 0, .38))


def build(seed, long=1.0, wide=.70, high=.66, toppings=(), cloth='#c9b99a', beside=()):
    board((2.7, 1.75), turn=.05)
    loaf(long, wide, high, seed)
    crumbs(60, (0, -.2), .7, 1.35, .02, crust(), seed, on={'board', 'plank', 'table'})
    flour = mat('flour', [(0, '#f6efe0'), (1, '#fffaf0')], rough=.9)
    crumbs(160, (0, -.1), .6, 1.4, .008, flour, seed + 1, on={'board', 'plank', 'table'})
    dress(toppings, seed)
    napkin(cloth, (-1.5, 1.0, 0), .5, .85, seed)
    dress(beside, seed + 50)
