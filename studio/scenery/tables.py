"""Table tops and napkins."""

from kit.meshes import box, grid, place
from kit.numbers import fbm, lerp, nz, rgb
from kit.surfaces import mat


def marble_mat():
    """White stone: the vein is where a warped noise crosses one half."""
    m = mat('marble', [(0.0, '#e9e6e1'), (1.0, '#f3f1ed')], rough=0.22, spec=0.5, bumps=[('noise', 3, 0.03)])
    nt = m.node_tree
    bsdf = nt.nodes['Principled BSDF']
    tex = nt.nodes.new('ShaderNodeTexNoise')
    tex.inputs['Scale'].default_value = 0.45
    tex.inputs['Detail'].default_value = 9
    tex.inputs['Distortion'].default_value = 1.4
    nt.links.new(nt.nodes['Texture Coordinate'].outputs['Object'], tex.inputs['Vector'])
    ramp = nt.nodes.new('ShaderNodeValToRGB')
    el = ramp.color_ramp.elements
    for pos in (0.47, 0.5, 0.53):
        el.new(pos)
    for e, c in zip(el, ('#f1efea', '#eae7e2', '#b3aeaa', '#e6e3de', '#dedbd6')):
        e.color = rgb(c)
    nt.links.new(tex.outputs['Fac'], ramp.inputs['Fac'])
    nt.links.new(ramp.outputs['Color'], bsdf.inputs['Base Color'])
    return m


def table_top(kind):
    if kind in ('wood', 'darkwood', 'palewood'):
        stops = {'wood': [(0.15, '#4a2a15'), (0.5, '#7d4f2b'), (0.85, '#a8743f')],
                 'darkwood': [(0.15, '#1d120c'), (0.5, '#38241a'), (0.9, '#5a3d2a')],
                 'palewood': [(0.15, '#a98358'), (0.5, '#c9a679'), (0.9, '#dfc49c')]}[kind]
        m = mat(kind, stops, nscale=1.6, detail=10, stretch=(0.6, 7, 7), warp=0.6, namt=1.3, rand=0.35, rough=0.48,
                rough_var=0.2, bumps=[('noise', 9, 0.35, 8)])
        plank = box('plank', (30, 1.45, 0.2), m, bevel=0.012, loc=(0, 0, -9))
        for k in range(-5, 14):
            ob = place(plank.data, (k % 3 * 2.0 - 2, k * 1.46 + 0.35, -0.1))
            b = ob.modifiers.new('bevel', 'BEVEL')
            b.width, b.segments = 0.012, 2
        return
    if kind == 'marble':
        m = marble_mat()
    elif kind == 'slate':
        m = mat('slate', [(0.2, '#1c1e21'), (0.6, '#303337'), (0.9, '#44474a')], nscale=2.5, detail=12, rough=0.55,
                rough_var=0.25, bumps=[('noise', 2.2, 0.5, 12), ('noise', 18, 0.25)])
    else:  # linen; kind is then its colour
        m = mat('linen' + kind, [(0.0, kind), (1.0, kind)], rough=0.9, sheen=0.4,
                bumps=[('weave', 30, 0.4, 'X'), ('weave', 30, 0.4, 'Y')])
    n = 160 if kind.startswith('#') else 2
    grid('table', n, n, lambda u, v: (lerp(-12, 12, u), lerp(-7, 17, v),
                                      0.02 * fbm(u * 24, v * 24, 0, 0.35, 3) - 0.02 if n > 2 else 0), m)


def napkin(colour, loc, angle, size=1.0, seed=0):
    m = mat('cloth' + colour, [(0.2, colour), (0.8, colour)], rough=0.9, sheen=0.3,
            bumps=[('weave', 40, 0.35, 'X'), ('weave', 40, 0.35, 'Y')])

    def fn(u, v):
        x, y = lerp(-1, 1, u), lerp(-0.75, 0.75, v)
        fold = 0.09 * abs(nz(x + 0.4 * y, y * 0.3, 0, 2.2, seed)) + 0.05 * abs(nz(x, y, 1, 3.5, seed))
        return (size * (x + 0.08 * nz(y, 3, 0, 2, seed)), size * (y + 0.08 * nz(x, 5, 0, 2, seed)), size * fold + 0.012)
    grid('napkin', 70, 60, fn, m, sub=1, thick=0.012, loc=loc, rot=(0, 0, angle))
