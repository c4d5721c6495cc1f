import type { Contract } from "@tablee/contract/contract";

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Converts an input that contains a file to the form in which it travels (wire §2): the file, the path's parameters,
 * and everything else as JSON in `data`. Any other input is returned unchanged.
 */
export function withFiles(contract: Contract, path: readonly string[], input: unknown): unknown {
  if (!isObject(input) || !Object.values(input).some((value) => value instanceof Blob)) return input;
  const named = namesIn(contract, path);
  const entries = Object.entries(input);
  const goesAsItIs = ([name, value]: [string, unknown]) => value instanceof Blob || named.has(name);
  const data = Object.fromEntries(entries.filter((entry) => !goesAsItIs(entry)));
  return { ...Object.fromEntries(entries.filter(goesAsItIs)), data: JSON.stringify(data) };
}

/** The names of the parameters in a call's path, such as `id` in `/client/recommendation/{id}`. */
function namesIn(contract: Contract, path: readonly string[]): Set<string> {
  let at: unknown = contract;
  for (const name of path) at = isObject(at) ? at[name] : undefined;
  const { route } = (isObject(at) ? (at["~orpc"] ?? {}) : {}) as { route?: { path?: string } };
  return new Set([...(route?.path ?? "").matchAll(/\{\+?(\w+)\}/g)].flatMap(([, name]) => name ?? []));
}
