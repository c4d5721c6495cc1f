"""More pieces of the larder: pasta, lentils, slices of mushroom, fried and battered things, fruit and fish."""
import math
import random

from mathutils import Vector

from kit.meshes import blob, box, grid, tubes
from kit.numbers import TAU, clamp, fbm, nz, smooth
from kit.surfaces import mat
from parts import large, small
from parts.cooked import carved
from parts.small import AWAY


def mushroom_slice(seed):
    """A mushroom cut lengthwise and fried: a cap, a stem, brown at its edge."""
    m = mat('mushroomslice', [(0.0, '#f3e3c0'), (.4, '#e3c48c'), (.7, '#b07c40'), (.9, '#6f421c'), (1, '#3a1f0e')], attr='t', nscale=9, namt=.35, rough=.28, coat=.45, sss=.25,
            bumps=[('noise', 18, .3)])
    size = random.Random(seed).uniform(.85, 1.2)

    def fn(u, v):
        a, d = u * TAU, v
        c, s = math.cos(a), math.sin(a)
        x = .17 * c if s > -.1 else c * (.055 + .03 * smooth(-.9, -1, s) + .115 * smooth(-.3, -.1, s))
        y = .13 * s + .03 * (1 - abs(c)) if s > -.1 else .20 * s
        gill = smooth(.05, .02, abs(s + .12)) * .4 * (abs(c) > .3)
        z = .05 - .02 * d ** 6 + .05 * x * x * 9 + .012 * nz(x * 9, y * 9, seed)
        return x * d * size, y * d * size, z, {'t': clamp(.2 + .68 * smooth(.7, 1, d) + .2 * nz(x * 7, y * 7, seed) + gill)}
    return [grid('mushroomslice', 48, 12, fn, m, wrap=True, thick=.022, loc=AWAY)]


def orecchietta(seed):
    """A little ear: a cup of dough, rough outside."""
    m = mat('orecchietta', [(0.1, '#e0b05c'), (.5, '#efcf8c'), (.9, '#f8e6b8')], nscale=12, rough=.3, coat=.4, sss=.3, bumps=[('noise', 30, .4)])

    def fn(u, v):
        a = u * TAU
        x, y = .125 * v * math.cos(a), .105 * v * math.sin(a)
        return x, y, .02 + .075 * v ** 2.4 * (1 + .25 * nz(math.cos(a), math.sin(a), seed, 1.5)) + .006 * nz(x * 40, y * 40, seed)
    return [grid('orecchietta', 30, 10, fn, m, wrap=True, thick=.024, loc=AWAY)]


def macaroni(seed):
    """A short bent pipe."""
    m = mat('macaroni', [(0.1, '#e3b04c'), (.6, '#f0cb78'), (.95, '#f8e2a8')], rand=.3, rough=.25, coat=.5, sss=.35, bumps=[('noise', 14, .1)])

    def fn(u, v):
        a, s = u * TAU, (v - .5) * 1.9
        r = .056
        cx, cy = .17 * math.sin(s), .17 * math.cos(s) - .13
        return cx + r * math.cos(a) * math.sin(s), cy + r * math.cos(a) * math.cos(s), .06 + r * math.sin(a)
    return [grid('macaroni', 18, 16, fn, m, wrap=True, thick=.018, loc=AWAY)]


def crisp_long(name, stops, long=.9, fat=.2, crag=.22, taper=.5, res=6, **surface):
    """Long pieces fried in batter: fish, prawns, sticks of vegetables."""
    def maker(seed):
        rnd = random.Random(seed)
        m = mat('batter' + name, list(stops), attr='t', nscale=9, detail=8, namt=.5, **{'rand': .15, 'rough': .36, 'coat': .35, 'coat_rough': .2, 'sss': .1,
                'bumps': [('noise', 26, .6, 8), ('cells', 15, .35)], **surface})
        ob = blob('batter', m, 1, (long / 2, fat * rnd.uniform(.9, 1.1), fat * .72), crag * .4, 1.4, seed, res=res, loc=AWAY)
        bend, vals = rnd.uniform(-.25, .25), []
        # read before anything moves, because Blender recomputes all of them after each change
        for v, normal in [(v, v.normal.copy()) for v in ob.data.vertices]:
            x, y, z = v.co
            s = x / (long / 2)
            v.co += normal * (crag * .22 * fat * 5 * .2 * (fbm(x, y, z, 5, 4, seed) + .5 * nz(x, y, z, 17, seed)))
            v.co.y = v.co.y * (1 - taper * .5 * (s + 1) * .5) + bend * s * s * long * .5
            v.co.z += fat * .6
            vals.append(clamp(.5 + .75 * fbm(x, y, z, 6, 4, seed + 3) + .25 * nz(x, y, z, 19, seed) - .22 * smooth(.75, 1, abs(s))))
        ob.data.attributes.new('t', 'FLOAT', 'POINT').data.foreach_set('value', vals)
        return [ob]
    return maker


def fillet(name, flesh, crust, size=(.62, .36, .17)):
    """A thick piece of fish, its flakes in the sides, seared on top."""
    def maker(seed):
        m = mat('fillet' + name, [*flesh, *crust], attr='t', nscale=11, detail=8, namt=.12, rough=.26, rough_var=.15, coat=.45, sss=.3, sss_rad=(1, .8, .6), sss_scale=.06,
                bumps=[('noise', 26, .3)])
        ob = blob('fillet', m, 1, rough=0, res=6, loc=AWAY)
        vals = []
        for v in ob.data.vertices:
            n = v.co.normalized()
            k = 1 / (abs(n.x) ** 3.4 + abs(n.y) ** 3 + abs(n.z) ** 4) ** (1 / 3.3)
            x, y, z = n.x * k * size[0] * (1 - .10 * n.y), n.y * k * size[1] * (1 - .25 * n.x), n.z * k * size[2] * (1 - .3 * n.x * .6)
            flake = math.sin((x * 1.0 + .8 * abs(y) + .4 * z) * 34 + 2 * nz(x * 3, y * 3, z * 3, 1, seed))
            top = smooth(.35, .8, n.z * k)
            d = .014 * flake * (1 - .6 * top) + .02 * fbm(x, y, z, 4, 3, seed)
            v.co = Vector((x + n.x * d, y + n.y * d, z + n.z * d + size[2]))
            sear = top * smooth(-.3, .35, nz(x * 1.4, y * 2.2, seed, 1.6) + .4 * nz(x * 6, y * 7, seed, 1) + .25)
            vals.append(clamp(.22 + .14 * flake + .62 * sear))
        ob.data.attributes.new('t', 'FLOAT', 'POINT').data.foreach_set('value', vals)
        return [ob]
    return maker


def pecan(seed):
    """Half a nut: two ridged lobes along a groove."""
    m = mat('pecanhalf', [(0.0, '#2e1407'), (.4, '#6a3412'), (.75, '#9a5a26'), (1, '#c48a4c')], attr='t', nscale=14, namt=.25, rough=.3, coat=.45, bumps=[('noise', 26, .4)])

    def fn(u, v):
        a, s = u * TAU, v * 2 - 1
        k = (1 - abs(s) ** 2.4) ** .5
        y, z = math.cos(a), math.sin(a)
        groove = math.exp(-(y / .16) ** 2) * (z > 0)
        ridge = .5 + .5 * math.sin(y * 17 + 1.2 * nz(s * 3, y, seed))
        r = 1 - .42 * groove + .08 * ridge * (z > 0)
        return .2 * s, .10 * k * y * (1 + .05 * nz(s * 4, seed)), max(0, .085 * k * z * r) + .01, {'t': clamp(.72 - .6 * groove - .3 * (1 - ridge) + .1 * nz(s * 5, y * 4, seed))}
    return [grid('pecan', 60, 30, fn, m, wrap=True, loc=AWAY)]


def pod(seed):
    """An edamame pod: swollen by three beans, with down on its skin and a tip at each end."""
    m = mat('soypod', [(0.1, '#4a7a1c'), (.5, '#6f9e34'), (.9, '#a0c45c')], nscale=7, rand=.35, rough=.38, coat=.35, coat_rough=.2, sss=.25, thin=.05, bumps=[('noise', 34, .4, 8), ('noise', 8, .2)])
    rnd = random.Random(seed)
    bend, beans = rnd.uniform(.1, .3) * rnd.choice((-1, 1)), rnd.choice((2, 3, 3))

    def fn(u, v):
        a, s = u * TAU, v * 2 - 1
        k = max(0, 1 - abs(s) ** 2.6) ** .6
        swell = .45 + .55 * abs(math.cos((s * .86 + (0 if beans == 3 else .33)) * math.pi * 1.5)) ** .7
        tip = .012 * smooth(.85, 1, abs(s))
        wide, fat = (.075 * k + tip) * (.72 + .28 * swell), (.056 * k * swell + tip)
        seam = .018 * math.exp(-(math.cos(a) - 1) ** 2 * 60)
        return .36 * s, (wide + seam) * math.cos(a) + bend * (s * s - .3) * .5, .085 + fat * math.sin(a)
    return [grid('pod', 28, 60, fn, m, wrap=True, loc=AWAY)]


def leafy(seed):
    """A frilled leaf of lettuce, pale at its rib."""
    m = mat('frill', [(0.0, '#eef2c4'), (.35, '#b4d45c'), (.7, '#79b034'), (1, '#437f1c')], attr='t', nscale=7, namt=.3, rough=.32, coat=.25, thin=.4, bumps=[('noise', 14, .4), ('cells', 9, .15)])

    def fn(u, v):
        x, y = u * 2 - 1, v
        w = .30 * math.sin(math.pi * min(.97, .16 + .8 * y)) ** .7
        edge = max(abs(x), smooth(.7, 1, y))
        frill = edge ** 3 * (.07 * nz(x * 5, y * 9, seed) + .05 * nz(x * 11, y * 17, seed + 1))
        return x * w, .62 * (y - .5), .05 + .22 * (x * w) ** 2 * 6 + .10 * math.sin(y * 2.4 + seed) + frill, {'t': clamp(.2 + .65 * edge * smooth(0, .4, y) + .2 * y)}
    return [grid('frill', 34, 36, fn, m, sub=1, thick=.006, loc=AWAY)]


def halloumi(seed):
    """A slab with grill marks."""
    m = mat('halloumi', [(0.0, '#f6ead0'), (.35, '#f0d9a6'), (.55, '#d9a452'), (.8, '#8f5018'), (1, '#4a240c')], attr='t', nscale=9, namt=.3, rough=.4, coat=.2, sss=.2, bumps=[('noise', 18, .35)])

    def fn(u, v):
        a = u * TAU
        k = 1 / (abs(math.cos(a)) ** 5 + abs(math.sin(a)) ** 5) ** .2
        d, z = (min(v / .8, 1), .10) if v < .8 else (1 + .03 * math.sin((v - .8) / .2 * math.pi), .10 * (1 - (v - .8) / .2))
        x, y = .34 * k * d * math.cos(a), .2 * k * d * math.sin(a)
        bar = smooth(.55, .85, math.sin((x + .35 * y) * 32)) * (v < .85)
        return x, y, z + .012 * nz(x * 5, y * 5, seed) - .012 * bar, {'t': clamp(.2 + .62 * bar * (.7 + .5 * nz(x * 4, y * 4, seed)) + .25 * smooth(.7, .85, v) + .1 * nz(x * 8, y * 8, seed))}
    return [grid('halloumi', 90, 30, fn, m, wrap=True, loc=AWAY)]


def lamb_chop(seed):
    """A chop: an eye of meat, pink at its cut side, with a crisp rim of fat, on a clean bone."""
    m = mat('lambchop', [(0.0, '#b0605a'), (.25, '#8f4a34'), (.5, '#6a2f18'), (.75, '#3a180c'), (1, '#e0b878')], attr='t', nscale=8, detail=8, namt=.25, rough=.3, rough_var=.2, coat=.45,
            bumps=[('noise', 20, .7, 8), ('cells', 22, .3)])
    ivory = mat('chopbone', [(0.1, '#b08a5c'), (.7, '#e6d2aa')], nscale=6, rough=.4, bumps=[('noise', 12, .3)])

    def fn(u, v):
        a = u * TAU
        c, s = math.cos(a), math.sin(a)
        r = .30 * (1 + .10 * nz(c, s, seed, 1.4) - .12 * c)
        d, up = (v / .62, 1) if v < .62 else (1 + .05 * math.sin((v - .62) / .38 * math.pi), 1 - (v - .62) / .38)
        x, y = r * d * c, r * d * s * .86
        fat = smooth(.1, .6, -c * .4 + s) * smooth(.84, .95, d)
        bars = smooth(.5, .9, math.sin((x * .8 + y) * 30)) * (v < .6)
        z = (.17 if v < .62 else .17 * up) + .02 * fbm(x, y, 0, 6, 4, seed) * (v < .7) - .02 * smooth(.85, 1, d) * (v < .62)
        return x, y, z, {'t': clamp((.36 + .3 * bars + .22 * nz(x * 4, y * 4, seed)) * (1 - fat) + fat * (.92 + .1 * nz(x * 9, y * 9, seed)))}
    bone = tubes('bone', [[(.18 + .62 * t, .10 + .16 * math.sin(t * 2.2), .10 + .02 * t, 1 + .25 * (t > .93) - .2 * (1 - t)) for t in (k / 12 for k in range(13))]], .045, ivory, 5)
    bone.location = AWAY
    return [grid('chop', 70, 36, fn, m, wrap=True, loc=AWAY), bone]


def bone_biscuit(seed):
    m = mat('bonebiscuit', [(0.1, '#b8762c'), (.6, '#d9a052'), (.95, '#ecc080')], nscale=9, rough=.6, bumps=[('noise', 30, .4, 8)])

    def fn(u, v):
        a = u * TAU
        c, s = math.cos(a), math.sin(a)
        x = .26 * c
        wide = .055 + .075 * smooth(.13, .2, abs(x)) - .03 * smooth(.235, .262, abs(x)) * (abs(s) < .35)
        d = min(1, v / .7)
        return x * d * (1 + .12 * abs(s) * (abs(x) > .15)), wide * math.copysign(abs(s) ** .6, s) * d, .05 if v < .7 else .05 * (1 - (v - .7) / .3)
    return [grid('bonebiscuit', 80, 16, fn, m, wrap=True, loc=AWAY)]


GOLD = ((0.0, '#8f4d16'), (.35, '#d08d3a'), (.7, '#eebf6c'), (.95, '#f8dca0'))
PALE = ((0.0, '#c98a3c'), (.35, '#e9be72'), (.7, '#f6dfa6'), (.95, '#fdf1d0'))
MARKET = {
    **{f.__name__: f for f in (mushroom_slice, orecchietta, macaroni, pod, leafy, halloumi, lamb_chop, bone_biscuit)},
    'pecan_half': pecan,
    'battered_fish': crisp_long('fish', GOLD, 1.15, .24, .3),
    'tempura_prawn': crisp_long('tprawn', PALE, .9, .12, .55, .7),
    'tempura_stick': crisp_long('tstick', PALE, .72, .10, .55, .2),
    'tempura_round': crisp_long('tround', PALE, .52, .23, .35, 0),
    'akra': crisp_long('akra', ((0.0, '#6f380e'), (.35, '#b06c20'), (.7, '#d59c45'), (.95, '#eec680')), .58, .15, .85, .1, 6),
    'sweetbread': large.crisp_chunk('sweetbread', ((0.0, '#7a3c10'), (.35, '#bd7a2c'), (.75, '#e6b868')), .2, .2, rough=.26, coat=.55),
    'buckthorn': small.ball('buckthorn', [(0.1, '#e07a08'), (.8, '#f9b02a')], .052, (1, 1, 1.1), .02, rough=.08, coat=.8, sss=.4),
    'white_fillet': fillet('white', [(0.0, '#e0cfae'), (.2, '#f3e8d2'), (.36, '#fcf7ea')], [(.5, '#f0d49a'), (.65, '#d9a04a'), (.85, '#a8641c'), (1, '#6a380e')]),
    'salmon_fillet': fillet('salmon', [(0.0, '#d9784a'), (.2, '#ee9a6c'), (.36, '#f8bf9c')], [(.5, '#e8a060'), (.65, '#c9702c'), (.85, '#8f4414'), (1, '#54240a')], (.5, .28, .15)),
    'lentil': small.ball('lentil', [(0.1, '#4a3018'), (.5, '#7a5428'), (.9, '#a87c44')], .045, (1, 1, .5), .05, rough=.35),
    'hominy': small.ball('hominy', [(0.1, '#e3cb98'), (.8, '#f8ecd0')], .1, (1.15, 1, .85), .16, rough=.25, sss=.4),
    'salami': small.disc('salamislice', [(0.0, '#b03a30'), (.7, '#a8302a'), (.92, '#8a221c'), (1, '#5c140f')], .2, .03, wave=.03, nscale=22, namt=.9, rough=.2, coat=.5),
    'chourico': small.disc('chouricoslice', [(0.0, '#b8481c'), (.6, '#a83a14'), (.9, '#7a200a'), (1, '#4a1006')], .13, .06, wave=.012, nscale=20, namt=.8, rough=.18, coat=.6),
    'tomato_slice': small.disc('tomatoslice', [(0.0, '#e8806a'), (.25, '#d9402a'), (.55, '#dd5238'), (.8, '#c42c14'), (1, '#a81a08')], .27, .05, wave=.012, nscale=7, namt=.35, rough=.12, coat=.7),
    'kale': large.sliced('kaleshred', [(0.1, '#16420c'), (.6, '#2f6f1c'), (.9, '#5c9434')], .4, .07, .008, .08, rough=.25, coat=.5),
    'rapini': large.sliced('rapinileaf', [(0.1, '#1c430c'), (.6, '#3a7420'), (.9, '#6f9e3c')], .34, .1, .01, .12, rough=.25, coat=.5),
    'aubergine': small.cube('auberginebit', [(0.1, '#2a1220'), (.4, '#5c3a2c'), (.8, '#a8865c')], (.2, .18, .14), .04, .03, rough=.22, coat=.5),
    'grilled_aubergine': small.disc('grilledaubergine', [(0.0, '#c9a468'), (.6, '#b08a4c'), (.9, '#7a4a24'), (1, '#2a1220')], .26, .06, wave=.03, nscale=6, namt=1.0, rough=.25, coat=.45),
    'grilled_courgette': large.sliced('grilledcourgette', [(0.05, '#3a220c'), (.25, '#8a8a34'), (.55, '#c4cc74'), (.95, '#e6eab0')], .66, .2, .04, .05, (7, 1, 1), rough=.22, coat=.45),
    'red_pepper': large.sliced('redpepper', [(0.05, '#3a0c06'), (.25, '#a81a08'), (.6, '#d2381a'), (.95, '#ee7040')], .46, .17, .04, .12, (1, 2, 1), rough=.14, coat=.7),
    'yellow_pepper': large.sliced('yellowpepper', [(0.05, '#4a2408'), (.25, '#d9920c'), (.6, '#f0b424'), (.95, '#f8d060')], .46, .17, .04, .12, (1, 2, 1), rough=.14, coat=.7),
    'bulgogi': large.sliced('bulgogi', [(0.05, '#2a0f06'), (.35, '#5c2a12'), (.65, '#8a4a22'), (.95, '#b87c48')], .44, .24, .016, .15, rough=.14, coat=.8, coat_rough=.06),
    'grilled_pork': large.sliced('grilledpork', [(0.05, '#24100a'), (.3, '#7a3c18'), (.6, '#b0703a'), (.95, '#d9a468')], .5, .3, .04, .07, rough=.18, coat=.65),
    'shawarma_beef': large.sliced('shawarmabeef', [(0.05, '#24100a'), (.35, '#6a3418'), (.65, '#96582c'), (.95, '#b8804c')], .36, .14, .02, .08, rough=.25, coat=.4),
    'crisp_onion': small.grated('crisponion', [(0.1, '#54240a'), (.4, '#96501a'), (.8, '#c98a3c')], .34, .02, coat=.4, rough=.3),
    'beet_wedge': small.wedge('beetw', [(0.0, '#4a0618'), (.5, '#7a0f2c'), (1, '#96284a')], '#34040f', .36, .17),
    'gherkin': small.ball('gherkinwhole', [(0.1, '#4a5a1a'), (.5, '#6d7d30'), (.9, '#98a04c')], .13, (2.6, 1, .9), .07, nscale=7, rough=.2, coat=.5, bumps=[('cells', 12, .7), ('noise', 10, .3)]),
    'clam_bit': small.ball('clambit', [(0.1, '#b8824c'), (.4, '#e3c090'), (.9, '#f6e6c8')], .085, (1.5, .9, .7), .25, rough=.16, coat=.6),
    'brisket': carved('brisket', [(0.0, '#8a5238'), (.4, '#7a4630'), (.7, '#6a3a26'), (.86, '#8f5c3c'), (1, '#d9b88a')], [(0.1, '#1f0c06'), (.5, '#44200f'), (.9, '#6f3c20')], .38, .18, n=6),
    'smoked_brisket': carved('smokedbrisket', [(0.0, '#a8554c'), (.4, '#9c4a40'), (.7, '#8a3f34'), (.86, '#6f3028'), (1, '#e0c09a')], [(0.05, '#0f0705'), (.4, '#2a140a'), (.9, '#5c3220')], .44, .2, n=7),
    'latke': crisp_long('latke', ((0.0, '#6a340c'), (.3, '#b06c1c'), (.6, '#dda544'), (.95, '#f3d68a')), .74, .32, .5, 0),
    'roast_beef': carved('roastbeef', [(0.0, '#b8606a'), (.4, '#a8545a'), (.65, '#8f4c44'), (.82, '#6f3a2a'), (1, '#4a2414')], [(0.1, '#1c0b06'), (.5, '#4a2410'), (.9, '#7d4a24')], .4, .2, n=6),
    'roast_lamb': carved('roastlamb', [(0.0, '#c46a72'), (.4, '#b4585e'), (.65, '#96504a'), (.82, '#7a4430'), (.9, '#d9b07c'), (1, '#e8c890')],
                         [(0.1, '#2a1006'), (.5, '#6f3812'), (.9, '#b87830')], .32, .2, fat=1.0, n=6),
    'blini': small.disc('blini', [(0.0, '#d39a4c'), (.6, '#c4863a'), (.9, '#e3bd7c'), (1, '#f0d49c')], .2, .07, wave=.01, nscale=9, namt=.5, rough=.5, bumps=[('noise', 26, .4)]),
    'lox_curl': large.sliced('loxcurl', [(0.0, '#d9481c'), (0.5, '#ee7440'), (0.66, '#f7b48c'), (1, '#e35a2c')], .3, .2, .02, .1, (4, 1, 1), rough=.14, coat=.6),
    'goat': large.crisp_chunk('goat', ((0.0, '#240f06'), (.35, '#54260e'), (.65, '#84451c'), (.95, '#b07a40')), .16, .3, rough=.28, coat=.5),
    'drumette': large.meat_chunk('drumette', ((0.08, '#5c1f0a'), (.36, '#a3501c'), (.6, '#cf8a40'), (.95, '#e8b870')), .24),
    'walnut': small.ball('walnut', [(0.1, '#7a4a1c'), (.5, '#b8843c'), (.9, '#dcb678')], .09, (1.3, 1, .7), .25, rough=.4, coat=.15, bumps=[('cells', 14, 1.0)]),
    'marshmallow': small.cube('marshmallow', [(0.1, '#f6eee4'), (.8, '#fffaf4')], (.12, .12, .11), .04),
    'cinnamon': small.grated('cinnamonstick', [(0.1, '#5c2a10'), (.8, '#a05a28')], .6, .05, rough=.5),
    'plant_patty': large.crisp_chunk('plantpatty', ((0.0, '#3a1a0a'), (.35, '#6f3a1a'), (.7, '#9a6030'), (.95, '#c48e54')), .3, .1),
    'crouton_round': small.disc('rustictoast', [(0.0, '#e3bf80'), (.6, '#c98c44'), (.88, '#8a4f1c'), (1, '#4a240c')], .34, .07, wave=.02, nscale=12, namt=.5, rough=.6, bumps=[('cells', 24, .6)]),
    'cracker': small.cube('cracker', [(0.1, '#8a5220'), (.4, '#c08a44'), (.8, '#e3bd7c')], (.42, .26, .035), .01, .006, nscale=14, namt=1.2, rough=.6, bumps=[('noise', 34, .6, 8)]),
}
