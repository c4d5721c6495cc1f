"""Sweets from the oven: a cake in a pool of syrup, a coiled brioche under its glaze, cookies with salt."""
import math
import random

from mathutils import Vector

from kit.meshes import blob, box, grid, lathe, place
from kit.numbers import TAU, clamp, fbm, nz, smooth
from kit.placing import crumbs, hit, pour, settle
from kit.surfaces import mat
from parts.liquids import broth_mat
from parts.small import AWAY
from parts.things import dress
from scenery.crockery import plate, ramekin, spoon
from scenery.tables import napkin

VIEW = {'table': 'wood', 'wall': '#7a5a44', 'light': 'evening', 'elev': 34, 'radius': .96, 'height': .28, 'key_az': 146, 'bright': .4}


def crumb_mat(name='golden'):
    stops = {'golden': [(0.0, '#f6deab'), (.25, '#ecc074'), (.5, '#d69440'), (.75, '#a8611e'), (1, '#6a3410')],
             'cookie': [(0.0, '#ecc88a'), (.3, '#d9a45a'), (.55, '#bb7a34'), (.8, '#8a4e1c'), (1, '#54290e')]}[name]
    return mat('baked' + name, stops, attr='t', nscale=10, detail=8, namt=.4, rough=.55, coat=.12, coat_rough=.2, sss=.12, bumps=[('noise', 30, .5, 8), ('cells', 22, .35)])


def pudding(seed, colour):
    """A pouding chômeur: syrup bubbles up around a browned cake that has risen and cracked."""
    top = ramekin(.86, .5, colour)
    syrup = broth_mat('maple')
    lathe('syrup', [(0, top - .085), (.6, top - .085), (.82, top - .075)], syrup, segs=96, steps=4)

    def fn(u, v):
        a = u * TAU
        edge = .70 * (1 + .07 * nz(math.cos(a), math.sin(a), 0, 2.4, seed) + .03 * nz(math.cos(a), math.sin(a), 1, 8, seed))
        x, y = edge * v * math.cos(a), edge * v * math.sin(a)
        crack = 1 - smooth(0, .10, abs(nz(x, y, 0, 2.6, seed)))
        z = top - .13 + .24 * (1 - v ** 2.6) + .03 * fbm(x, y, 0, 5, 4, seed) - .05 * crack * (1 - v)
        return x, y, z, {'t': clamp(.62 - .4 * crack * (1 - v) + .2 * nz(x, y, 0, 3, seed + 2) - .2 * smooth(.85, 1, v))}
    grid('pudding', 180, 70, fn, crumb_mat(), wrap=True, sub=1)
    bubbles(seed, top - .08)


def bubbles(seed, level):
    m = mat('bubble', [(0.1, '#a8641c'), (.8, '#e0a850')], rand=.6, rough=.03, coat=1, spec=.8, sss=.3, sss_scale=.03)
    rnd = random.Random(seed)
    drop = blob('bubble', m, 1, (1, 1, .55), 0, 1, res=3, loc=AWAY).data
    for _ in range(130):
        a, d, s = rnd.uniform(0, TAU), rnd.uniform(.68, .80), .008 + .03 * rnd.random() ** 2.2
        place(drop, (d * math.cos(a), d * math.sin(a), level), (0, 0, 0), s)


def brioche(x, y, z, seed, r=.62, turns=2.6):
    """Coiled dough, each turn slightly higher towards the middle, dark on top."""
    def fn(u, v):
        a, phi = v * turns * TAU + .6, u * TAU
        out = r * (v ** .75) * (1 + .03 * nz(math.cos(a), math.sin(a), seed, 1.3))
        fat = (.135 + .02 * nz(v * 9, seed)) * (.55 + .45 * smooth(0, .12, v)) * (1 - .97 * smooth(.9, 1, v) ** 2)
        high = .25 + .16 * (1 - v) ** 1.3
        up = math.sin(phi)
        rr = out + fat * math.cos(phi)
        zz = max(0, high * .5 + (high * .55) * up)
        return rr * math.cos(a), rr * math.sin(a), zz, {'t': clamp(.34 + .42 * smooth(-.1, 1, up) + .2 * nz(a, up * 2, seed) - .3 * smooth(.25, -.3, up))}
    grid('brioche', 30, 300, fn, crumb_mat(), wrap=True, loc=(x, y, z))


def glaze(colours, seed, half, share):
    m = mat('glaze' + colours[0], [(0.1, colours[0]), (.8, colours[1])], nscale=4, rough=.06, coat=1, coat_rough=.04, spec=.7, sss=.25, sss_scale=.05)
    pour('glaze', half, 130, .016, m, 1, lambda x, y: smooth(.3, .5, share - .8 * math.hypot(x, y) + .5 * fbm(x, y, 0, 2.6, 3, seed)) * (1 - smooth(half * .7, half * .8, math.hypot(x, y))))


def cookie(x, y, z, tilt, seed, r=.5):
    def fn(u, v):
        a = u * TAU
        edge = r * (1 + .04 * nz(math.cos(a), math.sin(a), 0, 1.5, seed) + .015 * nz(math.cos(a), math.sin(a), 1, 6, seed))
        px, py = edge * min(v / .9, 1) * math.cos(a), edge * min(v / .9, 1) * math.sin(a)
        d = min(v / .9, 1)
        crack = (1 - smooth(0, .09, abs(nz(px, py, 0, 4.5, seed)))) * smooth(.15, .5, d)
        ripple = .018 * math.sin(d * 22 + 2 * nz(px, py, 1, 2, seed)) * smooth(.4, .9, d)
        zz = .11 * (1 - d ** 6) + .02 + ripple + .02 * fbm(px, py, 0, 5, 3, seed) - .03 * crack
        if v > .9:
            zz = .03 * (1 - (v - .9) / .1)
        return px, py, zz, {'t': clamp(.46 + .34 * smooth(.55, 1, d) - .22 * crack + .25 * nz(px, py, 0, 3.5, seed + 3))}
    ob = grid('cookie', 130, 60, fn, crumb_mat('cookie'), wrap=True, loc=(x, y, z))
    ob.rotation_euler = (tilt, .4 * tilt, seed)


def salt(n, r, seed):
    m = mat('saltflake', [(0.1, '#f4f2ee'), (.8, '#ffffff')], rough=.2, coat=.5, sss=.4, thin=.3)
    flake = box('salt', (.05, .04, .012), m, .004, loc=AWAY).data
    rnd = random.Random(seed)
    settle()
    for _ in range(n):
        a, d = rnd.uniform(0, TAU), r * math.sqrt(rnd.random())
        h = hit(d * math.cos(a), d * math.sin(a))
        if h and h[2].name.startswith('cookie'):
            place(flake, h[0] + Vector((0, 0, .008)), (rnd.uniform(-.5, .5), rnd.uniform(-.5, .5), rnd.uniform(0, 6)), rnd.uniform(.5, 1.3))


def build(seed, what='pudding', colour='#efe9dd', at=(), glazed=None, share=.8, salted=0, dish='#efe8da', spoons=1, toppings=(), cloth='#7d2f26', beside=()):
    """at: [x, y, z, tilt] of each cookie; spoons: the number of people eating a pudding."""
    if what == 'pudding':
        pudding(seed, colour)
        for k in range(spoons):
            spoon((1.05 - 2.0 * k, -.85 - .1 * k, 0), -.4 + .75 * k)
    elif what == 'brioche':
        plate(dish, 1.12)
        brioche(0, 0, .08, seed)
    else:
        plate(dish, 1.12)
        for k, (x, y, z, tilt) in enumerate(at):
            cookie(x, y, z + .07, tilt, seed + k)
    if glazed:
        glaze(glazed, seed, .72, share)
    if salted:
        salt(salted, .9, seed)
    dress(toppings, seed)
    crumbs(34, (0, 0), .7, 1.2, .016, crumb_mat('cookie' if what == 'cookies' else 'golden'), seed)
    napkin(cloth, (-1.35, .85, 0), .5, .8, seed)
    dress(beside, seed + 50)
