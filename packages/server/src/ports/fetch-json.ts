import root from "../../../../package.json" with { type: "json" };

/**
 * JSON from a service that the host's configuration names. Rejects on any status but 200, on a redirect (it could
 * lead into a network that strangers must not reach), on what is no JSON, and beyond the given time and size.
 * The message of what is no JSON quotes it: it is not for a log. With a form that is sent.
 */
export async function fetchJson(
  url: string,
  limits: { timeout_ms: number; max_bytes: number },
  form?: URLSearchParams,
): Promise<unknown> {
  const answer = await fetch(url, {
    ...(form ? { method: "POST", body: form } : {}),
    redirect: "error",
    signal: AbortSignal.timeout(limits.timeout_ms),
    headers: { accept: "application/json", "user-agent": `Tablee/${root.version}` },
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
  return JSON.parse(Buffer.concat(parts).toString("utf8")) as unknown;
}
