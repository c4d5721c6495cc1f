import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Smaller bodies fit one packet whatever their encoding. */
const MIN_COMPRESSED = 1_400;
/** The level at which brotli costs as much as gzip and says the same in fewer bytes. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** A text with its compressed forms, for an answer that is sent more than once. */
export class KeptText {
  readonly plain: Buffer;
  readonly #forms = new Map<string, Promise<Buffer>>();

  constructor(text: string) {
    this.plain = Buffer.from(text);
  }

  in(encoding: Encoding): Promise<Buffer> {
    let form = this.#forms.get(encoding);
    if (!form) {
      form = compress(this.plain, encoding);
      this.#forms.set(encoding, form);
    }
    return form;
  }
}

type Encoding = "br" | "gzip";

const compress = (bytes: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === "br" ? brotli(bytes, BROTLI) : gzipped(bytes);

const encodingFor = (request: IncomingMessage): Encoding | null => {
  const accepted = request.headers["accept-encoding"];
  if (accepted === undefined) return null;
  if (/\bbr\b(?!;q=0(\.0+)?\b)/.test(accepted)) return "br";
  return /\bgzip\b(?!;q=0(\.0+)?\b)/.test(accepted) ? "gzip" : null;
};

/** The headers of every answer of a call, with its own. */
export function headersOf(type: string, own: Iterable<[string, string]>): Record<string, string> {
  return {
    "content-type": type,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    ...Object.fromEntries(own),
  };
}

/** Sends a body whole, compressed where that is worth it and the client can read it. */
export async function sendBody(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: Record<string, string>,
  body: string | Buffer | KeptText,
): Promise<void> {
  const plain = body instanceof KeptText ? body.plain : body;
  const encoding = plain.length < MIN_COMPRESSED ? null : encodingFor(request);
  let bytes: string | Buffer = plain;
  if (encoding !== null) {
    bytes = await (body instanceof KeptText ? body.in(encoding) : compress(Buffer.from(plain), encoding));
    headers["content-encoding"] = encoding;
    response.appendHeader("vary", "Accept-Encoding");
  }
  headers["content-length"] = String(typeof bytes === "string" ? Buffer.byteLength(bytes) : bytes.length);
  if (response.destroyed) return;
  response.writeHead(status, headers);
  response.end(bytes);
}
