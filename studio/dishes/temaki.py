"""Hand rolls: a cone of seaweed with rice and a filling that sticks out."""
import math
import random

from mathutils import Euler, Matrix, Vector

from dishes.maki import condiments, filling, seaweed
from kit.meshes import add, box, grid, place
from kit.numbers import TAU, lerp, nz, smooth
from parts.strands import grains, rice_mat
from parts.things import dress, thing
from scenery.crockery import chopsticks, plate, small_dish
from scenery.tables import napkin

VIEW = {'table': 'slate', 'wall': '#43464a', 'light': 'day', 'elev': 38, 'radius': 1.04, 'height': .2, 'key_az': 150, 'bright': .35}
LONG, MOUTH = 1.15, .33


def cone(seed):
    """The sheet wound from tip to mouth; its last corner laps over and stands up slightly."""
    def fn(u, v):
        a = u * 1.3 * TAU + 2.2
        r = MOUTH * (.04 + .96 * v) * (1 + .03 * smooth(.75, 1, u)) + .012 * u
        corner = .22 * smooth(.55, 1, u) * v - .10 * (1 - smooth(0, .3, u)) * v
        return r * math.cos(a) + .006 * nz(u * 9, v * 9, seed), r * math.sin(a), v * LONG + corner
    return grid('nori', 130, 70, fn, seaweed(), thick=.008)


def rice_in(seed):
    def spot(rnd):
        v = 1 - .22 * rnd.random() ** 2
        a, d = rnd.uniform(0, TAU), math.sqrt(rnd.random()) * .93
        r = MOUTH * v * d
        return Vector((r * math.cos(a), r * math.sin(a), LONG * v * .97 + .10 * (1 - d * d) * (v > .9) + rnd.uniform(-.02, .02))), Vector((0, 0, 1))
    return add('grains', *grains(700, spot, seed, .062), rice_mat())


def core():
    def fn(u, v):
        r = MOUTH * .9 * v
        return r * math.cos(u * TAU), r * math.sin(u * TAU), LONG * .93 + .10 * (1 - v * v)
    return grid('core', 32, 8, fn, rice_mat(), wrap=True)


def hand_roll(world, sticks, bits, seed):
    """sticks: [filling, x, y, how far it sticks out, width, thickness, lean]; bits: [piece, n, size] strewn at the mouth."""
    for ob in (cone(seed), rice_in(seed), core()):
        ob.matrix_world = world
    rnd = random.Random(seed)
    for k, (kind, x, y, out, wide, thick, lean) in enumerate(sticks):
        ob = box('filling', (thick, wide, .44), filling(kind), .022, 4, .012, seed + k)
        ob.matrix_world = world @ Matrix.Translation((x, y, LONG * .92 + out)) @ Euler((lean, -lean * .6 + rnd.uniform(-.08, .08), rnd.uniform(-.4, .4))).to_matrix().to_4x4()
    for name, n, size, *how in bits:
        how = how[0] if how else {}
        for _ in range(n):
            a, d = rnd.uniform(0, TAU), MOUTH * .8 * math.sqrt(rnd.random()) * how.get('reach', 1)
            at = Vector((d * math.cos(a) + how.get('x', 0), d * math.sin(a) + how.get('y', 0), LONG + .10 + how.get('out', 0) + rnd.uniform(-.02, .04)))
            for data, _ in thing(name, rnd.randrange(4)):
                place(data).matrix_world = world @ Matrix.LocRotScale(at, Euler((rnd.uniform(-.6, .6), rnd.uniform(-.6, .6), rnd.uniform(0, TAU))), Vector((1, 1, 1)) * size)


def build(seed, at=((-.55, .35, -.75), (-.1, -.25, -.75)), sticks=(), bits=(), dish='#2c3136', speckle='#4a4f55', toppings=(), sauce='#120604', cloth='#3d4a52', beside=()):
    """at: [x, y, turn] of each tip; a roll lies on its seam with the mouth away from its tip."""
    top = plate(dish, 1.2, speckle)
    for k, (x, y, turn) in enumerate(at):
        lie = math.pi / 2 - math.atan2(MOUTH, LONG) * lerp(.9, 1.1, k % 2)
        world = Matrix.Translation((x, y, top + .02)) @ Matrix.Rotation(turn, 4, 'Z') @ Matrix.Rotation(lie, 4, 'Y')
        hand_roll(world, sticks, bits, seed + k * 5)
    dress(toppings, seed)
    condiments(seed, top)
    small_dish((.85, -1.2, 0), '#23292e', sauce)
    chopsticks((-.6, -1.2, .045), .06)
    napkin(cloth, (-1.5, 1.2, 0), .4, .8, seed)
    dress(beside, seed + 50)
