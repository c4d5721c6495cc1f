/** The memory that V8 uses for each, in bytes, including the spare capacity of arrays, maps and sets. */
const OBJECT = 24;
const FIELD = 8;
const LIST = 48;
const HASHED = 160;
const ENTRY = 40;
const NUMBER = 16;
const DATE = 96;
const TEXT = 24;
const BUFFER = 200;

/**
 * Estimates the memory that a value uses, in bytes, so that caches can be limited by memory and not by the number of
 * entries. For data without cycles; shared parts count every time.
 */
export function sizeInMemory(value: unknown): number {
  if (typeof value === "string") return TEXT + value.length;
  if (typeof value === "number") return Number.isInteger(value) ? 0 : NUMBER;
  if (typeof value !== "object" || value === null) return 0;
  if (ArrayBuffer.isView(value)) return BUFFER + value.byteLength;
  if (value instanceof Date) return DATE;
  if (value instanceof Map) return HASHED + value.size * ENTRY + sumOf([...value.keys(), ...value.values()]);
  if (value instanceof Set) return HASHED + value.size * ENTRY + sumOf([...value]);
  if (Array.isArray(value)) return LIST + value.length * FIELD + sumOf(value);
  const fields: unknown[] = Object.values(value);
  return OBJECT + fields.length * FIELD + sumOf(fields);
}

const sumOf = (values: readonly unknown[]): number => values.reduce<number>((sum, one) => sum + sizeInMemory(one), 0);
