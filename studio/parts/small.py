"""Small garnishes: rings, seeds, leaves, peas, cubes. Each maker returns the meshes of one piece, lying at the origin."""
import math
import random

import numpy as np

from kit.meshes import blob, box, grid, lathe, tubes
from kit.numbers import clamp, lerp, nz, smooth
from kit.surfaces import mat

AWAY = (0, 0, -9)


def scallion(seed):
    rnd = random.Random(seed)
    m = mat('scallion', [(0.0, '#e9f0bd'), (0.35, '#b4d36a'), (0.7, '#5f9e2c'), (1, '#2f6f17')], nscale=2, rand=1.3, rough=.28, coat=.2, thin=.25)
    r, h = rnd.uniform(.030, .047), rnd.uniform(.016, .035)
    return [lathe('ring', [(r, 0), (r, h), (r * .93, h), (r * .72, h), (r * .70, 0), (r, 0)], m, segs=20, steps=2,
                  warp=lambda x, y, z, v: (x * 1.12, y * .92, z), loc=AWAY)]


def chive(seed):
    m = mat('chive', [(0, '#3f7f1f'), (1, '#5fa030')], rand=.5, rough=.35)
    return [lathe('ring', [(.016, 0), (.018, .02), (.016, .045), (.011, .045), (.011, 0), (.016, 0)], m, segs=10, steps=1, loc=AWAY)]


def chili(seed):
    m = mat('chilired', [(0.1, '#8d0f08'), (.8, '#d02a14')], rand=.6, rough=.15, coat=.5, sss=.15)
    return [lathe('ring', [(.062, 0), (.066, .02), (.06, .035), (.045, .035), (.043, 0), (.062, 0)], m, segs=20, steps=2,
                  warp=lambda x, y, z, v: (x * 1.1, y * .9, z), loc=AWAY)]


def jalapeno(seed):
    m = mat('jalapeno', [(0.1, '#3c7a1c'), (.5, '#5e9c2e'), (.9, '#a4c86a')], rand=.6, rough=.2, coat=.4, sss=.15)
    return [lathe('ring', [(.10, 0), (.105, .02), (.10, .03), (.075, .03), (.072, 0), (.10, 0)], m, segs=24, steps=2, loc=AWAY)]


def onion(seed):
    m = mat('redonion', [(0.1, '#7d2a52'), (.45, '#b06a92'), (.8, '#ecdbe4')], rand=.9, rough=.2, coat=.4, sss=.3, thin=.2)
    r = random.Random(seed).uniform(.12, .2)
    return [lathe('ring', [(r, 0), (r, .025), (r * .93, .03), (r * .9, 0), (r, 0)], m, segs=32, steps=2,
                  warp=lambda x, y, z, v: (x * 1.15, y * .88, z + .02 * nz(x * 5, y * 5, seed)), loc=AWAY)]


def sesame(seed):
    m = mat('sesame', [(0.2, '#e3c58c'), (0.8, '#f7e8c6')], rand=.6, rough=.4, sss=.2, sss_scale=.02)
    return [lathe('seed', [(0, -.5), (.2, -.42), (.34, -.1), (.28, .25), (.1, .5), (0, .55)], m, segs=10, steps=2, loc=AWAY,
                  warp=lambda x, y, z, v: (x * .045, z * .055, y * .028))]


def black_sesame(seed):
    m = mat('nigella', [(0.2, '#15120f'), (0.8, '#322b24')], rand=.6, rough=.35)
    return [lathe('seed', [(0, -.5), (.2, -.42), (.34, -.1), (.28, .25), (.1, .5), (0, .55)], m, segs=10, steps=2, loc=AWAY,
                  warp=lambda x, y, z, v: (x * .045, z * .055, y * .028))]


def herb(seed, stops=((0.2, '#1f5a10'), (0.6, '#3d8a20'), (0.9, '#6bb03c')), name='parsley', size=.16):
    """A leaf of parsley or cilantro: three lobed blades on a stalk."""
    m = mat(name, list(stops), nscale=6, rand=.5, rough=.4, thin=.3, coat=.05)
    out = []
    for k, turn in enumerate((-.95, 0, .95)):
        def fn(u, v, turn=turn, k=k):
            x, y = (u * 2 - 1), v
            w = .42 * math.sin(math.pi * clamp(v, .01, .99) ** .75) * (1 + .28 * math.cos(v * 17)) * (.9 if k == 1 else .75)
            px, py = w * x * .8, y * (1 if k == 1 else .8)
            return (size * (px * math.cos(turn) - py * math.sin(turn)), size * (px * math.sin(turn) + py * math.cos(turn)),
                    size * (.25 * x * x * w + .22 * math.sin(v * 2.6) * (1 + .4 * nz(k, seed, 3)) + .05 * nz(x * 2, v * 3, seed + k)))
        out.append(grid('herb', 10, 18, fn, m, loc=AWAY))
    out.append(tubes('stalk', [[(0, -.9 * size * t, .1 * size * math.sin(t * 2), 1 - .3 * t) for t in np.linspace(0, 1, 6)]], size * .05, m, 2))
    out[-1].location = AWAY
    return out


def mint(seed):
    return herb(seed, ((0.2, '#2b6b25'), (0.6, '#4f9a3b'), (0.9, '#7dbb58')), 'mint', .2)


def dill(seed):
    m = mat('dill', [(0.2, '#3d6b1f'), (0.8, '#6d9a3a')], rough=.5, thin=.2)
    rnd = random.Random(seed)
    fine = []
    for k in range(14):
        t, a = k / 14, (1 if k % 2 else -1) * rnd.uniform(.5, 1.1)
        fine.append([(.14 * s * math.sin(a), .3 * t + .14 * s * math.cos(a), .03 + .05 * s * rnd.random(), 1 - .5 * s) for s in np.linspace(0, 1, 4)])
    ob = tubes('herb', [[(0, .34 * t, .03, 1.2) for t in np.linspace(0, 1, 5)], *fine], .006, m, 2)
    ob.location = AWAY
    return [ob]


def basil(seed, curl=.35, size=.3):
    """A basil leaf: cupped, with the veins pressed in."""
    m = mat('basil', [(0.2, '#174a0b'), (0.5, '#2c6e17'), (0.8, '#5a9a30')], attr='vein', nscale=6, namt=0.35, rough=0.48, spec=0.4,
            coat=0.05, thin=0.2, bumps=[('noise', 12, 0.15)])

    def fn(u, v):
        x = u * 2 - 1
        w = 0.62 * (math.sin(math.pi * v ** 0.8) ** 0.8 + 0.002) * (1 - 0.18 * v)
        mid = abs(x)
        side = abs(math.sin((v * 7 - mid * 1.6) * math.pi))
        vein = max(0, 1 - mid * 9) + 0.5 * max(0, 1 - side * 5) * (1 - mid)
        bulge = 0.022 * (side ** 0.5) * math.sin(math.pi * mid) * math.sin(math.pi * v)
        z = curl * (w * x) ** 2 * 1.4 + bulge - curl * 1.1 * (v - 0.45) ** 2 + 0.05 * nz(x, v * 2, seed, 1.5)
        return size * w * x, size * (v - 0.5) * 1.35, size * z + .04, {'vein': 0.42 + 0.22 * clamp(vein)}
    return [grid('basil', 28, 40, fn, m, loc=AWAY)]


def ball(name, stops, r, squash=(1, 1, 1), lumpy=.05, **surface):
    """Peas, beans, berries, olives, meatballs: a lump with a skin."""
    def maker(seed):
        m = mat(name, stops, **{'rand': .5, 'rough': .25, 'coat': .3, 'sss': .2, **surface})
        return [blob(name, m, r, squash, lumpy, 2, seed, res=4 if r > .09 else 3, loc=AWAY)]
    return maker


def cube(name, stops, size, bevel=.02, wobble=.006, **surface):
    """Dice."""
    def maker(seed):
        m = mat(name, stops, **{'rand': .6, 'rough': .25, 'coat': .3, 'sss': .3, **surface})
        return [box(name, size, m, bevel, 3, wobble, seed, loc=AWAY)]
    return maker


def disc(name, stops, r, thick, edge=None, wave=.02, **surface):
    """Slices: cucumber, radish, mushroom, lemon; the colour runs from the middle (0) to the rim (1)."""
    def maker(seed):
        m = mat(name, stops, attr='t', **{'namt': .2, 'nscale': 8, 'rough': .22, 'coat': .35, 'sss': .3, 'thin': .12, **surface})

        def warp(x, y, z, v):
            d = math.hypot(x, y) / r
            return x, y, z + wave * nz(x / r, y / r, seed, 1.2), {'t': clamp(d)}
        return [lathe(name, [(0, thick), (r * .5, thick), (r * .93, thick), (r, thick * .6), (r, .0), (0, 0)], m, segs=40, steps=5, warp=warp, loc=AWAY)]
    return maker


def grated(name, stops, long=.2, radius=.012, **surface):
    """Shreds: grated cheese, cabbage, carrot, noodles of nori."""
    def maker(seed):
        rnd = random.Random(seed)
        m = mat(name, stops, **{'rand': .7, 'rough': .4, 'sss': .15, **surface})
        bend = rnd.uniform(-2, 2)
        pts = [(long * (t - .5), .05 * bend * (t - .5) ** 2 * 4 * long * 5, .02 + .03 * nz(t * 2, seed), 1 - .4 * abs(2 * t - 1) ** 3) for t in np.linspace(0, 1, 9)]
        ob = tubes(name, [pts], radius, m, 1)
        ob.location = AWAY
        return [ob]
    return maker


def wedge(name, flesh, rind, r=.34, thick=.12):
    """A wedge of lime, lemon or tomato lying on its side."""
    def maker(seed):
        skin, meat = mat(name + 'rind', [(0, rind), (1, rind)], rough=.3, coat=.4, bumps=[('cells', 40, .15)]), mat(
            name + 'flesh', flesh, attr='t', nscale=9, namt=.25, rough=.12, coat=.6, sss=.45, sss_scale=.08)

        def fn(u, v):
            a = lerp(-math.pi / 2, math.pi / 2, u)
            side = (v * 2 - 1)
            return r * math.cos(a) * .55, r * math.sin(a), thick * side * math.cos(a) * 1.1 + thick, {'t': smooth(.4, 1, abs(side))}

        def face(sign):
            def fn2(u, v):
                a = lerp(-math.pi / 2, math.pi / 2, u)
                seg = .5 + .5 * math.cos(a * 9)
                return (r * math.cos(a) * .55 * v, r * math.sin(a) * lerp(.9, 1, v), thick * sign * math.cos(a) * 1.1 * v + thick + .01 * seg * v,
                        {'t': smooth(.82, .95, v) * .9 + .25 * (1 - seg)})
            return fn2
        return [grid(name, 24, 6, fn, skin, loc=AWAY), grid(name, 36, 12, face(1), meat, loc=AWAY), grid(name, 36, 12, face(-1), meat, loc=AWAY)]
    return maker
