import * as v from "valibot";

/** A value stored on the device, always complete and valid, whatever an older version or a visitor left there. */
export interface Stored<Value> {
  /** The defaults; `get` returns the same object if the device has stored nothing. */
  initial: Value;
  get(): Value;
  /** Merges the change into the stored value and notifies every listener, in other tabs too. */
  set(change: Partial<Value>): void;
  reset(): void;
  subscribe(listener: () => void): () => void;
}

/**
 * One entry of local storage behind one schema with defaults. Reading never throws: an entry that does not fit the
 * schema gives the defaults. Each read goes to the storage: a tab learns of another's write a moment later, and would
 * otherwise overwrite it with what it knew before. Writing survives a full or forbidden storage; the value then lives
 * as long as the page.
 */
export function stored<Schema extends v.GenericSchema<unknown, object>>(
  key: string,
  schema: Schema,
): Stored<v.InferOutput<Schema>> {
  type Value = v.InferOutput<Schema>;
  /** What the storage held when the value was read or written, whether or not it accepted the value. */
  let known: { kept: string | null; value: Value } | undefined;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const initial: Value = v.parse(schema, {});
  const parse = (kept: string | null): Value => {
    if (kept === null) return initial;
    try {
      const parsed = v.safeParse(schema, JSON.parse(kept));
      return parsed.success ? parsed.output : initial;
    } catch {
      return initial;
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
      // Storage is full or forbidden: the page continues with the value in memory.
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
    initial,
    get,
    set: (change) => write({ ...get(), ...change }),
    reset: () => write(initial),
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
