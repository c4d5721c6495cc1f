import * as v from "valibot";
import { stored } from "./stored.ts";

/** The push address under which this browser was registered, and for which member: browsers change it by themselves. */
export const keptPush = stored(
  "push-device",
  v.object({
    account_id: v.optional(v.nullable(v.pipe(v.number(), v.safeInteger())), null),
    endpoint: v.optional(v.nullable(v.string()), null),
  }),
);
