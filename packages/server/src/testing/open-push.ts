import { createDecipheriv, type ECDH, hkdfSync } from "node:crypto";

const derived = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, length));

/** Decrypts a message as a browser does (RFC 8291, one record of RFC 8188). */
export function opened(sealed: Buffer, browser: ECDH, auth: Buffer): string {
  const salt = sealed.subarray(0, 16);
  const sender = sealed.subarray(21, 21 + sealed.readUInt8(20));
  const body = sealed.subarray(21 + sender.length);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), browser.getPublicKey(), sender]);
  const secret = derived(browser.computeSecret(sender), auth, info, 32);
  const key = derived(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derived(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce);
  decipher.setAuthTag(body.subarray(-16));
  const plain = Buffer.concat([decipher.update(body.subarray(0, -16)), decipher.final()]);
  // What follows the last 2 is padding.
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}
