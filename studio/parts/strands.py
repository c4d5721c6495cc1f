"""Noodles and grains of rice."""
import math
import random

import numpy as np
from mathutils import Vector

from kit.meshes import add, lathe, tubes
from kit.numbers import TAU, clamp, fbm, nz, smooth
from kit.surfaces import mat

DOUGHS = {
    'wheat': [(0.2, '#e2b75c'), (0.8, '#f3d791')],
    'egg': [(0.2, '#dfa83c'), (0.8, '#f2c96c')],
    'rice': [(0.2, '#eae2cf'), (0.8, '#faf5e8')],
    'udon': [(0.2, '#e9ddc0'), (0.8, '#f8f0dc')],
    'soba': [(0.2, '#6d5646'), (0.8, '#9c8470')],
    'glass': [(0.2, '#8a6a45'), (0.8, '#b8986a')],
    'spaghetti': [(0.2, '#dfae52'), (0.8, '#f2cf86')],
}


def noodles(top, seed, dough='wheat', radius=.023, bundles=17, reach=.95, mound=.17, off=(0, 0), height=.012, gloss=.25):
    """Folded bundles of parallel strands, heaped in the middle, with their ends under the soup."""
    rnd = random.Random(seed)
    m = mat('noodle' + dough, DOUGHS[dough], nscale=3, rough=gloss, coat=.45, coat_rough=.1, sss=.3, sss_rad=(1, .6, .3), sss_scale=.05)
    lines = []
    for b in range(bundles):
        a, bend, length = rnd.uniform(0, TAU), rnd.choice((-1, 1)) * rnd.uniform(1.2, 4.6), rnd.uniform(1.1, 1.9) * reach / .95
        c = Vector((off[0] + rnd.uniform(-.46, .46) * reach, off[1] + rnd.uniform(-.46, .46) * reach))
        for s in range(rnd.randint(4, 7)):
            side = (s - 3.5) * radius * 2.05 + rnd.uniform(-.25, .25) * radius
            wild, tail, pts = rnd.uniform(.03, .1), rnd.uniform(.03, .16), []
            for t in np.linspace(0, 1, 34):
                ang, rad = a + bend * (t - .5), length / bend
                p = c + Vector((rad * (math.sin(ang) - math.sin(a)), -rad * (math.cos(ang) - math.cos(a))))
                p += Vector((-math.sin(ang), math.cos(ang))) * (side + wild * nz(t * 3, s * .9, b, 1))
                d = (p - Vector(off)).length
                z = top - .05 + mound * (1 - smooth(.15, .9, d / reach)) + height * b * (1 - smooth(.5, .9, d / reach))
                z += .03 * nz(t * 4, s, b * 3, 1) - tail * abs(2 * t - 1) ** 6
                z += .05 * math.sin(t * 7 + b) * (1 - smooth(.3, .9, d / reach))
                if p.length > reach:
                    p = p * (reach / p.length)
                pts.append((p.x, p.y, max(z, top - .22)))
            lines.append(pts)
    return tubes('noodles', lines, radius, m, 3)


def rice_mat(kind='white'):
    stops = {'white': [(0.2, '#e9e2d2'), (.8, '#faf6ec')], 'yellow': [(0.2, '#e0a83a'), (.8, '#f3d98a')], 'black': [(0.1, '#171310'), (.8, '#4a3c34')],
             'brown': [(0.2, '#a8804c'), (.8, '#d9b880')], 'kasha': [(0.2, '#5c3418'), (.8, '#a06c3c')], 'red': [(0.2, '#b8562a'), (.8, '#e09a5c')], 'purple': [(0.1, '#3a1c34'), (.5, '#6a4460'), (.9, '#a8869c')], 'couscous': [(0.2, '#d9ad5a'), (.8, '#f2d995')]}[kind]
    return mat('rice' + kind, stops, nscale=4, rough=.28, coat=.25, sss=.45, sss_rad=(1, .9, .75), sss_scale=.03)


def grains(n, where, seed, size=.05, flat=True):
    """Makes one mesh of many rice grains; where(rnd) returns (point, outward normal)."""
    rnd = random.Random(seed)
    prof = [(0, -.5), (.17, -.40), (.215, -.1), (.205, .2), (.13, .42), (0, .5)]
    seg = 8
    base, bf = [], []
    for r, z in prof:
        base += [Vector((r * math.cos(TAU * k / seg), r * math.sin(TAU * k / seg), z)) for k in range(seg)]
    for j in range(len(prof) - 1):
        bf += [(j * seg + k, j * seg + (k + 1) % seg, (j + 1) * seg + (k + 1) % seg, (j + 1) * seg + k) for k in range(seg)]
    verts, faces = [], []
    for _ in range(n):
        p, nor = where(rnd)
        t = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 1)))
        t = (t - nor * t.dot(nor) * rnd.uniform(.75, 1)).normalized()
        rot = t.to_track_quat('Z', 'Y').to_matrix()
        s, k = size * rnd.uniform(.85, 1.15), len(verts)
        verts += [p + rot @ (b * s) for b in base]
        faces += [tuple(i + k for i in f) for f in bf]
    return verts, faces


def rice_bed(level, r, mound, seed, kind='white', centre=(0, 0), size=.066, n=None, squeeze=(1, 1)):
    """Rice (or couscous) heaped in a bowl: a smooth heap below, loose grains above."""
    m = rice_mat(kind)
    cx, cy = centre

    def z(d, x, y):
        return level + mound * (1 - smooth(.1, 1, d)) - .05 * smooth(.86, 1, d) + .045 * fbm(x, y, 0, 2.2, 3, seed)

    def spot(rnd):
        a, d = rnd.uniform(0, TAU), math.sqrt(rnd.random())
        x, y = d * r * math.cos(a) * squeeze[0], d * r * math.sin(a) * squeeze[1]
        return Vector((x + cx, y + cy, z(d, x, y) + rnd.uniform(-.02, .018))), Vector((0, 0, 1))
    lathe('rice', [(0, 1), (r * .5, 1), (r * .9, 1), (r, 1)], m, segs=64, steps=10, sub=0, loc=(cx, cy, -.022),
          warp=lambda x, y, _, v: (x * squeeze[0], y * squeeze[1], z(clamp(math.hypot(x, y) / r), x * squeeze[0], y * squeeze[1])))
    count = n or int(4600 * r * r * squeeze[0] * squeeze[1] * (.055 / size) ** 2)
    return add('rice', *grains(count, spot, seed, size), m)
