"""A cup of coffee with latte art, or black with its crema; a snack lies on the saucer."""
import math

import numpy as np

from kit.meshes import blob, grid, lathe, tubes
from kit.numbers import TAU, clamp, nz, smooth
from kit.surfaces import mat
from parts.things import dress
from scenery.crockery import ceramic, spoon
from scenery.tables import napkin

VIEW = {'table': 'wood', 'wall': '#8d7a68', 'light': 'morning', 'elev': 42, 'radius': .96, 'height': .32, 'key_az': 146, 'bright': .1}


def cup(colour, size=1.0):
    china = ceramic('cup', colour, .16)
    lathe('saucer', [(0, .05), (.3, .05), (.36, .045), (.6, .085), (.82, .14), (.835, .15), (.82, .155), (.6, .105), (.4, .07), (0, .07)], china)
    k = size
    lathe('mug', [(r * k, z * k) for r, z in ((0, .07), (.26, .07), (.3, .1), (.46, .26), (.56, .48), (.585, .62), (.575, .635), (.56, .62), (.535, .48), (.43, .27), (.25, .13),
                                              (0, .12))], china, loc=(0, 0, .02), segs=128)
    bow = [((.565 + .23 * math.sin(t) * (1 - .12 * math.cos(t))) * k, 0, (.4 + .16 * math.cos(t) - .05 * math.sin(t)) * k, 1 + .25 * abs(math.cos(t)))
           for t in np.linspace(.0, math.pi, 24)]
    handle = tubes('handle', [bow], .042, china, 6)
    handle.location, handle.rotation_euler = (0, 0, .02), (0, 0, -.5)


def rosetta(x, y):
    """A leaf on a stem: 1 where the milk is white."""
    s = (y + .72) / 1.5
    half = .74 * math.sin(math.pi * clamp(s) ** .8) ** .75
    k = 0.0
    if 0 < s < 1 and half > 0:
        q = abs(x) / half
        wave = s * 6.5 - q ** 1.3 * .95 + .10 * nz(x, y, 0, 4)
        k = smooth(.16, .32, wave % 1) * (1 - smooth(.78, .92, wave % 1)) * (1 - smooth(.82, 1.0, q)) * smooth(.0, .03, abs(x) - .012)
        head = math.hypot(x * 1.05, (y - .56) * 1.2)
        k = max(k, 1 - smooth(.20, .24, head - .05 * (abs(x) < .2) * (y > .6) * (1 - abs(x) * 5)))
    return k


def heart(x, y):
    """Rings that end in the tip of a heart."""
    x, y = x * 1.25, (y + .1) * 1.25
    d = math.hypot(x, y - .28 * math.sqrt(abs(x) + .02) * 1.2)
    return max(1 - smooth(.52, .56, d), (1 - smooth(.03, .06, abs(d - .68))) * .8)


def milk(u, v, drawn, size):
    a = u * TAU
    x, y = v * math.cos(a), v * math.sin(a)
    k = drawn(x, y) if drawn else .1 + .12 * nz(x, y, 0, 3)
    return .548 * x * size, .548 * y * size, .012 * smooth(.93, 1.0, v), {'t': clamp(.12 + .72 * k - .1 * smooth(.90, .99, v))}


FOAM = [(0.0, '#5d2f12'), (0.12, '#8a4f22'), (0.35, '#b67a42'), (0.7, '#efd9b4'), (1, '#f8ecd4')]
CREMA = [(0.0, '#3a1a08'), (0.12, '#7a4216'), (0.22, '#a8652a'), (.4, '#c98a44'), (1, '#d9a564')]


def build(seed, colour='#e9e2d6', art='rosetta', brew=None, size=1.0, sugar=True, toppings=(), cloth='#8d9aa0', beside=()):
    """brew: two colours of a drink with neither milk nor crema, such as filter coffee or tea."""
    cup(colour, size)
    drawn = {'rosetta': rosetta, 'heart': heart, None: None}[art]
    m = mat('foam' + str(art), FOAM if drawn else CREMA, attr='t', nscale=7, namt=.14 if drawn else .5, rough=.2, rough_var=.1, coat=.3, coat_rough=.12, sss=.2, sss_scale=.04,
            bumps=[('cells', 70, .06)])
    if brew:
        m = mat('brew' + brew[0], [(0.0, brew[0]), (.5, brew[1]), (1, brew[1])], attr='t', nscale=3, namt=.3, rough=.03, coat=1, coat_rough=.02, spec=.7, sss=.15, sss_scale=.08)
    grid('foam', 300, 130, lambda u, v: milk(u, v, drawn, size), m, wrap=True, loc=(0, 0, .02 + .555 * size), rot=(0, 0, .35))
    spoon((.42, -.62, .1), 1.25, .9)
    if sugar:
        for k, (x, y) in enumerate(((-.62, -.32), (-.52, -.46))):
            blob('sugar', mat('brownsugar', [(0.2, '#a8703a'), (.8, '#d3a468')], nscale=30, rough=.5, bumps=[('cells', 40, .5)]), .08, (1, 1, .8), .25, 2, seed + k, loc=(x, y, .19))
    dress(toppings, seed)
    napkin(cloth, (-1.2, .9, 0), -.3, .75, seed)
    dress(beside, seed + 50)
