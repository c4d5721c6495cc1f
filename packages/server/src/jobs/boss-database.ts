import { setTimeout as pause } from "node:timers/promises";
import type { Db as BossDatabase } from "pg-boss";
import type { Database } from "../database/open-database.ts";

const RETRY_MS = 1_000;

/**
 * Lets pg-boss use the process's existing connections, plus one that listens for new jobs. `hear` is called with the
 * name of a queue that has some, and with null if any queue may have some.
 */
export const bossDatabase = (database: Database, hear: (queue: string | null) => void = () => {}): BossDatabase => ({
  executeSql: (text, values) => database.query(text, values),
  listen: async (channel, onNotification, onReconnect) => {
    const line = { closed: false, unlisten: async () => {} };
    const open = async (): Promise<void> => {
      const onPayload = (queue: string): void => {
        onNotification(queue);
        hear(queue);
      };
      const unlisten = await database.listen(channel, onPayload, () => void reopen());
      if (line.closed) return unlisten();
      line.unlisten = unlisten;
      // Anything announced while nobody was listening must be looked for.
      onReconnect();
      hear(null);
    };
    const reopen = async (): Promise<void> => {
      await pause(RETRY_MS, undefined, { ref: false });
      if (!line.closed) await open().catch(reopen);
    };
    await open();
    return {
      close: async () => {
        line.closed = true;
        await line.unlisten();
      },
    };
  },
});
