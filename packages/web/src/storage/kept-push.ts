import * as z from "zod/mini";
import { stored } from "./stored.ts";

/** Under which address this browser was registered for push, and for whom: browsers change it by themselves. */
export const keptPush = stored(
  "push-device",
  z.object({
    account_id: z._default(z.nullable(z.int()), null),
    endpoint: z._default(z.nullable(z.string()), null),
  }),
);
