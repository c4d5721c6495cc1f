import { secondsToNextTry } from "@tablee/domain/webhooks/next-try";
import type { DeliveryFault } from "@tablee/domain/webhooks/webhook";
import { checkWebhookAddress } from "@tablee/domain/webhooks/webhook-address";
import type { JobQueue } from "../jobs/job-queue.ts";
import type { WebhookAnswer } from "../ports/webhook-sender.ts";
import type { Services } from "../services.ts";
import {
  claimDelivery,
  type DeliveryRecord,
  lockDelivery,
  readDelivery,
  updateDelivery,
} from "./deliveries.queries.ts";
import { type EndpointRow, originsOf } from "./endpoints.queries.ts";
import { signatureHeader } from "./signature.ts";

/** One try of a delivery. `tries` is the number of earlier tries, which identifies a try that was already made. */
interface DeliveryJob {
  delivery_id: number;
  tries: number;
}

export const deliveriesQueue: JobQueue<DeliveryJob> = {
  name: "webhook-deliveries",
  grouped: true,
  // Twice the maximum time of sending and recording.
  expire_seconds: 30,
  retries: 3,
  retry_seconds: 5,
  work: (services, job) => deliver(services, job),
};

/** A delivery that has been due for longer than this has lost its job, and gets a new one. */
export const QUEUED_MS = 60_000;

const MAX_ERROR = 300;
/** Longer than sending and recording take, but shorter than until the job of a process that died is given out again. */
const CLAIM_SECONDS = 20;

type Outcome = { answer: WebhookAnswer | null; fault: DeliveryFault | null; error: string | null };

/**
 * Sends an event to its endpoint once, and records the result together with the time of the next try, if any. A process
 * that dies in between causes it to be sent again: receivers recognize it by its id. Throws if another job is just
 * making this try, so that it is later checked whether that job recorded it.
 */
async function deliver(services: Services, { delivery_id, tries }: DeliveryJob): Promise<void> {
  const { database, clock, jobs } = services;
  const record = await readDelivery(database.db, delivery_id);
  if (!record || !isDue(record.delivery, tries)) return;
  if (!(await claimDelivery(database.db, { delivery_id, tries }, CLAIM_SECONDS))) {
    throw new Error(`The delivery ${delivery_id} is being sent by another job`);
  }
  const outcome = await attempt(services, record);
  const at = clock();
  await database.db.transaction(async (tx) => {
    const locked = await lockDelivery(tx, delivery_id);
    if (!locked || !isDue(locked, tries)) return;
    const pause = outcome.fault && secondsToNextTry(outcome.fault, tries + 1, Math.random());
    const next_try = pause === null ? null : new Date(at.getTime() + pause * 1_000);
    await updateDelivery(tx, delivery_id, {
      status: outcome.fault === null ? "delivered" : next_try === null ? "failed" : "pending",
      tries: tries + 1,
      next_try,
      claimed_until: null,
      response_status: outcome.answer?.status ?? null,
      duration: outcome.answer?.duration ?? null,
      fault: outcome.fault,
      error: outcome.error === null ? null : Array.from(outcome.error).slice(0, MAX_ERROR).join(""),
      date_tried: at,
    });
    const next: DeliveryJob = { delivery_id, tries: tries + 1 };
    const group = `${record.event.restaurant_id}`;
    if (pause !== null) await jobs.enqueue(tx, deliveriesQueue, next, { after_seconds: pause, group });
  });
}

const isDue = (delivery: Pick<DeliveryRecord["delivery"], "status" | "tries">, tries: number): boolean =>
  delivery.status === "pending" && delivery.tries === tries;

/** The rules are checked again: an origin removed from the list receives nothing more. */
async function attempt({ database, clock, webhooks }: Services, record: DeliveryRecord): Promise<Outcome> {
  const { endpoint, event } = record;
  if (!endpoint.active) return { answer: null, fault: "endpoint_off", error: null };
  const allowed = await originsOf(database.db, endpoint.restaurant_id);
  if (checkWebhookAddress(endpoint.url, { allowed, http: webhooks.anywhere })) {
    return { answer: null, fault: "address_not_allowed", error: null };
  }
  const body = JSON.stringify(event.payload);
  const at = clock();
  const answer = await webhooks.post({
    url: endpoint.url,
    body,
    headers: {
      "content-type": "application/json",
      "tablee-event": event.type,
      "tablee-event-id": event.id,
      "tablee-delivery": String(record.delivery.id),
      "tablee-signature": signatureHeader(body, at, secretsAt(endpoint, at)),
    },
  });
  return { answer, fault: answer.fault, error: answer.error };
}

/** Returns the valid secrets, newest first. */
const secretsAt = ({ secret, previous_secret, previous_secret_until }: EndpointRow, at: Date): string[] =>
  previous_secret !== null && previous_secret_until !== null && at < previous_secret_until
    ? [secret, previous_secret]
    : [secret];
