import { deflateSync, crc32 } from "node:zlib";
import { PICTURE_SHAPES } from "@tablee/domain/pictures/picture-shapes";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { isDecodedWhole } from "./picture-kind.ts";
import { renderPicture } from "./render-picture.ts";

const { discovery, avatar } = PICTURE_SHAPES;
const RED = { r: 200, g: 40, b: 30 };
const BLUE = { r: 20, g: 60, b: 200 };

/** Red on the left, blue on the right. */
const halves = (width: number, height: number) => {
  const row = Buffer.alloc(width * 3);
  for (let at = 0; at < width; at += 1) {
    const { r, g, b } = at < width / 2 ? RED : BLUE;
    row.set([r, g, b], at * 3);
  }
  return sharp(Buffer.alloc(width * height * 3, row), { raw: { width, height, channels: 3 } });
};

const KINDS = ["jpeg", "png", "webp", "avif"] as const;
/** With the least effort for AVIF, which otherwise takes seconds to encode. */
const encoded = (picture: ReturnType<typeof sharp>, kind: (typeof KINDS)[number]): Promise<Buffer> =>
  (kind === "avif" ? picture.avif({ effort: 0 }) : picture[kind]()).toBuffer();

/** The fault, or "taken": the rendered bytes would be too long for a failure message. */
const refused = async (...asked: Parameters<typeof renderPicture>) => {
  const answer = await renderPicture(...asked);
  return typeof answer === "string" ? answer : "taken";
};

const made = async (...asked: Parameters<typeof renderPicture>) => {
  const pictures = await renderPicture(...asked);
  if (typeof pictures === "string") throw new Error(`Refused: ${pictures}`);
  return pictures;
};

/** The colour at a position given in fractions of width and height. */
async function colourAt(bytes: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return [...data.subarray(at, at + 3)];
}
const isNear = (colour: number[], { r, g, b }: typeof RED, far = 12) =>
  [r, g, b].every((value, at) => Math.abs(value - (colour[at] ?? -1_000)) <= far);

describe("a picture that is accepted", () => {
  it.each(KINDS)("may be %s, and becomes WebP in every width of its shape", async (kind) => {
    const [large, small, ...more] = await made(await encoded(halves(1_000, 1_250), kind), discovery, null);
    expect(more).toEqual([]);
    expect(await sharp(large?.bytes).metadata()).toMatchObject({ format: "webp", width: 800, height: 1_000 });
    expect(await sharp(small?.bytes).metadata()).toMatchObject({ format: "webp", width: 400, height: 500 });
    expect(isNear(await colourAt(large?.bytes ?? Buffer.alloc(0), 0.2, 0.5), RED)).toBe(true);
    expect(isNear(await colourAt(small?.bytes ?? Buffer.alloc(0), 0.8, 0.5), BLUE)).toBe(true);
  });

  it("loses its metadata: place, camera and author", async () => {
    const file = await halves(900, 1_200)
      .withExif({
        IFD0: { Make: "Telephone of Simone", Copyright: "Simone" },
        IFD3: {
          GPSLatitude: "45/1 30/1 0/1",
          GPSLatitudeRef: "N",
          GPSLongitude: "73/1 35/1 0/1",
          GPSLongitudeRef: "W",
        },
      })
      .withXmp(
        '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta>',
      )
      .withIccProfile("p3")
      .jpeg()
      .toBuffer();
    const before = await sharp(file).metadata();
    expect([before.exif?.includes("Simone"), before.xmp !== undefined, before.icc !== undefined]).toEqual([
      true,
      true,
      true,
    ]);
    expect(before.exif?.includes(Buffer.from([0x25, 0x88]))).toBe(true);
    for (const { bytes } of await made(file, discovery, null)) {
      const after = await sharp(bytes).metadata();
      expect([after.exif, after.xmp, after.icc, after.iptc, after.orientation]).toEqual(Array.from({ length: 5 }));
      expect(bytes.includes("Simone")).toBe(false);
      expect(bytes.includes("EXIF")).toBe(false);
      expect(bytes.subarray(12, 16).toString()).toBe("VP8 ");
    }
  });

  it("is turned upright by its orientation before it is cropped", async () => {
    // Taken upright: the file is stored on its side with an orientation, and its left edge is at the top.
    const lying = await halves(1_200, 900).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const [whole] = await made(lying, discovery, null);
    expect(isNear(await colourAt(whole?.bytes ?? Buffer.alloc(0), 0.5, 0.1), RED)).toBe(true);
    expect(isNear(await colourAt(whole?.bytes ?? Buffer.alloc(0), 0.5, 0.9), BLUE)).toBe(true);
    const [top] = await made(lying, avatar, { x: 0, y: 0, width: 0.5, height: 0.375 });
    expect(isNear(await colourAt(top?.bytes ?? Buffer.alloc(0), 0.9, 0.9), RED)).toBe(true);
  });

  it("keeps the requested part, and is not enlarged", async () => {
    const file = await halves(1_000, 800).png().toBuffer();
    const [large, small] = await made(file, avatar, { x: 0.5, y: 0.25, width: 0.4, height: 0.5 });
    expect(await sharp(large?.bytes).metadata()).toMatchObject({ width: 400, height: 400 });
    expect(await sharp(small?.bytes).metadata()).toMatchObject({ width: 192, height: 192 });
    expect(isNear(await colourAt(large?.bytes ?? Buffer.alloc(0), 0.02, 0.5), BLUE)).toBe(true);
    const [most] = await made(await halves(4_000, 3_000).jpeg().toBuffer(), avatar, null);
    expect(await sharp(most?.bytes).metadata()).toMatchObject({ width: 1_500, height: 1_500 });
  });

  it("becomes sRGB of eight bits, from print colours, sixteen bits, greys or transparency", async () => {
    const print = await halves(600, 750).toColourspace("cmyk").jpeg().toBuffer();
    expect((await sharp(print).metadata()).space).toBe("cmyk");
    const deep = await halves(600, 750).toColourspace("rgb16").png().toBuffer();
    expect((await sharp(deep).metadata()).depth).toBe("ushort");
    for (const file of [print, deep]) {
      const [large] = await made(file, discovery, null);
      expect(await sharp(large?.bytes).metadata()).toMatchObject({ space: "srgb", depth: "uchar", channels: 3 });
      expect(isNear(await colourAt(large?.bytes ?? Buffer.alloc(0), 0.2, 0.5), RED, 60)).toBe(true);
    }
    const clear = {
      create: { width: 500, height: 500, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    } as const;
    const [ground] = await made(await sharp(clear).png().toBuffer(), avatar, null);
    expect(await colourAt(ground?.bytes ?? Buffer.alloc(0), 0.5, 0.5)).toEqual([255, 255, 255]);
    const [grey] = await made(await halves(500, 500).greyscale().png().toBuffer(), avatar, null);
    expect((await sharp(grey?.bytes).metadata()).space).toBe("srgb");
  });

  it("consists of its pixels alone: data hidden in the file is gone", async () => {
    const script = "<script>alert(1)</script>";
    const file = Buffer.concat([await halves(500, 500).jpeg().toBuffer(), Buffer.from(`PK\x03\x04${script}`)]);
    for (const { bytes } of await made(file, avatar, null)) expect(bytes.includes("script")).toBe(false);
  });
});

/** An empty PNG that declares this size. */
function hugePng(width: number, height: number): Buffer {
  const chunk = (name: string, contents: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), contents]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(contents.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  return Buffer.concat([
    signature,
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(Buffer.alloc(99))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

describe("a file that is refused", () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script>alert(1)</script></svg>';
  it.each([
    ["nothing", ""],
    ["words", "a dish that one cannot see"],
    ["SVG", svg],
    ["SVG behind an XML head", `<?xml version="1.0"?>${svg}`],
    ["a page", "<!doctype html><img src=x onerror=alert(1)>"],
    ["PDF", "%PDF-1.7"],
    ["HEIC", "\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic"],
  ])("%s is not a picture", async (_what, text) => {
    expect(await refused(Buffer.from(text, "latin1"), avatar, null)).toBe("not_a_picture");
  });

  it("GIF and TIFF are not accepted types", async () => {
    expect(await refused(Buffer.from("GIF89a-and-more", "latin1"), avatar, null)).toBe("not_a_picture");
    expect(await refused(Buffer.from("II*\0-and-more", "latin1"), avatar, null)).toBe("not_a_picture");
  });

  it.each(KINDS)("a truncated %s is damaged", async (kind) => {
    const noise = {
      create: { width: 700, height: 700, channels: 3, noise: { type: "gaussian", mean: 128, sigma: 40 } },
    } as const;
    const file = await encoded(sharp(noise as never), kind);
    expect(await refused(file.subarray(0, Math.floor(file.length / 2)), avatar, null)).toBe("damaged");
    expect(await refused(file.subarray(0, 40), avatar, null)).toBe("damaged");
  });

  it("a PNG of 30,000 by 30,000 pixels is refused by its header alone", async () => {
    expect(await refused(hugePng(30_000, 30_000), discovery, null)).toBe("too_large");
    expect(await refused(hugePng(50_000, 1_001), discovery, null)).toBe("too_large");
  });

  it("a JPEG with more scans than any program writes is refused as damaged", async () => {
    const file = await halves(600, 600).jpeg({ progressive: true }).toBuffer();
    const start = file.indexOf("\xff\xda", 0, "latin1");
    const end = file.indexOf("\xff\xc4", start, "latin1");
    const repeated = (times: number) =>
      Buffer.concat([
        file.subarray(0, end),
        ...Array<Buffer>(times).fill(file.subarray(start, end)),
        file.subarray(end),
      ]);
    expect(await refused(repeated(9), avatar, null)).toBe("taken");
    expect(await refused(repeated(33), avatar, null)).toBe("damaged");
    // Markers inside a comment segment are not counted.
    const note = Buffer.from(`\xff\xfe\x00\x52${"\xff\xda".repeat(40)}`, "latin1");
    const noted = Buffer.concat([file.subarray(0, 2), note, file.subarray(2)]);
    expect(await refused(noted, avatar, null)).toBe("taken");
  });

  it("a JPEG or PNG with more notes than any program writes is refused as damaged", async () => {
    const jpeg = await halves(600, 600).jpeg().toBuffer();
    const png = await halves(600, 600).png().toBuffer();
    // Empty comments, and texts without a word: "k" is the keyword of each.
    const comments = (count: number) => Buffer.from("\xff\xfe\x00\x02".repeat(count), "latin1");
    const text = Buffer.from("\0\0\0\x02tEXtk\0", "latin1");
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(text.subarray(4)));
    const texts = (count: number) => Buffer.concat(Array<Buffer>(count).fill(Buffer.concat([text, sum])));
    const withAt = (file: Buffer, at: number, notes: Buffer) =>
      Buffer.concat([file.subarray(0, at), notes, file.subarray(at)]);
    expect(await refused(withAt(jpeg, 2, comments(200)), avatar, null)).toBe("taken");
    expect(await refused(withAt(jpeg, 2, comments(301)), avatar, null)).toBe("damaged");
    expect(await refused(withAt(png, 33, texts(200)), avatar, null)).toBe("taken");
    expect(await refused(withAt(png, 33, texts(301)), avatar, null)).toBe("damaged");
    // Some programs fill files up with zeros.
    expect(await refused(Buffer.concat([png, Buffer.alloc(4_096)]), avatar, null)).toBe("taken");
  });

  it("an AVIF and an interlaced PNG count as decoded whole, other pictures do not", async () => {
    const inPasses = await halves(40, 40).png({ progressive: true }).toBuffer();
    expect(isDecodedWhole(inPasses, "image/png")).toBe(true);
    expect(isDecodedWhole(await halves(40, 40).png().toBuffer(), "image/png")).toBe(false);
    expect(isDecodedWhole(Buffer.alloc(0), "image/avif")).toBe(true);
    expect(isDecodedWhole(await halves(40, 40).jpeg({ progressive: true }).toBuffer(), "image/jpeg")).toBe(false);
  });

  it("an animated picture is refused", async () => {
    const frames = Buffer.alloc(400 * 800 * 3, 90).fill(200, 400 * 400 * 3);
    const moving = await sharp(frames, { raw: { width: 400, height: 800, channels: 3, pageHeight: 400 } })
      .webp({ delay: [100, 100] })
      .toBuffer();
    expect(await refused(moving, avatar, null)).toBe("animated");
    const still = await halves(400, 400).png().toBuffer();
    const control = Buffer.from("\x00\x00\x00\x08acTL\x00\x00\x00\x02\x00\x00\x00\x00????", "latin1");
    const apng = Buffer.concat([still.subarray(0, 33), control, still.subarray(33)]);
    expect(await refused(apng, avatar, null)).toBe("animated");
  });

  it("a picture that is too heavy or too small is refused", async () => {
    const file = await halves(600, 600).jpeg().toBuffer();
    expect(await refused(Buffer.concat([file, Buffer.alloc(12 * 1024 * 1024)]), avatar, null)).toBe("too_heavy");
    expect(await refused(file, discovery, { x: 0, y: 0, width: 0.2, height: 0.2 })).toBe("too_small");
    expect(await refused(await halves(90, 90).png().toBuffer(), avatar, null)).toBe("too_small");
  });
});
