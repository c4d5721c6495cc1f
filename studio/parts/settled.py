"""Pieces that come to rest on what is below them, computed on a height field instead of by rays: a heap of sixty costs no more
than laying one piece."""
import math
import random

import bpy
import numpy as np
from mathutils import Matrix, Vector

from kit.numbers import TAU
from kit.placing import settle

CELLS, HALF, MOST = 100, 1.25, 2600
AROUND = [(j, i) for j in (-1, 0, 1) for i in (-1, 0, 1)]


def points(parts, seed=1):
    """Returns points on the surface of a piece, as many as are needed."""
    found = []
    for data, _ in parts:
        if hasattr(data, 'vertices'):
            co = np.empty(len(data.vertices) * 3, np.float32)
            data.vertices.foreach_get('co', co)
            found.append(co.reshape(-1, 3))
        else:
            line = np.array([p.co[:3] for s in data.splines for p in s.points], np.float32)
            found += [line + (0, 0, data.bevel_depth), line - (0, 0, data.bevel_depth)]
    every = np.concatenate(found)
    if len(every) > MOST:
        every = every[np.random.default_rng(seed).choice(len(every), MOST, replace=False)]
    return every


class Field:
    """The height of everything that is there already."""

    def __init__(self):
        settle()
        cast, now, down = bpy.context.scene.ray_cast, bpy.context.evaluated_depsgraph_get(), Vector((0, 0, -1))
        line = [float(x) for x in np.linspace(-HALF, HALF, CELLS)]
        self.high = np.array([[max(0, cast(now, (x, y, 5), down)[1].z) for x in line] for y in line], np.float32)

    def cells(self, at):
        ij = np.clip(np.rint((at + HALF) / (2 * HALF) * (CELLS - 1)).astype(int), 1, CELLS - 2)
        return ij[:, 1], ij[:, 0]

    def rest(self, cloud, x, y):
        """Returns how high a piece must be placed to touch what is below without entering it."""
        j, i = self.cells(cloud[:, :2] + (x, y))
        return float((self.high[j, i] - cloud[:, 2]).max())

    def cover(self, cloud, x, y, z):
        j, i = self.cells(cloud[:, :2] + (x, y))
        for dj, di in AROUND:
            np.maximum.at(self.high, (j + dj, i + di), cloud[:, 2] + z)


def drop(field, thing, put, name, n, r, seed=1, at=(0, 0), size=1.0, tilt=.4, spread=.55, low=5, sink=.12, squeeze=(1, 1), vary=.12, turn=None):
    """Drops n pieces one after the other, each where it lies lowest of some random places; tilt: how far it leans; turn: the
    direction of all, random if None."""
    rnd = random.Random(seed * 23 + len(name))
    clouds = [points(thing(name, k)) for k in range(4)]
    for _ in range(n):
        k, s, best = rnd.randrange(4), size * rnd.uniform(1 - vary, 1 + vary), None
        for _ in range(low):
            a, d = rnd.uniform(0, TAU), r * rnd.random() ** spread
            x, y = at[0] + d * math.cos(a) * squeeze[0], at[1] + d * math.sin(a) * squeeze[1]
            spin = rnd.uniform(0, TAU) if turn is None else turn + rnd.uniform(-.3, .3)
            up = Vector((rnd.gauss(0, tilt), rnd.gauss(0, tilt), 1)).normalized()
            turned = up.to_track_quat('Z', 'Y').to_matrix() @ Matrix.Rotation(spin, 3, 'Z')
            cloud = clouds[k] @ np.array(turned.transposed(), np.float32) * s
            z = field.rest(cloud, x, y)
            if best is None or z + float(cloud[:, 2].max()) < best[0]:
                best = z + float(cloud[:, 2].max()), x, y, z, turned, cloud
        _, x, y, z, turned, cloud = best
        z -= sink * float(np.ptp(cloud[:, 2]))
        put(thing(name, k), (x, y, z), turned.to_euler(), s)
        field.cover(cloud, x, y, z)
