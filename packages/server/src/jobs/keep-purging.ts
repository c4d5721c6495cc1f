import { logFault } from "../http/call-log.ts";
import type { Services } from "../services.ts";

const EVERY_MS = 6 * 3_600_000;

/** Deletes by statements of `batch` rows, because one that deletes more would hold its rows for long; answers how many. */
export const purgeInBatches = async (batch: number, deleteUpTo: (most: number) => Promise<number>): Promise<number> => {
  let purged = 0;
  for (;;) {
    const gone = await deleteUpTo(batch);
    purged += gone;
    if (gone < batch) return purged;
  }
};

/** Purges now and every few hours while the process lives, each on its own; answers how to stop. */
export const keepPurging = (
  services: Services,
  purges: Readonly<Record<string, (services: Services) => Promise<unknown>>>,
): (() => void) => {
  const purge = () => {
    for (const [name, one] of Object.entries(purges)) {
      void one(services).catch((error: unknown) => logFault(services.log, error, `purge of ${name}`));
    }
  };
  const timer = setInterval(purge, EVERY_MS).unref();
  purge();
  return () => clearInterval(timer);
};
