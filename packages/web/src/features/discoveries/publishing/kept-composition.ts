import type { DiscoveryInput } from "@tablee/contract/discoveries/publishing.contract";
import * as v from "valibot";
import { newKey } from "../../../api/new-key.ts";
import { forgetFiles, keepFile, keptFile } from "../../../storage/kept-file.ts";
import { stored } from "../../../storage/stored.ts";
import { Composition, EMPTY } from "./composition.ts";

const PICTURES = "new-discovery";
const pictureOf = (account_id: number): string => `${PICTURES}-${account_id}`;

/** The one that is being composed on this device, and whose it is. */
const kept = stored(
  "new-discovery",
  v.object({
    account_id: v.optional(v.nullable(v.pipe(v.number(), v.safeInteger())), null),
    /** Under which it is handed in: sent twice it is one. */
    key: v.optional(v.string(), ""),
    /** What was sent under the key (`contentOf`), and may have arrived; null: nothing. */
    sent: v.optional(v.nullable(v.string()), null),
    composition: v.optional(Composition, EMPTY),
  }),
);

const isOf = (account_id: number): boolean => kept.get().account_id === account_id && kept.get().key !== "";

/** What a member had begun here; of somebody else's nothing is shown. */
export const readBegun = (account_id: number): Composition => (isOf(account_id) ? kept.get().composition : EMPTY);

/** Somebody else's goes. */
export function keepBegun(account_id: number, composition: Composition): void {
  const fresh = { account_id, key: newKey(), sent: null };
  kept.set({ ...(isOf(account_id) ? {} : fresh), composition });
}

/** What is sent, to be compared with what was sent before. */
export const contentOf = (input: DiscoveryInput, image: File | null): string =>
  JSON.stringify([input, image?.size ?? null]);

/** The key under which it is sent, and what that key has been used for. */
export interface SentBefore {
  key: string;
  before: "nothing" | "the same" | "something else";
}

/** Notes what is being sent for the first time; a picture alone has nothing begun yet. */
export function noteSending(account_id: number, composition: Composition, content: string): SentBefore {
  if (!isOf(account_id)) keepBegun(account_id, composition);
  const { key, sent } = kept.get();
  if (sent === null) kept.set({ sent: content });
  return { key, before: sent === null ? "nothing" : sent === content ? "the same" : "something else" };
}

/** Nothing came of what was sent before: what is sent now goes under a key of its own. */
export function renewKey(content: string): string {
  const key = newKey();
  kept.set({ key, sent: content });
  return key;
}

/** Handed in, or thrown away. */
export function forgetBegun(account_id: number): Promise<void> {
  kept.reset();
  return keepFile(pictureOf(account_id), null);
}

/** Whoever signs out leaves nothing of it to the next. */
export function forgetAllBegun(): Promise<void> {
  kept.reset();
  return forgetFiles(PICTURES);
}

export const keepPicture = (account_id: number, file: Blob): void => void keepFile(pictureOf(account_id), file);
export const dropPicture = (account_id: number): void => void keepFile(pictureOf(account_id), null);
export const readPicture = (account_id: number): Promise<Blob | null> => keptFile(pictureOf(account_id));
