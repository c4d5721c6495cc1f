/** What a call may carry besides its input. */
export interface CallContext {
  /** Makes placing an order safe to repeat (orders §23). */
  idempotencyKey?: string;
  /** The token of a session that this device has already dropped; by default a call uses the device's own. */
  token?: string;
  /** Called with the progress of the job behind a 202, 0 to 1. */
  onProgress?: (progress: number) => void;
}

export interface ApiOptions {
  /** The server's origin: on the web, this page's own. */
  origin: string;
  /** The token at the time of the call, or null for a visitor. */
  token: () => string | null;
  /**
   * Called with the renewed token from an answer's header. It replaces the stored token if that is the one that was
   * sent (wire §14). The answer is held back until the returned promise settles, as for `onUnauthorized`.
   */
  onRenewedToken: (renewed: string, sent: string) => Promise<unknown> | undefined;
  /** Called when a call with this token got a 401: the member is signed out. */
  onUnauthorized: (token: string) => Promise<unknown> | undefined;
}
