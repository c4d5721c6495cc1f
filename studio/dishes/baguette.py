"""A baguette split along its side, open towards the camera, and its filling: bánh mì, jambon-beurre."""
import math
import random

from mathutils import Matrix, Vector

from dishes.loaf import crust
from kit.meshes import grid, place
from kit.numbers import TAU, clamp, fbm, lerp, nz, smooth
from kit.placing import crumbs
from parts.liquids import broth_mat
from parts.things import dress, thing
from scenery.crockery import board, plate
from scenery.tables import napkin

VIEW = {'table': 'wood', 'wall': '#7d6a58', 'light': 'day', 'elev': 31, 'radius': 1.16, 'height': .24, 'key_az': 146, 'bright': .2}
LONG, WIDE, LOW, HIGH = 1.08, .36, .24, .30


def taper(s):
    return (1 - abs(s) ** 4.5) ** .6 + .002


def half(seed, top):
    """One half, its cut face at z = 0: crust outside, holes inside; the upper one was scored diagonally and has torn open there."""
    def fn(u, v):
        s = v * 2 - 1
        k = taper(s)
        if u < .62:
            phi = u / .62 * math.pi
            y, z = math.cos(phi), math.sin(phi)
            slant = (s * 2.6 + .32 * y) % 1
            opened = smooth(.16, .26, slant) * (1 - smooth(.52, .58, slant)) * smooth(.35, .75, z) * (abs(s) < .93) if top else 0
            lip = math.exp(-((slant - .60) / .05) ** 2) * smooth(.4, .8, z) * (abs(s) < .93) if top else 0
            swell = 1 + .03 * nz(s * 3, y, z, 1.4, seed) - .10 * opened + .07 * lip
            t = .50 + .2 * z * top + .16 * nz(s * 4, y, z, 1.5, seed) - .34 * opened * (.7 + .5 * nz(s * 16, y * 9, 0, 1, seed)) + .32 * lip - .22 * (1 - smooth(0, .16, z)) + .12 * abs(s) ** 3
            return s * LONG, WIDE * k * swell * y, (HIGH if top else -LOW) * k * swell * z, {'t': clamp(t)}
        y = -1 + 2 * (u - .62) / .38
        hole = smooth(.1, .4, nz(s * 6, y * 2, 0, 1.6, seed))
        z = (.03 * fbm(s * 4, y, 0, 3, 3, seed) - .04 * hole) * (1 - abs(y) ** 6)
        return s * LONG, WIDE * k * .97 * y, z if top else z - .01, {'t': clamp(.06 + .1 * hole + .3 * smooth(.88, 1, abs(y)))}
    return grid('loaf', 150, 260, fn, crust(), wrap=True)


def filled(layers, seed, world):
    """layers: [piece of the larder, count, y, z, {size, spread, flat, at: the position along the length}], from the hinge to the
    front."""
    rnd = random.Random(seed)
    for name, n, y, z, *how in layers:
        how = how[0] if how else {}
        first, last = how.get('at', (-.9, .9))
        for k in range(n):
            x = lerp(first, last, (k + .5) / n) * LONG + rnd.uniform(-.04, .04)
            loose, lie = how.get('spread', .05), how.get('flat', .5)
            spot = Vector((x, y + rnd.uniform(-loose, loose), z + rnd.uniform(-.5, .5) * loose))
            turn = (how.get('lean', 0) + rnd.uniform(-1, 1) * (1 - lie), rnd.uniform(-1, 1) * (1 - lie), how['turn'] + rnd.uniform(-.25, .25) if 'turn' in how else rnd.uniform(0, TAU))
            for data, _ in thing(name, rnd.randrange(4)):
                ob = place(data, spot, turn, how.get('size', 1) * rnd.uniform(.88, 1.1))
                ob.matrix_world = world @ Matrix.LocRotScale(ob.location, ob.rotation_euler, ob.scale)


def paste(kind, seed, world):
    def fn(u, v):
        s, y = (u * 2 - 1) * .9, (v * 2 - 1) * .86
        return s * LONG, WIDE * taper(s) * y, .015 + .03 * fbm(s * 5, y * 2, 0, 2, 4, seed) - .03 * smooth(.85, 1, abs(v * 2 - 1)), {'t': .5}
    grid('paste', 120, 24, fn, broth_mat(kind, True)).matrix_world = world


def whole(x, y, z, turn, tip, size, seed):
    world = Matrix.Translation((x, y, z)) @ Matrix.Rotation(turn, 4, 'Z') @ Matrix.Rotation(tip, 4, 'X') @ Matrix.Diagonal((size * 1.25, size * .82, size * .9, 1))
    for ob in (half(seed, False), half(seed, True)):
        ob.matrix_world = world


def build(seed, layers=(), loaves=(), spread=None, turn=.42, hinge=.62, vessel='board', colour='#e9e2d6', toppings=(), cloth='#4f6b58', beside=()):
    rise = board((2.75, 1.7), turn=.08) if vessel == 'board' else plate(colour, 1.26)
    for k, (x, y, z, spin, tip) in enumerate(loaves):
        whole(x, y, rise + LOW * .8 + z, spin, tip, .86, seed + k * 7)
    if loaves:
        around(seed, toppings, cloth, beside)
        return
    low = Matrix.Translation((0, -.02, rise + LOW)) @ Matrix.Rotation(turn, 4, 'Z') @ Matrix.Rotation(-.10, 4, 'X')
    half(seed, False).matrix_world = low
    if spread:
        paste(spread, seed, low)
    filled(layers, seed, low)
    back = Matrix.Translation((0, WIDE * .86, .05))
    half(seed + 4, True).matrix_world = low @ back @ Matrix.Rotation(-hinge, 4, 'X') @ back.inverted() @ Matrix.Translation((0, 0, .05))
    around(seed, toppings, cloth, beside)


def around(seed, toppings, cloth, beside):
    crumbs(50, (0, -.2), .5, 1.25, .02, crust(), seed, on={'board', 'plate', 'plank', 'table'})
    dress(toppings, seed)
    napkin(cloth, (-1.45, 1.0, 0), .5, .8, seed)
    dress(beside, seed + 50)
