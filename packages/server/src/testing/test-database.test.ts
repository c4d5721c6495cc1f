import { expect, it } from "vitest";
import { shapeOf } from "./empty-database.queries.ts";
import { makeAccount } from "./make-world.queries.ts";
import { nameOfDatabase } from "../realtime/realtime.queries.ts";
import { everyDatabase } from "./test-database.ts";

const servers = everyDatabase().filter(({ kind }) => kind === "postgresql");
const embedded = everyDatabase().filter(({ kind }) => kind === "embedded");

const rowsIn = async (database: { query<Row>(text: string): Promise<{ rows: Row[] }> }, table: string) =>
  (await database.query<{ count: number }>(`select count(*)::int as count from ${table}`)).rows[0]?.count;

it.each(servers)("a database that is used again is as a new one", async ({ open }) => {
  const earlier = await open();
  const first = await open();
  // A file may leave several, of which the next one takes the last.
  await earlier.close();
  const name = await nameOfDatabase(first);
  const { id } = await makeAccount(first.db);
  await first.query("alter sequence invitations_id_seq restart with 3000000000");
  const heard: string[] = [];
  await first.listen(
    "changes",
    (payload) => heard.push(payload),
    () => heard.push("lost"),
  );
  await first.close();

  const second = await open();
  expect(await nameOfDatabase(second)).toBe(name);
  expect(await rowsIn(second, "accounts")).toBe(0);
  expect(await rowsIn(second, "drizzle.__drizzle_migrations")).toBeGreaterThan(0);
  expect((await makeAccount(second.db)).id).toBe(id);
  const next = await second.query<{ id: string }>("select nextval('invitations_id_seq') as id");
  expect(Number(next.rows[0]?.id)).toBe(1);
  await second.query("select pg_notify('changes', 'of somebody else')");
  expect(heard).toEqual([]);
  await second.close();
});

it.each(servers)("one whose shape somebody has changed is used by nobody else", async ({ open }) => {
  const first = await open();
  const shapes = [await shapeOf(first)];
  for (const change of [
    "alter table sessions add column colour text",
    "create function fails() returns trigger language plpgsql as $$ begin raise 'No'; end $$",
    "alter table sessions disable trigger all",
    "delete from drizzle.__drizzle_migrations",
  ]) {
    await first.query(change);
    shapes.push(await shapeOf(first));
  }
  expect(new Set(shapes).size).toBe(shapes.length);
  const name = await nameOfDatabase(first);
  await first.close();
  const second = await open();
  expect(await nameOfDatabase(second)).not.toBe(name);
  await second.close();
});

it.each(servers)("two that are open at once are two", async ({ open }) => {
  const both = [await open(), await open()];
  const names = await Promise.all(both.map(nameOfDatabase));
  expect(new Set(names).size).toBe(2);
  await Promise.all(both.map((database) => database.close()));
});

it.each(embedded)("the embedded one is as new too, and closed to whoever is late", async ({ open }) => {
  const first = await open();
  const { id } = await makeAccount(first.db);
  const heard: string[] = [];
  await first.listen(
    "changes",
    (payload) => heard.push(payload),
    () => {},
  );
  await first.close();
  await expect(makeAccount(first.db)).rejects.toThrow("Failed query");

  const second = await open();
  expect(await rowsIn(second, "accounts")).toBe(0);
  expect((await makeAccount(second.db)).id).toBe(id);
  await second.query("select pg_notify('changes', 'of somebody else')");
  expect(heard).toEqual([]);
  await second.close();
});
