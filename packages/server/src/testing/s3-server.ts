import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export interface S3Server {
  endpoint: string;
  /** Called for each request before it is answered: the status with which to refuse it, or null. */
  refuse: (request: IncomingMessage) => number | null;
  close(): Promise<void>;
}

interface Answer {
  status: number;
  type?: string | undefined;
  body?: string | Buffer;
}
interface Kept {
  body: Buffer;
  type: string | undefined;
  at: Date;
}

const KEYS_A_PAGE = 100;

const hmac = (key: string | Buffer, value: string) => createHmac("sha256", key).update(value).digest();
const sha256 = (value: string | Buffer) => createHash("sha256").update(value).digest("hex");

/**
 * An in-memory bucket that implements S3 as Amazon documents it: it recomputes and compares signatures of version 4,
 * requires the signed bodies, and returns lists in pages. It stands in for a service in tests.
 */
export async function startS3(
  bucket: string,
  keys: { region: string; access_key_id: string; secret_access_key: string },
): Promise<S3Server> {
  const kept = new Map<string, Kept>();
  const made: S3Server = { endpoint: "", refuse: () => null, close: async () => {} };

  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const url = new URL(request.url ?? "/", "http://s3");
    const body = Buffer.from(await text(request.setEncoding("latin1")), "latin1");
    const refused = made.refuse(request);
    if (refused !== null) return { status: refused };
    if (!isSigned(request, url, body, keys)) return { status: 403, body: "<Error><Code>SignatureDoesNotMatch</Code>" };
    const [, name, ...rest] = url.pathname.split("/");
    if (name !== bucket) return { status: 404, body: "<Error><Code>NoSuchBucket</Code></Error>" };
    const key = decodeURIComponent(rest.join("/"));
    if (key === "") return { status: 200, type: "application/xml", body: page(kept, url.searchParams) };
    if (request.method === "PUT") {
      kept.set(key, { body, type: request.headers["content-type"], at: new Date() });
      return { status: 200 };
    }
    if (request.method === "DELETE") {
      kept.delete(key);
      return { status: 204 };
    }
    const found = kept.get(key);
    return found ? { status: 200, type: found.type, body: found.body } : { status: 404 };
  };

  const server = createServer((request, response) => {
    void answer(request).then(({ status, type, body }) => {
      response.writeHead(status, type === undefined ? {} : { "content-type": type }).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  made.endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  made.close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return made;
}

/** ListObjectsV2: keys in order, with an opaque token if there are more. */
function page(kept: ReadonlyMap<string, Kept>, query: URLSearchParams): string {
  const prefix = query.get("prefix") ?? "";
  const after = Buffer.from(query.get("continuation-token") ?? "", "base64").toString();
  const keys = [...kept.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted();
  const shown = keys.slice(0, KEYS_A_PAGE);
  const entries = shown.map(
    (key) =>
      `<Contents><Key>${key}</Key><LastModified>${kept.get(key)?.at.toISOString()}</LastModified><Size>1</Size></Contents>`,
  );
  const more = keys.length > shown.length;
  const token = more
    ? `<NextContinuationToken>${Buffer.from(shown.at(-1) ?? "").toString("base64")}</NextContinuationToken>`
    : "";
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${token}${entries.join("\n")}</ListBucketResult>`;
}

/** Checks an AWS Signature Version 4 in its header form. */
function isSigned(
  request: IncomingMessage,
  url: URL,
  body: Buffer,
  { region, access_key_id, secret_access_key }: { region: string; access_key_id: string; secret_access_key: string },
): boolean {
  const { authorization = "" } = request.headers;
  const at = String(request.headers["x-amz-date"] ?? "");
  const sum = String(request.headers["x-amz-content-sha256"] ?? "");
  const [, credential, names = "", signature] =
    /^AWS4-HMAC-SHA256 Credential=(\S+), ?SignedHeaders=(\S+), ?Signature=(\w+)$/.exec(authorization) ?? [];
  const scope = `${at.slice(0, 8)}/${region}/s3/aws4_request`;
  if (credential !== `${access_key_id}/${scope}`) return false;
  if (sum !== "UNSIGNED-PAYLOAD" && sum !== sha256(body)) return false;
  const headers = names.split(";").map((name) => `${name}:${String(request.headers[name] ?? "").trim()}\n`);
  const query = [...url.searchParams]
    .map((pair) => pair.map(encodeStrictly).join("="))
    .toSorted()
    .join("&");
  const canonical = [request.method, url.pathname, query, headers.join(""), names, sum].join("\n");
  const parts = [at.slice(0, 8), region, "s3", "aws4_request"];
  const key = parts.reduce<string | Buffer>((made, part) => hmac(made, part), `AWS4${secret_access_key}`);
  const wanted = hmac(key, ["AWS4-HMAC-SHA256", at, scope, sha256(canonical)].join("\n"));
  return wanted.toString("hex") === signature;
}

const encodeStrictly = (value: string): string =>
  encodeURIComponent(value).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
