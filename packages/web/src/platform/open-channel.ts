/** A channel between the browser's tabs; null without one. Firefox refuses it where a site's storage is forbidden. */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
