"""Stews, curries, tagines and soups without noodles: chunks in a sauce, with or without rice."""
from kit.numbers import fbm, smooth
from kit.placing import pour
from parts.liquids import broth, broth_mat, drops, ribbon, thick
from parts.strands import rice_bed
from parts.things import dress
from scenery.crockery import clay_dish, deep_bowl, skillet, spoon, wide_bowl
from scenery.stage import far_glass
from scenery.tables import napkin

VIEW = {'table': 'wood', 'elev': 42, 'radius': 1.13, 'height': .34, 'key_az': 150}


def vessel_of(kind, colour, speckle, rim):
    """Builds the vessel; returns the height and the radius of its sauce."""
    if kind == 'clay':
        return clay_dish(1.1, colour or '#a5522c'), .9
    if kind == 'skillet':
        return skillet(1.08) + .08, .97
    if kind == 'deep':
        return deep_bowl(colour or '#2c3a44', speckle)
    wide_bowl(colour or '#e9e4d8', speckle, rim)
    return .33, .95


def build(seed, vessel='wide', colour=None, speckle=None, rim=None, soup='curry', smooth_soup=False, mound=.03, waves=.05, lumps=(), coat=0.0,
          rice=None, rice_at=(-.38, .3), rice_r=.52, drizzle=None, oil=0, oil_colours=('#d9661a', '#f0a03c'), toppings=(), cloth='#7d2f26', beside=(),
          glass=None, cutlery=True):
    level, r = vessel_of(vessel, colour, speckle, rim)
    if smooth_soup:
        broth(soup, level, r)
    else:
        thick(soup, level, r, seed, waves, mound)
    if rice:
        rice_bed(level + .06, rice_r, .2, seed, rice, rice_at)
    dress(lumps, seed)
    if coat:
        def cover(x, y):
            d = (x * x + y * y) ** .5
            away = 1 if not rice else smooth(rice_r * .85, rice_r * 1.15, ((x - rice_at[0]) ** 2 + (y - rice_at[1]) ** 2) ** .5)
            return smooth(.3, .52, coat + .5 * fbm(x, y, 0, 2.8, 3, seed)) * (1 - smooth(r * .84, r * .93, d)) * away
        pour('sauce', r, 110, .022, broth_mat(soup, True), 2, cover)
    if drizzle:
        ribbon(drizzle, [(-.45 + .09 * k, -.28 + .22 * ((k % 4) - 1.5) / 1.5 + .02 * k) for k in range(11)], .022, level + .12, seed)
    if oil:
        drops(level + .012, oil, .15, r * .95, seed, oil_colours, .045)
    dress(toppings, seed + 20)
    if cutlery:
        spoon((1.25, -.75, 0), -.35)
    napkin(cloth, (-1.45, .75, 0), .6, .8, seed)
    if glass:
        far_glass((1.35, 1.9, 0), fill=glass)
    dress(beside, seed + 50)
