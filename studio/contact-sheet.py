"""Makes a sheet of all served pictures of dishes, at the size of a card, with their names: studio/out/contact-sheet.png."""
import json
import os

from PIL import Image, ImageDraw

from develop import HERE, SERVED

WIDE, HIGH, COLUMNS, LABEL = 300, 375, 6, 18


def main():
    with open(os.path.join(HERE, 'pictures.jsonl'), encoding='utf-8') as f:
        names = [json.loads(one)['name'] for one in f if one.strip()]
    # without covers, which have other sizes and are easily seen in the product
    names = [n for n in names if os.path.exists(os.path.join(SERVED, n + '-400.webp'))]
    rows = -(-len(names) // COLUMNS)
    sheet = Image.new('RGB', (WIDE * COLUMNS, (HIGH + LABEL) * rows), 'white')
    pen = ImageDraw.Draw(sheet)
    for k, name in enumerate(names):
        x, y = k % COLUMNS * WIDE, k // COLUMNS * (HIGH + LABEL)
        picture = Image.open(os.path.join(SERVED, name + '-400.webp')).convert('RGB')
        sheet.paste(picture.resize((WIDE, HIGH), Image.LANCZOS), (x, y))
        pen.text((x + 6, y + HIGH + 3), name, fill='black')
    os.makedirs(os.path.join(HERE, 'out'), exist_ok=True)
    sheet.save(os.path.join(HERE, 'out', 'contact-sheet.png'))
    print(len(names), 'pictures')


main()
