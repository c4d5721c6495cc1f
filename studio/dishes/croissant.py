"""Croissants on a plate, with a drink out of focus beside them."""
import math

from mathutils import Vector

from kit.meshes import grid, lathe
from kit.numbers import TAU, clamp, fbm, nz, smooth
from kit.placing import crumbs
from kit.surfaces import mat
from scenery.crockery import ceramic, plate
from scenery.tables import napkin

VIEW = {'table': 'marble', 'wall': '#b9a896', 'light': 'morning', 'elev': 33, 'radius': 1.0, 'height': .22, 'key_az': 148, 'bright': -.05}
TURNS = 8


def crust():
    return mat('croissant', [(0.0, '#f6dfae'), (0.2, '#e9ba70'), (0.42, '#cf8a38'), (0.68, '#a35a1d'), (1.0, '#5f2a0b')], attr='t', nscale=7, namt=.4, rough=.4,
               rough_var=.2, spec=.45, coat=.22, coat_rough=.18, sss=.1, sss_scale=.05, bumps=[('noise', 28, .45, 8), ('noise', 8, .25), ('cells', 14, .12)])


def croissant(loc, turn, size, seed=0):
    """A crescent of overlapping rolls: the radius steps along the spine, and thin layers show at each step."""
    def fn(u, v):
        s, phi = v * 2 - 1, u * TAU
        ang = s * 1.75
        spine = Vector((math.sin(ang) * .95, math.cos(ang) * .78 - .35, 0))
        tan = Vector((math.cos(ang) * .95, -math.sin(ang) * .78, 0)).normalized()
        nor = Vector((-tan.y, tan.x, 0))
        body = (.38 * (1 - abs(s) ** 1.9) ** .85 + .085) * (1 - abs(s) ** 7) ** .5 + .004
        q = abs(s) * TURNS / 2 * 1.05 + .5 + .18 * math.sin(phi + (1 if s > 0 else -1) * .8) + .06 * nz(math.cos(phi), math.sin(phi), s + seed, 1.5, 2)
        f = q % 1
        step = 1.09 - .20 * f ** 1.5 - .07 * (1 - smooth(.0, .12, f))
        layers = .011 * math.sin(f * 34 + 2.5 * nz(s * 2, phi, seed, 3)) * smooth(.25, .6, f)
        r = body * (step + layers) * (1 + .05 * fbm(math.cos(phi), math.sin(phi), s * 2 + seed, 1.8, 3, 3))
        up = math.sin(phi)
        p = spine + nor * (r * math.cos(phi)) + Vector((0, 0, max(-.26, r * up * (.80 if up < 0 else 1.0))))
        t = .45 + .26 * up - .44 * smooth(.6, .98, f) * (1 - .35 * max(0, up)) + .12 * (1 - smooth(.02, .2, f)) + .12 * abs(s) ** 4 + .12 * nz(s * 2, up, seed, 4)
        return p.x * size, p.y * size, (p.z + .26) * size, {'t': clamp(t)}
    grid('croissant', 130, 420, fn, crust(), wrap=True, loc=loc, rot=(0, 0, turn))


def cup(x, y):
    china = ceramic('cup', '#f0ebe1', .16)
    lathe('saucer', [(0, .05), (.3, .05), (.36, .045), (.55, .085), (.68, .13), (.66, .14), (.5, .09), (0, .07)], china, loc=(x, y, 0))
    lathe('mug', [(0, .07), (.26, .07), (.3, .1), (.40, .26), (.44, .5), (.43, .51), (.40, .27), (.25, .13), (0, .12)], china, loc=(x, y, 0), segs=96)
    lathe('coffee', [(0, .44), (.41, .44)], mat('coffee', [(0.1, '#2a1208'), (.8, '#6b3a1a')], rough=.1, coat=.6), segs=48, steps=2, sub=0, loc=(x, y, 0))


def build(seed, dish='#d9d5cc', speckle='#6d5b4a', cloth='#8d9aa0'):
    plate(dish, .98, speckle)
    croissant((-.06, .2, .07), .38, .50, seed)
    croissant((.10, -.30, .07), .62, .56, seed + 4)
    bits = mat('bits', [(0.1, '#8a4d1c'), (0.6, '#d69a4c'), (1, '#edc98c')], rand=0.8, rough=0.7)
    crumbs(60, (0, -.1), .1, .95, .022, bits, seed, on={'plate', 'croissant', 'croissant.001'})
    crumbs(34, (0, 0), .95, 1.3, .018, bits, seed + 5)
    cup(.95, 1.35)
    napkin(cloth, (-1.15, .95, 0), -.3, .7, seed)
