"""Folded dumplings: boiled and slippery, or fried with their golden bellies up under a lace of batter."""
import math
import random

from kit.meshes import grid, place
from kit.numbers import TAU, clamp, fbm, nz, smooth
from kit.surfaces import mat
from parts.small import AWAY
from parts.things import dress
from scenery.crockery import chopsticks, plate, small_dish
from scenery.tables import napkin

VIEW = {'table': 'darkwood', 'wall': '#54463c', 'light': 'evening', 'elev': 36, 'radius': 1.12, 'height': .16, 'key_az': 140, 'bright': .4}
DOUGH = [(0.0, '#6a340e'), (.12, '#b06c22'), (.26, '#d9a455'), (.42, '#dcbc80'), (.66, '#e6cf9c'), (.82, '#b8b070'), (1, '#8f9a50')]


def skin():
    """Thin dough: the filling shows green where it is stretched, and it is brown where it touched the pan."""
    return mat('dumpling', DOUGH, attr='t', nscale=6, namt=.16, rough=.16, rough_var=.1, coat=.75, coat_rough=.08, sss=.55, sss_rad=(1, .75, .4), sss_scale=.09,
               bumps=[('noise', 18, .15), ('noise', 5, .12)])


def folded(seed, fried):
    """A crescent: a flat bottom, and on top a seam with its pleats pressed to one side."""
    def fn(u, v):
        s, phi = v * 2 - 1, u * TAU
        body = max(0, 1 - abs(s) ** 2.3) ** .5
        wide, high = .165 * body + .006, .19 * body + .02
        up, out = math.sin(phi), math.cos(phi)
        seam = smooth(.86, 1, up)
        pleat = seam * math.sin(s * 17 + seed) * body
        y = wide * out * (1 - .35 * max(0, up)) + .028 * pleat
        z = high * (up ** .85 if up > 0 else 0) + .05 * seam * body * (1 + .2 * math.sin(s * 17 + seed + 1)) - (.02 if up < 0 else 0)
        fold = .014 * max(0, up) * math.sin(s * 17 + seed) * smooth(.2, .8, up)
        x = .36 * s
        y += fold - .20 * s * s + .012 * nz(s * 2, up * 2, seed)
        t = .58 + .10 * nz(s * 2, up * 2, seed) + .3 * smooth(.15, .5, up) * (1 - seam) * smooth(.1, .6, nz(s * 3, up * 3, seed + 3)) - .1 * seam
        if fried:
            t -= .62 * smooth(.30, -.05, z / max(high, .05)) * (.75 + .5 * nz(s * 4, out * 3, seed))
        return x, y, z, {'t': clamp(t)}
    return grid('dumpling', 72, 80, fn, skin(), wrap=True, loc=AWAY).data


def lace(r, z, seed):
    """Starch fried into a brittle net around and over them."""
    m = mat('lace', [(0.0, '#f0d08a'), (.35, '#e0a850'), (.7, '#b8742a'), (1, '#7a4210')], attr='t', nscale=14, namt=.4, detail=8, rough=.4, coat=.25, thin=.3,
            bumps=[('cells', 30, .6), ('noise', 40, .4)])

    def fn(u, v):
        a = u * TAU
        edge = r * (1 + .10 * nz(math.cos(a), math.sin(a), 0, 1.8, seed) + .05 * nz(math.cos(a), math.sin(a), 1, 7, seed))
        x, y = edge * v * math.cos(a), edge * v * math.sin(a)
        return x, y, z + .02 * fbm(x, y, 0, 4, 3, seed) + .05 * smooth(.8, 1, v) * nz(math.cos(a), math.sin(a), 2, 3, seed), {'t': clamp(.3 + .5 * fbm(x, y, 0, 6, 4, seed) + .4 * smooth(.8, 1, v))}
    grid('lace', 150, 60, fn, m, wrap=True)


def build(seed, how='boiled', rings=((5, .62), (3, .26)), count_up=0, dish='#2c3a44', speckle=None, dip='#1a0a06', toppings=(), cloth='#6d2f28', beside=()):
    """rings: the number of dumplings at each distance."""
    level = plate(dish, 1.2, speckle)
    kinds = [folded(seed + k, how == 'fried') for k in range(4)]
    rnd = random.Random(seed)
    if how == 'fried':
        lace(.86, level + .02, seed)
        for k in range(count_up):
            x = (k - (count_up - 1) / 2) * .27
            place(kinds[k % 4], (x, .03 * (k % 2), level + .30), (math.pi - .35 + rnd.uniform(-.05, .05), 0, math.pi / 2 + rnd.uniform(-.06, .06)), 1.15)
    else:
        for j, (n, d) in enumerate(rings):
            for k in range(n):
                a = k * TAU / n + .5 * j + rnd.uniform(-.08, .08)
                place(kinds[(k + j) % 4], (d * math.cos(a), d * math.sin(a), level + .02 + .10 * j), (rnd.uniform(-.1, .1), rnd.uniform(-.1, .1), a + math.pi / 2 + rnd.uniform(-.25, .25)), .86)
    dress(toppings, seed)
    small_dish((-.9, -1.05, 0), '#e9e4d8', dip, .36)
    chopsticks((1.36, -.45, .05), 1.3)
    napkin(cloth, (-1.45, .85, 0), .5, .8, seed)
    dress(beside, seed + 50)
