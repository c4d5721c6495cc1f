import { setTimeout as pause } from "node:timers/promises";
import type { Db as BossDatabase } from "pg-boss";
import type { Database } from "../database/open-database.ts";

const RETRY_MS = 1_000;

/** pg-boss on the connections that the process has anyway, and one more that hears of new jobs. */
export const bossDatabase = (database: Database): BossDatabase => ({
  executeSql: (text, values) => database.query(text, values),
  listen: async (channel, onNotification, onReconnect) => {
    const line = { closed: false, unlisten: async () => {} };
    const open = async (): Promise<void> => {
      const unlisten = await database.listen(channel, onNotification, () => void reopen());
      if (line.closed) return unlisten();
      line.unlisten = unlisten;
      // What was said while nobody listened is looked for.
      onReconnect();
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
