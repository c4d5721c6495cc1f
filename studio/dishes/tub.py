"""An open tub of spread, with a furrow where the knife has been."""
import math

from kit.meshes import grid, lathe
from kit.numbers import TAU, clamp, fbm, lerp, nz, smooth
from kit.surfaces import mat
from parts.things import dress
from scenery.crockery import board
from scenery.tables import napkin

VIEW = {'table': 'palewood', 'wall': '#a89888', 'light': 'morning', 'elev': 40, 'radius': 1.0, 'height': .34, 'key_az': 146, 'bright': -.15}
SPREADS = {'cream': [(0.0, '#d9c8a4'), (.4, '#ecdfc4'), (1, '#f8f0de')]}
R, HIGH = .78, .62


def pot(colour, band):
    """Waxed paper, rolled at its rim, with a band of colour around it."""
    paper = mat('tubpaper' + colour, [(0.0, colour), (.49, colour), (.5, band), (1, band)], attr='t', nscale=3, namt=0, rough=.42, coat=.15, bumps=[('noise', 5, .05)])

    def look(x, y, z, v):
        return x, y, z, {'t': 1 if .14 < z < .42 else 0}
    lathe('tub', [(0, .0), (R * .80, .0), (R * .84, .02), (R * .85, .12), (R * .852, .14), (R * .93, .42), (R * .932, .44), (R * .985, HIGH - .05), (R * 1.03, HIGH - .03), (R * 1.04, HIGH), (R * 1.02, HIGH + .02),
                  (R * .97, HIGH), (R * .93, HIGH - .2)], paper, segs=128, steps=5, warp=look, loc=(0, 0, .11))


def filling(kind, seed):
    """The spread, heaped slightly over the rim and swirled with a knife; one furrow is deeper."""
    m = mat('tub' + kind, SPREADS[kind], attr='t', nscale=5, namt=.2, rough=.34, coat=.22, coat_rough=.25, sss=.45, sss_rad=(1, .85, .7), sss_scale=.06, bumps=[('noise', 9, .18), ('noise', 30, .10)])

    def fn(u, v):
        a, d = u * TAU, v
        x, y = R * .965 * d * math.cos(a), R * .965 * d * math.sin(a)
        q = d * 2.1 - u + .10 * nz(x * 2, y * 2, seed)
        swirl = .5 + .5 * math.cos(TAU * q)
        edge = abs(math.sin(math.pi * q)) ** .35
        fine = math.sin(d * 80 + 3 * nz(x * 2, y * 2, seed)) * .5 + .5
        peak = math.exp(-((x + .10) ** 2 + (y - .06) ** 2) / .012)
        z = .02 + .13 * swirl * edge * smooth(1, .8, d) + .08 * smooth(1, .2, d) + .008 * fine * smooth(1, .85, d) + .10 * peak + .02 * fbm(x, y, 0, 3, 3, seed) - .05 * smooth(.9, 1, d)
        return x + .05 * peak, y, z, {'t': clamp(.35 + .45 * swirl + .1 * fine + .1 * nz(x * 5, y * 5, seed))}
    grid('creamcheese', 220, 110, fn, m, wrap=True, loc=(0, 0, .11 + HIGH - .07))


def knife(kind, x, y, z, turn, lean):
    """A wooden spreader with some of the spread on its blade."""
    wood = mat('spreader', [(0.1, '#7a4a22'), (.5, '#a8703c'), (.9, '#c99a62')], nscale=2, detail=8, stretch=(.6, 8, 8), warp=.4, rough=.45, bumps=[('noise', 9, .2)])

    def blade(u, v):
        s = v * 2 - 1
        wide = lerp(.05, .105, smooth(.05, .5, v)) * (1 - abs(s) ** 9) ** .5 if v > .4 else lerp(.05, .062, smooth(.4, 0, v)) * (1 - abs(s) ** 14) ** .5
        a = u * TAU
        return s * .78, wide * math.cos(a) * (1 + .25 * smooth(.5, 1, v) * (math.cos(a) > 0)), (.012 + .026 * smooth(.55, .2, v)) * math.sin(a)
    rot = (0, lean, turn)
    grid('spreader', 40, 90, blade, wood, wrap=True, loc=(x, y, z), rot=rot)
    cream = mat('tub' + kind, SPREADS[kind])

    def smear(u, v):
        a, d = u * TAU, v
        px, py = .30 * d * math.cos(a), .10 * d * math.sin(a)
        return .5 + px, py, .02 + .05 * (1 - d * d) + .02 * nz(px * 9, py * 9, 2) + .02 * math.sin(px * 30), {'t': .7}
    grid('creamcheese', 60, 20, smear, cream, wrap=True, loc=(x, y, z), rot=rot)


def build(seed, kind='cream', colour='#f6f0e2', band='#3f6a8a', tool=(.12, -1.0, .15, .16, 0.0), toppings=(), cloth='#8d9aa0', beside=()):
    """tool: [x, y, z, turn, lean] of the knife."""
    board((2.7, 1.9))
    pot(colour, band)
    filling(kind, seed)
    knife(kind, *tool)
    dress(toppings, seed)
    napkin(cloth, (-1.45, .85, 0), .6, .8, seed)
    dress(beside, seed + 50)
