"""Food on sticks, side by side on a plate: dango, souvlaki, kebabs."""
import math

from kit.meshes import place
from parts.sticks import dumpling_ball, stick, threaded
from parts.things import dress
from scenery.crockery import plate
from scenery.tables import napkin

VIEW = {'table': 'palewood', 'wall': '#a8988a', 'light': 'morning', 'elev': 36, 'radius': 1.08, 'height': .2, 'key_az': 146, 'bright': .1}
DOUGHS = {'pink': ('#e88fa4', '#f7bcc6'), 'white': ('#f0e8d8', '#fdf8ee'), 'green': ('#8fae5c', '#b8cf88')}


def build(seed, dish='#3a3f42', speckle=None, sweet=(), grilled=(), under=(), toppings=(), size=1.0, cloth='#7d8f72', beside=()):
    """sweet: [x, y, turn, [colours]] of each stick of rice dough; grilled: [x, y, turn, length, [pieces]]; under: what they lie
    on."""
    plate(dish, 1.18, speckle)
    dress(under, seed + 9)
    for k, (x, y, turn, colours) in enumerate(sweet):
        c, s, z = math.cos(turn), math.sin(turn), .27 + .02 * k
        stick((x - .62 * c, y - .62 * s, z - .02), (x + .95 * c, y + .95 * s, z - .06), .024)
        for j, name in enumerate(colours):
            d = -.42 + .39 * j
            place(dumpling_ball(DOUGHS[name], seed + k * 3 + j), (x + d * c, y + d * s, z), (0, 0, turn + j))
    for k, (x, y, turn, long, pieces) in enumerate(grilled):
        c, s, z = math.cos(turn), math.sin(turn), .24 + .03 * k
        threaded((x - long / 2 * c, y - long / 2 * s, z), (x + long / 2 * c, y + long / 2 * s, z + .03), pieces, seed + k, size)
    dress(toppings, seed)
    napkin(cloth, (-1.4, .85, 0), .5, .8, seed)
    dress(beside, seed + 50)
