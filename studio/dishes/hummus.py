"""A purée spread with the back of a spoon, with oil in its groove: hummus, guacamole and the like."""
from parts.liquids import pool, swirl
from parts.things import dress
from scenery.crockery import plate
from scenery.tables import napkin

VIEW = {'table': 'palewood', 'wall': '#a08c78', 'light': 'day', 'elev': 44, 'radius': 1.16, 'height': .15, 'key_az': 142, 'bright': .1}


def build(seed, dish='#3f5a5c', speckle=None, puree='hummus', r=.86, oil='#c9961a', toppings=(), cloth='#c98a2c', beside=(), deep=.14, level=.14, grain=False):
    plate(dish, 1.2, speckle)
    swirl(puree, level, r, seed, deep, .05, 2.4, grain=grain)
    if oil:
        pool(level + .11, .42, oil, (0, -.02, 0), seed)
    dress(toppings, seed)
    napkin(cloth, (-1.4, .85, 0), .5, .8, seed)
    dress(beside, seed + 50)
