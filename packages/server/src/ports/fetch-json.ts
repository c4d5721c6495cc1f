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
 * JSON from a service that the host's configuration names, as {@link fetchText} brings it. Rejects on what is no JSON;
 * its message quotes that: it is not for a log. With a form, it is a POST.
 */
export async function fetchJson(url: string, limits: Limits, form?: URLSearchParams): Promise<unknown> {
  const headers = { accept: "application/json" };
  const text = await fetchText(url, limits, { headers, ...(form ? { method: "POST", body: form } : {}) });
  return JSON.parse(text) as unknown;
}

/** What a service answers that the host's configuration names, whole; it rejects as {@link fetchParts} does. */
export async function fetchText(url: string, { timeout_ms, max_bytes }: Limits, sent: Sent): Promise<string> {
  const { parts } = await fetchParts(url, { signal: AbortSignal.timeout(timeout_ms), max_bytes }, sent);
  let text = "";
  for await (const part of parts) text += part;
  return text;
}

interface Answer {
  /** Of its contents: `text/event-stream`. */
  type: string;
  /** Its text as it comes. Whoever stops reading hangs up. */
  parts: AsyncGenerator<string, void>;
}

/**
 * What a service answers that the host's configuration names, as it comes. Rejects on any status but 200, on a redirect
 * (it could lead into a network that strangers must not reach), beyond the given size and where the signal aborts it.
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
