import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { digitsOf, SIGNATURE_DIGITS, type TableCode, writeTableCode } from "@tablee/domain/tables/table-code";

const SECRET_BYTES = 32;

/** Generates the secret with which a table's codes are signed from now on. */
export const newTableSecret = (): string => randomBytes(SECRET_BYTES).toString("base64url");

const sign = (table_id: number, secret: string): string =>
  digitsOf(createHmac("sha256", secret).update(`table:${table_id}`).digest(), SIGNATURE_DIGITS);

/** Returns the code to print for a table. */
export const codeOfTable = ({ id, secret }: { id: number; secret: string }): string =>
  writeTableCode({ table_id: id, signature: sign(id, secret) });

/** Whether a code was signed with this secret. Takes constant time. */
export const isSignedBy = ({ table_id, signature }: TableCode, secret: string): boolean =>
  timingSafeEqual(Buffer.from(sign(table_id, secret)), Buffer.from(signature));
