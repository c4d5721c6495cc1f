import { PICTURE_FAULTS } from "@tablee/domain/pictures/picture-limits";
import * as z from "zod";

const Fraction = z.number().min(0).max(1);
/** Greater than 0, since a crop is never empty. */
const Share = z.number().gt(0).max(1);

/** A part of a picture, as fractions of its width and height in its upright orientation (pictures §4). */
export const Crop = z.object({
  x: Fraction,
  y: Fraction,
  width: Share,
  height: Share,
});

/** The file of a multipart body; the call's other fields are in its JSON part `data` (wire §2). */
export const PictureFile = z.file();

/** Why a call with a picture may be refused. */
export const PICTURE_REFUSALS = {
  payload_too_large: { status: 413, message: "The body is over its limit" },
  picture_refused: {
    status: 422,
    message: "The file is not a picture that can be taken",
    data: z.object({ reason: z.enum(PICTURE_FAULTS) }),
  },
  pictures_unavailable: { status: 507, message: "Pictures cannot be stored just now" },
} as const;
