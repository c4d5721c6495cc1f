"""Small maths: ramps, noise, colours."""
import math

from mathutils import Vector, noise

TAU = math.tau


def lerp(a, b, t):
    return a + (b - a) * t


def clamp(x, lo=0.0, hi=1.0):
    return max(lo, min(hi, x))


def smooth(a, b, x):
    """Smoothstep; with a > b it falls instead of rising."""
    t = clamp((x - a) / (b - a))
    return t * t * (3 - 2 * t)


def nz(x, y, z=0.0, scale=1.0, seed=0.0):
    """Perlin noise, about -1..1."""
    return noise.noise(Vector((x * scale + seed * 7.13, y * scale - seed * 3.7, z * scale + seed * 1.9)))


def fbm(x, y, z=0.0, scale=1.0, octaves=4, seed=0.0):
    p = Vector((x * scale + seed * 7.13, y * scale - seed * 3.7, z * scale + seed * 1.9))
    return noise.fractal(p, 1.0, 2.0, octaves)


def rgb(hexa):
    """'#rrggbb' (sRGB) to a linear RGBA tuple."""
    h = hexa.lstrip('#')
    out = []
    for i in (0, 2, 4):
        c = int(h[i:i + 2], 16) / 255
        out.append(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4)
    return (*out, 1.0)
