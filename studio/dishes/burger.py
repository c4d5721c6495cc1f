"""A burger, stacked from a list of layers."""
import math
import random

from mathutils import Vector

from kit.meshes import grid, lathe, place
from kit.numbers import TAU, clamp, fbm, lerp, nz, smooth
from kit.placing import align, crumbs, hit, settle
from kit.surfaces import mat
from parts.fries import fries_pile
from parts.small import AWAY
from parts.things import put, thing
from scenery.crockery import round_board
from scenery.tables import napkin

VIEW = {'table': 'wood', 'wall': '#6b5140', 'elev': 11, 'radius': 1.02, 'height': .62, 'lens': 75, 'fstop': .30, 'key_az': 150, 'key_elev': 40, 'lamps': 20}


def bun_mat():
    return mat('bun', [(0.0, '#f6deaf'), (0.2, '#ecbd70'), (0.42, '#d8923c'), (0.72, '#b8691f'), (1.0, '#874412')], attr='t', nscale=5, namt=0.28,
               rough=0.45, rough_var=0.15, spec=0.3, coat=0.18, coat_rough=0.12, sss=0.12, sss_scale=0.08, bumps=[('noise', 45, 0.12), ('noise', 8, 0.2)])


def heel(z):
    lathe('heel', [(0, 0), (.5, 0), (.62, .03), (.665, .1), (.645, .18), (.58, .205), (0, .205)], bun_mat(), loc=(0, 0, z),
          warp=lambda x, y, z, v: (x * (1 + .03 * nz(x, y, z, 2, 5)), y * (1 + .03 * nz(x, y, z, 2, 5)), z,
                                   {'t': 0.62 - 0.45 * smooth(.06, .2, z) - 0.15 * smooth(.19, .2, z)}))
    return .2


def lettuce(z, seed):
    """A frill whose waves grow towards the edge."""
    green = mat('lettuce', [(0.0, '#e3eda6'), (0.35, '#a9cf4d'), (0.7, '#6fae2b'), (1.0, '#3c7d18')], attr='t', nscale=7, namt=0.3, rough=0.32,
                spec=0.5, coat=0.2, thin=0.45, bumps=[('noise', 14, 0.4), ('cells', 9, 0.15)])
    for which, base, out, amp in ((1, .03, .30, .13), (6, .05, .25, .12)):
        def fn(u, v, which=which + seed, base=base, out=out, amp=amp):
            ca, sa, k = math.cos(u * TAU), math.sin(u * TAU), v ** 1.5
            w = nz(ca, sa, 0, 4.2, which) + 0.6 * nz(ca, sa, 1, 9.5, which) + 0.35 * nz(ca, sa, v, 19, which)
            r = 0.45 + (out + 0.09 * nz(ca, sa, 5, 2.4, which)) * v + 0.05 * k * nz(ca, sa, 3, 11, which)
            return r * ca, r * sa, z + base - 0.05 * k + amp * k * w, {'t': v * 0.85}
        grid('lettuce', 420, 14, fn, green, wrap=True, sub=1, thick=0.006)
    return .06


def tomato(z, seed):
    red = mat('tomato', [(0.2, '#8f1206'), (0.6, '#c1230e'), (0.9, '#dd4a26')], nscale=6, rough=0.16, coat=0.5, sss=0.25, sss_scale=0.05,
              bumps=[('noise', 12, 0.15)])
    for a, d in ((-1.9, .27), (-.75, .28), (.5, .25), (1.8, .26), (3.2, .28)):
        lathe('tomato', [(0, .035), (.33, .037), (.37, .02), (.375, 0), (.36, -.025), (0, -.035)], red, segs=48,
              loc=(d * math.cos(a + seed), d * math.sin(a + seed), z + .03), rot=(.04 * math.sin(a * 3), .05, a))
    return .07


def edge(a, seed):
    return 0.665 + 0.045 * nz(math.cos(a), math.sin(a), 0, 2.2, seed)


MEATS = {'beef': [(0.1, '#1f0d07'), (0.38, '#43200f'), (0.6, '#6b371d'), (0.85, '#955a33')],
         'beet': [(0.1, '#23060f'), (0.38, '#4d0f22'), (0.6, '#7a1e34'), (0.85, '#a04a4c')]}


def patty(z, seed, meat='beef', lace=0.0):
    m = mat('patty' + meat, MEATS[meat], nscale=9, detail=9, namt=1.5, rough=0.33, rough_var=0.25, spec=0.6, coat=0.25, coat_rough=0.2,
            bumps=[('noise', 14, 0.9, 8), ('cells', 20, 0.5)])
    high = .13 - .045 * (lace > 0)

    def warp(x, y, zz, v):
        a, r = math.atan2(y, x), math.hypot(x, y)
        s = edge(a, seed) / 0.665
        rim = smooth(.4, .66, r)
        d = 1 + rim * (0.045 * fbm(x, y, zz, 7, 4, seed) + 0.035 * nz(x, y, zz, 20, seed))
        out = smooth(.6, .66, r) * lace * (.10 + .16 * nz(math.cos(a), math.sin(a), 2, 7, seed) + .10 * nz(math.cos(a), math.sin(a), 2, 19, seed))
        return x * s * d * (1 + out), y * s * d * (1 + out), zz * high / .13 + rim * 0.022 * fbm(x, y, zz, 9, 4, seed + 1) - out * .22
    lathe('patty', [(0, .0), (.5, 0), (.63, .012), (.668, .05), (.655, .1), (.6, .125), (0, .13)], m, segs=220 if lace else 160, warp=warp, loc=(0, 0, z), steps=8)
    return high + .005


CHEESES = {'cheddar': [(0.2, '#f0930e'), (0.8, '#f9b02a')], 'aged': [(0.2, '#e8a83a'), (0.8, '#f4c668')], 'swiss': [(0.2, '#ecd590'), (0.8, '#f6e7b4')]}


def cheese(z, seed, kind='cheddar', turn=.35):
    """A square slice: flat on the patty, bent over its rim, hanging and sagging at the corners."""
    m = mat('cheese' + kind, CHEESES[kind], nscale=3, rough=0.24, spec=0.5, coat=0.35, coat_rough=0.15, sss=0.35, sss_rad=(1, .5, .12), sss_scale=.09,
            bumps=[('noise', 5, 0.08)])

    def fn(u, v):
        x, y = 0.63 * (u * 2 - 1), 0.63 * (v * 2 - 1)
        a, d = math.atan2(y, x) + turn, math.hypot(x, y)
        rim = edge(a, seed) - 0.045
        over = d - rim
        if over <= 0:
            return d * math.cos(a), d * math.sin(a), 0.012 * nz(x, y, 0, 3, seed)
        over *= 1.15 + 0.5 * nz(math.cos(a), math.sin(a), 4, 3.3, seed)
        bend = 0.06
        th = min(over / bend, 1.5)
        r = rim + bend * math.sin(th) + 0.012 * nz(a, over * 3, 0, 2, seed) + 0.02
        return r * math.cos(a), r * math.sin(a), -bend * (1 - math.cos(th)) - max(0, over - bend * 1.5) * 0.98
    grid('cheese', 56, 56, fn, m, sub=2, thick=0.034, offset=1, loc=(0, 0, z))
    return .03


def sauce(z, seed):
    """Burger sauce squeezed out by the weight of the layers above."""
    m = mat('sauce', [(0.3, '#e58a4e'), (0.8, '#efab78')], nscale=8, rough=0.18, coat=0.5, sss=0.25, sss_scale=.05)

    def ooze(u, v):
        phi, ca, sa = v * TAU, math.cos(u * TAU), math.sin(u * TAU)
        k = max(0.0, nz(ca, sa, 0, 2.6, 12 + seed) + 0.18)
        drip = max(0, nz(ca, sa, 3, 4.5, 15 + seed) - .1) * .3
        rr, lo = 0.035 + 0.035 * k, drip if math.sin(phi) < 0 else 0
        out = .53 + .17 * k + rr * math.cos(phi)
        return out * ca, out * sa, rr * math.sin(phi) * (1 + lo * 6) - lo * .12
    grid('sauce', 260, 14, ooze, m, wrap=True, sub=1, loc=(0, 0, z + .03))
    return .03


def pickles(z, seed, count=7):
    m = mat('pickle', [(0.0, '#b4bd5c'), (0.7, '#86953a'), (1, '#48591a')], attr='t', nscale=8, namt=.5, rough=.2, coat=.5, sss=.2, sss_scale=.05)
    for k in range(count):
        a = seed + k * TAU / count + .2 * math.sin(k * 5)
        lathe('pickle', [(0, .022), (.2, .024), (.225, .012), (.225, -.012), (0, -.02)], m, segs=40, steps=3,
              warp=lambda x, y, z, v: (x, y, z + .02 * nz(x, y, 0, 5), {'t': smooth(.15, .22, math.hypot(x, y))}),
              loc=(.47 * math.cos(a), .47 * math.sin(a), z + .03 + .012 * (k % 2)), rot=(.1 * math.sin(a), .1, a))
    return .05


def mushrooms(z, seed, count=46):
    """Mushroom slices cooked soft and brown, heaped, and slipping out all around."""
    rnd = random.Random(seed)
    for k in range(count):
        a = rnd.uniform(0, TAU)
        d = .74 * math.sqrt(rnd.uniform(.1, 1))
        loc = Vector((d * math.cos(a), d * math.sin(a), z + .04 + rnd.uniform(0, .1) * (1 - d / 1.2) - .03 * (d > .6)))
        put(thing(rnd.choice(('mushroom_slice', 'dark_mushroom')), rnd.randrange(4)), loc, (rnd.uniform(-.3, .3), rnd.uniform(-.2, .2) + .25 * d, a + rnd.uniform(-.8, .8)), rnd.uniform(1.0, 1.3))
    return .11


def crown(z, seed, seeds=130):
    def warp(x, y, zz, v):
        d = 1 + .045 * fbm(x, y, zz, 1.6, 3, seed + 2)
        return x * d, y * d, zz * (1 + .022 * nz(x, y, 0, 1.3, seed + 2)), {'t': clamp((zz + .02) / .44) ** 0.8}
    top = lathe('crown', [(0, .0), (.5, 0), (.62, .02), (.69, .085), (.695, .16), (.66, .25), (.56, .35), (.38, .425), (.18, .455), (0, .46)], bun_mat(),
                warp=warp, loc=(.01, 0, z), rot=(.03, -.03, 0))
    skin = mat('bunseed', [(0.2, '#e9cf9a'), (0.8, '#f7e8c6')], rand=.6, rough=0.4, sss=0.2, sss_scale=.02)
    grain = lathe('seed', [(0, -.5), (.2, -.42), (.34, -.1), (.28, .25), (.1, .5), (0, .55)], skin, segs=12, steps=3, loc=AWAY).data
    settle()
    rnd, spots = random.Random(8 + seed), []
    for _ in range(900 if seeds else 0):
        a, d = rnd.uniform(0, TAU), .62 * math.sqrt(rnd.random())
        x, y = d * math.cos(a), d * math.sin(a)
        if rnd.random() < d / .9 - .2 or any(math.hypot(x - p, y - q) < .052 for p, q in spots):
            continue
        h = hit(x, y, 5, {top.name})
        if h and len(spots) < seeds:
            spots.append((x, y))
            s = .062 * rnd.uniform(.85, 1.1)
            place(grain, h[0] + h[1] * .006, align(h[1], rnd.uniform(0, TAU)), (s * .8, s, s * .45))
    return .4


def paper(seed):
    m = mat('paper', [(0, '#c9a77c'), (1, '#dcbf97')], nscale=30, rough=0.75, thin=0.15, bumps=[('noise', 60, 0.1)])

    def crumple(u, v):
        x, y = lerp(-.86, .86, u), lerp(-.86, .86, v)
        d = max(abs(x), abs(y))
        up = 0.07 * abs(nz(x, y, 0, 2.1, 4 + seed)) * smooth(.45, .9, d)
        return x, y, .135 + up + 0.16 * smooth(.72, 1.0, math.hypot(x, y)) * max(0, nz(x, y, 2, 1.3, 9) + .25)
    grid('paper', 90, 90, crumple, m, thick=0.004, rot=(0, 0, .5 + seed))


LAYERS = {f.__name__: f for f in (lettuce, tomato, patty, cheese, sauce, pickles, mushrooms)}


def build(seed, layers=(), seeds=130, fries=True, cloth='#7d2f26'):
    """layers: [name, {how}] from the bottom bun up."""
    round_board(1.27, (0, .1, 0))
    paper(seed)
    z = .15
    z += heel(z)
    for k, (name, how) in enumerate(layers):
        z += LAYERS[name](z, **{'seed': seed + k, **how})
    crown(z, seed, seeds)
    if fries:
        fries_pile(34, (1.05, 1.55, .05), .6, 5)
    napkin(cloth, (-1.5, .9, 0), .5, .8, seed)
    bits = mat('bits', [(0.1, '#8a4d1c'), (0.6, '#d69a4c'), (1, '#edc98c')], rand=0.8, rough=0.7)
    crumbs(26, (0, -.1), .75, 1.35, .022, bits, seed)
