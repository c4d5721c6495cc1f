import {
  getMultipartBoundary,
  MaxPartsExceededError,
  type MultipartPart,
  parseMultipart,
} from "@remix-run/multipart-parser";
import { sentFile } from "./sent-file.ts";

/** More than any call has; hundreds of thousands of them would block the process. */
export const MAX_PARTS = 100;
/** The maximum size of a part's headers: its name, its file name, its type. */
const MAX_HEAD = 4_096;

/**
 * Reads a multipart body as a form whose files refer to the body's bytes: the platform's own reader copies a photograph
 * four times. Returns "too many" if it has too many parts, null if it is not a form.
 */
export function readForm(body: Buffer<ArrayBuffer>, type: string): FormData | "too many" | null {
  const boundary = getMultipartBoundary(type);
  if (!boundary) return null;
  // The size of the body was limited while it arrived.
  const limits = { maxParts: MAX_PARTS, maxHeaderSize: MAX_HEAD, maxFileSize: body.length, maxTotalSize: body.length };
  const form = new FormData();
  try {
    for (const part of parseMultipart(body, { boundary, ...limits })) {
      if (!append(form, part)) return null;
    }
  } catch (error) {
    return error instanceof MaxPartsExceededError ? "too many" : null;
  }
  return form;
}

/** Appends a part to a form; returns whether it has a name. */
function append(form: FormData, part: MultipartPart): boolean {
  const { name, filename, headers } = part;
  if (name === undefined) return false;
  const bytes = bytesIn(part);
  if (filename === undefined) form.append(name, new TextDecoder().decode(bytes));
  else form.append(name, sentFile(bytes, filename, headers["content-type"] ?? "application/octet-stream"));
  return true;
}

/** Returns a part's bytes; in a body received as one buffer, a part is in one piece. */
const bytesIn = ({ content: [piece] }: MultipartPart): Buffer<ArrayBuffer> =>
  piece ? Buffer.from(piece.buffer as ArrayBuffer, piece.byteOffset, piece.byteLength) : Buffer.alloc(0);
