import { ORPCError } from "@orpc/client";
import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import type { DiscoveryInput } from "@tablee/contract/discoveries/publishing.contract";
import { isCallError } from "../../../api/call-error.ts";
import { newKey } from "../../../api/new-key.ts";
import type { Api } from "../../../api/create-api.ts";
import { progressPause } from "../../../api/progress/progress-pause.ts";
import { upload } from "../../../api/upload.ts";
import type { SentBefore } from "./kept-composition.ts";

/** The progress: the upload of the picture, 0 to 1; then the server's processing; or waiting for a connection. */
export type Sending = { at: "sending" | "finishing"; share: number } | { at: "offline" };
interface Content {
  input: DiscoveryInput;
  image: File | null;
}
export interface Sent extends Content, SentBefore {
  /** Returns a new key, for what is sent after an earlier attempt came to nothing. */
  renewKey: () => string;
}
export interface Change extends Content {
  id: number;
  /** The idempotency key of this change: sent again with it, the change is saved once. */
  key: string;
  /** The revision that its author has seen. */
  revision: number;
}
interface Ways {
  api: Api;
  onSending: (sending: Sending) => void;
  signal: AbortSignal;
}

const TRY_AGAIN_MS = 3_000;

const sleep = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    signal.throwIfAborted();
    const leave = () => (clearTimeout(timer), reject(signal.reason as Error));
    const timer = setTimeout(() => (signal.removeEventListener("abort", leave), resolve()), ms);
    signal.addEventListener("abort", leave, { once: true });
  });
/** A time-out is none of these: it is told (wire §12), and the member sends again when they like. */
const isOffline = (error: unknown): boolean =>
  isCallError(error) && (error.code === "offline" || error.code === "busy");
/** Whether it says nothing about what was sent. */
const saysNothing = (error: unknown): boolean => !isCallError(error) || isOffline(error) || error.status === 408;

/** Retries after a pause as long as the connection is lost. */
async function throughLostLines<Result>(work: (tries: number) => Promise<Result>, ways: Ways): Promise<Result> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await work(tries);
    } catch (error) {
      if (!isOffline(error)) throw error;
      ways.onSending({ at: "offline" });
      await sleep(TRY_AGAIN_MS, ways.signal);
    }
  }
}

/**
 * Submits a discovery and follows it to its end through lost connections. If an answer is lost, the server is asked for
 * the outcome of the key, and the picture is sent again only if it never arrived. If the discovery arrived with other
 * words or another picture, it is changed to the current ones. Rejects with what the server refuses.
 */
export async function sendDiscovery(sent: Sent, ways: Ways): Promise<Discovery> {
  const { input, image, before, renewKey } = sent;
  let { key } = sent;
  if (before === "something else") {
    const made = await throughLostLines(() => madeUnder(key, ways), ways);
    if (made) {
      // The creation's key stays bound to what it created; the change has its own.
      return sendChange({ id: made.id, revision: made.revision, input, image, key: newKey() }, ways);
    }
    key = renewKey();
  }
  return throughLostLines(async (tries) => {
    const begun = tries > 0 || before === "the same" ? await begunBefore(key, ways) : null;
    return followed(begun ?? (await handIn({ input, image, key }, ways)), ways);
  }, ways);
}

/** Returns what was created under a key; null if it never arrived, or was refused. */
async function madeUnder(key: string, ways: Ways): Promise<Discovery | null> {
  const begun = await begunBefore(key, ways);
  if (begun === null) return null;
  return followed(begun, ways).catch((error: unknown) => {
    if (saysNothing(error)) throw error;
    return null;
  });
}

/**
 * Changes a discovery through lost connections: by its key the server recognises a change, including its picture, whose
 * answer was lost.
 */
export async function sendChange(change: Change, ways: Ways): Promise<Discovery> {
  const { id, revision, input, image, key } = change;
  const context = { idempotencyKey: key };
  return throughLostLines(
    () => (image ? patch(change, image, ways) : ways.api.publishing.update({ ...input, id, revision }, { context })),
    ways,
  );
}

async function patch({ id, revision, input, key }: Change, image: File, ways: Ways): Promise<Discovery> {
  const { api, onSending, signal } = ways;
  const saved = await upload({
    method: "PATCH",
    api,
    path: `/client/recommendation/${id}`,
    form: formOf({ ...input, revision }, image),
    headers: { "idempotency-key": key },
    onShare: (share) => onSending(share < 1 ? { at: "sending", share } : { at: "finishing", share: 0 }),
    signal,
  });
  return saved as Discovery;
}

function formOf(input: DiscoveryInput, image: File | null): FormData {
  const form = new FormData();
  form.set("data", JSON.stringify(input));
  if (image) form.set("image", image);
  return form;
}

async function begunBefore(key: string, { api }: Ways): Promise<string | null> {
  try {
    return (await api.publishing.created({ key })).id;
  } catch (error) {
    if (isCallError(error) && error.status === 404) return null;
    throw error;
  }
}

async function followed(id: string, { api, onSending, signal }: Ways): Promise<Discovery> {
  for (;;) {
    const job = await api.progress.get({ id });
    onSending({ at: "finishing", share: job.progress });
    if (job.error) throw new ORPCError(job.error.code, { ...job.error, defined: true });
    if (job.finished) return job.data as Discovery;
    await sleep(progressPause(), signal);
  }
}

/** Submits the content and returns the id of the progress. */
async function handIn(sent: Content & { key: string }, { api, onSending, signal }: Ways): Promise<string> {
  const begun = await upload({
    api,
    path: "/client/recommendation/create",
    form: formOf(sent.input, sent.image),
    headers: { "idempotency-key": sent.key },
    onShare: (share) => onSending({ at: "sending", share }),
    signal,
  });
  return (begun as { id: string }).id;
}
