"""Fries that fall into their bowl in a physics simulation, with or without curds and gravy."""
import math
import random

from mathutils import Vector

from kit.meshes import blob, box
from kit.numbers import TAU, fbm, smooth
from kit.placing import hit, pour, settle, throw
from kit.surfaces import mat
from parts.liquids import BROTHS
from parts.things import FRY, FRY_SKIN, dress
from scenery.crockery import small_dish, wide_bowl
from scenery.stage import far_glass
from scenery.tables import napkin

VIEW = {'table': 'wood', 'wall': '#54453b', 'elev': 40, 'radius': 1.1, 'height': .42, 'key_az': 130}


def curd_mat(colour):
    stops = {'cheese': [(0.2, '#e6d2a4'), (.8, '#f3e8ca')], 'cashew': [(0.2, '#dccfb2'), (.8, '#efe8d6')]}[colour]
    return mat('curd' + colour, stops, nscale=4, rough=.28, coat=.3, sss=.45, sss_rad=(1, .8, .55), sss_scale=.07, bumps=[('noise', 9, .25)])


def pile(bowl, rnd, fries, curd, curds, thin):
    """Fries first, with the last of them and the curds on top; gravity does the rest."""
    floor = box('floor', (8, 8, .2), None, loc=(0, 0, -.1))
    floor.hide_render = True
    potato = mat('fry', FRY, **FRY_SKIN)
    loose = []
    for k in range(fries):
        w = rnd.uniform(.07, .098) * thin
        loose.append((box('fry', (rnd.uniform(.38, .74), w, w * rnd.uniform(.9, 1.1)), potato, .012, 9, .02, k), .40))
    lumps = [(blob('curd', curd, rnd.uniform(.075, .125), (1.25, rnd.uniform(.75, 1), .8), .36, 1.1, k, res=4), .3) for k in range(curds)]
    order, late = loose[:-16] + lumps[:curds // 2], loose[-16:] + lumps[curds // 2:]
    rnd.shuffle(order)
    rnd.shuffle(late)
    order += late
    for k, (ob, spread) in enumerate(order):
        a, d = rnd.uniform(0, TAU), spread * math.sqrt(rnd.random())
        ob.location = (d * math.cos(a), d * math.sin(a), .6 + .055 * k)
        ob.rotation_euler = (rnd.uniform(-.3, .3), rnd.uniform(-.5, .5), rnd.uniform(0, TAU))
    throw([bowl, floor], [ob for ob, _ in order], 110)


def gravy_over(kind, share, seed):
    a, b, c = BROTHS[kind]
    gravy = mat('gravy' + kind, [(0.1, a), (0.5, b), (0.9, c)], nscale=4, rough=.12, coat=.7, coat_rough=.06, spec=.55, sss=.1, sss_rad=(1, .4, .15),
                sss_scale=.04, bumps=[('noise', 7, .12)])

    def cover(x, y):
        d = math.hypot(x, y)
        return smooth(.34, .50, share - .6 * d + .42 * fbm(x, y, 0, 2.6, 3, seed)) * (1 - smooth(.74, .86, d))
    pour('gravy', 1.0, 140, .03, gravy, 3, cover)


def build(seed, bowl='#e9e4d8', rim='#27414f', fries=96, thin=1.0, curds=26, curd='cheese', gravy='brown', share=1.1, late_curds=14, toppings=(), cloth='#8e2f28',
          glass='#b3651a', dip=None, beside=()):
    vessel = wide_bowl(bowl, None, rim)
    rnd = random.Random(seed + 20)
    skin = curd_mat(curd)
    pile(vessel, rnd, fries, skin, curds, thin)
    if gravy:
        gravy_over(gravy, share, seed)
    settle()
    for k in range(late_curds):
        a, d = rnd.uniform(0, TAU), .66 * math.sqrt(rnd.random())
        h = hit(d * math.cos(a), d * math.sin(a))
        s = rnd.uniform(.07, .115)
        blob('curd', skin, s, (1.3, .95, .75), .36, 1.1, 60 + k, res=4, loc=h[0] + Vector((0, 0, s * .35)),
             rot=(rnd.uniform(-.4, .4), rnd.uniform(-.4, .4), rnd.uniform(0, 6)))
    dress(toppings, seed)
    if glass:
        far_glass((1.3, 1.9, 0), fill=glass)
    if dip:
        small_dish((1.0, -1.05, 0), '#e9e4d8', dip, .36)
    napkin(cloth, (-1.45, .6, 0), .8, .85, seed)
    dress(beside, seed + 50)
