import * as z from "zod/mini";
import { Site } from "./site-facts.ts";

/** What the web app has to know of how its host is set; it comes with the page. */
const HostFacts = z.object({
  /** Whether messages that would have been sent can be read at /dev/outbox: steps that wait for one lead there. */
  outbox: z._default(z.boolean(), false),
  /** Whether a registration asks for a phone. */
  registration_phone: z._default(z.boolean(), true),
  /** Whose site this is; null: Tablée itself. */
  site: z._default(z.nullable(Site), null),
});
export type HostFacts = z.infer<typeof HostFacts>;

/** Where no server has rendered the page. */
export const UNTOLD_FACTS: HostFacts = HostFacts.parse({});

/** What the server wrote into the page. */
export function readHostFacts(written: string | undefined): HostFacts {
  try {
    return HostFacts.parse(JSON.parse(written ?? "{}"));
  } catch {
    return UNTOLD_FACTS;
  }
}
