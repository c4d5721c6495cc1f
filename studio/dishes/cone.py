"""Ice cream: a twist in a cone that somebody holds up to the light, or scoops in a cup."""
import math

from mathutils import Vector

from kit.meshes import grid, lathe
from kit.numbers import TAU, clamp, fbm, nz, smooth
from kit.surfaces import mat
from parts.liquids import broth_mat
from parts.things import dress
from scenery.crockery import board_wood, ceramic, plate, spoon
from scenery.tables import napkin

VIEW = {'table': 'palewood', 'wall': '#8fb0b8', 'light': 'morning', 'elev': 10, 'radius': .95, 'height': .82, 'key_az': 140, 'bright': .1, 'fstop': .28}
ICES = {
    'vanilla': ('#f3e6c4', '#fbf4e0'), 'chocolate': ('#4a2614', '#7a4a2c'), 'blueberry': ('#4a1a48', '#8a3f78'), 'hazelnut': ('#a87a4c', '#d3ab7c'), 'strawberry': ('#d8788a', '#f0b0b8'),
    'sesame': ('#4a4846', '#7a7672'), 'pistachio': ('#9aa860', '#c6d094'), 'mango': ('#e8a02c', '#f8c860'),
    'raspberry': ('#d0587c', '#f0a0b8'),
}


def ice(kind):
    low, high = ICES[kind]
    return mat('ice' + kind, [(0.2, low), (.8, high)], nscale=5, namt=1.0, rough=.5, coat=.06, coat_rough=.3, sss=.35, sss_rad=(1, .85, .7), sss_scale=.05,
               bumps=[('noise', 22, .5, 8), ('noise', 60, .4), ('cells', 30, .25)])


def soft(z, r, h, kind, seed, dipped, at=(0, 0)):
    """Three turns from the machine, each smaller than the last, with a leaning tip."""
    turns = 3.6

    def fn(u, v):
        a = v * turns * TAU
        grow = (1 - v) ** .8
        spine = Vector((r * .58 * grow * math.cos(a), r * .58 * grow * math.sin(a), z + h * (v ** .9)))
        out, up = Vector((math.cos(a), math.sin(a), 0)), Vector((0, 0, 1))
        phi = u * TAU
        fat = (r * .56 * grow ** .75 + .012) * (1 + .09 * math.cos(phi * 6)) * (1 - smooth(.93, 1, v) * .7) * smooth(-.02, .05, v)
        p = spine + out * (fat * math.cos(phi)) + up * (fat * .78 * math.sin(phi))
        lean = smooth(.6, 1, v) * .10
        return p.x + lean, p.y, p.z + .01 * nz(p.x, p.y, p.z, 6, seed)
    m = mat('dip', [(0.1, '#1c0a05'), (.8, '#4a2412')], nscale=3, rough=.12, coat=.8, coat_rough=.05, bumps=[('noise', 4, .1)]) if dipped else ice(kind)
    grid('soft', 48, 420, fn, m, wrap=True, loc=(*at, 0))


def waffle(z, r, h):
    """A cone with a lattice pressed in and a slightly ragged rim."""
    m = mat('cone', [(0.0, '#8a4d18'), (.35, '#c08236'), (.7, '#dda858'), (1, '#efc98a')], attr='t', nscale=6, namt=.4, rough=.5, coat=.15, bumps=[('noise', 30, .3)])

    def fn(u, v):
        a = u * TAU
        k = .06 + .94 * v
        line = max(abs(math.sin(a * 7 + v * 9)), abs(math.sin(a * 7 - v * 9))) ** 10
        rr = r * k * (1 + .035 * line)
        top = .03 * math.sin(a + 1) * smooth(.9, 1, v)
        return rr * math.cos(a), rr * math.sin(a), z + h * v + top, {'t': clamp(.35 + .45 * line + .2 * nz(a, v * 3, 0, 2) - .2 * smooth(.95, 1, v))}
    return grid('cone', 220, 160, fn, m, wrap=True, thick=.02)


def scoop(x, y, z, r, kind, seed):
    """A scoop from the tub: a ball with a ragged skirt."""
    def warp(x, y, zz, v):
        a = math.atan2(y, x)
        skirt = smooth(-.25, -.55, zz / r)
        d = 1 + .05 * fbm(x / r, y / r, zz / r, 2.2, 4, seed) + .05 * nz(x / r, y / r, zz / r, 9, seed) * (.3 + skirt) + skirt * (.10 + .12 * nz(math.cos(a), math.sin(a), 1, 5, seed))
        return x * d, y * d, zz + .03 * r * nz(x / r, y / r, zz / r, 6, seed)
    pts = [(0, -.72 * r)] + [(r * math.sin(t), -r * math.cos(t)) for t in [.8 + k * (math.pi - .8) / 12 for k in range(13)]]
    lathe('scoop', [(0 if k == len(pts) - 1 else p[0], p[1]) for k, p in enumerate(pts)], ice(kind), segs=140, steps=6, warp=warp, loc=(x, y, z))


def holder(r, h):
    """The wooden block that holds a cone."""
    lathe('board', [(0, 0), (r * 1.5, 0), (r * 1.55, .03), (r * 1.3, h * .5), (r * 1.15, h * .95), (r * 1.1, h), (r * .8, h), (r * .7, h * .8)], board_wood(), segs=64, steps=4)


def case(colour, r, h):
    """A pleated paper case, and a cake that has risen over its rim."""
    paper = mat('papercase', [(0.0, '#c9b8a4'), (.5, colour), (1, '#fdf8ef')], attr='t', nscale=20, namt=.1, rough=.7, sss=.1)

    def wall(u, v):
        a = u * TAU
        pleat = math.sin(a * 26)
        rr = r * (.74 + .26 * v) + .016 * pleat * (.4 + .6 * v)
        return rr * math.cos(a), rr * math.sin(a), .02 + h * v, {'t': clamp(.5 + .45 * pleat)}
    grid('case', 420, 12, wall, paper, wrap=True, thick=.008)
    crumb = mat('cupcake', [(0.1, '#a8662c'), (.5, '#d9a052'), (.9, '#efc983')], nscale=9, namt=.6, rough=.6, sss=.1, bumps=[('noise', 30, .5, 8), ('cells', 20, .4)])
    lathe('cake', [(0, h * .7), (r * .95, h * .8), (r * 1.03, h + .03), (r * .9, h + .1), (r * .5, h + .15), (0, h + .16)], crumb, segs=96, steps=6)


def cup(colour, r, h):
    lathe('bowl', [(0, 0), (.34 * r, 0), (.36 * r, .03), (.14 * r, .1), (.13 * r, .2), (.5 * r, .3), (.85 * r, .3 + h * .6), (r, .3 + h), (.985 * r, .31 + h), (.8 * r, .34 + h * .5),
                   (0, .34)], ceramic('coupe', colour, .18), segs=96)


def hot(kind, x, y, z, r, seed):
    """Fudge over a scoop: a cap that runs down where it is thickest."""
    def fn(u, v):
        a = u * TAU
        c, s = math.cos(a), math.sin(a)
        end = .72 + .34 * nz(c, s, seed, 2.4) + .16 * nz(c, s, seed + 2, 6)
        phi = end * v
        fat = r * 1.05 + .018 * (1 - v ** 6) + .022 * smooth(.7, .95, v) * (1 - smooth(.96, 1, v)) - .03 * smooth(.94, 1, v)
        return x + fat * math.sin(phi) * c, y + fat * math.sin(phi) * s, z + fat * math.cos(phi)
    grid('sauce', 160, 40, fn, broth_mat(kind, True), wrap=True)


def build(seed, kind='vanilla', twist=None, dipped=False, scoops=(), case_of=None, sauce=None, colour='#e9eef0', toppings=(), cloth='#c9897c', beside=()):
    """scoops: [x, y, z, radius, kind] of each scoop in a cup; case_of: the colour of a cupcake's paper case; without both, a cone
    with soft ice."""
    if scoops:
        cup(colour, .62, .3)
        for k, (x, y, z, r, what) in enumerate(scoops):
            scoop(x, y, z, r, what, seed + k * 3)
        if sauce:
            for k, (x, y, z, r, _) in enumerate(scoops):
                hot(sauce, x, y, z, r, seed + k)
        spoon((.75, -.55, .02), .9, .9)
    elif case_of:
        plate('#efe8da', .95)
        case(case_of, .44, .42)
        soft(.55, .5, .52, kind, seed, False)
    else:
        holder(.22, .5)
        waffle(.06, .34, .98)
        soft(.99, .42, .74, kind, seed, dipped)
        if dipped:
            soft(.95, .40, .3, kind, seed, False)
    dress(toppings, seed)
    napkin(cloth, (-.9, .9, 0), .5, .8, seed)
    dress(beside, seed + 50)
