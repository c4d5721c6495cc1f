import * as v from "valibot";
import { stored } from "./stored.ts";

/** The one field used here of what the device stores about the signed-in member (notifications/kept-member.ts). */
const kept = stored(
  "user",
  v.object({ user: v.optional(v.nullable(v.object({ language: v.nullable(v.string()) })), null) }),
);

/** The signed-in member's own language, before a server tells it (language §2); null if it is not known. */
export const keptLanguage = (): string | null => kept.get().user?.language ?? null;
