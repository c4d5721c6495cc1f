/**
 * Prefix of the keys for input into a member's own forms that was not saved. Form and member are part of the key, so
 * that another member who signs in does not find it.
 */
export const OWN_FORM = "own-form-";

/** Stores a value for this tab until it closes or takes the value; no other tab or site can read it. */
export function keepForTab(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The storage is full or forbidden.
  }
}

/** Removes every value whose key begins with `beginning`. */
export function dropForTab(beginning: string): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(beginning)) sessionStorage.removeItem(key);
  } catch {
    // A forbidden storage holds nothing.
  }
}

/** Returns a stored value and removes it; null if there is none. */
export function takeForTab(key: string): unknown {
  const kept = seeForTab(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // A forbidden storage holds nothing.
  }
  return kept;
}

/** The same without removing it. */
export function seeForTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}
