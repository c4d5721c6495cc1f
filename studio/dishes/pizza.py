"""Pizza: round from a wood oven, or thick and rectangular from a pan."""
import math
import random

from kit.meshes import grid
from kit.numbers import TAU, clamp, fbm, nz, smooth
from kit.placing import crumbs
from kit.surfaces import mat
from parts.dough import dough
from parts.things import dress
from scenery.crockery import board, round_board
from scenery.stage import far_glass
from scenery.tables import napkin

VIEW = {'table': 'darkwood', 'wall': '#57463a', 'light': 'evening', 'elev': 50, 'radius': 1.3, 'height': .1, 'key_az': 130, 'bright': .35}
R = 1.16


def cheese_field(seed, n):
    """The amount of mozzarella at a point: torn pieces that have melted together."""
    rnd, lumps = random.Random(seed), []
    for _ in range(4000):
        a, d = rnd.uniform(0, TAU), .78 * math.sqrt(rnd.random())
        p = (d * math.cos(a), d * math.sin(a), rnd.uniform(.14, .23))
        if all(math.hypot(p[0] - q[0], p[1] - q[1]) > .22 for q in lumps):
            lumps.append(p)
        if len(lumps) == n:
            break

    def field(x, y):
        wx, wy = x + .07 * nz(x, y, 0, 4.5, seed + 2), y + .07 * nz(x, y, 3, 4.5, seed + 5)
        return sum(math.exp(-((wx - a) ** 2 + (wy - b) ** 2) / (r * r) * 1.15) for a, b, r in lumps) + .22 * fbm(x, y, 0, 5, 4, seed + 8)
    return field


def baked(x, y, t, ca, sa, z, field, seed):
    """The masks and the height at a point; t runs over the rim from 0 to 1."""
    puff = math.sin(math.pi * t ** 0.85) if t < 1 else 0
    lump = 0.75 + 0.7 * max(0, nz(ca, sa, 0, 3.5, seed + 7)) + 0.6 * max(0, nz(ca, sa, t, 8, seed + 9))
    bubble = max(0, nz(x, y, 0, 6.5, seed + 21) - .12) * .5 * puff
    ch = smooth(.30, .78, field(x, y)) * (1 - smooth(.0, .3, t)) if field else 0
    z += .125 * puff ** .7 * lump + bubble * .6 + .014 * fbm(x, y, 0, 7, 4, 3) * (1 - t) + ch * (.036 + .02 * fbm(x, y, 0, 6, 3, 5))
    sauce = (1 - smooth(.02, .22 + .1 * nz(ca, sa, 2, 6), t)) * (1 - ch)
    char = smooth(.08, .42, .55 * nz(x, y, 0, 7, seed + 31) + .45 * nz(x, y, 0, 15, 33) + .32 * (puff - .5) + bubble * 1.5) * smooth(.15, .5, t)
    bake = clamp(.30 + .3 * puff + .18 * nz(x, y, 0, 3, 41) - .25 * (t > .93))
    spot = .95 * smooth(.05, .5, .8 * nz(x, y, 0, 5, 51) + .5 * nz(x, y, 0, 14, 53)) * ch * smooth(.5, .9, ch)
    return z, {'ch': ch, 'sauce': sauce, 'char': char, 'bake': bake, 'spot': spot}


def whole(seed, field):
    def fn(u, v):
        ca, sa = math.cos(u * TAU), math.sin(u * TAU)
        rim = .21 + .05 * nz(ca, sa, 0, 2.2, seed + 3)
        edge = R * (1 + .022 * nz(ca, sa, 0, 1.5, seed + 1) + .012 * nz(ca, sa, 1, 5, seed + 1))
        r = edge * v
        x, y, t = r * ca, r * sa, clamp((r - (edge - rim)) / rim)
        z, masks = baked(x, y, t, ca, sa, .145, field, seed)
        return x, y, (.12 if t >= .999 else z), masks
    grid('pizza', 460, 150, fn, dough(), wrap=True)


def slab(x0, y0, w, h, turn, seed, field):
    """A thick rectangular piece of pan pizza: tomato up to its browned edge, the crumb in its cut sides."""
    def fn(u, v):
        a, b = u * 2 - 1, v * 2 - 1
        side = max(abs(a), abs(b))
        fall = smooth(.93, 1, side)
        x, y = w / 2 * min(max(a / .95, -1), 1) * (1 + .015 * nz(b * 2, seed)), h / 2 * min(max(b / .95, -1), 1) * (1 + .015 * nz(a * 2, seed + 1))
        z, masks = baked(x + seed, y, 0, a, b, .34 + .02 * nz(a, b, seed, 1.5), field, seed)
        top = 1 - smooth(.88, .94, side)
        low = .12 + (z - .12) * (1 - max(0, (side - .95) / .05))
        masks = {**masks, 'sauce': masks['sauce'] * top, 'bake': clamp(.2 + .5 * fall * (1 - top) * (.7 + nz(a * 5, b * 5, low * 9)) + .5 * (low < .18)), 'char':
                 .75 * smooth(.35, .7, nz(x * 5, y * 5, seed, 1)) * top * .5}
        c, s = math.cos(turn), math.sin(turn)
        return x0 + x * c - y * s, y0 + x * s + y * c, low, masks
    grid('pizza', 150, 150, fn, dough())


def build(seed, shape='round', cheese=15, slabs=(), toppings=(), glass='#5a1218', cloth='#d8cfc0', beside=()):
    """slabs: [x, y, width, height, turn] of each piece, on a board."""
    field = cheese_field(seed, cheese) if cheese else None
    if shape == 'round':
        round_board(1.3)
        whole(seed, field)
    else:
        board((2.5, 1.9))
        for k, (x, y, w, h, turn) in enumerate(slabs):
            slab(x, y, w, h, turn, seed + k * 3, field)
    dress(toppings, seed)
    crumbs(50, (0, 0), 1.3, 1.7, .014, mat('flour', [(0, '#efe8da')], rough=1), 6)
    if glass:
        far_glass((1.5, 1.9, 0), fill=glass)
    napkin(cloth, (-1.6, 1.25, 0), .7, .8, seed)
    dress(beside, seed + 50)
