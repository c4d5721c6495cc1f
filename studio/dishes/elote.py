"""Grilled corn rolled in cream, cheese and chili."""
from parts.sticks import cob
from parts.things import dress
from scenery.crockery import board, plate, small_dish
from scenery.tables import napkin

VIEW = {'table': 'wood', 'wall': '#8a4a34', 'light': 'evening', 'elev': 38, 'radius': 1.12, 'height': .22, 'key_az': 140, 'bright': .35}


def build(seed, cobs=(), dish=None, bare=False, toppings=(), dip='#b8330f', cloth='#b8452a', beside=()):
    """cobs: [x, y, turn, tilt] of each; bare: without cream and cheese."""
    top = plate(dish, 1.2) if dish else board((2.5, 1.8))
    for k, (x, y, turn, tilt) in enumerate(cobs):
        cob((x, y, top + .27), turn, tilt, seed + k * 4, cheese=not bare)
    dress(toppings, seed)
    if dip:
        small_dish((-1.0, -1.1, 0), '#e9e4d8', dip, .34)
    napkin(cloth, (-1.45, .95, 0), .5, .8, seed)
    dress(beside, seed + 50)
