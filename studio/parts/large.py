"""Larger pieces that are placed one by one: eggs, slices of meat and fish, prawns, leaves of seaweed."""
import math
import random

import numpy as np

from kit.meshes import blob, box, grid, lathe, tubes
from kit.numbers import TAU, clamp, fbm, lerp, nz, smooth
from kit.surfaces import mat
from parts.small import AWAY


def egg(seed, soy=True):
    """Half a soft-boiled egg, tanned outside by soy."""
    tan = '#a06a35' if soy else '#e6dcc8'
    white = mat('eggwhite' + tan, [(0.0, '#e3d8c2'), (0.5, '#ddc9a6' if soy else '#e8dfcc'), (0.85, '#c4935a' if soy else '#e6dcc8'), (1.0, tan)], attr='t',
                nscale=5, namt=.08, rough=.2, coat=.35, sss=.4, sss_rad=(1, .8, .6), sss_scale=.06, bumps=[('noise', 7, .05)])
    up = .17

    def shape(x, y, z, v):
        return x * 1.32 * (1 + .12 * x), y, z + up, {'t': smooth(.42, .60, v) * .95}
    a = lathe('egg', [(0, .0), (.15, .002), (.235, .0), (.262, -.02), (.255, -.09), (.19, -.19), (.08, -.235), (0, -.24)], white, warp=shape, loc=AWAY)
    b = lathe('yolk', [(0, .032), (.07, .03), (.125, .02), (.15, .004), (.152, -.02)], yolk_mat(), segs=48,
              warp=lambda x, y, z, v: (x * 1.12 + .01, y * (1 + .06 * nz(x, y, 0, 6)), z + up, {'t': .85 - .75 * v}), loc=AWAY)
    return [a, b]


def yolk_mat():
    return mat('yolk', [(0.0, '#f7a51c'), (0.5, '#ee7d0c'), (1, '#d85f05')], attr='t', nscale=7, namt=.25, rough=.1, coat=.7, coat_rough=.05,
               sss=.5, sss_rad=(1, .45, .1), sss_scale=.08, bumps=[('noise', 9, .1)])


def fried_egg(seed, r=.46):
    white = mat('friedwhite', [(0.0, '#f2ece0'), (0.62, '#f4efe4'), (0.86, '#e6cf9e'), (1.0, '#a8641f')], attr='t', nscale=9, namt=.22, rough=.25, coat=.45,
                sss=.4, sss_rad=(1, .85, .7), sss_scale=.05, bumps=[('noise', 12, .25)])

    def fn(u, v):
        a = u * TAU
        edge = r * (1 + .13 * nz(math.cos(a), math.sin(a), seed, 1.6) + .05 * nz(math.cos(a), math.sin(a), seed, 6))
        d = v ** .8
        lace = smooth(.8, 1, d)
        z = .045 * (1 - smooth(.75, 1, d)) + .05 * math.exp(-(d / .42) ** 2) + .022 * lace * nz(math.cos(a) * 5, math.sin(a) * 5, d * 4) + .012 * nz(d * 4, a, seed)
        return edge * d * math.cos(a), edge * d * math.sin(a), z, {'t': d}
    w = grid('friedegg', 110, 36, fn, white, wrap=True, loc=AWAY)
    y = lathe('yolk', [(0, .20), (.08, .19), (.15, .14), (.175, .07), (.17, .04)], yolk_mat(), segs=48,
              warp=lambda x, yy, z, v: (x + .03, yy, z, {'t': .5 * v}), loc=AWAY)
    return [w, y]


def raw_yolk(seed):
    return [lathe('yolk', [(0, .21), (.09, .20), (.17, .14), (.20, .07), (.19, .02)], yolk_mat(), segs=48, warp=lambda x, y, z, v: (x, y, z, {'t': .5 * v}), loc=AWAY)]


def pork(seed):
    """A slice of rolled pork belly, fat and lean wound up."""
    m = mat('pork', [(0.0, '#3a170a'), (0.14, '#8a4a2c'), (0.4, '#b9806a'), (0.62, '#cf9f86'), (0.75, '#ecd3b4'), (1, '#f5e4cb')], attr='t',
            nscale=9, namt=.22, rough=.25, rough_var=.2, coat=.4, sss=.25, sss_scale=.05, bumps=[('noise', 22, .4), ('noise', 6, .3)])

    def fn(u, v):
        a = u * TAU
        w = 1 + .06 * nz(math.cos(a), math.sin(a), seed, 1.6)
        rr = min(v / .86, 1)
        side = max(0, (v - .86) / .14)
        wind = (rr * 2.1 - a / TAU + .25 * nz(rr * math.cos(a), rr * math.sin(a), seed, 2.6)) % 1
        fat = smooth(.55, .68, wind) * (1 - smooth(.9, 1, wind))
        t = lerp(.42, .86, fat) * (1 - smooth(.88, 1.0, rr)) + .02
        r = .40 * rr * w
        x, y = r * math.cos(a), r * math.sin(a) * .92
        return x, y, .05 + .035 * (1 - rr ** 6) - side * .06 + .02 * nz(x, y, 3, 4, seed), {'t': t}
    return [grid('pork', 120, 44, fn, m, wrap=True, loc=AWAY)]


def sliced(name, stops, long=.42, wide=.24, thick=.04, wave=.05, grain=(1, 6, 1), **surface):
    """A thin folded slice of meat or fish, with its grain across."""
    def maker(seed):
        m = mat(name, stops, **{'nscale': 4, 'stretch': grain, 'warp': .6, 'detail': 4, 'namt': 1.4, 'rough': .22, 'coat': .4, 'sss': .3,
                                'sss_scale': .05, 'rand': .25, 'bumps': [('noise', 20, .25)], **surface})

        def fn(u, v):
            x, y = u * 2 - 1, v * 2 - 1
            k = (1 - .35 * abs(x) ** 3) * (1 + .1 * nz(x, seed, 2))
            return (long * .5 * x * (1 + .08 * nz(y, seed, 5)), wide * .5 * y * k,
                    .05 + wave * math.sin(x * 2.2 + seed) * .6 + wave * nz(x * 1.6, y * 1.2, seed) + .02 * y * y)
        return [grid(name, 26, 14, fn, m, thick=0, loc=AWAY), grid(name, 26, 14, lambda u, v: (*fn(u, v)[:2], fn(u, v)[2] - thick), m, loc=AWAY)]
    return maker


def prawn(seed):
    """A cooked prawn: a curled body in rings, a fan of a tail."""
    m = mat('prawn', [(0.0, '#f7d3bd'), (0.45, '#f3a582'), (0.8, '#e5703f'), (1, '#c94f22')], attr='t', nscale=9, namt=.35, rough=.2, coat=.5, sss=.4,
            sss_scale=.06, bumps=[('noise', 18, .15)])

    def fn(u, v):
        a, s = u * TAU, v
        ang = -.5 + s * 4.1
        rad = .19 - .03 * s
        c = (rad * math.cos(ang), rad * math.sin(ang))
        ring = .5 + .5 * math.cos(s * 40)
        w = (.095 * math.sin(math.pi * clamp(.12 + s * .84)) ** .5 * (1 - .45 * s) + .012) * (1 + .06 * ring)
        nx, ny = math.cos(ang), math.sin(ang)
        o = w * math.cos(a)
        return c[0] + nx * o, c[1] + ny * o, .09 + w * math.sin(a), {'t': clamp(.25 + .55 * ring * (math.cos(a) > -.5) * (.3 + .7 * max(0, math.cos(a) * .6 + .4)))}

    def tail(u, v):
        x = u * 2 - 1
        ang = 3.6
        return (.16 * math.cos(ang) + .13 * v * math.cos(ang + 1.6 + x * .5), .16 * math.sin(ang) + .13 * v * math.sin(ang + 1.6 + x * .5), .09 + .03 * x * x * v, {'t': .8 + .2 * v})
    return [grid('prawn', 20, 90, fn, m, wrap=True, loc=AWAY), grid('prawn', 14, 8, tail, m, thick=.01, loc=AWAY)]


def nori(seed, size=.6):
    m = mat('nori', [(0.2, '#0a120b'), (0.7, '#15241a'), (1, '#24382a')], nscale=16, detail=8, rough=.4, spec=.5, thin=.06,
            bumps=[('noise', 40, .5), ('cells', 22, .25)])
    return [grid('nori', 20, 20, lambda u, v: ((u - .5) * size, .06 * math.cos((u - .5) * 2.4) + .012 * nz(u, v, seed, 4) + .07 * v * v,
                                               v * size * 1.25 + .008 * nz(u * 8, 1)), m, sub=1, thick=.006, loc=AWAY)]


def menma(seed):
    m = mat('menma', [(0.2, '#9b6a2c'), (.8, '#cf9f58')], nscale=5, stretch=(1, 8, 8), rough=.3, coat=.3, sss=.2, bumps=[('noise', 10, .4)])
    return [box('menma', (.42, .085, .035), m, .012, 5, .012, seed, loc=AWAY)]


def mushroom(seed, name='mushroom', stops=((0.0, '#d9b98c'), (0.45, '#b98a55'), (0.8, '#7a4a22'), (1, '#4a2810'))):
    """A roasted oyster mushroom or a slice of shiitake: a cap with a pale underside, browned at its rim."""
    m = mat(name, list(stops), attr='t', nscale=8, namt=.4, rough=.32, coat=.3, sss=.2,
            bumps=[('noise', 16, .4)])
    rnd = random.Random(seed)
    r = rnd.uniform(.17, .26)

    def fn(u, v):
        a = u * TAU
        w = r * v * (1 + .16 * nz(math.cos(a), math.sin(a), seed, 1.8))
        return w * math.cos(a), w * math.sin(a), .07 - .09 * v ** 2.5 + .05 * v * nz(math.cos(a) * 2, math.sin(a) * 2, seed), {'t': .2 + .6 * v ** 2 + .1 * nz(w * 9, a, seed)}
    return [grid('mushroom', 40, 14, fn, m, wrap=True, thick=0, loc=AWAY)]


def avocado_fan(seed, n=7):
    out = []
    m = mat('avocadofan', [(0.0, '#e7df9a'), (0.5, '#cdd477'), (0.85, '#8fb048'), (1, '#4d7a25')], attr='t', nscale=4, namt=.15, rough=.28, coat=.25, sss=.35, sss_scale=.06)
    for k in range(n):
        def fn(u, v, k=k):
            x, y = u * 2 - 1, v
            arc = math.sin(math.pi * clamp(y, .02, .98)) ** .7
            px, py = .1 * arc * (x * .5 + .5) + .10 * y * (1 - y) * 2, .62 * (y - .5)
            return px + (k - n / 2) * .085, py, .05 + .07 * (1 - x) * .5 + .02 * k % .02, {'t': smooth(.1, 1, (x + 1) / 2) * .95}
        out.append(grid('avocado', 10, 24, fn, m, thick=.03, loc=AWAY))
    return out


def meat_chunk(name='beef', stops=((0.1, '#2e140a'), (0.5, '#5c2f19'), (0.9, '#8b5430')), r=.16):
    def maker(seed):
        rnd = random.Random(seed)
        m = mat('chunk' + name, list(stops), nscale=6, stretch=(1, 3.5, 1), detail=8, rand=.5, rough=.3, coat=.35, coat_rough=.15, sss=.1,
                bumps=[('noise', 14, .8, 8), ('noise', 4, .3)])
        return [blob('chunk', m, r * rnd.uniform(.8, 1.15), (1.2, rnd.uniform(.75, 1), rnd.uniform(.6, .85)), .32, 1.5, seed, res=4, loc=AWAY)]
    return maker


def crisp_chunk(name, stops, r=.2, crag=.3, **surface):
    """A piece fried in batter or breadcrumbs: craggy all over."""
    def maker(seed):
        rnd = random.Random(seed)
        m = mat('crisp' + name, list(stops), attr='t', nscale=9, detail=8, namt=.7, **{'rand': .3, 'rough': .38, 'coat': .3, 'coat_rough': .2, 'sss': .08,
                'bumps': [('noise', 30, .8, 8), ('cells', 18, .5)], **surface})
        ob = blob('crisp', m, r * rnd.uniform(.85, 1.15), (1.25, rnd.uniform(.8, 1), .8), crag, 1.7, seed, res=5, loc=AWAY)
        me = ob.data
        vals = [clamp(.5 + 1.4 * fbm(v.co.x, v.co.y, v.co.z, 9, 4, seed)) for v in me.vertices]
        me.attributes.new('t', 'FLOAT', 'POINT').data.foreach_set('value', vals)
        for v, normal in [(v, v.normal.copy()) for v in me.vertices]:
            v.co += normal * (.028 * fbm(v.co.x, v.co.y, v.co.z, 14, 4, seed) + .012 * nz(v.co.x, v.co.y, v.co.z, 38, seed))
        return [ob]
    return maker


def sprouts(seed):
    m = mat('sprout', [(0.2, '#efe6cd'), (.8, '#faf6ea')], rough=.2, coat=.4, sss=.5, thin=.2)
    rnd = random.Random(seed)
    bend = rnd.uniform(-2.4, 2.4)
    pts = [(.42 * (t - .5), .06 * bend * (t - .5) ** 2 * 4, .04 + .03 * math.sin(t * 5 + seed), .7 + .3 * t) for t in np.linspace(0, 1, 10)]
    ob = tubes('sprout', [pts], .02, m, 2)
    ob.location = AWAY
    return [ob, blob('sprouthead', mat('sprouthead', '#dcd48f', rough=.3, coat=.3), .035, (1.3, .8, .8), .05, 2, seed, res=2, loc=AWAY)]
