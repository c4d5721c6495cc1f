import type { PictureFault } from "@tablee/domain/pictures/picture-limits";
import type { RefusedPicture } from "./take-picture.ts";

type Wait = { data: { retry_after: number } };

/** The errors of a call whose contract has PICTURE_REFUSALS. */
interface PictureErrors {
  picture_refused: (options: { data: { reason: PictureFault } }) => Error;
  pictures_unavailable: () => Error;
  busy: (options: Wait) => Error;
  too_many_requests: (options: Wait) => Error;
}

/** The error that a call throws if its picture was refused. */
export function pictureRefusal(errors: PictureErrors, refused: RefusedPicture): Error {
  if (!("retry_after" in refused)) {
    if (refused.refused === "unavailable") return errors.pictures_unavailable();
    return errors.picture_refused({ data: { reason: refused.refused } });
  }
  const data = { retry_after: refused.retry_after };
  return refused.refused === "busy" ? errors.busy({ data }) : errors.too_many_requests({ data });
}
