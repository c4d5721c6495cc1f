/** An object whose properties are created on first access. */
export const reading = (own: Record<string, unknown>, make: (name: string) => unknown): unknown =>
  new Proxy(own, {
    get: (made, name) => (typeof name === "symbol" || name === "then" ? undefined : (made[name] ??= make(name))),
  });
