import * as z from "zod";
import { fetchParts } from "../fetch-json.ts";

/** A streamed token takes about 250 bytes of JSON. */
const MOST_BYTES = 256 * 1_024;

const Whole = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) });
/** The last events of a stream have no choice, or one without content. */
const Piece = z.object({
  choices: z.array(z.object({ delta: z.object({ content: z.string().nullish() }).optional() })),
});

/**
 * Yields a chat's answer in pieces: the text of each event of a stream, or all at once if the chat does not stream.
 * Throws on any other answer, and if the signal aborts; stopping the iteration closes the connection.
 */
export async function* readChat(
  url: string,
  body: object,
  headers: Record<string, string>,
  signal: AbortSignal,
): AsyncGenerator<string, void> {
  const answer = await fetchParts(
    url,
    { signal, max_bytes: MOST_BYTES },
    {
      method: "POST",
      body: JSON.stringify(body),
      headers: { accept: "text/event-stream, application/json", "content-type": "application/json", ...headers },
    },
  );
  if (!answer.type.startsWith("text/event-stream")) {
    let text = "";
    for await (const part of answer.parts) text += part;
    yield Whole.parse(JSON.parse(text)).choices[0]?.message.content ?? "";
    return;
  }
  for await (const data of eventsOf(answer.parts)) {
    if (data === "[DONE]") return;
    yield Piece.parse(JSON.parse(data)).choices[0]?.delta?.content ?? "";
  }
}

/** Yields the data of each event of a stream; comments and other fields are irrelevant here. */
async function* eventsOf(parts: AsyncIterable<string>): AsyncGenerator<string, void> {
  let rest = "";
  for await (const part of parts) {
    rest += part;
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? "";
    for (const line of lines) if (line.startsWith("data:")) yield line.slice("data:".length).trim();
  }
  if (rest.startsWith("data:")) yield rest.slice("data:".length).trim();
}
