import type { IncomingMessage } from "node:http";
import { hearPayment } from "./hear-payment.ts";
import { type Announced, NotSigned } from "../ports/payments/payments.ts";
import type { Services } from "../services.ts";
import { readBytes } from "../http/read-body.ts";
import { refusal } from "../http/refusal.ts";

/** An announcement is a few kilobytes long. */
const MAX_BYTES = 262_144;
const WITHIN_MS = 15_000;

/**
 * Follows an announcement of the payment service. It is signed, so it needs no session, and nothing of it is read before
 * the signature is checked.
 */
export async function hearPaymentService(services: Services, request: IncomingMessage): Promise<void> {
  const body = await readBytes(request, { bytes: MAX_BYTES, within_ms: WITHIN_MS });
  const announced = await signedAnnouncement(services, body, request.headers["stripe-signature"]);
  if (announced) await hearPayment(services, announced);
}

const signedAnnouncement = async (
  { payments, clock }: Services,
  body: Buffer,
  header: unknown,
): Promise<Announced | null> => {
  try {
    return await payments.hear(body, typeof header === "string" ? header : undefined, clock());
  } catch (error) {
    if (error instanceof NotSigned) throw refusal(400, "not_signed", "The signature is missing, wrong or too old");
    throw error;
  }
};
