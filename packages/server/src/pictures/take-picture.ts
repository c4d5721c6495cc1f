import { randomBytes } from "node:crypto";
import type { Crop } from "@tablee/domain/pictures/crop";
import type { PictureFault } from "@tablee/domain/pictures/picture-limits";
import { PICTURE_SHAPES, type PictureUse } from "@tablee/domain/pictures/picture-shapes";
import { faultRecord } from "../http/call-log.ts";
import { bytesOf } from "../http/forms/sent-file.ts";
import { FairQueue, QueueFull } from "../jobs/fair-queue.ts";
import { PicturesUnavailable } from "../ports/pictures/pictures.ts";
import type { RateLimits } from "../ports/rate-limits.ts";
import type { Services } from "../services.ts";
import { namesAt, pictureAddress, pictureNames } from "./picture-address.ts";
import { renderPicture } from "./render-picture.ts";

/** Decoding takes a processor and up to two hundred megabytes: two at once, and few that wait in this process. */
const rendering = new FairQueue({ atOnce: 2, room: 12 });

export interface SentPicture {
  /** What was sent: the file of a multipart body. Neither its name nor its type are believed. */
  file: Blob;
  use: PictureUse;
  /** The part to be kept; null: the largest of the shape's ratio in the middle. */
  crop: Crop | null;
  /** Who sends it; one member's pictures wait for each other and for nobody else's. */
  account_id: number;
}

export type RefusedPicture =
  | { refused: PictureFault }
  | { refused: "busy" | "too_many"; retry_after: number }
  | { refused: "unavailable" };

/** `url` is the address to be written into a row. Until one names it, it is swept away within a day. */
export type TakenPicture = { url: string } | RefusedPicture;

/**
 * Reads, crops, renders and stores what a member has sent (pictures §1). Call it before the transaction that writes the
 * address; where that fails nothing need be undone.
 */
export async function takePicture(
  { limits, ...services }: Services & { limits: RateLimits },
  sent: SentPicture,
): Promise<TakenPicture> {
  const { use, crop, account_id, file } = sent;
  const retry_after = await limits.take("uploads", String(account_id));
  if (retry_after !== null) return { refused: "too_many", retry_after };
  try {
    const bytes = await bytesOf(file);
    const asker = { key: String(account_id), suspected: false };
    const made = await rendering.run(asker, () => renderPicture(bytes, PICTURE_SHAPES[use], crop));
    if (typeof made === "string") return { refused: made };
    const key = randomBytes(16).toString("hex");
    // The smaller ones first: once the picture itself is there, all of it is.
    const names = pictureNames(key, use);
    try {
      for (const [at, { bytes: rendered }] of [...made.entries()].toReversed()) {
        await services.pictures.put(names[at] ?? "", rendered, "image/webp");
      }
    } catch (error) {
      // Where the disk is full, what there was room for would keep it full until it is swept.
      await dropPicture(services, pictureAddress(key));
      throw error;
    }
    return { url: pictureAddress(key) };
  } catch (error) {
    if (error instanceof QueueFull) return { refused: "busy", retry_after: error.retry_after };
    if (!(error instanceof PicturesUnavailable)) throw error;
    services.log.error(faultRecord(error), "A picture could not be stored");
    return { refused: "unavailable" };
  }
}

/**
 * Removes a picture that no row names any more, all sizes of it; an address that is none of ours is passed over. Call
 * it after the commit. It never rejects: what it cannot remove the sweep does.
 */
export async function dropPicture(
  { pictures, log }: Pick<Services, "pictures" | "log">,
  url: string | null,
): Promise<void> {
  await pictures
    .remove(namesAt(url))
    .catch((error: unknown) => log.warn(faultRecord(error), "A picture was not removed"));
}
