import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { INTERACTIONS } from "@tablee/domain/discoveries/discovery";
import type { Database } from "../database/open-database.ts";
import { interact } from "../discoveries/interact.ts";
import { callAs } from "../testing/call-as.ts";
import { makeServices } from "../testing/make-services.ts";
import {
  makeAccount,
  makeFollow,
  makeRecommendation,
  makeRestaurant,
  makeStaff,
} from "../testing/make-world.queries.ts";
import { statementsOf } from "../testing/statements-of.ts";
import { everyDatabase } from "../testing/test-database.ts";
import { accountsRouter } from "./accounts.router.ts";

describe.each(everyDatabase())("a member's own account on %s", ({ open, kind }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  const as = (account: { id: number }) => callAs(makeServices(database), accountsRouter, { account_id: account.id });

  it("contains all lists of the member, each in order, and nothing of other members", async () => {
    const { db } = database;
    const [member, other, author] = [await makeAccount(db), await makeAccount(db), await makeAccount(db)];
    const [near, far] = [await makeRestaurant(db), await makeRestaurant(db)];
    for (const { id } of [far, near]) await makeStaff(db, id, member.id);
    for (const { id } of [author, other]) await makeFollow(db, member.id, id);
    const done: Record<string, number> = {};
    for (const type of INTERACTIONS) {
      const { id } = await makeRecommendation(db, author.id);
      done[type] = id;
      await interact(makeServices(database), member.id, { recommendation_id: id, type });
    }
    expect(await as(member).currentUser({})).toMatchObject({
      id: member.id,
      following: [other.id, author.id],
      notified_following: [other.id, author.id],
      kitchens: [near.id, far.id],
      liked_recommendations: [done["like"]],
      disliked_recommendations: [done["dislike"]],
      reported_recommendations: [done["report"]],
      not_interested_recommendations: [done["not-interested"]],
    });
    expect(await as(other).currentUser({})).toMatchObject({ following: [], kitchens: [], liked_recommendations: [] });
  });

  it.runIf(kind === "embedded")("is read with one statement", async () => {
    const member = await makeAccount(database.db);
    expect(await statementsOf(database, () => as(member).currentUser({}))).toBe(1);
  });

  it("is refused for an account that does not exist", async () => {
    await expect(as({ id: 2_147_483_647 }).currentUser({})).rejects.toMatchObject({
      code: "unauthorized",
      status: 401,
    });
  });
});
