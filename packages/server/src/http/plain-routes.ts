import { setTimeout as pause } from "node:timers/promises";
import { drawAvatar } from "../accounts/avatar.ts";
import { isReachable } from "../database/reachable.ts";
import type { PictureStore } from "../ports/pictures/pictures.ts";
import type { Services } from "../services.ts";
import { KeptText, sendBody } from "./answering/answer.ts";
import type { Asked } from "./asked.ts";
import { makeApiDocs, type PlainAnswer } from "./api-docs.ts";
import { openApiDocument } from "./openapi.ts";
import { hearPaymentService } from "../payments/hear-service.ts";
import { serveStopMail } from "../notifications/serve-stop-mail.ts";
import { STOP_MAIL_PATH } from "../notifications/stop-mail.ts";
import { notFound, refusal } from "./refusal.ts";

/** Answers what is not a call of the contract; returns false for anything else. Throws refusals. */
export type PlainRoutes = (asked: Asked) => Promise<boolean>;

export interface PlainOptions {
  docsFolder: string | undefined;
  /** Whether the bus between processes answers. */
  isBusReachable: () => Promise<boolean>;
  /** Whether this process is about to end: load balancers should then send it no new calls. */
  isLeaving: () => boolean;
}

const JSON_TYPE = { "content-type": "application/json", "cache-control": "no-store" };
const YEAR_S = 31_536_000;
/** A drawing that is opened by itself may not do anything. */
const AVATAR_HEADERS = {
  "content-type": "image/svg+xml",
  "cache-control": `public, max-age=${YEAR_S}, immutable`,
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
};

/** Where the payment service announces payments (payments §10). */
const PAYMENT_EVENTS = "/payments/events";
const HEARD = new KeptText('{"heard":true}');

/** How long a readiness check waits for a picture store that hangs. */
const PICTURES_MS = 1_000;

/** Whether the picture store answers; that it has nothing under a name counts as an answer. */
const arePicturesReachable = (pictures: PictureStore): Promise<boolean> =>
  Promise.race([
    pictures.get("none.webp").then(
      () => true,
      () => false,
    ),
    pause(PICTURES_MS, false, { ref: false }),
  ]);

export function makePlainRoutes(
  services: Services,
  { docsFolder, isBusReachable, isLeaving }: PlainOptions,
): PlainRoutes {
  const docs = makeApiDocs(docsFolder);
  let document: Promise<KeptText> | undefined;

  const ready = async (): Promise<PlainAnswer> => {
    if (isLeaving()) throw refusal(503, "leaving", "This process is about to end");
    const [database, bus, storage] = await Promise.all([
      isReachable(services.database),
      isBusReachable(),
      arePicturesReachable(services.pictures),
    ]);
    // A process without the bus or the pictures is still ready: limits then count in this process, and sockets receive
    // this process's own changes. Otherwise every balancer would take its last process out of service when one of them
    // fails.
    const state = { database, bus, storage };
    if (database) return { headers: JSON_TYPE, body: new KeptText(JSON.stringify({ status: "ready", ...state })) };
    throw refusal(503, "not_ready", "Something that this process needs does not answer", state);
  };

  const avatar = async (config: URLSearchParams): Promise<PlainAnswer> => {
    const { svg, lasting } = await drawAvatar(services, config);
    return { headers: lasting ? AVATAR_HEADERS : { ...AVATAR_HEADERS, "cache-control": "no-store" }, body: svg };
  };

  const find = async (path: string, url: URL): Promise<PlainAnswer | null> => {
    switch (path) {
      case "/health":
        return { headers: JSON_TYPE, body: new KeptText('{"status":"up"}') };
      case "/ready":
        return ready();
      case "/openapi.json":
        document ??= openApiDocument().then((text) => new KeptText(text));
        return { headers: { ...JSON_TYPE, "cache-control": "no-cache" }, body: await document };
      case "/avatar.svg":
        return avatar(url.searchParams);
      default:
        return path.startsWith("/docs") ? docs(path) : null;
    }
  };

  return async ({ request, response, method, path, url }) => {
    if (path === PAYMENT_EVENTS && services.payments.online) {
      if (method !== "POST") throw notFound();
      await hearPaymentService(services, request);
      await sendBody(request, response, 200, JSON_TYPE, HEARD);
      return true;
    }
    const stops = path.startsWith(STOP_MAIL_PATH);
    const found = stops ? await serveStopMail(services, method, path) : await find(path, url);
    if (!found) return false;
    if (method !== "GET" && !stops) throw notFound();
    const headers = { "x-content-type-options": "nosniff", ...found.headers };
    await sendBody(request, response, found.status ?? 200, headers, found.body);
    return true;
  };
}
