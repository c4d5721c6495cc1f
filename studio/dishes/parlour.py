"""What an ice cream parlour serves besides cones: a banana split in its boat, a brownie under soft ice, an empty cone."""
import math

from dishes.cone import holder, hot, scoop, soft, waffle
from kit.meshes import lathe
from kit.numbers import fbm, smooth
from kit.placing import crumbs, pour
from kit.surfaces import mat
from parts.liquids import broth_mat
from parts.things import dress, put, thing
from scenery.crockery import ceramic, fork, plate, spoon
from scenery.tables import napkin

VIEW = {'table': 'palewood', 'wall': '#a8b8bc', 'light': 'morning', 'elev': 24, 'radius': 1.2, 'height': .42, 'key_az': 142, 'bright': .1, 'fstop': .36}


def boat(colour):
    """A long dish on a foot, with fluted sides."""
    def warp(x, y, z, v):
        a = math.atan2(y, x)
        flute = 1 + .012 * math.cos(a * 22) * smooth(.12, .3, z)
        return x * 1.12 * flute, y * .60 * flute, z + .10 * abs(math.cos(a)) ** 3 * smooth(.2, .45, z)
    lathe('bowl', [(0, .0), (.42, .0), (.44, .03), (.3, .09), (.55, .14), (.88, .26), (1.0, .42), (1.01, .44), (.985, .435), (.86, .28), (.5, .19), (0, .17)], ceramic('boat', colour, .14), segs=160, warp=warp)


def split(seed, colour, scoops, sauces, rosettes):
    boat(colour)
    for side in (-1, 1):
        put(thing('banana_half', (side + 1) // 2), (0, .33 * side + .02, .29), (-.4 * side, 0, 0 if side < 0 else math.pi), .84)
    for k, (x, y, z, r, kind) in enumerate(scoops):
        scoop(x, y, z, r, kind, seed + 3 * k)
        if sauces[k]:
            hot(sauces[k], x, y, z, r, seed + k)
    for k, (x, y, z, r) in enumerate(rosettes):
        soft(z, r, r * 1.2, 'vanilla', seed + 9 + k, False, (x, y))
    spoon((.95, -.85, .0), .9, 1.0)


def on_brownie(seed, colour, squares, swirl, sauce):
    """squares: [x, y, turn, size] of each; swirl: [x, y, z, radius, height] of the ice."""
    plate(colour, 1.16)
    for k, (x, y, turn, size) in enumerate(squares):
        put(thing('brownie', k), (x, y, .07 + .012 * k), (0, 0, turn), size)
    if swirl:
        x, y, z, r, h = swirl
        soft(z, r, h, 'vanilla', seed, False, (x, y))
        if sauce:
            def over(px, py):
                d = math.hypot(px - x - .06, py - y)
                return smooth(.0, .05, r * .86 + .36 * fbm(px, py, 0, 4.5, 3, seed) - d)
            pour('sauce', .8, 150, .02, broth_mat(sauce, True), 1, over, .06)
    crumbs(50, (0, 0), .5, 1.0, .03, mat('browniecrumb', [(0, '#26100a'), (1, '#5c3018')], rand=.6, rough=.6), seed, on={'plate'})
    fork((1.26, -.55, 0), -.25)


def empty_cone(seed):
    """A cone as it came off the iron, in the block that holds it."""
    holder(.24, .5)
    waffle(.06, .44, 1.2)
    crumbs(40, (0, -.1), .3, 1.0, .03, mat('conecrumb', [(0, '#a8662a'), (1, '#e0b268')], rand=.6, rough=.6), seed)


def build(seed, what='split', colour='#f1ece2', scoops=(), sauces=(), rosettes=(), squares=(), swirl=None, sauce=None, toppings=(), cloth='#c9897c', beside=()):
    if what == 'split':
        split(seed, colour, scoops, sauces, rosettes)
    elif what == 'brownie':
        on_brownie(seed, colour, squares, swirl, sauce)
    else:
        empty_cone(seed)
    dress(toppings, seed)
    napkin(cloth, (-1.3, .95, 0), .5, .8, seed)
    dress(beside, seed + 50)
