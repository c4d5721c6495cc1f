import { ExpirationPlugin } from "workbox-expiration/ExpirationPlugin.js";
import { CacheFirst } from "workbox-strategies/CacheFirst.js";
import { isAsset, isPicture } from "./addresses.ts";
import type { BuiltFiles } from "./built-files.ts";

/** The page that the browser renders by itself: the host generates it for each site (apps/host, shell-page.ts). */
const SHELL = "/shell";
const DAY_S = 86_400;

/**
 * The app's files, stored on the device. File names contain a hash of the content, so one cache can hold the files of
 * several builds: an open page finds its own build's files whichever worker answers. Files that were not used for long
 * are evicted.
 */
export function appFiles(worker: ServiceWorkerGlobalScope, { entry, essential, rest }: BuiltFiles) {
  const assets = keptFirst("assets", 900, 60 * DAY_S);
  const pictures = keptFirst("pictures", 240, 30 * DAY_S);
  const ofShell = `shell ${entry}`;

  const fetchInto = async (strategy: CacheFirst, event: ExtendableEvent, path: string): Promise<void> => {
    const [answer, done] = strategy.handleAll({ event, request: new Request(path) });
    const { ok, status } = await answer;
    await done;
    if (!ok) throw new Error(`${path}: ${status}`);
  };

  /** Stores the shell only if it starts with this build's script: during a deployment another build may answer. */
  const keepShell = async (): Promise<void> => {
    const answer = await fetch(SHELL, { cache: "no-store", credentials: "omit" });
    const page = await answer.clone().text();
    if (!answer.ok || !page.includes(entry)) throw new Error("The shell is not of this build");
    await (await caches.open(ofShell)).put(SHELL, answer);
  };

  return {
    assets,
    pictures,
    shell: () => caches.match(SHELL, { cacheName: ofShell }),
    /** A site's name and colours may change without a new build. */
    renewShell: () => keepShell().catch(() => {}),
    install: async (event: ExtendableEvent): Promise<void> => {
      await Promise.all([keepShell(), ...essential.map((path) => fetchInto(assets, event, path))]);
    },
    forgetOlderShells: async (): Promise<void> => {
      const names = await caches.keys();
      const older = names.filter((name) => name.startsWith("shell ") && name !== ofShell);
      await Promise.all(older.map((name) => caches.delete(name)));
    },
    /** What a page loaded before it had a worker comes from the browser's HTTP cache here. */
    keepLoaded: async (event: ExtendableEvent, loaded: readonly string[]): Promise<void> => {
      for (const address of loaded) {
        const { origin, pathname, search } = new URL(address, worker.location.origin);
        const strategy = origin === worker.location.origin ? strategyOf(pathname) : null;
        if (strategy) await fetchInto(strategy, event, pathname + search).catch(() => {});
      }
    },
    /** If one file fails, the next page continues. */
    keepRest: (event: ExtendableEvent): Promise<void> => fewAtOnce(rest, (path) => fetchInto(assets, event, path)),
  };

  function strategyOf(pathname: string): CacheFirst | null {
    if (isAsset(pathname)) return assets;
    return isPicture(pathname) ? pictures : null;
  }
}

const keptFirst = (cacheName: string, maxEntries: number, maxAgeSeconds: number) =>
  new CacheFirst({
    cacheName,
    plugins: [new ExpirationPlugin({ maxEntries, maxAgeSeconds, purgeOnQuotaError: true })],
  });

/**
 * One at a time, five hundred files took minutes on a slow device; all at once, they would delay what somebody waits
 * for.
 */
const AT_ONCE = 4;

/** Stops silently at the first failure. */
async function fewAtOnce(paths: readonly string[], keep: (path: string) => Promise<void>): Promise<void> {
  const left = paths.values();
  let failed = false;
  const keepNext = async (): Promise<void> => {
    for (const path of left) {
      if (failed) return;
      await keep(path).catch(() => (failed = true));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, keepNext));
}
