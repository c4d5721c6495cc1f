"""Placement: rays from above, crumbs, poured sauce, objects thrown into a bowl."""
import math
import random

import bpy
import numpy as np
from mathutils import Matrix, Vector

from kit.meshes import add, blob, place
from kit.numbers import TAU, lerp


def hit(x, y, top=5.0, only=None):
    """Returns where a ray straight down meets the scene, as (point, normal, object), or None."""
    deps = bpy.context.evaluated_depsgraph_get()
    ok, loc, nor, _, ob, _ = bpy.context.scene.ray_cast(deps, Vector((x, y, top)), Vector((0, 0, -1)))
    if not ok or (only and ob.name not in only):
        return None
    return loc, nor, ob


def settle():
    bpy.context.view_layer.update()


def align(normal, spin):
    return (normal.to_track_quat('Z', 'Y').to_matrix() @ Matrix.Rotation(spin, 3, 'Z')).to_euler()


def crumbs(n, centre, rmin, rmax, size, material, seed=1, squash=0.7, on=None):
    """Strews bits where they fall; on: the names of the objects that may carry them."""
    rnd = random.Random(seed)
    shapes = [blob('crumb', material, 1, (1, rnd.uniform(.6, 1), squash), 0.5, 1.6, seed + k, res=2,
                   loc=(0, 0, -9)).data for k in range(4)]
    settle()
    for _ in range(n):
        a, d = rnd.uniform(0, TAU), lerp(rmin, rmax, rnd.random() ** 1.6)
        x, y = centre[0] + d * math.cos(a), centre[1] + d * math.sin(a)
        h = hit(x, y, only=on)
        if h:
            s = size * rnd.uniform(0.35, 1.2)
            place(rnd.choice(shapes), h[0] + Vector((0, 0, s * 0.4)), [rnd.uniform(0, TAU) for _ in range(3)], s)


def pour(name, half, cells, thickness, material, blur=2, mask=None, drop=0.035):
    """Pours sauce over whatever is there: the height field seen from above, blurred, raised by thickness where mask(x, y) is 1
    and sunk below the surface where it is 0."""
    settle()
    n = cells
    xs = np.linspace(-half, half, n)
    z = np.zeros((n, n))
    for j, y in enumerate(xs):
        for i, x in enumerate(xs):
            h = hit(x, y)
            z[j, i] = h[0].z if h else 0
    for _ in range(blur):
        p = np.pad(z, 1, mode='edge')
        z = (p[:-2, 1:-1] + p[2:, 1:-1] + p[1:-1, :-2] + p[1:-1, 2:] + 2 * z) / 6
    keep = np.array([[mask(x, y) for x in xs] for y in xs])
    z = z + thickness * keep - drop * (1 - keep)
    verts = [(x, y, z[j, i]) for j, y in enumerate(xs) for i, x in enumerate(xs)]
    faces = [(j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i)
             for j in range(n - 1) for i in range(n - 1) if keep[j:j + 2, i:i + 2].max() > 0.02]
    return add(name, verts, faces, material, sub=1)


def throw(fixed, loose, frames):
    """Lets objects fall and settle (Bullet), then freezes them there."""
    sc = bpy.context.scene
    bpy.ops.rigidbody.world_add()
    world = sc.rigidbody_world
    world.substeps_per_frame, world.solver_iterations = 8, 12
    world.point_cache.frame_end = frames
    for obs, kind, shape in ((fixed, 'PASSIVE', 'MESH'), (loose, 'ACTIVE', 'CONVEX_HULL')):
        for ob in obs:
            bpy.context.view_layer.objects.active = ob
            bpy.ops.rigidbody.object_add()
            rb = ob.rigid_body
            rb.type, rb.collision_shape = kind, shape
            rb.use_margin, rb.collision_margin = True, .004
            rb.friction, rb.restitution = .8, 0.0
            rb.linear_damping, rb.angular_damping, rb.mass = .25, .6, .1
    for f in range(1, frames + 1):
        sc.frame_set(f)
    settle()
    deps = bpy.context.evaluated_depsgraph_get()
    at = {ob.name: ob.evaluated_get(deps).matrix_world.copy() for ob in loose}
    for ob in fixed + loose:
        bpy.context.view_layer.objects.active = ob
        bpy.ops.rigidbody.object_remove()
    bpy.ops.rigidbody.world_remove()
    for ob in loose:
        ob.matrix_world = at[ob.name]
        if ob.location.z < -.05 or ob.location.xy.length > 1.0:
            ob.hide_render = True
            ob.location.z = -9
    sc.frame_set(1)
    settle()
