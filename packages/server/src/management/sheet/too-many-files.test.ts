import { describe, expect, it } from "vitest";
import { makeRateLimits } from "../../ports/rate-limits.ts";
import { givenUp, tooManyFiles } from "./too-many-files.ts";

const bring = (limits: ReturnType<typeof makeRateLimits>, account_id: number, bytes: number) =>
  tooManyFiles(
    { limits },
    { account_id, session_id: 1, admin: false, moderator: false },
    new File([new Uint8Array(bytes)], "menu.csv"),
  );

describe("files of menus that one member brings", () => {
  it("count the more the larger they are, and nobody else's", async () => {
    const limits = makeRateLimits({ own: { menu_files: { points: 22, seconds: 600 } } });
    expect(await bring(limits, 1, 99_999)).toBeNull();
    expect(await bring(limits, 1, 2_000_000)).toBeNull();
    expect(await bring(limits, 1, 10)).toMatchObject({ code: "too_many_requests" });
    expect((await bring(limits, 1, 10))?.retry_after).toBeGreaterThan(0);
    expect(await bring(limits, 2, 10)).toBeNull();
  });

  it("and one that was given up counts as a hundred", async () => {
    const limits = makeRateLimits({ own: { menu_files: { points: 250, seconds: 600 } } });
    const viewer = { account_id: 1, session_id: 1, admin: false, moderator: false };
    for (let n = 0; n < 3; n += 1) await givenUp({ limits }, viewer)();
    expect(await bring(limits, 1, 10)).toMatchObject({ code: "too_many_requests" });
  });
});
