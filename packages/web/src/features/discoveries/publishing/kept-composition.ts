import type { DiscoveryInput } from "@tablee/contract/discoveries/publishing.contract";
import * as v from "valibot";
import { newKey } from "../../../api/new-key.ts";
import { forgetFiles, keepFile, keptFile } from "../../../storage/kept-file.ts";
import { stored } from "../../../storage/stored.ts";
import { Composition, EMPTY } from "./composition.ts";

const PICTURES = "new-discovery";
const pictureOf = (account_id: number): string => `${PICTURES}-${account_id}`;

/** The composition stored on this device, and whose it is. */
const kept = stored(
  "new-discovery",
  v.object({
    account_id: v.optional(v.nullable(v.pipe(v.number(), v.safeInteger())), null),
    /** The idempotency key: sent twice, it creates one discovery. */
    key: v.optional(v.string(), ""),
    /** What was sent under the key (`contentOf`) and may have arrived; null: nothing. */
    sent: v.optional(v.nullable(v.string()), null),
    composition: v.optional(Composition, EMPTY),
  }),
);

const isOf = (account_id: number): boolean => kept.get().account_id === account_id && kept.get().key !== "";

/** Returns what a member had begun on this device; another member's composition is never shown. */
export const readBegun = (account_id: number): Composition => (isOf(account_id) ? kept.get().composition : EMPTY);

/** Stores the composition, replacing another member's. */
export function keepBegun(account_id: number, composition: Composition): void {
  const fresh = { account_id, key: newKey(), sent: null };
  kept.set({ ...(isOf(account_id) ? {} : fresh), composition });
}

/** Returns the content of a submission, to be compared with an earlier one. */
export const contentOf = (input: DiscoveryInput, image: File | null): string =>
  JSON.stringify([input, image?.size ?? null]);

/** The idempotency key, and the content that it was used for. */
export interface SentBefore {
  key: string;
  before: "nothing" | "the same" | "something else";
}

/** Records the content that is sent for the first time; if only a picture was chosen, nothing has been stored yet. */
export function noteSending(account_id: number, composition: Composition, content: string): SentBefore {
  if (!isOf(account_id)) keepBegun(account_id, composition);
  const { key, sent } = kept.get();
  if (sent === null) kept.set({ sent: content });
  return { key, before: sent === null ? "nothing" : sent === content ? "the same" : "something else" };
}

/** Replaces the key, because nothing came of what was sent under the old one. */
export function renewKey(content: string): string {
  const key = newKey();
  kept.set({ key, sent: content });
  return key;
}

let lastChange = { of: "", key: "" };

/**
 * Returns the idempotency key of a change to a discovery: the same while the same is sent for the same revision, so that
 * what a lost or late answer has saved is not refused as somebody else's change.
 */
export function keyOfChange({ id, revision }: { id: number; revision: number }, content: string): string {
  const of = JSON.stringify([id, revision, content]);
  if (lastChange.of !== of) lastChange = { of, key: newKey() };
  return lastChange.key;
}

/** Deletes a member's composition after it was submitted or discarded. */
export function forgetBegun(account_id: number): Promise<void> {
  kept.reset();
  return keepFile(pictureOf(account_id), null);
}

/** Deletes everything at sign-out, so that the next member sees none of it. */
export function forgetAllBegun(): Promise<void> {
  kept.reset();
  return forgetFiles(PICTURES);
}

export const keepPicture = (account_id: number, file: Blob): void => void keepFile(pictureOf(account_id), file);
export const dropPicture = (account_id: number): void => void keepFile(pictureOf(account_id), null);
export const readPicture = (account_id: number): Promise<Blob | null> => keptFile(pictureOf(account_id));
