import type { LimitName } from "../ports/limits.ts";

import { STOP_MAIL_PATH } from "../notifications/stop-mail.ts";

/**
 * Returns the limit that counts a call. Monitors call /health and /ready often from one address: the former is free,
 * and the latter has a limit of its own.
 */
export const limitOf = (path: string): LimitName | null =>
  path === "/health" ? null : path === "/ready" ? "ready" : path.startsWith(STOP_MAIL_PATH) ? "mail_stops" : "calls";

/** As how many calls an answer of up to two megabytes counts. */
const LARGE = 30;

/** As how many calls the answer of a path counts: the description of all calls and the page that shows it are large. */
export const answerWeight = (path: string): number =>
  path === "/openapi.json" || path.startsWith("/docs/") ? LARGE : 1;
