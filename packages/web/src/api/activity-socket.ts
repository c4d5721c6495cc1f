import { ACTIVITY_NAMESPACE, type ActivityServerEvents } from "@tablee/contract/notifications/notifications.events";
import type { Socket } from "socket.io-client";

export type ActivityClient = Socket<ActivityServerEvents>;

export interface ActivitySocketOptions {
  /** Where the server is. */
  origin: string;
  /** The token at the moment of connecting; null: nobody is signed in. */
  token: () => string | null;
  /** Gives back how to stop hearing of it. */
  onTokenChange: (listener: () => void) => () => void;
  received: ActivityServerEvents["new_notification"];
  /** Replaced in tests. */
  connect?: (address: string, token: string) => Promise<ActivityClient>;
}

/** Between tries after a refusal that may pass. */
const RETRY_MS = 5_000;

const connectWithSocketIo = async (address: string, token: string): Promise<ActivityClient> => {
  const { io } = await import("socket.io-client");
  // A web socket at once; long polling only where a proxy lets none through.
  const transports = ["websocket", "polling"];
  return io(address, { autoConnect: false, query: { token }, transports, tryAllTransports: true });
};

/**
 * The connection to the namespace `/activity` (decisions, "Sockets"): what happens to the signed-in member, whatever
 * page is shown. It comes back by itself with the token of that moment, is silent for a visitor, and follows a
 * sign-in or sign-out of any tab.
 */
export class ActivitySocket {
  readonly #options: ActivitySocketOptions;
  readonly #stopHearing: () => void;
  #client: ActivityClient | null = null;
  #token: string | null;
  #opening = false;
  #over = false;
  #reconnectAfter: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: ActivitySocketOptions) {
    this.#options = options;
    this.#token = options.token();
    this.#stopHearing = options.onTokenChange(() => this.#follow());
    this.#connect();
  }

  /** Hangs up for good. */
  readonly close = (): void => {
    this.#over = true;
    clearTimeout(this.#timer);
    this.#stopHearing();
    this.#client?.disconnect();
  };

  #follow(): void {
    const token = this.#options.token();
    if (token === this.#token) return;
    this.#token = token;
    // Another token may be another member's: what is open still listens for the one before.
    this.#client?.disconnect();
    this.#connect();
  }

  #connect(): void {
    const token = this.#options.token();
    if (this.#over || token === null) return;
    clearTimeout(this.#timer);
    if (!this.#client) void this.#open(token);
    else if (!this.#client.connected) {
      this.#client.io.opts.query = { token };
      this.#client.connect();
    }
  }

  async #open(token: string): Promise<void> {
    if (this.#opening) return;
    this.#opening = true;
    try {
      const address = this.#options.origin + ACTIVITY_NAMESPACE;
      this.#client = await (this.#options.connect ?? connectWithSocketIo)(address, token);
      this.#listen(this.#client);
      this.#connect();
    } catch {
      // Its code could not be loaded: as good as no connection.
      this.#later(RETRY_MS);
    } finally {
      this.#opening = false;
    }
  }

  #listen(client: ActivityClient): void {
    client.on("connect", () => {
      this.#reconnectAfter = null;
    });
    client.on("new_notification", (notification) => this.#options.received(notification));
    client.on("reconnect", ({ after_ms }) => {
      this.#reconnectAfter = after_ms;
    });
    client.on("disconnect", (reason) => {
      // Sent away (the process stops, the session has ended): then it does not come back by itself.
      if (reason === "io server disconnect") this.#later(this.#reconnectAfter ?? RETRY_MS);
    });
    client.on("connect_error", (error: Error & { data?: { code?: string } }) => {
      // A token that is refused is not tried again; a new one is, when it comes.
      if (!client.active && error.data?.code !== "unauthorized") this.#later(RETRY_MS);
    });
    client.io.on("reconnect_attempt", () => {
      const token = this.#options.token();
      if (token !== null) client.io.opts.query = { token };
    });
  }

  #later(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), ms);
  }
}
