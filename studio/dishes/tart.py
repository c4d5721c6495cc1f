"""Small tarts in flaky shells: natas with blisters, lemon tarts with a smooth surface."""
import math

from kit.meshes import grid, lathe, place
from kit.numbers import TAU, clamp, fbm, nz, smooth
from kit.placing import crumbs
from kit.surfaces import mat
from parts.things import dress
from scenery.crockery import plate
from scenery.tables import napkin

VIEW = {'table': 'palewood', 'wall': '#a8927a', 'light': 'morning', 'elev': 36, 'radius': 1.08, 'height': .22, 'key_az': 146, 'bright': .05}
CUSTARDS = {
    'nata': [(0.0, '#f6d277'), (.35, '#efb748'), (.6, '#d9872a'), (.8, '#8f4212'), (1, '#2a0f06')],
    'lemon': [(0.0, '#f7dc6a'), (.6, '#f2c93c'), (.85, '#e8b42c'), (1, '#c98a1c')],
}


def shell_mat():
    return mat('tartshell', [(0.0, '#f0cf92'), (.3, '#deaa5c'), (.6, '#b87430'), (.85, '#8a4d18'), (1, '#5c2c0c')], attr='t', nscale=9, namt=.4, rough=.5, coat=.12,
               sss=.1, bumps=[('noise', 30, .5, 8)])


def shell(seed):
    """A wall of thin wound layers, ragged on top."""
    def fn(u, v):
        a = u * TAU
        ca, sa = math.cos(a), math.sin(a)
        leaf = math.sin(a * 2 + v * 44 + 2 * nz(ca, sa, v, 3, seed))
        up = .30 + .022 * nz(ca, sa, 0, 5, seed) + .014 * nz(ca, sa, 2, 14, seed)
        if v < .55:
            w = v / .55
            r, z = .30 + .125 * w ** .8 + .008 * leaf, up * w
        else:
            w = (v - .55) / .45
            r, z = .425 - .055 * w, up - .07 * w ** 1.5
        t = clamp(.35 + .4 * smooth(.3, .55, v) * (1 - smooth(.62, .9, v)) + .1 * leaf + .35 * (1 - smooth(0, .16, v)) + .25 * nz(ca, sa, v * 2, 4, seed))
        return r * ca, r * sa, z, {'t': t}
    return grid('tart', 120, 60, fn, shell_mat(), wrap=True, loc=(0, 0, -9)).data


def custard(kind, seed):
    m = mat('custard' + kind, CUSTARDS[kind], attr='t', nscale=12, namt=.10, rough=.16, rough_var=.1, coat=.5, coat_rough=.1, sss=.35, sss_rad=(1, .6, .2), sss_scale=.06,
            bumps=[('noise', 20, .12)])

    def fn(u, v):
        a = u * TAU
        x, y = .385 * v * math.cos(a), .385 * v * math.sin(a)
        blister = smooth(.05, .42, nz(x, y, seed, 5.5, seed) + .4 * nz(x, y, 2, 13, seed)) * (1 - .5 * smooth(.85, 1, v)) if kind == 'nata' else 0
        z = .235 + .03 * (1 - v * v) + .02 * blister + .012 * fbm(x, y, 0, 6, 3, seed) - (.02 * (1 - v) if kind == 'lemon' else 0)
        return x, y, z, {'t': clamp(.15 + .85 * blister + .25 * smooth(.75, 1, v))}
    return grid('custard', 90, 40, fn, m, wrap=True, loc=(0, 0, -9)).data


def build(seed, kind='nata', at=(), dish='#e4e9ea', speckle=None, toppings=(), cloth='#4a6d94', glass='#6b3a1a', beside=()):
    """at: [x, y, z, tilt, turn] of each tart."""
    plate(dish, 1.16, speckle)
    for k, (x, y, z, tilt, turn) in enumerate(at):
        for me in (shell(seed + k), custard(kind, seed + k * 5)):
            place(me, (x, y, .07 + z), (tilt, 0, turn))
    crumbs(60, (0, 0), .2, 1.25, .016, shell_mat(), seed)
    dress(toppings, seed)
    if glass:
        lathe('fardrink', [(0, .02), (.22, .02), (.26, .3), (.3, .62), (0, .6)], mat('espresso' + glass, glass, rough=.2, coat=.6), segs=32, loc=(1.15, 1.7, 0))
    napkin(cloth, (-1.4, .8, 0), .6, .8, seed)
    dress(beside, seed + 50)
