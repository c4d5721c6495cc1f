import type { Plugins } from "../plugins.ts";

type Heard = (said: never) => void;

/** A device for tests: what its user allows, what it stores, and the events that a test triggers. */
export class FakeDevice {
  readonly files = new Map<string, string>();
  readonly keys = new Map<string, string>();
  /** The methods that were called, with their arguments. */
  readonly calls: { method: string; given: unknown }[] = [];
  readonly #heard = new Map<string, Set<Heard>>();
  /** `absent`: the system supports none of this. */
  person: "willing" | "refusing" | "absent" = "willing";
  /** The permission for push; before version 13, Android grants it without asking. */
  push: "prompt" | "granted" | "denied" = "prompt";
  connected = true;

  say(event: string, what: object): void {
    for (const listener of this.#heard.get(event) ?? []) listener(what as never);
  }

  count(event: string): number {
    return this.#heard.get(event)?.size ?? 0;
  }

  called(method: string): unknown[] {
    return this.calls.filter((call) => call.method === method).map(({ given }) => given);
  }

  plugins(): Plugins {
    const { files, keys } = this;
    const listening = { addListener: (event: string, listener: Heard) => this.#listen(event, listener) };
    const parts = {
      app: { ...listening, minimizeApp: this.#does("minimizeApp", () => undefined) },
      clipboard: { write: this.#does("copy", () => this.#refuse("no")) },
      files: {
        readFile: this.#does("readFile", ({ path }: { path: string }) => {
          const data = files.get(path);
          if (data === undefined) throw new Error("File does not exist.");
          return { data };
        }),
        writeFile: this.#does("writeFile", ({ path, data }: { path: string; data: string }) => {
          files.set(path, data);
          return { uri: path };
        }),
        rmdir: this.#does("rmdir", ({ path }: { path: string }) => {
          for (const file of files.keys()) if (file.startsWith(`${path}/`)) files.delete(file);
        }),
        deleteFile: this.#does("deleteFile", ({ path }: { path: string }) => void files.delete(path)),
      },
      geolocation: {
        checkPermissions: this.#does("checkPosition", () => ({ location: this.#answer(), coarseLocation: "denied" })),
        getCurrentPosition: this.#does("position", () => {
          this.#refuse("Location permission was denied");
          return { coords: { latitude: 45.5, longitude: -73.6 } };
        }),
      },
      awake: {
        keepAwake: this.#does("keepAwake", () => undefined),
        allowSleep: this.#does("allowSleep", () => undefined),
      },
      network: { ...listening, getStatus: this.#does("getStatus", () => ({ connected: this.connected })) },
      push: {
        ...listening,
        checkPermissions: this.#does("checkPush", () => ({ receive: this.push })),
        requestPermissions: this.#does("askPush", () => {
          this.push = this.#answer();
          return { receive: this.push };
        }),
        register: this.#does("register", () => {
          setTimeout(() => this.say("registration", { value: `token-${this.called("register").length}` }));
        }),
        unregister: this.#does("unregister", () => undefined),
        createChannel: this.#does("createChannel", () => undefined),
      },
      keystore: {
        setDefaultKeychainAccess: this.#does("keychainAccess", () => undefined),
        getItem: this.#does("getItem", (key: string) => keys.get(key) ?? null),
        setItem: async (key: string, value: string) => {
          this.#attend();
          this.calls.push({ method: "setItem", given: key });
          keys.set(key, value);
        },
      },
      share: { share: this.#does("share", () => this.#refuse("Share canceled")) },
    };
    return parts as unknown as Plugins;
  }

  #answer = (): "granted" | "denied" => (this.person === "willing" ? "granted" : "denied");

  #refuse(why: string): undefined {
    if (this.person === "refusing") throw new Error(why);
    return undefined;
  }

  #attend(): void {
    if (this.person === "absent") throw new Error("not implemented");
  }

  #does<Given, Answer>(method: string, work: (given: Given) => Answer): (given: Given) => Promise<Answer> {
    return async (given) => {
      this.calls.push({ method, given });
      this.#attend();
      return work(given);
    };
  }

  async #listen(event: string, listener: Heard): Promise<{ remove: () => Promise<void> }> {
    this.#attend();
    const listeners = this.#heard.get(event) ?? new Set<Heard>();
    this.#heard.set(event, listeners.add(listener));
    return { remove: async () => void listeners.delete(listener) };
  }
}

/** A view's storage; null means that access is forbidden. */
export const fakeStorage = (kept: Map<string, string> | null): Storage => {
  const held = (): Map<string, string> => {
    if (kept === null) throw new DOMException("no", "SecurityError");
    return kept;
  };
  return {
    getItem: (key: string) => held().get(key) ?? null,
    setItem: (key: string, value: string) => void held().set(key, value),
    removeItem: (key: string) => void held().delete(key),
  } as unknown as Storage;
};
