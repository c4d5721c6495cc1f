/** Whether this device keeps something under a key, without reading what: that is for the schema that checks it. */
export function isKept(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
