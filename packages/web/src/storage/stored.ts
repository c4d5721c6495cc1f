import type * as z from "zod/mini";

/** A value that the device keeps: always whole and valid, whatever an older version or a visitor left there. */
export interface Stored<Value> {
  get(): Value;
  /** Merges into what is there and tells every listener, in other tabs too. */
  set(change: Partial<Value>): void;
  reset(): void;
  subscribe(listener: () => void): () => void;
}

/**
 * One entry of local storage behind one schema with defaults (house rule 13). Reading never throws: what does not
 * fit the schema is the default. Writing survives a full or forbidden storage; the value then lives for the page.
 */
export function stored<Schema extends z.ZodMiniType<object>>(key: string, schema: Schema): Stored<z.output<Schema>> {
  type Value = z.output<Schema>;
  let cached: Value | undefined;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const read = (): Value => {
    if (typeof localStorage === "undefined") return schema.parse({});
    try {
      const parsed = schema.safeParse(JSON.parse(localStorage.getItem(key) ?? "{}"));
      return parsed.success ? parsed.data : schema.parse({});
    } catch {
      return schema.parse({});
    }
  };
  const write = (value: Value) => {
    cached = value;
    try {
      localStorage.setItem(key, JSON.stringify(value));
    } catch {
      // Storage full or forbidden: the page goes on with what it has.
    }
    tell();
  };
  if (typeof window !== "undefined") {
    window.addEventListener("storage", (event) => {
      if (event.key !== key && event.key !== null) return;
      cached = undefined;
      tell();
    });
  }
  return {
    get: () => (cached ??= read()),
    set: (change) => write({ ...(cached ?? read()), ...change }),
    reset: () => write(schema.parse({})),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
