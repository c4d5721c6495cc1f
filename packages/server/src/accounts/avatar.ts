import {
  AVATAR_COLOURS,
  AVATAR_OPTIONAL,
  AVATAR_VARIANTS,
  type AvatarVariantField,
  isAvatarColour,
} from "@tablee/domain/accounts/avatar-options";
import { LRUCache } from "lru-cache";
import { KeptText } from "../http/answering/answer.ts";
import { invalidInput } from "../http/refusal.ts";
import type { Services } from "../services.ts";

/** The style's own names for fields, if they differ from ours on the wire. */
const STYLE_NAME: Partial<Record<AvatarVariantField, string>> = { clothing: "clothes" };

/** The defaults of fields that are left out and have no "none": the plainest of each. */
const PLAIN: Record<string, string> = {
  skinColor: "edb98a",
  hatColor: "3c4f5c",
  hairColor: "4a312c",
  facialHairColor: "4a312c",
  clothing: "shirtCrewNeck",
  clothesColor: "3c4f5c",
  eyes: "default",
  eyebrows: "defaultNatural",
  mouth: "default",
};

const MAX_KEPT = 500;
const kept = new LRUCache<string, KeptText>({ max: MAX_KEPT });

/** A drawing, and whether it may be cached for good: one that stands in for the avatar service's drawing may not. */
export interface DrawnAvatar {
  svg: KeptText;
  lasting: boolean;
}

/**
 * Draws an avatar as SVG from the query of its address (accounts §43): by the avatar service if one is configured and
 * answers, otherwise by our own code. Throws invalid_input for a name or a value that is not in
 * domain/accounts/avatar-options.
 */
export async function drawAvatar({ avatars }: Pick<Services, "avatars">, query: URLSearchParams): Promise<DrawnAvatar> {
  const options = readAvatar(query);
  const theirs = await avatars.draw(query);
  if (theirs !== null) return { svg: new KeptText(theirs), lasting: true };
  return { svg: await drawOwn(options), lasting: avatars.none };
}

async function drawOwn(options: StyleOptions): Promise<KeptText> {
  const key = JSON.stringify(options);
  const drawn = kept.get(key) ?? new KeptText(await draw(options));
  kept.set(key, drawn);
  return drawn;
}

type StyleOptions = Record<string, string | number>;

function readAvatar(query: URLSearchParams): StyleOptions {
  const issues: { path: string; reason: string }[] = [];
  const fields = [...Object.keys(AVATAR_VARIANTS), ...AVATAR_COLOURS];
  for (const name of new Set(query.keys())) {
    if (!fields.includes(name)) issues.push({ path: name, reason: "Not a field of an avatar" });
    else if (query.getAll(name).length > 1) issues.push({ path: name, reason: "Given more than once" });
  }

  const options: StyleOptions = {};
  for (const [field, variants] of Object.entries(AVATAR_VARIANTS) as [AvatarVariantField, readonly string[]][]) {
    const value = query.get(field) ?? PLAIN[field];
    const name = STYLE_NAME[field] ?? field;
    if (value !== undefined && !variants.includes(value))
      issues.push({ path: field, reason: "Not a value of this field" });
    if (value !== undefined) options[`${name}Variant`] = value;
    if ((AVATAR_OPTIONAL as readonly string[]).includes(field)) {
      options[`${name}Probability`] = value === undefined ? 0 : 100;
    }
  }
  for (const field of AVATAR_COLOURS) {
    const value = query.get(field) ?? PLAIN[field];
    if (value !== undefined && !isAvatarColour(value))
      issues.push({ path: field, reason: "Not six hexadecimal digits" });
    if (value !== undefined) options[field] = `#${value}`;
  }
  if (issues.length > 0) throw invalidInput(issues);
  return options;
}

let drawing: Promise<(options: StyleOptions) => string> | undefined;

/** Loads the library and its drawings when the first avatar is requested. */
async function draw(options: StyleOptions): Promise<string> {
  drawing ??= (async () => {
    const [{ Avatar, Style }, { default: avataaars }] = await Promise.all([
      import("@dicebear/core"),
      import("@dicebear/styles/avataaars.json", { with: { type: "json" } }),
    ]);
    const style = new Style(avataaars);
    // A fixed seed, so that what the options leave open (the print on a shirt) is the same every time. Glasses are
    // dark.
    return (chosen: StyleOptions) =>
      new Avatar(style, { seed: "tablee", accessoriesColor: "#262e33", ...chosen }).toString();
  })();
  return (await drawing)(options);
}
