"""Soft buns split along the top, and their fillings: lobster, fried shrimp, steamed sausages."""
import math

from mathutils import Matrix, Vector

from dishes.baguette import filled
from kit.meshes import catmull, grid, lathe, tubes
from kit.numbers import TAU, clamp, nz, smooth
from kit.placing import crumbs
from kit.surfaces import mat
from parts.fries import fries_pile
from parts.things import dress
from scenery.crockery import board, plate
from scenery.stage import far_glass
from scenery.tables import napkin

VIEW = {'table': 'wood', 'wall': '#7d6a58', 'light': 'day', 'elev': 33, 'radius': 1.08, 'height': .26, 'key_az': 146, 'bright': .25}
LONG = .92
# half of the bun's cross-section, from the middle of the bottom over its side and lip into the slot: y, z, brownness
SECTION = [(0, 0, .45), (.2, 0, .5), (.29, .03, .42), (.325, .14, .30), (.335, .28, .40), (.32, .40, .66), (.27, .47, .62), (.21, .475, .3), (.175, .42, .08), (.15, .3, .05),
           (.1, .2, .05), (0, .17, .05)]


def bun_mat():
    return mat('splitbun', [(0.0, '#f8e7c2'), (.15, '#f3d69c'), (.35, '#e6b162'), (.55, '#cf8836'), (.8, '#a05c1c'), (1, '#6d380f')], attr='t', nscale=7, namt=.26, detail=8,
               rough=.42, rough_var=.15, coat=.15, coat_rough=.2, sss=.14, sss_scale=.06, bumps=[('noise', 40, .18, 8), ('noise', 8, .2)])


def bun(seed, wide):
    pts = catmull([Vector(p) for p in SECTION], 5)
    ring = [*pts, *[Vector((-p.x, p.y, p.z)) for p in reversed(pts[1:-1])]]

    def fn(u, v):
        p, s = ring[round(u * len(ring)) % len(ring)], v * 2 - 1
        k = (1 - abs(s) ** 5) ** .5 * .97 + .001
        swell = 1 + .03 * nz(s * 2.2, p.x, p.y, 1.3, seed)
        open_ = 1 + (wide - 1) * smooth(.1, .45, p.y) * (1 - .5 * abs(s) ** 3)
        grill = .16 * smooth(.1, .6, nz(s * 4, p.y * 6, seed + 2, 1)) * smooth(.05, .15, p.y) * (1 - smooth(.36, .42, p.y))
        t = p.z + grill + .07 * nz(s * 5, p.x * 4, p.y * 4, 1, seed) + .1 * abs(s) ** 5 * (p.z > .2)
        return s * LONG, p.x * k * swell * open_, .1 + (p.y - .1) * (.35 + .65 * k) * swell, {'t': clamp(t)}
    return grid('bun', len(ring), 150, fn, bun_mat(), wrap=True, sub=1)


def sausage(seed, world, colours):
    m = mat('sausage' + colours[0], [(0.1, colours[0]), (.9, colours[1])], nscale=3, rough=.2, coat=.6, coat_rough=.08, sss=.2, bumps=[('noise', 9, .12)])
    ob = lathe('sausage', [(0, -1.02), (.07, -1.0), (.12, -.92), (.135, -.8), (.138, 0), (.135, .8), (.12, .92), (.07, 1.0), (0, 1.02)], m, segs=48, steps=8,
               warp=lambda x, y, z, v: (x + .03 * math.sin(z * 1.5 + seed), y, z))
    ob.matrix_world = world @ Matrix.Translation((0, 0, .355)) @ Matrix.Rotation(math.pi / 2, 4, 'Y')


def squeezed(colour, seed, world, z, wide=.09, waves=7.0):
    """Mustard or mayonnaise from a bottle, in a line from end to end."""
    m = mat('squeezed' + colour, [(0.1, colour), (.9, colour)], nscale=6, rough=.2, coat=.5, sss=.25, bumps=[('noise', 14, .15)])
    line = [((t * 2 - 1) * .82, wide * math.sin(t * waves * TAU) + .01 * nz(t * 9, seed), z - .05 * abs(math.sin(t * waves * TAU)) ** 2, .8 + .35 * nz(t * 12, 1, seed)) for t in
            (k / 180 for k in range(181))]
    tubes('squeezed', [line], .034, m, 4).matrix_world = world


def build(seed, at=((0, 0, .35),), wide=1.0, layers=(), over=(), link=None, sauce=None, sauce_z=.56, vessel='board', colour='#e9e2d6', speckle=None, fries=0, toppings=(),
          cloth='#8d9aa0', glass=None, beside=()):
    """at: [x, y, turn] of each bun; layers, over: what is under and over the sausage, as in a baguette; sauce: its colour."""
    rise = board((2.5, 1.75)) if vessel == 'board' else plate(colour, 1.22, speckle) - .005
    for k, (x, y, turn) in enumerate(at):
        world = Matrix.Translation((x, y, rise)) @ Matrix.Rotation(turn, 4, 'Z')
        bun(seed + k * 3, wide).matrix_world = world
        filled(layers, seed + k, world)
        if link:
            sausage(seed + k, world, link)
        if sauce:
            squeezed(sauce, seed + k, world, sauce_z)
        filled(over, seed + k + 9, world)
    if fries:
        fries_pile(fries, (.55, .62, rise), .42, seed, .6)
    dress(toppings, seed)
    crumbs(26, (0, -.2), .5, 1.1, .016, bun_mat(), seed, on={'plate', 'board', 'table', 'plank'})
    if glass:
        far_glass((1.25, 1.9, 0), fill=glass)
    napkin(cloth, (-1.45, .95, 0), .5, .8, seed)
    dress(beside, seed + 50)
