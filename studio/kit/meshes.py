"""Meshes from functions and profiles: sheets, turned bodies, lumps, sticks, strands."""
import math

import bmesh
import bpy
from mathutils import Vector

from kit.numbers import TAU, fbm, lerp, nz


def add(name, verts, faces, material=None, attrs=None, sub=0, loc=(0, 0, 0), rot=(0, 0, 0), scale=(1, 1, 1)):
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in verts], [], faces)
    me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    for key, vals in (attrs or {}).items():
        me.attributes.new(key, 'FLOAT', 'POINT').data.foreach_set('value', vals)
    me.update()
    if material:
        me.materials.append(material)
    return place(me, loc, rot, scale, sub)


def place(me, loc=(0, 0, 0), rot=(0, 0, 0), scale=(1, 1, 1), sub=0):
    """Creates another object that shares an existing mesh."""
    ob = bpy.data.objects.new(me.name, me)
    ob.location, ob.rotation_euler = loc, rot
    ob.scale = scale if hasattr(scale, '__len__') else (scale,) * 3
    bpy.context.scene.collection.objects.link(ob)
    if sub:
        s = ob.modifiers.new('subdivide', 'SUBSURF')
        s.levels = s.render_levels = sub
    return ob


def grid(name, nu, nv, fn, material=None, wrap=False, sub=0, thick=0.0, offset=-1.0, **kw):
    """Makes a sheet: fn(u, v) with u, v in 0..1 returns (x, y, z[, attributes]); wrap closes it along u."""
    verts, attrs = [], {}
    cols = nu if wrap else nu + 1
    for j in range(nv + 1):
        for i in range(cols):
            p = fn(i / nu, j / nv)
            verts.append(p[:3])
            if len(p) > 3:
                for k, v in p[3].items():
                    attrs.setdefault(k, []).append(v)
    faces = []
    for j in range(nv):
        for i in range(nu):
            a, b = j * cols + i, j * cols + (i + 1) % cols
            faces.append((a, b, b + cols, a + cols))
    ob = add(name, verts, faces, material, attrs, **kw)
    if thick:
        s = ob.modifiers.new('thick', 'SOLIDIFY')
        s.thickness, s.offset = thick, offset
    if sub:
        s = ob.modifiers.new('subdivide', 'SUBSURF')
        s.levels = s.render_levels = sub
    return ob


def lathe(name, profile, material=None, segs=96, sub=1, warp=None, steps=6, **kw):
    """Turns a profile of (radius, height) around the axis; warp(x, y, z, t) may bend it and return attributes."""
    pts = catmull([Vector((r, 0, z)) for r, z in profile], steps)

    def fn(u, v):
        p = pts[min(len(pts) - 1, round(v * (len(pts) - 1)))]
        a = u * TAU
        r = max(p.x, 0.0005)
        x, y, z = r * math.cos(a), r * math.sin(a), p.z
        return warp(x, y, z, v) if warp else (x, y, z)
    return grid(name, segs, len(pts) - 1, fn, material, wrap=True, sub=sub, **kw)


def catmull(pts, steps=6):
    out = []
    n = len(pts)
    for i in range(n - 1):
        p0, p1, p2, p3 = pts[max(i - 1, 0)], pts[i], pts[i + 1], pts[min(i + 2, n - 1)]
        for s in range(steps):
            t = s / steps
            out.append(0.5 * ((2 * p1) + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t
                              + (3 * p1 - p0 - 3 * p2 + p3) * t ** 3))
    out.append(pts[-1])
    return out


def blob(name, material, radius=1.0, squash=(1, 1, 1), rough=0.1, scale=2.0, seed=0, sub=0, res=3, **kw):
    """A lumpy ball."""
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=res, radius=1)
    verts = []
    for v in bm.verts:
        n = v.co.normalized()
        d = 1 + rough * fbm(*n, scale, 4, seed)
        verts.append((n.x * radius * squash[0] * d, n.y * radius * squash[1] * d, n.z * radius * squash[2] * d))
    faces = [[v.index for v in f.verts] for f in bm.faces]
    bm.free()
    return add(name, verts, faces, material, sub=sub, **kw)


def box(name, size, material, bevel=0.02, cuts=0, wobble=0.0, seed=0, segs=3, **kw):
    """A bevelled box; with cuts along its length and a wobble it becomes a fry or a stick."""
    sx, sy, sz = (s / 2 for s in size)
    verts, faces = [], []
    for i in range(cuts + 2):
        x = lerp(-sx, sx, i / (cuts + 1))
        oy, oz = (wobble * nz(x, k, seed, 1.7) for k in (3.3, 9.1))
        g = 1 + wobble * 4 * nz(x, 5, seed, 2.5)
        for y, z in ((-sy, -sz), (sy, -sz), (sy, sz), (-sy, sz)):
            verts.append((x, y * g + oy, z * g + oz))
    for i in range(cuts + 1):
        for k in range(4):
            a, b = i * 4 + k, i * 4 + (k + 1) % 4
            faces.append((a, b, b + 4, a + 4))
    faces.append((3, 2, 1, 0))
    e = (cuts + 1) * 4
    faces.append((e, e + 1, e + 2, e + 3))
    ob = add(name, verts, faces, material, **kw)
    b = ob.modifiers.new('bevel', 'BEVEL')
    b.width, b.segments, b.angle_limit = bevel, segs, math.radians(40)
    return ob


def tubes(name, lines, radius, material, res=3):
    """Round strands along poly-lines, all in one curve object. Points may carry a width factor."""
    cu = bpy.data.curves.new(name, 'CURVE')
    cu.dimensions = '3D'
    cu.bevel_depth, cu.bevel_resolution, cu.use_fill_caps = radius, res, True
    for pts in lines:
        sp = cu.splines.new('POLY')
        sp.points.add(len(pts) - 1)
        sp.use_smooth = True
        for q, p in zip(sp.points, pts):
            q.co = (p[0], p[1], p[2], 1)
            q.radius = p[3] if len(p) > 3 else 1
    cu.materials.append(material)
    ob = bpy.data.objects.new(name, cu)
    bpy.context.scene.collection.objects.link(ob)
    return ob
