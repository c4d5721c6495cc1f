import { setImmediate as turn } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../database/open-database.ts";
import type { Viewer } from "../http/context.ts";
import { readMenu } from "../menus/menu.queries.ts";
import { makeServices } from "../testing/make-services.ts";
import { makeAccount, makeItem, makeRestaurant, makeStaff } from "../testing/make-world.queries.ts";
import { everyDatabase } from "../testing/test-database.ts";
import { editMenu, getDraft, readLive } from "./edit-menu.ts";
import { listedMenu } from "./edited-menu.ts";
import { readVersion } from "./menu-drafts.queries.ts";
import { publishMenu } from "./publish-menu.ts";

const MANY = 120;

describe.each(everyDatabase().filter(({ kind }) => kind === "embedded"))(
  "a draft prepared before its publication, on %s",
  ({ open }) => {
    let database: Database;
    let restaurant_id: number;
    let viewer: Viewer;
    let dish: { id: number; ref: string };
    beforeAll(async () => {
      database = await open();
    });
    afterAll(() => database.close());
    beforeEach(async () => {
      restaurant_id = (await makeRestaurant(database.db)).id;
      const { id } = await makeAccount(database.db);
      await makeStaff(database.db, restaurant_id, id, "manager");
      viewer = { account_id: id, session_id: 0, admin: false, moderator: false };
      dish = await makeItem(database.db, restaurant_id);
    });

    const draft = async () => {
      const found = await getDraft({ database, clock: () => new Date() }, viewer, restaurant_id);
      if ("code" in found) throw new Error(found.code);
      return found;
    };
    /** Adds many new dishes and changes the price of the existing one. */
    const edit = async (value: number) => {
      const { live } = await draft();
      const [like] = live.items;
      if (!like) throw new Error("The menu has no dish");
      const added = Array.from({ length: MANY }, (_, at) => ({
        kind: "add" as const,
        list: "items" as const,
        line: { ...like, ref: `new-${at}` },
        after: null,
      }));
      const price = { kind: "set" as const, list: "items" as const, ref: dish.ref, field: "price", seen: 12.5, value };
      const edited = await editMenu(makeServices(database), viewer, { restaurant_id, edits: [...added, price] });
      if ("code" in edited) throw new Error(edited.code);
      return edited.revision;
    };
    const publish = (revision: number, on = database) =>
      publishMenu({ ...makeServices(on), database: on }, viewer, { restaurant_id, revision });
    const seen = async () => {
      const { items } = await readMenu(database.db, restaurant_id);
      return [items.length, items.find(({ id }) => id === dish.id)?.price];
    };

    it("appears to readers not at all or whole, and is stored as a version exactly as published", async () => {
      const revision = await edit(14);
      const over = new AbortController();
      const looks = new Set<string>();
      const others = (async () => {
        for (; !over.signal.aborted; await turn()) looks.add(JSON.stringify(await seen()));
      })();
      const published = await publish(revision);
      over.abort();
      await others;
      expect([...looks].filter((look) => look !== "[1,1250]" && look !== `[${MANY + 1},1400]`)).toEqual([]);
      expect(looks).toContain("[1,1250]");
      expect(published).toMatchObject({ version: 2, draft: { changes: [], revision: revision + 1 } });
      const live = await readLive(database.db, restaurant_id);
      expect(published).toMatchObject({ draft: { live } });
      expect((await readVersion(database.db, restaurant_id, 2))?.menu).toEqual(listedMenu(live));
      expect((await readVersion(database.db, restaurant_id, 1))?.menu.items).toHaveLength(1);
    });

    /** Acts just before the laid menu is applied. */
    const before = (act: (times: number) => Promise<void>): Database => {
      let times = 0;
      const unhurried: Database["unhurried"] = async (work, config) => {
        await act(++times);
        return database.unhurried(work, config);
      };
      return { ...database, unhurried };
    };

    it("is compared again if the kitchen sold something out meanwhile, which stays sold out", async () => {
      const revision = await edit(14);
      const on = before(async (times) => {
        if (times > 1) return;
        await database.query(`update menu_items set stock_status = 'sold_out' where id = ${dish.id}`);
        await database.query(`update restaurants set revision = revision + 1 where id = ${restaurant_id}`);
      });
      expect(await publish(revision, on)).toMatchObject({ version: 2 });
      expect(await seen()).toEqual([MANY + 1, 1400]);
      const { items } = await readMenu(database.db, restaurant_id);
      expect(items.find(({ id }) => id === dish.id)?.stock_status).toBe("sold_out");
    });

    it("is refused if somebody edited it meanwhile, or the publisher lost the right", async () => {
      const revision = await edit(14);
      const other = {
        kind: "set" as const,
        list: "items" as const,
        ref: dish.ref,
        field: "price",
        seen: 14,
        value: 15,
      };
      const edited = before(async () => {
        await editMenu(makeServices(database), viewer, { restaurant_id, edits: [other] });
      });
      expect(await publish(revision, edited)).toEqual({ code: "draft_moved" });
      const gone = before(async () => {
        await database.query(`delete from restaurant_staff where restaurant_id = ${restaurant_id}`);
      });
      expect(await publish(revision + 1, gone)).toMatchObject({ code: "forbidden" });
      expect(await seen()).toEqual([1, 1250]);
    });

    it("leaves no trace if the process dies midway, and can be published again", async () => {
      const revision = await edit(14);
      const on = before(() => Promise.reject(new Error("killed")));
      await expect(publish(revision, on)).rejects.toThrow("killed");
      expect([await seen(), (await draft()).revision]).toEqual([[1, 1250], revision]);
      expect(await publish(revision)).toMatchObject({ version: 2 });
      expect(await seen()).toEqual([MANY + 1, 1400]);
    });
  },
);
