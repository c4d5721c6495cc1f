"""Bowls, plates, boards, pans, cups, chopsticks and spoons. Each vessel returns or documents the height of its food."""
import math

import numpy as np
from mathutils import Vector

from kit.meshes import box, grid, lathe, tubes
from kit.numbers import clamp, lerp, smooth
from kit.surfaces import mat


def ceramic(name, colour='#efeae2', rough=0.18, speckle=None):
    stops = [(0.0, colour), (1.0, colour)]
    if speckle:
        stops = [(0.0, speckle), (0.27, speckle), (0.33, colour), (1.0, colour)]
    return mat('ceramic' + name + colour, stops, nscale=38 if speckle else 3, detail=1, rough=rough, coat=0.4, spec=0.5,
               sss=0.05, bumps=[('noise', 4, 0.04)])


def deep_bowl(colour='#2c3a44', speckle=None, loc=(0, 0, 0)):
    """A noodle bowl; its soup lies at .665 with a radius of 1.085."""
    lathe('bowl', [(0, .06), (.42, .06), (.44, 0), (.5, 0), (.52, .06), (.8, .2), (1.02, .46), (1.14, .74), (1.15, .77), (1.13, .785),
                   (1.10, .76), (1.0, .5), (.78, .26), (.4, .14), (0, .12)], ceramic('bowl', colour, .2, speckle), segs=128, loc=loc)
    return .665, 1.085


def wide_bowl(colour='#e9e4d8', speckle=None, rim=None, loc=(0, 0, 0)):
    """A wide bowl for stews, salads and rice; its food lies at .36 with a radius of .97."""
    glaze = ceramic('wide', colour, .2, speckle)
    ob = lathe('bowl', [(0, .03), (.6, .03), (.66, .0), (.7, .03), (.86, .14), (1.0, .34), (1.06, .44), (1.075, .455), (1.06, .465),
                        (1.03, .44), (.95, .33), (.78, .15), (.5, .08), (0, .08)], glaze, segs=96, sub=0, loc=loc)
    if rim:
        lathe('rim', [(1.06, .44), (1.085, .455), (1.065, .478), (1.04, .455), (1.06, .44)], mat('rim' + rim, rim, rough=.25, coat=.4),
              steps=3, loc=loc)
    return ob


def plate(colour='#efeae2', r=1.2, speckle=None, loc=(0, 0, 0)):
    """A dinner plate with a low rim; the food lies at .07."""
    k = r / .875
    lathe('plate', [(x * k, z) for x, z in ((0, .0), (.5, .0), (.62, .03), (.86, .105), (.875, .12), (.86, .13), (.66, .08), (.56, .062),
                                            (0, .06))], ceramic('plate', colour, .22, speckle), segs=128, loc=loc)
    return .066


def skillet(r=1.05, colour='#1d1e20', handle=2.2):
    """Black iron with low sides; the food lies at .12."""
    iron = mat('iron' + colour, [(0.2, colour), (.9, '#34353a')], nscale=12, rough=.45, spec=.6, bumps=[('noise', 40, .2)])
    lathe('bowl', [(0, 0), (r * .86, 0), (r, .26), (r * 1.03, .28), (r * 1.03, .31), (r * .985, .3), (r * .86, .06), (0, .06)], iron, segs=128)
    box('handle', (1.3, .26, .07), iron, .06, loc=((r + .6) * math.cos(handle), (r + .6) * math.sin(handle), .27), rot=(0, -.08, handle))
    return .12


def clay_dish(r=1.1, colour='#a5522c'):
    """A glazed earthenware dish, like the base of a tagine; the food lies at .3."""
    clay = mat('clay' + colour, [(0.2, colour), (.8, '#c0703f')], nscale=3, rough=.3, coat=.5, bumps=[('noise', 6, .12)])
    lathe('bowl', [(0, .05), (.6 * r, .05), (.68 * r, 0), (.74 * r, .05), (.95 * r, .28), (1.04 * r, .42), (1.07 * r, .45), (1.04 * r, .475),
                   (.98 * r, .44), (.88 * r, .26), (.6 * r, .12), (0, .1)], clay, segs=128)
    return .3


def ramekin(r=.62, h=.5, colour='#efe9dd', loc=(0, 0, 0)):
    glaze = ceramic('ramekin', colour, .2)
    lathe('bowl', [(0, 0), (r * .93, 0), (r, .04), (r, h * .9), (r * 1.04, h * .92), (r * 1.04, h), (r * .96, h), (r * .93, h * .9), (r * .9, .08),
                   (0, .06)], glaze, segs=96, loc=loc)
    return h


def round_board(r=1.25, loc=(0, 0, 0)):
    lathe('board', [(0, .12), (r * .95, .12), (r, .10), (r, .02), (r * .96, 0)], board_wood(), steps=3, loc=loc)
    return .12


def board(size=(2.7, 1.9), loc=(0, 0, 0), turn=0.0):
    box('board', (*size, .11), board_wood(), .03, loc=(loc[0], loc[1], .055), rot=(0, 0, turn))
    return .11


def board_wood():
    return mat('board', [(0.15, '#6b431f'), (0.5, '#9c6c3c'), (0.85, '#c4955e')], nscale=1.3, detail=9, stretch=(.5, 8, 8), warp=.4, rough=.5,
               bumps=[('noise', 9, .25)])


def small_dish(loc, colour='#23292e', fill=None, r=.39):
    lathe('dish', [(0, .02), (.64 * r, .02), (.92 * r, .09), (r, .15), (.96 * r, .155), (.87 * r, .1), (.56 * r, .05), (0, .045)],
          ceramic('dish', colour, .2), loc=loc, segs=64)
    if fill:
        lathe('dip', [(0, .105), (.87 * r, .105)], mat('dip' + fill, fill, rough=.05, coat=1, spec=.7), segs=48, steps=2, sub=0, loc=loc)


def chopsticks(loc, turn, colour='#5a2018'):
    m = mat('lacquer' + colour, [(0.3, '#3b1410'), (.8, colour)], nscale=3, rough=.2, coat=.6)
    lines = []
    for dy, da in ((0, 0), (.1, .05)):
        a = turn + da
        lines.append([(loc[0] + math.cos(a) * t - math.sin(a) * dy, loc[1] + math.sin(a) * t + math.cos(a) * dy, loc[2], 1 - .3 * (t + 1.2) / 2.4)
                      for t in np.linspace(-1.2, 1.2, 12)])
    tubes('chopsticks', lines, .042, m, 5)


def steel():
    return mat('steel', '#c9c6c2', rough=.16, spec=1, metal=1)


def spoon(loc, turn, long=1.0):
    def fn(u, v):
        x, y = u * 2 - 1, v
        bowl = .1 * math.sin(math.pi * clamp((y - .72) / .28 * .93 + .05)) ** .6 + .012
        w = lerp(.028, bowl, smooth(.68, .78, y))
        dip = smooth(.72, .86, y) * (1 - smooth(.9, 1.02, y))
        z = .04 * (1 - y) ** 2 + dip * (-.045 * (1 - x * x)) + .012 * (1 - x * x) * (y < .72)
        return w * x * long, y * 1.1 * long, z + .05
    grid('spoon', 12, 60, fn, steel(), sub=1, thick=.012, loc=loc, rot=(0, 0, turn))


def fork(loc, turn):
    prongs = [[(x * k, .62 + t * .38, .05 - .05 * math.sin(t * 3), 1 - .4 * t) for t in np.linspace(0, 1, 10) for k in (min(1, t * 5),)]
              for x in (-.075, -.025, .025, .075)]
    shaft = [[(0, t, .02 + .05 * abs(t - .3), 1.5 - .5 * t) for t in np.linspace(-.75, .66, 12)]]
    ob = tubes('fork', prongs + shaft, .017, steel(), 4)
    ob.location, ob.rotation_euler = Vector(loc) + Vector((0, 0, .02)), (0, 0, turn)
