import type { ApiOptions } from "./api-options.ts";

interface Heard {
  status: number;
  /** The value of the header `x-renewed-token`. */
  renewed: string | null;
  /** The token that the request carried. */
  sent: string | null;
}
type Listeners = Pick<ApiOptions, "onRenewedToken" | "onUnauthorized">;

/**
 * Applies what every answer says about the session: a renewed token, or that the session has ended (wire §14,
 * wire §17).
 */
export async function hearSession({ status, renewed, sent }: Heard, listeners: Listeners): Promise<void> {
  if (!sent) return;
  if (renewed) await listeners.onRenewedToken(renewed, sent);
  if (status === 401) await listeners.onUnauthorized(sent);
}
