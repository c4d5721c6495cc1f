"""A naked layer cake: sponge, bulging cream, fruit in between and on top."""
import math
import random

from kit.meshes import grid, lathe
from kit.numbers import TAU, clamp, fbm, nz, smooth
from kit.placing import crumbs
from kit.surfaces import mat
from parts.things import dress, put, thing
from scenery.crockery import ceramic, fork
from scenery.tables import napkin

VIEW = {'table': 'palewood', 'wall': '#b9a08c', 'light': 'morning', 'elev': 24, 'radius': 1.08, 'height': .56, 'key_az': 148}
SPONGES = {
    'vanilla': [(0.0, '#c98f45'), (.3, '#e3b86e'), (.6, '#f0d193'), (1, '#f6e0ae')],
    'chocolate': [(0.0, '#1f0e08'), (.4, '#3d1e12'), (.8, '#5a3220'), (1, '#6d4230')],
}


def sponge(kind):
    return mat('sponge' + kind, SPONGES[kind], attr='t', nscale=16, namt=.5, detail=8, rough=.75, spec=.25, sss=.12, sss_scale=.04,
               bumps=[('cells', 34, .9), ('noise', 60, .6, 8), ('noise', 9, .4)])


def cream(low='#f0e4cd', colour='#fbf4e6'):
    return mat('cream' + colour, [(0.1, low), (.6, colour)], nscale=3, rough=.32, coat=.2, coat_rough=.25, sss=.4, sss_rad=(1, .85, .7), sss_scale=.06,
               bumps=[('noise', 7, .15)])


def layer(z, r, h, kind, seed):
    def warp(x, y, zz, v):
        d = 1 + .018 * fbm(x, y, zz, 3, 4, seed) + .012 * nz(x, y, zz, 16, seed)
        rim = smooth(.8, 1, math.hypot(x, y) / r)
        crust = 1 - .5 * rim * (smooth(.7, 1, zz / h) + 1 - smooth(0, .3, zz / h))
        return x * d, y * d, zz + .012 * nz(x, y, 0, 4, seed), {'t': clamp(crust * .75)}
    lathe('sponge', [(0, 0), (r * .6, 0), (r * .96, 0), (r, .03), (r * 1.005, h * .5), (r, h - .03), (r * .96, h), (r * .6, h), (0, h)], sponge(kind), segs=160,
          warp=warp, loc=(0, 0, z), steps=6)


def filling(z, r, h, seed, skin, out=.05):
    """Cream pressed out between the layers, unevenly."""
    def fn(u, v):
        ca, sa, phi = math.cos(u * TAU), math.sin(u * TAU), (v - .5) * math.pi
        k = .5 + .8 * nz(ca, sa, 0, 2.6, seed) + .35 * nz(ca, sa, 1, 8, seed)
        drip = max(0, nz(ca, sa, 3, 5, seed + 4) - .15) * .16 * max(0, -math.sin(phi))
        rr = r - .03 + (out * clamp(.3 + k, .2, 1.3) + .02) * math.cos(phi)
        return rr * ca, rr * sa, z + h / 2 + h * .56 * math.sin(phi) - drip
    grid('cream', 240, 14, fn, skin, wrap=True, sub=1)
    lathe('creambed', [(0, z + h), (r * .9, z + h)], skin, segs=48, steps=2, sub=0)


def top(z, r, seed, skin):
    """Cream spread with a palette knife in a lazy spiral, over the edge in places."""
    def fn(u, v):
        ca, sa = math.cos(u * TAU), math.sin(u * TAU)
        edge = r * (.97 + .07 * nz(ca, sa, 0, 2.3, seed) + .03 * nz(ca, sa, 2, 7, seed))
        groove = .5 + .5 * math.cos(TAU * (v * 3.2 - u) + nz(ca * v, sa * v, seed))
        zz = z + .075 + .028 * groove * (1 - smooth(.85, 1, v)) + .03 * fbm(ca * v, sa * v, 0, 2, 3, seed) - .11 * smooth(.9, 1, v)
        return edge * v * ca, edge * v * sa, zz
    grid('cream', 220, 60, fn, skin, wrap=True, sub=1)


def rim_fruit(name, z, r, n, seed, size):
    """Fruit halves standing between two layers, their cut faces towards the camera."""
    rnd = random.Random(seed)
    for k in range(n):
        a = k * TAU / n + rnd.uniform(-.06, .06)
        put(thing(name, k % 4), ((r + .0) * math.cos(a), (r + .0) * math.sin(a), z), (math.pi / 2, rnd.uniform(-.3, .3), a + math.pi / 2), size * rnd.uniform(.9, 1.1))


def build(seed, kind='vanilla', layers=3, r=.74, fruit='strawberry', toppings=(), plate='#e9e2d6', stand=.26, cloth='#c9897c',
          cream_colour=(), top_colour=()):
    glaze = ceramic('stand', plate, .2)
    lathe('plate', [(0, 0), (.42, 0), (.44, .03), (.16, .08), (.12, stand * .6), (.2, stand - .06), (.6, stand - .03), (1.0, stand - .02), (1.04, stand),
                    (1.03, stand + .03), (.98, stand + .012), (0, stand + .01)], glaze, segs=128)
    z, h, gap = stand + .012, .2, .13
    for k in range(layers):
        layer(z, r * (1 - .01 * k), h, kind, seed + k)
        z += h
        if k < layers - 1:
            filling(z, r, gap, seed + k, cream(*cream_colour))
            if fruit:
                rim_fruit(fruit + '_half', z + gap / 2, r, 15, seed + k, .52)
            z += gap - .01
    top(z, r, seed, cream(*(top_colour or cream_colour)))
    dress(toppings, seed)
    crumbs(26, (0, 0), r + .05, 1.0, .02, sponge(kind), seed)
    fork((1.15, -.75, 0), -.5)
    napkin(cloth, (-1.4, .6, 0), .7, .8, seed)
