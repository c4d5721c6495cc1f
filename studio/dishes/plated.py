"""Food on a plate, a board or in a bowl, without rice or noodles: salads, fried food, spreads with toppings."""
from parts.liquids import MASHES, drops, mashed, ribbon, thick
from parts.things import dress
from scenery.crockery import board, chopsticks, clay_dish, deep_bowl, fork, plate, round_board, skillet, small_dish, spoon, wide_bowl
from scenery.stage import far_glass
from scenery.tables import napkin

VIEW = {'table': 'wood', 'wall': '#6b5a4a', 'light': 'day', 'elev': 42, 'radius': 1.14, 'height': .25, 'key_az': 145, 'bright': .15}


def vessel_of(kind, colour, speckle, rim):
    """Builds the vessel; returns the height and the radius of its food."""
    if kind == 'wide':
        wide_bowl(colour, speckle, rim)
        return .3, .92
    if kind == 'deep':
        level, r = deep_bowl(colour, speckle)
        return level - .03, r * .95
    if kind == 'clay':
        return clay_dish(1.1, colour), .9
    if kind == 'skillet':
        return skillet(1.08), .92
    if kind == 'board':
        return board((2.5, 1.75)), .8
    if kind == 'round':
        return round_board(1.15), .9
    return plate(colour, 1.18, speckle), .78


def build(seed, vessel='plate', colour='#efeae2', speckle=None, rim=None, bed=None, bed_r=.75, mound=.12, waves=.04, toppings=(), oil=0,
          oil_colours=('#c9961a', '#e0b84a'), drizzle=None, dips=(), cutlery='fork', glass=None, cloth='#8d9aa0', beside=()):
    """bed: a sauce or a purée below everything; dips: [x, y, colour] of the small dishes beside it."""
    level, r = vessel_of(vessel, colour, speckle, rim)
    if bed in MASHES:
        mashed(bed, level, bed_r * r, seed, mound)
    elif bed:
        thick(bed, level + .02, bed_r * r, seed, waves, mound)
    dress(toppings, seed)
    if drizzle:
        ribbon(drizzle, [(-.5 + .1 * k, .34 * (-1) ** k + .03 * k - .1) for k in range(11)], .02, level + mound + .12, seed)
    if oil:
        drops(level + .012, oil, .3, r * .95, seed, oil_colours, .045)
    for x, y, fill in dips:
        small_dish((x, y, 0), '#e9e4d8', fill, .36)
    if cutlery == 'fork':
        fork((1.36, -.5, 0), -.2)
    elif cutlery == 'spoon':
        spoon((1.25, -.75, 0), -.35)
    elif cutlery == 'sticks':
        chopsticks((1.34, -.45, .05), 1.3)
    if glass:
        far_glass((1.3, 1.9, 0), fill=glass)
    napkin(cloth, (-1.45, .75, 0), .6, .8, seed)
    dress(beside, seed + 50)
