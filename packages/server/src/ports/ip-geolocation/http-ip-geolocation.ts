import * as z from "zod";
import { askedService } from "../asked-service.ts";
import { fetchJson } from "../fetch-json.ts";
import type { IpPosition } from "./ip-geolocation.ts";
import { publicNetwork } from "./public-network.ts";

const PLACEHOLDER = "{ip}";
const TIMEOUT_MS = 2_000;
const MAX_BYTES = 64 * 1_024;
/** Networks rarely move. */
const KEPT_MS = 24 * 60 * 60_000;
const MAX_STATE = 100;

/** Whether this is the URL of a service with a placeholder for the address. */
export const isIpTemplate = (template: string): boolean =>
  template.split(PLACEHOLDER).length === 2 &&
  /^https?:\/\/[^/{@]+\//.test(template) &&
  URL.canParse(template.replace(PLACEHOLDER, "0"));

const number = z.union([z.number(), z.string().regex(/^-?\d+(\.\d+)?$/)]).transform(Number);
const latitude = number.refine((value) => Math.abs(value) <= 90);
const longitude = number.refine((value) => Math.abs(value) <= 180);
/** Two numbers in a text: "45.50,-73.58". */
const pair = z
  .string()
  .transform((text): unknown[] => text.split(","))
  .pipe(z.tuple([latitude, longitude]));
const unless = <Type extends z.ZodType>(type: Type) => type.nullish().catch(null);
const text = unless(z.string());
const names = unless(z.object({ iso_code: text, names: unless(z.object({ en: text })) }));

/** The various names that such services use for the same fields; a field of another shape counts as missing. */
const Answer = z.object({
  latitude: unless(latitude),
  lat: unless(latitude),
  longitude: unless(longitude),
  lon: unless(longitude),
  lng: unless(longitude),
  loc: unless(pair),
  location: unless(z.object({ latitude, longitude })),
  country_code: text,
  countryCode: text,
  country: unless(z.union([z.string(), names])),
  region_name: text,
  regionName: text,
  region: text,
  state: text,
  state_prov: text,
  subdivisions: unless(z.array(names)),
});

function read(json: unknown): IpPosition | null {
  const of = Answer.parse(json);
  const at = {
    latitude: of.latitude ?? of.lat ?? of.location?.latitude ?? of.loc?.[0],
    longitude: of.longitude ?? of.lon ?? of.lng ?? of.location?.longitude ?? of.loc?.[1],
  };
  if (at.latitude === undefined || at.longitude === undefined) return null;
  const country =
    of.country_code ?? of.countryCode ?? (typeof of.country === "string" ? of.country : of.country?.iso_code);
  const region = of.region_name ?? of.regionName ?? of.region ?? of.state ?? of.state_prov;
  return {
    latitude: at.latitude,
    longitude: at.longitude,
    country_code: country && /^[A-Z]{2}$/i.test(country) ? country.toUpperCase() : null,
    state: (region ?? of.subdivisions?.[0]?.names?.en)?.trim().slice(0, MAX_STATE) || null,
  };
}

interface HttpIpGeolocation {
  template: string;
  clock: () => Date;
  /** In milliseconds; 2 seconds by default. */
  timeout_ms?: number;
}

/**
 * Asks a service for the position of an address's network, once a day for each. Addresses that are not public are never
 * sent. Rejects if the service cannot be reached, is paused after failures, or returns nonsense.
 */
export function httpIpGeolocation({ template, clock, timeout_ms = TIMEOUT_MS }: HttpIpGeolocation) {
  const ask = askedService({
    clock,
    kept_ms: KEPT_MS,
    ask: async (network) =>
      read(
        await fetchJson(template.replace(PLACEHOLDER, network), {
          timeout_ms,
          max_bytes: MAX_BYTES,
        }),
      ),
  });
  return async (address: string): Promise<IpPosition | null> => {
    const network = publicNetwork(address);
    return network === null ? null : ask(network);
  };
}
