"""Surfaces: one function makes every Principled material; the same name returns the same material."""
import bpy

from kit.numbers import rgb


class Graph:
    """The nodes of one material, with helpers for what is often done to them."""

    def __init__(self, m):
        m.use_nodes = True
        self.nodes, self.link = m.node_tree.nodes, m.node_tree.links.new
        self.bsdf = self.nodes['Principled BSDF']

    def new(self, kind, **inputs):
        n = self.nodes.new('ShaderNode' + kind)
        for key, value in inputs.items():
            n.inputs[key.replace('_', ' ')].default_value = value
        return n

    def math(self, op, a, b):
        n = self.nodes.new('ShaderNodeMath')
        n.operation = op
        for i, v in enumerate((a, b)):
            if isinstance(v, (int, float)):
                n.inputs[i].default_value = v
            else:
                self.link(v, n.inputs[i])
        return n.outputs[0]

    def ramp(self, fac, stops):
        n = self.nodes.new('ShaderNodeValToRGB')
        el = n.color_ramp.elements
        while len(el) < len(stops):
            el.new(0.5)
        for e, (pos, _) in zip(el, sorted(stops)):
            e.position = pos
        for e, (pos, c) in zip(n.color_ramp.elements, sorted(stops)):
            e.position, e.color = pos, rgb(c)
        self.link(fac, n.inputs['Fac'])
        return n.outputs['Color']

    def colour(self, value):
        for slot in ('Base Color', 'Subsurface Color'):
            if hasattr(value, 'links'):
                self.link(value, self.bsdf.inputs[slot])
            else:
                self.bsdf.inputs[slot].default_value = value

    def place(self, stretch, shifted):
        """The coordinates for textures; shifted gives every instance its own patch."""
        mapping = self.nodes.new('ShaderNodeMapping')
        mapping.inputs['Scale'].default_value = stretch
        coord = self.nodes.new('ShaderNodeTexCoord').outputs['Object']
        info = self.nodes.new('ShaderNodeObjectInfo')
        if shifted:
            shift = self.nodes.new('ShaderNodeVectorMath')
            shift.operation = 'ADD'
            self.link(coord, shift.inputs[0])
            self.link(self.math('MULTIPLY', info.outputs['Random'], 37.0), shift.inputs[1])
            coord = shift.outputs[0]
        self.link(coord, mapping.inputs['Vector'])
        return mapping.outputs[0], info.outputs['Random']

    def bump(self, vec, kind, scale, strength, more=None):
        if kind == 'noise':
            t = self.new('TexNoise', Detail=more or 5)
        elif kind == 'cells':
            t = self.new('TexVoronoi')
            t.feature = 'SMOOTH_F1'
        else:
            t = self.new('TexWave', Distortion=0.6)
            t.bands_direction = more
        t.inputs['Scale'].default_value = scale
        self.link(vec, t.inputs['Vector'])
        n = self.new('Bump', Strength=strength, Distance=0.02)
        self.link(t.outputs['Distance' if kind == 'cells' else 'Fac'], n.inputs['Height'])
        normal = self.bsdf.inputs['Normal']
        if normal.is_linked:
            self.link(normal.links[0].from_socket, n.inputs['Normal'])
        self.link(n.outputs['Normal'], normal)

    def translucent(self, share):
        """Light that shines through leaves and sheets."""
        tr, mix, src = self.new('BsdfTranslucent'), self.new('MixShader'), self.bsdf.inputs['Base Color']
        if src.is_linked:
            self.link(src.links[0].from_socket, tr.inputs['Color'])
        else:
            tr.inputs['Color'].default_value = src.default_value
        mix.inputs[0].default_value = share
        self.link(self.bsdf.outputs[0], mix.inputs[1])
        self.link(tr.outputs[0], mix.inputs[2])
        self.link(mix.outputs[0], self.nodes['Material Output'].inputs['Surface'])


def mat(name, stops, attr=None, nscale=4.0, namt=1.0, detail=5.0, stretch=(1, 1, 1), warp=0.0, rough=0.5, rough_var=0.0,
        sss=0.0, sss_rad=(1.0, 0.45, 0.25), sss_scale=0.05, spec=0.5, coat=0.0, coat_rough=0.08, sheen=0.0, metal=0.0,
        bumps=(), rand=0.0, thin=0.0):
    """Makes a material with colour = ramp(stops) at (attr + noise * namt), attr being a float attribute of the mesh (browning,
    height, masks); rand lets instances differ. bumps: (kind, scale, strength[, detail])."""
    m = bpy.data.materials.get(name)
    if m:
        return m
    m = bpy.data.materials.new(name)
    g = Graph(m)
    stops = [(0.0, stops)] if isinstance(stops, str) else stops
    vec, own = g.place(stretch, rand)
    tex = g.new('TexNoise', Scale=nscale, Detail=detail, Distortion=warp)
    g.link(vec, tex.inputs['Vector'])
    wave = g.math('SUBTRACT', tex.outputs['Fac'], 0.5)
    fac = g.math('MULTIPLY', wave, namt)
    if attr:
        a = g.nodes.new('ShaderNodeAttribute')
        a.attribute_name = attr
        fac = g.math('ADD', fac, a.outputs['Fac'])
    else:
        fac = g.math('ADD', fac, 0.5)
    if rand:
        fac = g.math('ADD', fac, g.math('MULTIPLY', g.math('SUBTRACT', own, 0.5), rand))
    g.colour(g.ramp(fac, stops) if len(stops) > 1 else rgb(stops[0][1]))
    i = g.bsdf.inputs
    if rough_var:
        g.link(g.math('ADD', g.math('MULTIPLY', wave, rough_var * 2), rough), i['Roughness'])
    g.bsdf.subsurface_method = 'BURLEY'
    i['Subsurface Radius'].default_value = [r * sss_scale for r in sss_rad]
    for key, value in (('Roughness', rough), ('Subsurface', sss), ('Specular', spec), ('Clearcoat', coat), ('Metallic', metal),
                       ('Clearcoat Roughness', coat_rough), ('Sheen', sheen)):
        i[key].default_value = value
    for b in bumps:
        g.bump(vec, *b)
    if thin:
        g.translucent(thin)
    return m


def clear(name, tint='#ffffff', body=0.06):
    """Thin glass without refraction: mostly transparent, with glossy edges. Cheap, and with little noise at few samples."""
    m = bpy.data.materials.get(name)
    if m:
        return m
    m = bpy.data.materials.new(name)
    g = Graph(m)
    through, gloss, mix, edge = g.new('BsdfTransparent'), g.new('BsdfGlossy', Roughness=0.03), g.new('MixShader'), g.new('LayerWeight', Blend=0.25)
    through.inputs['Color'].default_value = rgb(tint)
    g.link(g.math('ADD', g.math('MULTIPLY', edge.outputs['Fresnel'], 0.8), body), mix.inputs[0])
    g.link(through.outputs[0], mix.inputs[1])
    g.link(gloss.outputs[0], mix.inputs[2])
    g.link(mix.outputs[0], g.nodes['Material Output'].inputs['Surface'])
    return m
