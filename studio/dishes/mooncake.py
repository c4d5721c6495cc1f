"""Mooncakes: pressed in a fluted mould, glazed twice, one of them cut open."""
import math

from kit.numbers import TAU, clamp, fbm, lerp, nz, smooth
from kit.placing import crumbs
from kit.surfaces import mat
from parts.things import dress
from parts.turned import cuts, skin
from scenery.crockery import plate
from scenery.tables import napkin

VIEW = {'table': 'wood', 'wall': '#7a4a38', 'light': 'evening', 'elev': 34, 'radius': 1.08, 'height': .22, 'key_az': 150, 'bright': .4}
R, H, LOBES = .46, .34, 12


def crust():
    return mat('mooncrust', [(0.0, '#f0cf8e'), (.25, '#dfa24c'), (.5, '#c0742a'), (.75, '#8f4a16'), (1, '#55240a')], attr='t', nscale=8, namt=.3, rough=.3, rough_var=.1, spec=.5,
               coat=.45, coat_rough=.14, sss=.12, bumps=[('noise', 34, .22, 8)])


def relief(a, d):
    """The relief of the mould on top, 0 to 1: a ring, a flower of eight petals, a bud."""
    ring = smooth(.74, .77, d) * (1 - smooth(.82, .85, d))
    petal = abs(math.sin(a * 4))
    shape = .16 + .48 * petal ** .55
    line = (1 - smooth(.03, .075, abs(d - shape))) * (d > .2)
    vein = (1 - smooth(.02, .06, abs(math.cos(a * 4)) * d)) * smooth(.25, .3, d) * (1 - smooth(.52, .56, d))
    bud = 1 - smooth(.10, .15, d)
    dots = (1 - smooth(.03, .06, math.hypot(d - .67, .67 * math.sin(a * 4 + math.pi / 2) / 4 * (abs(math.sin(a * 4)) < .7)))) * .8
    return clamp(max(ring, line, vein, bud, dots))


def outline(seed):
    def points(a, v):
        flute = abs(math.sin(a * LOBES / 2)) ** .7
        edge = R * (.955 + .06 * flute)
        if v < .12:
            return edge * .97 * v / .12, 0.0, {'t': .6}
        if v < .42:
            w = (v - .12) / .3
            r = edge * (.97 + .03 * math.sin(w * math.pi)) + .012 * nz(math.cos(a) * 3, w * 3, seed)
            t = .42 - .26 * (1 - flute) + .45 * smooth(.7, 1, w) + .15 * nz(math.cos(a) * 2, math.sin(a) * 2 + w, seed) + .2 * (1 - smooth(0, .15, w))
            return r, H * w, {'t': clamp(t)}
        d = 1 - (v - .42) / .58
        up = relief(a, d)
        z = H + .018 * (1 - d ** 4) + .034 * up - .05 * smooth(.93, 1, d) + .004 * fbm(d * math.cos(a), d * math.sin(a), 0, 6, 3, seed)
        return edge * .97 * d, z, {'t': clamp(.36 + .36 * up + .25 * smooth(.85, .97, d) + .12 * nz(d * math.cos(a) * 2, d * math.sin(a) * 2, seed))}
    return points


def paste():
    return mat('chestnutpaste', [(0.0, '#f0cf8e'), (.12, '#d6a055'), (.22, '#9a6a38'), (.5, '#7d4c26'), (.8, '#5f3518'), (1, '#e8c98c')], attr='t', nscale=16, detail=8, namt=.22, rough=.5,
               coat=.15, sss=.2, sss_scale=.05, bumps=[('noise', 26, .5, 8), ('cells', 16, .3)])


def mooncake(x, y, z, turn, seed, cut=None):
    """cut: start and sweep of what is left."""
    points, (start, sweep) = outline(seed), cut or (0, TAU)
    where = {'loc': (x, y, z), 'rot': (0, 0, turn)}
    skin('mooncake', points, crust(), start, sweep, **where)
    if not cut:
        return

    def below(a, s):
        return points(a, .27 * s)[:2]

    def above(a, s):
        return points(a, 1 - .73 * s)[:2]

    def look(s, w, a):
        near = min(w, 1 - w) * H
        near = min(near, (1 - s) * R)
        nut = smooth(.30, .42, nz(s * R, w * H, a, 9, seed))
        t = lerp(.08, .55 + .3 * nz(s * 3, w * 2, a, 2, seed), smooth(.022, .05, near + .012 * nz(s * 8, w * 8, seed)))
        return {'t': clamp(t + (.3 if near > .06 else 0) * nut)}, .014 * fbm(s * R, w * H, a, 9, 4, seed)
    cuts('mooncake', below, above, paste(), start, sweep, look, **where)


def build(seed, cakes=(), dish='#33463f', speckle=None, r=1.14, toppings=(), cloth='#b8452a', beside=()):
    """cakes: [x, y, z, turn] of each and, if it is cut, what is left of it."""
    plate(dish, r, speckle)
    for k, (x, y, z, turn, *cut) in enumerate(cakes):
        mooncake(x, y, z + .07, turn, seed + k, cut)
    crumbs(26, (0, -.2), .2, .95, .018, crust(), seed, on={'plate'})
    dress(toppings, seed)
    napkin(cloth, (-1.35, .85, 0), .5, .8, seed)
    dress(beside, seed + 50)
