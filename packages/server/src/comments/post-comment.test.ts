import pg from "pg";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { codeOf, commentWorldOn, makeBlock, type Member } from "../testing/comment-world.ts";
import {
  makeAccount,
  makeFollow,
  makeRecommendation,
  makeRestaurant,
  makeStaff,
} from "../testing/make-world.queries.ts";
import { testDatabases } from "../testing/test-database.ts";

describe.each(testDatabases())("posting a comment on %s", ({ open, kind }) => {
  const on = commentWorldOn(open);
  const { as, wait } = on;
  let id: number;
  let world: ReturnType<typeof on.world>;
  beforeEach(() => {
    world = on.world();
    id = world.discovery.id;
  });
  const post = (text: unknown, own: { by?: Member | null; parent_id?: number; key?: string; id?: number } = {}) => {
    const { by = world.ines, key, ...rest } = own;
    return as(by, key).create({ id, text, ...rest });
  };
  const someone = () => makeAccount(on.database().db, { phone_verified: true });
  const refusal = (text: unknown, own: Parameters<typeof post>[1] = {}) => codeOf(post(text, own));

  it("reports the first error in a fixed order", async () => {
    const unverified = await makeAccount(on.database().db);
    const gone = 2_147_483_647;
    expect(await refusal(5, { by: null, id: gone })).toBe("unauthorized");
    expect(await refusal(5, { by: unverified, id: gone })).toBe("phone_validation_required");
    for (const none of [5, null, undefined]) expect(await refusal(none, { id: gone })).toBe("text_wrong_type");
    expect(await refusal("  ", { id: gone })).toBe("text_empty");
    expect(await refusal(`\u0007${"merde x.ca ".repeat(50)}`, { id: gone })).toBe("text_too_long");
    expect(await refusal("\u202emerde x.ca", { id: gone })).toBe("illegal_char");
    expect(await refusal("merde x.ca", { id: gone })).toBe("contains_url");
    expect(await refusal("merde", { id: gone })).toBe("bad_words");
    expect(await refusal("Bon", { id: gone, parent_id: gone })).toBe("bad_recommendation_id");
    expect(await refusal("Bon", { by: world.stranger, parent_id: gone })).toBe("bad_parent_id");
    const { id: parent_id } = await post("Parent");
    await makeBlock(on.database().db, world.author.id, world.ines.id);
    await makeBlock(on.database().db, world.author.id, world.stranger.id);
    expect(await refusal("Bon", { by: world.stranger, parent_id })).toBe("parent_blocked");
    expect(await refusal("Bon", { by: world.stranger })).toBe("user_blocked");
    const other = await makeAccount(on.database().db, { phone_verified: true });
    expect(await refusal("Bon", { by: other })).toBe("follow_required");
  });

  it("tells a member whose account was deleted a moment ago that the session has ended (accounts §55)", async () => {
    expect(await refusal("Bon", { by: { id: 2_147_483_647 } })).toBe("unauthorized");
  });

  it("stores what can be seen of a text", async () => {
    const { text } = await post("So\u200b good\u00ad 👩‍🍳\ufeff\n\u200b\n\nagain");
    expect(text).toBe("So good 👩‍🍳\n\nagain");
  });

  it.runIf(kind === "postgresql")("takes few statements, since others wait for its locks", async () => {
    const { id: parent_id } = await post("Parent", { by: world.theo });
    const { id: answer } = await post("Answer", { parent_id });
    let n = 0;
    const asked = vi.spyOn(pg.Client.prototype, "query");
    const statementsOf = async (wish: Parameters<typeof post>[1]): Promise<number> => {
      asked.mockClear();
      await post(`Said ${(n += 1)}`, wish);
      return asked.mock.calls.length;
    };
    try {
      // Begin and commit, two locks, all facts, the comment with its counts, the blockers, the recipients.
      expect(await statementsOf({})).toBe(8);
      expect(await statementsOf({ by: world.theo, parent_id: answer })).toBeLessThanOrEqual(12);
    } finally {
      asked.mockRestore();
    }
  });

  it("is refused below a comment whose author the writer blocked", async () => {
    const { id: parent_id } = await post("Parent", { by: world.theo });
    const { db } = on.database();
    await makeBlock(db, world.ines.id, world.theo.id);
    expect(await refusal("To you", { parent_id })).toBe("bad_parent_id");
    const { id: own } = await makeRecommendation(db, world.ines.id);
    await makeFollow(db, world.stranger.id, world.ines.id);
    const said = await post("On yours", { id: own, by: world.stranger });
    await makeBlock(db, world.ines.id, world.stranger.id);
    expect(await refusal("Answer", { id: own, parent_id: said.id })).toBe("parent_blocked");
  });

  it("names the bad words that it refuses", async () => {
    await expect(post("Quelle merde, shit")).rejects.toMatchObject({
      code: "bad_words",
      status: 422,
      data: { status: "bad_words", bad_words: "merde, shit" },
    });
  });

  it("is refused below a comment of another discovery", async () => {
    const other = await makeRecommendation(on.database().db, world.author.id);
    const { id: parent_id } = await post("Elsewhere", { id: other.id });
    expect(await refusal("Here", { parent_id })).toBe("bad_parent_id");
  });

  it("is allowed to the discovery's author, who follows nobody", async () => {
    expect(await post("Mine", { by: world.author })).toMatchObject({ text: "Mine" });
  });

  it("is allowed to the restaurant's owner, who follows nobody and whose answer is marked", async () => {
    const { db } = on.database();
    const [place, elsewhere] = [await makeRestaurant(db), await makeRestaurant(db)];
    const [owner, manager] = [await someone(), await someone()];
    await makeStaff(db, place.id, owner.id);
    await makeStaff(db, place.id, manager.id, "manager");
    const about = { restaurant_id: place.id };
    const { id: here } = await makeRecommendation(db, world.author.id, about);
    const { id: other } = await makeRecommendation(db, world.author.id, { restaurant_id: elsewhere.id });
    const said = await post("Salty", { id: here });
    expect(said.from_owner).toBe(false);
    expect(await refusal("Ours", { id: here, by: owner })).toBe("follow_required");
    expect(await refusal("Ours", { id: here, by: manager, parent_id: said.id })).toBe("follow_required");
    const below = await post("Salty too", { id: other });
    expect(await refusal("Ours", { id: other, by: owner, parent_id: below.id })).toBe("follow_required");
    expect(await post("Less salt now", { id: here, by: owner, parent_id: said.id })).toMatchObject({
      from_owner: true,
      parent_id: said.id,
    });
    const [answer] = await as(null).responses({ id: said.id });
    expect(answer).toMatchObject({ text: "Less salt now", from_owner: true });
    await makeBlock(db, world.author.id, owner.id);
    expect(await refusal("Once more", { id: here, by: owner, parent_id: said.id })).toBe("user_blocked");
  });

  it("is limited to five comments a minute, and to one of the same text in ten minutes", async () => {
    const other = await makeRecommendation(on.database().db, world.author.id);
    expect(await refusal("Again")).toBe("done");
    expect(await refusal(" Again ", { id: other.id })).toBe("anti_spam");
    for (let n = 0; n < 4; n++) expect(await refusal(`Text ${n}`, { id: n % 2 ? id : other.id })).toBe("done");
    expect(await refusal("Sixth")).toBe("anti_spam");
    // Without a discovery nothing is counted.
    expect(await refusal("Sixth", { id: 2_147_483_647 })).toBe("bad_recommendation_id");
    wait(61_000);
    expect(await refusal("Sixth")).toBe("done");
    expect(await refusal("Again")).toBe("anti_spam");
    wait(600_000);
    expect(await refusal("Again")).toBe("done");
  });

  it("accepts five of many comments sent at the same time", async () => {
    const codes = await Promise.all(Array.from({ length: 12 }, (_, n) => refusal(`Flood ${n}`)));
    expect(codes.filter((code) => code === "done")).toHaveLength(5);
  });

  it("creates one comment per idempotency key, also when the call is repeated", async () => {
    const sent = await Promise.all(Array.from({ length: 4 }, () => post("Once", { key: "k-1" })));
    expect(new Set(sent.map((one) => one.id)).size).toBe(1);
    expect(await refusal("Another", { key: "k-1" })).toBe("idempotency_conflict");
    expect(await refusal("Once", { key: "k-1", parent_id: sent[0]?.id ?? 0 })).toBe("idempotency_conflict");
    expect(await refusal("Once", { key: "k-1", by: world.theo })).toBe("done");
    expect((await as(null).list({ id })).comments).toHaveLength(2);
  });

  it("is limited also when every comment is refused", async () => {
    const calls = as(world.ines);
    const codes = await Promise.all(Array.from({ length: 63 }, () => codeOf(calls.create({ id, text: "" }))));
    expect(codes.filter((code) => code === "too_many_requests")).toHaveLength(3);
  });
});
