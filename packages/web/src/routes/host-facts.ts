import type { Site } from "./site-facts.ts";

/** What the web app has to know of how its host is set; it comes with the page. */
export interface HostFacts {
  /** Whether messages that would have been sent can be read at /dev/outbox: steps that wait for one lead there. */
  outbox: boolean;
  /** Whether a registration asks for a phone. */
  registration_phone: boolean;
  /** Whose site this is; null: Tablée itself. */
  site: Site | null;
}

/** Where no server has rendered the page. */
export const UNTOLD_FACTS: HostFacts = { outbox: false, registration_phone: true, site: null };

/**
 * What the server wrote into the page, of the same build as this: it is believed, because a schema would weigh more than
 * the rest of what a page needs to begin.
 */
export function readHostFacts(written: string | undefined): HostFacts {
  try {
    return { ...UNTOLD_FACTS, ...(JSON.parse(written ?? "{}") as Partial<HostFacts>) };
  } catch {
    return UNTOLD_FACTS;
  }
}
