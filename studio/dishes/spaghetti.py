"""Pasta on a plate: a nest of strands, sauce over it, and toppings."""
from kit.numbers import fbm, smooth
from kit.placing import pour
from parts.liquids import broth_mat
from parts.strands import noodles
from parts.things import dress
from scenery.crockery import fork, wide_bowl
from scenery.stage import far_glass
from scenery.tables import napkin

VIEW = {'table': 'wood', 'wall': '#5c4a3d', 'light': 'evening', 'elev': 38, 'radius': 1.13, 'height': .36, 'key_az': 140, 'bright': .3}


def build(seed, bowl='#efe8da', rim=None, dough='spaghetti', strand=.02, sauce='tomato', cover=.95, toppings=(), cloth='#7d2f26', glass='#4a0f14'):
    wide_bowl(bowl, None, rim)
    noodles(.36, seed, dough, strand, 34, reach=.8, mound=.17, height=.007, gloss=.3)
    if sauce:
        def mask(x, y):
            d = (x * x + y * y) ** .5
            return smooth(.3, .5, cover - .95 * d + .45 * fbm(x, y, 0, 3, 3, seed)) * (1 - smooth(.62, .74, d))
        pour('sauce', .85, 120, .02, broth_mat(sauce, True), 1, mask)
    dress(toppings, seed)
    fork((1.3, -.3, 0), -.25)
    far_glass((1.2, 1.9, 0), fill=glass)
    napkin(cloth, (-1.45, .7, 0), .6, .8, seed)
