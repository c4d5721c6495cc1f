"""Cold noodles folded in a bowl, and in front of it the cup of broth into which they are dipped."""
from parts.liquids import broth
from parts.strands import noodles
from parts.things import dress
from scenery.crockery import chopsticks, ramekin, wide_bowl
from scenery.tables import napkin

VIEW = {'table': 'darkwood', 'wall': '#54463c', 'light': 'evening', 'elev': 44, 'radius': 1.42, 'height': .2, 'key_az': 150, 'bright': .4, 'shift': (.12, -.3)}
LEVEL, CUP, DEEP = .37, .6, .5


def build(seed, bowl='#33424a', speckle=None, dough='wheat', strand=.034, cup=(.72, -1.5), cup_colour='#23292e', soup='brown', toppings=(), floating=(), cloth='#6d2f28', beside=()):
    """floating: the toppings on the broth in its cup."""
    wide_bowl(bowl, speckle)
    noodles(LEVEL, seed, dough, strand, 20, reach=.88, mound=.17, height=.012, gloss=.3)
    dress(toppings, seed)
    ramekin(CUP, DEEP, cup_colour, (*cup, 0))
    broth(soup, DEEP - .1, CUP * .93, (*cup, 0))
    dress(floating, seed + 20)
    chopsticks((-.55, -1.42, .05), .16)
    napkin(cloth, (-1.5, .8, 0), .5, .8, seed)
    dress(beside, seed + 50)
