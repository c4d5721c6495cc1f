import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { headersOf } from "./answer.ts";

export type Parts = AsyncIterator<unknown, unknown> & AsyncIterable<unknown>;

/** Whether a call answers part by part instead of a value. */
export const isParts = (output: unknown): output is Parts =>
  typeof output === "object" && output !== null && Symbol.asyncIterator in output;

/**
 * Sends the parts of an answer as server-sent events, each as soon as it is there. What goes wrong before the first is
 * thrown, so that it is refused like any other call; after that the line is cut, and that the event `done` is missing
 * tells the client.
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
      // A proxy that gathers an answer before it passes it on would make one of its parts.
      "x-accel-buffering": "no",
    });
    for (; !next.done; next = await parts.next()) {
      // What is written to a line that is gone never drains.
      if (response.destroyed) return;
      if (!response.write(`event: message\ndata: ${JSON.stringify(next.value)}\n\n`)) await drained(response);
    }
    response.end("event: done\n\n");
  } finally {
    await parts.return?.();
  }
}

/** Until what was written is out, or nobody reads it any more. */
const drained = async (response: ServerResponse): Promise<void> => {
  const gone = new AbortController();
  const { signal } = gone;
  try {
    await Promise.race([once(response, "drain", { signal }), once(response, "close", { signal })]);
  } finally {
    gone.abort();
  }
};

/** A signal that is aborted when whoever asked has gone away before the end of the answer. */
export function goneSignal(response: ServerResponse): AbortSignal {
  const control = new AbortController();
  response.once("close", () => control.abort());
  return control.signal;
}
