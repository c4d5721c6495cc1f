"""Several small plates: bites on a slab of slate, or bowls side by side on a table."""
from kit.meshes import box, lathe
from kit.surfaces import mat
from parts.things import dress
from scenery.crockery import ceramic, chopsticks
from scenery.stage import far_glass
from scenery.tables import napkin

VIEW = {'table': 'wood', 'wall': '#4a4440', 'light': 'evening', 'elev': 42, 'radius': 1.16, 'height': .15, 'key_az': 148, 'bright': .45}


def slab(wide, deep):
    stone = mat('slateslab', [(0.2, '#17191c'), (.6, '#2a2d31'), (.95, '#43474c')], nscale=5, detail=12, rough=.42, rough_var=.2, coat=.15, bumps=[('noise', 5, .45, 12), ('noise', 22, .2)])
    box('board', (wide, deep, .07), stone, .015, 14, .012, 3, loc=(0, 0, .035))


def small_bowl(x, y, r, colour, speckle):
    lathe('bowl', [(0, .02), (.5 * r, .02), (.55 * r, 0), (.6 * r, .02), (.86 * r, .14), (r, .3), (1.01 * r, .315), (.97 * r, .315), (.82 * r, .17), (.5 * r, .08), (0, .08)],
          ceramic('bowl', colour, .2, speckle), segs=80, loc=(x, y, 0))


def build(seed, slate=None, bowls=(), toppings=(), sticks=False, glass=None, cloth='#4a4f55', beside=()):
    """slate: its width and depth; bowls: [x, y, radius, colour, speckle] of each."""
    if slate:
        slab(*slate)
    for one in bowls:
        small_bowl(*one)
    dress(toppings, seed)
    if sticks:
        chopsticks((1.1, -1.05, .04), .35)
    if glass:
        far_glass((1.3, 1.9, 0), fill=glass)
    napkin(cloth, (-1.6, 1.15, 0), .5, .8, seed)
    dress(beside, seed + 50)
