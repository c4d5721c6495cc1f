/** What the database numbers things with. */
const LARGEST_ID = 2_147_483_647;

/** The id that an address names; undefined: it names none, whatever else it holds. */
export function readId(value: unknown): number | undefined {
  if (typeof value !== "number" && typeof value !== "string") return undefined;
  const id = Number(value);
  // As it is written: "007" and "7.0" name nothing.
  return /^[1-9]\d{0,9}$/.test(String(value)) && id <= LARGEST_ID ? id : undefined;
}
