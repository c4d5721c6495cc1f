/** What was typed into a member's own forms and not saved, by form and member: nobody else signs in to it. */
export const OWN_FORM = "own-form-";

/** What one tab keeps until it closes, and gives out once: no other tab and no other site reads it. */
export function keepForTab(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A storage that is full or forbidden.
  }
}

/** Drops everything whose key begins so. */
export function dropForTab(beginning: string): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(beginning)) sessionStorage.removeItem(key);
  } catch {
    // A forbidden storage holds nothing.
  }
}

/** null where nothing was kept. */
export function takeForTab(key: string): unknown {
  const kept = seeForTab(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // A forbidden storage holds nothing.
  }
  return kept;
}

/** The same without taking it. */
export function seeForTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}
