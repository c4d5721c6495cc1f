"""A square piece of a dish baked in layers: the pieces of each layer show in its sides."""
import math
import random

from mathutils import Vector

from kit.meshes import box, grid, place
from kit.numbers import TAU, clamp, fbm, nz, smooth
from kit.surfaces import mat
from parts.things import dress, thing
from scenery.crockery import fork, plate, small_dish
from scenery.tables import napkin

VIEW = {'table': 'wood', 'wall': '#8a7a68', 'light': 'day', 'elev': 24, 'radius': .98, 'height': .36, 'key_az': 146, 'bright': .25}
W, D = .62, .5
GRATINS = {
    'bechamel': [(0.0, '#f8e9c0'), (.4, '#f3d996'), (.6, '#e0ac50'), (.8, '#b06a22'), (1, '#5c300e')],
    'cheese': [(0.0, '#f3cf7a'), (.3, '#eeb44c'), (.55, '#d98a2a'), (.78, '#a3500f'), (1, '#4f2008')],
}


def layer(name, z, h, n, size, colour, seed):
    """A block of one colour, its sides and top studded with pieces."""
    box('layer', (W * 1.9, D * 1.9, h), mat('layer' + colour, [(0.1, colour), (.9, colour)], rough=.6), .03, 4, .01, seed, loc=(0, 0, z + h / 2))
    rnd = random.Random(seed)
    for _ in range(n):
        side, s = rnd.randrange(4), rnd.uniform(-1, 1)
        x, y = ((W * s, -D), (W * s, D), (-W, D * s), (W, D * s))[side]
        if rnd.random() < .25:
            x, y = W * rnd.uniform(-1, 1), D * rnd.uniform(-1, 1)
        at = Vector((x * rnd.uniform(.93, 1.02), y * rnd.uniform(.93, 1.02), z + h * rnd.uniform(.08, .95)))
        for data, _ in thing(name, rnd.randrange(4)):
            place(data, at, [rnd.uniform(0, TAU) for _ in range(3)], size * rnd.uniform(.8, 1.15))


def mash(z, h, seed):
    """Mashed potato spread with a fork, its ridges browned under the grill; the cut sides stay pale."""
    m = mat('mash', [(0.0, '#f6e6b4'), (.4, '#f3dc9c'), (.6, '#e3b75c'), (.8, '#bd7a2a'), (1, '#7a4212')], attr='t', nscale=9, detail=8, namt=.25, rough=.45, coat=.15, sss=.25, sss_scale=.05,
            bumps=[('noise', 24, .4, 8), ('noise', 9, .2)])

    def fn(u, v):
        a, b = u * 2 - 1, v * 2 - 1
        side = max(abs(a), abs(b))
        x, y = W * 1.02 * clamp(a / .88, -1, 1), D * 1.02 * clamp(b / .88, -1, 1)
        x, y = x * (1 + .03 * nz(y * 3, seed)), y * (1 + .03 * nz(x * 3, seed + 1))
        ridge = .5 + .5 * math.sin((x * .4 + y) * 34 + 2.5 * nz(x * 2, y * 2, seed))
        top = h + .045 * ridge + .04 * fbm(x, y, 0, 4, 3, seed) - .03 * smooth(.75, .88, side)
        drop = clamp((side - .88) / .12)
        t = .26 + .66 * ridge * smooth(-.35, .3, nz(x * 2.4, y * 2.4, seed + 5)) + .14 * nz(x * 7, y * 7, seed)
        return x, y, z + top * (1 - drop) + .02 * nz(a * 6, b * 6, seed) * drop, {'t': clamp(t * (1 - drop) + .1 * drop)}
    grid('mash', 150, 130, fn, m)


def gratin(kind, z, h, seed):
    """Béchamel or cheese from a hot oven: blistered, brown where it is highest, run down the sides."""
    m = mat('gratin' + kind, GRATINS[kind], attr='t', nscale=9, detail=8, namt=.22, rough=.24, rough_var=.15, coat=.5, coat_rough=.12, sss=.3, sss_scale=.05, bumps=[('noise', 22, .3, 8), ('cells', 12, .3)])

    def fn(u, v):
        a, b = u * 2 - 1, v * 2 - 1
        side = max(abs(a), abs(b))
        x, y = W * 1.03 * clamp(a / .84, -1, 1), D * 1.03 * clamp(b / .84, -1, 1)
        drop = clamp((side - .84) / .16)
        run = .55 + .6 * nz(x * 3, y * 3, seed + 4)
        blister = smooth(-.05, .45, nz(x * 2.6, y * 2.6, seed) + .35 * nz(x * 8, y * 8, seed))
        top = h + .05 * blister + .03 * fbm(x, y, 0, 3, 3, seed) - .05 * smooth(.66, .84, side)
        return x * (1 + .012 * drop), y * (1 + .012 * drop), z + top - drop * (h * .55 + .16 * max(0, run) ** 2), {'t': clamp(.16 + .72 * blister * (1 - .5 * drop) + .16 * nz(x * 7, y * 7, seed))}
    grid('gratin', 150, 130, fn, m)


def build(seed, layers=(), top=None, dish='#efe8da', speckle=None, dip=None, toppings=(), cloth='#7d2f26', beside=()):
    """layers: [piece, height, count, size, colour] from the bottom; then the top, by default potato."""
    z = plate(dish, 1.16, speckle) + .01
    for k, (name, h, n, size, colour) in enumerate(layers):
        layer(name, z, h, n, size, colour, seed + k)
        z += h
    if top:
        gratin(top, z, .13, seed)
    else:
        mash(z, .17, seed)
    dress(toppings, seed)
    if dip:
        small_dish((-.92, -.9, 0), '#e9e4d8', dip, .32)
    fork((1.2, -.6, 0), -.3)
    napkin(cloth, (-1.4, .85, 0), .5, .8, seed)
    dress(beside, seed + 50)
