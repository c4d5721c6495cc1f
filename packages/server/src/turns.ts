interface Line {
  working: number;
  waiting: (() => void)[];
}

/**
 * Limits how many pieces of work with the same key run at once, first come, first served. Work that would wait for a
 * lock on a database row waits here instead, before it takes a connection, and so leaves the pool's other connections
 * free.
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
      // The next one in the queue takes over the slot; the last one deletes the entry.
      const next = line.waiting.shift();
      if (next) next();
      else if ((line.working -= 1) === 0) lines.delete(key);
    }
  };
}
