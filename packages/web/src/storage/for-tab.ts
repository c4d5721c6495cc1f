/** What one tab keeps until it closes, and gives out once: no other tab and no other site reads it. */
export function keepForTab(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A storage that is full or forbidden.
  }
}

/** null where nothing was kept. */
export function takeForTab(key: string): unknown {
  try {
    const kept = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return JSON.parse(kept ?? "null");
  } catch {
    return null;
  }
}
