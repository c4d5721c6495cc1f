"""A lunch in an open cardboard box with compartments."""
import math

from kit.meshes import box, grid
from kit.numbers import nz
from kit.surfaces import mat
from parts.liquids import swirl
from parts.strands import rice_bed
from parts.things import dress
from scenery.crockery import fork, ramekin
from scenery.tables import napkin

VIEW = {'table': 'palewood', 'wall': '#a89888', 'light': 'morning', 'elev': 50, 'radius': 1.3, 'height': .1, 'key_az': 146, 'bright': .1}
WIDE, DEEP, HIGH, THICK = 2.2, 1.75, .42, .035
FLOOR = .05


def card():
    return mat('kraft', [(0.1, '#a87c4c'), (.5, '#c09660'), (.9, '#d3ae7c')], nscale=18, namt=.6, detail=9, rough=.75, bumps=[('noise', 40, .25, 8), ('weave', 18, .06, 'X')])


def wall(x, y, long, turn, high=HIGH):
    box('card', (long, THICK, high), card(), .012, 3, .004, loc=(x, y, high / 2), rot=(0, 0, turn))


def carton(splits):
    """Four walls, a paper floor, and a lid that stands open behind; splits: [x, y, length, turn] of each inner wall."""
    box('card', (WIDE, DEEP, .03), card(), .008, loc=(0, 0, .015))
    paper = mat('boxpaper', [(0.1, '#efe6d2'), (.8, '#fbf6ea')], nscale=7, rough=.6, bumps=[('noise', 12, .2)])
    grid('paper', 60, 50, lambda u, v: ((u - .5) * WIDE * .97, (v - .5) * DEEP * .97, FLOOR + .012 * nz(u * 9, v * 9, 3)), paper)
    for y in (-DEEP / 2, DEEP / 2):
        wall(0, y, WIDE, 0)
    for x in (-WIDE / 2, WIDE / 2):
        wall(x, 0, DEEP, math.pi / 2)
    for x, y, long, turn in splits:
        wall(x, y, long, turn, HIGH * .8)
    box('card', (WIDE, THICK, 1.2), card(), .012, 3, .004, loc=(0, DEEP / 2 + .3, HIGH + .46), rot=(-.52, 0, 0))


def build(seed, splits=((.28, 0, 1.72, 1.5708), (.69, .05, .8, 0)), grain=None, dip=None, toppings=(), cutlery=True, cloth='#4f6b58', beside=()):
    """grain: [kind, x, y, radius, width, depth] of a bed of rice or couscous; dip: [x, y, kind, radius] of a small pot."""
    carton(splits)
    if grain:
        kind, x, y, r, wide, deep = grain
        rice_bed(FLOOR + .08, r, .10, seed, kind, (x, y), squeeze=(wide, deep))
    if dip:
        x, y, kind, r = dip
        ramekin(r, .26, '#efe9dd', (x, y, FLOOR))
        swirl(kind, FLOOR + .19, r * .92, seed, .03, .02, 1.6, (x, y, 0))
    dress(toppings, seed)
    if cutlery:
        fork((1.42, -.55, 0), -.15)
    napkin(cloth, (-1.6, .5, 0), .5, .8, seed)
    dress(beside, seed + 50)
