"""Slices of raw fish leaning on shredded radish."""
from parts.things import dress, lay
from scenery.crockery import chopsticks, plate, small_dish
from scenery.tables import napkin

VIEW = {'table': 'slate', 'wall': '#43464a', 'light': 'day', 'elev': 38, 'radius': 1.06, 'height': .18, 'key_az': 140, 'bright': .35}


def build(seed, fish='salmon_slice', count=5, size=1.55, dish='#d9dde0', speckle='#7a8288', toppings=(), sauce='#120604', cloth='#3d4a52', beside=()):
    plate(dish, 1.12, speckle)
    dress([['daikon', {'n': 90, 'r': .5, 'at': [0, .22], 'pile': .9}]], seed)
    for k in range(count):
        x = (k - (count - 1) / 2) * .27
        lay(fish, x, -.06 + .03 * (k % 2), 1.25 + .05 * k, (.5, 0), size, .05, k, flat=1)
    dress(toppings, seed)
    small_dish((.85, -1.1, 0), '#23292e', sauce)
    chopsticks((-.6, -1.12, .045), .06)
    napkin(cloth, (-1.5, 1.2, 0), .4, .8, seed)
    dress(beside, seed + 50)
