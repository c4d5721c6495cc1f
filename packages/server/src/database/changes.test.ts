import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { everyDatabase } from "../testing/test-database.ts";
import { listenForChanges, notifyChange } from "./changes.ts";
import type { Database } from "./open-database.ts";

describe.each(everyDatabase())("changes on %s", ({ open, kind }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it("are received after the commit, and not after a rollback", async () => {
    const heard: string[] = [];
    const stop = await listenForChanges(
      database,
      (topic) => heard.push(topic),
      () => {},
    );
    await database.db.transaction(async (tx) => {
      await notifyChange(tx, "restaurant:1");
      await notifyChange(tx, "restaurant:1");
      expect(heard).toEqual([]);
    });
    await vi.waitFor(() => expect(heard).toEqual(["restaurant:1"]));
    await expect(
      database.db.transaction(async (tx) => {
        await notifyChange(tx, "restaurant:2");
        throw new Error("no");
      }),
    ).rejects.toThrow("no");
    await database.db.transaction((tx) => notifyChange(tx, "recommendations"));
    await vi.waitFor(() => expect(heard).toEqual(["restaurant:1", "recommendations"]));
    await stop();
    await database.db.transaction((tx) => notifyChange(tx, "restaurant:3"));
    expect(heard).not.toContain("restaurant:3");
  });

  it.runIf(kind === "postgresql")(
    "are received again after the connection was lost, and the loss is reported",
    async () => {
      const heard: string[] = [];
      let lost = 0;
      const stop = await listenForChanges(
        database,
        (topic) => heard.push(topic),
        () => lost++,
      );
      await database.query("select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %'");
      await vi.waitFor(() => expect(lost).toBe(1));
      // `onLost` is called again once it listens again: changes in between were not received.
      await vi.waitFor(() => expect(lost).toBe(2), 5_000);
      await database.db.transaction((tx) => notifyChange(tx, "restaurant:9"));
      await vi.waitFor(() => expect(heard).toEqual(["restaurant:9"]));
      await stop();
    },
  );
});
