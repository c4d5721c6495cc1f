"""What bakeries, bars and late-night kitchens serve: layered pastries, melted sandwiches, olives, popcorn."""
import math
import random

from kit.meshes import blob, box, grid, tubes
from kit.numbers import TAU, clamp, fbm, nz, smooth
from kit.surfaces import mat
from parts import small, whole
from parts.small import AWAY


def chocolatine(seed):
    """Flaky dough rolled around two sticks of chocolate, which show at its ends; its layers end along the sides."""
    m = mat('chocolatine', [(0.0, '#f6dfae'), (0.2, '#e9ba70'), (0.42, '#cf8a38'), (0.68, '#a35a1d'), (1.0, '#5f2a0b')], attr='t', nscale=7, namt=.35, rough=.36, rough_var=.2,
            coat=.3, coat_rough=.16, sss=.1, sss_scale=.05, bumps=[('noise', 28, .45, 8), ('noise', 8, .25)])
    dark = mat('stickofchocolate', [(0.1, '#1f0c06'), (.8, '#4a2412')], rough=.3, coat=.3)
    long, wide, high = .50, .33, .25

    def fn(u, v):
        a, s = u * TAU, clamp((v - .16) / .68) * 2 - 1
        cap = smooth(0, .16, v) if v < .16 else smooth(1, .84, v) if v > .84 else 1
        c, up = math.cos(a), math.sin(a)
        k = 1 / (abs(c) ** 2.5 + abs(up) ** 2.5) ** (1 / 2.5)
        leaf = ((a / TAU + .02 * nz(s * 3, c, seed)) * 11 + .4 * nz(s * 2, up, seed + 2)) % 1
        side = smooth(.15, .75, abs(c)) * (up > -.5)
        step = 1 + (.075 * (leaf - .5) * side + .02 * nz(s * 2.4, c, up, 1.4, seed) - .03 * smooth(.8, 1, abs(s))) * (cap > .9)
        spiral = .5 + .5 * math.sin(cap * 26 + a)
        x = long * s * (1 + .03 * nz(c, up, seed)) + (.05 * (1 - cap) * (1 if s > 0 else -1) - .012 * spiral * (1 if s > 0 else -1)) * (cap < .98)
        t = .48 + .30 * up - .42 * smooth(.62, .98, leaf) * side + .14 * nz(s * 2, up, c, 1.6, seed)
        if cap < .97:
            t = .12 + .34 * spiral
        return x, wide * k * c * step * cap, high * (.62 + .62 * k * up * step * cap), {'t': clamp(t)}
    made = [grid('chocolatine', 120, 150, fn, m, wrap=True, loc=AWAY)]
    for side in (-1, 1):
        for y in (-.1, .1):
            made.append(box('stick', (.12, .085, .06), dark, .02, 1, .006, seed, loc=AWAY))
            for v in made[-1].data.vertices:
                v.co.x, v.co.y, v.co.z = v.co.x + side * (long - .015), v.co.y + y, v.co.z + high * .60
    return made


def melt(z, h, seed):
    """Cheese between two slices, which has run over the cut in tongues."""
    m = mat('meltedcheese', [(0.0, '#e89a20'), (.5, '#f3b53c'), (1, '#f9d078')], attr='t', nscale=7, namt=.35, rough=.2, coat=.55, coat_rough=.1, sss=.4, sss_scale=.06, bumps=[('noise', 9, .2)])

    def fn(u, v):
        a, phi = u * TAU, v * TAU
        x, y = whole.triangle(a)
        run = max(0, nz(x * 4.4, y * 4.4, seed) + .25) * (y < -.3)
        out = 1.0 + .05 * math.cos(phi) + .05 * nz(x * 5, y * 5, seed) + .07 * run
        zz = h * .62 * math.sin(phi) - .16 * run * smooth(.1, 1, math.cos(phi) * .5 + .5)
        return x * out, y * out - .02 * run, z + h * .5 + zz, {'t': clamp(.5 + .3 * math.sin(phi) + .2 * nz(x * 4, y * 4, seed))}
    return grid('melt', 170, 20, fn, m, wrap=True, loc=AWAY)


def fried_bread():
    """Sandwich bread from a buttered pan: golden faces, pale where it was cut."""
    return mat('friedbread', [(0.0, '#fdf3da'), (.25, '#f6e3b4'), (.42, '#e6b45c'), (.62, '#c47a26'), (.82, '#8a4a16'), (1, '#4f260c')], attr='t', nscale=11, namt=.42, detail=8, rough=.42,
               coat=.18, coat_rough=.25, sss=.12, bumps=[('noise', 34, .35, 8), ('cells', 18, .2)])


def grilled_cheese(seed):
    bread = fried_bread()
    made, z = [], 0
    made.append(whole.club_layer('bread', bread, z, .15, seed, 1, .01, 1, .60))
    made.append(melt(z + .13, .11, seed))
    made.append(whole.club_layer('cheese', bread, z + .14, .07, seed, .97, 0, 0, .1))
    made.append(whole.club_layer('bread', bread, z + .215, .15, seed + 3, 1, .012, 1, .62))
    return made


def egg_sandwich(seed):
    """Chopped eggs in mayonnaise, a leaf, two slices of soft bread."""
    bread = mat('softbread', [(0.0, '#fdf6e3'), (.25, '#f8ecc9'), (.45, '#ecc886'), (.7, '#c98a3c'), (1, '#8a5420')], attr='t', nscale=14, namt=.28, detail=8, rough=.65, sss=.15, bumps=[('cells', 30, .5), ('noise', 40, .5, 8)])
    egg = mat('eggsalad', [(0.0, '#fdf6e0'), (.35, '#f8e6a8'), (.6, '#f3cf5c'), (1, '#e6ac2c')], attr='t', nscale=9, namt=1.3, detail=4, rough=.25, coat=.45, sss=.4, bumps=[('cells', 11, .9), ('noise', 20, .4)])
    green = mat('clublettuce', [(0.0, '#dcea9c'), (.5, '#93c044'), (1, '#4d8a22')], attr='t', nscale=8, namt=.5, rough=.3, thin=.3, coat=.2)
    made, z = [], 0
    for name, m, h, grow, wave, crust, t in (('bread', bread, .12, 1, .008, 1, .3), ('lettuce', green, .03, 1.07, .05, 0, .5), ('egg', egg, .17, 1.0, .035, 0, .5), ('egg', egg, .06, .97, .04, 0, .4),
                                             ('bread', bread, .12, 1, .01, 1, .3)):
        made.append(whole.club_layer(name, m, z, h, seed + len(made), grow, wave, crust, t))
        z += h * .93
    return made


def pear_half(seed):
    """Half of a poached pear, sliced across and pushed into almond cream: glazed, its edges browned."""
    m = mat('pearhalf', [(0.0, '#fbf0c4'), (.3, '#f6dd98'), (.52, '#e8bc62'), (.72, '#c98a34'), (1, '#7a4212')], attr='t', nscale=9, namt=.16, rough=.14, coat=.85, coat_rough=.06, sss=.4,
            sss_rad=(1, .7, .3), sss_scale=.07, bumps=[('noise', 14, .15)])

    def fn(u, v):
        a, d = u * TAU, v
        c, s = math.cos(a), math.sin(a)
        x, y = .40 * d * c, .245 * d * s * (1 - .5 * c) * (1 - .1 * c * c)
        cut = abs(math.sin(x * 30 + 1.2 * y + .3 * nz(x * 3, y * 3, seed)))
        groove = smooth(.26, .0, cut) * smooth(1, .8, d)
        z = .155 * max(0, 1 - d ** 2.2) ** .6 * (1 - .35 * c * d) - .028 * groove + .01 * math.sin(x * 30)
        t = .22 + .5 * groove + .42 * smooth(.72, 1, d) + .16 * nz(x * 6, y * 6, seed) + .12 * smooth(.1, .5, nz(x * 3, y * 3, seed + 4))
        return x, y, z, {'t': clamp(t)}
    return [grid('pearhalf', 110, 60, fn, m, wrap=True, loc=AWAY)]


def popcorn(seed):
    """A popped grain with lobes, and maple syrup where they meet."""
    m = mat('popcorn', [(0.0, '#7a3c0c'), (.25, '#c07a24'), (.45, '#ecc27a'), (.7, '#f9ecd0'), (1, '#fffaf0')], attr='t', nscale=10, namt=.2, rough=.35, coat=.35, sss=.25, bumps=[('noise', 20, .4)])
    ob = blob('popcorn', m, 1, rough=0, res=4, loc=AWAY)
    vals = []
    for v in ob.data.vertices:
        n = v.co.normalized()
        lobe = abs(nz(n.x, n.y, n.z, 1.9, seed)) + .35 * abs(nz(n.x, n.y, n.z, 4.2, seed + 1))
        r = .075 + .16 * lobe ** .75
        v.co = n * r
        v.co.z += .1
        vals.append(clamp(.04 + 1.35 * lobe - .55 * max(0, nz(n.x, n.y, n.z, 1.2, seed + 5))))
    ob.data.attributes.new('t', 'FLOAT', 'POINT').data.foreach_set('value', vals)
    return [ob]


def meringue(seed, r=.84, h=.30):
    """A nest of meringue: swirled with a spoon, cracked, its peaks slightly browned."""
    m = mat('meringue', [(0.0, '#d9a766'), (.2, '#f0dcb4'), (.5, '#faf1de'), (1, '#fffaf0')], attr='t', nscale=6, namt=.2, rough=.5, sss=.35, sss_rad=(1, .85, .7), sss_scale=.06, bumps=[('noise', 24, .25)])

    def fn(u, v):
        a = u * TAU
        swirl = .5 + .5 * math.sin(a * 7 + v * 5 + 1.2 * nz(math.cos(a), math.sin(a), seed))
        edge = 1 + .05 * nz(math.cos(a), math.sin(a), seed, 1.6)
        if v < .45:
            w = v / .45
            d, z = edge * (.94 + .10 * math.sin(w * math.pi) + .06 * swirl * math.sin(w * math.pi)), h * w
        else:
            w = (v - .45) / .55
            d, z = edge * (1 - w) * .97, h + .13 * smooth(0, .12, w) * (1 - smooth(.2, .5, w)) * (.4 + .9 * swirl) - .1 * smooth(.2, .6, w)
        crack = 1 - smooth(0, .05, abs(nz(math.cos(a) * 2, math.sin(a) * 2, v * 3, 1.2, seed + 4)))
        x, y = r * d * math.cos(a), r * d * math.sin(a)
        return x, y, z + .02 * fbm(x, y, z, 4, 3, seed) - .015 * crack, {'t': clamp(.6 + .3 * nz(x * 3, y * 3, z * 3, 1, seed) - .5 * smooth(.33, .46, z) - .35 * crack)}
    return [grid('meringue', 220, 110, fn, m, wrap=True, loc=AWAY)]


def whipped(seed):
    """A large spoonful of cream, soft peaks."""
    m = mat('whippedcream', [(0.1, '#f8efdc'), (.8, '#fffdf6')], nscale=4, rough=.35, coat=.2, sss=.45, sss_rad=(1, .9, .8), sss_scale=.08, bumps=[('noise', 8, .15)])
    return [blob('cream', m, .5, (1.15, 1.05, .42), .34, 1.9, seed, res=6, loc=AWAY)]


def patty(seed):
    """A Haitian patty: puff pastry cut square, risen in leaves, glazed."""
    m = mat('puff', [(0.0, '#fbeac0'), (.25, '#efc87c'), (.45, '#dc9c3c'), (.68, '#b86a1c'), (1, '#6a3410')], attr='t', nscale=9, namt=.22, detail=8, rough=.28, rough_var=.2, coat=.45, coat_rough=.12,
            sss=.1, bumps=[('noise', 24, .35, 8), ('cells', 16, .2)])

    def fn(u, v):
        a = u * TAU
        c, s = math.cos(a), math.sin(a)
        k = .46 / (abs(c) ** 6 + abs(s) ** 6) ** (1 / 6)
        if v < .5:
            w = v / .5
            leaf = math.sin(w * 44 + 2.4 * nz(c * 2, s * 2, seed)) * (.6 + .6 * nz(c * 5, s * 5, w * 4, 1, seed))
            d, z = 1 + .02 * math.sin(w * math.pi) + .028 * leaf, .30 * w * (1 + .12 * nz(c * 1.4, s * 1.4, seed))
            return k * d * c, k * d * s * .92, z, {'t': clamp(.30 + .16 * leaf + .22 * smooth(.75, 1, w) + .1 * nz(c * 5, s * 5, w * 5, 1, seed))}
        d = 1 - (v - .5) / .5
        x, y = k * d * c, k * d * s * .92
        crimp = smooth(.80, .86, d) * (1 - smooth(.90, .95, d))
        score = math.exp(-((((x * .7 + y * .7) * 5.5) % 1 - .5) / .09) ** 2) * smooth(.78, .6, d)
        puff = .13 * (1 - d ** 3.5) + .03 * fbm(x, y, 0, 3, 3, seed)
        return x, y, .30 * (1 + .12 * nz(c * 1.4, s * 1.4, seed) * d) + puff - .03 * crimp - .012 * score, {'t': clamp(.60 + .22 * nz(x * 4, y * 4, seed) + .2 * smooth(.85, 1, d) - .22 * crimp - .28 * score)}
    return [grid('patty', 200, 120, fn, m, wrap=True, loc=AWAY)]


def scallion_pancake(seed, r=.80, wide=1.0, thick=.085):
    """A wedge of a round that was coiled, rolled out and fried: layers of dough along its cuts, brown where it touched the pan,
    green inside."""
    m = mat('scallioncake', [(0.0, '#f8ecc6'), (.25, '#f0d698'), (.45, '#e0b25c'), (.65, '#b87a2c'), (.82, '#84481a'), (1, '#4a240c')], attr='t', nscale=13, namt=.22, detail=8, rough=.46, coat=.18, coat_rough=.25,
            sss=.1, bumps=[('noise', 30, .35, 8), ('noise', 9, .25)])
    green = mat('scallionbit', [(0.1, '#2f5a18'), (.6, '#5c8a2c'), (.95, '#94b850')], rand=.8, rough=.4)
    rnd = random.Random(seed)

    def at(s, q):
        """The outline from the middle (q = 0) outwards, across the wedge by s: its tip slightly blunt, its rim uneven."""
        a = (s - .5) * wide
        d = r * (.05 + .95 * q) * (1 + .02 * nz(a * 3, seed, 1, 2) * q)
        return d * math.cos(a) - r * .55, d * math.sin(a)

    def top(x, y):
        coil = .5 + .5 * math.cos(TAU * math.hypot(x + r * .55, y) * 4.2 + .8 * nz(x * 2, y * 2, seed))
        return thick + .012 * coil + .02 * nz(x * 2.2, y * 2.2, seed + 4) + .014 * nz(x * 7, y * 7, seed), coil

    def fn(u, v):
        """A square mapped onto the wedge, so that its cuts stay sharp: the upper face, then down its side."""
        a, k = u * TAU, min(1, v / .72)
        e = 1 / max(abs(math.cos(a)), abs(math.sin(a)))
        s, q = .5 + .5 * k * e * math.sin(a), .5 + .5 * k * e * math.cos(a)
        x, y = at(s, q)
        z, coil = top(x, y)
        if v > .72:
            w = (v - .72) / .28
            leaf = .5 + .5 * math.sin(w * 17 + 3 * nz(x * 3, y * 3, seed))
            out = 1 + (.016 * leaf - .004) * (w < .98)
            return (x + .1) * out - .1, y * out, z * (1 - w), {'t': clamp(.12 + .24 * leaf + .2 * smooth(.8, 1, w) + .1 * nz(x * 9, y * 9, w * 6, 1, seed))}
        fried = smooth(.02, .30, nz(x * 3.4, y * 3.4, seed) + .55 * nz(x * 9, y * 9, seed + 2) + .22 * (coil - .5))
        spot = smooth(.28, .5, nz(x * 13, y * 13, seed + 6))
        return x, y, z, {'t': clamp(.32 + .36 * fried + .14 * coil + .22 * spot * fried + .12 * smooth(.9, 1, k))}
    made = [grid('scallioncake', 200, 110, fn, m, wrap=True, loc=AWAY)]
    lines = []
    for _ in range(15):
        x, y = at(rnd.uniform(.12, .88), rnd.uniform(.25, .95))
        t, long, z = rnd.uniform(0, TAU), rnd.uniform(.018, .045), top(x, y)[0]
        lines.append([(x + long * math.cos(t) * k, y + long * math.sin(t) * k, z + .002 - .004 * abs(k), 1) for k in (-1, 0, 1)])
    made.append(tubes('green', lines, .013, green, 2))
    made[-1].location = AWAY
    return made


def banana_bread(seed):
    """A slice of a loaf, toasted: a domed top crust, crumb specked with banana and nuts."""
    m = mat('bananabread', [(0.0, '#f0cf92'), (.3, '#dca85c'), (.5, '#bd7c34'), (.72, '#8a4c1a'), (1, '#45220c')], attr='t', nscale=27, namt=.95, detail=8, rough=.55, coat=.1, sss=.06, bumps=[('cells', 24, .9), ('noise', 36, .5, 8)])

    def fn(u, v):
        a = u * TAU
        c, s = math.cos(a), math.sin(a)
        k = 1 / (abs(c) ** 4.5 + abs(s) ** 4.5) ** (1 / 4.5)
        w, h = .46 * (1 - .10 * (s < 0) * abs(s)), .40 * (1 + .16 * (s > 0) * (1 - c * c))
        side = max(0, (v - .62) / .38)
        d = (1 + .02 * math.sin(side * math.pi)) if side else v / .62
        x, y = w * k * c * d, h * k * s * d
        grill = smooth(.45, .9, math.sin((x + .25 * y) * 20)) * (not side)
        hole = max(smooth(.25, .5, nz(x * 9, y * 9, seed)), smooth(.3, .5, nz(x * 21, y * 21, seed + 3)))
        return x, y, .14 * (1 - side) + .01 * fbm(x, y, 0, 8, 3, seed) - .02 * hole * (not side), {'t': clamp(.36 + .26 * grill + .2 * nz(x * 4, y * 4, seed) + .45 * smooth(.9, 1, d) + .2 * hole + .35 * (side > 0))}
    return [grid('bananabread', 150, 90, fn, m, wrap=True, loc=AWAY)]


COUNTER = {
    **{f.__name__: f for f in (chocolatine, grilled_cheese, pear_half, egg_sandwich, popcorn, meringue, whipped, patty, scallion_pancake, banana_bread)},
    'green_olive': small.ball('oliveg', [(0.1, '#5f6a1c'), (.5, '#8a9434'), (.9, '#b0b45c')], .12, (1.3, .95, .95), .03, rough=.13, coat=.7),
    'guindilla': small.ball('guindilla', [(0.1, '#7d8a1c'), (.5, '#a8b03c'), (.9, '#cfd070')], .075, (3.6, .75, .7), .14, rough=.15, coat=.7, sss=.3),
    'beef_bit': small.cube('beefbit', [(0.1, '#5c0f14'), (.5, '#8f2226'), (.9, '#b8484a')], (.085, .075, .065), .018, .012, rough=.16, coat=.65),
    'orange_wedge': small.wedge('orangew', [(0.0, '#ee8a1c'), (.6, '#f8ac3c'), (1, '#fde7b4')], '#e8780c'),
    'pickle_slice': small.disc('pickleslice', [(0.0, '#cfd488'), (.45, '#b4bc5c'), (.85, '#8a963a'), (1, '#4a5a1a')], .17, .06, wave=.02, nscale=8, namt=.5, rough=.15, coat=.7),
    'walnut_bit': small.ball('walnutbit', [(0.1, '#7a4a1c'), (.5, '#b8843c'), (.9, '#e0bc80')], .06, (1.2, .9, .7), .3, rough=.4, coat=.15, bumps=[('cells', 14, 1.0)]),
}
