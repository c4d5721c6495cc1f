"""Flatbread rolled around its filling and cut across, the cut facing the camera: burritos, shawarma, falafel in pita."""
import math
import random

from mathutils import Euler, Matrix, Vector

from kit.meshes import add, grid, place
from kit.numbers import TAU, clamp, fbm, nz, smooth
from kit.surfaces import mat
from parts.strands import grains, rice_mat
from parts.things import dress, thing
from scenery.crockery import board, plate, small_dish
from scenery.stage import far_glass
from scenery.tables import napkin

VIEW = {'table': 'wood', 'wall': '#7d6a58', 'light': 'day', 'elev': 27, 'radius': 1.04, 'height': .28, 'key_az': 146, 'bright': .25}


def flatbread(kind):
    stops = {'tortilla': [(0.0, '#fbefd6'), (.42, '#f3dfb8'), (.58, '#e3bc80'), (.72, '#b87c3a'), (.9, '#7a4618')],
             'pita': [(0.0, '#f6e2b8'), (.35, '#ecca90'), (.55, '#d6a058'), (.72, '#a8662a'), (.9, '#5c3010')]}[kind]
    return mat('flat' + kind, stops, attr='t', nscale=11, detail=8, namt=.3, rough=.6, sss=.12, sss_scale=.04, bumps=[('noise', 30, .3, 8), ('noise', 7, .25)])


def sheet(r, long, kind, seed):
    """The rolled sheet, wound a little more than once, its far end folded in."""
    def fn(u, v):
        a = u * 1.18 * TAU - 1.9
        lap = .035 * smooth(.8, 1, u)
        k = (1 - smooth(.72, 1, v) ** 2 * .8) * (1 + .03 * nz(math.cos(a), math.sin(a), v * 2, 1.4, seed))
        rr = (r + lap) * k
        edge = .05 * nz(math.cos(a) * 2, math.sin(a) * 2, seed) * (1 - v)
        z = rr * math.sin(a)
        z = max(z, -r * .82)
        t = .36 + .5 * smooth(.1, .55, nz(a * 1.1, v * 4, seed, 1)) + .1 * fbm(a, v * 5, 0, 2, 3, seed)
        return rr * math.cos(a) * 1.06, edge + v * long, r * .82 + z, {'t': clamp(t)}
    return grid('wrap', 120, 70, fn, flatbread(kind), thick=.03, offset=1)


def paper(r, long, colour, seed):
    """Waxed paper twisted around the lower half."""
    m = mat('paper' + colour, [(0.2, colour), (.8, colour)], rough=.45, coat=.15, sheen=.2, thin=.1, bumps=[('noise', 7, .3), ('cells', 5, .25)])

    def fn(u, v):
        a = u * TAU
        crease = .022 * nz(math.cos(a) * 3, math.sin(a) * 3, v * 2, 1.5, seed) + .012 * abs(nz(math.cos(a) * 6, math.sin(a) * 6, v * 5, 1, seed + 3))
        rr = (r * 1.09 + crease) * (1 - smooth(.78, 1, v) * .75)
        rag = .10 * nz(math.cos(a) * 1.5, math.sin(a) * 1.5, seed) * (1 - v)
        return rr * math.cos(a) * 1.06, long * .42 + rag + v * long * .68, max(.005, r * .84 + rr * math.sin(a))
    return grid('paper', 130, 60, fn, m, wrap=True)


def stuffed(r, filling, rice, seed, world):
    """The filling visible in the cut: each piece is placed where others leave room, and rice fills the rest."""
    rnd = random.Random(seed)
    middle = Vector((0, .0, r * .84))
    if rice:
        def spot(g):
            a, d = g.uniform(0, TAU), r * .93 * math.sqrt(g.random())
            return Vector((d * math.cos(a), .03 + g.uniform(-.03, .02), r * .84 + d * math.sin(a) * .93)), Vector((0, -1, 0))
        add('grains', *grains(int(5200 * r * r), spot, seed, .062), rice_mat(rice)).matrix_world = world
    back = grid('back', 24, 6, lambda u, v: (r * .97 * v * math.cos(u * TAU), .06, r * .84 + r * .9 * v * math.sin(u * TAU)),
                rice_mat(rice) if rice else mat('wrapdark', '#5c3a20', rough=.7), wrap=True)
    back.matrix_world = world
    taken = []
    for name, n, size, room, *how in filling:
        how = how[0] if how else {}
        for _ in range(n):
            for _ in range(60):
                a, d = rnd.uniform(0, TAU), r * how.get('reach', .8) * math.sqrt(rnd.random())
                x, z = d * math.cos(a) + how.get('x', 0), d * math.sin(a) * .92 + how.get('z', 0)
                if math.hypot(x, z) < r * .86 and all((x - p) ** 2 + (z - q) ** 2 > (.5 * (room + s)) ** 2 for p, q, s in taken):
                    break
            else:
                continue
            taken.append((x, z, room))
            turn = Euler((math.pi / 2 + rnd.uniform(-.3, .3), rnd.uniform(0, TAU), rnd.uniform(-.3, .3))) if how.get('face') else Euler(
                [rnd.uniform(0, TAU) for _ in range(3)])
            for data, _ in thing(name, rnd.randrange(4)):
                ob = place(data)
                ob.matrix_world = world @ Matrix.LocRotScale(middle + Vector((x, rnd.uniform(-.05, .02) - how.get('out', 0), z)), turn, Vector((1, 1, 1)) * size * rnd.uniform(.9, 1.1))


def dollop(colour, r, spots, seed, world):
    m = mat('dollop' + colour, [(0.1, colour), (.9, colour)], nscale=5, rough=.2, coat=.5, sss=.3, bumps=[('noise', 9, .2)])
    for k, (x, z, w) in enumerate(spots):
        def fn(u, v, x=x, z=z, w=w, k=k):
            a = u * TAU
            d = w * (1 + .4 * nz(math.cos(a), math.sin(a), k, 1.6, seed)) * v
            return x + 1.5 * d * math.cos(a), -.09 - .05 * (1 - v * v) + .10 * v ** 3, r * .84 + z + d * math.sin(a)
        grid('dollop', 40, 14, fn, m, wrap=True).matrix_world = world


def build(seed, at=((-.3, -.35, .25),), r=.33, long=1.15, bread='tortilla', filling=(), rice=None, sauce=None, spots=(), wrapped=None, vessel='board', colour='#e9e2d6', speckle=None,
          toppings=(), dips=(), glass=None, cloth='#8d9aa0', beside=()):
    """at: [x, y, turn, lift] of each half; filling: [piece, count, size, the room it takes, {how}]."""
    rise = board((2.5, 1.75)) if vessel == 'board' else plate(colour, 1.2, speckle)
    for k, (x, y, turn, *tip) in enumerate(at):
        world = Matrix.Translation((x, y, rise + (tip[0] if tip else 0))) @ Matrix.Rotation(turn, 4, 'Z') @ Matrix.Rotation(-(tip[1] if len(tip) > 1 else 0), 4, 'X')
        sheet(r, long, bread, seed + k * 3).matrix_world = world
        if wrapped:
            paper(r, long, wrapped, seed + k).matrix_world = world
        stuffed(r, filling, rice, seed + k * 7, world)
        if sauce:
            dollop(sauce, r, spots, seed + k, world)
    dress(toppings, seed)
    for x, y, fill in dips:
        small_dish((x, y, 0), '#e9e4d8', fill, .36)
    if glass:
        far_glass((1.25, 1.9, 0), fill=glass)
    napkin(cloth, (-1.45, .95, 0), .5, .8, seed)
    dress(beside, seed + 50)
