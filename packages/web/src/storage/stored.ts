import * as v from "valibot";

/** A value that the device keeps: always whole and valid, whatever an older version or a visitor left there. */
export interface Stored<Value> {
  get(): Value;
  /** Merges into what is there and tells every listener, in other tabs too. */
  set(change: Partial<Value>): void;
  reset(): void;
  subscribe(listener: () => void): () => void;
}

/**
 * One entry of local storage behind one schema with defaults. Reading never throws: what does not
 * fit the schema is the default. It reads what is kept by now: another tab is told of a write a moment after it, and
 * would write what it knew before over it. Writing survives a full or forbidden storage; the value then lives for the
 * page.
 */
export function stored<Schema extends v.GenericSchema<unknown, object>>(
  key: string,
  schema: Schema,
): Stored<v.InferOutput<Schema>> {
  type Value = v.InferOutput<Schema>;
  /** What the storage held when the value was read or written, whether it took it or not. */
  let known: { kept: string | null; value: Value } | undefined;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const parse = (kept: string | null): Value => {
    try {
      const parsed = v.safeParse(schema, JSON.parse(kept ?? "{}"));
      return parsed.success ? parsed.output : v.parse(schema, {});
    } catch {
      return v.parse(schema, {});
    }
  };
  const get = (): Value => {
    const kept = keptUnder(key);
    if (known?.kept !== kept) known = { kept, value: parse(kept) };
    return known.value;
  };
  const write = (value: Value) => {
    try {
      localStorage.setItem(key, JSON.stringify(value));
    } catch {
      // Storage full or forbidden: the page goes on with what it has.
    }
    known = { kept: keptUnder(key), value };
    tell();
  };
  if (typeof window !== "undefined") {
    window.addEventListener("storage", (event) => {
      if (event.key === key || event.key === null) tell();
    });
  }
  return {
    get,
    set: (change) => write({ ...get(), ...change }),
    reset: () => write(v.parse(schema, {})),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function keptUnder(key: string): string | null {
  try {
    return typeof localStorage === "undefined" ? null : localStorage.getItem(key);
  } catch {
    return null;
  }
}
