import { ExpirationPlugin } from "workbox-expiration/ExpirationPlugin.js";
import { CacheFirst } from "workbox-strategies/CacheFirst.js";
import { isAsset, isPicture } from "./addresses.ts";
import type { BuiltFiles } from "./built-files.ts";

/** The page that a browser draws by itself: the host writes it for each site (apps/host, shell-page.ts). */
const SHELL = "/shell";
const DAY_S = 86_400;

/**
 * What the app is made of, kept on the device. Names of files carry their content's hash, so files of several builds
 * lie side by side in one cache: a page that is open finds the files of its own build whichever worker answers. What
 * nobody has used for long goes by and by.
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

  /** Only one that begins with our own script: while hosts are being replaced another build may answer. */
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
    /** A site's name and colours may change without a build. */
    renewShell: () => keepShell().catch(() => {}),
    install: async (event: ExtendableEvent): Promise<void> => {
      await Promise.all([keepShell(), ...essential.map((path) => fetchInto(assets, event, path))]);
    },
    forgetOlderShells: async (): Promise<void> => {
      const names = await caches.keys();
      const older = names.filter((name) => name.startsWith("shell ") && name !== ofShell);
      await Promise.all(older.map((name) => caches.delete(name)));
    },
    /** What a page had loaded before it had a worker comes from the browser's own cache here. */
    keepLoaded: async (event: ExtendableEvent, loaded: readonly string[]): Promise<void> => {
      for (const address of loaded) {
        const { origin, pathname, search } = new URL(address, worker.location.origin);
        const strategy = origin === worker.location.origin ? strategyOf(pathname) : null;
        if (strategy) await fetchInto(strategy, event, pathname + search).catch(() => {});
      }
    },
    /** What fails is for the next page to go on with. */
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

/** One by one, five hundred files took minutes on a slow device; all at once, what somebody waits for would be late. */
const AT_ONCE = 4;

/** The first that fails ends it, without a word. */
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
