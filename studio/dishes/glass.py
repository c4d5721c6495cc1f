"""Drinks in glasses: iced coffee, lassi, spritz, bubble tea, floats. The glass is a thin, cheap shell; the drink is a solid body."""
import math
import random

from dishes.cone import scoop
from kit.meshes import blob, box, grid, lathe, place, tubes
from kit.numbers import TAU, clamp, fbm, nz, smooth
from kit.surfaces import clear, mat
from parts.small import AWAY
from parts.things import dress
from scenery.tables import napkin

VIEW = {'table': 'wood', 'wall': '#8d7a68', 'light': 'morning', 'elev': 15, 'radius': .92, 'height': .72, 'key_az': 140, 'bright': .15, 'fstop': .3, 'lamps': 0}
# outline of each glass: radius and height, from the foot up; then where the drink begins and ends
SHAPES = {
    'tumbler': ([(0, 0), (.34, 0), (.37, .02), (.40, .6), (.43, 1.3)], .07, 1.12),
    'rocks': ([(0, 0), (.40, 0), (.43, .03), (.45, .5), (.47, 1.0)], .14, .82),
    'tall': ([(0, 0), (.30, 0), (.33, .02), (.35, .8), (.38, 1.62)], .08, 1.42),
    'wine': ([(0, .01), (.36, .01), (.38, .02), (.3, .045), (.06, .09), (.045, .4), (.06, .62), (.3, .74), (.46, .98), (.49, 1.22), (.44, 1.58)], .68, 1.30),
    'coupe': ([(0, .01), (.32, .01), (.34, .02), (.26, .045), (.05, .09), (.04, .5), (.06, .72), (.3, .82), (.55, 1.12), (.6, 1.22)], .80, 1.14),
}


def inner(profile, z, k=.94):
    """The glass's inner radius at a height."""
    for (r0, z0), (r1, z1) in zip(profile, profile[1:]):
        if z0 <= z <= z1 and z1 > z0:
            return max(.01, (r0 + (r1 - r0) * (z - z0) / (z1 - z0)) * k)
    return profile[-1][0] * k


def body(profile, low, high, layers, seed, still, limpid=None):
    """The drink: colours from bottom (0) to top (1), blended where they meet; if limpid, the colour is that of the light through
    it."""
    m = mat('drink' + layers[0][1] + layers[-1][1], [tuple(x) for x in layers], attr='t', nscale=3.2, namt=.0 if still else .30, warp=1.2, detail=4, rough=.06, coat=.7, spec=.6,
            sss=.35, sss_rad=(1, .6, .4), sss_scale=.08)
    if limpid:
        m = clear('limpid' + limpid, limpid, .05)
    n = 26
    pts = [(0, low)] + [(inner(profile, low + (high - low) * k / n), low + (high - low) * k / n) for k in range(n + 1)] + [(0, high)]
    lathe('drink', pts, m, segs=72, steps=2, warp=lambda x, y, z, v: (x, y, z, {'t': clamp((z - low) / (high - low))}))


def ice(profile, high, n, seed):
    """Ice cubes that stick out of the drink and touch the glass."""
    m = mat('icecube', [(0.1, '#dfe9ee'), (.8, '#fbfdfe')], nscale=5, rough=.08, coat=1, spec=.7, sss=.5, sss_rad=(.8, .9, 1), sss_scale=.12, bumps=[('noise', 9, .15)], thin=.4)
    rnd = random.Random(seed)
    for k in range(n):
        a, r = k * TAU / n + rnd.uniform(-.3, .3), inner(profile, high) * .52
        box('ice', (.24, .22, .23), m, .05, 1, .01, seed + k, loc=(r * math.cos(a), r * math.sin(a), high + rnd.uniform(-.05, .07)),
            rot=(rnd.uniform(-.5, .5), rnd.uniform(-.5, .5), rnd.uniform(0, TAU)))


def head(profile, high, colour, h, seed):
    """Foam, whipped cream or the top of a scoop."""
    m = mat('head' + colour, [(0.1, colour), (.8, '#fdf8ec')], nscale=9, rough=.4, sss=.4, sss_scale=.05, bumps=[('cells', 26, .5), ('noise', 30, .3)])
    r = inner(profile, high)
    lathe('head', [(0, 0), (r * .99, 0), (r * 1.0, h * .5), (r * .93, h * .85), (r * .6, h * 1.08), (0, h * 1.15)], m, segs=96, steps=8, loc=(0, 0, high - .01),
          warp=lambda x, y, z, v: (x, y, z + .05 * fbm(x, y, 0, 5, 3, seed) * smooth(.2, .9, z / h)))


def pearls(profile, low, n, seed):
    m = mat('tapioca', [(0.1, '#160a06'), (.8, '#3a1c10')], rand=.4, rough=.08, coat=.8, sss=.1)
    rnd = random.Random(seed)
    ball = blob('pearl', m, .062, rough=.02, res=3, loc=AWAY).data
    for k in range(n):
        a, z = rnd.uniform(0, TAU), low + .05 + .38 * rnd.random() ** 1.4
        r = inner(profile, z) * .985 - .04
        place(ball, (r * math.cos(a), r * math.sin(a), z))


def stripes(profile, low, high, colour, seed):
    """Syrup that runs down inside the glass."""
    m = mat('stripe' + colour, [(0.1, colour), (.8, colour)], rough=.1, coat=.6)
    rnd, lines = random.Random(seed), []
    for k in range(17):
        a, end, w = k * TAU / 17 + rnd.uniform(-.1, .1), rnd.uniform(.1, .75), rnd.uniform(.5, 1.5)
        lines.append([((inner(profile, z) * 1.0) * math.cos(a + .08 * math.sin(z * 6 + k)), (inner(profile, z)) * math.sin(a + .08 * math.sin(z * 6 + k)), z, w * (1 - .75 * t))
                      for t in (i / 12 for i in range(13)) for z in (low + .04 + (high - low) * end * t,)])
    tubes('stripes', lines, .03, m, 2)


def droplets(profile, low, high, n, seed):
    """Condensation on the cold glass."""
    m = clear('dew', '#ffffff', .25)
    rnd = random.Random(seed)
    drop = blob('dew', m, 1, (1, 1, 1), .05, 2, res=2, loc=AWAY).data
    for _ in range(n):
        a, z = rnd.uniform(0, TAU), low + (high - low) * rnd.random()
        r, s = inner(profile, z, 1.0) + .004, .004 + .012 * rnd.random() ** 3
        place(drop, (r * math.cos(a), r * math.sin(a), z), (0, 0, 0), (s, s, s * 1.2))


def straw(profile, high, colour, lean):
    m = mat('straw' + colour, [(0, colour), (1, colour)], rough=.4)
    r = inner(profile, high) * .6
    tubes('straw', [[(-r * .2 * lean, .02, high - .6), (r * .6 * lean, .1, high + .55)]], .045, m, 6)


def slice_on_rim(profile, rind, flesh, seed):
    """A wheel of citrus stuck on the rim."""
    m = mat('citrus' + rind, [(0.0, '#fdf3d0'), (.08, flesh), (.78, flesh), (.86, '#fdf7e6'), (.93, rind), (1, rind)], attr='t', nscale=14, namt=.1, rough=.15, coat=.5, sss=.4, thin=.2)
    r, top = profile[-1]

    def fn(u, v):
        a = u * TAU
        spoke = smooth(.82, 1, abs(math.cos(a * 4.5))) * (v < .8) * (v > .05)
        return .26 * v * math.cos(a), .02 * nz(v * 4, a), .26 * v * math.sin(a), {'t': clamp(v if not spoke else .84)}
    grid('citrus', 90, 30, fn, m, wrap=True, thick=.03, loc=(r * .8, -.12, top - .02), rot=(0, .2, .5))


def build(seed, shape='tumbler', layers=((0, '#7a3f12'), (1, '#c98a4c')), fill=1.0, cubes=0, foam=None, foam_h=.16, pearl=0, streaks=None, wheel=None, straws=(), dew=160, still=False,
          limpid=None, scoops=(), toppings=(), cloth='#8d9aa0', beside=(), tint='#ffffff'):
    profile, low, high = SHAPES[shape]
    high = low + (high - low) * fill
    body(profile, low, high, layers, seed, still, limpid)
    if streaks:
        stripes(profile, low, high, streaks, seed)
    if pearl:
        pearls(profile, low, pearl, seed)
    if cubes:
        ice(profile, high, cubes, seed)
    if foam:
        head(profile, high, foam, foam_h, seed)
    for x, y, r, kind in scoops:
        scoop(x, y, high + r * .62, r, kind, seed)
    lathe('glass', [*profile, (profile[-1][0] - .02, profile[-1][1] + .01), (profile[-1][0] - .03, profile[-1][1] - .02)], clear('glass' + tint, tint), segs=96, steps=5)
    if dew:
        droplets(profile, low, high, dew, seed)
    for k, colour in enumerate(straws):
        straw(profile, high - .1 * k, colour, 1 - 1.6 * k)
    if wheel:
        slice_on_rim(profile, *wheel, seed)
    dress(toppings, seed)
    napkin(cloth, (-.9, .75, 0), .5, .8, seed)
    dress(beside, seed + 50)
