import { describe, expect, it } from "vitest";
import { makeRateLimits } from "../../ports/rate-limits.ts";
import { givenUp, tooManyFiles } from "./too-many-files.ts";

const bring = (limits: ReturnType<typeof makeRateLimits>, account_id: number, bytes: number) =>
  tooManyFiles(
    { limits },
    { account_id, session_id: 1, admin: false, moderator: false },
    new File([new Uint8Array(bytes)], "menu.csv"),
  );

describe("menu files that one member uploads", () => {
  it("count for more the larger they are, and only for that member", async () => {
    const limits = makeRateLimits({ own: { menu_files: { points: 22, seconds: 600 } } });
    expect(await bring(limits, 1, 99_999)).toBeNull();
    expect(await bring(limits, 1, 2_000_000)).toBeNull();
    expect(await bring(limits, 1, 10)).toMatchObject({ code: "too_many_requests" });
    expect((await bring(limits, 1, 10))?.retry_after).toBeGreaterThan(0);
    expect(await bring(limits, 2, 10)).toBeNull();
  });

  it("count as a hundred if their reading was given up", async () => {
    const limits = makeRateLimits({ own: { menu_files: { points: 250, seconds: 600 } } });
    const viewer = { account_id: 1, session_id: 1, admin: false, moderator: false };
    for (let n = 0; n < 3; n += 1) await givenUp({ limits }, viewer)();
    expect(await bring(limits, 1, 10)).toMatchObject({ code: "too_many_requests" });
  });
});
