import { FIRST_AVATAR } from "@tablee/domain/accounts/avatar-config";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../database/open-database.ts";
import { onChange } from "../../database/changes.ts";
import { memoryPictures, type MemoryPictures } from "../../testing/memory-pictures.ts";
import { makeServices, type TestServices } from "../../testing/make-services.ts";
import { makeAccount, makeRecommendation } from "../../testing/make-world.queries.ts";
import { startApi, type TestApi } from "../../testing/start-api.ts";
import { testDatabases } from "../../testing/test-database.ts";
import { openSession } from "../sessions.ts";
import { eraseAccount } from "../erasure/erase-accounts.ts";

const PATH = "/api/client/account/avatar";
const ADDRESS = /^\/pictures\/[\da-f]{32}\.webp$/;

describe.each(testDatabases())("a new avatar on %s", ({ open }) => {
  let database: Database;
  let services: TestServices;
  let pictures: MemoryPictures;
  let api: TestApi;
  let member: { id: number };
  let token: string;
  let photo: Blob;

  beforeAll(async () => {
    database = await open();
    pictures = memoryPictures();
    services = makeServices(database, { pictures });
    api = await startApi(services);
    const grey = { create: { width: 600, height: 400, channels: 3, background: { r: 90, g: 90, b: 90 } } } as const;
    photo = new Blob([new Uint8Array(await sharp(grey).jpeg().toBuffer())], { type: "image/jpeg" });
  });
  beforeEach(async () => {
    pictures.kept.clear();
    member = await makeAccount(database.db);
    token = await openSession(services, member.id, {});
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  const send = (picture: Blob, data?: unknown) => {
    const form = new FormData();
    form.set("picture", picture, "holiday.jpg");
    if (data !== undefined) form.set("data", JSON.stringify(data));
    return api.fetch(PATH, { method: "POST", body: form, token });
  };

  it("is drawn from its config, whose every value is checked", async () => {
    const answer = await api.fetch(PATH, { json: { ...FIRST_AVATAR, top: null, eyes: "wink" }, token });
    expect(answer.status).toBe(200);
    const { avatar_url } = (await answer.json()) as { avatar_url: string };
    expect(avatar_url).toMatch(/^\/api\/avatar\.svg\?skinColor=edb98a&hatColor=.*eyes=wink/);
    expect((await api.fetch(avatar_url)).headers.get("content-type")).toBe("image/svg+xml");
    for (const wrong of [{ ...FIRST_AVATAR, eyes: "closed-ish" }, { ...FIRST_AVATAR, skinColor: "red" }, {}]) {
      expect((await api.fetch(PATH, { json: wrong, token })).status).toBe(400);
    }
  });

  it("is stored as a picture in two sizes, and replaces the previous one", async () => {
    const heard: unknown[] = [];
    onChange(database.db, (topic) => heard.push(topic));
    const discovery = await makeRecommendation(database.db, member.id);
    const first = (await (await send(photo)).json()) as { avatar_url: string };
    expect(first.avatar_url).toMatch(ADDRESS);
    const names = [...pictures.kept.keys()];
    expect(names).toHaveLength(2);
    const data = { crop: { x: 0, y: 0, width: 0.5, height: 0.5 } };
    const second = (await (await send(photo, data)).json()) as { avatar_url: string };
    expect(second.avatar_url).not.toBe(first.avatar_url);
    expect([...pictures.kept.keys()].filter((name) => names.includes(name))).toEqual([]);
    const large = pictures.kept.get(second.avatar_url.slice("/pictures/".length));
    expect(await sharp(large?.bytes).metadata()).toMatchObject({ width: 200, height: 200 });
    expect(heard).toContain(`recommendation:${discovery.id}`);
    await api.fetch(PATH, { json: FIRST_AVATAR, token });
    expect(pictures.kept.size).toBe(0);
  });

  it("is refused to visitors and for files that are not pictures, whatever type they claim", async () => {
    const form = new FormData();
    form.set("picture", photo, "a.jpg");
    expect((await api.fetch(PATH, { method: "POST", body: form })).status).toBe(401);
    const svg = new Blob(["<svg xmlns='http://www.w3.org/2000/svg'/>"], { type: "image/jpeg" });
    const refused = await send(svg);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ code: "picture_refused", data: { reason: "not_a_picture" } });
    const called = new Blob([await photo.arrayBuffer()], { type: "text/html" });
    expect((await send(called)).status).toBe(200);
    const heavy = await send(new Blob([new Uint8Array(13 * 1024 * 1024)], { type: "image/jpeg" }));
    expect(heavy.status).toBe(413);
    expect((await send(photo, [1])).status).toBe(400);
  });

  it("is removed when its member's account is erased", async () => {
    await send(photo);
    expect(pictures.kept.size).toBe(2);
    await database.query("update accounts set deleted_at = $1 where id = $2", [new Date(0), member.id]);
    expect(await eraseAccount(services, member.id, services.clock())).toBe(true);
    expect(pictures.kept.size).toBe(0);
  });
});
