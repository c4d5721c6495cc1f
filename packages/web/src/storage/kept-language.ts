import * as v from "valibot";
import { stored } from "./stored.ts";

/** The little that is asked here of what the device keeps of whoever is signed in (notifications/kept-member.ts). */
const kept = stored(
  "user",
  v.object({ user: v.optional(v.nullable(v.object({ language: v.nullable(v.string()) })), null) }),
);

/** The own language of the member who is signed in, before a server says so (language §2); null: none that is known. */
export const keptLanguage = (): string | null => kept.get().user?.language ?? null;
