import { createHash } from "node:crypto";
import { faultName } from "../../http/call-log.ts";
import type { Services } from "../../services.ts";
import { askedService } from "../asked-service.ts";
import { fetchText } from "../fetch-json.ts";
import { type BreachedPasswords, noBreachedPasswords } from "./breached-passwords.ts";

const PLACEHOLDER = "{prefix}";
/** A person waits for the answer. */
const LIMITS = { timeout_ms: 2_000, max_bytes: 256 * 1024 };
const KEPT_MS = 24 * 60 * 60_000;
/**
 * How many of the hash's forty digits are sent: hundreds of passwords share them, so the service does not learn which
 * one is meant.
 */
const PREFIX = 5;
/** Pads all answers to a similar length, so that an observer of the encrypted connection learns nothing. */
const PADDED = { "add-padding": "true" };

export const isRangeTemplate = (template: string): boolean =>
  template.split(PLACEHOLDER).length === 2 &&
  /^https?:\/\/[^/{@]+\//.test(template) &&
  URL.canParse(template.replace(PLACEHOLDER, "0"));

/**
 * Uses a service that returns the endings of all hashes with a given beginning, one per line with how often it was
 * found.
 */
export function chooseBreachedPasswords(
  template: string | null,
  { clock, log }: Pick<Services, "clock" | "log">,
): BreachedPasswords {
  if (template === null) return noBreachedPasswords;
  const endingsOf = askedService({
    clock,
    kept_ms: KEPT_MS,
    ask: async (prefix: string) =>
      readEndings(await fetchText(template.replace(PLACEHOLDER, prefix), LIMITS, { headers: PADDED })),
  });
  return {
    isBreached: async (password) => {
      const hash = createHash("sha1").update(password).digest("hex").toUpperCase();
      try {
        return (await endingsOf(hash.slice(0, PREFIX))).has(hash.slice(PREFIX));
      } catch (error) {
        log.warn(faultName(error), "The service of breached passwords does not answer");
        return false;
      }
    },
  };
}

/** Reads the endings of hashes; padding lines, which have a count of zero, are dropped. */
const readEndings = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(/^([\dA-F]{35}):(\d+)\s*$/gim)].flatMap(([, ending = "", count]) =>
      Number(count) > 0 ? [ending.toUpperCase()] : [],
    ),
  );
