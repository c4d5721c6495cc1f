const PATIENCE_MS = 1_000;
const TRIES = 20;
const LAST_PORT = 65_535;

/**
 * Whether nobody listens there, and `fetch` and browsers may ask it: some ports they never ask (6000, 6666), without
 * a word to whoever listens.
 */
const isFree = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    () => false,
    (error: unknown) => (error as { cause?: { code?: string } }).cause?.code === "ECONNREFUSED",
  );

/** The first port from this one on that can be asked on this machine; null where none of the next ones can. */
export async function freePort(from: number): Promise<number | null> {
  if (!Number.isInteger(from)) return null;
  for (let port = from; port < from + TRIES && port <= LAST_PORT; port += 1) {
    if (await isFree(port)) return port;
  }
  return null;
}
