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
  /** The file of a multipart body. Neither its name nor its type is trusted. */
  file: Blob;
  use: PictureUse;
  /** The part to keep; null: the largest centred part with the shape's ratio. */
  crop: Crop | null;
  /** The sender; one member's pictures wait for each other, but not for anybody else's. */
  account_id: number;
}

export type RefusedPicture =
  | { refused: PictureFault }
  | { refused: "busy" | "too_many"; retry_after: number }
  | { refused: "unavailable" };

/** `url` is the address for a row. If no row refers to it, the picture is swept away within a day. */
export type TakenPicture = { url: string } | RefusedPicture;

/**
 * Decodes, crops, renders and stores a member's picture (pictures §1). Call it before the transaction that writes the
 * address; if that fails, nothing needs to be undone.
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
    // The smaller sizes first: once the picture itself exists, all sizes do.
    const names = pictureNames(key, use);
    try {
      for (const [at, { bytes: rendered }] of [...made.entries()].toReversed()) {
        await services.pictures.put(names[at] ?? "", rendered, "image/webp");
      }
    } catch (error) {
      // On a full disk, the sizes already written would otherwise take up space until the sweep.
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
 * Removes a picture that no row uses any more, in all sizes; other addresses are ignored. Call it after the commit. It
 * never rejects: the sweep removes what it cannot.
 */
export async function dropPicture(
  { pictures, log }: Pick<Services, "pictures" | "log">,
  url: string | null,
): Promise<void> {
  await pictures
    .remove(namesAt(url))
    .catch((error: unknown) => log.warn(faultRecord(error), "A picture was not removed"));
}
