import { faultRecord } from "../../http/call-log.ts";
import type { Services } from "../../services.ts";
import { addressOfName } from "../picture-address.ts";
import { addressesInTexts, addressesOfMembers } from "./pictures-in-use.queries.ts";

/**
 * The age at which no row can still be about to use a picture: its row was never written, is gone, or the picture could
 * not be removed at once. Together with the pause between two sweeps (chores.ts) it is removed within a day.
 */
const AGE_MS = 18 * 3_600_000;
const BATCH = 2_000;

/**
 * Removes the pictures that no row uses, before they are a day old (pictures §7); returns how many files. Processes may
 * sweep concurrently: files that are already gone are skipped.
 */
export async function sweepPictures(services: Services, batch = BATCH): Promise<number> {
  const { pictures, clock, log } = services;
  let swept = 0;
  let names: string[] = [];
  // Read once a sweep: no row can still be about to use what is that old.
  let reading: Promise<ReadonlySet<string>> | undefined;
  const inTexts = () => (reading ??= addressesInTexts(services.database.db));
  const sweep = async () => {
    const unnamed = await unnamedOf(services, names, inTexts);
    names = [];
    await pictures.remove(unnamed);
    swept += unnamed.length;
  };
  try {
    for await (const name of pictures.list("", new Date(clock().getTime() - AGE_MS))) {
      names.push(name);
      if (names.length >= batch) await sweep();
    }
    await sweep();
  } catch (error) {
    log.warn(faultRecord(error), "Pictures could not be swept");
  }
  return swept;
}

/** The stored names whose address no row uses. Names that are not ours are left alone. */
async function unnamedOf(
  { database }: Services,
  names: readonly string[],
  inTexts: () => Promise<ReadonlySet<string>>,
): Promise<string[]> {
  const addresses = new Map(names.map((name) => [name, addressOfName(name)]));
  const asked = [...new Set(addresses.values())].filter((address) => address !== null);
  const members = await addressesOfMembers(database.db, asked);
  const left = asked.filter((address) => !members.has(address));
  if (left.length === 0) return [];
  const used = await inTexts();
  const unused = new Set(left.filter((address) => !used.has(address)));
  return names.filter((name) => {
    const address = addresses.get(name);
    return address !== null && address !== undefined && unused.has(address);
  });
}
