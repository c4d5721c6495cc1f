import { ORPCError } from "@orpc/client";
import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import type { DiscoveryInput } from "@tablee/contract/discoveries/publishing.contract";
import type { Api } from "../../../api/create-api.ts";
import { upload } from "../../../api/upload.ts";

/** How far it is: the picture on its way, 0 to 1; then what the server makes of it; or waiting for the line. */
export type Sending = { at: "sending" | "finishing"; share: number } | { at: "offline" };
export interface Sent {
  input: DiscoveryInput;
  image: File | null;
  key: string;
  /** Sent before, perhaps in another life of the page: it may have arrived. */
  tried: boolean;
}
interface Ways {
  api: Api;
  origin: string;
  onSending: (sending: Sending) => void;
  signal: AbortSignal;
}

/** Shorter than a poll of other jobs: somebody is looking. */
const LOOK_AGAIN_MS = 700;
const TRY_AGAIN_MS = 3_000;

const sleep = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => (clearTimeout(timer), reject(signal.reason as Error)), { once: true });
  });
const isOffline = (error: unknown): boolean =>
  error instanceof ORPCError && (error.code === "offline" || error.status === 408 || error.code === "busy");

/**
 * Hands in a discovery and follows it to its end, through lost lines: where an answer is lost the server is asked what
 * became of the key, and the picture is sent again only where it never arrived. Rejects with what the server refuses.
 */
export async function sendDiscovery(sent: Sent, ways: Ways): Promise<Discovery> {
  let { tried } = sent;
  for (;;) {
    try {
      const before = tried ? await begunBefore(sent.key, ways) : null;
      tried = true;
      const id = before ?? (await handIn(sent, ways));
      return await followed(id, ways);
    } catch (error) {
      if (!isOffline(error)) throw error;
      ways.onSending({ at: "offline" });
      await sleep(TRY_AGAIN_MS, ways.signal);
    }
  }
}

async function begunBefore(key: string, { api }: Ways): Promise<string | null> {
  try {
    return (await api.publishing.created({ key })).id;
  } catch (error) {
    if (error instanceof ORPCError && error.status === 404) return null;
    throw error;
  }
}

async function followed(id: string, { api, onSending, signal }: Ways): Promise<Discovery> {
  for (;;) {
    const job = await api.progress.get({ id });
    onSending({ at: "finishing", share: job.progress });
    if (job.error) throw new ORPCError(job.error.code, { ...job.error, defined: true });
    if (job.finished) return job.data as Discovery;
    await sleep(LOOK_AGAIN_MS, signal);
  }
}

/** Answers the id of the progress. */
async function handIn({ input, image, key }: Sent, { origin, onSending, signal }: Ways): Promise<string> {
  const form = new FormData();
  form.set("data", JSON.stringify(input));
  if (image) form.set("image", image);
  const begun = await upload({
    origin,
    path: "/client/recommendation/create",
    form,
    headers: { "idempotency-key": key },
    onShare: (share) => onSending({ at: "sending", share }),
    signal,
  });
  return (begun as { id: string }).id;
}
