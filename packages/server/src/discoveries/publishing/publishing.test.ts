import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import type { DiscoveryInput } from "@tablee/contract/discoveries/publishing.contract";
import type { Certification } from "@tablee/domain/accounts/certification";
import { PREPARING } from "@tablee/domain/restaurants/ordering-status";
import type { Database } from "../../database/open-database.ts";
import { PicturesUnavailable } from "../../ports/pictures/pictures.ts";
import { progressRouter } from "../../progress/progress.router.ts";
import { callAs } from "../../testing/call-as.ts";
import { emptyTables } from "../../testing/empty-database.queries.ts";
import { makeServices, type TestServices } from "../../testing/make-services.ts";
import { makeAccount, makeItem, makeRecommendation, makeRestaurant } from "../../testing/make-world.queries.ts";
import { memoryPictures } from "../../testing/memory-pictures.ts";
import { itOnce } from "../../testing/it-once.ts";
import { everyDatabase } from "../../testing/test-database.ts";
import { discoveriesRouter } from "../discoveries.router.ts";
import { publishingRouter } from "./publishing.router.ts";

const picture = async (colour = "#c8321a") => {
  const bytes = await sharp({ create: { width: 400, height: 500, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], "dish.jpg", { type: "image/jpeg" });
};

describe.each(everyDatabase())("publishing on %s", ({ open, kind }) => {
  const once = itOnce(kind);
  let database: Database;
  let services: TestServices;
  let pictures: ReturnType<typeof memoryPictures>;
  let author: { id: number };
  let place: Awaited<ReturnType<typeof makeRestaurant>>;

  const calls = (account = author, headers: Record<string, string> = {}) =>
    callAs(services, publishingRouter, { account_id: account.id }, { headers });
  const read = (account: { id: number } | null) =>
    callAs(services, discoveriesRouter, account && { account_id: account.id });
  const finished = (id: string, account = author) =>
    vi.waitFor(
      async () => {
        const job = await callAs(services, progressRouter, { account_id: account.id }).get({ id });
        expect(job.finished).toBe(true);
        return job;
      },
      { timeout: 10_000 },
    );
  const ramen = (own: Partial<DiscoveryInput> = {}): DiscoveryInput => ({
    name: { en: "Shoyu ramen" },
    restaurant_id: place.id,
    ...own,
  });
  const create = async (data: DiscoveryInput, image?: File, account = author): Promise<Discovery> => {
    const { id } = await calls(account).create({ ...data, ...(image ? { image } : {}) });
    const job = await finished(id, account);
    expect(job.error).toBeNull();
    return job.data as Discovery;
  };
  const member = (certification: Certification | null) => makeAccount(database.db, { certification });
  const countRows = async () => (await database.query("select 1 from recommendations")).rows.length;

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await emptyTables(database, ["accounts", "recommendations", "restaurants", "progress"]);
    pictures = memoryPictures();
    services = makeServices(database, { pictures });
    author = await member(null);
    place = await makeRestaurant(database.db);
  });

  it("keeps a draft that has only a name, visible to its author alone", async () => {
    const draft = await create({ name: { fr: " Ramen " }, draft: true });
    expect(draft).toMatchObject({ status: "draft", name: { en: null, fr: "Ramen", default: null }, image_url: "" });
    await expect(read(await member(null)).get({ id: draft.id })).rejects.toMatchObject({ code: "not_found" });
    await expect(calls().update({ id: draft.id })).rejects.toMatchObject({
      code: "not_publishable",
      data: { missing: ["picture", "place"] },
    });
    const image = await picture();
    const handedIn = await calls().update({ id: draft.id, ...ramen(), image });
    expect(handedIn.status).toBe("pending");
    expect(pictures.kept.size).toBe(2);
  });

  once.each([
    [null, "pending"],
    ["amateur", "pending"],
    ["food_critic", "approved"],
    ["restaurant_owner", "approved"],
  ] as const)("by %s is %s", async (certification, status) => {
    const account = await member(certification);
    const item = await makeItem(database.db, place.id);
    const made = await create(ramen({ item_id: item.id }), await picture(), account);
    expect(made).toMatchObject({ status, restaurant_id: place.id, item_id: item.id, visibility: "public" });
    expect(made.image_url).toMatch(/^\/pictures\/[\da-f]{32}\.webp$/);
    const feed = await read(null).list({ variant: "fresh" });
    expect(feed.recommendations.map((one) => one.id)).toEqual(status === "approved" ? [made.id] : []);
  });

  once("accepts a place from the map instead of a registered restaurant", async () => {
    const data = ramen({
      restaurant_id: null,
      name: "Ra\u202emen\u200b",
      google_place_name: " Chez\u2066 Ma ",
      google_place_address: "12 rue Roy",
      city: "Montréal",
    });
    const made = await create(data, await picture());
    expect(made.name.default ?? made.name.en).toBe("Ramen");
    expect(made).toMatchObject({ restaurant_id: null, google_place_name: "Chez Ma", city: "Montréal" });
    const moved = await calls().update({ id: made.id, restaurant_id: place.id });
    expect(moved).toMatchObject({ restaurant_id: place.id, google_place_name: place.name.default ?? place.name.en });
  });

  once("refuses an invalid discovery before anything is stored", async () => {
    const image = await picture();
    const refusals: [DiscoveryInput, unknown][] = [
      [{ name: "R", restaurant_id: place.id }, { code: "words_invalid" }],
      [ramen({ name: { en: "<b>Ramen</b>" } }), { code: "words_invalid" }],
      [ramen({ description: { en: "a&nbsp;b" } }), { code: "words_invalid" }],
      [
        ramen({ restaurant_id: null, google_place_name: "Ma", google_place_address: "<b>12</b>", city: "a&nbsp;b" }),
        { code: "words_invalid", data: { problems: [{ field: "google_place_address" }, { field: "city" }] } },
      ],
      [ramen({ restaurant_id: null }), { code: "not_publishable", data: { missing: ["place"] } }],
      [ramen({ restaurant_id: 99_999 }), { code: "restaurant_unknown" }],
      [ramen({ item_id: 99_999 }), { code: "item_unknown" }],
    ];
    for (const [data, refusal] of refusals) {
      await expect(calls().create({ ...data, image })).rejects.toMatchObject(refusal as object);
    }
    await expect(calls().create(ramen())).rejects.toMatchObject({ data: { missing: ["picture"] } });
    const elsewhere = await makeItem(database.db, (await makeRestaurant(database.db)).id);
    await expect(calls().create({ ...ramen({ item_id: elsewhere.id }), image })).rejects.toMatchObject({
      code: "item_unknown",
    });
    expect(await countRows()).toBe(0);
    expect(pictures.kept.size).toBe(0);
  });

  once("keeps a discovery at a place that is not open yet as a draft until it is", async () => {
    const unopened = await makeRestaurant(database.db, { status: PREPARING });
    const image = await picture();
    const there = ramen({ restaurant_id: unopened.id });
    await expect(calls().create({ ...there, image })).rejects.toMatchObject({ code: "restaurant_unknown" });
    const { id } = await create({ ...there, draft: true }, image);
    expect(await calls().update({ id, draft: true, description: "Rich" })).toMatchObject({ status: "draft" });
    await expect(calls().update({ id })).rejects.toMatchObject({ code: "restaurant_unknown" });
    await database.query("update restaurants set status = 'open' where id = $1", [unopened.id]);
    expect(await calls().update({ id })).toMatchObject({ status: "pending", restaurant_id: unopened.id });
  });

  once("reports a file that is no picture in its progress, and stores nothing", async () => {
    const image = new File(["<svg/>"], "dish.jpg", { type: "image/jpeg" });
    const { id } = await calls().create({ ...ramen(), image });
    expect((await finished(id)).error).toMatchObject({ code: "picture_refused", data: { reason: "not_a_picture" } });
    expect(await countRows()).toBe(0);
  });

  once("recognizes a picture by its content, not by its declared type", async () => {
    const bytes = await picture();
    const headers = [
      ["dish.svg", "image/svg+xml"],
      ["dish.html", "text/html"],
      ["dish.png", "image/png"],
      ["dish", ""],
    ] as const;
    await Promise.all(headers.map(([name, type]) => create(ramen(), new File([bytes], name, { type }))));
    expect(pictures.kept.size).toBe(2 * headers.length);
    for (const kept of pictures.kept.values()) {
      expect([kept.type, (await sharp(kept.bytes).metadata()).format]).toEqual(["image/webp", "webp"]);
    }
  });

  it("creates one discovery per idempotency key, and its progress can be found by that key", async () => {
    const headers = { "idempotency-key": "device-1-draft-7" };
    const image = await picture();
    const send = () => calls(author, headers).create({ ...ramen(), image });
    const [first, ...more] = await Promise.all([send(), send(), send()]);
    expect(more).toEqual([first, first]);
    await finished(first.id);
    expect(await send()).toEqual(first);
    expect(await calls().created({ key: headers["idempotency-key"] })).toEqual(first);
    // Other content under a used key is refused, not silently dropped.
    for (const other of [
      { ...ramen({ description: "Better" }), image },
      { ...ramen(), image: await picture("#204060") },
    ]) {
      await expect(calls(author, headers).create(other)).rejects.toMatchObject({ code: "idempotency_conflict" });
    }
    expect(await countRows()).toBe(1);
    const other = await member(null);
    await expect(calls(other).created({ key: headers["idempotency-key"] })).rejects.toMatchObject({
      code: "not_found",
    });
  });

  it("can be repeated under its key after a failure or after a killed process", async () => {
    const headers = { "idempotency-key": "device-1-draft-8" };
    const image = await picture();
    const send = () => calls(author, headers).create({ ...ramen(), image });
    const put = vi.spyOn(pictures, "put").mockRejectedValueOnce(new PicturesUnavailable("full"));
    const failed = await finished((await send()).id);
    expect(failed.error).toMatchObject({ code: "pictures_unavailable", status: 507 });
    // The store has room for the smaller size only.
    const whole = pictures.kept.size;
    put.mockImplementationOnce(async (name, bytes, type) => {
      pictures.kept.set(name, { bytes, type, at: new Date() });
    });
    put.mockRejectedValueOnce(new PicturesUnavailable("full"));
    expect((await finished((await send()).id)).error).toMatchObject({ code: "pictures_unavailable" });
    expect(pictures.kept.size).toBe(whole);
    await expect(calls().created({ key: "device-1-draft-8" })).rejects.toMatchObject({ code: "not_found" });
    // Simulates a process that is killed once the picture is stored: the work never ends.
    put.mockImplementationOnce(() => new Promise(() => {}));
    const lost = await send();
    await vi.waitFor(() => expect(put).toHaveBeenCalledTimes(4), 10_000);
    expect(await send()).toEqual(lost);
    await database.query("update progress set updated_at = updated_at - interval '61 s' where id = $1", [lost.id]);
    const again = await send();
    expect(again).not.toEqual(lost);
    expect((await finished(again.id)).error).toBeNull();
    expect(await countRows()).toBe(1);
    const { rows } = await database.query<{ image_url: string }>("select image_url from recommendations");
    expect(pictures.kept.has(rows[0]!.image_url.replace("/pictures/", ""))).toBe(true);
  });

  once(
    "returns an approved discovery to pending when its words change, unless its author is certified, but not for a change of visibility",
    async () => {
      for (const [certification, status] of [
        [null, "pending"],
        ["star", "approved"],
      ] as const) {
        const account = await member(certification);
        const { id } = await makeRecommendation(database.db, account.id, { restaurant_id: place.id });
        await calls(account).changeVisibility({ id, visibility: "friends" });
        const same = await calls(account).update({ id, visibility: "public" });
        expect(same.status).toBe("approved");
        const changed = await calls(account).update({
          id,
          description: { en: "New" },
        });
        expect(changed).toMatchObject({ status, description: { en: "New", fr: null, default: null } });
        expect(changed.date_creation).toBe(same.date_creation);
      }
    },
  );

  once(
    "returns an approved discovery to pending when any part of its place changes, and none when it is sent again",
    async () => {
      const elsewhere = { google_place_id: "osm-node-1", google_place_name: "Chez Ma", city: "Montréal" };
      const approved = async () => {
        const account = await member(null);
        const own = { ...elsewhere, restaurant_id: null, google_place_address: "12 rue Roy" };
        return { account, id: (await makeRecommendation(database.db, account.id, own)).id };
      };
      for (const moved of [{ city: "Laval" }, { google_place_id: "osm-node-2" }, { google_place_id: null }]) {
        const { account, id } = await approved();
        expect(await calls(account).update({ id, ...moved })).toMatchObject({ status: "pending", ...moved });
      }
      const { account, id } = await approved();
      // The form sends the place again as it was, without its id.
      const { google_place_name, city } = elsewhere;
      const same = { google_place_name, city, google_place_address: "12 rue Roy", restaurant_id: null };
      expect(await calls(account).update({ id, ...same, visibility: "friends" })).toMatchObject({
        status: "approved",
        google_place_id: "osm-node-1",
      });
      const another = await calls(account).update({ id, ...same, google_place_address: "14 rue Roy" });
      expect(another).toMatchObject({ status: "pending", google_place_id: null });
    },
  );

  once("resubmits a rejected discovery to the moderators, even if its author is certified", async () => {
    const account = await member("star");
    const own = { restaurant_id: place.id, status: "rejected", status_reason: "Blurred" } as const;
    const { id } = await makeRecommendation(database.db, account.id, own);
    const kept = await calls(account).update({ id, draft: true, description: "x" });
    expect(kept).toMatchObject({ status: "rejected", status_reason: "Blurred" });
    const handedIn = await calls(account).update({ id, image: await picture() });
    expect(handedIn).toMatchObject({ status: "pending", status_reason: null });
  });

  it("refuses to overwrite a change that the author has not seen", async () => {
    const { id, revision } = await makeRecommendation(database.db, author.id, { restaurant_id: place.id });
    const save = (words: string) =>
      calls()
        .update({ id, revision, name: { en: words } })
        .then(
          () => "saved",
          (error: { code: string; data: unknown }) => [error.code, error.data],
        );
    const answers = await Promise.all([save("One dish"), save("Another dish")]);
    expect(answers).toContain("saved");
    expect(answers).toContainEqual(["changed_meanwhile", { revision: revision + 1 }]);
  });

  it("saves a change once per idempotency key, including its picture, even if the discovery has changed since", async () => {
    const { id, revision } = await makeRecommendation(database.db, author.id, { restaurant_id: place.id });
    const keyed = calls(author, { "idempotency-key": "device-1-change-1" });
    const image = await picture();
    const change = { id, revision, name: { en: "Shoyu ramen" }, image };
    const codeOf = (error: { code: string }) => error.code;
    // Concurrently, and again after a lost answer: the same words, and the picture that was sent.
    const [first, second] = await Promise.all([keyed.update(change), keyed.update(change)]);
    expect(second.image_url).toBe(first.image_url);
    expect((await keyed.update(change)).revision).toBe(revision + 1);
    // The author has meanwhile changed it elsewhere: the late retry overwrites nothing.
    const moved = await calls().update({ id, revision: revision + 1, name: { en: "Miso ramen" } });
    expect(await keyed.update(change)).toMatchObject({ revision: moved.revision, name: { en: "Miso ramen" } });
    // Another picture with the same words is a different change, under any key.
    const other = { ...change, image: await picture("#204060") };
    expect(await keyed.update(other).catch(codeOf)).toBe("idempotency_conflict");
    expect(await calls().update(other).catch(codeOf)).toBe("changed_meanwhile");
  });

  it("removes a replaced picture at once, and no other when the change is sent again", async () => {
    const { id, image_url } = await create(ramen(), await picture());
    expect(pictures.kept.size).toBe(2);
    const keyed = calls(author, { "idempotency-key": "device-1-picture" });
    const change = { id, image: await picture("#204060") };
    const changed = await keyed.update(change);
    expect(changed.image_url).not.toBe(image_url);
    const key = changed.image_url.slice("/pictures/".length, -".webp".length);
    const names = [`${key}-400.webp`, `${key}.webp`];
    expect([...pictures.kept.keys()].toSorted()).toEqual(names);
    await keyed.update(change);
    await calls().update({ id, description: "Rich" });
    await calls().update({ id });
    expect([...pictures.kept.keys()].toSorted()).toEqual(names);
  });

  it("saves only one of two discoveries that a device changes at the same time under one key", async () => {
    const own = async () => (await makeRecommendation(database.db, author.id, { restaurant_id: place.id })).id;
    const ids = [await own(), await own()];
    const keyed = calls(author, { "idempotency-key": "device-1-twice" });
    const codeOf = (error: unknown) => (error as { code: string }).code;
    const ends = await Promise.all(
      ids.map((id) => keyed.update({ id, description: { en: "New" } }).then(() => "saved", codeOf)),
    );
    expect(ends.toSorted()).toEqual(["idempotency_conflict", "saved"]);
  });

  once("lets only the author change, show and delete a discovery", async () => {
    const { id } = await makeRecommendation(database.db, author.id, { restaurant_id: place.id });
    const other = calls(await member("staff"));
    await expect(other.update({ id })).rejects.toMatchObject({ code: "not_found" });
    await expect(other.changeVisibility({ id, visibility: "private" })).rejects.toMatchObject({ code: "not_found" });
    await expect(other.remove({ id })).rejects.toMatchObject({ code: "not_found" });
    await calls().changeVisibility({ id, visibility: "private" });
    await expect(read(null).get({ id })).rejects.toMatchObject({ code: "not_found" });
    expect(await calls().remove({ id })).toEqual({ id });
    await expect(calls().remove({ id })).rejects.toMatchObject({ code: "not_found" });
    await expect(read(author).get({ id })).rejects.toMatchObject({ code: "not_found" });
  });

  it("leaves the reasons of moderators in the audit list when it is deleted, and notes whom they are about", async () => {
    const { id } = await makeRecommendation(database.db, author.id, { restaurant_id: place.id });
    const commenter = await member(null);
    const { rows } = await database.query<{ id: number }>(
      `insert into comments (recommendation_id, account_id, text, date_creation)
       select $1, a, 'So', now() + n * interval '1 second' from unnest($2::int[]) with ordinality w(a, n) returning id`,
      [id, [commenter.id, null]],
    );
    const comments = rows.map((row) => `comment ${row.id}`);
    const subjects = [`recommendation ${id}`, ...comments, `recommendation ${id}0`];
    const after = { reason: "Names a neighbour", until: 1 };
    await database.query(
      `insert into audit_log (action, subject, after, date)
       select 'recommendation.decide', s, $2, now() from unnest($1::text[]) s`,
      [subjects, JSON.stringify(after)],
    );
    await calls().remove({ id });
    const left = await database.query("select after, about from audit_log where subject = any($1) order by id", [
      subjects,
    ]);
    // An erased member's comment is about nobody any more, and the last discovery is another one.
    expect(left.rows).toEqual([author.id, commenter.id, null, null].map((about) => ({ after, about })));
  });

  once("is limited per hour", async () => {
    const limited = calls();
    const codes: string[] = [];
    for (let at = 0; at < 22; at++) {
      const data = { name: `Draft ${at}`, draft: true };
      codes.push(
        await limited.create({ ...data }).then(
          () => "begun",
          (error: { code: string }) => error.code,
        ),
      );
    }
    expect(codes.filter((code) => code === "too_many_requests")).toHaveLength(2);
  });
});
