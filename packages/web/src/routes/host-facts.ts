import type { Site } from "./site-facts.ts";

/** What the web app has to know about its host's configuration; delivered with the page. */
export interface HostFacts {
  /** Whether sent messages can be read at /dev/outbox: steps that wait for a message link there. */
  outbox: boolean;
  /** Whether registration asks for a phone number. */
  registration_phone: boolean;
  /** Whether phone codes are sent by SMS, or can be read at /dev/outbox. */
  phone_codes: boolean;
  /** The interval at which the progress of a long job is asked for, in milliseconds. */
  progress_ms: number;
  /** The own site that these pages belong to; null: Tablée itself. */
  site: Site | null;
}

/** The facts where no server has rendered the page. */
export const UNTOLD_FACTS: HostFacts = {
  outbox: false,
  registration_phone: true,
  phone_codes: false,
  progress_ms: 2_000,
  site: null,
};

/**
 * Reads what the server wrote into the page. It comes from the same build and is trusted: a schema would weigh more
 * than the rest of what a page needs to start.
 */
export function readHostFacts(written: string | undefined): HostFacts {
  try {
    return { ...UNTOLD_FACTS, ...(JSON.parse(written ?? "{}") as Partial<HostFacts>) };
  } catch {
    return UNTOLD_FACTS;
  }
}
