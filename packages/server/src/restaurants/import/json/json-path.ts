/** Where something stands in a JSON document: keys and indexes from the root. */
export type JsonPath = readonly (string | number)[];

const PLAIN_KEY = /^[A-Za-z_][A-Za-z0-9_]*$/;

/** As much of a path as leads to something: a value that was made of a file may have parts that the file has not. */
export function pathWithin(value: unknown, path: JsonPath): JsonPath {
  let at = value;
  for (const [depth, step] of path.entries()) {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, step)) return path.slice(0, depth);
    at = (at as Record<string | number, unknown>)[step];
  }
  return path;
}

/** What tills call a thing, itself or within what is its own: `item_data`, the tags of a product. */
const NAMES = ["name", "Name", "title"] as const;

function nameOf(thing: object): string | undefined {
  const own = thing as Record<string, unknown>;
  for (const key of NAMES) {
    const word = own[key];
    if (typeof word === "string" && word.trim() !== "") return word.trim();
    const translated = isObject(word) && isObject(word["translations"]) ? Object.values(word["translations"]) : [];
    const first = translated.find((one) => typeof one === "string" && one.trim() !== "");
    if (typeof first === "string") return first.trim();
  }
  const data = Object.keys(own).find((key) => key.endsWith("_data"));
  const within = data === undefined ? undefined : own[data];
  return isObject(within) ? nameOf(within) : undefined;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** The name of what a path leads to, else of the nearest thing around it that has one. */
export function nameAlong(value: unknown, path: JsonPath): string | undefined {
  let [at, name] = [value, undefined as string | undefined];
  for (const step of path) {
    if (!isObject(at) || !Object.hasOwn(at, step)) break;
    at = at[step];
    if (isObject(at)) name = nameOf(at) ?? name;
  }
  return name;
}

/** `$.elements[3].tags["addr:city"]` */
export const writePath = (path: JsonPath): string =>
  path.reduce<string>((written, step) => {
    if (typeof step === "number") return `${written}[${step}]`;
    return PLAIN_KEY.test(step) ? `${written}.${step}` : `${written}[${JSON.stringify(step)}]`;
  }, "$");
