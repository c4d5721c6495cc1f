"""Food on a stick or a cob: dango, grilled meat, corn."""
import math
import random

from mathutils import Euler, Matrix, Vector

from kit.meshes import blob, grid, lathe, place, tubes
from kit.numbers import TAU, nz, smooth
from kit.surfaces import mat
from parts.small import AWAY
from parts.things import thing


def stick(a, b, radius=.022):
    m = mat('bamboostick', [(0.2, '#c9a468'), (.8, '#e6cb94')], nscale=8, stretch=(1, 6, 6), rough=.5)
    tubes('stick', [[(*a, 1), (*b, .7)]], radius, m, 4)


def threaded(a, b, pieces, seed, size=1.0, start=.1, gap=None):
    """Pieces of the larder on a stick from a to b, each rotated at random."""
    rnd = random.Random(seed)
    a, b = Vector(a), Vector(b)
    stick(a, b)
    turn = (b - a).to_track_quat('X', 'Z').to_euler()
    for k, name in enumerate(pieces):
        p = a.lerp(b, start + (gap or (.86 - start) / max(1, len(pieces) - 1)) * k)
        for data, _ in thing(name, rnd.randrange(4)):
            place(data, p, (turn.x + rnd.uniform(0, TAU), turn.y + rnd.uniform(-.2, .2), turn.z + rnd.uniform(-.25, .25)), size * rnd.uniform(.92, 1.1))


def dumpling_ball(colour, seed, r=.2):
    """Rice dough: smooth, matt, faintly translucent."""
    low, high = colour
    m = mat('dango' + low, [(0.1, low), (.8, high)], nscale=3, rough=.32, coat=.35, coat_rough=.2, sss=.5, sss_rad=(1, .8, .6), sss_scale=.08, bumps=[('noise', 12, .06)])
    return blob('dango', m, r, (1.03, 1, .93), .025, 1.4, seed, res=4, loc=AWAY).data


def cob(loc, turn, tilt, seed, long=1.9, r=.26, cheese=True):
    """Grilled corn: rows of kernels, some blackened, then cream, cheese and chili where it was turned in them."""
    sweet = mat('kernel', [(0.0, '#3a1a06'), (.18, '#a8661c'), (.4, '#eaa91c'), (.8, '#fbd457')], attr='t', nscale=2, namt=.2, rand=.15, rough=.2, coat=.5, sss=.35, sss_scale=.05)
    core = mat('cobcore', [(0.2, '#c98a24'), (.8, '#e3b04a')], rough=.6)
    rows, per = 16, 30
    ob = lathe('cob', [(0, -long / 2), (r * .5, -long / 2), (r * .9, -long * .38), (r * .92, 0), (r * .86, long * .3), (r * .45, long * .46), (0, long / 2)], core, segs=32, loc=AWAY)
    grain = blob('kernel', sweet, .062, (1.15, .82, .95), .06, 2, seed, res=3, loc=AWAY)
    shades = []
    for shade in (.95, .75, .55, .12):
        me = grain.data.copy()
        me.attributes.new('t', 'FLOAT', 'POINT').data.foreach_set('value', [shade] * len(me.vertices))
        shades.append(me)
    rnd = random.Random(seed)
    world = Matrix.Translation(loc) @ Euler((0, 0, turn)).to_matrix().to_4x4() @ Euler((math.pi / 2 + tilt, 0, 0)).to_matrix().to_4x4()
    ob.matrix_world = world
    for i in range(rows):
        for j in range(per):
            s = (j + .5) / per
            wide = r * (1 - smooth(.7, 1.02, s) * .6 - smooth(.12, 0, s) * .15) * (1 + .015 * math.sin(i * 3))
            a = i * TAU / rows + .04 * math.sin(s * 9 + i)
            burnt = smooth(.1, .5, nz(math.cos(a) * 1.5, math.sin(a) * 1.5, s * 4, 1, seed))
            me = shades[3 if rnd.random() < burnt * .55 else 2 if rnd.random() < burnt else rnd.randrange(2)]
            at = Vector((wide * math.cos(a), wide * math.sin(a), (s - .5) * long * .93))
            place(me).matrix_world = world @ Matrix.Translation(at) @ Matrix.Rotation(a, 4, 'Z') @ Matrix.Rotation(rnd.uniform(-.08, .08), 4, 'X')
    if cheese:
        dressing(world, r, long, seed)


def dressing(world, r, long, seed):
    """Cream on the upper side, crumbled cheese and chili in it."""
    cream = mat('crema', [(0.1, '#efe4cc'), (.8, '#fcf7ea')], nscale=5, rough=.3, coat=.35, sss=.35, sss_scale=.05)

    def fn(u, v):
        a = math.pi / 2 + (u - .5) * 2.0 * (1 + .3 * nz(v * 6, seed))
        rr = r + .05 + .03 * nz(u * 5, v * 12, seed) - .13 * smooth(.2, .7, abs(u - .5) * 2 + .55 * nz(u * 4, v * 9, seed, 1) + .1)
        return rr * math.cos(a), rr * math.sin(a), (v - .5) * long * .8
    ob = grid('crema', 60, 120, fn, cream)
    ob.matrix_world = world
    crumb = mat('cotija', [(0.1, '#f0e6d0'), (.8, '#fffaf0')], rand=.3, rough=.6, sss=.2)
    chili = mat('chilidust', [(0.1, '#8f1c08'), (.8, '#d8461a')], rand=.5, rough=.6)
    rnd = random.Random(seed + 2)
    bits = [blob('crumb', crumb, 1, (1, .8, .7), .4, 1.6, seed + k, res=2, loc=AWAY).data for k in range(3)]
    red = blob('chili', chili, 1, (1, .8, .7), .4, 1.6, seed, res=2, loc=AWAY).data
    for k in range(620):
        a, s = math.pi / 2 + rnd.gauss(0, .55), rnd.uniform(-.43, .43)
        rr = r + .06 + rnd.uniform(-.02, .02)
        size = rnd.uniform(.010, .034) if k % 3 else rnd.uniform(.006, .013)
        place(rnd.choice(bits) if k % 3 else red).matrix_world = (world @ Matrix.Translation((rr * math.cos(a), rr * math.sin(a), s * long)) @
                                                                 Matrix.Rotation(rnd.uniform(0, TAU), 4, 'X') @ Matrix.Scale(size, 4))
