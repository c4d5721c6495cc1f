"""A heap of fries placed without simulation, for a background."""
import math
import random

from kit.meshes import box
from kit.numbers import TAU
from kit.surfaces import mat
from parts.things import FRY, FRY_SKIN


def fries_pile(n, centre, spread, seed=3, length=0.75):
    rnd = random.Random(seed)
    skin = mat('fry', FRY, **FRY_SKIN)
    for k in range(n):
        a, d = rnd.uniform(0, TAU), spread * math.sqrt(rnd.random())
        box('fry', (length * rnd.uniform(.6, 1.1), .085, .085), skin, 0.014, 6, 0.012, k,
            loc=(centre[0] + d * math.cos(a), centre[1] + d * math.sin(a), centre[2] + 0.05 + 0.34 * rnd.random() * (1 - d / spread / 1.6)),
            rot=(rnd.uniform(0, TAU), rnd.uniform(-.35, .35), rnd.uniform(0, TAU)))
