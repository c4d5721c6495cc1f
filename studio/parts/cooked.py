"""Fried, baked and cut pieces for plates: chips, plantains, granola, pears, seeds of all kinds."""
import math

from mathutils import Vector

from kit.meshes import blob, box, grid
from kit.numbers import clamp, nz, smooth
from kit.surfaces import mat
from parts import large, small
from parts.small import AWAY


def chip(seed):
    """A quarter of a fried corn tortilla, blistered and bent."""
    m = mat('tortillachip', [(0.0, '#c98a34'), (.4, '#e3b45c'), (.8, '#f0d08a'), (1, '#8f5518')], nscale=7, detail=8, namt=1.3, rand=.2, rough=.5, coat=.1, sss=.1,
            bumps=[('noise', 30, .5, 8), ('cells', 9, .5)])

    def fn(u, v):
        x, y = (u - .5) * (1 - v * .96), v - .4
        return .5 * x, .44 * y, .05 + .16 * x * x * 4 + .05 * nz(x * 3, y * 3, seed, 1.6) + .05 * y * y
    return [grid('chip', 22, 20, fn, m, sub=1, thick=.014, loc=AWAY)]


def slab(name, stops, size, **surface):
    """A block that keeps its shape: feta on a salad, cheese in a pan."""
    def maker(seed):
        m = mat(name, stops, **{'rough': .5, 'sss': .3, 'sss_scale': .05, 'bumps': [('noise', 14, .5, 8), ('cells', 9, .3)], **surface})
        return [box(name, size, m, .02, 6, .012, seed, loc=AWAY)]
    return maker


def samosa(seed):
    """A fried pyramid with rounded edges and blisters."""
    m = mat('samosa', [(0.0, '#f0c878'), (.3, '#dea04a'), (.6, '#bd7426'), (.85, '#8a4a14'), (1, '#5c2c0e')], attr='t', nscale=9, detail=8, namt=.35, rough=.36, coat=.3, coat_rough=.15,
            sss=.1, bumps=[('cells', 22, .5), ('noise', 30, .4, 8)])
    ob = blob('samosa', m, 1, rough=0, res=5, loc=AWAY)
    faces = [Vector((0, 0, -1))] + [Vector((math.cos(a) * .9, math.sin(a) * .9, .45)).normalized() for a in (.5, 2.6, 4.7)]
    vals = []
    for v in ob.data.vertices:
        n = v.co.normalized()
        r = .25 / sum(max(0, n.dot(f)) ** 7 for f in faces) ** (1 / 7)
        blister = max(0, nz(n.x, n.y, n.z, 5, seed) - .1) * .05 + .02 * nz(n.x, n.y, n.z, 2, seed)
        v.co = n * (r + blister)
        v.co.z += .25
        vals.append(clamp(.38 + .3 * nz(n.x, n.y, n.z, 2.2, seed + 3) + .9 * blister / .05 * .2 + .5 * smooth(.3, .48, r)))
    ob.data.attributes.new('t', 'FLOAT', 'POINT').data.foreach_set('value', vals)
    return [ob]


def toast(seed):
    """A slice of sandwich bread, browned on its face, its crust darker."""
    m = mat('toast', [(0.0, '#f3dca8'), (.3, '#e3b568'), (.55, '#c4863a'), (.8, '#8a4f1c'), (1, '#54290e')], attr='t', nscale=9, namt=.4, detail=8, rough=.6, sss=.08,
            bumps=[('cells', 26, .5), ('noise', 40, .5, 8)])

    def fn(u, v):
        a = u * math.tau
        c, s = math.cos(a), math.sin(a)
        k = .36 / (abs(c) ** 5 + abs(s) ** 5) ** .2 * (1 + .02 * nz(c, s, seed, 2))
        w = max(0, (v - .6) / .4)
        d, z = (1 + .03 * math.sin(w * math.pi) if w else v / .6), .11 * (1 - w)
        t = .42 + .3 * nz(c * d * 1.6, s * d * 1.6, seed) + .38 * smooth(.86, 1, d)
        return k * d * c, k * d * s * .8, z + .006 * nz(c * d * 9, s * d * 9, seed), {'t': clamp(t)}
    return [grid('toast', 80, 40, fn, m, wrap=True, loc=AWAY)]


def carved(name, flesh, crust, wide=.3, high=.21, thick=.05, fat=0.0, n=6, gap=.2, lean=1.02):
    """Slices of a roast, fanned out: pink inside, with a crust around them and fat under the crust of the back."""
    def maker(seed):
        inside = mat(name + 'flesh', flesh, attr='t', nscale=10, detail=8, namt=.22, stretch=(1, 1, 2), rough=.24, coat=.4, sss=.35, sss_rad=(1, .4, .3), sss_scale=.05, bumps=[('noise', 22, .35)])
        skin = mat(name + 'crust', crust, nscale=9, detail=8, namt=1.2, rough=.3, rough_var=.2, coat=.5, bumps=[('noise', 26, .6, 8), ('cells', 30, .3)])
        made = []
        for k in range(n):
            size, tip = 1 - .05 * abs(k - 2.2), -lean + .05 * math.sin(k * 5 + seed)

            def point(a, d, y, k=k, size=size, tip=tip):
                w = size * (1 + .06 * nz(math.cos(a), math.sin(a), seed + k, 1.6))
                up = math.sin(a)
                x, z = wide * w * math.cos(a) * d, high * w * ((abs(up) ** .85 if up > 0 else -.28 * abs(up)) * d + .28)
                y += .012 * nz(x * 5, z * 5, seed + k)
                return x + .03 * math.sin(k * 2.3), y * math.cos(tip) + z * math.sin(tip) + (k - n / 2) * gap, z * math.cos(tip) - y * math.sin(tip) + .03

            def face(u, v, point=point):
                back = fat * smooth(.3, .7, math.sin(u * math.tau)) * smooth(.74, .84, v)
                return (*point(u * math.tau, v, thick), {'t': clamp(.1 + .62 * smooth(.70, .98, v) * (1 - back) + .9 * back)})
            made.append(grid(name, 60, 26, face, inside, wrap=True, loc=AWAY))
            made.append(grid(name, 60, 6, lambda u, v, point=point: point(u * math.tau, 1 + .02 * math.sin(v * math.pi), (v * 2 - 1) * thick), skin, wrap=True, loc=AWAY))
            made.append(grid(name, 60, 4, lambda u, v, point=point: point(u * math.tau, v, -thick), skin, wrap=True, loc=AWAY))
        return made
    return maker


COOKED = {
    'duck_breast': carved('duck', [(0.0, '#c4525a'), (.35, '#b84a50'), (.6, '#a05a4c'), (.72, '#8a5a44'), (.86, '#e9cfa0'), (1, '#f0dcb4')],
                         [(0.1, '#3a1806'), (.4, '#8a4a14'), (.75, '#c47c2c'), (.95, '#dda050')], fat=1.0),
    'sliced_steak': carved('steak', [(0.0, '#b8404a'), (.4, '#a83c42'), (.65, '#8a4038'), (.82, '#5c2c1c'), (1, '#2e160c')], [(0.1, '#140a06'), (.5, '#34190c'), (.9, '#5c3018')], .36, .17, n=7),
    'toast': toast,
    'samosa': samosa,
    'chip': chip,
    'feta_slab': slab('fetaslab', [(0.1, '#efe8d6'), (.8, '#fdfaf0')], (.66, .5, .15)),
    'pear': large.sliced('pearslice', [(0.1, '#efe0a8'), (.6, '#f9f0cf'), (.95, '#fdf8e6')], .5, .26, .05, .02, rough=.2, coat=.4, sss=.4),
    'plantain': small.disc('plantainslice', [(0.0, '#eebf55'), (.5, '#dd9a34'), (.85, '#a8621c'), (1, '#7a4210')], .17, .07, wave=.02, nscale=10, namt=.5, rough=.35,
                           bumps=[('noise', 18, .5)]),
    'griot': large.crisp_chunk('griot', ((0.0, '#3a1708'), (.35, '#6f3212'), (.65, '#a35a24'), (.95, '#c98a48')), .17, .26),
    'fried_chicken': large.crisp_chunk('friedchicken', ((0.0, '#6a340e'), (.35, '#ab6420'), (.75, '#d99a48')), .27, .2),
    'karaage': large.crisp_chunk('karaage', ((0.0, '#9a5a1c'), (.4, '#b06d24'), (.75, '#c98a38'), (1, '#d9a450')), .24, .2, coat=.5),
    'glazed_chicken': large.crisp_chunk('glazedchicken', ((0.0, '#4a0f04'), (.35, '#8f230a'), (.75, '#c9501c')), .25, .28, rough=.15, coat=.85, coat_rough=.06),
    'granola': large.crisp_chunk('granola', ((0.0, '#7a4416'), (.4, '#b87a34'), (.8, '#e0b870')), .075, .35),
    'roast_potato': small.cube('roastpotato', [(0.1, '#6a340c'), (.42, '#b8741f'), (.7, '#dfa848'), (.95, '#f0cf84')], (.2, .19, .17), .03, .018, nscale=5, namt=1.4,
                               rough=.36, bumps=[('noise', 26, .5), ('noise', 8, .3)]),
    'courgette': small.disc('courgetteslice', [(0.0, '#eef0c4'), (.7, '#dbe59a'), (.92, '#b4cc6c'), (1, '#2f5f1c')], .15, .09),
    'peanut': small.ball('peanut', [(0.1, '#c9924a'), (.8, '#ecc88c')], .05, (1.5, .85, .7), .08, rough=.4, coat=.1),
    'oregano': small.ball('oregano', [(0, '#3f5a1c'), (1, '#7d8f48')], .016, (1.4, .8, .4), .5, rough=.7, sss=0, coat=0),
    'garlic': small.cube('garlicbit', [(0.1, '#e3c98c'), (.8, '#f7ecce')], (.045, .035, .025), .008),
    'caper': small.ball('caper', [(0.1, '#3c4a18'), (.8, '#76863c')], .045, (1.1, .95, .9), .1, rough=.3),
    'raisin': small.ball('raisin', [(0.1, '#2a1208'), (.8, '#6a3a1c')], .06, (1.3, .9, .7), .3, rough=.3),
    'pecan': small.ball('pecan', [(0.1, '#4a220c'), (.5, '#7d421a'), (.9, '#a8682e')], .1, (1.6, .9, .7), .07, rough=.35, coat=.4, bumps=[('cells', 16, .8)]),
    'chocolate_bit': small.cube('chocolatebit', [(0.1, '#1f0c06'), (.8, '#4a2412')], (.1, .09, .06), .012, .02, rough=.3),
    'tomato_cube': small.cube('tomatocube', [(0.1, '#a8190a'), (.8, '#dd4a30')], (.09, .085, .07), .02),
    'sour_cream': small.ball('sourcream', [(0.1, '#f3ead8'), (.8, '#fdf9f0')], .26, (1.15, 1, .55), .14, rand=0, rough=.25),
    'pale_slice': large.sliced('paleslice', [(0.1, '#ecd9c6'), (.5, '#f7ece0'), (.75, '#f3c9bc'), (.95, '#fbf4ea')], .46, .27, .07, .03, (1.5, 6, 1), rough=.16, coat=.5),
    'daikon': small.grated('daikon', [(0.1, '#ece8dc'), (.8, '#fbfaf4')], .34, .012, coat=.3, rough=.25, sss=.4),
    'fish_piece': slab('fishpiece', [(0.1, '#eadcc4'), (.5, '#f6ecd9'), (.9, '#fdf8ec')], (.36, .27, .17), stretch=(5, 1, 1), nscale=3, rough=.28, coat=.3),
    'souvlaki': large.meat_chunk('souvlaki', ((0.08, '#1f0d06'), (.34, '#6a3618'), (.62, '#a46430'), (.95, '#cf9658')), .17),
    'grilled_chicken': large.meat_chunk('grilledchicken', ((0.08, '#1f0d05'), (.36, '#7a4214'), (.6, '#bd8436'), (.95, '#e3b870')), .17),
    'kafta': small.ball('kafta', [(0.1, '#24120a'), (.4, '#5c381e'), (.7, '#8a6038'), (.95, '#a87c4c')], .15, (2.0, .9, .85), .16, nscale=9, namt=1.3, rough=.42, coat=.2, sss=.05,
                        bumps=[('noise', 16, 1, 8), ('cells', 22, .8)]),
    'onion_piece': small.cube('onionpiece', [(0.1, '#b8849c'), (.5, '#e3cbd2'), (.9, '#8a5a2c')], (.05, .2, .18), .02, .02),
    'pepper_piece': small.cube('pepperpiece', [(0.1, '#3c7a1c'), (.6, '#5e9c2e'), (.95, '#2a2a0c')], (.05, .2, .19), .03, .02, coat=.5),
    'burrata': small.ball('burrata', [(0.1, '#f1e8d4'), (.8, '#fdf9ee')], .4, (1, 1, .72), .07, rand=0, rough=.18, coat=.5, sss=.4),
    'lobster': small.ball('lobster', [(0.1, '#b02008'), (.4, '#d9482a'), (.54, '#ee9a78'), (.66, '#f8dfcc'), (.95, '#fdf0e2')], .125, (1.55, .9, .8), .22, nscale=4.5, namt=1.5,
                          rough=.22, coat=.45, sss=.4, bumps=[('noise', 22, .35)]),
    'grape': small.ball('grape', [(0.1, '#2a1026'), (.8, '#5c2a4c')], .11, (1, 1, 1.12), .02, rough=.2, coat=.3, sss=.3),
    'turnip': small.cube('turnip', [(0.1, '#b8305c'), (.7, '#dd6a92'), (.95, '#f0a8be')], (.34, .075, .075), .014, .012, coat=.5),
    'falafel': large.crisp_chunk('falafel', ((0.0, '#3a1c08'), (.35, '#7a4516'), (.7, '#a86c2c'), (.95, '#c4924a')), .18, .12),
    'baked_bean': small.ball('bakedbean', [(0.1, '#5c2208'), (.5, '#8f4414'), (.9, '#b86a2c')], .07, (1.4, .88, .82), .05, rough=.12, coat=.8),
    'black_bean': small.ball('blackbean', [(0.1, '#120c0c'), (.8, '#3a2a2c')], .07, (1.4, .85, .8), .05),
    'crab_leg': small.ball('crableg', [(0.1, '#c8502c'), (.32, '#ea9c80'), (.5, '#f8dfcf'), (.95, '#fdf5ec')], .1, (2.3, .8, .7), .07, nscale=5, namt=1.0, rough=.24, coat=.4, sss=.4,
                           bumps=[('noise', 24, .35)]),
    'fried_cheese': slab('friedcheese', [(0.05, '#7a3f10'), (.28, '#c07a22'), (.5, '#e3ac4a'), (.8, '#f3d283'), (.97, '#f8e2a4')], (1.0, .78, .2), nscale=3, namt=1.2, rough=.26, coat=.4,
                         bumps=[('noise', 10, .5, 8), ('cells', 12, .5)]),
    'pork_slice': large.sliced('porkslice', [(0.05, '#7a4a22'), (.35, '#b07c4a'), (.65, '#cfa474'), (.95, '#ecd5b0')], .56, .36, .03, .08, rough=.2, coat=.6),
    'baklava': slab('baklava', [(0.1, '#7a4214'), (.35, '#b06f22'), (.6, '#d9a044'), (.9, '#efcd84')], (.52, .36, .3), stretch=(.6, .6, 16), nscale=3, namt=1.3, rough=.2, coat=.7,
                    bumps=[('noise', 26, .5, 8)]),
    'cheese_block': slab('cheeseblock', [(0.02, '#7a3a10'), (.22, '#c4701c'), (.45, '#e8a23a'), (.7, '#f2c260'), (.97, '#f8da8c')], (.98, .86, .4), nscale=3.2, namt=1.5, rough=.14, coat=.8,
                         coat_rough=.07, bumps=[('noise', 4, .6), ('noise', 12, .3)]),
    'mustard_seed': small.ball('mustardseed', [(0, '#1c120c'), (1, '#4a3018')], .018, (1, 1, 1), .05, rough=.4),
    'onion_cube': small.cube('onioncube', [(0.1, '#e6dcd8'), (.8, '#fbf6f2')], (.06, .055, .04), .012, .012, sss=.4),
    'anchovy': large.sliced('anchovy', [(0.1, '#4a241a'), (.6, '#7d4630'), (.95, '#a8714c')], .36, .07, .02, .05, rough=.15, coat=.6),
    'raw_salmon_slab': large.sliced('saltsalmon', [(0.0, '#d9481c'), (0.5, '#ee7440'), (0.66, '#f7b48c'), (1, '#e35a2c')], .6, .4, .02, .09, (4, 1, 1), rough=.14, coat=.6),
}
