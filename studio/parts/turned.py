"""Turned bodies with a wedge cut out, or the wedge itself: cakes, pies, cheese wheels."""
import math

from kit.meshes import grid
from kit.numbers import lerp


def skin(name, points, material, start, sweep, segs=140, rows=90, **kw):
    """The outside: points(a, v) gives (radius, height[, attributes]) from the middle below (v = 0) over the edge to the middle on top."""
    def fn(u, v):
        a = start + sweep * u
        r, z, *more = points(a, v)
        return (r * math.cos(a), r * math.sin(a), z, *more)
    return grid(name, segs, rows, fn, material, **kw)


def cuts(name, below, above, material, start, sweep, look, cols=70, rows=24, **kw):
    """Both cut faces: below(a, s) and above(a, s) are (radius, height) from the middle to the edge; look(s, w, a) gives the attributes
    and how far the crumb stands out there."""
    made = []
    for sign, a in ((1, start), (-1, start + sweep)):
        def fn(u, w, a=a, sign=sign):
            (r0, z0), (r1, z1) = below(a, u), above(a, u)
            attrs, out = look(u, w, a)
            r, z = lerp(r0, r1, w), lerp(z0, z1, w)
            side = a - sign * math.pi / 2
            return r * math.cos(a) + out * math.cos(side), r * math.sin(a) + out * math.sin(side), z, attrs
        made.append(grid(name, cols, rows, fn, material, **kw))
    return made
