import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { isInStrangersFrame, lookAtFrame } from "./strangers-frame.ts";
import { openTokens, readToken } from "./token.ts";

/** The window around a page of ours; `top` null: another site's window, which must not be read. */
function stand({ framing, top }: { framing?: string; top: "itself" | "ours" | null }): void {
  const foreign = {
    get location(): never {
      throw new DOMException("Blocked", "SecurityError");
    },
  };
  const own: { top?: unknown } = {};
  own.top = top === "itself" ? own : top === "ours" ? { location: { origin: "https://tablee.example" } } : foreign;
  vi.stubGlobal("window", own);
  vi.stubGlobal("location", { origin: "https://tablee.example" });
  vi.stubGlobal("document", { documentElement: { dataset: framing === undefined ? {} : { framing } } });
}

describe("a page in a frame", () => {
  const keep = (token: string | null) =>
    openTokens({ read: async () => token, write: async () => {}, onChangeElsewhere: () => {} });
  afterAll(() => keep(null));
  afterEach(() => {
    vi.unstubAllGlobals();
    lookAtFrame();
  });

  it("has no token when anybody may frame it and another site does", async () => {
    stand({ framing: "anybody", top: null });
    await keep("a token");
    expect([isInStrangersFrame(), readToken()]).toEqual([true, null]);
  });

  it("still has no token when the app has replaced the document, without the server's mark", async () => {
    stand({ framing: "anybody", top: null });
    await keep("a token");
    stand({ top: null });
    expect([isInStrangersFrame(), readToken()]).toEqual([true, null]);
  });

  it.each([
    { framing: "anybody", top: "itself" as const },
    { framing: "anybody", top: "ours" as const },
    { framing: "parents", top: null },
  ])("has the member's token otherwise: %j", async (place) => {
    stand(place);
    await keep("a token");
    expect([isInStrangersFrame(), readToken()]).toEqual([false, "a token"]);
  });
});
