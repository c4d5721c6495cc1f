"""Knafeh: fine threads of dough, baked orange, over stretchy cheese; syrup and pistachios."""
import math
import random

from mathutils import Matrix

from kit.meshes import grid, tubes
from kit.numbers import TAU, clamp, nz, smooth
from kit.surfaces import mat
from parts.liquids import drops, pool
from parts.things import dress
from scenery.crockery import plate
from scenery.tables import napkin

VIEW = {'table': 'darkwood', 'wall': '#5a4030', 'light': 'lamp', 'elev': 33, 'radius': 1.04, 'height': .24, 'key_az': 150, 'bright': .35}
SHADES = ('#8a3a0c', '#c4611a', '#e08a34', '#efae5c')


def square(a, long, wide, n=4.0):
    """The outline of a rounded rectangle."""
    x, y = math.cos(a), math.sin(a)
    k = 1 / (abs(x) ** n + abs(y) ** n) ** (1 / n)
    return long * k * x, wide * k * y


def cheese_mat():
    return mat('knafehcheese', [(0.0, '#d9a45c'), (.2, '#efd9a8'), (.5, '#f6ecd2'), (1, '#fdf8ea')], attr='t', nscale=5, namt=.15, rough=.2, coat=.5, coat_rough=.1, sss=.4,
               sss_rad=(1, .85, .65), sss_scale=.07, bumps=[('noise', 8, .2)])


def cheese(long, wide, h, seed, world):
    """The cheese, bulging below the crust and running down where it is hottest."""
    def fn(u, v):
        a = u * TAU
        x, y = square(a, long, wide)
        phi = v * math.pi
        run = max(0, nz(math.cos(a), math.sin(a), 0, 4.4, seed)) * (1 - smooth(0, .75, v))
        out = 1 + (.05 + .08 * max(0, nz(math.cos(a), math.sin(a), 2, 3.2, seed))) * math.sin(phi) + .34 * run
        z = h * .5 * (1 - math.cos(phi)) * (1 - .25 * run)
        k = out if v < .97 else out * .6
        return x * k, y * k, z, {'t': clamp(.7 - .5 * smooth(.85, 1, v) - .2 * (1 - smooth(0, .12, v)))}
    ob = grid('cheese', 200, 26, fn, cheese_mat(), wrap=True, sub=1)
    ob.matrix_world = world


def threads(long, wide, z, seed, world, n, high=.09):
    """Cut threads lying in every direction, a few sticking up."""
    rnd = random.Random(seed)
    lines = [[] for _ in SHADES]
    for _ in range(n):
        x, y = rnd.uniform(-1, 1), rnd.uniform(-1, 1)
        if abs(x) ** 5 + abs(y) ** 5 > 1:
            continue
        px, py = x * long, y * wide
        top = z + high * rnd.random() * (1 - .5 * smooth(.7, 1, max(abs(x), abs(y)))) + .02 * nz(px, py, 0, 3, seed)
        a, reach, bend, lift = rnd.uniform(0, TAU), rnd.uniform(.04, .11), rnd.uniform(-1.1, 1.1), rnd.uniform(-.02, .035)
        line = []
        for k in range(6):
            t = k / 5 * 2 - 1
            d = a + bend * t
            qx, qy = px + reach * t * math.cos(d), py + reach * t * math.sin(d)
            keep = max(1, abs(qx / long), abs(qy / wide))
            line.append((qx / keep, qy / keep, top + lift * t))
        dark = .5 + .8 * nz(px, py, 2, 2.0, seed) + rnd.uniform(-.35, .35) + .25 * smooth(.75, 1, max(abs(x), abs(y)))
        lines[int(clamp(3.4 - 3 * dark, 0, 3))].append(line)
    for colour, some in zip(SHADES, lines):
        if some:
            m = mat('kadaif' + colour, [(0.1, colour), (.9, colour)], rough=.28, coat=.45, coat_rough=.12, sss=.15, sss_scale=.03)
            tubes('threads', some, .0095, m, 1).matrix_world = world


def piece(long, wide, seed, world, n):
    cheese(long, wide, .24, seed, world)
    threads(long * 1.01, wide * 1.01, .22, seed, world, n)


def build(seed, dish='#33463f', speckle=None, toppings=(), syrup='#8a4208', cloth='#6d2f28', beside=()):
    plate(dish, 1.16, speckle)
    pool(.085, .84, syrup, (0, 0, 0), seed)
    piece(.68, .52, seed, Matrix.Translation((-.02, .02, .08)) @ Matrix.Rotation(.3, 4, 'Z'), 3600)
    drops(.095, 60, .7, 1.0, seed, (syrup, '#e6a84c'), .04)
    dress(toppings, seed)
    napkin(cloth, (-1.4, .85, 0), .5, .8, seed)
    dress(beside, seed + 50)
