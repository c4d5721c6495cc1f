"""A turned-out custard in its caramel."""
import math

from kit.meshes import lathe
from kit.numbers import TAU, nz, smooth
from kit.surfaces import mat
from parts.things import dress
from scenery.crockery import plate, spoon
from scenery.tables import napkin

VIEW = {'table': 'wood', 'wall': '#8a5a40', 'light': 'evening', 'elev': 27, 'radius': .98, 'height': .26, 'key_az': 148, 'bright': .4}


def build(seed, dish='#efe8da', speckle=None, custard=('#e0a846', '#f2cd78', '#f6dc98'), caramel=('#2c0d03', '#6d2c08', '#a8560f'), r=.62, h=.42, toppings=(),
          cloth='#b8452a', beside=()):
    plate(dish, 1.12, speckle)
    low, mid, high = custard
    body = mat('flan' + mid, [(0.0, caramel[1]), (.16, caramel[2]), (.34, low), (.6, mid), (1, high)], attr='t', nscale=4, namt=.08, rough=.14, coat=.6, coat_rough=.06,
               sss=.5, sss_rad=(1, .7, .3), sss_scale=.08, bumps=[('noise', 6, .05), ('cells', 30, .05)])

    def sag(x, y, z, v):
        a = math.atan2(y, x)
        lean = 1 + .02 * nz(math.cos(a), math.sin(a), seed, 1.2)
        flow = .12 * nz(math.cos(a) * 2, math.sin(a) * 2, 1, 1.4, seed)
        return x * lean, y * lean, z, {'t': 1 - smooth(.45 + flow, 1.0 + flow, z / h) * 1.0}
    lathe('flan', [(0, 0), (r, 0), (r * 1.03, .03), (r * .99, h * .3), (r * .93, h * .75), (r * .88, h * .95), (r * .8, h), (r * .4, h * .985), (0, h * .98)], body,
          segs=128, warp=sag, loc=(0, 0, .075), steps=8)
    syrup = mat('caramel' + caramel[1], [(0.1, caramel[0]), (.6, caramel[1]), (1, caramel[2])], nscale=2.5, rough=.03, coat=1, spec=.8, sss=.25, sss_rad=(1, .4, .1), sss_scale=.05)
    lathe('syrup', [(0, .105), (.78, .105), (.84, .098), (.87, .08)], syrup, segs=96, steps=4, loc=(0, 0, 0),
          warp=lambda x, y, z, v: (x * (1 + .06 * nz(x, y, 0, 2.2, seed)), y * (1 + .06 * nz(x, y, 3, 2.2, seed)), z))
    glaze = lathe('glaze', [(0, h), (r * .5, h + .004), (r * .8, h + .002), (r * .87, h - .03)], syrup, segs=96, steps=5, loc=(0, 0, .077),
                  warp=lambda x, y, z, v: (x * (1 + .03 * nz(x, y, 0, 3, seed)), y * (1 + .03 * nz(x, y, 2, 3, seed)), z - .05 * max(0, nz(math.atan2(y, x) * TAU / 6, 0, 1, 2)) * v))
    glaze.name = 'glaze'
    dress(toppings, seed)
    spoon((.95, -.95, .02), -.5)
    napkin(cloth, (-1.35, .7, 0), .6, .8, seed)
    dress(beside, seed + 50)
