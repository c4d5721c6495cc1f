import type { Visibility } from "@tablee/domain/discoveries/discovery";
import { m } from "../../../paraglide/messages.js";

/** The texts of discoveries §3. */
export const VISIBILITY_WORDS: Record<Visibility, () => string> = {
  public: () => m.publishing_public(),
  friends: () => m.publishing_friends(),
  private: () => m.publishing_private(),
};
