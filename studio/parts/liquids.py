"""Soups, sauces and drops of oil."""
import math
import random

from kit.meshes import blob, grid, lathe, place, tubes
from kit.numbers import TAU, clamp, fbm, nz, smooth
from kit.surfaces import mat

# Dark and light colours, then how far light enters it.
BROTHS = {
    'tonkotsu': ('#b98a5c', '#d8b48a', '#ecd6b4'), 'shio': ('#a8742c', '#cf9f4e', '#e6c47c'), 'shoyu': ('#4a210a', '#7d4116', '#a8662c'),
    'miso': ('#7d3f12', '#b06a26', '#d39a4e'), 'clear': ('#7a4216', '#a86a2c', '#c99350'), 'chicken': ('#b87c1c', '#dba53c', '#efc96a'),
    'red': ('#6d2206', '#9c3f10', '#c8682a'), 'soba': ('#4a3a2e', '#6d5646', '#8a7360'), 'kimchi': ('#6d1a06', '#a8360e', '#d0601f'), 'coconut': ('#d99a2c', '#eab952', '#f6d98c'),
    'curry': ('#8a4208', '#c0701a', '#e0a03c'), 'butter': ('#a83c0c', '#d2662a', '#ea9450'), 'dal': ('#b8780c', '#dba022', '#f0c552'),
    'brown': ('#4a220a', '#7a4412', '#a3682a'), 'squash': ('#b8680c', '#dd9022', '#f2b850'), 'beet': ('#5c0620', '#95143f', '#c0396a'),
    'pink': ('#7a1440', '#b02c60', '#d0587f'), 'pea': ('#a8842c', '#cdaa4c', '#e3c878'), 'green': ('#3c5a14', '#648028', '#90a84c'),
    'tomato': ('#7a1404', '#b02c0c', '#d8572a'), 'maple': ('#4a1c04', '#7d3a0c', '#a8601c'), 'caramel': ('#3a1204', '#6d2c08', '#9c4c14'),
    'guacamole': ('#4f6a1c', '#7d9434', '#a8b45c'), 'chocolate': ('#1a0a05', '#33160b', '#552a16'), 'labneh': ('#ece2cc', '#f6efdf', '#fdfaf2'),
    'white': ('#e6d9c0', '#f2e9d6', '#fbf6ea'), 'berry': ('#2c1234', '#4a2450', '#6f4672'), 'hummus': ('#b8924f', '#d4b378', '#e6cd9c'), 'moilee': ('#b8821c', '#e3b548', '#f5dc94'), 'francesinha': ('#6d1c06', '#a83c0c', '#d2662a'), 'chowder': ('#d9c49a', '#ecdcba', '#f8eed6'), 'split': ('#a88a24', '#c9aa3c', '#e0c662'), 'kale': ('#7a8434', '#a8b05c', '#ccd08a'), 'chili_oil': ('#7a0f02', '#b02408', '#d9501c'),
    'molasses': ('#140603', '#2a1006', '#4a1f0c'), 'pepper_sauce': ('#1f0f08', '#3f2212', '#6a4024'), 'legim': ('#4a4a14', '#74702a', '#a0984c'), 'creole': ('#6d1c06', '#a3380e', '#cf6428'),
    'cider': ('#c29a4c', '#e3c684', '#f4e4b4'), 'mash': ('#e0c274', '#f0dca0', '#f9edc8'), 'moutabal': ('#a8905c', '#c9b588', '#e2d4b0'), 'zaalouk': ('#5c1f0a', '#94401c', '#bd6a34'), 'pudding': ('#e6cfa0', '#f3e4c2', '#fbf3de'), 'tteok': ('#7a1404', '#b8300c', '#dd5a24'),
    'beet_hummus': ('#7a1f48', '#a83a66', '#cc7296'), 'garden': ('#2f6a14', '#5c9430', '#96bc5c'), 'cashew': ('#c98a2c', '#e6b458', '#f4d48c'), 'cream': ('#efe3cc', '#f7efde', '#fdf9ee'),
}


def broth_mat(kind, thick=False):
    a, b, c = BROTHS[kind]
    return mat('broth' + kind + ('thick' if thick else ''), [(0.1, a), (0.45, b), (0.8, c)], nscale=3.2, detail=6, namt=1.2, warp=.6,
               rough=.22 if thick else .06, spec=.55, coat=.5 if thick else .8, coat_rough=.06 if thick else .03, sss=.3, sss_rad=(1, .5, .2),
               sss_scale=.12, bumps=[('noise', 5, .25), ('noise', 16, .12)] if thick else [('noise', 3, .06)])


def broth(kind, level, r, loc=(0, 0, 0)):
    lathe('broth', [(0, level), (r * .46, level), (r * .92, level), (r, level + .008)], broth_mat(kind), segs=96, steps=4, loc=loc)


def thick(kind, level, r, seed=1, waves=.05, mound=0.0, loc=(0, 0, 0)):
    """A stew's sauce or a purée: an uneven, glossy surface."""
    m = broth_mat(kind, True)

    def fn(u, v):
        a, d = u * TAU, r * v
        x, y = d * math.cos(a), d * math.sin(a)
        z = level + mound * (1 - smooth(0, 1, v)) + waves * fbm(x, y, 0, 1.8, 4, seed) * (1 - smooth(.85, 1, v)) + .012 * smooth(.94, 1, v)
        return x, y, z
    grid('broth', 120, 60, fn, m, wrap=True, sub=1, loc=loc)


MASHES = {'avocado': [(0.0, '#47571a'), (.3, '#6a7c2e'), (.6, '#939f48'), (.85, '#b7bb68'), (1, '#cdcc8a')],
          'beet': [(0.0, '#4a0a2c'), (.3, '#86204c'), (.6, '#b83c6c'), (.85, '#d0648c'), (1, '#e08cac')],
          'liver': [(0.0, '#3f2414'), (.3, '#6f4526'), (.6, '#946440'), (.85, '#b08460'), (1, '#caa484')],
          'cretons': [(0.0, '#7a5438'), (.3, '#a87c58'), (.6, '#c69c78'), (.85, '#dcbc9c'), (1, '#ecd6bc')]}


def mashed(kind, level, r, seed=1, mound=.12, lumps=.16):
    """A mash, crushed with a fork or a stone: lumps and furrows, with hardly any gloss."""
    m = mat('mashed' + kind, MASHES[kind], attr='t', nscale=10, detail=8, namt=.45, rough=.38, rough_var=.15, coat=.2, coat_rough=.2, sss=.3, sss_rad=(.8, 1, .4), sss_scale=.06,
            bumps=[('noise', 22, .5, 8), ('cells', 14, .3)])

    def fn(u, v):
        x, y = r * v * math.cos(u * TAU), r * v * math.sin(u * TAU)
        lump = abs(fbm(x, y, 0, 3.6, 4, seed))
        furrow = .02 * math.sin((x * .9 + y * .5) * 26 + 4 * nz(x, y, 0, 2, seed)) * smooth(0, .3, nz(x, y, 4, 1.6, seed))
        return x, y, level + mound * (1 - v * v) + lumps * lump * (1 - smooth(.9, 1, v)) + furrow, {'t': clamp(.42 + .8 * (lump - .25) + furrow * 7 + .16 * nz(x, y, 2, 5, seed))}
    grid('mash', 200, 120, fn, m, wrap=True)


def grainy(kind):
    """A grainy purée: hardly any gloss, or it would look like a pudding."""
    a, b, c = BROTHS[kind]
    return mat('grainy' + kind, [(0.15, a), (0.5, b), (0.85, c)], nscale=17, detail=8, namt=1.1, rough=.55, rough_var=.2, coat=.06, coat_rough=.3, sss=.15, sss_scale=.04, bumps=[('noise', 34, .5, 8), ('cells', 24, .35)])


def swirl(kind, level, r, seed=1, deep=.1, mound=.06, turns=2.2, loc=(0, 0, 0), grain=False):
    """A purée spread with the back of a spoon: a spiral groove that holds oil."""
    m = grainy(kind) if grain else broth_mat(kind, True)

    def fn(u, v):
        a, d = u * TAU, v
        groove = .5 + .5 * math.cos(TAU * (d * turns - u) + .4 * nz(d * 3, a, seed))
        edge = 1 + .05 * nz(math.cos(a), math.sin(a), seed, 1.8)
        z = level + mound * smooth(0, .3, d) + deep * groove * (1 - smooth(.8, 1, d)) * smooth(.05, .3, d) - .1 * smooth(.88, 1, d)
        return r * edge * d * math.cos(a), r * edge * d * math.sin(a), z + .012 * fbm(d * 4, a, 0, 2, 3, seed)
    grid('puree', 160, 80, fn, m, wrap=True, loc=loc)


def pool(level, r, colour='#b8860b', loc=(0, 0, 0), seed=1):
    """A pool of oil."""
    m = mat('oilpool' + colour, [(0, colour), (1, colour)], rough=.03, coat=1, spec=.8, sss=.3, sss_scale=.05)
    lathe('oilpool', [(0, level), (r * .9, level), (r, level - .015)], m, segs=64, steps=3, loc=loc,
          warp=lambda x, y, z, v: (x * (1 + .25 * nz(x * 3, y * 3, seed)), y * (1 + .2 * nz(y * 3, x * 3, seed + 4)), z))


def drops(level, n, rmin, rmax, seed=1, colours=('#d9661a', '#f0a03c'), size=.03, flat=.18):
    rnd = random.Random(seed)
    oil = mat('oil' + colours[0], [(0, colours[0]), (1, colours[1])], rand=.8, rough=.03, spec=.8, coat=1, sss=.2, sss_scale=.03)
    drop = blob('drop', oil, 1, (1, 1, flat), 0, 1, res=3, loc=(0, 0, -9)).data
    for _ in range(n):
        a, d = rnd.uniform(0, TAU), rnd.uniform(rmin, rmax)
        s = .006 + size * rnd.random() ** 2.5
        place(drop, (d * math.cos(a), d * math.sin(a), level), (0, 0, 0), (s, s, s))


def ribbon(kind, pts, width, level, seed=1):
    """A drizzle of cream or sauce along a line."""
    tubes('drizzle', [[(x, y, level, clamp(.6 + .6 * nz(k * .7, seed, 2), .3, 1.4)) for k, (x, y) in enumerate(pts)]], width, broth_mat(kind, True), 3)
