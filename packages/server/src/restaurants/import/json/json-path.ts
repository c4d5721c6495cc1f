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

/** `$.elements[3].tags["addr:city"]` */
export const writePath = (path: JsonPath): string =>
  path.reduce<string>((written, step) => {
    if (typeof step === "number") return `${written}[${step}]`;
    return PLAIN_KEY.test(step) ? `${written}.${step}` : `${written}[${JSON.stringify(step)}]`;
  }, "$");
