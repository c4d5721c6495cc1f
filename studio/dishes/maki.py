"""Maki: seaweed outside or rice outside, cut and placed in rows."""
import math
import random

from mathutils import Matrix, Vector

from kit.meshes import add, blob, box, grid, lathe, place
from kit.numbers import TAU, lerp, nz
from kit.surfaces import mat
from parts.small import AWAY
from parts.strands import grains, rice_mat
from scenery.crockery import board_wood, chopsticks, small_dish
from scenery.tables import napkin

VIEW = {'table': 'slate', 'wall': '#4a4d50', 'elev': 40, 'radius': 1.2, 'height': .2, 'lens': 74, 'az': 14, 'key_az': 135, 'light': 'day', 'bright': .25}
R, H = .235, .30
FILLINGS = {
    'salmon': dict(stops=[(0.0, '#e8572a'), (0.5, '#f07a45'), (0.62, '#f9bd97'), (0.72, '#f07a45'), (1, '#e35a2c')], nscale=3, stretch=(1, 5, .6), warp=.5,
                   detail=2, namt=1.8, rough=.18, coat=.5, sss=.35, sss_scale=.06),
    'tuna': dict(stops=[(0.2, '#8e1420'), (.8, '#c22f38')], nscale=5, rough=.16, coat=.5, sss=.35, sss_scale=.06),
    'white': dict(stops=[(0.1, '#ead6c4'), (.5, '#f7ece0'), (.7, '#f3cdbf'), (.95, '#fbf4ea')], nscale=4, stretch=(1, 5, .6), rough=.16, coat=.5, sss=.35, sss_scale=.06),
    'avocado': dict(stops=[(0.1, '#7fa23a'), (.5, '#c3cf6c'), (.9, '#e5dd95')], nscale=2.5, detail=2, namt=1.6, rough=.3, coat=.2, sss=.3, sss_scale=.05),
    'cucumber': dict(stops=[(0.0, '#dcebb6'), (.6, '#b9d78a'), (1, '#3f7a2a')], nscale=4, namt=.9, rough=.15, coat=.5, sss=.35, sss_scale=.05),
    'sweet-potato': dict(stops=[(0.0, '#d9731a'), (.5, '#f09a34'), (1, '#f6bb62')], nscale=5, rough=.35, coat=.2, sss=.35, sss_scale=.05),
    'crunch': dict(stops=[(0.0, '#a8641f'), (.5, '#dba04a'), (1, '#f2d08a')], nscale=22, rough=.5, sss=.1, bumps=[('noise', 40, .6)]),
    'omelette': dict(stops=[(0.0, '#eab33c'), (.6, '#f6cf63'), (1, '#fae08c')], nscale=5, rough=.35, sss=.3, sss_scale=.04),
}


def filling(kind):
    how = dict(FILLINGS[kind])
    return mat('fill-' + kind, how.pop('stops'), **how)


def seaweed():
    return mat('norimaki', [(0.2, '#070c08'), (0.7, '#121d14'), (1, '#22322a')], nscale=14, detail=8, rough=.38, spec=.5,
               bumps=[('noise', 34, .5), ('cells', 20, .3)])


def spread(fillings):
    """One, two or three strips side by side in the middle."""
    spots = {1: ((0, 0, .15, .14),), 2: ((-.045, 0, .09, .15), (.045, .01, .08, .13)),
             3: ((-.042, 0, .09, .165), (.046, .036, .085, .09), (.046, -.05, .08, .07))}[len(fillings)]
    return [(filling(kind), (sx, sy, .30), (x, y, H * .5 + .018)) for kind, (x, y, sx, sy) in zip(fillings, spots)]


def soy_paper():
    return mat('soypaper', [(0.2, '#dba95c'), (.6, '#ecc987'), (1, '#f6e0b0')], nscale=10, detail=8, rough=.4, coat=.2, sss=.2, bumps=[('noise', 30, .3)])


def wrapped(seed, skin):
    """A sheet outside: seaweed or soy paper."""
    def wob(a):
        return 1 + .03 * nz(math.cos(a), math.sin(a), seed, 1.2)

    def spot(r_):
        while True:
            a, d = r_.uniform(0, TAU), R * .92 * math.sqrt(r_.random())
            x, y = d * math.cos(a), d * math.sin(a)
            if max(abs(x), abs(y)) > .088:
                return Vector((x, y, H - .012 + r_.uniform(-.012, .012))), Vector((0, 0, 1))
    shell = lathe('shell', [(R * .955, .02), (R * .955, 0), (R, 0), (R * 1.01, H * .5), (R, H), (R * .955, H), (R * .955, H - .03)], skin, segs=64, steps=4,
                  warp=lambda x, y, z, v: (x * wob(math.atan2(y, x)), y * wob(math.atan2(y, x)), z + .006 * nz(x, y, 0, 9, seed)), loc=AWAY).data
    core = lathe('core', [(0, H - .03), (R * .95, H - .03)], rice_mat(), segs=24, steps=2, sub=0, loc=AWAY).data
    return [shell, core, add('grains', *grains(210, spot, seed), rice_mat(), loc=AWAY).data]


def inside_out(seed, coat):
    """Rice outside: plain, in sesame or in fried crumbs."""
    def spot(r_):
        a = r_.uniform(0, TAU)
        if r_.random() < .66:
            return Vector((R * math.cos(a), R * math.sin(a), r_.uniform(.01, H - .01))), Vector((math.cos(a), math.sin(a), 0))
        d = lerp(.13, R, math.sqrt(r_.random()))
        return Vector((d * math.cos(a), d * math.sin(a), H - .008 + r_.uniform(-.008, .008))), Vector((0, 0, 1))

    def outside(r_):
        a = r_.uniform(0, TAU)
        return Vector(((R + .022) * math.cos(a), (R + .022) * math.sin(a), r_.uniform(.02, H))), Vector((math.cos(a), math.sin(a), 0))
    parts = [add('grains', *grains(640, spot, seed), rice_mat(), loc=AWAY).data,
             lathe('core', [(R * .97, 0), (R * .97, H - .02), (.1, H - .02), (0, H - .02)], rice_mat(), segs=32, steps=2, loc=AWAY).data,
             lathe('shell', [(.135, H - .04), (.135, H), (.122, H), (.122, H - .04)], seaweed(), segs=40, steps=2, loc=AWAY).data]
    if coat == 'plain':
        return parts
    skin = filling('crunch') if coat == 'crunch' else mat('sesame2', [(0.2, '#2a221c'), (0.5, '#c99a55'), (.8, '#efd7a6')], nscale=25, namt=2.5, rough=.4)
    n, size = (420, .06) if coat == 'crunch' else (110, .034)
    return [*parts, add('coat', *grains(n, outside, seed + 5, size), skin, loc=AWAY).data]


def stand(loc, rot, parts, fill):
    world = Matrix.Translation(loc) @ rot.to_4x4()
    for me in parts:
        place(me).matrix_world = world
    for m, size, at in fill:
        ob = box('filling', size, m, .016, 3, .008, at[0] * 50)
        ob.matrix_world = world @ Matrix.Translation(at)


def condiments(seed, top):
    pink = mat('ginger', [(0.2, '#ef9f92'), (.8, '#f9cdbb')], nscale=3, rough=.2, coat=.4, sss=.3, thin=.3, bumps=[('noise', 20, .15)])
    for k in range(7):
        grid('ginger', 40, 12, lambda u, v, k=k: ((u - .5) * .34, .15 * (v - .5) + .05 * math.sin(u * 9 + k),
                                                  .06 * math.sin(u * 14 + k * 2) * (.4 + v) + .05 + .03 * nz(u * 3, v, k, 1)), pink, sub=1, thick=.006,
             loc=(1.0 + .05 * math.cos(k * 2), -.5 + .06 * math.sin(k * 2.3), top + .02 * k), rot=(.3 * math.sin(k), .2 * math.cos(k), k * 1.1))
    blob('wasabi', mat('wasabi', [(0.2, '#83a83c'), (.8, '#a9c565')], nscale=12, rough=.55, sss=.2, bumps=[('noise', 18, .6), ('cells', 16, .3)]), .11,
         (1, 1, .75), .25, 2.2, seed, res=5, loc=(-.98, -.5, top + .06))


def build(seed, rows=(), cloth='#2d3338', sauce='#120604'):
    """rows from the back: [kind, [fillings], count]; kind is wrapped, soy (paper), plain, sesame or crunch."""
    box('board', (2.7, 1.75, .11), board_wood(), .02, loc=(0, .05, .055))
    rnd, top = random.Random(seed), .11
    for k, (kind, fillings, count) in enumerate(rows):
        y = .52 - k * .54
        sheet = {'wrapped': seaweed, 'soy': soy_paper}.get(kind)
        made = [wrapped(seed + k * 5 + j, sheet()) if sheet else inside_out(seed + k * 5 + j, kind) for j in range(2)]
        for j in range(count):
            x = (j - (count - 1) / 2) * .56 + rnd.uniform(-.03, .03)
            turn = Matrix.Rotation(rnd.uniform(0, TAU), 3, 'Z')
            if k == len(rows) - 1 and j == count - 1:  # one has fallen over, as if offered to the viewer
                turn = Matrix.Rotation(-.5, 3, 'Z') @ Matrix.Rotation(math.pi / 2, 3, 'X') @ turn
                stand((x + .12, y + .1, top + R), turn, made[0], spread(fillings))
                continue
            stand((x, y + rnd.uniform(-.03, .03), top), turn, made[j % 2], spread(fillings))
    condiments(seed, top)
    small_dish((.6, -1.22, 0), '#23292e', sauce)
    chopsticks((-.6, -1.05, .045), .06)
    napkin(cloth, (-1.7, 1.5, 0), .4, .8, seed)
