"""Smoked meat on a plate: folded slices in a low mound, rye and a pickle beside it."""
from dishes.sandwich import heap_of_meat
from parts.things import dress
from scenery.crockery import plate, small_dish
from scenery.stage import far_glass
from scenery.tables import napkin

VIEW = {'table': 'wood', 'wall': '#6b5140', 'light': 'day', 'elev': 32, 'radius': 1.04, 'height': .2, 'key_az': 148, 'bright': .25}


def build(seed, layers=8, per=10, dish='#efe8da', toppings=(), dip='#c9961a', cloth='#7d2f26', glass='#2a0f0a'):
    plate(dish, 1.18)
    heap_of_meat(.07, seed, layers, per, .95, .52, (0, -.16))
    dress(toppings, seed)
    small_dish((-.98, -.98, 0), '#e9e4d8', dip, .36)
    far_glass((1.25, 1.9, 0), fill=glass)
    napkin(cloth, (-1.45, .85, 0), .6, .8, seed)
