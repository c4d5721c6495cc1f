import avataaars from "@dicebear/styles/avataaars.json" with { type: "json" };
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { avatarAddress, avatarChoices, fieldShows, FIRST_AVATAR } from "@tablee/domain/accounts/avatar-config";
import { AVATAR_COLOURS, AVATAR_VARIANTS } from "@tablee/domain/accounts/avatar-options";
import type { Database } from "../database/open-database.ts";
import { noAvatarService } from "../ports/avatar-service.ts";
import { makeServices } from "../testing/make-services.ts";
import { startApi, type TestApi } from "../testing/start-api.ts";
import { testDatabases } from "../testing/test-database.ts";
import { drawAvatar } from "./avatar.ts";

const draw = async (query: string) => {
  const { svg, lasting } = await drawAvatar({ avatars: noAvatarService }, new URLSearchParams(query));
  expect(lasting).toBe(true);
  return svg.plain.toString();
};

describe("avatars", () => {
  it("offer exactly the values that the drawing style has", () => {
    const components = avataaars.components as Record<string, { variants: object }>;
    for (const [field, variants] of Object.entries(AVATAR_VARIANTS)) {
      const name = field === "clothing" ? "clothes" : field;
      expect([...variants].toSorted()).toEqual(Object.keys(components[name]!.variants).toSorted());
    }
  });

  it("are drawn alike for the same config, and every part of the config changes the drawing", async () => {
    const plain = await draw("");
    expect(plain).toMatch(/^<svg /);
    expect(await draw("")).toBe(plain);
    expect(await draw("eyes=default")).toBe(plain);
    for (const part of [
      "top=hijab",
      "accessories=round",
      "facialHair=beardLight",
      "clothing=hoodie",
      "eyes=wink",
      "eyebrows=upDown",
      "mouth=smile",
      "skinColor=614335",
      "clothesColor=ff488e",
      "backgroundColor=f6e3cf",
    ]) {
      expect(await draw(part), part).not.toBe(plain);
    }
    expect(await draw("hairColor=c93305&top=bob")).toContain("#c93305");
    expect(await draw("hatColor=65c9ff&top=hat")).toContain("#65c9ff");
  });

  it("change with a colour exactly where the editor offers that colour", async () => {
    const faces = (["top", "facialHair", "clothing"] as const).flatMap((field) =>
      avatarChoices(field).map((value) => ({ ...FIRST_AVATAR, [field]: value })),
    );
    for (const face of faces) {
      const drawn = await draw(avatarAddress(face).split("?")[1]!);
      for (const field of AVATAR_COLOURS) {
        const other = await draw(avatarAddress({ ...face, [field]: "010203" }).split("?")[1]!);
        expect(other !== drawn, `${field} of ${face.top} ${face.facialHair}`).toBe(fieldShows(face, field));
      }
    }
  });

  it("refuse a field or a value that is not offered", async () => {
    for (const query of [
      "seed=x",
      "eyes=laser",
      "skinColor=red",
      "skinColor=edb98a&skinColor=614335",
      "eyes=",
      "top=none&title=x",
    ]) {
      await expect(draw(query)).rejects.toMatchObject({ code: "invalid_input", status: 400 });
    }
  });

  describe("over HTTP", () => {
    let database: Database;
    let api: TestApi;
    const avatars = { ...noAvatarService };
    beforeAll(async () => {
      database = await testDatabases()[0]!.open();
      api = await startApi(makeServices(database, { avatars }));
    });
    afterAll(async () => {
      await api.close();
      await database.close();
    });

    it("are cached for a year, and their content security policy forbids everything", async () => {
      const response = await api.fetch("/api/avatar.svg?eyes=wink");
      expect(response.headers.get("content-type")).toBe("image/svg+xml");
      expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
      // Our own drawing stands in for that of a service that does not answer.
      avatars.none = false;
      expect((await api.fetch("/api/avatar.svg?eyes=happy")).headers.get("cache-control")).toBe("no-store");
      avatars.none = true;
      const refused = await api.fetch("/api/avatar.svg?eyes=laser");
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({ code: "invalid_input", data: { issues: [{ path: "eyes" }] } });
    });
  });
});
