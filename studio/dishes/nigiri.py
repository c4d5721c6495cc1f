"""Nigiri: a finger of rice under a slice of fish."""
import math
import random

from mathutils import Vector

from dishes.maki import condiments, seaweed
from kit.meshes import add, blob, box, grid, place
from kit.numbers import TAU, nz, smooth
from kit.surfaces import mat
from parts.small import AWAY
from parts.strands import grains, rice_mat
from parts.things import dress
from scenery.crockery import chopsticks, small_dish
from scenery.tables import napkin

VIEW = {'table': 'palewood', 'wall': '#8d8375', 'elev': 36, 'radius': 1.18, 'height': .2, 'lens': 74, 'az': 12, 'key_az': 138, 'light': 'day', 'bright': .2}
FISH = {
    'salmon': ([(0.0, '#e4552a'), (0.42, '#f0793f'), (0.56, '#fac6a6'), (0.64, '#f27c45'), (1, '#e35a2c')], (1.6, 9, 1)),
    'tuna': ([(0.1, '#8e1420'), (.5, '#b02430'), (.9, '#cf4148')], (1.5, 5, 1)),
    'white': ([(0.1, '#ecd9c6'), (.5, '#f7ece0'), (.75, '#f3cfc2'), (.95, '#fbf4ea')], (1.5, 6, 1)),
    'torched': ([(0.0, '#fffaf0'), (.44, '#fbf1dc'), (.53, '#f0d29a'), (.61, '#cf9048'), (.72, '#8a4a1a'), (.9, '#3a1c0a')], (1.8, 3.2, 1)),
    'prawn': ([(0.0, '#f8e2d2'), (.46, '#fdf1e8'), (.56, '#f3b494'), (.66, '#e2703f'), (1, '#d95a2c')], (6, 1.1, 1)),
    'omelette': ([(0.1, '#e8b03a'), (.5, '#f3c858'), (.9, '#f9dc86')], (1, 7, 1)),
    'scallop': ([(0.1, '#efe0c4'), (.6, '#fbf4e4'), (.95, '#fffaf0')], (2, 3, 1)),
}


def finger(seed):
    """The rice, longer than wide, flat at the bottom."""
    def spot(rnd):
        a, b = rnd.uniform(0, TAU), rnd.random()
        up = b ** .7
        x, y = .30 * math.cos(a) * (1 - up ** 3) ** .4, .125 * math.sin(a) * (1 - up ** 3) ** .4
        return Vector((x, y, .21 * up + rnd.uniform(-.008, .008))), Vector((math.cos(a) * (1 - up), math.sin(a) * (1 - up), .2 + up)).normalized()
    core = blob('core', rice_mat(), 1, (.29, .115, .105), .03, 2, seed, loc=AWAY)
    for v in core.data.vertices:
        v.co.z += .1
    return [core.data, add('grains', *grains(520, spot, seed, .058), rice_mat(), loc=AWAY).data]


def slice_over(kind, seed):
    """The slice draped over the rice: it bends down at both ends, and its grain runs across."""
    stops, stretch = FISH[kind]
    m = mat('topping' + kind, stops, nscale=2.2, stretch=stretch, warp=.7, detail=2, namt=1.7, rough=.14, coat=.6, coat_rough=.06, sss=.35,
            sss_scale=.06, bumps=[('noise', 14, .12)])

    long, wide, deep = {'omelette': (.37, .165, .07), 'torched': (.33, .2, .05), 'scallop': (.33, .2, .045)}.get(kind, (.40, .168, .034))

    def fn(u, v):
        x, y = u * 2 - 1, v * TAU
        half = wide * (1 - .22 * abs(x) ** 4)
        thick = deep * (1 - .4 * abs(x) ** 4)
        drop = .10 * smooth(.62, 1, abs(x)) + .035 * x * x
        yy = half * math.cos(y)
        return (long * x + .04 * math.cos(y) * (deep < .04), yy * (1 + .04 * nz(x * 2, seed)),
                .201 + deep + thick * math.sin(y) - drop - .42 * yy * yy * 1.5 + .012 * nz(x * 2.4, y, seed))
    ob = grid('topping', 36, 28, lambda u, v: fn(v, u), m, wrap=True, sub=1, loc=AWAY)
    return ob


def strap(seed):
    """The band of seaweed that holds an omelette onto its rice."""
    def fn(u, v):
        a = u * TAU
        c, s = math.cos(a), math.sin(a)
        return .055 * (v * 2 - 1), .185 * abs(c) ** .7 * (1 if c > 0 else -1), .17 + .178 * abs(s) ** .7 * (1 if s > 0 else -1) + .006 * nz(a * 2, v, seed)
    return grid('strap', 48, 4, fn, seaweed(), wrap=True, loc=AWAY)


def build(seed, rows=(), cloth='#2d3338', sauce='#120604', toppings=()):
    """rows from the back: the fish of each piece."""
    slab = mat('slab', [(0.2, '#1f2225'), (.8, '#383c41')], nscale=3, detail=10, rough=.5, bumps=[('noise', 6, .4, 10)])
    box('board', (2.5, 1.7, .1), slab, .02, 6, .01, seed, loc=(0, .05, .05))
    rnd, top = random.Random(seed), .1
    rice = [finger(seed + k) for k in range(2)]
    for k, row in enumerate(rows):
        for j, kind in enumerate(row):
            x, y = (j - (len(row) - 1) / 2) * .6, .46 - k * .66
            turn = math.radians(62) + rnd.uniform(-.08, .08)
            at = (x + rnd.uniform(-.03, .03), y + rnd.uniform(-.03, .03), top)
            for me in rice[j % 2]:
                place(me, at, (0, 0, turn))
            fish = slice_over(kind, seed + k * 7 + j)
            fish.location, fish.rotation_euler = at, (rnd.uniform(-.04, .04), 0, turn + rnd.uniform(-.06, .06))
            if kind == 'omelette':
                band = strap(seed + j)
                band.location, band.rotation_euler = at, fish.rotation_euler
    dress(toppings, seed)
    condiments(seed, top)
    small_dish((.6, -1.22, 0), '#23292e', sauce)
    chopsticks((-.6, -1.05, .045), .06)
    napkin(cloth, (-1.7, 1.5, 0), .4, .8, seed)
