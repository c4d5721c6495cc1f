/** Random bytes in hexadecimal, made without `randomUUID`, which only secure origins have. */
export const randomHex = (count: number): string =>
  crypto.getRandomValues(new Uint8Array(count)).reduce((hex, byte) => hex + byte.toString(16).padStart(2, "0"), "");

/** The key of a new attempt, draft or message: a random UUID. */
export const newKey = (): string => randomHex(16).replace(/^(.{8})(.{4}).(.{3}).(.{3})/, "$1-$2-4$3-a$4-");
