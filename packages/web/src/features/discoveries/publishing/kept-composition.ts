import * as z from "zod/mini";
import { keepFile, keptFile } from "../../../storage/kept-file.ts";
import { stored } from "../../../storage/stored.ts";
import { Composition, EMPTY } from "./composition.ts";

const PICTURE = "new-discovery";

/** The one that is being composed on this device, and whose it is. */
const kept = stored(
  "new-discovery",
  z.object({
    account_id: z._default(z.nullable(z.int()), null),
    /** Under which it is handed in: sent twice it is one. */
    key: z._default(z.string(), ""),
    /** It was sent before, and may have arrived. */
    tried: z._default(z.boolean(), false),
    composition: z._default(Composition, EMPTY),
  }),
);

export interface Begun {
  key: string;
  composition: Composition;
}

const fresh = (): Begun => ({ key: crypto.randomUUID(), composition: EMPTY });

/** What a member had begun here; of somebody else's nothing is shown. */
export function readBegun(account_id: number): Begun {
  const { account_id: whose, key, composition } = kept.get();
  return whose === account_id && key !== "" ? { key, composition } : fresh();
}

export const keepBegun = (account_id: number, begun: Begun): void => kept.set({ account_id, ...begun });

/** Notes that it is being sent; answers whether it was before. */
export function noteTried(): boolean {
  const { tried } = kept.get();
  kept.set({ tried: true });
  return tried;
}

/** Handed in, or thrown away. */
export function forgetBegun(): void {
  kept.reset();
  void keepFile(PICTURE, null);
}

export const keepPicture = (file: Blob): void => void keepFile(PICTURE, file);
export const readPicture = (): Promise<Blob | null> => keptFile(PICTURE);
