import { vi } from "vitest";
import type { LiveAuth, LiveSocket } from "../live/live-connection.ts";
import type { LiveReach } from "../live/live-reach.ts";
import type { TokenChange } from "../session/token.ts";

type Listener = (...given: never[]) => void;
type Input = Record<string, unknown>;
/** undefined: no answer arrives. */
type Answer = Input | undefined | Promise<Input>;

/** A socket whose other end is the test. It answers every call that has an entry in `answers`. */
export class FakeSocket implements LiveSocket {
  readonly #auth: LiveAuth;
  readonly listeners = new Map<string, Listener>();
  /** The auth data of each attempt to connect. */
  readonly tries: Input[] = [];
  readonly asked: [call: string, input: Input][] = [];
  readonly sent: [event: string, input: unknown][] = [];
  readonly #unanswered = new Set<(error: Error) => void>();
  answers: Record<string, (input: Input) => Answer> = {};
  connected = false;
  cuts = 0;
  freed = false;

  constructor(auth: LiveAuth = () => ({})) {
    this.#auth = auth;
  }

  connect = () => void this.tries.push(this.#auth());
  disconnect = () => this.#end("io client disconnect");
  on = (event: string, listener: Listener) => void this.listeners.set(event, listener);
  emit = (event: string, input: unknown) => void this.sent.push([event, input]);
  timeout = (ms: number) => ({
    emitWithAck: (call: string, input: unknown): Promise<unknown> => {
      this.asked.push([call, input as Input]);
      const answer = this.answers[call]?.(input as Input);
      if (answer !== undefined) return Promise.resolve(answer);
      return new Promise((_, reject) => {
        this.#unanswered.add(reject);
        setTimeout(() => reject(new Error("operation has timed out")), ms);
      });
    },
  });
  cut = () => {
    this.cuts += 1;
    this.#end("forced close");
  };
  free = () => {
    this.freed = true;
  };

  tell(event: string, ...given: unknown[]): void {
    this.listeners.get(event)?.(...(given as never[]));
  }

  /** Establishes the connection, and waits until its consequences are done. */
  async arrive(): Promise<void> {
    this.connected = true;
    this.tell("connect");
    await vi.advanceTimersByTimeAsync(0);
  }

  drop(reason = "transport close"): void {
    this.#end(reason);
  }

  calls(call: string): Input[] {
    return this.asked.filter(([name]) => name === call).map(([, input]) => input);
  }

  #end(reason: string): void {
    if (!this.connected) return;
    this.connected = false;
    for (const reject of this.#unanswered) reject(new Error("socket has been disconnected"));
    this.#unanswered.clear();
    this.tell("disconnect", reason);
  }
}

/**
 * What live clients depend on, controlled by a test: who is signed in, when the device wakes, each socket that is
 * opened.
 */
export class FakeReach implements LiveReach {
  who: string | null;
  readonly sockets: FakeSocket[] = [];
  readonly namespaces: string[] = [];
  readonly #following = new Set<(change: TokenChange) => void>();
  readonly #waking = new Set<() => void>();
  /** How many more times loading the code for sockets fails. */
  unloadable = 0;
  answers: FakeSocket["answers"] = {};

  constructor(who: string | null) {
    this.who = who;
  }

  open = async (namespace: string, auth: LiveAuth): Promise<FakeSocket> => {
    this.namespaces.push(namespace);
    if (this.unloadable-- > 0) throw new Error("offline");
    const socket = new FakeSocket(auth);
    socket.answers = this.answers;
    this.sockets.push(socket);
    return socket;
  };
  token = () => this.who;
  /** How often a token was refused. */
  refusals = 0;
  refused = () => void (this.refusals += 1);
  onTokenChange = (listener: (change: TokenChange) => void) => {
    this.#following.add(listener);
    return () => void this.#following.delete(listener);
  };
  onWake = (listener: () => void) => {
    this.#waking.add(listener);
    return () => void this.#waking.delete(listener);
  };

  /** The newest socket. */
  get socket(): FakeSocket {
    const socket = this.sockets.at(-1);
    if (!socket) throw new Error("Nothing has asked for a connection");
    return socket;
  }

  /** Whether anybody still listens for tokens and for waking. */
  get isFollowed(): boolean {
    return this.#following.size + this.#waking.size > 0;
  }

  become(who: string | null, change: TokenChange = "another"): void {
    this.who = who;
    for (const listener of this.#following) listener(change);
  }

  wake(): void {
    for (const listener of this.#waking) listener();
  }
}
