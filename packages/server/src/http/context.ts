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
  /** While it holds, the member says nothing to others; missing is none. */
  suspension?: Suspension | null;
}

/** What a call knows besides its input. */
export interface Context extends Services {
  request_id: string;
  /** null: a visitor. A bad token never gets this far: it is answered 401 before. */
  viewer: Viewer | null;
  language: Language;
  /** The caller's address, for limits. */
  address: string;
  limits: RateLimits;
  /** Headers of the request, lower-case names. */
  headers: Readonly<Record<string, string | undefined>>;
  /** Headers that the answer will carry, by lower-case name. */
  answer_headers: Map<string, string>;
}
