"""Sides and sweets: fried rings and balls, stuffed leaves, fruit slices, banana halves, cake squares."""
import math
import random

from kit.meshes import blob, grid, tubes
from kit.numbers import TAU, clamp, fbm, lerp, nz, smooth
from kit.surfaces import mat
from parts import large, market, small
from parts.small import AWAY


def fried(name, stops, **surface):
    return mat('fried' + name, stops, attr='t', nscale=11, detail=8, namt=.5, **{'rand': .15, 'rough': .38, 'coat': .3, 'coat_rough': .2, 'sss': .1,
               'bumps': [('noise', 30, .6, 8), ('cells', 18, .4)], **surface})


def calamari(seed):
    """A ring of squid in flour, fried: pale where it was thick, gold along its edges."""
    m = fried('squid', [(0.0, '#8f4f18'), (.3, '#cf9440'), (.6, '#ecc47c'), (.9, '#f8e3b4')])
    rnd = random.Random(seed)
    r, tall, oval = rnd.uniform(.15, .22), rnd.uniform(.09, .13), rnd.uniform(.75, 1)

    def fn(u, v):
        a, b = u * TAU, v * TAU
        thick = .042 * (1 + .25 * nz(math.cos(a), math.sin(a), seed, 1.5))
        crag = .03 * fbm(math.cos(a) * 1.3, math.sin(a) * 1.3, b * .3, 4, 4, seed)
        d = r + (thick + crag) * math.cos(b)
        z = tall * .5 + (tall * .5 + crag) * math.sin(b)
        return d * math.cos(a), d * math.sin(a) * oval, z + .04 * math.sin(2 * a + seed) + .04, {'t': clamp(.62 - .3 * math.sin(b) ** 4 + 6 * crag)}
    return [grid('calamari', 90, 24, fn, m, wrap=True, loc=AWAY)]


def arancino(seed):
    """A ball of rice in breadcrumbs."""
    m = fried('arancino', [(0.0, '#6a300a'), (.35, '#b8701f'), (.65, '#dc9c40'), (.95, '#f0c878')], bumps=[('noise', 44, .9, 8), ('cells', 30, .7)])
    ob = blob('arancino', m, .33, (1, 1, .96), .03, 1.4, seed, res=6, loc=AWAY)
    vals = []
    for v, normal in [(v, v.normal.copy()) for v in ob.data.vertices]:
        x, y, z = v.co
        crumb = fbm(x, y, z, 22, 3, seed)
        v.co += normal * (.018 * crumb + .010 * nz(x, y, z, 46, seed))
        v.co.z += .30
        vals.append(clamp(.5 + .7 * crumb + .25 * nz(x, y, z, 3, seed) + .12 * z / .33))
    ob.data.attributes.new('t', 'FLOAT', 'POINT').data.foreach_set('value', vals)
    return [ob]


def kibbeh(seed):
    """A shell of bulgur and meat, pointed at both ends, fried dark."""
    m = fried('kibbeh', [(0.0, '#3a1808'), (.35, '#7a3c14'), (.65, '#a8622a'), (.95, '#cf9450')], rough=.34, coat=.4, bumps=[('noise', 36, .7, 8), ('cells', 34, .5)])

    def fn(u, v):
        a, s = u * TAU, v * 2 - 1
        k = max(0, 1 - abs(s) ** 1.7) ** .8 * (1 + .05 * nz(s * 2, math.cos(a), seed))
        rough = .010 * fbm(s * 3, math.cos(a), math.sin(a), 4, 4, seed)
        return .42 * s, (.185 * k + rough) * math.cos(a), .185 + (.185 * k + rough) * math.sin(a), {'t': clamp(.5 + .3 * nz(s * 3, math.cos(a), math.sin(a), 1.5, seed) - .3 * smooth(.8, 1, abs(s)))}
    return [grid('kibbeh', 50, 80, fn, m, wrap=True, loc=AWAY)]


def vine_leaf(seed):
    """A leaf rolled tight round rice: its last fold runs along it, its veins show, oil on all."""
    m = mat('vineleaf', [(0.0, '#1c2408'), (.35, '#3c4614'), (.6, '#5c6422'), (.85, '#828440'), (1, '#a8a860')], attr='t', nscale=8, namt=.35, detail=8, rough=.2, coat=.65, coat_rough=.08, sss=.2, sss_rad=(.8, 1, .3), sss_scale=.05,
            bumps=[('noise', 16, .35), ('cells', 14, .2)])

    def fn(u, v):
        a, s = u * TAU, v * 2 - 1
        k = max(0, 1 - abs(s) ** 5) ** .5
        fold = smooth(.0, .04, (u - .17 - .05 * s) % 1) * (1 - smooth(.5, .95, (u - .17 - .05 * s) % 1))
        vein = max(math.exp(-((((s * 1.5 + u * 2.2) * 2) % 1 - .5) / .07) ** 2), math.exp(-((u - .25) / .012) ** 2))
        r = .125 * k * (1 + .10 * fold + .06 * nz(s * 2.4, math.cos(a), math.sin(a), 1, seed)) + .004 * vein
        return .36 * s, r * math.cos(a) * 1.08, .12 + r * math.sin(a), {'t': clamp(.42 + .22 * nz(s * 3, math.cos(a) * 2, math.sin(a), 1, seed) + .26 * vein - .2 * (1 - smooth(.0, .03, abs((u - .17 - .05 * s) % 1 - .01))))}
    return [grid('vineleaf', 90, 70, fn, m, wrap=True, loc=AWAY)]


def rice_cake(seed):
    """A cylinder of pounded rice, its red sauce on it."""
    m = mat('tteok', [(0.0, '#8a1a04'), (.35, '#c4380c'), (.6, '#dd5a24'), (.85, '#ee9468'), (1, '#f8d0b4')], attr='t', nscale=5, namt=.6, rough=.1, coat=.9, coat_rough=.04, sss=.35, sss_rad=(1, .5, .3), sss_scale=.06)

    def fn(u, v):
        a, s = u * TAU, v * 2 - 1
        k = max(0, 1 - abs(s) ** 12) ** .5
        bend = .05 * s * s * math.sin(seed)
        return .34 * s, .092 * k * math.cos(a) + bend, .09 + .092 * k * math.sin(a), {'t': clamp(.38 + .35 * nz(s * 2, math.cos(a), math.sin(a), 1.3, seed) + .12 * math.sin(a))}
    return [grid('tteok', 30, 50, fn, m, wrap=True, loc=AWAY)]


def orange_slice(seed, r=.34):
    """A wheel of peeled orange: segments, their skins, a white heart."""
    m = mat('orangewheel', [(0.0, '#fdf0cf'), (.2, '#fbd79a'), (.4, '#f8ac3c'), (.7, '#f0901c'), (1, '#e2760c')], attr='t', nscale=16, namt=.2, detail=6, rough=.1, coat=.75, coat_rough=.05, sss=.5, sss_rad=(1, .5, .15), sss_scale=.08,
            bumps=[('noise', 30, .25), ('cells', 40, .2)])
    rnd = random.Random(seed)
    n, off = rnd.choice((9, 10, 11)), rnd.uniform(0, 1)

    def fn(u, v):
        a, d = u * TAU, min(1, v / .84)
        q = (u * n + off + .12 * nz(math.cos(a) * 2, math.sin(a) * 2, seed)) % 1
        wall = smooth(.10, .03, min(q, 1 - q)) * smooth(.0, .12, d)
        heart = smooth(.14, .08, d)
        rim = smooth(.93, .99, d)
        streak = .5 + .5 * nz(math.cos(a) * 11, math.sin(a) * 11, d * 1.6, 1, seed)
        edge = r * (1 + .025 * nz(math.cos(a), math.sin(a), seed, 2)) * (1 + .02 * math.sin(max(0, v - .84) / .16 * math.pi))
        z = .075 - .012 * wall - .01 * rim + .006 * streak if v <= .84 else .075 * (1 - (v - .84) / .16)
        return edge * d * math.cos(a), edge * d * math.sin(a), z + .02 * nz(math.cos(a) * d, math.sin(a) * d, seed), {'t': clamp(.62 + .3 * (streak - .5) - .55 * max(wall, heart) - .28 * rim)}
    return [grid('orange', 150, 36, fn, m, wrap=True, loc=AWAY)]


def banana_half(seed, long=1.06, r=.175):
    """Peeled and cut lengthwise, its cut face up: a darker heart with the dots of its seeds."""
    m = mat('bananahalf', [(0.0, '#6a481c'), (.2, '#c09448'), (.4, '#e3bf60'), (.65, '#f0d784'), (1, '#f8e8ac')], attr='t', nscale=9, namt=.2, detail=6, rough=.28, coat=.35, sss=.4, sss_rad=(1, .8, .4), sss_scale=.06,
            bumps=[('noise', 16, .2)])

    def fn(u, v):
        a, s = u * TAU, v * 2 - 1
        k = max(0, 1 - abs(s) ** 3.4) ** .55
        c, up = math.cos(a), math.sin(a)
        x, y = long * s * (1 - .06 * s * s), r * k * c
        if up > 0:
            q = c  # over the flat face
            seeds = math.exp(-(abs(abs(q) - .16) / .05) ** 2) * smooth(.2, .8, math.sin(s * 46)) * smooth(.95, .7, abs(s))
            heart = math.exp(-(q / .22) ** 2) * .28 + .22 * math.exp(-((abs(q) - .42) / .05) ** 2)
            z, t = .012 * (1 - q * q) - .008 * seeds, .82 - heart * smooth(1, .6, abs(s)) - .5 * seeds + .08 * nz(s * 8, q * 3, seed)
        else:
            z, t = r * k * up * 1.05, .66 + .18 * nz(s * 5, c * 2, seed) - .06 * smooth(.5, 1, abs(math.sin(a * 2.5)))
        t -= .5 * smooth(.9, 1, abs(s))
        return x, y + .16 * s * s * long, z + r + .05 * s * s, {'t': clamp(t)}
    return [grid('banana', 60, 120, fn, m, wrap=True, loc=AWAY)]


def brownie(seed, half=.40, high=.30):
    """A square with a thin cracked skin, moist and ragged where it was cut."""
    m = mat('brownie', [(0.0, '#120604'), (.25, '#26100a'), (.5, '#40200f'), (.72, '#6a3c20'), (1, '#94623c')], attr='t', nscale=11, detail=8, namt=.3, rough=.42, rough_var=.2, coat=.3, coat_rough=.2, sss=.06,
            bumps=[('noise', 26, .6, 8), ('cells', 20, .4)])

    def fn(u, v):
        a = u * TAU
        c, s = math.cos(a), math.sin(a)
        k = half / (abs(c) ** 9 + abs(s) ** 9) ** (1 / 9)
        if v < .45:
            w = v / .45
            crumb = fbm(c * 2.4, s * 2.4, w * 1.6, 3, 4, seed)
            d = 1 + .02 * math.sin(w * math.pi) + .05 * crumb - .03 * smooth(.9, 1, w)
            return k * d * c, k * d * s, high * w, {'t': clamp(.28 + .5 * crumb + .22 * smooth(.86, 1, w))}
        d = 1 - (v - .45) / .55
        x, y = k * d * c, k * d * s
        crack = 1 - smooth(0, .05, abs(nz(x, y, 0, 3.2, seed) + .3 * nz(x, y, 1, 8, seed)))
        z = high + .03 * smooth(1, .9, d) + .03 * fbm(x, y, 0, 3, 3, seed) - .035 * crack * smooth(1, .85, d)
        return x * .97, y * .97, z, {'t': clamp(.62 + .2 * nz(x * 3, y * 3, seed) - .5 * crack + .1 * smooth(.8, 1, d))}
    return [grid('brownie', 170, 90, fn, m, wrap=True, loc=AWAY)]


def doughnut(seed, r=.36, fat=.20):
    """A doughnut fried on both sides: a pale belt around its middle, sugar all over."""
    m = mat('doughnut', [(0.0, '#f8ecd0'), (.2, '#ecc483'), (.45, '#c98a3c'), (.7, '#9c5a1c'), (1, '#6a340e')], attr='t', nscale=9, namt=.3, detail=8, rough=.5, coat=.12, sss=.12, bumps=[('noise', 34, .5, 8), ('cells', 22, .3)])

    def fn(u, v):
        a, b = u * TAU, v * TAU
        w = 1 + .05 * nz(math.cos(a), math.sin(a), seed, 1.8)
        puff = fat * (1 + .04 * nz(math.cos(a) * 2, math.sin(a) * 2, math.sin(b), 1.5, seed))
        d = r + puff * math.cos(b)
        crack = (1 - smooth(0, .08, abs(nz(math.cos(a) * 2.4, math.sin(a) * 2.4, math.cos(b), 1.2, seed)))) * (math.sin(b) > .2)
        belt = math.exp(-(math.sin(b) / .2) ** 2) * (math.cos(b) > 0)
        return d * w * math.cos(a), d * w * math.sin(a), .17 + puff * .84 * math.sin(b) - .012 * crack, {'t': clamp(.62 - .42 * belt + .2 * nz(math.cos(a) * 3, math.sin(a) * 3, math.sin(b), 1, seed) - .15 * crack)}
    return [grid('doughnut', 130, 50, fn, m, wrap=True, loc=AWAY)]


def pita(seed, r=.66):
    """A grilled round, puffed in places, barred by the grill."""
    m = mat('pitabread', [(0.0, '#f8e8c4'), (.3, '#efd3a0'), (.55, '#d3a05c'), (.75, '#94591f'), (1, '#2e160a')], attr='t', nscale=10, namt=.25, detail=8, rough=.5, coat=.18, sss=.12, bumps=[('noise', 30, .4, 8), ('cells', 16, .2)])

    def fn(u, v):
        a, d = u * TAU, min(1, v / .92)
        edge = r * (1 + .03 * nz(math.cos(a), math.sin(a), seed, 1.5))
        x, y = edge * d * math.cos(a), edge * d * math.sin(a)
        puff = smooth(-.2, .5, nz(x * 1.6, y * 1.6, seed))
        bar = smooth(.6, .95, math.sin((x + .35 * y) * 19 + seed)) * smooth(-.1, .35, nz(x * 2.4, y * 2.4, seed + 3) + .35 * puff)
        spot = smooth(.3, .6, nz(x * 6, y * 6, seed + 5)) * puff
        z = .06 + .05 * puff + .012 * nz(x * 5, y * 5, seed) - .03 * smooth(.85, 1, d) - (.05 * (v - .92) / .08 if v > .92 else 0)
        return x, y, z, {'t': clamp(.22 + .22 * puff + .55 * bar + .3 * spot + .14 * smooth(.88, 1, d))}
    return [grid('pita', 120, 64, fn, m, wrap=True, loc=AWAY)]


def sweet_potato_half(seed):
    """A sweet potato roasted in its skin and cut open: soft, caramelised at its rim."""
    m = mat('sweethalf', [(0.0, '#f8a03c'), (.25, '#ee8420'), (.45, '#d9661a'), (.62, '#9c3c10'), (.78, '#5c2414'), (1, '#2e120c')], attr='t', nscale=10, namt=.2, detail=8, rough=.24, coat=.5, coat_rough=.12, sss=.3, sss_rad=(1, .5, .15), sss_scale=.06,
            bumps=[('noise', 20, .4, 8), ('cells', 12, .25)])

    def fn(u, v):
        a, s = u * TAU, v * 2 - 1
        k = max(0, 1 - abs(s) ** 2.5) ** .6 * (1 + .14 * s)
        c, up = math.cos(a), math.sin(a)
        y = .27 * k * c * (1 + .04 * nz(s * 4, up, seed))
        if up > 0:
            fork = .5 + .5 * math.sin((s * 1.0 + .35 * c) * 30 + 2 * nz(s * 3, c * 2, seed))
            t = .14 + .2 * fork + .2 * nz(s * 5, c * 3, seed) + .42 * smooth(.72, 1, abs(c)) + .3 * smooth(.8, 1, abs(s))
            return .72 * s, y, .24 + .05 * (1 - c * c) * k + .03 * nz(s * 4, c * 3, seed) - .014 * fork, {'t': clamp(t)}
        return .72 * s, y, .24 + .22 * k * up, {'t': clamp(.8 + .15 * nz(s * 5, c * 3, seed))}
    return [grid('sweethalf', 80, 110, fn, m, wrap=True, loc=AWAY)]


def eye_chop(seed):
    """A lamb chop off the coals: a round eye marked by the bars, a crust of fat along its back, the bone scraped clean."""
    m = mat('eyechop', [(0.0, '#c4726a'), (.2, '#9a5240'), (.4, '#7a3c22'), (.6, '#542412'), (.78, '#26100a'), (.88, '#c98a44'), (1, '#f0cf90')], attr='t', nscale=9, detail=8, namt=.16, rough=.24, rough_var=.2, coat=.6, coat_rough=.12,
            sss=.1, bumps=[('noise', 24, .6, 8), ('noise', 7, .3)])
    ivory = mat('scrapedbone', [(0.1, '#a8804c'), (.4, '#d9bf90'), (.9, '#f0e2c0')], nscale=5, namt=1.2, rough=.4, coat=.2, bumps=[('noise', 12, .4)])

    def fn(u, v):
        a = u * TAU
        c, s = math.cos(a), math.sin(a)
        r = .34 * (1 + .07 * nz(c, s, seed, 1.4)) * (1 + .16 * smooth(.2, 1, c) - .06 * smooth(.3, 1, -s))
        w = (v - .68) / .32
        d = min(1, v / .68)
        x, y = r * d * c, r * d * s * .80
        side = max(0, w)
        out = 1 + .05 * math.sin(side * math.pi)
        fat = smooth(.0, .5, s - .25 * c) * smooth(.80, .90, d)
        bar = smooth(.35, .85, math.sin((x + .55 * y) * 25 + .4)) * (side == 0)
        z = (.17 - .02 * smooth(.86, 1, d) + .025 * fbm(x, y, 0, 5, 4, seed) - .012 * bar) * (1 - side)
        lean = .38 + .3 * bar + .16 * nz(x * 5, y * 5, seed) + .1 * smooth(.7, 1, d)
        return x * out, y * out, z, {'t': clamp(lerp(lean, .90 + .08 * nz(x * 9, y * 9, seed) - .16 * smooth(.2, .6, nz(x * 7, y * 7, seed + 2)), fat))}
    pts = [(.24 + .80 * t, -.06 + .20 * t + .14 * math.sin(t * 2.4), .09 + .03 * t, 1.25 - .5 * t + .5 * smooth(.9, 1, t) + .12 * nz(t * 4, seed)) for t in (k / 18 for k in range(19))]
    bone = tubes('bone', [pts], .042, ivory, 5)
    bone.location = AWAY
    return [grid('chop', 110, 60, fn, m, wrap=True, loc=AWAY), bone]


SIDEBOARD = {
    **{f.__name__: f for f in (calamari, arancino, kibbeh, vine_leaf, rice_cake, orange_slice, banana_half, brownie, doughnut, pita, sweet_potato_half, eye_chop)},
    'cod_cake': market.crisp_long('codcake', ((0.0, '#7a4010'), (.35, '#bd7c26'), (.7, '#e3b45c'), (.95, '#f6dc9c')), .62, .2, .3, .0, 5),
    'mustard_dab': small.ball('mustarddab', [(0.1, '#a8780c'), (.5, '#cf9c1c'), (.9, '#e6bc40')], .15, (1.35, 1, .42), .22, nscale=24, rough=.22, coat=.5, bumps=[('cells', 26, .8)]),
    'rapini_floret': small.ball('rapinifloret', [(0.1, '#1f4a10'), (.5, '#3f7a22'), (.9, '#7fae48')], .07, (1, 1, .9), .35, rough=.35, bumps=[('cells', 40, 1.0)]),
    'parsley_bit': large.sliced('parsleybit', [(0.1, '#1c4a0c'), (.5, '#39781c'), (.9, '#6fae3c')], .11, .075, .004, .05, rough=.35, coat=.2, thin=.3),
    'papaya_shred': small.grated('papayashred', [(0.1, '#c4d08c'), (.5, '#dbe3ac'), (.9, '#f0f2d4')], .42, .016, coat=.5, rough=.2, sss=.4),
    'slaw_shred': small.grated('slawshred', [(0.1, '#d9dfb0'), (.5, '#eeeecb'), (.9, '#faf8e6')], .36, .018, coat=.5, rough=.22, sss=.4),
    'cinnamon_dust': small.ball('cinnamondust', [(0, '#5c2a0c'), (1, '#a05a24')], .011, (1, .8, .5), .4, rough=.7, sss=0, coat=0),
    'sugar_grain': small.ball('sugargrain', [(0.1, '#f6f1e6'), (.8, '#ffffff')], .011, (1, .9, .8), .3, rough=.3, coat=.3, sss=.3),
    'pudding_rice': small.ball('puddingrice', [(0.1, '#efdfba'), (.8, '#fcf3dc')], .03, (1.9, .9, .7), .08, rough=.2, coat=.5, sss=.4),
    'bulgur': small.ball('bulgur', [(0.1, '#b8803c'), (.8, '#e3b878')], .02, (1, .9, .8), .2, rough=.45),
    'honey_walnut': small.ball('honeywalnut', [(0.1, '#5c2c0c'), (.5, '#a3662a'), (.9, '#d9a45c')], .1, (1.3, 1, .75), .28, rough=.16, coat=.8, bumps=[('cells', 14, 1.0)]),
    'heirloom': small.disc('heirloomslice', [(0.0, '#f8d48c'), (.3, '#f0a83c'), (.6, '#f2b040'), (.85, '#e8901c'), (1, '#d0700c')], .26, .05, wave=.012, nscale=7, namt=.35, rough=.12, coat=.7),
    'green_tomato': small.disc('greentomatoslice', [(0.0, '#dfe3a0'), (.3, '#a8b848'), (.6, '#b4c458'), (.85, '#7d9430'), (1, '#4f6a1c')], .22, .05, wave=.012, nscale=7, namt=.35, rough=.12, coat=.7),
    'coconut_cream_cube': small.cube('blancmange', [(0.1, '#f3ebdc'), (.8, '#fdf9f0')], (.9, .66, .42), .06, .006, rough=.16, coat=.6, sss=.5),
}
