"""A slice in front of the pie that it comes from: sugar pie, tourtière, quiche."""
import math
import random

from kit.meshes import lathe
from kit.numbers import TAU, clamp, fbm, lerp, nz, smooth
from kit.placing import crumbs
from kit.surfaces import mat
from parts.things import dress, put, thing
from parts.turned import cuts, skin
from scenery.crockery import ceramic, plate
from scenery.tables import napkin

VIEW = {'table': 'wood', 'wall': '#7a5a44', 'light': 'evening', 'elev': 27, 'radius': .98, 'height': .26, 'key_az': 150, 'bright': .4}
DEEP, EDGE = .34, 1.04
# Dark and light colours of the filling, then of the top.
FILLINGS = {
    'sugar': ([(0.0, '#5f2c0c'), (.2, '#8a4a18'), (.4, '#b0702c')], [(0.0, '#381404'), (.4, '#68300c'), (.8, '#98561c'), (1, '#b4762e')]),
    'almond': ([(0.0, '#c9903c'), (.2, '#e3b868'), (.4, '#f0d08c')], [(0.0, '#f3d690'), (.4, '#e6b45a'), (.7, '#c9822c'), (1, '#8a4a16')]),
    'leek': ([(0.0, '#6a8a34'), (.05, '#a8b85c'), (.10, '#f0dc9c'), (.4, '#f8e8b4')], [(0.0, '#f8e0a0'), (.35, '#f0c464'), (.6, '#dc9c3c'), (.82, '#a85c18'), (1, '#5c2c0c')]),
    'meat': ([(0.0, '#3d1c0e'), (.14, '#6f3d22'), (.28, '#9a6238'), (.37, '#bd8a54'), (.4, '#d9b47a')], None),
}


def crust():
    return mat('piecrust', [(0.0, '#f3dba6'), (.3, '#e4b56a'), (.55, '#c98836'), (.8, '#955218'), (1, '#5f2c0b')], attr='t', nscale=8, namt=.34, detail=8, rough=.48, coat=.14,
               coat_rough=.2, sss=.1, bumps=[('noise', 26, .5, 8), ('cells', 30, .2)])


def shell(seed):
    """The crust: bottom, wall, and a rim pinched between two fingers."""
    def points(a, v):
        pinch = .5 + .5 * math.sin(a * 34 + .5 * nz(math.cos(a) * 3, math.sin(a) * 3, seed))
        rough = .012 * nz(math.cos(a) * 4, math.sin(a) * 4, v * 3, 1, seed)
        stops = [(0, 0, 0), (.3, .84, 0), (.6, .99, DEEP * .86), (.72, 1.09 + .022 * pinch, DEEP + .02 + .018 * pinch), (.84, EDGE + .014 * pinch, DEEP + .07 + .03 * pinch), (1, .93, DEEP - .05)]
        for (v0, r0, z0), (v1, r1, z1) in zip(stops, stops[1:]):
            if v <= v1:
                w = (v - v0) / (v1 - v0)
                t = .45 + .32 * smooth(.5, .85, v) * (.55 + .6 * pinch) + .12 * nz(math.cos(a) * 3, math.sin(a) * 3, v * 4, 1, seed) - .25 * smooth(.9, 1, v)
                return lerp(r0, r1, w) + rough, lerp(z0, z1, w) + rough, {'t': clamp(t)}
        return .93, DEEP - .05, {'t': .3}
    return points


def top_of(kind, seed):
    def points(a, v):
        d = 1 - v
        x, y = d * math.cos(a), d * math.sin(a)
        if kind == 'meat':
            z = DEEP - .02 + .10 * (1 - d ** 3) + .02 * fbm(x, y, 0, 3, 4, seed) + .008 * nz(x, y, 1, 9, seed)
            vent = (1 - smooth(.012, .03, abs(math.sin(a * 3)) * d)) * smooth(.16, .2, d) * (1 - smooth(.46, .52, d))
            return .985 * d, z - .06 * vent, {'t': clamp(.66 + .34 * nz(x, y, 0, 2.2, seed) + .18 * fbm(x, y, 0, 6, 3, seed) + .2 * smooth(.8, 1, d) + .25 * vent)}
        if kind == 'leek':
            blister = smooth(.0, .5, nz(x, y, 0, 3.4, seed) + .4 * nz(x, y, 1, 9, seed))
            return .965 * d, DEEP - .02 + .05 * (1 - d ** 3) + .03 * fbm(x, y, 0, 3, 4, seed) + .02 * blister, {'t': clamp(.28 + .5 * blister + .3 * smooth(.78, 1, d))}
        if kind == 'almond':
            puff = .05 * (1 - d ** 4) + .03 * fbm(x, y, 0, 4, 4, seed)
            return .965 * d, DEEP - .05 + puff, {'t': clamp(.45 + .4 * nz(x, y, 0, 3.2, seed) + .3 * smooth(.7, 1, d))}
        z = DEEP - .055 + .02 * smooth(.75, 1, d) + .010 * fbm(x, y, 0, 2.4, 4, seed) + .006 * nz(x, y, 0, 9, seed)
        return .965 * d, z, {'t': clamp(.55 + .35 * nz(x, y, 0, 2.6, seed) - .45 * smooth(.78, 1, d))}
    return points


def body(kind, seed, start, sweep, **kw):
    inside, top = FILLINGS[kind]
    rim, cover = shell(seed), top_of(kind, seed)
    skin('pie', rim, crust(), start, sweep, segs=int(60 + 60 * sweep), **kw)
    glossy = top and mat('pietop' + kind, top, attr='t', nscale=9, namt=.25, rough=.14, rough_var=.12, coat=.65, coat_rough=.08, sss=.2, sss_scale=.05,
                         bumps=[('cells', 40, .12), ('noise', 14, .18)])
    skin('pie', cover, glossy or crust(), start, sweep, segs=int(60 + 40 * sweep), rows=70, **kw)
    face = mat('pieface' + kind, [*inside, (.5, '#f0d49a'), (.7, '#d9a45c'), (1, '#a8661f')], attr='t', nscale=14, detail=8, namt=.07, rough=.3, rough_var=.2, coat=.25, sss=.25,
               sss_rad=(1, .5, .2), sss_scale=.05, bumps=[('noise', 24, .4, 8)])

    def below(a, s):
        return rim(a, .3 * s / .8 if s < .8 else .3 + .42 * (s - .8) / .2)[:2]

    def above(a, s):
        return cover(a, 1 - s / .88)[:2] if s < .88 else rim(a, 1 - .28 * (s - .88) / .12)[:2]

    def look(s, w, a):
        dough = max(1 - smooth(.10, .15, w), smooth(.87, .91, s), smooth(.86, .9, w) if kind == 'meat' else 0)
        grain = nz(s * 4, w * 2, a, 2.4, seed) * .5 + .5
        fill = clamp(.40 * (.35 + .5 * grain + .3 * w)) if kind == 'sugar' else clamp(.4 * (.45 + .9 * nz(s * 13, w * 5, a, 1, seed)))
        return {'t': lerp(fill, .55 + .25 * nz(s * 6, w * 6, a, 1, seed), dough)}, (.01 if kind == 'sugar' else .03) * fbm(s, w * .4, a, 9, 4, seed)
    cuts('pie', below, above, face, start, sweep, look, **kw)


def build(seed, kind='sugar', sweep=.84, size=1.32, lumps=(), dish='#efe8da', speckle=None, rest=(.35, 1.75), whole=None, toppings=(), cloth='#4f6b58', beside=()):
    """lumps: what falls out of the slice, by the larder's names; whole: the size of a whole one instead of a slice."""
    plate(dish, 1.14, speckle)
    turn = math.pi / 2 - sweep / 2
    if whole:
        body(kind, seed, -1.2, TAU - sweep, loc=(0, 0, .075), scale=(whole, whole, whole))
        dress(toppings, seed)
        napkin(cloth, (-1.4, .75, 0), .5, .8, seed)
        dress(beside, seed + 50)
        return
    body(kind, seed, turn, sweep, loc=(-.2, -.78, .075), rot=(0, 0, -.28), scale=(size, size, size))
    rnd = random.Random(seed)
    for k, name in enumerate(lumps):
        put(thing(name, k % 4), (rnd.uniform(-.5, .1), -.62 + rnd.uniform(-.12, .25), .14), (0, 0, rnd.uniform(0, TAU)), rnd.uniform(.5, .75))
    crumbs(46, (.1, -.1), .2, 1.0, .024, crust(), seed, on={'plate'})
    if rest:
        tin = ceramic('pietin', '#c9d0d2', .25)
        lathe('tin', [(0, 0), (.86, 0), (1.03, .32), (1.16, .33), (1.15, .35), (1.02, .345), (.85, .03), (0, .03)], tin, loc=(*rest, 0))
        body(kind, seed + 9, -1.57 + .45, TAU - .9, loc=(*rest, .03))
    dress(toppings, seed)
    napkin(cloth, (-1.4, .75, 0), .5, .8, seed)
    dress(beside, seed + 50)
