"""Strawberries and other fruit that needs more than a skin."""
import math

from kit.meshes import grid
from kit.numbers import TAU, clamp, nz, smooth
from kit.surfaces import mat
from parts.small import AWAY


def body(r, t, a, seed):
    """The outline of a strawberry from its shoulders (t = 0) to its tip."""
    w = r * (math.sin(math.pi * clamp(.22 + .78 * t, 0, 1)) ** .62) * (1 - .12 * t) * (1 + .06 * nz(math.cos(a), math.sin(a), seed, 1.5))
    return w * math.cos(a), w * math.sin(a)


def skin():
    return mat('strawberry', [(0.0, '#7d0a0c'), (.3, '#b81418'), (.7, '#d62a22'), (1, '#f0d08a')], attr='t', nscale=6, namt=.15, rough=.2, coat=.55, coat_rough=.08,
               sss=.25, sss_rad=(1, .3, .2), sss_scale=.06)


def strawberry(seed, r=.17):
    """A strawberry lying slightly on its side, with seeds in dimples and leaves at its shoulders."""
    def fn(u, v):
        a = u * TAU
        x, y = body(r, v, a, seed)
        seeds = max(0, math.cos(a * 9 + (math.floor(v * 9) % 2) * math.pi)) * max(0, math.cos((v * 9 % 1 - .5) * math.pi * 1.6))
        pit = smooth(.45, .9, seeds)
        k = (1 - .035 * smooth(.2, .8, seeds)) * smooth(0, .07, v)
        return x * k, y * k, r * 2.1 * (1 - max(v, .035)), {'t': .5 - .12 * pit + .62 * smooth(.88, .98, seeds)}
    out = [grid('strawberry', 110, 90, fn, skin(), wrap=True, loc=AWAY)]
    green = mat('calyx', [(0.2, '#2f6b1a'), (.8, '#68a83a')], nscale=6, rough=.45, thin=.2)
    for k in range(6):
        turn = k * TAU / 6 + .2 * math.sin(k * 3 + seed)

        def leaf(u, v, turn=turn, k=k):
            w = .05 * math.sin(math.pi * clamp(v, .02, .98)) * (u * 2 - 1)
            d = .01 + v * r * .8
            z = r * 2.1 + .02 + .06 * math.sin(v * 2.4 + k) - .07 * v * v
            return d * math.cos(turn) - w * math.sin(turn), d * math.sin(turn) + w * math.cos(turn), z
        out.append(grid('strawberry', 6, 10, leaf, green, loc=AWAY))
    return out


def strawberry_half(seed, r=.17):
    """Cut lengthwise: a pale heart in red flesh, flat side up."""
    flesh = mat('strawberrycut', [(0.0, '#fbe3d6'), (.3, '#f3a795'), (.65, '#e0503f'), (1, '#b81418')], attr='t', nscale=7, namt=.15, rough=.16, coat=.5, sss=.35,
                sss_scale=.06)

    def face(u, v):
        x, _ = body(r, v, 0, seed)
        s = u * 2 - 1
        return x * s, r * 2.1 * (.5 - v), .03, {'t': clamp(smooth(.15, 1, math.hypot(s, (v - .42) * 1.7)))}

    def back(u, v):
        a = math.pi + u * math.pi
        x, y = body(r, v, a, seed)
        return x, r * 2.1 * (.5 - v), .03 + y * .9, {'t': .5}
    return [grid('strawberry', 16, 24, face, flesh, loc=AWAY), grid('strawberry', 24, 24, back, skin(), loc=AWAY)]
