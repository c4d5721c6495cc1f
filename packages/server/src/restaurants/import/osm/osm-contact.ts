import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import * as z from "zod";
import type { Tags } from "./osm.schema.ts";

/** The first of the tags that says anything. */
export const firstTag = (tags: Tags, ...keys: readonly string[]): string | null => {
  for (const key of keys) {
    const value = Object.hasOwn(tags, key) ? tags[key]?.trim() : "";
    if (value) return value;
  }
  return null;
};

/** A number of a list such as "+1 514 555 0101; +1 514 555 0102" in E.164, null where none can be read. */
export const readPhone = (written: string): string | null => {
  for (const one of written.split(/[;,/]/)) {
    // Canada's plan is that of the places we know; a number with its country's prefix is read as it stands.
    const number = parsePhoneNumberFromString(one, "CA");
    if (number?.isValid()) return number.number;
  }
  return null;
};

const WebAddress = z.url({ protocol: /^https?$/ }).max(2_000);

/** An address as people say it: `www.bar.ca`, or a name with its domain. */
const BARE = /^(www\.[^\s/]+|[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,})(\/\S*)?$/i;

/** wire §25: a URL must start with http or https, which is put before one that has neither. The first of a list, or null. */
export const readWebsite = (written: string): string | null => {
  const first = written.replace(/;\s*(https?:|www\.).*$/s, "").trim();
  const whole = BARE.test(first) ? `https://${first}` : first;
  return WebAddress.safeParse(whole).success ? whole : null;
};

const CANADIAN = /^([A-Z]\d[A-Z])\s*(\d[A-Z]\d)$/;

/** "h2j2k8" is H2J 2K8; others as they stand, null where they are too long for a postal code. */
export const readPostalCode = (written: string): string | null => {
  const code = written.toUpperCase().replace(CANADIAN, "$1 $2");
  return code.length <= 12 ? code : null;
};

/** "4-1871 Rue Sainte-Catherine Ouest": unit, number and street as they are written on a letter in Canada. */
export const readAddress = (tags: Tags): string => {
  const street = firstTag(tags, "addr:street", "addr:place");
  if (street === null) return (firstTag(tags, "addr:full") ?? "").slice(0, 300);
  const number = [firstTag(tags, "addr:unit"), firstTag(tags, "addr:housenumber")].filter((part) => part !== null);
  return [number.join("-"), street]
    .filter((part) => part !== "")
    .join(" ")
    .slice(0, 300);
};
