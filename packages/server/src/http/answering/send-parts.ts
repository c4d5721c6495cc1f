import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { headersOf } from "./answer.ts";

export type Parts = AsyncIterator<unknown, unknown> & AsyncIterable<unknown>;

/** Whether a call answers in parts instead of with one value. */
export const isParts = (output: unknown): output is Parts =>
  typeof output === "object" && output !== null && Symbol.asyncIterator in output;

/**
 * Sends the parts of an answer as server-sent events, each as soon as it is available. An error before the first part
 * is thrown, so that it is answered like that of any other call. After that, an error cuts the connection, and the
 * missing `done` event tells the client.
 */
export async function sendParts(
  response: ServerResponse,
  status: number,
  headers: Iterable<[string, string]>,
  parts: Parts,
): Promise<void> {
  try {
    let next = await parts.next();
    if (response.destroyed) return;
    response.writeHead(status, {
      ...headersOf("text/event-stream", headers),
      // A proxy that buffers answers would merge the parts into one.
      "x-accel-buffering": "no",
    });
    for (; !next.done; next = await parts.next()) {
      // A write to a closed connection never drains.
      if (response.destroyed) return;
      if (!response.write(`event: message\ndata: ${JSON.stringify(next.value)}\n\n`)) await drained(response);
    }
    response.end("event: done\n\n");
  } finally {
    await parts.return?.();
  }
}

/** Waits until the written data has been sent, or the client has gone. */
const drained = async (response: ServerResponse): Promise<void> => {
  const gone = new AbortController();
  const { signal } = gone;
  try {
    await Promise.race([once(response, "drain", { signal }), once(response, "close", { signal })]);
  } finally {
    gone.abort();
  }
};

/** Returns a signal that is aborted when the connection closes. */
export function goneSignal(response: ServerResponse): AbortSignal {
  const control = new AbortController();
  if (response.destroyed) control.abort();
  response.once("close", () => control.abort());
  return control.signal;
}
