"""Food from the grill or the steamer: fish without heads, fillets, eel, half a cabbage, tamales, pressed eggs."""
import math

from kit.meshes import blob, grid
from kit.numbers import TAU, clamp, fbm, nz, smooth
from kit.surfaces import mat
from parts import market, small, whole
from parts.small import AWAY


def cabbage_half(seed, r=.74):
    """Half a cabbage, its cut facing the camera: leaves around a heart, with charred edges."""
    face = mat('cabbagecut', [(0.0, '#fbf6dc'), (.3, '#eef0bc'), (.5, '#d3dc84'), (.68, '#a8954c'), (.84, '#6a4418'), (1, '#1f1108')], attr='t', nscale=12, namt=.16, detail=8, rough=.3, coat=.4, sss=.25,
               bumps=[('noise', 18, .4)])

    def ring(x, y):
        """The distance of a leaf from the middle there; leaves are folded, and close around a stem at the bottom."""
        d = math.hypot(x, (y + .12) * 1.05) / r
        return d + .075 * nz(x * 3.2, y * 3.2, seed) + .035 * nz(x * 8, y * 8, seed + 2)

    def fn(u, v):
        a = u * TAU
        d = min(1, v / .8)
        x, y = r * d * math.cos(a) * 1.04, r * d * math.sin(a) * .96
        if v > .8:
            w = (v - .8) / .2
            k = (1 + .10 * math.sin(min(1, w * 1.6) * math.pi) - .62 * w ** 2.2) * (1 + .02 * nz(x * 6, w * 5, seed))
            return x * k, y * k, .42 - .40 * w, {'t': clamp(.62 + .3 * nz(x * 6, y * 6, w * 3, 1, seed) + .2 * w)}
        q = ring(x, y) * 8.5
        gap = smooth(.34, .5, abs(q % 1 - .5))
        stem = smooth(.14, .09, abs(x) + .04 * nz(y * 6, seed)) * smooth(.25, -.15, y)
        char = smooth(.05, .5, nz(x * 2.2, y * 2.2, seed + 7) + .55 * (d - .45) + .3 * nz(x * 9, y * 9, seed))
        z = .42 - .035 * gap * (1 - stem) + .03 * nz(x * 4, y * 4, seed) + .03 * (1 - d)
        t = .26 + .12 * nz(x * 6, y * 6, seed) + .22 * smooth(.5, 1, d) - .16 * stem + .5 * char * (.35 + .65 * (1 - gap)) + .34 * gap * (1 - stem)
        return x, y, z, {'t': clamp(t)}
    return [grid('cabbage', 240, 170, fn, face, wrap=True, loc=AWAY)]


def grilled_fish(name, stops, long=.85, high=.19, fat=.12, bars=6):
    """A small grilled fish without its head: silver and charred skin, cut clean in front, with a crisp tail."""
    def maker(seed):
        m = mat('grilledfish' + name, stops, attr='t', nscale=12, namt=.12, rough=.22, rough_var=.15, coat=.6, coat_rough=.12, sss=.15, bumps=[('cells', 44, .2), ('noise', 22, .3)])

        def fn(u, v):
            a, s = u * TAU, clamp((v - .06) / .94)
            cap = smooth(0, .06, v)
            c, up = math.cos(a), math.sin(a)
            k = (.86 + .14 * math.sin(min(1, s * 2.2) * math.pi)) * (1 - .86 * s ** 1.7) + .012
            bend = .10 * math.sin(s * 2.2 + seed)
            x = long * (s * 2 - 1)
            bar = smooth(.45, .85, math.sin((s * 2 + .12 * c) * bars * 3.1)) * smooth(-.2, .4, up)
            burnt = smooth(.0, .5, nz(s * 4, c * 2, up, 1.6, seed))
            side = .30 + .30 * c + .12 * nz(s * 9, c * 4, seed)
            t = side + .42 * bar * (.6 + .5 * burnt) + .18 * burnt + .2 * smooth(.85, 1, s)
            if cap < .99:
                t = .04 + .10 * nz(c * 3, up * 3, seed)
            return x, (high * k * c) * cap + bend, fat * .9 + (fat * k ** .8 * up * (1 if up > 0 else .6)) * cap + .006 * fbm(x * 5, c, up, 2, 3, seed), {'t': clamp(t)}

        def tail(u, v):
            b = (u - .5) * 1.5
            bend = .10 * math.sin(2.2 + seed)
            return long * .96 + (.04 + .26 * v) * math.cos(b), bend + (.03 + .24 * v) * math.sin(b) * 1.3, .10 + .012 * math.sin(u * 50) + .03 * v, {'t': clamp(.55 + .4 * v + .15 * math.sin(u * 50))}
        return [grid('fish', 60, 150, fn, m, wrap=True, loc=AWAY), grid('fin', 46, 10, tail, m, thick=.008, loc=AWAY)]
    return maker


def skin_fillet(name, skin, long=.78, wide=.30, cuts=(-.42, -.18, .06, .30)):
    """A fillet, skin up: scored, crisp, white at its edge."""
    def maker(seed):
        m = mat('skinfillet' + name, [(0.0, '#fdf7ea'), (.2, '#f6ead2'), *skin], attr='t', nscale=12, namt=.16, detail=8, rough=.22, rough_var=.2, coat=.6, coat_rough=.12, sss=.15, bumps=[('cells', 40, .22), ('noise', 24, .35)])

        def fn(u, v):
            a, d = u * TAU, min(1, v / .72)
            c, s = math.cos(a), math.sin(a)
            shape = 1 - .42 * smooth(-.1, 1, c) - .1 * smooth(0, 1, -c)
            x, y = long * d * c, wide * d * s * shape * 1.15
            if v > .72:
                w = (v - .72) / .28
                return x * (1 + .02 * math.sin(w * math.pi)), y * (1 + .05 * math.sin(w * math.pi)), .13 * (1 - w), {'t': clamp(.05 + .10 * nz(c * 8, s * 8, w * 4, 1, seed))}
            slit = max((math.exp(-(((x - .6 * y) - o) / .02) ** 2) for o in cuts), default=0) * smooth(1, .8, d)
            lip = max((math.exp(-((abs((x - .6 * y) - o) - .045) / .03) ** 2) for o in cuts), default=0) * smooth(1, .8, d)
            crisp = smooth(-.15, .5, nz(x * 3, y * 4, seed) + .4 * nz(x * 9, y * 9, seed))
            z = .13 + .05 * (1 - d * d) - .05 * slit + .014 * fbm(x * 2, y * 2, 0, 3, 3, seed) + .03 * x * x
            return x, y, z, {'t': clamp((.40 + .34 * crisp + .08 * nz(x * 14, y * 14, seed) + .2 * smooth(.85, 1, d)) * (1 - slit) + .02 * slit + .34 * lip)}
        return [grid('bass', 160, 80, fn, m, wrap=True, loc=AWAY)]
    return maker


def tamale(seed):
    """Steamed dough on its husk, the leaf torn open round it."""
    masa = mat('masa', [(0.1, '#e3b860'), (.5, '#f0d490'), (.9, '#f9e8bc')], nscale=8, namt=.8, rough=.45, coat=.15, sss=.25, bumps=[('cells', 24, .5), ('noise', 26, .4, 8)])
    husk = mat('cornhusk', [(0.0, '#a8843c'), (.4, '#cfb06a'), (.8, '#e6d29c'), (1, '#f3e6c0')], attr='t', nscale=5, namt=.3, rough=.55, thin=.2, bumps=[('noise', 14, .2)])
    body = blob('masa', masa, 1, (.56, .235, .19), .06, 1.8, seed, res=6, loc=AWAY)
    for v in body.data.vertices:
        v.co.z = max(.03, v.co.z * 1.0 + .2)
        v.co.y += .012 * math.sin(v.co.x * 40) * (v.co.z > .2)
    made = [body]
    for side in (-1, 1):
        def leaf(u, v, side=side):
            x, w = (u - .5) * 1.75, v
            taper = 1 - .55 * smooth(.3, .88, abs(x))
            rib = math.sin(w * 46 + 3 * nz(x * .8, w, seed + side))
            y = side * (.05 + .40 * w * taper + .03 * nz(x * 2, w, seed))
            z = .035 + .26 * smooth(.25, 1, w) * taper * (1 - .5 * smooth(.5, .9, abs(x))) - .10 * smooth(.8, 1, w) + .035 * nz(x * 2.4, w * 2, seed + 4) + .005 * rib
            return x, y, z, {'t': clamp(.5 + .2 * rib + .3 * nz(x * 2, w * 3, seed))}
        made.append(grid('husk', 70, 36, leaf, husk, thick=.008, loc=AWAY))
    return made


def pressed_omelette(seed):
    """Eggs set round slices of salami and pressed on the griddle: a golden round, browned in patches."""
    m = mat('omelette', [(0.0, '#fbe39a'), (.35, '#f6cd5c'), (.55, '#e6a634'), (.75, '#b8701c'), (1, '#6a360e')], attr='t', nscale=8, namt=.2, detail=8, rough=.3, coat=.35, coat_rough=.15, sss=.3, bumps=[('noise', 18, .35, 8), ('cells', 13, .3)])

    def fn(u, v):
        a, d = u * TAU, min(v / .9, 1)
        edge = .80 * (1 + .04 * nz(math.cos(a), math.sin(a), seed, 1.6) + .02 * nz(math.cos(a), math.sin(a), seed, 6))
        x, y = edge * d * math.cos(a), edge * d * math.sin(a)
        brown = smooth(.0, .5, nz(x * 2.6, y * 2.6, seed) + .4 * nz(x * 8, y * 8, seed))
        return x, y, .10 + .03 * fbm(x, y, 0, 4, 3, seed) - (.1 * (v - .9) / .1 if v > .9 else 0), {'t': clamp(.25 + .45 * brown + .25 * smooth(.86, 1, d))}
    return [grid('omelette', 160, 90, fn, m, wrap=True, loc=AWAY)]


def eel(seed):
    """Half a charcoal-grilled eel, brushed with sauce: scored across, dark at the edges."""
    m = mat('unagi', [(0.0, '#d9923c'), (.3, '#b0621c'), (.55, '#7a3a10'), (.8, '#44190a'), (1, '#1c0a05')], attr='t', nscale=9, namt=.25, detail=8, rough=.12, coat=.95, coat_rough=.05, sss=.12, bumps=[('noise', 18, .3, 8)])

    def fn(u, v):
        a, d = u * TAU, min(1, v / .75)
        c, s = math.cos(a), math.sin(a)
        k = 1 / (abs(c) ** 5 + abs(s) ** 5) ** .2
        x, y = .62 * k * c * d, .235 * k * s * d * (1 - .12 * c)
        if v > .75:
            w = (v - .75) / .25
            return x, y, .10 * (1 - w), {'t': .7}
        ridge = .5 + .5 * math.cos(y / .235 * math.pi * 1.0)
        rib = .5 + .5 * math.sin(x * 46 + 5 * abs(y) + 1.4 * nz(x * 3, y * 3, seed))
        z = .10 + .03 * ridge + .010 * rib + .012 * nz(x * 3, y * 5, seed) - .02 * smooth(.85, 1, d)
        return x, y, z, {'t': clamp(.30 + .18 * nz(x * 4, y * 7, seed) - .14 * rib + .4 * smooth(.7, 1, d) + .35 * smooth(.25, .5, nz(x * 3, y * 4, seed + 5)))}
    return [grid('unagi', 130, 60, fn, m, wrap=True, loc=AWAY)]


GRILL = {
    **{f.__name__: f for f in (cabbage_half, tamale, pressed_omelette, eel)},
    'skin_fillet': skin_fillet('bass', [(.34, '#d9c9a4'), (.5, '#b89c6a'), (.68, '#8a6434'), (.85, '#4a2e14'), (1, '#1c0f08')]),
    'snapper_fillet': skin_fillet('snapper', [(.32, '#eab49a'), (.46, '#d9785c'), (.62, '#b8482e'), (.8, '#7d3014'), (1, '#34140a')], .80, .34, (-.36, -.08, .20)),
    'grilled_sardine': grilled_fish('sardine', whole.SARDINE, .86, .17, .115),
    'poached_fish': market.fillet('poached', [(0.0, '#e9d9b8'), (.25, '#f6ecd6'), (.5, '#fdf8ec')], [(.8, '#fbf1dc'), (.95, '#f3dfb4'), (1, '#eccf96')], (.36, .24, .13)),
    'poached_salmon': market.fillet('poachedsalmon', [(0.0, '#d98a5c'), (.25, '#eca984'), (.5, '#f6c8ac')], [(.75, '#f0b490'), (.95, '#e6a078'), (1, '#dc9468')], (1.02, .34, .15)),
    'dried_chili': small.ball('driedchili', [(0.1, '#4a0806'), (.5, '#8a160c'), (.9, '#b83018')], .06, (2.3, .85, .7), .2, rough=.2, coat=.6),
}
