import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, brotliDecompressSync, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

/** Wide enough to look back to the beginning of a page; the default is sixteen times that, made ready for each page. */
const WINDOW_BITS = 18;

const brotliOf = (quality: number, text: Buffer) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
  },
});
/** A quarter of a millisecond for a page: less than it takes to ask another thread. */
const QUICKLY = 1;
/** Two to three milliseconds, for a sixth less. */
const WELL = 5;

/** In memory of its own size: what zlib answers lies in a block that may be many times larger. */
function alone(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

/**
 * What a page consists of, kept in the form that nearly every browser asks for, an eighth of its text. Most addresses
 * are asked for once while they are kept, so it is packed quickly at first, and well when somebody asks again. Who asks
 * for gzip has it made once, for everybody after; who asks for neither is given the text unpacked, which takes a fifth
 * of a millisecond.
 */
export class PageBody {
  #br: Buffer;
  #gzip: Promise<Buffer> | undefined;
  #packing: Promise<void> | undefined;
  /** Bytes that it holds at most, with room for gzip, which is a seventh longer. */
  readonly size: number;
  /** The same for the same text, however it is packed since. */
  readonly etag: string;

  constructor(text: Buffer) {
    this.#br = alone(brotliCompressSync(text, brotliOf(QUICKLY, text)));
    this.size = Math.ceil(this.#br.length * 2.25);
    this.etag = `"${hash("sha256", this.#br, "base64url").slice(0, 22)}"`;
  }

  /** Somebody asks again: it is worth being packed well, once, beside the answers that go on. */
  packWell(): Promise<void> {
    this.#packing ??= this.#packWell();
    return this.#packing;
  }

  async #packWell(): Promise<void> {
    const text = brotliDecompressSync(this.#br);
    this.#br = alone(await compressBrotli(text, brotliOf(WELL, text)));
  }

  as(encoding: Encoding): Buffer | Promise<Buffer> {
    if (encoding === "br") return this.#br;
    if (encoding === "identity") return brotliDecompressSync(this.#br);
    this.#gzip ??= compressGzip(brotliDecompressSync(this.#br), { level: 6 }).then(alone);
    return this.#gzip;
  }
}
