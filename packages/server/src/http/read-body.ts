import { isUtf8 } from "node:buffer";
import type { IncomingMessage } from "node:http";
import type { BodyLimits } from "./body-limits.ts";
import { MAX_PARTS, readForm } from "./forms/read-form.ts";
import { invalidInput, refusal } from "./refusal.ts";

const tooLarge = (limit: number) =>
  refusal(413, "payload_too_large", `The body is over its limit of ${limit} bytes`, { limit });
const malformedJson = () => refusal(400, "malformed_json", "The body is not well-formed JSON in UTF-8");
const malformedBody = () => refusal(400, "malformed_body", "The body is not what its content type says");
const incompleteBody = () => refusal(400, "incomplete_body", "The client went away within its body");

const tooSlow = () => refusal(408, "body_too_slow", "The body did not arrive in the time that it has");

/** Bytes that are still accepted after a refusal, so that a client in the middle of sending reads the answer. */
const LINGER_BYTES = 16 * 1024 * 1024;
/** How long the client may take to read the answer to a body that came too slowly. */
const ANSWER_MS = 1_000;

/** Refuses a file before any of it is stored, in such a way that its sender can read the answer while still sending. */
export function refusedUnread(request: IncomingMessage, why: Error): Error {
  endLingering(request);
  return why;
}

/**
 * Reads a request's body: the value of a JSON body, the FormData of a multipart one, undefined if there is none. Throws
 * payload_too_large (counted while it arrives, whatever the header says), body_too_slow, malformed_json,
 * malformed_body, unsupported_media_type.
 */
export async function readBody(request: IncomingMessage, limits: BodyLimits): Promise<unknown> {
  const type = request.headers["content-type"] ?? "application/json";
  const bytes = await readBytes(request, limits);
  if (bytes.length === 0) return undefined;
  if (type.startsWith("application/json")) return parseJson(bytes, limits.judged);
  if (type.startsWith("multipart/form-data")) {
    await giveWay(bytes);
    const form = readForm(bytes, type);
    if (form === "too many") throw invalidInput([{ path: "", reason: `More than ${MAX_PARTS} fields` }]);
    if (!form) throw malformedBody();
    return form;
  }
  throw refusal(415, "unsupported_media_type", "A body is application/json or multipart/form-data");
}

/** Copying this much takes a millisecond or two. */
const LARGE_BYTES = 1024 * 1024;

/** Yields before a pass over a large body, because several passes in a row would block other calls. */
const giveWay = async ({ length }: Buffer): Promise<void> => {
  if (length > LARGE_BYTES) await new Promise((resolve) => setImmediate(resolve));
};

/** Reads a request's body as it is; throws payload_too_large, body_too_slow, incomplete_body. */
export async function readBytes(
  request: IncomingMessage,
  { bytes: limit, within_ms, least }: BodyLimits,
): Promise<Buffer<ArrayBuffer>> {
  if (Number(request.headers["content-length"]) > limit) {
    endLingering(request);
    throw tooLarge(limit);
  }
  const told = Number(request.headers["content-length"]);
  const pieces = told > LARGE_BYTES ? asTold(told) : inPieces();
  let size = 0;
  let timer: NodeJS.Timeout | undefined;
  let watch: NodeJS.Timeout | undefined;
  // Not `for await`: leaving that loop early destroys the request, and with it the answer.
  await new Promise<void>((resolve, reject) => {
    const giveUp = () => {
      request.removeAllListeners("data");
      endLingering(request);
      // Allows time for the answer; a slow client cannot keep the connection open for longer.
      setTimeout(() => request.destroy(), ANSWER_MS).unref();
      reject(tooSlow());
    };
    timer = setTimeout(giveUp, within_ms);
    let before = 0;
    const look = ({ bytes }: { bytes: number }) => {
      if (size - before < bytes) giveUp();
      before = size;
    };
    if (least) watch = setInterval(() => look(least), least.each_ms);
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) {
        request.removeAllListeners("data");
        endLingering(request);
        reject(tooLarge(limit));
        return;
      }
      pieces.add(chunk, size - chunk.length);
    });
    request.once("end", resolve);
    request.once("error", () => reject(incompleteBody()));
    // Every request closes, and creating a refusal is expensive: it is made only if the body was not read to its end.
    request.once("close", () => request.readableEnded || reject(incompleteBody()));
  }).finally(() => {
    clearTimeout(timer);
    clearInterval(watch);
  });
  return pieces.whole(size);
}

interface Pieces {
  add(piece: Buffer, at: number): void;
  whole(size: number): Buffer<ArrayBuffer>;
}

/** Collects pieces, for a body that is short or of unknown length. */
function inPieces(): Pieces {
  const pieces: Buffer[] = [];
  return { add: (piece) => void pieces.push(piece), whole: (size) => Buffer.concat(pieces, size) };
}

/** Allocates the declared length at once and copies each piece into it, so that nothing is held in memory twice. */
function asTold(length: number): Pieces {
  const all = Buffer.allocUnsafeSlow(length);
  return { add: (piece, at) => void piece.copy(all, at), whole: (size) => all.subarray(0, size) };
}

function endLingering(request: IncomingMessage): void {
  let rest = 0;
  request.on("data", (chunk: Buffer) => {
    rest += chunk.length;
    if (rest > LINGER_BYTES) request.destroy();
  });
  request.resume();
}

function parseJson(bytes: Buffer, judged: string | undefined): unknown {
  if (!isUtf8(bytes)) throw malformedJson();
  return parseJsonText(bytes.toString("utf8"), judged);
}

/**
 * Parses a JSON text. Throws malformed_json, and invalid_input for text that cannot be stored, except in the field that
 * the call itself judges (`judged`).
 */
export function parseJsonText(text: string, judged?: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw malformedJson();
  }
  refuseDeep(value, DEEPEST);
  // Only an escape can produce what UTF-8 cannot contain.
  if (text.includes(String.raw`\u`)) refuseUnstorableText(judged === undefined ? value : without(judged, value), []);
  return value;
}

/** Nothing in the contract is nested deeper. */
const DEEPEST = 20;

/** Code that compares or serialises a value recurses into each level, and overflows the stack at tens of thousands. */
function refuseDeep(value: unknown, levels: number): void {
  if (typeof value !== "object" || value === null) return;
  if (levels === 0) throw invalidInput([{ path: "", reason: "Nested too deeply" }]);
  for (const part of Object.values(value)) refuseDeep(part, levels - 1);
}

/** Returns the value without the field, if that is a text; any other content of the field is checked as usual. */
const without = (field: string, value: unknown): unknown => {
  if (typeof value !== "object" || value === null) return value;
  const { [field]: text, ...rest } = value as Record<string, unknown>;
  return typeof text === "string" ? rest : value;
};

/** Refuses text with a NUL or half of a surrogate pair, which the database cannot store. */
function refuseUnstorableText(value: unknown, path: readonly string[]): void {
  if (typeof value === "string") {
    if (value.includes("\0") || !value.isWellFormed()) {
      throw invalidInput([
        { path: path.join("."), reason: "Invalid text: it holds a NUL or half of a surrogate pair" },
      ]);
    }
  } else if (typeof value === "object" && value !== null) {
    for (const [key, part] of Object.entries(value)) refuseUnstorableText(part, [...path, key]);
  }
}
