import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import * as z from "zod";
import type { Tags } from "./osm.schema.ts";

/** Returns the value of the first tag that is not empty. */
export const firstTag = (tags: Tags, ...keys: readonly string[]): string | null => {
  for (const key of keys) {
    const value = Object.hasOwn(tags, key) ? tags[key]?.trim() : "";
    if (value) return value;
  }
  return null;
};

/** Returns a number of a list such as "+1 514 555 0101; +1 514 555 0102" in E.164, null if none can be read. */
export const readPhone = (written: string): string | null => {
  for (const one of written.split(/[;,/]/)) {
    // Canadian numbering is the default because our places are there; a number with a country prefix is read as
    // written.
    const number = parsePhoneNumberFromString(one, "CA");
    if (number?.isValid()) return number.number;
  }
  return null;
};

const WebAddress = z.url({ protocol: /^https?$/ }).max(2_000);

/** An address as people write it: `www.bar.ca`, or a bare domain. */
const BARE = /^(www\.[^\s/]+|[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,})(\/\S*)?$/i;

/**
 * Returns the first URL of a list, or null. wire §25: it must start with http or https; https is prepended to an
 * address that has neither.
 */
export const readWebsite = (written: string): string | null => {
  const first = written.replace(/;\s*(https?:|www\.).*$/s, "").trim();
  const whole = BARE.test(first) ? `https://${first}` : first;
  return WebAddress.safeParse(whole).success ? whole : null;
};

const CANADIAN = /^([A-Z]\d[A-Z])\s*(\d[A-Z]\d)$/;

/** "h2j2k8" becomes H2J 2K8; other codes stay as they are, null if too long for a postal code. */
export const readPostalCode = (written: string): string | null => {
  const code = written.toUpperCase().replace(CANADIAN, "$1 $2");
  return code.length <= 12 ? code : null;
};

/** Returns "4-1871 Rue Sainte-Catherine Ouest": unit, number and street as on a Canadian letter. */
export const readAddress = (tags: Tags): string => {
  const street = firstTag(tags, "addr:street", "addr:place");
  if (street === null) return (firstTag(tags, "addr:full") ?? "").slice(0, 300);
  const number = [firstTag(tags, "addr:unit"), firstTag(tags, "addr:housenumber")].filter((part) => part !== null);
  return [number.join("-"), street]
    .filter((part) => part !== "")
    .join(" ")
    .slice(0, 300);
};
