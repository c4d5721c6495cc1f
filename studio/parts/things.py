"""The larder: every piece by name, and how pieces are laid, strewn and heaped."""
import math
import random

import bpy
from mathutils import Euler, Vector

from kit.meshes import place
from kit.numbers import TAU
from kit.placing import align, hit, settle
from parts import fruit, large, small
from parts.brunch import BRUNCH
from parts.cooked import COOKED
from parts.counter import COUNTER
from parts.grill import GRILL
from parts.harbour import HARBOUR
from parts.market import MARKET
from parts.settled import Field, drop
from parts.sideboard import SIDEBOARD
from parts.whole import WHOLE

LARDER = {
    **BRUNCH,
    **COOKED,
    **COUNTER,
    **GRILL,
    **HARBOUR,
    **MARKET,
    **SIDEBOARD,
    **WHOLE,
    **{f.__name__: f for f in (small.scallion, small.chive, small.chili, small.jalapeno, small.onion, small.sesame, small.black_sesame, small.herb,
                               small.mint, small.dill, small.basil, large.egg, large.fried_egg, large.raw_yolk, large.pork, large.prawn, large.nori,
                               large.menma, large.mushroom, large.avocado_fan, large.sprouts, fruit.strawberry, fruit.strawberry_half)},
    'white_egg': lambda seed: large.egg(seed, soy=False),
    'beef_chunk': large.meat_chunk(),
    'pork_chunk': large.meat_chunk('pork', ((0.1, '#5b2c16'), (0.5, '#9a5e3c'), (0.9, '#c99a72'))),
    'chicken_chunk': large.meat_chunk('chicken', ((0.1, '#a0602c'), (0.45, '#d8a468'), (0.9, '#f0d2a2')), .17),
    'meatball': large.meat_chunk('ball', ((0.1, '#3b1a0c'), (0.5, '#6f3c20'), (0.9, '#96603a')), .2),
    'mince': large.meat_chunk('mince', ((0.1, '#3b1a0c'), (0.5, '#6f3c20'), (0.9, '#9a6540')), .055),
    'shredded_chicken': large.sliced('shred', [(0.1, '#d9b58c'), (.6, '#efdcbc'), (.9, '#f8ecd6')], .4, .13, .06, .05),
    'beef_slice': large.sliced('beefslice', [(0.1, '#7c4a3a'), (.5, '#a8705a'), (.9, '#c9988a')], .55, .32, .02, .07),
    'smoked_meat': large.sliced('smokedmeat', [(0.05, '#24120a'), (.24, '#6f3826'), (.5, '#9c5a44'), (.78, '#bd8066'), (.95, '#e6c3a2')], .66, .34, .022, .05, (1.5, 7, 1), rough=.3, coat=.4),
    'rare_beef': large.sliced('rarebeef', [(0.1, '#9a3438'), (.5, '#c45f5c'), (.75, '#d98a80'), (.9, '#f0d4c6')], .6, .36, .015, .08),
    'salmon_slice': large.sliced('salmonslice', [(0.0, '#e8572a'), (0.5, '#f07a45'), (0.62, '#f9bd97'), (0.72, '#f07a45'), (1, '#e35a2c')], .46, .27, .07, .03,
                                 (5, 1, 1), rough=.18, coat=.5),
    'tuna_slice': large.sliced('tunaslice', [(0.2, '#7a1420'), (.5, '#9c2a34'), (.85, '#b84a50')], .46, .27, .07, .03, (1.5, 5, 1), rough=.3, coat=.25),
    'scallop_slice': large.sliced('scallopslice', [(0.2, '#eedfc6'), (.8, '#fbf3e2')], .36, .34, .06, .02, rough=.16, coat=.5),
    'white_fish': large.sliced('whitefish', [(0.2, '#e8d9c2'), (.8, '#faf1e2')], .5, .34, .14, .03, rough=.3),
    'bamboo': large.menma,
    'dark_mushroom': lambda seed: large.mushroom(seed, 'darkmushroom', [(0.0, '#c99a5c'), (0.35, '#8f5c2c'), (0.75, '#54301a'), (1, '#2e180c')]),
    'crisp_prawn': large.crisp_chunk('prawn', ((0.0, '#8f4d16'), (0.35, '#d08d3a'), (0.75, '#eebf6c')), .15, .25),
    'tempeh': large.crisp_chunk('tempeh', ((0.0, '#5b2c10'), (0.4, '#9c5f28'), (0.8, '#d19a55')), .13, .2),
    'salmon_cube': small.cube('salmoncube', [(0.0, '#e8572a'), (0.5, '#f07a45'), (0.66, '#f7b08a'), (0.76, '#f07a45'), (1, '#e35a2c')], (.15, .14, .12), .025,
                              stretch=(1, 6, 1), namt=1.6, rough=.15, coat=.5),
    'tuna_cube': small.cube('tunacube', [(0.1, '#8e1420'), (.8, '#c8343a')], (.15, .14, .12), .025, rough=.15, coat=.5),
    'mango_cube': small.cube('mangocube', [(0.1, '#ef9a1d'), (.8, '#fbc145')], (.12, .12, .1), .02),
    'avocado_cube': small.cube('avocadocube', [(0.0, '#8fb048'), (.4, '#cdd477'), (1, '#e7df9a')], (.13, .12, .11), .025),
    'tofu': small.cube('tofu', [(0.1, '#efe3c8'), (.8, '#fbf6e8')], (.2, .2, .14), .015, rough=.35),
    'fried_tofu': small.cube('friedtofu', [(0.1, '#a9661f'), (.5, '#d79a45'), (.9, '#efcd8e')], (.2, .19, .14), .02, bumps=[('noise', 30, .5)]),
    'feta': small.cube('feta', [(0.1, '#efe8d6'), (.8, '#fdfaf0')], (.17, .15, .12), .012, .014, rough=.5, bumps=[('noise', 20, .4)]),
    'butter': small.cube('butter', [(0.1, '#f4d67a'), (.8, '#fae6a0')], (.24, .22, .1), .025, .004, rand=0, rough=.3),
    'squash': small.cube('squash', [(0.1, '#d9731a'), (.5, '#ee9a2c'), (.9, '#f6bb55')], (.21, .19, .17), .045, .02),
    'potato_chunk': small.cube('potatochunk', [(0.1, '#d9b35c'), (.5, '#efd58e'), (.9, '#f7e8b8')], (.24, .21, .18), .05, .02),
    'carrot': small.disc('carrotslice', [(0.0, '#f5a53a'), (.5, '#ee8420'), (1, '#d96a10')], .105, .07, wave=.004),
    'cucumber': small.disc('cucumberslice', [(0.0, '#e3efc2'), (.6, '#cfe3a2'), (.9, '#a8c97a'), (1, '#2f6424')], .16, .035),
    'radish': small.disc('radishslice', [(0.0, '#fdf6f4'), (.85, '#fbeeee'), (.95, '#d63a66'), (1, '#b81f50')], .13, .018, wave=.03),
    'lemon': small.disc('lemonslice', [(0.0, '#fdf3c0'), (.75, '#f6dc58'), (.9, '#fdf7df'), (1, '#f0c419')], .2, .035, wave=.015),
    'merguez': small.ball('merguez', [(0.1, '#3f120a'), (.5, '#7a2a14'), (.9, '#a84a24')], .1, (3.2, .85, .8), .1, rough=.22, coat=.45, bumps=[('noise', 12, .5)]),
    'egg_slice': small.disc('eggslice', [(0.0, '#f3a726'), (.5, '#f0b040'), (.56, '#fbf6ea'), (1, '#f7f0e2')], .2, .05, wave=.004),
    'banana': small.disc('bananaslice', [(0.0, '#e9d79a'), (.25, '#d9c17a'), (.4, '#f6e9bd'), (1, '#f3e2a6')], .15, .06, wave=.006),
    'corn': small.ball('cornkernel', [(0.1, '#eaa91c'), (.8, '#fbd457')], .05, (1, .8, .75), sss=.35),
    'pea': small.ball('pea', [(0.1, '#4c8a22'), (.8, '#86bb45')], .055),
    'edamame': small.ball('edamame', [(0.1, '#6ea52e'), (.8, '#a8cf62')], .07, (1.25, .85, .7)),
    'chickpea': small.ball('chickpea', [(0.1, '#c99545'), (.8, '#eccb8a')], .075, (1, .95, .9), .04),
    'kidney_bean': small.ball('kidney', [(0.1, '#4a120e'), (.8, '#7d2a1e')], .075, (1.4, .85, .8), .05),
    'white_bean': small.ball('whitebean', [(0.1, '#dcc49a'), (.8, '#f2e4c6')], .07, (1.4, .85, .8), .05),
    'curd': small.ball('curd', [(0.2, '#dfc791'), (.8, '#eedcb2')], .1, (1.3, .9, .8), .3, rough=.28, sss=.45, sss_rad=(1, .8, .55), sss_scale=.07),
    'blueberry': small.ball('blueberry', [(0.1, '#1b2148'), (.5, '#2f3a6e'), (.9, '#5d6a9c')], .085, (1, 1, .92), .02, rough=.42, coat=.1),
    'raspberry': small.ball('raspberry', [(0.1, '#a80f2c'), (.8, '#dc3a56')], .1, (1, 1, 1.1), .05, bumps=[('cells', 24, 1.0)]),
    'pomegranate': small.ball('pomegranate', [(0.1, '#a30c26'), (.8, '#d92b48')], .045, (1.1, .85, .8), .08, rough=.1),
    'olive': small.ball('olive', [(0.1, '#231426'), (.8, '#4a2c44')], .11, (1.25, .9, .9), .03, rough=.15),
    'prune': small.ball('prune', [(0.1, '#120a0c'), (.8, '#3a1e22')], .16, (1.2, .95, .75), .16, rough=.22, bumps=[('cells', 10, .6)]),
    'almond': small.ball('almond', [(0.1, '#b0703a'), (.5, '#d9a468'), (.9, '#f0d8ae')], .09, (1.5, .8, .45), .05, rough=.4, coat=.1),
    'cherry': small.ball('cherrytop', [(0.1, '#7d0a16'), (.8, '#c41e2c')], .13, (1, 1, .95), .02, rough=.06, coat=.8),
    'cherry_tomato': small.ball('cherrytomato', [(0.1, '#a51205'), (.8, '#d83415')], .15, (1, 1, .92), .02, rough=.1, coat=.7),
    'roe': small.ball('roe', [(0.1, '#e4501a'), (.8, '#f98a3a')], .04, (1, 1, 1), .01, rough=.05, coat=.9, sss=.5),
    'matzo': small.ball('matzo', [(0.1, '#c9a25c'), (.5, '#ddbc7e'), (.9, '#ecd6a4')], .46, (1, 1, .86), .07, rand=0, rough=.5, bumps=[('noise', 18, .5), ('cells', 14, .3)]),
    'kimchi': large.sliced('kimchi', [(0.1, '#b8380e'), (.45, '#dd7038'), (.75, '#eeb884'), (.95, '#f3d9b0')], .42, .26, .012, .13, rough=.15, coat=.6, sss=.35),
    'spinach': large.sliced('spinach', [(0.1, '#16370c'), (.6, '#2f5f1c'), (.9, '#4d8030')], .36, .16, .01, .12, rough=.25, coat=.5),
    'cabbage': large.sliced('cabbage', [(0.1, '#a9bf6a'), (.6, '#d5dfa4'), (.95, '#f1f3d6')], .42, .26, .01, .12, rough=.2, coat=.4),
    'lettuce': large.sliced('lettuceleaf', [(0.1, '#4d8a22'), (.6, '#86b846'), (.95, '#c9de8c')], .42, .34, .006, .14, rough=.3, thin=.3),
    'carrot_shred': small.grated('carrotshred', [(0.1, '#e0701a'), (.8, '#f69a3a')], .3, .014, coat=.3, rough=.25),
    'seaweed_shred': small.grated('seaweedshred', [(0.1, '#0e1a10'), (.8, '#24382a')], .26, .012),
    'cheese_shred': small.grated('cheeseshred', [(0.1, '#efd9a0'), (.8, '#fbf0cf')], .16, .010),
    'coconut': small.grated('coconutflake', [(0.1, '#efe8da'), (.8, '#fffdf6')], .12, .012),
    'pumpkin_seed': small.ball('pumpkinseed', [(0.1, '#2c4418'), (.5, '#4d682a'), (.9, '#7d9448')], .055, (1.5, .85, .34), .05, rough=.35, coat=.2),
    'sunflower_seed': small.ball('sunflowerseed', [(0.1, '#8f7844'), (.5, '#b59f68'), (.9, '#d3c292')], .034, (1.7, .8, .5), .05, rough=.45, coat=.05),
    'ham': large.sliced('ham', [(0.05, '#c4786a'), (.4, '#dd9a8c'), (.7, '#eebaae'), (.95, '#f6dcd0')], .62, .44, .018, .09, (1.5, 4, 1), rough=.2, coat=.45),
    'pistachio': small.cube('pistachiobit', [(0.1, '#4f6a1c'), (.5, '#86a03a'), (.9, '#b9c46c')], (.05, .04, .034), .01, .016, rough=.5, coat=.05),
    'lime_wedge': small.wedge('lime', [(0.0, '#9cc24a'), (.6, '#c3dc7a'), (1, '#eef4cf')], '#4f8a1f'),
    'lemon_wedge': small.wedge('lemonw', [(0.0, '#efd04a'), (.6, '#f6e27e'), (1, '#fdf7df')], '#efc21c'),
    'tomato_wedge': small.wedge('tomatow', [(0.0, '#a8190a'), (.5, '#d8402a'), (1, '#e0604a')], '#c1230e', .3, .15),
    'curry_leaf': lambda seed: small.basil(seed, .2, .2),
    'paprika': small.ball('paprika', [(0, '#9c2a0a'), (1, '#d8561a')], .012, (1, .8, .5), .4, rough=.7, sss=0, coat=0),
    'pepper': small.ball('pepper', [(0, '#1c1410'), (1, '#3c2d22')], .012, (1, .8, .7), .4, rough=.6, sss=0),
    'fries': lambda seed: small.cube('fry', FRY, (random.Random(seed).uniform(.4, .75), .088, .088), .012, .014, **FRY_SKIN)(seed),
}
FRY = [(0.1, '#efc56d'), (0.45, '#e0a03c'), (0.75, '#c27422'), (1.0, '#7d3f10')]
FRY_SKIN = {'nscale': 4, 'namt': 1.5, 'rand': .35, 'rough': .42, 'sss': .12, 'sss_scale': .06, 'coat': 0, 'bumps': [('noise', 30, .35), ('noise', 7, .3)]}
_made = {}


def forget():
    """Clears the cache before each picture, because Blender's data of the last one is gone."""
    _made.clear()


def thing(name, variant=0):
    """Returns the meshes of one piece; the objects that made them are removed again."""
    if (name, variant) not in _made:
        made = LARDER[name](variant * 3 + 1)
        _made[name, variant] = [(ob.data, [(m.levels) for m in ob.modifiers if m.type == 'SUBSURF']) for ob in made]
        for ob in made:
            bpy.data.objects.remove(ob)
    return _made[name, variant]


def put(parts, loc, rot, scale=1.0):
    for data, _ in parts:
        place(data, loc, rot, scale)


def lay(name, x, y, turn=0.0, tilt=(0, 0), size=1.0, lift=0.0, variant=0, flat=0.6):
    """Lays one piece at (x, y), tilted like the surface below it."""
    settle()
    h = hit(x, y)
    if not h:
        return
    up = (h[1] * (1 - flat) + Vector((0, 0, flat))).normalized()
    e = up.to_track_quat('Z', 'Y').to_matrix() @ Euler((tilt[0], tilt[1], turn)).to_matrix()
    put(thing(name, variant), h[0] + Vector((0, 0, lift)), e.to_euler(), size)


def strew(name, n, r, seed=1, at=(0, 0), rmin=0.0, tilt=.5, size=1.0, lift=.008, pile=.3, on=None, spread=.5, upright=0.3):
    """Strews many small pieces from above; pile is how often a piece that is there already carries the next."""
    rnd = random.Random(seed * 31 + len(name))
    settle()
    for k in range(n):
        a, d = rnd.uniform(0, TAU), rmin + (r - rmin) * rnd.random() ** spread
        h = hit(at[0] + d * math.cos(a), at[1] + d * math.sin(a))
        if not h or (on and h[2].name.split('.')[0] not in on):
            continue
        up = (h[1] + Vector((rnd.uniform(-tilt, tilt), rnd.uniform(-tilt, tilt), upright))).normalized()
        s = size * rnd.uniform(.85, 1.12)
        put(thing(name, rnd.randrange(4)), h[0] + Vector((0, 0, lift)), align(up, rnd.uniform(0, TAU)), s)
        if rnd.random() < pile:
            settle()


def landing(rnd, at, r, spread, tries):
    """Returns where a chunk comes to rest: the lowest of some random places, as if it had rolled there."""
    best = None
    for _ in range(tries):
        a, d = rnd.uniform(0, TAU), r * rnd.random() ** spread
        h = hit(at[0] + d * math.cos(a), at[1] + d * math.sin(a))
        if h and (best is None or h[0].z < best.z):
            best = h[0]
    return best


def heap(name, n, r, seed=1, at=(0, 0), size=1.0, sink=.35, spread=.6, tilt=.45, low=1):
    """Heaps chunks on each other: each sinks in slightly where it lands; the more places are tried (low), the flatter the heap."""
    rnd = random.Random(seed * 17 + len(name))
    thickness = max(v.co.z for data, _ in thing(name) for v in data.vertices) if not hasattr(thing(name)[0][0], 'splines') else .03
    for _ in range(n):
        settle()
        p = landing(rnd, at, r, spread, low)
        if not p:
            continue
        bottom = min((v.co.z for data, _ in thing(name) for v in getattr(data, 'vertices', [])), default=0)
        z = p.z - bottom * size * (1 - sink) - (thickness * sink * size if bottom >= 0 else 0)
        up = Vector((rnd.uniform(-tilt, tilt), rnd.uniform(-tilt, tilt), 1)).normalized()
        put(thing(name, rnd.randrange(4)), (p.x, p.y, z), align(up, rnd.uniform(0, TAU)), size * rnd.uniform(.85, 1.12))


def dress(toppings, seed):
    """Places toppings given as data, [name, {how}]: with "at" and without "n" laid, with "n" strewn, with "heap" heaped, with
    "drop" left to come to rest."""
    field = None
    for k, (name, how) in enumerate(toppings):
        how = dict(how)
        if 'drop' in how:
            field = field or Field()
            drop(field, thing, put, name, how.pop('drop'), how.pop('r'), seed + k, **how)
            continue
        field = None
        if 'heap' in how:
            heap(name, how.pop('heap'), how.pop('r'), seed + k, **how)
        elif 'n' in how:
            strew(name, how.pop('n'), how.pop('r'), seed + k, **how)
        else:
            lay(name, *how.pop('at'), **how)
