import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompressSync, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Smaller bodies fit into one packet without compression. */
const MIN_COMPRESSED = 1_400;
/** The level at which brotli costs as much as gzip and compresses better. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** A text with its compressed forms, for an answer that is sent more than once. */
export class KeptText {
  readonly plain: Buffer;
  readonly #forms = new Map<string, Promise<Buffer>>();

  constructor(text: string) {
    this.plain = Buffer.from(text);
  }

  get length(): number {
    return this.plain.length;
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

/**
 * The same for texts of which thousands are cached. Only the brotli form, which nearly every client accepts, is stored;
 * it takes a fifth of the memory. Other forms are made from it on request.
 */
export class PackedText {
  /** Length of the text, in bytes. */
  readonly length: number;
  readonly #packed: Buffer;

  private constructor(length: number, packed: Buffer) {
    this.length = length;
    this.#packed = packed;
  }

  static async of(text: string): Promise<PackedText> {
    const plain = Buffer.from(text);
    const packed = await brotli(plain, BROTLI);
    // Copied into memory of its own size, because zlib's result may be part of a block many times larger.
    const own = Buffer.allocUnsafeSlow(packed.length);
    packed.copy(own);
    return new PackedText(plain.length, own);
  }

  /** The memory it uses, in bytes. */
  get size(): number {
    return this.#packed.length;
  }

  get plain(): Buffer {
    return brotliDecompressSync(this.#packed);
  }

  async in(encoding: Encoding): Promise<Buffer> {
    return encoding === "br" ? this.#packed : compress(this.plain, encoding);
  }
}

type Encoding = "br" | "gzip";
type Body = string | Buffer | KeptText | PackedText;

const compress = (bytes: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === "br" ? brotli(bytes, BROTLI) : gzipped(bytes);

const encodingFor = (request: IncomingMessage): Encoding | null => {
  const accepted = request.headers["accept-encoding"];
  if (accepted === undefined) return null;
  if (/\bbr\b(?!;q=0(\.0+)?\b)/.test(accepted)) return "br";
  return /\bgzip\b(?!;q=0(\.0+)?\b)/.test(accepted) ? "gzip" : null;
};

/** Returns the headers common to all answers of calls, plus the given ones. */
export function headersOf(type: string, own: Iterable<[string, string]>): Record<string, string> {
  return {
    "content-type": type,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    ...Object.fromEntries(own),
  };
}

const isText = (body: Body): body is string | Buffer => typeof body === "string" || Buffer.isBuffer(body);
const plainOf = (body: Body): string | Buffer => (isText(body) ? body : body.plain);
const packedOf = (body: Body, encoding: Encoding): Promise<Buffer> =>
  isText(body) ? compress(Buffer.from(body), encoding) : body.in(encoding);

/** Sends a complete body, compressed if that is worthwhile and the client accepts it. */
export async function sendBody(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: Record<string, string>,
  body: Body,
): Promise<void> {
  const encoding = body.length < MIN_COMPRESSED ? null : encodingFor(request);
  const bytes = encoding === null ? plainOf(body) : await packedOf(body, encoding);
  if (encoding !== null) {
    headers["content-encoding"] = encoding;
    response.appendHeader("vary", "Accept-Encoding");
  }
  headers["content-length"] = String(typeof bytes === "string" ? Buffer.byteLength(bytes) : bytes.length);
  if (response.destroyed) return;
  response.writeHead(status, headers);
  response.end(bytes);
}
