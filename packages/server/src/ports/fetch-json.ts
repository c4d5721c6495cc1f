import root from "../../../../package.json" with { type: "json" };

/** What is sent: a form, or JSON with headers of its own. */
type Sent = URLSearchParams | { json: unknown; headers: Record<string, string> };

const postOf = (sent: Sent) =>
  sent instanceof URLSearchParams
    ? { body: sent, headers: {} }
    : { body: JSON.stringify(sent.json), headers: { "content-type": "application/json", ...sent.headers } };

interface Limits {
  timeout_ms: number;
  max_bytes: number;
}

/**
 * JSON from a service that the host's configuration names, as {@link fetchText} brings it. Rejects on what is no JSON;
 * its message quotes that: it is not for a log. With what is sent, it is a POST.
 */
export async function fetchJson(url: string, limits: Limits, sent?: Sent): Promise<unknown> {
  const post = sent && postOf(sent);
  const headers = { accept: "application/json", ...post?.headers };
  const text = await fetchText(url, limits, { headers, ...(post ? { method: "POST", body: post.body } : {}) });
  return JSON.parse(text) as unknown;
}

/**
 * What a service answers that the host's configuration names. Rejects on any status but 200, on a redirect (it could
 * lead into a network that strangers must not reach), and beyond the given time and size.
 */
export async function fetchText(
  url: string,
  limits: Limits,
  { headers, ...asked }: { headers: Record<string, string>; method?: "POST"; body?: URLSearchParams | string },
): Promise<string> {
  const answer = await fetch(url, {
    ...asked,
    redirect: "error",
    signal: AbortSignal.timeout(limits.timeout_ms),
    headers: { "user-agent": `Tablee/${root.version}`, ...headers },
  });
  if (answer.status !== 200 || !answer.body) {
    await answer.body?.cancel();
    throw Object.assign(new Error("It refuses"), { code: `HTTP_${answer.status}` });
  }
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of answer.body) {
    bytes += part.byteLength;
    if (bytes > limits.max_bytes) throw Object.assign(new Error("It answers too much"), { code: "TOO_LARGE" });
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}
