"""The light, the wall and the camera, which frames what stands at the origin."""
import math
import random

import bpy
from mathutils import Vector

from kit.meshes import blob, grid, lathe, place
from kit.numbers import lerp, rgb
from kit.surfaces import mat
from scenery.tables import table_top

# Key, its colour, fill, warm edge, sky, ambient, exposure.
LIGHTS = {
    'day': (400, '#fff1dc', 120, 80, '#c9d6e6', 0.50, 0.15),
    'morning': (430, '#fff4e4', 150, 95, '#d6e2f0', 0.60, 0.25),
    'evening': (420, '#ffdfb4', 100, 150, '#b9b4c4', 0.36, 0.15),
    'lamp': (460, '#ffd6a0', 120, 150, '#8f8a92', 0.32, 0.25),
}


def area(name, loc, target, size, power, colour, size_y=None):
    li = bpy.data.lights.new(name, 'AREA')
    li.energy, li.color = power, rgb(colour)[:3]
    li.shape = 'RECTANGLE'
    li.size, li.size_y = size, size_y or size
    ob = bpy.data.objects.new(name, li)
    ob.location = loc
    ob.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(ob)


def polar(az, elev, d):
    p, q = math.radians(az), math.radians(elev)
    return Vector((d * math.cos(q) * math.cos(p), d * math.cos(q) * math.sin(p), d * math.sin(q)))


def camera(elev, az, radius, height, lens, fstop, shift, wide):
    """Frames slightly more than the width of the dish; one unit is 10 cm, so f/0.36 here is f/3.6 at true size."""
    dist = 2 * radius * lens / (36 if wide else 28.8) / 0.93
    aim = Vector((shift[0], shift[1], height))
    cam = bpy.data.objects.new('camera', bpy.data.cameras.new('camera'))
    cam.location = aim + polar(az - 90, elev, dist)
    view = (aim - cam.location).normalized()
    cam.rotation_euler = view.to_track_quat('-Z', 'Y').to_euler()
    cam.data.lens = lens
    # the dish is placed where neither the square crop of a menu nor the title on a card cuts it
    cam.data.shift_y = 0 if wide else -0.01
    cam.data.dof.use_dof = True
    cam.data.dof.aperture_fstop = fstop
    cam.data.dof.aperture_blades = 7
    front = aim + Vector((0, -.2 if wide else -radius * 0.42, height * 0.25))
    cam.data.dof.focus_distance = (front - cam.location).dot(view)
    bpy.context.scene.collection.objects.link(cam)
    bpy.context.scene.camera = cam


def bokeh(n, seed=1, y=9.5, power=22):
    """Small distant lamps, which the lens blurs into discs."""
    m = mat('lamp', '#ffb765')
    b = m.node_tree.nodes['Principled BSDF']
    b.inputs['Emission'].default_value = rgb('#ffb765')
    b.inputs['Emission Strength'].default_value = power
    m.cycles.sample_as_light = False
    rnd = random.Random(seed)
    ball = blob('lamp', m, .07, rough=0, res=2, loc=(0, 0, -9)).data
    for _ in range(n):
        place(ball, (rnd.uniform(-4.2, 4.2), y + rnd.uniform(-2, 1), rnd.uniform(.9, 4.2)), scale=rnd.uniform(.6, 1.3))


def far_glass(loc, fill='#7a2a1a', h=1.3, r=0.36):
    """A full tumbler for the blurred background, opaque because that is cheap and the difference is invisible."""
    lathe('fardrink', [(0, 0.04), (r * .8, 0.04), (r * .86, h * .4), (r * .92, h * .78), (0, h * .78)],
          mat('drink' + fill, fill, rough=0.05, sss=0.3, sss_scale=.3, coat=1), segs=32, loc=loc)


def stage(table='wood', wall='#5c4a3d', light='day', side='left', key_az=145, key_elev=42, elev=40, az=0, radius=1.15,
          height=0.3, lens=70, fstop=0.36, shift=(0, 0), lamps=0, bright=0.0, wide=False):
    """Builds the table, the wall, one big window from behind at one side, a warm edge light, a weak fill light and the camera.
    Returns the exposure."""
    key, tone, fill, warm, sky, ambient, exposure = LIGHTS[light]
    table_top(table)
    wm = mat('wall' + wall, [(0.2, wall), (0.9, wall)], nscale=0.8, rough=0.9)
    grid('wall', 1, 1, lambda u, v: (lerp(-20, 20, u), 11, lerp(-3, 14, v)), wm)
    camera(elev, az, radius, height, lens, fstop, shift, wide)
    mirror = (lambda a: a) if side == 'left' else (lambda a: 180 - a)
    area('window', polar(mirror(key_az), key_elev, 5.5), (0, 0, 0.2), 3.0, key, tone, 3.6)
    area('edge', polar(mirror(20), 30, 6), (0, 0, 0.3), 1.6, warm, '#ffc98a')
    area('fill', polar(mirror(-65), 35, 6), (0, 0, 0.3), 4.5, fill, '#fff4e6')
    sc = bpy.context.scene
    w = sc.world or bpy.data.worlds.new('world')
    sc.world = w
    w.use_nodes = True
    w.node_tree.nodes['Background'].inputs[0].default_value = rgb(sky)
    w.node_tree.nodes['Background'].inputs[1].default_value = ambient
    if lamps:
        bokeh(lamps, lamps)
    return exposure + bright
