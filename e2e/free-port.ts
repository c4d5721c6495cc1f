const PATIENCE_MS = 1_000;
const TRIES = 20;
const LAST_PORT = 65_535;

/**
 * Whether nothing listens on a port and `fetch` and browsers may use it: some ports (6000, 6666) they always refuse,
 * without any notice to a server there.
 */
const isFree = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    () => false,
    (error: unknown) => (error as { cause?: { code?: string } }).cause?.code === "ECONNREFUSED",
  );

/** The first usable port from this one on; null if none of the next ones is. */
export async function freePort(from: number): Promise<number | null> {
  if (!Number.isInteger(from)) return null;
  for (let port = from; port < from + TRIES && port <= LAST_PORT; port += 1) {
    if (await isFree(port)) return port;
  }
  return null;
}
