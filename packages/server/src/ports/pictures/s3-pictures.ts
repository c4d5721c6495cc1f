import { createHash } from "node:crypto";
import { AwsClient } from "aws4fetch";
import { PicturesUnavailable, type PictureStore, requirePictureName, typeOfPicture } from "./pictures.ts";

/** A bucket of Amazon S3, or of a compatible service. */
export interface S3Options {
  /** Without a trailing slash; the bucket is the first part of the path below it. */
  endpoint: string;
  bucket: string;
  region: string;
  access_key_id: string;
  secret_access_key: string;
}

/** The limit of one request in milliseconds, and how often it is repeated if the service says that it is busy. */
const PATIENCE_MS = 20_000;
const RETRIES = 2;
/** The bucket may also contain other things. */
const FOLDER = "pictures/";
/** How many requests are sent at once when many names are removed. */
const AT_ONCE = 8;

/**
 * Returns a function that sends requests. It throws on a status other than success or the expected ones, without the
 * service's message, which may name keys.
 */
function asking(options: S3Options) {
  const client = new AwsClient({
    accessKeyId: options.access_key_id,
    secretAccessKey: options.secret_access_key,
    service: "s3",
    region: options.region,
    retries: RETRIES,
    initRetryMs: 200,
  });
  return async (address: string, init: RequestInit, foreseen: readonly number[] = []): Promise<Response> => {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await client.fetch(address, { ...init, signal }).catch((error: unknown) => {
      throw new PicturesUnavailable("The store of pictures does not answer", { cause: error });
    });
    if (response.ok || foreseen.includes(response.status)) return response;
    await response.body?.cancel();
    throw new PicturesUnavailable(`The store of pictures answers ${response.status}`);
  };
}

/** Stores pictures in a bucket, which need not be public: the host reads them for its clients. */
export function s3Pictures(options: S3Options): PictureStore {
  const bucket = `${options.endpoint}/${options.bucket}`;
  const ask = asking(options);
  const addressOf = (name: string) => `${bucket}/${FOLDER}${name}`;

  return {
    put: async (name, bytes, type) => {
      requirePictureName(name, type);
      // The service rejects a body that does not match the signed hash.
      const sum = createHash("sha256").update(bytes).digest("hex");
      const headers = { "content-type": type, "x-amz-content-sha256": sum };
      const response = await ask(addressOf(name), { method: "PUT", headers, body: Buffer.from(bytes) });
      await response.body?.cancel();
    },
    get: async (name) => {
      const type = typeOfPicture(name);
      if (type === null) return null;
      const response = await ask(addressOf(name), {}, [404]);
      const bytes = await response.bytes().catch((error: unknown) => {
        throw new PicturesUnavailable("The store of pictures broke off", { cause: error });
      });
      return response.status === 404 ? null : { bytes, type };
    },
    remove: async (names) => {
      for (const name of names) requirePictureName(name);
      for (let at = 0; at < names.length; at += AT_ONCE) {
        await Promise.all(
          names.slice(at, at + AT_ONCE).map(async (name) => {
            const response = await ask(addressOf(name), { method: "DELETE" }, [404]);
            await response.body?.cancel();
          }),
        );
      }
    },
    list: async function* (prefix, olderThan) {
      let token: string | undefined;
      do {
        const query = new URLSearchParams({ "list-type": "2", prefix: FOLDER + prefix });
        if (token !== undefined) query.set("continuation-token", token);
        const page = await (await ask(`${bucket}?${query}`, {})).text();
        for (const { name, at } of listed(page)) {
          if (typeOfPicture(name) !== null && at < olderThan) yield name;
        }
        token = textOf(page, "NextContinuationToken");
      } while (token !== undefined);
    },
  };
}

/** Extracts the entries from a page of ListObjectsV2. Our names contain nothing that XML would escape. */
function* listed(page: string): Generator<{ name: string; at: Date }> {
  for (const [, entry = ""] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
    const key = textOf(entry, "Key") ?? "";
    const at = new Date(textOf(entry, "LastModified") ?? Number.NaN);
    if (key.startsWith(FOLDER)) yield { name: key.slice(FOLDER.length), at };
  }
}

const ESCAPES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

const textOf = (xml: string, tag: string): string | undefined =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`)
    .exec(xml)?.[1]
    ?.replaceAll(/&(amp|lt|gt|quot|apos);/g, (whole, name: string) => ESCAPES[name] ?? whole);
