"""Food from the sea and the plancha: clams in their shells, seared scallops; vegetables in a thin batter; spreads."""
import math
import random

from kit.meshes import blob, grid, lathe
from kit.numbers import TAU, clamp, fbm, nz, smooth
from kit.surfaces import mat
from parts import market, small
from parts.small import AWAY


def clam(seed):
    """Steamed open: two ribbed halves on their hinge, the lower one with its meat and a little broth."""
    shell = mat('clamshell', [(0.0, '#f3e9d6'), (.3, '#dcc7a2'), (.55, '#b89468'), (.8, '#7d5c3c'), (1, '#4a3524')], attr='t', nscale=6, namt=.3, rough=.3, coat=.45, bumps=[('noise', 30, .3)])
    pearl = mat('clampearl', [(0.0, '#fbf6ec'), (.5, '#f3eadc'), (.8, '#d9c6d0'), (1, '#9a86a0')], attr='t', nscale=3, namt=.3, rough=.14, coat=.8, coat_rough=.05)
    flesh = mat('clamflesh', [(0.1, '#c98a48'), (.45, '#ecc58c'), (.9, '#fbeccb')], nscale=7, namt=1.2, rough=.14, coat=.8, sss=.35, sss_scale=.05, bumps=[('noise', 14, .4)])
    rnd = random.Random(seed)
    gape = rnd.uniform(.75, 1.05)

    def half(inner, lift):
        def fn(u, v):
            a, d = u * TAU, v
            x, y = .27 * d * math.cos(a) * (1 + .04 * math.cos(3 * a)), .215 * d * math.sin(a) + .20
            ring = math.sin((d ** .8) * 46) * smooth(.15, .4, d)
            deep = .105 * (1 - d ** 2.2) - (.014 if inner else 0) + (0 if inner else .004 * ring)
            y1, z1 = y, -deep
            if lift:
                z1 = deep
                y1, z1 = y * math.cos(gape) - z1 * math.sin(gape), y * math.sin(gape) + z1 * math.cos(gape)
            t = clamp(.2 + .9 * smooth(.7, 1, d) * smooth(.5, -.6, math.sin(a))) if inner else clamp(.42 + .2 * ring + .35 * nz(d * 4, 0, seed) + .15 * nz(x * 8, y * 8, seed))
            return x, y1 - .20, z1 + .105, {'t': t}
        return grid('clam', 54, 34, fn, pearl if inner else shell, wrap=True, loc=AWAY)
    meat = blob('clammeat', flesh, .145, (1.25, .95, .55), .25, 1.7, seed, res=4, loc=AWAY)
    for v in meat.data.vertices:
        v.co.y, v.co.z = v.co.y + .01, v.co.z + .085
    return [half(inner, lift) for inner in (False, True) for lift in (False, True)] + [meat]


def scallop(seed, r=.235, h=.20):
    """Seared hard on one face: a brown crust, its side pale and in fine fibres."""
    m = mat('searedscallop', [(0.0, '#fdf4e2'), (.25, '#f6e4c2'), (.42, '#ecca90'), (.58, '#d99c48'), (.75, '#a8641c'), (.9, '#6f3a0e'), (1, '#3f1d08')], attr='t', nscale=14, detail=8, namt=.2, rough=.2, rough_var=.2, coat=.6, coat_rough=.1,
            sss=.35, sss_rad=(1, .8, .5), sss_scale=.05, bumps=[('noise', 26, .35, 8), ('noise', 8, .25)])

    def fn(u, v):
        a = u * TAU
        c, s = math.cos(a), math.sin(a)
        edge = r * (1 + .05 * nz(c, s, seed, 1.4))
        if v < .5:
            w = v / .5
            d = 1 + .06 * math.sin(w * math.pi) - .05 * smooth(.9, 1, w) - .06 * smooth(.1, 0, w)
            fibre = .5 + .5 * nz(c * 9, s * 9, w * .6, 1, seed)
            return edge * d * c, edge * d * s, h * w, {'t': clamp(.08 + .16 * fibre + .5 * smooth(.78, 1, w))}
        d = 1 - (v - .5) / .5
        x, y = edge * .95 * d * c, edge * .95 * d * s
        crust = .5 + .5 * nz(x * 5, y * 5, seed) + .3 * nz(x * 16, y * 16, seed)
        return x, y, h + .025 * (1 - d * d) + .012 * fbm(x, y, 0, 9, 3, seed), {'t': clamp(.52 + .28 * crust + .12 * smooth(.75, 1, d))}
    return [grid('scallop', 80, 44, fn, m, wrap=True, loc=AWAY)]


def battered_round(name, stops, r, high, holes=0):
    """A slice in a thin batter through which its colour is seen; a lotus root has holes."""
    def maker(seed):
        m = mat('batterround' + name, stops, attr='t', nscale=10, detail=8, namt=.3, rand=.12, rough=.36, coat=.35, coat_rough=.2, sss=.15, bumps=[('noise', 26, .6, 8), ('cells', 16, .35)])
        rnd = random.Random(seed)
        off, oval = rnd.uniform(0, 1), rnd.uniform(.82, .98)

        def fn(u, v):
            a, d = u * TAU, min(1, v / .7)
            c, s = math.cos(a), math.sin(a)
            edge = r * (1 + .07 * nz(c, s, seed, 1.7) + .04 * nz(c, s, seed + 2, 6))
            x, y = edge * d * c, edge * d * s * oval
            if v > .7:
                w = (v - .7) / .3
                k = 1 + .07 * math.sin(w * math.pi) + .05 * fbm(c * 3, s * 3, w * 3, 2, 3, seed)
                return x * k, y * k, high * (1 - w), {'t': clamp(.62 + .3 * nz(c * 6, s * 6, w * 3, 1, seed))}
            hole = 0
            for k in range(holes):
                b = (k / holes + off) * TAU
                hole = max(hole, smooth(.118, .075, math.hypot(x - .58 * r * math.cos(b), (y / oval - .58 * r * math.sin(b))) / r * .44))
            crag = fbm(x, y, 0, 6, 4, seed)
            blister = smooth(.1, .5, nz(x * 7, y * 7, seed + 3))
            z = high + .022 * crag + .018 * blister - .03 * smooth(.9, 1, d) - high * .8 * hole
            return x, y, z, {'t': clamp(.38 + .45 * crag + .30 * blister + .2 * smooth(.86, 1, d) - .5 * hole)}
        return [grid('batter', 130, 80, fn, m, wrap=True, loc=AWAY)]
    return maker


def spread_on(name, stops, rx, ry, high, **surface):
    """What a knife has spread: an uneven edge, furrows drawn across, a ridge where it was lifted."""
    def maker(seed):
        m = mat('spreadon' + name, stops, attr='t', nscale=13, detail=8, namt=.5, **{'rough': .42, 'rough_var': .2, 'coat': .18, 'coat_rough': .25, 'sss': .15, 'bumps': [('cells', 26, .5), ('noise', 30, .6, 8)], **surface})

        def fn(u, v):
            a = u * TAU
            c, s = math.cos(a), math.sin(a)
            edge = 1 + .10 * nz(c, s, seed, 1.6) + .05 * nz(c, s, seed + 4, 6)
            k = 1 / (abs(c) ** 3 + abs(s) ** 3) ** (1 / 3)
            x, y = rx * k * edge * v * c, ry * k * edge * v * s
            furrow = math.sin((x * .5 + y * 1.2) * 30 + 2.4 * nz(x * 2.4, y * 2.4, seed))
            grain = fbm(x, y, 0, 11, 4, seed)
            z = high * (1 - .5 * v * v) + (.018 * furrow + .03 * fbm(x, y, 0, 3, 3, seed)) * smooth(1, .6, v) + .016 * grain - (high * .5 + .03) * smooth(.80, 1, v)
            return x, y, z, {'t': clamp(.5 + .10 * furrow + .55 * grain)}
        return [grid('spread', 150, 80, fn, m, wrap=True, loc=AWAY)]
    return maker


def potted(name, stops, glaze, r=.44, h=.36):
    """A small stoneware pot, filled to its rim and smoothed with a knife."""
    def maker(seed):
        clay = mat('pot' + glaze, [(0.0, glaze), (1, glaze)], rough=.2, coat=.5, bumps=[('noise', 4, .05)])
        m = mat('spreadon' + name, stops, attr='t', nscale=13, detail=8, namt=.5, rough=.42, rough_var=.2, coat=.18, coat_rough=.25, sss=.15, bumps=[('cells', 26, .5), ('noise', 30, .6, 8)])
        pot = lathe('pot', [(0, 0), (r * .86, 0), (r * .92, .03), (r, h * .5), (r * 1.02, h * .92), (r * 1.06, h * .95), (r * 1.06, h), (r * .98, h + .005), (r * .94, h * .9), (r * .9, h * .5), (0, h * .4)], clay, segs=128, sub=0, loc=AWAY)

        def fn(u, v):
            a, d = u * TAU, v
            x, y = r * .955 * d * math.cos(a), r * .955 * d * math.sin(a)
            q = d * 2.0 - u + .10 * nz(x * 3, y * 3, seed)
            swirl = .5 + .5 * math.cos(TAU * q)
            grain = fbm(x, y, 0, 11, 4, seed)
            z = h * .93 + .05 * (1 - d * d) + .035 * swirl * smooth(1, .75, d) * smooth(0, .25, d) + .022 * grain
            return x, y, z, {'t': clamp(.42 + .2 * (swirl - .5) + .55 * grain)}
        return [pot, grid('potted', 130, 60, fn, m, wrap=True, loc=AWAY)]
    return maker


def rye_slice(seed, thick=.12):
    """A slice of caraway rye: an oval with a dark crust and a close crumb."""
    m = mat('ryeslice', [(0.0, '#dcbf8e'), (.35, '#cda872'), (.55, '#b07c44'), (.75, '#75431b'), (1, '#34190a')], attr='t', nscale=17, namt=.26, detail=8, rough=.66, spec=.3, sss=.1, bumps=[('cells', 30, .6), ('noise', 50, .5, 8)])

    def fn(u, v):
        a = u * TAU
        c, s = math.cos(a), math.sin(a)
        k = 1 / (abs(c) ** 2.3 + abs(s) ** 2.3) ** (1 / 2.3) * (1 + .03 * nz(c, s, seed, 1.5))
        x, y = .50 * k * c, .34 * k * s * (1 - .06 * (s < 0))
        if v < .2:
            return x * v / .2, y * v / .2, 0, {'t': .3}
        if v < .5:
            w = (v - .2) / .3
            d = 1 + .03 * math.sin(w * math.pi)
            return x * d, y * d, thick * w, {'t': clamp(.80 + .15 * nz(x * 5, y * 5, w, 2, seed))}
        d = (1 - v) / .5
        px, py = x * d, y * d
        seed_spot = smooth(.46, .6, nz(px * 17, py * 17, seed + 5))
        return px, py, thick + .008 * nz(px * 12, py * 12, seed) - .015 * smooth(.94, 1, d), {'t': clamp(.16 + .12 * nz(px * 4, py * 4, seed) + .5 * smooth(.90, .99, d) + .45 * seed_spot)}
    return [grid('bread', 130, 90, fn, m, wrap=True, loc=AWAY)]


CRETONS = [(0.0, '#6f4a30'), (.25, '#9a7050'), (.5, '#b98f6a'), (.75, '#d0aa84'), (1, '#ecd8bc')]
LIVER = [(0.0, '#4a2c18'), (.25, '#74482a'), (.5, '#966a44'), (.75, '#b48a5e'), (1, '#d6b48a')]
HARBOUR = {
    **{f.__name__: f for f in (clam, scallop, rye_slice)},
    'tempura_lotus': battered_round('lotus', [(0.0, '#5c3a14'), (.2, '#b07c34'), (.42, '#e6c484'), (.65, '#f3dda8'), (1, '#fdf3d6')], .36, .10, 8),
    'tempura_sweet': battered_round('sweet', [(0.0, '#c4600f'), (.3, '#e08a24'), (.48, '#ecb04c'), (.68, '#f3d494'), (1, '#fdf0cc')], .34, .11),
    'tempura_green': market.crisp_long('tgreen', ((0.0, '#3f6a1c'), (.3, '#7f9c3c'), (.5, '#c9c478'), (.75, '#f0dca4'), (1, '#fbeec8')), .92, .085, .5, .2),
    'tempura_squash': market.crisp_long('tsquash', ((0.0, '#c46a10'), (.35, '#e6a238'), (.6, '#f3cf88'), (.95, '#fceec8')), .74, .17, .4, .1),
    'cretons_pot': potted('cretons', CRETONS, '#efe9dd'),
    'mustard_pot': potted('mustard', [(0.0, '#8f6a10'), (.3, '#b8881a'), (.6, '#d9ab34'), (1, '#f0d480')], '#efe9dd', .23, .19),
    'cretons_spread': spread_on('cretons', CRETONS, .29, .225, .08),
    'liver_spread': spread_on('liver', LIVER, .39, .255, .10),
    'salsa_verde': small.ball('salsaverde', [(0.1, '#4a6a14'), (.5, '#7d9a2c'), (.9, '#aebf58')], .2, (1.35, .62, .3), .3, nscale=14, rough=.12, coat=.8, bumps=[('cells', 22, .6)]),
}
