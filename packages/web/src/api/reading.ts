/** An object whose properties are made when they are read for the first time. */
export const reading = (own: Record<string, unknown>, make: (name: string) => unknown): unknown =>
  new Proxy(own, {
    get: (made, name) => (typeof name === "symbol" || name === "then" ? undefined : (made[name] ??= make(name))),
  });
