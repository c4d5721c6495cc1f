import type { Manager } from "socket.io-client";

/** One namespace's socket. It never reconnects by itself: the live client does that. */
export interface LiveSocket {
  connect(): unknown;
  disconnect(): unknown;
  on(event: string, listener: (...given: never[]) => void): unknown;
  emit(event: string, input: unknown): unknown;
  timeout(ms: number): { emitWithAck(event: string, input: unknown): Promise<unknown> };
  /** Treats the whole connection as dead, including every namespace on it. */
  cut(): void;
  /** Releases the socket: nobody listens to it any more. */
  free(): void;
}

/** The data sent on connecting, computed again for each attempt. */
export type LiveAuth = () => Record<string, unknown>;

/** How long the server may be silent: it sends a ping every 25 seconds. */
const SILENT_MS = 35_000;
/**
 * Delay before a namespace that was left is entered again: the server disconnects a client that returns before its
 * leaving has been processed.
 */
const LEAVING_MS = 500;
/** How long an attempt to connect may take before the next one. */
const CONNECT_MS = 10_000;

interface Line {
  manager: Manager;
  taken: Set<string>;
  left_at: Map<string, number>;
  /** By namespace, cancels a disconnect that is waiting for the connection to open, whoever asked for it. */
  stay: Map<string, () => void>;
  heard_at: number;
}

/**
 * The connections of a page to one server. Namespaces share a connection, whatever their identity; a second one is
 * opened only if a namespace is needed twice. The code is loaded with the first socket that is opened.
 */
export class LiveConnection {
  readonly #origin: string;
  readonly #lines: Line[] = [];

  constructor(origin: string) {
    this.#origin = origin;
  }

  readonly open = async (namespace: string, auth: LiveAuth): Promise<LiveSocket> => {
    const line = this.#lines.find(({ taken }) => !taken.has(namespace)) ?? (await this.#lay(namespace));
    const { manager, taken, left_at, stay } = line;
    taken.add(namespace);
    const wait = (left_at.get(namespace) ?? 0) + LEAVING_MS - Date.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const socket = manager.socket(namespace);
    // Set here and not passed to `manager.socket`, which returns the existing socket of a namespace with its old auth.
    socket.auth = (tell) => tell(auth());
    stay.get(namespace)?.();
    const noMoreLeaving = () => void manager.off("open", leave).off("error", leave);
    stay.set(namespace, noMoreLeaving);
    const leave = () => {
      noMoreLeaving();
      socket.disconnect();
    };
    return {
      connect: () => {
        noMoreLeaving();
        return socket.connect();
      },
      // Browsers warn about a web socket that is closed while it is opening: the disconnect waits until it is open.
      disconnect: () => {
        if (manager._readyState !== "opening") return socket.disconnect();
        noMoreLeaving();
        return manager.on("open", leave).on("error", leave);
      },
      on: (event, listener) => socket.on(event, listener as (...given: unknown[]) => void),
      emit: (event, input) => socket.emit(event, input),
      timeout: (ms) => socket.timeout(ms),
      cut: () => manager._close(),
      free: () => {
        socket.off();
        left_at.set(namespace, Date.now());
        taken.delete(namespace);
      },
    };
  };

  /** After sleep: a connection that has missed the server's pings is dead, whatever the device reports. */
  readonly cutSilent = (): void => {
    for (const { manager, heard_at } of this.#lines) {
      // A connection that is still opening has heard nothing yet, and another listener may have begun it on waking.
      if (manager._readyState === "open" && Date.now() - heard_at > SILENT_MS) manager._close();
    }
  };

  async #lay(namespace: string): Promise<Line> {
    const { Manager } = await import("socket.io-client");
    // Two callers at the same moment share the connection that the first of them has created.
    const laid = this.#lines.find(({ taken }) => !taken.has(namespace));
    if (laid) return laid;
    const manager = new Manager(this.#origin, {
      autoConnect: false,
      reconnection: false,
      timeout: CONNECT_MS,
      // Web socket first; long polling only where a proxy blocks web sockets.
      transports: ["websocket", "polling"],
      tryAllTransports: true,
    });
    const line: Line = { manager, taken: new Set(), left_at: new Map(), stay: new Map(), heard_at: Date.now() };
    const heard = () => {
      line.heard_at = Date.now();
    };
    manager.on("open", heard);
    manager.on("ping", heard);
    this.#lines.push(line);
    return line;
  }
}
