import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

/** What an authenticator is asked, taken from the WebAuthn options. */
interface Asked {
  challenge: string;
  origin: string;
  rp_id: string;
}

/** How its answer differs from a correct one. */
interface Own {
  counter?: number;
  /** Whether it has verified its user. */
  verified?: boolean;
  type?: string;
}

const sha256 = (data: Buffer | string): Buffer => createHash("sha256").update(data).digest();
const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_CREDENTIAL = 0x40;

/** A software authenticator with one passkey (ES256) that a test controls. */
export function makeTestAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const credential = randomBytes(16);
  const id = credential.toString("base64url");
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const coordinate = (text: string) => new Uint8Array(Buffer.from(text, "base64url"));
  const cose = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, coordinate(x)],
    [-3, coordinate(y)],
  ]);

  const clientData = (type: string, { challenge, origin }: Asked) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const head = ({ rp_id }: Asked, flags: number, { counter = 0, verified = true }: Own) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rp_id), Buffer.from([flags | PRESENT | (verified ? VERIFIED : 0)]), count]);
  };
  const answer = (response: Record<string, unknown>) => ({
    id,
    rawId: id,
    type: "public-key" as const,
    clientExtensionResults: {},
    response,
  });

  return {
    id,
    create: (asked: Asked, own: Own = {}) => {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credential.length);
      const key = Buffer.from(isoCBOR.encode(cose));
      const authData = Buffer.concat([head(asked, WITH_CREDENTIAL, own), Buffer.alloc(16), length, credential, key]);
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", new Uint8Array(authData)],
      ]);
      return answer({
        clientDataJSON: clientData(own.type ?? "webauthn.create", asked).toString("base64url"),
        attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString("base64url"),
        transports: ["internal"],
      });
    },
    get: (asked: Asked, own: Own = {}) => {
      const data = clientData(own.type ?? "webauthn.get", asked);
      const authData = head(asked, 0, own);
      const signature = createSign("sha256").update(authData).update(sha256(data)).sign(privateKey);
      return answer({
        clientDataJSON: data.toString("base64url"),
        authenticatorData: authData.toString("base64url"),
        signature: signature.toString("base64url"),
      });
    },
  };
}
