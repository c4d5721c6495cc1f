import {
  getMultipartBoundary,
  MaxPartsExceededError,
  type MultipartPart,
  parseMultipart,
} from "@remix-run/multipart-parser";
import { sentFile } from "./sent-file.ts";

/** More than any call has; hundreds of thousands of them would hold the process up. */
export const MAX_PARTS = 100;
/** What stands above a part: its name, the file's, its type. */
const MAX_HEAD = 4_096;

/**
 * The form in a multipart body, its files as they lie there and not as copies: the platform's own reader copies a
 * photograph four times over. "too many": parts; null: it is no form.
 */
export function readForm(body: Buffer<ArrayBuffer>, type: string): FormData | "too many" | null {
  const boundary = getMultipartBoundary(type);
  if (!boundary) return null;
  // What a body may weigh was asked while it came.
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

/** Whether the part has a name. */
function append(form: FormData, part: MultipartPart): boolean {
  const { name, filename, headers } = part;
  if (name === undefined) return false;
  const bytes = bytesIn(part);
  if (filename === undefined) form.append(name, new TextDecoder().decode(bytes));
  else form.append(name, sentFile(bytes, filename, headers["content-type"] ?? "application/octet-stream"));
  return true;
}

/** A part of a body that has come whole lies in one piece. */
const bytesIn = ({ content: [piece] }: MultipartPart): Buffer<ArrayBuffer> =>
  piece ? Buffer.from(piece.buffer as ArrayBuffer, piece.byteOffset, piece.byteLength) : Buffer.alloc(0);
