import type { ApiOptions } from "./api-options.ts";

interface Heard {
  status: number;
  /** Of the header `x-renewed-token`. */
  renewed: string | null;
  /** The token that the question carried. */
  sent: string | null;
}
type Listeners = Pick<ApiOptions, "onRenewedToken" | "onUnauthorized">;

/** What every answer tells of the session: another token, or that there is none any more (wire §14, wire §17). */
export async function hearSession({ status, renewed, sent }: Heard, listeners: Listeners): Promise<void> {
  if (!sent) return;
  if (renewed) await listeners.onRenewedToken(renewed, sent);
  if (status === 401) await listeners.onUnauthorized(sent);
}
