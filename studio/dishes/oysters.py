"""Opened oysters on crushed ice, a lemon, a small dish of vinegar and shallots."""
import math
import random

from mathutils import Matrix

from kit.meshes import blob, grid, place
from kit.numbers import TAU, clamp, nz, smooth
from kit.placing import hit, settle
from kit.surfaces import mat
from parts.small import AWAY
from parts.things import dress
from scenery.crockery import plate, small_dish
from scenery.tables import napkin

VIEW = {'table': 'slate', 'wall': '#43464a', 'light': 'day', 'elev': 46, 'radius': 1.2, 'height': .18, 'key_az': 146, 'bright': .0}


def outline(a, seed):
    """The outline of a shell: a teardrop, narrow at the hinge (a = pi), with a wavy lip."""
    c, s = math.cos(a), math.sin(a)
    k = 1 + .06 * nz(c, s, seed, 1.8) + .03 * nz(c, s, seed, 6)
    x, y = abs(c) ** .82 * (1 if c > 0 else -1), abs(s) ** .9 * (1 if s > 0 else -1)
    return .43 * k * x * (1 if c > 0 else 1.12), .31 * k * y * (1 - .30 * smooth(0, -1, c))


def shell(seed):
    """The deep half-shell: grey layers outside, mother-of-pearl inside."""
    m = mat('oystershell', [(0.0, '#e6e2da'), (.25, '#cfc8bc'), (.42, '#a89e8e'), (.62, '#7a705f'), (.85, '#4d463c'), (1, '#2c2822')], attr='t', nscale=7, namt=.22, detail=8, rough=.28,
            rough_var=.2, coat=.35, bumps=[('noise', 16, .5, 8)])

    def fn(u, v):
        a = u * TAU
        x, y = outline(a, seed)
        if v < .5:
            d = v / .5
            z = .03 + .13 * d ** 2.2 + .012 * nz(x * d * 4, y * d * 4, seed)
            t = .08 + .16 * smooth(.8, 1, d) + .12 * abs(nz(x * 3, y * 3, seed + 2))
        else:
            w = (v - .5) / .5
            d = 1.02 + .07 * math.sin(w * math.pi) * (1 + .5 * math.sin(a * 9)) - w * .55
            z = .16 + .02 * nz(a * 3, seed) * (1 - w) - .20 * w ** .8 + .014 * math.sin(w * 26)
            t = .5 + .35 * smooth(0, .3, w) + .2 * nz(a * 4, w * 5, seed)
        return x * d, y * d, z + .05 * x * x, {'t': clamp(t)}
    return grid('shell', 110, 60, fn, m, wrap=True, loc=AWAY).data


def flesh(seed):
    """The oyster: plump in the middle, its mantle frilled and dark at the edge, wet all over."""
    m = mat('oyster', [(0.0, '#e3d3ae'), (.3, '#cdbd98'), (.5, '#a89c7e'), (.68, '#6d6654'), (.82, '#3a372f'), (1, '#24221e')], attr='t', nscale=6, namt=.16, rough=.06, coat=1, coat_rough=.02,
            spec=.7, sss=.5, sss_rad=(1, .85, .6), sss_scale=.08, bumps=[('noise', 9, .25)])

    def fn(u, v):
        a = u * TAU
        x, y = outline(a, seed)
        frill = 1 + .05 * math.sin(a * 17 + 3 * nz(math.cos(a), math.sin(a), seed)) * smooth(.7, 1, v)
        d = .80 * v * frill
        z = .10 + .085 * (1 - v ** 2) * (1 + .5 * nz(x * v * 3, y * v * 3, seed, 1)) + .02 * nz(x * v * 6, y * v * 6, seed + 3) - .012 * smooth(.86, 1, v)
        t = .16 + .22 * nz(x * v * 4, y * v * 4, seed, 1) + .66 * smooth(.66, .95, v)
        return x * d + .015, y * d, z, {'t': clamp(t)}
    return grid('oyster', 120, 46, fn, m, wrap=True, loc=AWAY).data


def liquor(seed):
    m = mat('liquor', [(0.1, '#d9d4c4'), (.9, '#efece2')], rough=.02, coat=1, spec=.8, sss=.4)

    def fn(u, v):
        x, y = outline(u * TAU, seed)
        return x * .86 * v, y * .86 * v, .098
    return grid('liquor', 60, 8, fn, m, wrap=True, loc=AWAY).data


def crushed_ice(r, level, seed, n=900):
    m = mat('crushedice', [(0.1, '#cfdde4'), (.8, '#f6fafc')], nscale=4, rand=.4, rough=.08, coat=1, spec=.7, sss=.6, sss_rad=(.8, .9, 1), sss_scale=.12, thin=.35)
    rnd = random.Random(seed)
    bits = [blob('ice', m, 1, (1, rnd.uniform(.6, 1), rnd.uniform(.5, .8)), .45, 1.3, seed + k, res=2, loc=AWAY).data for k in range(6)]
    for me in bits:
        me.polygons.foreach_set('use_smooth', [False] * len(me.polygons))
    grid('icebed', 60, 14, lambda u, v: (r * v * math.cos(u * TAU), r * v * math.sin(u * TAU), level + .16 * (1 - v ** 3)), m, wrap=True)
    for _ in range(n):
        a, d = rnd.uniform(0, TAU), r * math.sqrt(rnd.random())
        place(rnd.choice(bits), (d * math.cos(a), d * math.sin(a), level + .16 * (1 - (d / r) ** 3) + rnd.uniform(-.01, .03)), [rnd.uniform(0, TAU) for _ in range(3)], rnd.uniform(.03, .085))


def build(seed, n=6, r=.66, dip='#7a2030', toppings=(), dish='#d9dde0', cloth='#3d4a52', beside=()):
    plate(dish, 1.22)
    crushed_ice(1.0, .06, seed)
    rnd = random.Random(seed)
    settle()
    for k in range(n):
        a = k * TAU / n + .5
        x, y = r * math.cos(a), r * math.sin(a)
        h = hit(x, y)
        world = Matrix.Translation((x, y, h[0].z - .035)) @ Matrix.Rotation(a + rnd.uniform(-.12, .12) + math.pi, 4, 'Z') @ Matrix.Rotation(rnd.uniform(-.08, .08), 4, 'X') @ Matrix.Scale(.92, 4)
        for me in (shell(seed + k * 3), liquor(seed + k * 3), flesh(seed + k * 3)):
            place(me).matrix_world = world
    if dip:
        settle()
        small_dish((0, 0, hit(0, 0)[0].z - .04), '#e9e4d8', dip, .26)
    dress(toppings, seed)
    napkin(cloth, (-1.5, 1.1, 0), .5, .8, seed)
    dress(beside, seed + 50)
