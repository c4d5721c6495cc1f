import root from "../../../../package.json" with { type: "json" };

interface Limits {
  timeout_ms: number;
  max_bytes: number;
}

interface Sent {
  headers: Record<string, string>;
  method?: "POST";
  body?: URLSearchParams | string;
}

/**
 * Fetches JSON from a service named in the host's configuration, like {@link fetchText}. Rejects on invalid JSON, with
 * a message that quotes it and so must not be logged. With a form, sends a POST.
 */
export async function fetchJson(url: string, limits: Limits, form?: URLSearchParams): Promise<unknown> {
  const headers = { accept: "application/json" };
  const text = await fetchText(url, limits, { headers, ...(form ? { method: "POST", body: form } : {}) });
  return JSON.parse(text) as unknown;
}

/** Fetches the whole answer of a service named in the host's configuration; rejects like {@link fetchParts}. */
export async function fetchText(url: string, { timeout_ms, max_bytes }: Limits, sent: Sent): Promise<string> {
  const { parts } = await fetchParts(url, { signal: AbortSignal.timeout(timeout_ms), max_bytes }, sent);
  let text = "";
  for await (const part of parts) text += part;
  return text;
}

interface Answer {
  /** The content type: `text/event-stream`. */
  type: string;
  /** Yields its text as it arrives. Stopping the iteration closes the connection. */
  parts: AsyncGenerator<string, void>;
}

/**
 * Fetches an answer as a stream from a service named in the host's configuration. Rejects on any status but 200, on a
 * redirect (it could lead into a private network), beyond the given size and if the signal aborts.
 */
export async function fetchParts(
  url: string,
  { signal, max_bytes }: { signal: AbortSignal; max_bytes: number },
  { headers, ...asked }: Sent,
): Promise<Answer> {
  const answer = await fetch(url, {
    ...asked,
    redirect: "error",
    signal,
    headers: { "user-agent": `Tablee/${root.version}`, ...headers },
  });
  if (answer.status !== 200 || !answer.body) {
    await answer.body?.cancel();
    throw Object.assign(new Error("It refuses"), { code: `HTTP_${answer.status}` });
  }
  return { type: answer.headers.get("content-type") ?? "", parts: partsOf(answer.body, max_bytes) };
}

async function* partsOf(body: ReadableStream<Uint8Array>, max_bytes: number): AsyncGenerator<string, void> {
  const decoder = new TextDecoder();
  let bytes = 0;
  for await (const part of body) {
    bytes += part.byteLength;
    if (bytes > max_bytes) throw Object.assign(new Error("It answers too much"), { code: "TOO_LARGE" });
    yield decoder.decode(part, { stream: true });
  }
  yield decoder.decode();
}
