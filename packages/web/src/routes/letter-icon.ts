import type { Site } from "./site-facts.ts";

/** For a site without colours. */
const PLAIN = { ground: "black", letter: "white" };

const lightOf = (property: string | undefined): string | undefined => /#[\da-f]{6}/i.exec(property ?? "")?.[0];

/**
 * The icon of a site without a logo: the first letter or digit of its name, in its colour. The same in both languages.
 */
export function letterIcon({ name, properties }: Pick<Site, "name" | "properties">): string {
  const letter = /[\p{L}\p{N}]/u.exec(name.default ?? name.fr ?? name.en ?? "")?.[0].toUpperCase() ?? "";
  const ground = lightOf(properties["--primary"]) ?? PLAIN.ground;
  const ink = lightOf(properties["--on-primary"]) ?? PLAIN.letter;
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="16" fill="${ground}"/>` +
      `<text x="32" y="45" font-family="Georgia,serif" font-size="38" text-anchor="middle" fill="${ink}">${letter}</text></svg>`,
  )}`;
}
