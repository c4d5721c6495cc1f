/** The largest id that the database can give. */
const LARGEST_ID = 2_147_483_647;

/** The id in a part of an address; undefined if it is anything else. */
export function readId(value: unknown): number | undefined {
  if (typeof value !== "number" && typeof value !== "string") return undefined;
  const id = Number(value);
  // Only the canonical spelling counts: "007" and "7.0" are no ids.
  return /^[1-9]\d{0,9}$/.test(String(value)) && id <= LARGEST_ID ? id : undefined;
}
