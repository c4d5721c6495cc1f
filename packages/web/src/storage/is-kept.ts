/** Whether the device stores anything under a key. The value is not read: that is for the schema that checks it. */
export function isKept(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
