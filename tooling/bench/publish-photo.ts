import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { PICTURE_SHAPES } from "@tablee/domain/pictures/picture-shapes";
import { pictureDecoder } from "@tablee/server/pictures/picture-decoder";
import { renderPicture } from "@tablee/server/pictures/render-picture";
import { printTable } from "./print-table.ts";
import { milliseconds, type Spread, spreadOf } from "./spread.ts";
import { as, ask } from "./targets.ts";

/** The size of a phone's photo. */
const MEGABYTES = 4;
const [WIDTH, HEIGHT] = [4_000, 3_000];
const TIMES = 12;
/** How long publishing may take relative to only decoding, scaling and encoding the same photo. */
const MOST = 2;

/** A photo of the wanted size: noise makes it as large as a real one. */
async function photograph(): Promise<Buffer> {
  const sharp = await pictureDecoder();
  const small = { width: WIDTH / 8, height: HEIGHT / 8, channels: 3 as const };
  const grain = randomBytes(small.width * small.height * 3);
  let photo = Buffer.alloc(0);
  for (let quality = 60; quality <= 100 && photo.length < MEGABYTES * 1_000_000; quality += 5) {
    photo = await sharp(grain, { raw: small }).resize(WIDTH, HEIGHT, { kernel: "cubic" }).jpeg({ quality }).toBuffer();
  }
  return photo;
}

/** Submits it as a form does, and waits until it is published; returns the milliseconds from the first byte on. */
export async function publish(url: string, headers: Record<string, string>, photo: Buffer): Promise<number> {
  const form = new FormData();
  const data = { name: { en: "A dish of the bench" }, google_place_name: "Bench", visibility: "public" };
  form.set("data", JSON.stringify(data));
  form.set("image", new Blob([new Uint8Array(photo)]), "photo.jpg");
  const { authorization = "" } = headers;
  const began = performance.now();
  const sent = { authorization, "idempotency-key": crypto.randomUUID() };
  const answer = await fetch(`${url}/api/client/recommendation/create`, { method: "POST", headers: sent, body: form });
  const { id } = (await answer.json()) as { id?: string };
  if (id === undefined) throw new Error(`A discovery was not taken: ${answer.status}`);
  for (;;) {
    const job = (await ask(`${url}/api/progress/${id}`, headers)) as { finished: boolean; error: unknown };
    if (job.error) throw new Error(`A discovery was refused: ${JSON.stringify(job.error)}`);
    if (job.finished) return performance.now() - began;
    await pause(5);
  }
}

async function times(work: () => Promise<number>): Promise<Spread> {
  const all: number[] = [];
  // The first run loads what later ones find loaded.
  await work();
  for (let turn = 0; turn < TIMES; turn += 1) all.push(await work());
  return spreadOf(all);
}

/** How long it takes to publish a photo, compared with only processing its pixels. */
export async function measurePublish(url: string): Promise<void> {
  const headers = await as(url, "critic@tablee.test");
  const photo = await photograph();
  const bound = await times(async () => {
    const began = performance.now();
    const made = await renderPicture(photo, PICTURE_SHAPES.discovery, null);
    if (typeof made === "string") throw new Error(`The photograph is refused: ${made}`);
    return performance.now() - began;
  });
  const product = await times(() => publish(url, headers, photo));
  const ratio = product.p50 / bound.p50;
  console.log(`A photograph of ${(photo.length / 1_000_000).toFixed(1)} MB until it is published, one after the other`);
  printTable(
    ["", "p50", "most", "its picture alone", "times that", `at most ${MOST}`],
    [
      [
        "publish",
        milliseconds(product.p50),
        milliseconds(product.most),
        milliseconds(bound.p50),
        ratio.toFixed(2),
        ratio <= MOST ? "met" : "missed",
      ],
    ],
  );
}
