"""Cheeses on a board: wedges of wheels, each with its rind and paste, with fruit and nuts between them."""
import math
import random

from mathutils import Matrix, Vector

from kit.meshes import grid, lathe
from kit.numbers import TAU, fbm, nz, smooth
from kit.surfaces import mat
from parts.things import dress
from scenery.crockery import board, round_board
from scenery.stage import far_glass
from scenery.tables import napkin

VIEW = {'table': 'darkwood', 'wall': '#4a3f38', 'light': 'evening', 'elev': 36, 'radius': 1.14, 'height': .18, 'key_az': 168, 'bright': .45}
# rind, paste, height, how much the paste runs, how veined it is
CHEESES = {
    'bloomy': ([(0.1, '#e3d9c4'), (.6, '#f6f1e4'), (.9, '#fffdf6')], [(0.1, '#f0dca4'), (.6, '#f8ecc6'), (.95, '#fdf6e0')], .26, .05),
    'old': ([(0.1, '#5c3a1c'), (.5, '#8a5c2c'), (.9, '#b88a4c')], [(0.1, '#d99a3c'), (.5, '#e9b85c'), (.9, '#f3d084')], .40, .0),
    'blue': ([(0.1, '#b8a888'), (.6, '#d9cdb0'), (.9, '#ece4cc')], [(0.1, '#e9dfc2'), (.6, '#f5eed8'), (.95, '#fdf9ea')], .38, .0),
    'washed': ([(0.1, '#a8521c'), (.5, '#cc7a34'), (.9, '#e3a05c')], [(0.1, '#efd08a'), (.6, '#f6e2ac'), (.95, '#fbf0cc')], .22, .05),
}


def veins(m):
    """Blue mould in veins: where a warped noise crosses one half."""
    nt = m.node_tree
    bsdf = nt.nodes['Principled BSDF']
    tex = nt.nodes.new('ShaderNodeTexNoise')
    tex.inputs['Scale'].default_value, tex.inputs['Detail'].default_value, tex.inputs['Distortion'].default_value = 6.5, 6, 1.6
    nt.links.new(nt.nodes['Texture Coordinate'].outputs['Object'], tex.inputs['Vector'])
    ramp = nt.nodes.new('ShaderNodeValToRGB')
    el = ramp.color_ramp.elements
    el[0].position, el[1].position = .36, .46
    el[0].color, el[1].color = (1, 1, 1, 1), (0, 0, 0, 1)
    nt.links.new(tex.outputs['Fac'], ramp.inputs['Fac'])
    mix = nt.nodes.new('ShaderNodeMixRGB')
    mix.inputs['Color2'].default_value = (.045, .085, .10, 1)
    nt.links.new(ramp.outputs['Color'], mix.inputs['Fac'])
    nt.links.new(bsdf.inputs['Base Color'].links[0].from_socket, mix.inputs['Color1'])
    for slot in ('Base Color', 'Subsurface Color'):
        nt.links.new(mix.outputs['Color'], bsdf.inputs[slot])
    return m


def wedge(kind, r, sweep, seed, world):
    """A wedge of a wheel: rind on top, below and at its back, paste on the two cuts."""
    rind_stops, paste_stops, h, run = CHEESES[kind]
    rind = mat('rind' + kind, rind_stops, nscale=7, detail=8, namt=1.3, rough=.75, sss=.08, bumps=[('noise', 24, .5, 8), ('cells', 12, .25)])
    known = 'paste' + kind
    paste = mat(known, paste_stops, nscale=3, namt=1.0, rough=.34, coat=.15, sss=.35, sss_rad=(1, .8, .5), sss_scale=.06, bumps=[('noise', 12, .18), ('cells', 7, .1)])
    if kind == 'blue' and not any(n.type == 'MIX_RGB' for n in paste.node_tree.nodes):
        veins(paste)
    soft = .045

    def skin(u, v):
        a = -sweep / 2 + sweep * u
        back = r * (1 + .015 * nz(a * 4, seed))
        if v < .3:
            d, z = v / .3 * (back - soft), 0
        elif v < .7:
            w = (v - .3) / .4
            d = back - soft + soft * math.sin(w * math.pi)
            z = h * w
        else:
            d, z = (1 - v) / .3 * (back - soft), h
        sag = run * smooth(back * .5, 0, d) * (z > 0)
        return d * math.cos(a), d * math.sin(a), z + .008 * nz(d * 9, a * 5, seed) * (z > 0) - sag * .4
    grid('cheese', 40, 60, skin, rind).matrix_world = world
    for sign in (-1, 1):
        a = sign * sweep / 2

        def cut(u, v, a=a, sign=sign):
            d = r * (u - .006 * (1 - u))
            sag = run * smooth(r * .5, 0, d) * .4
            z = (h - sag) * v
            out = run * .9 * math.sin(v * math.pi) ** .7 * (.5 + .6 * nz(d * 5, seed, v)) + .006 * fbm(d * 6, v * 3, seed, 2, 3) * math.sin(v * math.pi) + .001
            side = a + sign * math.pi / 2
            return d * math.cos(a) + out * math.cos(side), d * math.sin(a) + out * math.sin(side), z
        grid('cheese', 60, 24, cut, paste).matrix_world = world


def cracker(x, y, z, turn, tilt, seed):
    """A thin, crisp cracker with seeds."""
    m = mat('crisp', [(0.0, '#7a4a1c'), (.4, '#b8823c'), (.7, '#d9ac64'), (1, '#ecd098')], nscale=14, detail=8, namt=1.2, rough=.6, bumps=[('noise', 30, .5, 8), ('cells', 20, .5)])

    def fn(u, v):
        a = u * TAU
        rr = .24 * v * (1 + .06 * nz(math.cos(a), math.sin(a), seed, 3))
        return rr * math.cos(a) * 1.25, rr * math.sin(a), .02 + .02 * nz(rr * 6, a, seed) + .02 * v * v * math.sin(a * 2)
    ob = grid('cracker', 50, 14, fn, m, wrap=True, thick=.025, sub=1)
    ob.matrix_world = Matrix.Translation((x, y, z)) @ Matrix.Rotation(turn, 4, 'Z') @ Matrix.Rotation(tilt, 4, 'X')


def honey(x, y, z, colour='#c9780c'):
    m = mat('honey' + colour, [(0.1, colour), (.9, '#e8a42c')], rough=.03, coat=1, spec=.8, sss=.4, sss_scale=.08)
    ceram = mat('pot', [(0.1, '#e9e2d4'), (.9, '#f6f1e6')], rough=.2, coat=.4)
    lathe('pot', [(0, 0), (.17, 0), (.21, .04), (.22, .2), (.225, .21), (.21, .2), (.2, .06), (0, .04)], ceram, segs=64, loc=(x, y, z))
    lathe('honey', [(0, .165), (.12, .165), (.205, .17)], m, segs=48, steps=3, loc=(x, y, z))


def build(seed, cheeses=(), crackers=(), pot=None, shape='board', toppings=(), glass=None, cloth='#6d2f28', beside=()):
    """cheeses: [kind, x, y, turn, radius, sweep]; crackers: [x, y, z, turn, tilt]."""
    top = board((2.55, 1.8)) if shape == 'board' else round_board(1.22)
    rnd = random.Random(seed)
    for k, (kind, x, y, turn, r, sweep) in enumerate(cheeses):
        wedge(kind, r, sweep, seed + k * 3, Matrix.Translation(Vector((x, y, top))) @ Matrix.Rotation(turn, 4, 'Z'))
    for k, (x, y, z, turn, tilt) in enumerate(crackers):
        cracker(x, y, top + z, turn, tilt + rnd.uniform(-.05, .05), seed + k)
    if pot:
        honey(*pot, top)
    dress(toppings, seed)
    if glass:
        far_glass((1.2, 1.9, 0), fill=glass)
    napkin(cloth, (-1.5, 1.05, 0), .5, .8, seed)
    dress(beside, seed + 50)
