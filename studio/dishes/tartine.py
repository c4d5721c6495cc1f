"""A thick slice of toasted sourdough with a spread."""
import math

from kit.meshes import grid
from kit.numbers import TAU, clamp, fbm, nz, smooth
from kit.placing import crumbs
from kit.surfaces import mat
from parts.liquids import MASHES
from parts.things import dress
from scenery.crockery import plate
from scenery.tables import napkin

VIEW = {'table': 'wood', 'wall': '#8a7a68', 'light': 'morning', 'elev': 44, 'radius': 1.06, 'height': .18, 'key_az': 146, 'bright': .1}


def crumb():
    return mat('sourcrumb', [(0.0, '#f0dcb0'), (.3, '#e3bf80'), (.5, '#c98c44'), (.7, '#96571f'), (.86, '#55290d'), (1, '#1f0f07')], attr='t', nscale=15, namt=.34, detail=8,
               rough=.62, spec=.3, sss=.1, bumps=[('cells', 15, .9), ('cells', 34, .6), ('noise', 50, .5, 8)])


def rim(a, seed):
    """A slice from the middle of a loaf: flat at the bottom, high in the middle, with uneven shoulders."""
    x, y = math.cos(a), math.sin(a)
    k = 1 / (abs(x) ** 2.5 + abs(y) ** 2.5) ** (1 / 2.5)
    k *= (1 - .07 * (y < 0) * abs(y)) * (1 + .045 * nz(x, y, seed, 1.4) + .012 * nz(x, y, seed, 6))
    return .86 * k * x, .60 * k * y


def slice_of_bread(z, seed, thick):
    def fn(u, v):
        a = u * TAU
        x, y = rim(a, seed)
        if v < .2:
            d, zz, t = v / .2, 0, .6
        elif v < .5:
            w = (v - .2) / .3
            d, zz = 1 + .04 * math.sin(w * math.pi) + .01 * nz(x * 4, y * 4 + w * 3, seed), thick * w
            t = .74 + .2 * nz(x * 2, y * 2, w, 3, seed) - .2 * smooth(.3, .0, w)
        else:
            d = (1 - v) / .5
            px, py = x * d, y * d
            hole = smooth(.12, .4, nz(px, py, 0, 6.5, seed)) * (1 - smooth(.86, .95, d))
            grill = smooth(.55, .9, math.sin(px * 9 + py * 7)) * .25
            zz = thick - .03 * smooth(.94, 1, d) - .05 * hole + .012 * fbm(px, py, 0, 8, 3, seed)
            t = .30 + .14 * nz(px, py, 1, 3, seed) + .42 * smooth(.84, 1, d) + grill * smooth(.5, .9, d) + .2 * hole
        return x * d, y * d, zz, {'t': clamp(t)}
    grid('bread', 180, 120, fn, crumb(), wrap=True, loc=(0, 0, z))


def spread(kind, z, seed, high):
    """A spread mashed with a fork: lumps, ridges, and an edge that leaves the bread visible."""
    m = mat('spread' + kind, MASHES[kind], attr='t', nscale=10, detail=8, namt=.45, rough=.3, rough_var=.15, coat=.3, coat_rough=.15, sss=.3, sss_rad=(.8, 1, .4), sss_scale=.06,
            bumps=[('noise', 22, .5, 8), ('cells', 14, .3)])

    def fn(u, v):
        a = u * TAU
        x, y = rim(a, seed)
        edge = .87 + .07 * nz(math.cos(a), math.sin(a), 3, 2.6, seed) + .03 * nz(math.cos(a), math.sin(a), 5, 8, seed)
        px, py = x * edge * v, y * edge * v
        lump = abs(fbm(px, py, 0, 4.2, 4, seed))
        ridge = .016 * math.sin((px * .9 + py * .5) * 34 + 3 * nz(px, py, 0, 2, seed)) * smooth(0, .3, nz(px, py, 4, 1.6, seed))
        zz = high * (.55 + .45 * (1 - v * v)) + .10 * lump + ridge - (high + .03) * smooth(.86, 1, v)
        return px, py, zz, {'t': clamp(.42 + .8 * (lump - .25) + ridge * 8 + .16 * nz(px, py, 2, 5, seed))}
    grid('spread', 200, 110, fn, m, wrap=True, loc=(0, 0, z))


def build(seed, kind='avocado', thick=.24, high=.11, turn=.0, dish='#efe8da', speckle=None, toppings=(), cloth='#8d9aa0', beside=()):
    plate(dish, 1.18, speckle)
    slice_of_bread(.07, seed, thick)
    if kind:
        spread(kind, .07 + thick, seed, high)
    dress(toppings, seed)
    crumbs(40, (0, 0), .7, 1.15, .02, crumb(), seed, on={'plate', 'table', 'plank'})
    napkin(cloth, (-1.4, .85, 0), .5, .8, seed)
    dress(beside, seed + 50)
