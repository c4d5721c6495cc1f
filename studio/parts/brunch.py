"""Food for brunch: orange halves, crustless sandwiches, sliced bread, butter, gildas."""
import math
import random

from kit.meshes import blob, box, grid, tubes
from kit.numbers import TAU, clamp, nz, smooth
from kit.surfaces import mat
from parts import counter, small, whole
from parts.small import AWAY


def orange_half(seed, r=.36):
    """Cut across: ten segments round a pale heart, wet; the rind behind them. It stands on its back a little towards the eye."""
    rind = mat('orangerind', [(0.1, '#d8680a'), (.8, '#f0921c')], nscale=9, rough=.3, coat=.45, coat_rough=.15, sss=.2, sss_scale=.04, bumps=[('cells', 46, .3)])
    flesh = mat('orangeflesh', [(0.0, '#fdf1d2'), (.12, '#f6b444'), (.5, '#f0941c'), (.75, '#e67c0a'), (.9, '#fdf3dc'), (.96, '#fbe9c4'), (1, '#ee8a14')], attr='t', nscale=16, namt=.10, rough=.10,
                coat=.85, coat_rough=.05, sss=.45, sss_rad=(1, .5, .15), sss_scale=.07, bumps=[('noise', 26, .2)])
    lean = .62

    def tipped(x, y, z):
        return x, y * math.cos(lean) - z * math.sin(lean), y * math.sin(lean) + z * math.cos(lean) + r * .86

    def back(u, v):
        a, phi = u * TAU, (v - 1) * math.pi / 2
        k = 1 + .02 * nz(math.cos(a), math.sin(a), phi, 1.5, seed)
        return tipped(r * k * math.cos(a) * math.cos(phi), r * k * math.sin(a) * math.cos(phi), r * .94 * math.sin(phi))

    def face(u, v):
        a = u * TAU + .06 * nz(v * 3, seed)
        wall = smooth(.10, .03, abs(math.sin(a * 5)) * v) * (v < .86) + smooth(.07, .03, v)
        pulp = .3 + .32 * nz(math.cos(a) * v * 5, math.sin(a) * v * 5, seed) * .6 + .28 * smooth(.1, .8, abs(math.sin(a * 5)))
        t = smooth(.83, .88, v) * .93 + (v < .85) * (pulp * (1 - clamp(wall)))
        t = 1 if v > .97 else t
        return (*tipped(r * v * math.cos(u * TAU), r * v * math.sin(u * TAU), .006 * nz(v * 9, a * 3, seed) - .012 * clamp(wall)), {'t': clamp(t)})
    return [grid('orange', 80, 24, back, rind, wrap=True, loc=AWAY), grid('orange', 160, 50, face, flesh, wrap=True, loc=AWAY)]


def tea_sandwich(kind, stops, h=.14):
    """A triangle of soft bread without its crust, what is between it seen in every side."""
    def maker(seed):
        bread = mat('teabread', [(0.0, '#fffaf0'), (.4, '#fbf1da'), (.8, '#f3e2bd'), (1, '#e6cb94')], attr='t', nscale=16, namt=.3, detail=8, rough=.7, sss=.2, bumps=[('cells', 34, .45), ('noise', 44, .4, 8)])
        fill = mat('tea' + kind, stops, attr='t', nscale=9, namt=1.2, detail=4, rough=.25, coat=.4, sss=.4, bumps=[('cells', 12, .8), ('noise', 20, .4)])
        green = mat('clublettuce', [(0.0, '#dcea9c'), (.5, '#93c044'), (1, '#4d8a22')], attr='t', nscale=8, namt=.5, rough=.3, thin=.3, coat=.2)
        made, z = [], 0
        for name, m, high, grow, wave in (('bread', bread, .12, 1, .006), ('green', green, .02, 1.03, .04), ('fill', fill, h, .995, .03), ('bread', bread, .12, 1, .008)):
            made.append(whole.club_layer(name, m, z, high, seed + len(made), grow, wave, None, .4))
            z += high * .94
        return made
    return maker


def bread_slice(seed, thick=.13):
    """A slice of a sourdough loaf, not toasted: a pale crumb with holes, and a dark crust."""
    m = mat('loafslice', [(0.0, '#efdcb4'), (.25, '#e6cb98'), (.42, '#cfa668'), (.58, '#b07a3c'), (.78, '#6f3a14'), (1, '#34180a')], attr='t', nscale=17, namt=.24, detail=8, rough=.66, spec=.3, sss=.15,
            bumps=[('cells', 15, .8), ('cells', 32, .5), ('noise', 50, .5, 8)])

    def rim(a):
        x, y = math.cos(a), math.sin(a)
        k = 1 / (abs(x) ** 2.5 + abs(y) ** 2.5) ** (1 / 2.5)
        k *= (1 - .07 * (y < 0) * abs(y)) * (1 + .04 * nz(x, y, seed, 1.4) + .012 * nz(x, y, seed, 6))
        return .66 * k * x, .44 * k * y

    def fn(u, v):
        x, y = rim(u * TAU)
        if v < .2:
            return x * v / .2, y * v / .2, 0, {'t': .25}
        if v < .5:
            w = (v - .2) / .3
            d = 1 + .03 * math.sin(w * math.pi) + .01 * nz(x * 5, y * 5 + w * 3, seed)
            return x * d, y * d, thick * w, {'t': clamp(.80 + .2 * nz(x * 4, y * 4, w, 2, seed))}
        d = (1 - v) / .5
        px, py = x * d, y * d
        hole = smooth(.14, .42, nz(px, py, seed, 7, seed)) * (1 - smooth(.84, .93, d))
        return px, py, thick - .04 * hole + .008 * nz(px * 12, py * 12, seed) - .015 * smooth(.94, 1, d), {'t': clamp(.14 + .10 * nz(px * 3, py * 3, seed) + .16 * hole + .55 * smooth(.90, .99, d))}
    return [grid('bread', 170, 110, fn, m, wrap=True, loc=AWAY)]


def butter_block(seed):
    """Half a pound of cold butter: a sharp cut end, a curl drawn off its top, grains of salt on it."""
    m = mat('coldbutter', [(0.1, '#f0cf6a'), (.5, '#f6dd8c'), (.9, '#fae9ae')], nscale=3, rough=.32, coat=.25, coat_rough=.2, sss=.45, sss_rad=(1, .8, .4), sss_scale=.06, bumps=[('noise', 6, .2), ('noise', 24, .1)])

    def fn(u, v):
        a = u * TAU
        c, s = math.cos(a), math.sin(a)
        k = 1 / (abs(c) ** 9 + abs(s) ** 9) ** (1 / 9)
        if v < .45:
            w = v / .45
            return .42 * k * c * (1 + .012 * nz(c, s, w * 3, 2, seed)), .25 * k * s, .26 * w
        d = 1 - (v - .45) / .55
        x, y = .42 * k * c * d, .25 * k * s * d
        trough = smooth(.24, .16, abs(y)) * smooth(.36, .1, x) * smooth(-.42, -.30, x)
        return x, y, .26 + .012 * (1 - d) - .055 * trough + .006 * math.sin(y * 90) * trough

    def curl(u, v):
        a = .4 + v * 5.2
        r = .045 + .02 * v
        return .14 + r * math.cos(a), (u - .5) * .34 * (1 - .1 * v), .27 + r + r * math.sin(a) + .004 * math.sin(u * 60)
    rnd = random.Random(seed)
    salt = mat('saltflake', [(0.1, '#f4f2ee'), (.8, '#ffffff')], rough=.2, coat=.5, sss=.4, thin=.3)
    made = [grid('butter', 110, 60, fn, m, wrap=True, loc=AWAY), grid('butter', 30, 50, curl, m, thick=.014, loc=AWAY)]
    for _ in range(22):
        flake = box('salt', (.04, .032, .01), salt, .003, loc=AWAY)
        x, y = rnd.uniform(-.37, .37), rnd.uniform(-.2, .2)
        for v in flake.data.vertices:
            v.co.x, v.co.y, v.co.z = v.co.x + x, v.co.y + y, v.co.z + (.278 if abs(y) > .16 or x > .2 else .232)
        made.append(flake)
    return made


def gilda(seed):
    """On a pick: an olive, a pepper folded twice, an anchovy drawn through its folds, an olive; wet with oil."""
    green = mat('gildaolive', [(0.1, '#4a5218'), (.5, '#6c7428'), (.9, '#969648')], nscale=5, rough=.1, coat=.85, coat_rough=.05, sss=.25)
    pepper = mat('gildapepper', [(0.1, '#6f7420'), (.5, '#929038'), (.9, '#bcae62')], nscale=6, rough=.12, coat=.85, coat_rough=.06, sss=.4, bumps=[('noise', 12, .25)])
    fish = mat('gildafish', [(0.0, '#4a1f16'), (.4, '#7d3c28'), (.7, '#a8623f'), (1, '#c98f66')], nscale=4, stretch=(1, 6, 6), namt=1.3, rough=.12, coat=.9, coat_rough=.05, sss=.2, bumps=[('noise', 20, .3)])
    wood = mat('stickwood', [(0.1, '#b8925c'), (.8, '#e3c694')], stretch=(1, 8, 8), nscale=3, rough=.6)
    made = []
    for x in (-.44, .40):
        olive = blob('olive', green, .145, (1.22, 1, 1), .03, 1.4, seed + int(x * 9), res=5, loc=AWAY)
        for v in olive.data.vertices:
            v.co.x, v.co.z = v.co.x + x, v.co.z + .15
        made.append(olive)

    def fold(t):
        """The path along the pick, which crosses it up and down: three legs, two bends."""
        a = t * 3 * math.pi
        return -.20 + .42 * t, .19 * math.cos(a) * (1 - .25 * t), .135 + .02 * math.sin(a * 2 + seed)
    steps = [k / 44 for k in range(45)]
    made.append(tubes('pepper', [[(*fold(t), (.5 + .5 * math.sin(math.pi * min(1, .18 + t * .9)) ** .6) * (1 + .12 * nz(t * 7, seed))) for t in steps]], .072, pepper, 5))

    def fillet(u, v):
        t = v
        a = t * 3 * math.pi + 1.1
        x, y, z = -.17 + .40 * t, .16 * math.cos(a), .205 + .05 * math.sin(t * 9 + seed)
        w = (.072 * (1 - .45 * t)) * (1 - abs(2 * v - 1) ** 8) + .004
        return x + w * (u * 2 - 1) * .85, y + .03 * (u * 2 - 1), z + .022 * (1 - (u * 2 - 1) ** 2) + .008 * math.sin(u * 18)
    made.append(grid('anchovy', 16, 90, fillet, fish, thick=.018, loc=AWAY))
    made.append(tubes('pick', [[(-.66, 0, .15, .4), (-.55, 0, .15, 1), (.78, 0, .16, 1)]], .016, wood, 3))
    for ob in made:
        ob.location = AWAY
    return made


def corn_dog(seed, long=.62, r=.185):
    """Dipped in batter by its stick and fried upright: even, gold, a drip at its end, a collar where the stick goes in."""
    m = mat('corndog', [(0.0, '#e0a850'), (.3, '#c8842e'), (.55, '#a8621c'), (.8, '#7d4212'), (1, '#54280c')], attr='t', nscale=12, namt=.3, detail=8, rough=.34, rough_var=.15, coat=.3, coat_rough=.2,
            sss=.1, bumps=[('noise', 30, .4, 8), ('cells', 20, .3)])
    wood = mat('stickwood', [(0.1, '#b8925c'), (.8, '#e3c694')], stretch=(1, 8, 8), nscale=3, rough=.6)

    def fn(u, v):
        a, s = u * TAU, v * 2 - 1
        k = max(0, 1 - abs(s) ** 7) ** .5 * (1 + .05 * math.exp(-((s + .72) / .12) ** 2) - .03 * s)
        c, up = math.cos(a), math.sin(a)
        lump = 1 + .035 * nz(s * 2.2, c, up, 1.3, seed) + .014 * nz(s * 9, c * 3, up * 3, 1, seed)
        t = .40 + .16 * nz(s * 3, c, up, 1.4, seed) + .10 * nz(s * 10, c * 4, up * 4, 1, seed) - .16 * up + .22 * smooth(.86, 1, abs(s))
        return long * s * (1 + .02 * nz(c, up, seed)), r * k * lump * c, r + r * k * lump * up, {'t': clamp(t)}
    stick = tubes('stick', [[(long * .9 + t, 0, r, 1) for t in (0, .3, .62)]], .036, wood, 4)
    stick.location = AWAY
    return [grid('corndog', 80, 110, fn, m, wrap=True, loc=AWAY), stick]


def salami_egg_sandwich(seed):
    """A pressed sandwich: golden bread, an omelette that has run to its edge, slices of salami, mustard."""
    bread = counter.fried_bread()
    red = mat('pressedsalami', [(0.0, '#e8b4a0'), (.3, '#b8483c'), (.6, '#9c2f28'), (1, '#5c140f')], attr='t', nscale=26, namt=1.5, detail=4, rough=.22, coat=.5, sss=.2, bumps=[('noise', 24, .3)])
    egg = mat('pressedegg', [(0.0, '#fdf0bc'), (.4, '#f8d868'), (.7, '#efb83c'), (1, '#b8701c')], attr='t', nscale=8, namt=.6, detail=6, rough=.28, coat=.4, sss=.35, bumps=[('noise', 14, .4), ('cells', 12, .3)])
    mustard = mat('pressedmustard', [(0.1, '#b8860f'), (.8, '#e2b12e')], nscale=8, rough=.25, coat=.4, sss=.2)
    made, z = [], 0
    for name, m, high, grow, wave, crust, t in (('bread', bread, .11, 1, .008, 1, .58), ('mustard', mustard, .015, 1.0, .02, 0, .5), ('salami', red, .028, 1.05, .03, 0, .45), ('salami', red, .028, 1.02, .035, 0, .5),
                                                ('salami', red, .028, 1.06, .03, 0, .4), ('egg', egg, .12, 1.035, .035, 0, .4), ('bread', bread, .11, 1, .01, 1, .62)):
        made.append(whole.club_layer(name, m, z, high, seed + len(made) * 2, grow, wave, crust, t))
        z += high * .95
    return made


BRUNCH = {
    'salami_egg_sandwich': salami_egg_sandwich,
    'corn_dog': corn_dog,
    'salt_flake': small.cube('saltflake', [(0.1, '#f4f2ee'), (.8, '#ffffff')], (.04, .032, .01), .003, .002, rough=.2, sss=.4, coat=.5, thin=.3),
    'bread_slice': bread_slice,
    'butter_block': butter_block,
    'gilda': gilda,
    'orange_half': orange_half,
    'egg_tea_sandwich': tea_sandwich('egg', [(0.0, '#fdf6e0'), (.35, '#f8e6a8'), (.6, '#f3cf5c'), (1, '#e6ac2c')]),
    'ham_tea_sandwich': tea_sandwich('ham', [(0.0, '#f6dcd0'), (.4, '#eebaae'), (.7, '#dd9a8c'), (1, '#c4786a')], .10),
}
