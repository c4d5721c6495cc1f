"""Poke, chirashi, bibimbap, donburi: heaps side by side on rice."""
from parts.liquids import thick
from parts.strands import noodles, rice_bed
from parts.things import dress
from scenery.crockery import chopsticks, deep_bowl, small_dish, wide_bowl
from scenery.tables import napkin

VIEW = {'table': 'palewood', 'wall': '#8d8375', 'elev': 50, 'radius': 1.12, 'height': .4, 'key_az': 140, 'light': 'morning'}


def build(seed, bowl='#e9e4d8', speckle=None, rim=None, rice='white', mound=.12, base=None, toppings=(), cloth='#8d9aa0', sauce=None, sticks=True, beside=(),
          deep=False):
    if deep:
        level, r = deep_bowl(bowl, speckle)
        level, r = level - .03, r * .9
    else:
        wide_bowl(bowl, speckle, rim)
        level, r = .35, .92
    if base:
        thick('soba', level - .06, r, seed)
        noodles(level + .04, seed, base, .022, 26, reach=r * .92, mound=.08, height=.006)
    else:
        rice_bed(level, r, mound, seed, rice)
    dress(toppings, seed)
    if sticks:
        chopsticks((1.32, -.45, .05), 1.3)
    if sauce:
        small_dish((-1.1, -1.0, 0), '#2b3136', sauce)
    napkin(cloth, (-1.5, .8, 0), .5, .8, seed)
    dress(beside, seed + 50)
