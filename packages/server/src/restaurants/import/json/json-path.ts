/** Where something stands in a JSON document: keys and indexes from the root. */
export type JsonPath = readonly (string | number)[];

const PLAIN_KEY = /^[A-Za-z_][A-Za-z0-9_]*$/;

/** `$.elements[3].tags["addr:city"]` */
export const writePath = (path: JsonPath): string =>
  path.reduce<string>((written, step) => {
    if (typeof step === "number") return `${written}[${step}]`;
    return PLAIN_KEY.test(step) ? `${written}.${step}` : `${written}[${JSON.stringify(step)}]`;
  }, "$");
