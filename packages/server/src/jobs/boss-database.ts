import { setTimeout as pause } from "node:timers/promises";
import type { Db as BossDatabase } from "pg-boss";
import type { Database } from "../database/open-database.ts";

const RETRY_MS = 1_000;

/**
 * pg-boss on the connections that the process has anyway, and one more that hears of new jobs: `hear` is called with the
 * queue of some, and with null where any queue may have some.
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
      // What was said while nobody listened is looked for.
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
