import type { PictureFault } from "@tablee/domain/pictures/picture-limits";
import { m } from "../../paraglide/messages.js";

/** The texts for why a file is not accepted (pictures §1). */
export const FAULT_WORDS: Record<PictureFault, () => string> = {
  not_a_picture: () => m.pictures_not_a_picture(),
  damaged: () => m.pictures_damaged(),
  animated: () => m.pictures_animated(),
  too_heavy: () => m.pictures_too_heavy(),
  too_large: () => m.pictures_too_large(),
  too_small: () => m.pictures_too_small(),
};

/** The refusal texts of calls that take a picture: part of their RefusalWords. */
export const PICTURE_REFUSAL_WORDS = {
  picture_refused: (data: unknown) => {
    const { reason } = (data ?? {}) as { reason?: PictureFault };
    return FAULT_WORDS[reason ?? "not_a_picture"]();
  },
  payload_too_large: () => m.pictures_too_heavy(),
  pictures_unavailable: () => m.pictures_unavailable(),
  too_many_requests: () => m.pictures_often(),
};
