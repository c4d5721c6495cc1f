import type { Suspension } from "@tablee/domain/accounts/suspension";
import type { Language } from "@tablee/domain/language/text";
import type { RateLimits } from "../ports/rate-limits.ts";
import type { Services } from "../services.ts";

/** The signed-in member of a call. Rights are read with the session, never from the client. */
export interface Viewer {
  account_id: number;
  session_id: number;
  admin: boolean;
  moderator: boolean;
  /** While it is set, the member cannot post anything to others; absent means none. */
  suspension?: Suspension | null;
}

/** What a call has besides its input. */
export interface Context extends Services {
  request_id: string;
  /** null: a visitor. An invalid token never gets this far: it is answered with 401 before. */
  viewer: Viewer | null;
  language: Language;
  /** The caller's address, for limits. */
  address: string;
  limits: RateLimits;
  /** The request's headers, with lower-case names. */
  headers: Readonly<Record<string, string | undefined>>;
  /** Returns a signal that is aborted when the client has gone; absent if that cannot be known. */
  gone?: () => AbortSignal;
  /** The headers of the answer, by lower-case name. */
  answer_headers: Map<string, string>;
}
