"""Turns a rendered PNG of a dish or a cover into the two sizes that the demo serves. The quality of the WebP is lowered, down to
64, until a file has at most 88 kB.

    python3 studio/develop.py salmon-poke
"""
import os
import sys

from PIL import Image, ImageFilter

HERE = os.path.dirname(os.path.abspath(__file__))
SERVED = os.path.join(HERE, '../packages/demo-data/pictures/rendered')
SIZES = (('', (800, 1000)), ('-400', (400, 500)))
COVER_SIZES = (('', (1600, 520)), ('-800', (800, 260)))
MOST = 88_000


def develop(name, to=os.environ.get('STUDIO_TO', SERVED)):
    told = []
    picture = Image.open(os.path.join(HERE, 'out', name + '.png')).convert('RGB')
    for ending, size in COVER_SIZES if name.endswith('-cover') else SIZES:
        sharp = picture.resize(size, Image.LANCZOS).filter(ImageFilter.UnsharpMask(1.2, 55, 2))
        path = os.path.join(to, name + ending + '.webp')
        sharp.save(os.path.join(HERE, 'out', name + ending + '.served.png'))  # source of the AVIF
        if os.path.exists(path[:-4] + 'avif'):
            os.remove(path[:-4] + 'avif')
        for quality in (76, 70, 64):
            sharp.save(path, 'WEBP', quality=quality, method=6)
            if os.path.getsize(path) <= MOST:
                break
        told.append('%d kB' % (os.path.getsize(path) / 1000))
    return ', '.join(told)


if __name__ == '__main__':
    for one in sys.argv[1:]:
        print(one, develop(one))
