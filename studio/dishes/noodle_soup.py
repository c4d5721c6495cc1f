"""Ramen, phở and every other soup with noodles."""
from parts.liquids import broth, drops
from parts.strands import noodles
from parts.things import dress
from scenery.crockery import chopsticks, deep_bowl
from scenery.stage import far_glass
from scenery.tables import napkin

VIEW = {'table': 'darkwood', 'wall': '#5c4a3d', 'elev': 44, 'radius': 1.17, 'height': .5, 'key_az': 158, 'key_elev': 44}


def build(seed, bowl='#2c3a44', speckle=None, soup='shio', dough='wheat', strand=.023, bundles=17, mound=.17, oil=90, oil_colours=('#d9661a', '#f0a03c'),
          toppings=(), cloth='#3d4a52', beside=(), glass=None):
    level, r = deep_bowl(bowl, speckle)
    broth(soup, level, r)
    noodles(level, seed, dough, strand, bundles, mound=mound)
    drops(level, oil, .5, 1.05, seed, oil_colours)
    dress(toppings, seed)
    chopsticks((1.35, -.3, .05), 1.38)
    napkin(cloth, (1.6, .3, 0), 1.3, .75, seed)
    if glass:
        far_glass((-1.5, 2.0, 0), fill=glass)
    dress(beside, seed + 50)
