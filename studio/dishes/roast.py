"""Grilled birds: limbs merged into one body, dark where they were near the charcoal."""
import math
import random

import bpy
from mathutils import Euler, Matrix, Vector

from kit.meshes import blob, lathe, place
from kit.numbers import TAU, clamp, fbm, nz
from kit.surfaces import mat
from parts.small import AWAY
from parts.things import dress
from scenery.crockery import board, fork, plate
from scenery.stage import far_glass
from scenery.tables import napkin

VIEW = {'table': 'darkwood', 'wall': '#5a4030', 'light': 'evening', 'elev': 38, 'radius': 1.14, 'height': .2, 'key_az': 142, 'bright': .45}
SKINS = {
    'charcoal': [(0.0, '#e39a3c'), (.3, '#c8661c'), (.52, '#96400f'), (.75, '#54200a'), (1, '#1c0c06')],
    'maple': [(0.0, '#d9802c'), (.35, '#a84a10'), (.65, '#6a2408'), (1, '#2a0e05')],
}
# the muscles of half a bird: position, half axes, turn about z
HALF = [((-.30, .10, .20), (.50, .36, .24), .25), ((-.55, .2, .16), (.34, .28, .2), .5), ((.28, -.12, .19), (.34, .27, .21), -.5), ((.50, -.22, .16), (.28, .16, .15), -.35),
        ((.74, -.30, .13), (.22, .10, .10), -.3), ((-.28, -.30, .14), (.20, .12, .11), .5), ((-.08, -.38, .12), (.20, .085, .085), -.2), ((.05, .12, .14), (.45, .28, .17), .1)]
LEG = [((-.26, .06, .22), (.40, .32, .24), .3), ((-.44, .16, .18), (.26, .24, .18), .5), ((.16, -.06, .19), (.32, .21, .19), -.25), ((.46, -.16, .15), (.26, .13, .13), -.3)]
WING = [((-.16, 0, .12), (.2, .13, .12), .1), ((.08, .02, .1), (.22, .085, .085), .35), ((.25, .1, .09), (.09, .07, .06), .5)]
DRUM = [((-.14, 0, .14), (.2, .16, .14), 0), ((.08, 0, .1), (.24, .075, .075), 0), ((.28, 0, .1), (.06, .07, .06), 0)]


def grown(name, muscles, skin, seed, voxel=.018):
    """Merges muscles into one body: joined, remeshed and smoothed, with wrinkled, browned skin."""
    made = [blob('muscle', None, 1, axes, .05, 1.2, seed + k, res=4, loc=loc, rot=(0, 0, turn)) for k, (loc, axes, turn) in enumerate(muscles)]
    bpy.context.view_layer.update()
    for ob in bpy.context.selected_objects:
        ob.select_set(False)
    for ob in made:
        ob.select_set(True)
    bpy.context.view_layer.objects.active = made[0]
    bpy.ops.object.join()
    ob = made[0]
    bpy.ops.object.transform_apply(location=True, rotation=True, scale=True)
    re = ob.modifiers.new('grown', 'REMESH')
    re.mode, re.voxel_size, re.use_smooth_shade = 'VOXEL', voxel, True
    soft = ob.modifiers.new('soft', 'SMOOTH')
    soft.factor, soft.iterations = .6, 12
    deps = bpy.context.evaluated_depsgraph_get()
    me = bpy.data.meshes.new_from_object(ob.evaluated_get(deps))
    bpy.data.objects.remove(ob)
    me.name = name
    browned(me, skin, seed)
    return me


def browned(me, skin, seed):
    m = mat('skin' + skin, SKINS[skin], attr='t', nscale=9, detail=8, namt=.42, rough=.26, rough_var=.2, coat=.6, coat_rough=.1, sss=.12, bumps=[('noise', 26, .5, 8), ('cells', 34, .3), ('noise', 7, .4)])
    normals = [v.normal.copy() for v in me.vertices]
    vals = []
    for v, n in zip(me.vertices, normals):
        c = v.co
        v.co = c + n * (.018 * fbm(c.x, c.y, c.z, 5, 4, seed) + .007 * nz(c.x, c.y, c.z, 19, seed))
        vals.append(clamp(.40 + .30 * n.z * (c.z > .2) + .55 * fbm(c.x, c.y, c.z, 3.2, 4, seed + 5) + .2 * nz(c.x, c.y, c.z, 11, seed)))
    me.attributes.new('t', 'FLOAT', 'POINT').data.foreach_set('value', vals)
    me.materials.clear()
    me.materials.append(m)
    me.update()


def bone(at, turn, tilt=0.0):
    m = mat('bone', [(0.1, '#c9a882'), (.8, '#ecdcc0')], nscale=6, rough=.4, bumps=[('noise', 12, .3)])
    ob = lathe('bone', [(0, -.12), (.04, -.12), (.038, .06), (.062, .1), (.058, .14), (.03, .155), (0, .15)], m, segs=24, steps=4, loc=AWAY)
    ob.matrix_world = Matrix.Translation(at) @ Euler((0, math.pi / 2 - tilt, turn)).to_matrix().to_4x4()


def half(x, y, z, turn, skin, seed):
    place(grown('bird', HALF, skin, seed), (x, y, z), (0, 0, turn))
    p = Matrix.Rotation(turn, 3, 'Z') @ Vector((.98, -.37, .13))
    bone((x + p.x, y + p.y, z + p.z), turn - .3)


def leg(x, y, z, turn, skin, seed, size=1.0):
    place(grown('leg', LEG, skin, seed, .014), (x, y, z), (0, 0, turn), size)
    p = Matrix.Rotation(turn, 3, 'Z') @ Vector((.72, -.25, .13)) * size
    bone((x + p.x, y + p.y, z + p.z), turn - .3)


def pieces(n, r, z, skin, seed):
    """Wings and drumsticks alternating in a ring, lying over each other."""
    kinds = [grown('wing', WING, skin, seed, .012), grown('drum', DRUM, skin, seed + 2, .012)]
    rnd = random.Random(seed)
    for k in range(n):
        inner = k >= n * .62
        a, d = k * TAU / (n * (.38 if inner else .62)) + rnd.uniform(-.15, .15), r * (.34 if inner else .8)
        place(kinds[k % 2], (d * math.cos(a), d * math.sin(a), z + (.17 if inner else 0)), (rnd.uniform(-.2, .2), rnd.uniform(-.15, .15), a + rnd.uniform(.3, 1.4)), rnd.uniform(1.15, 1.35))


def build(seed, skin='charcoal', halves=(), legs=(), wings=0, dish=None, toppings=(), under=(), glass='#c98a1a', cloth='#6d2f28', beside=()):
    """halves: [x, y, turn] of each half bird; legs: the same for thighs with drumsticks."""
    top = plate(dish, 1.2) if dish else board((2.5, 1.8))
    dress(under, seed + 9)
    for k, (x, y, turn) in enumerate(halves):
        half(x, y, top, turn, skin, seed + k * 7)
    for k, (x, y, turn) in enumerate(legs):
        leg(x, y, top, turn, skin, seed + k * 5, 1.12)
    if wings:
        pieces(wings, .62, top + .02, skin, seed)
    dress(toppings, seed)
    fork((1.36, -.6, 0), -.2)
    if glass:
        far_glass((1.25, 1.9, 0), fill=glass)
    napkin(cloth, (-1.45, .95, 0), .5, .8, seed)
    dress(beside, seed + 50)
