interface Line {
  working: number;
  waiting: (() => void)[];
}

/**
 * Lets only so many pieces of work of one key be under way, first come, first served: what queues at a row of the
 * database queues here before it takes a connection, and leaves the others of the pool to everybody else.
 */
export function makeTurns<Key>(atOnce: number): <Result>(key: Key, work: () => Promise<Result>) => Promise<Result> {
  const lines = new Map<Key, Line>();
  return async (key, work) => {
    const line = lines.get(key) ?? { working: 0, waiting: [] };
    lines.set(key, line);
    if (line.working >= atOnce) await new Promise<void>((resolve) => line.waiting.push(resolve));
    else line.working += 1;
    try {
      return await work();
    } finally {
      // Whoever is next takes over the place; the last one leaves nothing behind.
      const next = line.waiting.shift();
      if (next) next();
      else if ((line.working -= 1) === 0) lines.delete(key);
    }
  };
}
