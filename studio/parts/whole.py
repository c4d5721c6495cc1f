"""Food that is served whole or on its own: grilled fish, stuffed vegetables, club sandwich wedges, pies, food on sticks."""
import math
import random

from kit.meshes import blob, grid, lathe, tubes
from kit.numbers import TAU, clamp, fbm, nz, smooth
from kit.surfaces import mat
from parts import large, small
from parts.small import AWAY

# Colours: flesh in the cuts, belly, flank, back, char.
SNAPPER = [(0.0, '#fbeedd'), (.12, '#f6d9c0'), (.3, '#ee9a7a'), (.55, '#cf4f34'), (.8, '#8a2416'), (1, '#24100a')]
BASS = [(0.0, '#fbf2e0'), (.12, '#efe6d2'), (.3, '#d3ccb8'), (.55, '#93907c'), (.8, '#4f4c40'), (1, '#1c150e')]
SARDINE = [(0.0, '#f6ead4'), (.12, '#e9e2cf'), (.3, '#c9c8bd'), (.55, '#7d8288'), (.8, '#3a4248'), (1, '#17120d')]


def outline(s):
    """Half the height of a fish along its length, with the head at -1: blunt, deepest before the middle, thin before the tail."""
    head = smooth(-1.0, -.62, s) ** .62
    return head * (1 - .86 * smooth(-.35, .80, s) ** 1.15) + .004


def body(skin, long, high, fat, cuts, seed):
    """A fish lying on its side, cut to the bone to let the heat in, burnt along the cuts."""
    def fn(u, v):
        a, s = u * TAU, v * 1.8 - 1
        k = outline(s)
        c, up = math.cos(a), math.sin(a)
        x, y = long * s, high * k * c * (1 + .02 * nz(s * 3, c, seed))
        z = fat * k ** .8 * up * (1 if up > 0 else .55)
        slit, burnt = 0, 0
        for n in range(cuts):
            d = abs(s - (-.30 + .26 * n) - .16 * c) / .035
            inside = up > .25 and abs(c) < .82
            slit = max(slit, math.exp(-d * d) * inside)
            burnt = max(burnt, math.exp(-((d - 1.7) / .8) ** 2) * inside)
        gill = math.exp(-((s + .55 - .12 * (1 - c * c)) / .022) ** 2) * (up > 0)
        mouth = math.exp(-((c + .1) / .05) ** 2) * (s < -.88)
        grilled = smooth(.1, .55, nz(s * 3, c * 2, up, 1.7, seed) + .25 * up)
        t = .27 + .20 * c + .12 * nz(s * 5, c * 3, seed) + .34 * grilled + .16 * smooth(.7, .95, abs(c)) - (.20 if s < -.58 else 0)
        t = t * (1 - slit) + .5 * burnt + .4 * max(gill, mouth)
        return x, y, z + fat * .5 - .05 * slit - .02 * gill + .006 * fbm(x * 5, y * 5, z, 2, 3, seed), {'t': clamp(t)}
    return grid('fish', 90, 240, fn, skin, wrap=True, loc=AWAY)


def fin(points, skin, rays, seed):
    """A thin fan along two lines, its rays seen, its edge ragged and burnt."""
    def fn(u, v):
        (x0, y0), (x1, y1) = points(u)
        out = v * (1 + .10 * math.sin(u * rays * 3) + .08 * nz(u * 9, seed))
        return x0 + (x1 - x0) * out, y0 + (y1 - y0) * out, .13 + .012 * math.sin(u * rays * TAU) + .03 * v, {'t': clamp(.45 + .2 * math.sin(u * rays * TAU) + .45 * smooth(.5, 1, v))}
    return grid('fin', 60, 10, fn, skin, thick=.008, loc=AWAY)


def whole_fish(name, stops, long=1.05, high=.34, fat=.19, cuts=3):
    def maker(seed):
        skin = mat('fish' + name, stops, attr='t', nscale=11, namt=.12, rough=.24, rough_var=.15, coat=.6, coat_rough=.12, sss=.15, bumps=[('cells', 42, .25), ('noise', 24, .25)])

        def tail(u):
            a = (u - .5) * 1.9
            return (long * .74, high * .10 * (u - .5) * 2), (long * (.80 + .26 * math.cos(a) + .05 * abs(a)), high * .95 * math.sin(a))

        def back(u):
            s = -.42 + .86 * u
            return (long * s, high * outline(s) * .93), (long * (s + .07), high * (outline(s) + .26 * math.sin(math.pi * min(1, u * 1.15 + .08)) ** .6))

        def below(u):
            s = .12 + .3 * u
            return (long * s, -high * outline(s) * .9), (long * (s + .09), -high * (outline(s) + .22 * (1 - u)))
        eye = blob('eye', mat('fisheye', [(0.1, '#e9e2d0'), (.8, '#fbf6ea')], rough=.1, coat=.8), .05, (1, 1, .5), 0, 1, res=3, loc=AWAY)
        pupil = blob('eye', mat('pupil', '#14100c', rough=.08, coat=1), .026, (1, 1, .5), 0, 1, res=3, loc=AWAY)
        for ob, up in ((eye, .0), (pupil, .022)):
            for v in ob.data.vertices:
                v.co.x, v.co.y, v.co.z = v.co.x - long * .80, v.co.y + high * .14, v.co.z + fat * 1.13 + up
        return [body(skin, long, high, fat, cuts, seed), fin(tail, skin, 9, seed), fin(back, skin, 13, seed + 1), fin(below, skin, 5, seed + 2), eye, pupil]
    return maker


def stuffed_pepper(name, stops):
    """Four lobes, soft and blistered, rice to above the rim; its lid leans beside it."""
    def maker(seed):
        m = mat('pepperskin' + name, stops, attr='t', nscale=7, namt=.3, rough=.3, rough_var=.2, coat=.4, coat_rough=.16, sss=.25, sss_rad=(1, .3, .1), sss_scale=.06, bumps=[('noise', 6, .6), ('noise', 22, .35)])
        rice = mat('fillingrice', [(0.0, '#a8481a'), (.35, '#d98646'), (.55, '#f0c890'), (.9, '#fae6c0')], nscale=30, detail=4, namt=1.4, rough=.35, coat=.4, sss=.3, bumps=[('cells', 26, 1.0), ('noise', 12, .4)])
        stalk = mat('stalk', [(0.1, '#4a5a1c'), (.8, '#7d8f3c')], rough=.5)

        def lobes(x, y, z, v):
            a = math.atan2(y, x)
            k = 1 + .09 * math.cos(4 * a + seed) * smooth(.0, .2, z) + .05 * nz(math.cos(a), math.sin(a), z * 2, 1.4, seed) + .018 * nz(math.cos(a) * 5, math.sin(a) * 5, z * 2, 1, seed)
            burnt = smooth(.0, .8, nz(x * 5, y * 5, z * 4, 1, seed + 2) + .5 * nz(x * 13, y * 13, z * 11, 1, seed) + .45 * smooth(.3, .55, z))
            return x * k, y * k, z * (1 + .03 * math.cos(2 * a + seed)), {'t': clamp(.3 + .3 * nz(x * 4, y * 4, z * 2, 1, seed) + .14 * nz(x * 12, y * 12, z * 8, 1, seed) + .5 * burnt)}
        pot = lathe('pepper', [(0, .02), (.2, .0), (.32, .06), (.37, .24), (.36, .42), (.32, .53), (.29, .545), (.29, .5)], m, segs=120, steps=8, warp=lobes, loc=AWAY)
        fill = lathe('rice', [(0, .60), (.14, .60), (.25, .575), (.29, .5)], rice, segs=90, steps=10, warp=lambda x, y, z, v: (x, y, z + .03 * nz(x * 9, y * 9, seed)), loc=AWAY)
        stem = tubes('stalk', [[(.02 * t, -.01 * t, .585 + .13 * t, 1.3 - .5 * t) for t in (k / 6 for k in range(7))]], .035, stalk, 4)
        lid = lathe('pepper', [(0, .70), (.05, .69), (.17, .73), (.25, .70), (.27, .64)], m, segs=90, steps=6, loc=AWAY,
                    warp=lambda x, y, z, v: (x * (1 + .09 * math.cos(4 * math.atan2(y, x) + seed)), y * (1 + .09 * math.cos(4 * math.atan2(y, x) + seed)), z + .12 * x - .075, {'t': clamp(.5 + .5 * nz(x * 3, y * 3, seed) + .4 * nz(x * 11, y * 11, seed))}))
        stem.location = AWAY
        return [pot, fill, lid, stem]
    return maker


def aubergine_half(seed):
    """A boat of skin, roasted soft, its flesh sunk and browned."""
    m = mat('aubergineboat', [(0.0, '#e3bf7c'), (.25, '#b8843c'), (.45, '#7a4a1c'), (.62, '#3a1a24'), (.85, '#1f0c18'), (1, '#14080f')], attr='t', nscale=9, namt=.2, rough=.2, coat=.65, coat_rough=.1, sss=.2,
            bumps=[('noise', 12, .4), ('noise', 26, .25)])

    def fn(u, v):
        a, s = u * TAU, v * 2 - 1
        k = max(0, 1 - abs(s) ** 2.6) ** .55 * (1 + .22 * s) + .01
        y, z = math.cos(a), math.sin(a)
        hollow = z > 0
        up = .20 + (-.07 * (1 - y * y) ** .6 if hollow else .20 * k * z) + .03 * nz(s * 3, y, seed)
        t = (.22 + .3 * abs(y) ** 5 + .25 * nz(s * 6, y * 4, seed)) if hollow else .82 + .1 * nz(s * 3, y, z, 1, seed)
        return .62 * s, .30 * k * y * (1 + .03 * nz(s * 4, z, seed)), up, {'t': clamp(t)}
    return [grid('aubergine', 70, 90, fn, m, wrap=True, loc=AWAY)]


def takoyaki(seed):
    """A ball out of its mould, sauce over its crown, mayonnaise in lines."""
    ball = mat('takoyaki', [(0.0, '#f3cf8a'), (.35, '#dc9f48'), (.65, '#b06a22'), (1, '#5f300e')], attr='t', nscale=9, namt=.4, rough=.32, coat=.35, sss=.1, bumps=[('noise', 18, .4), ('cells', 20, .2)])
    dark = mat('takosauce', [(0.1, '#1f0a04'), (.8, '#5c240c')], nscale=4, rough=.1, coat=.9, coat_rough=.04)
    mayo = mat('mayoline', [(0.1, '#f3e8c8'), (.8, '#fdf8e6')], rough=.2, coat=.4, sss=.3)
    r = .255

    def skin(u, v):
        a, phi = u * TAU, (v - .5) * math.pi
        x, y, z = math.cos(a) * math.cos(phi), math.sin(a) * math.cos(phi), math.sin(phi)
        k = r * (1 + .03 * nz(x, y, z, 1.6, seed))
        return x * k, y * k, max(0, r * .92 + z * k), {'t': clamp(.42 + .45 * nz(x, y, z, 1.8, seed) + .25 * math.exp(-(z / .22) ** 2))}

    def cap(u, v):
        a, d = u * TAU, v
        reach = (.95 + .22 * nz(math.cos(a), math.sin(a), seed, 1.7) + .12 * nz(math.cos(a), math.sin(a), seed, 4)) * d
        return (r * 1.03) * math.sin(reach) * math.cos(a), (r * 1.03) * math.sin(reach) * math.sin(a), r * .92 + (r * 1.035 - .02 * smooth(.9, 1, d)) * math.cos(reach)
    lines = []
    for k in (-1, 0, 1):
        pts = []
        for i in range(15):
            p, q = (i / 7 - 1) * .17, k * .085 + .02 * math.sin(i * 1.3 + seed)
            pts.append((p, q, r * .92 + math.sqrt(max(0, (r * 1.06) ** 2 - p * p - q * q)), 1))
        lines.append(pts)
    stripes = tubes('mayo', lines, .014, mayo, 3)
    stripes.location = AWAY
    return [grid('takoyaki', 50, 40, skin, ball, wrap=True, loc=AWAY), grid('takosauce', 60, 16, cap, dark, wrap=True, loc=AWAY), stripes]


SIDE = .60


def triangle(a):
    """A right-angled triangle with rounded corners around the origin, its long side towards -y."""
    x, y = math.cos(a), math.sin(a)
    k = min(.40 / max(-y, 1e-6), .40 / max((x + y) * .7071, 1e-6), .40 / max((y - x) * .7071, 1e-6))
    d = min(k, .80)
    return SIDE / .60 * d * x, SIDE / .60 * d * y


def club_layer(name, m, z, h, seed, grow=1.0, wave=.0, crust=None, top=.3):
    def fn(u, v):
        a = u * TAU
        x, y = triangle(a)
        if v < .25:
            d, zz, side = v / .25, 0, 0
        elif v < .7:
            w = (v - .25) / .45
            d, zz, side = 1 + .02 * math.sin(w * math.pi) + .02 * nz(x * 7, y * 7 + w * 2, seed), h * w, 1
        else:
            d, zz, side = (1 - v) / .3, h, 0
        ruffle = wave * nz(x * 8, y * 8, seed) * d ** 3
        cut = y < -.36
        t = (.10 + .15 * nz(x * 9, zz * 9, seed) if cut else .86) if side and crust else top + .22 * nz(x * d * 5, y * d * 5, seed) + (.5 * smooth(.88, 1, d) * (not cut) if crust else 0)
        return x * d * grow, y * d * grow - .01 * (grow - 1), z + zz + ruffle, {'t': clamp(t)}
    return grid(name, 150, 24, fn, m, wrap=True, loc=AWAY)


def club_wedge(seed):
    """Three slices of toast, chicken and lettuce below, bacon and tomato above, held by a pick with an olive."""
    bread = mat('clubbread', [(0.0, '#fbf0d4'), (.25, '#f3dfae'), (.45, '#dfaa58'), (.7, '#b06c24'), (1, '#6a3810')], attr='t', nscale=14, namt=.3, detail=8, rough=.65, sss=.12, bumps=[('cells', 30, .6), ('noise', 40, .5, 8)])
    green = mat('clublettuce', [(0.0, '#dcea9c'), (.5, '#93c044'), (1, '#4d8a22')], attr='t', nscale=8, namt=.5, rough=.3, thin=.3, coat=.2)
    red = mat('clubtomato', [(0.0, '#e0604a'), (.5, '#c8321c'), (1, '#a01a0a')], attr='t', nscale=7, namt=.4, rough=.12, coat=.7, sss=.3)
    white = mat('clubchicken', [(0.0, '#fbf3e2'), (.5, '#f0dfc0'), (1, '#d3ac7a')], attr='t', nscale=6, stretch=(1, 4, 1), namt=.5, rough=.35, coat=.3, sss=.3, bumps=[('noise', 16, .5)])
    bacon = mat('clubbacon', [(0.0, '#e3b08a'), (.4, '#a84a2c'), (.7, '#7a2a16'), (1, '#3f140a')], attr='t', nscale=9, stretch=(1, 1, 9), namt=.9, rough=.2, coat=.6, bumps=[('noise', 12, .5)])
    mayo = mat('clubmayo', [(0.1, '#f3e8c8'), (.8, '#fdf8e6')], rough=.2, coat=.4, sss=.3)
    made, z = [], 0
    for name, m, h, grow, wave, crust, t in (('bread', bread, .085, 1, .008, 1, .42), ('mayo', mayo, .02, 1.0, .015, 0, .5), ('chicken', white, .05, 1.02, .012, 0, .4), ('chicken', white, .05, 1.0, .015, 0, .45),
                                             ('lettuce', green, .03, 1.07, .05, 0, .4), ('bread', bread, .085, 1, .006, 1, .42), ('mayo', mayo, .018, 1.0, .015, 0, .5), ('bacon', bacon, .03, 1.04, .03, 0, .55),
                                             ('tomato', red, .055, 1.0, .006, 0, .5), ('lettuce', green, .028, 1.06, .05, 0, .5), ('bread', bread, .085, 1, .01, 1, .46)):
        made.append(club_layer(name, m, z, h, seed + len(made), grow, wave, crust, t))
        z += h * .94
    pick = tubes('pick', [[(0, 0, z - .2, 1), (0, 0, z + .34, 1)]], .013, mat('pickwood', [(0.1, '#b8925c'), (.8, '#e3c694')], rough=.6), 3)
    pick.location = AWAY
    olive = blob('olive', mat('greenolive', [(0.1, '#5c6a1c'), (.8, '#93a03c')], rough=.15, coat=.6, sss=.2), .085, (1, 1, 1.2), .02, 1.4, seed, res=4, loc=AWAY)
    for v in olive.data.vertices:
        v.co.z += z + .13
    return [*made, pick, olive]


def pastilla(seed):
    """A round of the thinnest leaves, gold under sugar, cinnamon drawn across it."""
    m = mat('pastilla', [(0.0, '#fdf8ee'), (.22, '#f6e6c4'), (.4, '#e3ad55'), (.62, '#c07a28'), (.82, '#8a4a16'), (1, '#4a200a')], attr='t', nscale=12, namt=.12, detail=8, rough=.5, coat=.12, sss=.1,
            bumps=[('noise', 16, .5, 8), ('cells', 9, .3)])
    r, h = .88, .26

    def fn(u, v):
        a = u * TAU
        if v < .3:
            w = v / .3
            d, z = 1 + .04 * math.sin(w * math.pi) - .04 * (1 - w), h * w
            leaf = math.sin(w * 26 + 3 * nz(math.cos(a) * 2, math.sin(a) * 2, seed))
            t, z = .58 + .2 * nz(math.cos(a) * 3, math.sin(a) * 3, w * 3, 1, seed) + .1 * leaf, z + .006 * leaf
            return r * d * math.cos(a), r * d * math.sin(a), z, {'t': clamp(t)}
        d = 1 - (v - .3) / .7
        x, y = d * math.cos(a), d * math.sin(a)
        p, q = x * .8 + y * .6, y * .8 - x * .6
        line = max(math.exp(-((abs((p * 2.6) % 1 - .5)) / .07) ** 2), math.exp(-((abs((q * 2.6) % 1 - .5)) / .07) ** 2)) * smooth(.98, .84, d)
        sugar = smooth(1.0, .84, d + .06 * nz(x * 4, y * 4, seed)) * smooth(-.55, .05, nz(x * 5, y * 5, seed + 2) + .4 * nz(x * 14, y * 14, seed))
        fold = .028 * fbm(x, y, 0, 3.2, 4, seed) + .012 * abs(nz(x * 5, y * 5, seed + 4))
        t = (.46 + .22 * nz(x * 3, y * 3, seed) + .14 * smooth(.8, 1, d)) * (1 - sugar) + sugar * .05 + .72 * line * (.6 + .6 * nz(x * 20, y * 20, seed))
        return r * x, r * y, h + .05 * (1 - d * d) + fold - .05 * smooth(.9, 1, d), {'t': clamp(t)}
    return [grid('pastilla', 200, 130, fn, m, wrap=True, loc=AWAY)]


WHOLE = {
    **{f.__name__: f for f in (aubergine_half, takoyaki, club_wedge, pastilla)},
    'snapper': whole_fish('snapper', SNAPPER, 1.12, .42, .22, 3),
    'sea_bass': whole_fish('bass', BASS, 1.15, .33, .19, 3),
    'sardine': whole_fish('sardine', SARDINE, .80, .17, .11, 0),
    'red_stuffed_pepper': stuffed_pepper('red', [(0.1, '#a81a08'), (.45, '#c43a1a'), (.65, '#a83414'), (.85, '#6a200e'), (1, '#34100a')]),
    'green_stuffed_pepper': stuffed_pepper('green', [(0.1, '#64802a'), (.45, '#909a40'), (.65, '#7a7a2c'), (.85, '#54481a'), (1, '#2c220e')]),
    'ploye': small.disc('ploye', [(0.0, '#e0c27c'), (.6, '#d3ac60'), (.85, '#b8843c'), (1, '#8a5620')], .72, .035, wave=.02, nscale=16, namt=.7, rough=.55, coat=.05, bumps=[('cells', 26, .9), ('noise', 18, .3)]),
    'sable': small.disc('sable', [(0.0, '#f3d69a'), (.6, '#ecc67c'), (.86, '#d39a4c'), (1, '#a8661f')], .38, .10, wave=.008, nscale=18, namt=.4, rough=.62, coat=.05, bumps=[('noise', 34, .5, 8), ('cells', 22, .2)]),
    'caraway': small.ball('caraway', [(0.1, '#2a1a0c'), (.8, '#6a4a24')], .018, (2.0, .7, .6), .05, rough=.5, sss=0, coat=.05),
    'cheese_slice': large.sliced('cheeseslice', [(0.1, '#eaa02c'), (.8, '#f8c258')], .86, .86, .02, .05, rough=.22, coat=.4, sss=.4),
}
