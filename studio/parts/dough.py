"""The surface of pizza: dough, tomato and mozzarella, mixed by the masks of each vertex."""
import bpy

from kit.surfaces import Graph, mat


def masked(g, name):
    n = g.nodes.new('ShaderNodeAttribute')
    n.attribute_name = name
    return n.outputs['Fac']


def speckled(g, scale, a, b, low=.3, high=.7):
    t = g.new('TexNoise', Scale=scale, Detail=8)
    g.link(g.nodes['Texture Coordinate'].outputs['Object'], t.inputs['Vector'])
    return g.ramp(t.outputs['Fac'], [(low, a), (high, b)])


def mixed(g, fac, a, b):
    n = g.nodes.new('ShaderNodeMixRGB')
    for value, slot in ((fac, 'Fac'), (a, 'Color1'), (b, 'Color2')):
        g.link(value, n.inputs[slot])
    return n.outputs['Color']


def dough():
    """The masks are char, sauce, spot (browned cheese) and ch (cheese); wet and dry differ in gloss."""
    known = bpy.data.materials.get('pizza')
    if known:
        return known
    m = mat('pizza', [(0.0, '#f1dcb0'), (0.25, '#e2b676'), (0.5, '#c98840'), (0.8, '#93521d'), (1, '#5c2c0e')], attr='bake', nscale=9, namt=.45, rough=.6,
            spec=.3, sss=.08, sss_scale=.05, bumps=[('noise', 14, .5, 8), ('noise', 50, .25)])
    g = Graph(m)
    colour = g.bsdf.inputs['Base Color'].links[0].from_socket
    colour = mixed(g, masked(g, 'char'), colour, speckled(g, 20, '#120a06', '#3a1d0e'))
    colour = mixed(g, masked(g, 'sauce'), colour, speckled(g, 9, '#7a1503', '#c9481a', .3, .75))
    milk = mixed(g, masked(g, 'spot'), speckled(g, 5, '#ecd29a', '#f8ebcb'), speckled(g, 16, '#a65f1c', '#dc9c48'))
    g.colour(mixed(g, masked(g, 'ch'), colour, milk))
    wet = g.math('ADD', masked(g, 'sauce'), masked(g, 'ch'))
    for slot, dry, damp in (('Roughness', .62, .34), ('Specular', .3, .4), ('Clearcoat', 0, .1), ('Subsurface', .05, .2)):
        r = g.nodes.new('ShaderNodeMapRange')
        r.inputs['To Min'].default_value, r.inputs['To Max'].default_value = dry, damp
        g.link(wet, r.inputs['Value'])
        g.link(r.outputs[0], g.bsdf.inputs[slot])
    return m
