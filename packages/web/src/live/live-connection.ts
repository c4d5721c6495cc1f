import type { Manager } from "socket.io-client";

/** One namespace's end of a connection. It never connects again by itself: the live client does. */
export interface LiveSocket {
  connect(): unknown;
  disconnect(): unknown;
  on(event: string, listener: (...given: never[]) => void): unknown;
  emit(event: string, input: unknown): unknown;
  timeout(ms: number): { emitWithAck(event: string, input: unknown): Promise<unknown> };
  /** Takes the whole connection for dead, with every namespace on it. */
  cut(): void;
  /** Gives the end back: nobody listens to it any more. */
  free(): void;
}

/** What is told on connecting, asked for each time. */
export type LiveAuth = () => Record<string, unknown>;

/** How long the server may be silent: it knocks every 25 seconds. */
const SILENT_MS = 35_000;
/** Before a namespace is entered again that was left: the server cuts off whoever is quicker than its leaving. */
const LEAVING_MS = 500;
/** How long a connection may take to be laid before the next try. */
const CONNECT_MS = 10_000;

interface Line {
  manager: Manager;
  taken: Set<string>;
  left_at: Map<string, number>;
  /** Takes back that a namespace is left as soon as the connection is there, whoever meant to. */
  stay: Map<string, () => void>;
  heard_at: number;
}

/**
 * The connections of a page to one server. Namespaces share one, whoever they speak for; a second is laid only where
 * one namespace is wanted twice. The code for it is loaded with the first that is asked for.
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
    // Not given to the line above: a namespace that was left and is entered again would keep whom it had before.
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
      // Browsers warn of a web socket that is closed while it is being laid: it is left as soon as it is there.
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

  /** After a sleep: a connection that has missed the server's knocking is none, whatever the device says of it. */
  readonly cutSilent = (): void => {
    for (const { manager, heard_at } of this.#lines) {
      // One that is being laid has heard nothing yet, and was perhaps begun by whoever woke up first.
      if (manager._readyState === "open" && Date.now() - heard_at > SILENT_MS) manager._close();
    }
  };

  async #lay(namespace: string): Promise<Line> {
    const { Manager } = await import("socket.io-client");
    // Two that asked in one moment share what the first of them has laid.
    const laid = this.#lines.find(({ taken }) => !taken.has(namespace));
    if (laid) return laid;
    const manager = new Manager(this.#origin, {
      autoConnect: false,
      reconnection: false,
      timeout: CONNECT_MS,
      // A web socket at once; long polling only where a proxy lets none through.
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
