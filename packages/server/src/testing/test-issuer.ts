import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { exportJWK, exportSPKI, generateKeyPair, type JWTHeaderParameters, type JWTPayload, SignJWT } from "jose";

/** An identity provider for tests, which a test controls. */
export interface TestIssuer {
  /** `http://127.0.0.1:<port>` */
  issuer: string;
  /** Signs a token as the provider would, with the given claims instead of its own. */
  sign(claims: JWTPayload, header?: Partial<JWTHeaderParameters>): Promise<string>;
  /** Signs with a new key from now on, and forgets the old one. */
  rotate(): Promise<void>;
  /** The public key, as text. */
  publicKey(): Promise<string>;
  /** Sets what the token endpoint answers from now on; `forms` are the forms that it received. */
  answers(status: number, body: unknown): void;
  forms: URLSearchParams[];
  /** How often the keys were requested. */
  asked(): number;
  close(): Promise<void>;
}

export async function startTestIssuer(alg: "RS256" | "ES256" = "RS256"): Promise<TestIssuer> {
  const makeKey = async (kid: string) => ({ kid, ...(await generateKeyPair(alg, { extractable: true })) });
  let key = await makeKey("key-1");
  let count = 1;
  let asked = 0;
  let answer: { status: number; body: unknown } = { status: 400, body: { error: "invalid_grant" } };
  const forms: URLSearchParams[] = [];

  const bodyAt = async (path: string | undefined, issuer: string): Promise<unknown> => {
    if (path === "/keys") {
      asked += 1;
      return { keys: [{ ...(await exportJWK(key.publicKey)), kid: key.kid, alg, use: "sig" }] };
    }
    return {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
    };
  };
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const exchange = request.url === "/token";
    if (exchange) forms.push(new URLSearchParams(await text(request)));
    const body = exchange ? answer.body : await bodyAt(request.url, issuer);
    response
      .writeHead(exchange ? answer.status : 200, { "content-type": "application/json" })
      .end(JSON.stringify(body));
  };
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    issuer,
    sign: (claims, header = {}) =>
      new SignJWT({ iss: issuer, ...claims }).setProtectedHeader({ alg, kid: key.kid, ...header }).sign(key.privateKey),
    rotate: async () => {
      count += 1;
      key = await makeKey(`key-${count}`);
    },
    publicKey: () => exportSPKI(key.publicKey),
    answers: (status, body) => {
      answer = { status, body };
    },
    forms,
    asked: () => asked,
    close: async () => {
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
    },
  };
}
