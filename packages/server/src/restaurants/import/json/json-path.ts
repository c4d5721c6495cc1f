/** The position of a value in a JSON document: keys and indexes from the root. */
export type JsonPath = readonly (string | number)[];

const PLAIN_KEY = /^[A-Za-z_][A-Za-z0-9_]*$/;

/** Returns the part of a path that exists: a value derived from a file may have parts that the file does not. */
export function pathWithin(value: unknown, path: JsonPath): JsonPath {
  let at = value;
  for (const [depth, step] of path.entries()) {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, step)) return path.slice(0, depth);
    at = (at as Record<string | number, unknown>)[step];
  }
  return path;
}

/** The keys under which tills store a name, in the object itself or in its `item_data`, or whatever `_data` it has. */
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

/** Returns the name of the value at a path, or of its nearest ancestor that has one. */
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
