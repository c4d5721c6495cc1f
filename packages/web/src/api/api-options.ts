/** What a call may carry besides its input. */
export interface CallContext {
  /** Makes placing an order safe to repeat (orders §23). */
  idempotencyKey?: string;
  /** Of a session that this device has let go of already; else a call goes with the device's own. */
  token?: string;
  /** Told how far a 202's job is, 0 to 1. */
  onProgress?: (progress: number) => void;
}

export interface ApiOptions {
  /** Where the server is: this page's own origin on the web. */
  origin: string;
  /** The token at the moment of the call, or null for a visitor. */
  token: () => string | null;
  /**
   * A renewed token in an answer's header replaces the stored one, where that is the one sent (wire §14). The answer
   * waits for it, as for the next.
   */
  onRenewedToken: (renewed: string, sent: string) => Promise<unknown> | undefined;
  /** A 401 of a call that carried this token: it logs the user out. */
  onUnauthorized: (token: string) => Promise<unknown> | undefined;
}
