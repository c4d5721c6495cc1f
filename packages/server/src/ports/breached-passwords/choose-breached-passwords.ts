import { createHash } from "node:crypto";
import { faultName } from "../../http/call-log.ts";
import type { Services } from "../../services.ts";
import { askedService } from "../asked-service.ts";
import { fetchText } from "../fetch-json.ts";
import { type BreachedPasswords, noBreachedPasswords } from "./breached-passwords.ts";

const PLACEHOLDER = "{prefix}";
/** Somebody waits for it before the page that they are on. */
const LIMITS = { timeout_ms: 2_000, max_bytes: 256 * 1024 };
const KEPT_MS = 24 * 60 * 60_000;
/** Of the forty digits of a hash: hundreds of passwords begin so, of which the service is not told which it is. */
const PREFIX = 5;
/** Answers of one length for all, so that whoever sees lines alone learns nothing. */
const PADDED = { "add-padding": "true" };

export const isRangeTemplate = (template: string): boolean =>
  template.split(PLACEHOLDER).length === 2 &&
  /^https?:\/\/[^/{@]+\//.test(template) &&
  URL.canParse(template.replace(PLACEHOLDER, "0"));

/** A service that answers the endings of hashes that begin as told, a line each with how often it was found. */
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

/** Lines that were added for length alone were found no times. */
const readEndings = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(/^([\dA-F]{35}):(\d+)\s*$/gim)].flatMap(([, ending = "", count]) =>
      Number(count) > 0 ? [ending.toUpperCase()] : [],
    ),
  );
