import { AVATAR_COLOURS, AVATAR_VARIANTS } from "@tablee/domain/accounts/avatar-options";
import { faultName } from "../http/call-log.ts";
import type { Services } from "../services.ts";
import { askedService } from "./asked-service.ts";
import { type AvatarService, noAvatarService } from "./avatar-service.ts";
import { fetchText } from "./fetch-json.ts";

const QUERY = "{query}";
const FIELDS: readonly string[] = [...Object.keys(AVATAR_VARIANTS), ...AVATAR_COLOURS];
const LIMITS = { timeout_ms: 5_000, max_bytes: 256 * 1024 };
const KEPT_MS = 24 * 60 * 60_000;
/** An editor requests every option of a part at once. */
const MAX_ASKING = 64;
const SVG = /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)?<svg[\s>]/;

/** `{query}` stands for the whole config, as in our own URLs, and `{eyes}` and the like for one of its values. */
const fill = (template: string, config: URLSearchParams): string =>
  FIELDS.reduce(
    (address, field) => address.replaceAll(`{${field}}`, encodeURIComponent(config.get(field) ?? "")),
    template.replaceAll(QUERY, config.toString()),
  );

export const isAvatarTemplate = (template: string): boolean =>
  [QUERY, ...FIELDS.map((field) => `{${field}}`)].some((place) => template.includes(place)) &&
  /^https?:\/\/[^/{@]+\//.test(template) &&
  URL.canParse(fill(template, new URLSearchParams())) &&
  !/[{}]/.test(fill(template, new URLSearchParams()));

/** A service given by the template of its URL. Only this server requests it, so visitors' addresses do not reach it. */
export function chooseAvatarService(
  template: string | null,
  { clock, log }: Pick<Services, "clock" | "log">,
): AvatarService {
  if (template === null) return noAvatarService;
  const ask = askedService({
    clock,
    kept_ms: KEPT_MS,
    max_asking: MAX_ASKING,
    ask: async (address: string) => {
      const drawn = await fetchText(address, LIMITS, { headers: { accept: "image/svg+xml" } });
      if (!SVG.test(drawn)) throw Object.assign(new Error("It draws no SVG"), { code: "NO_SVG" });
      return drawn;
    },
  });
  return {
    none: false,
    draw: async (config) => {
      try {
        return await ask(fill(template, config));
      } catch (error) {
        log.warn(faultName(error), "The service of avatars does not answer");
        return null;
      }
    },
  };
}
