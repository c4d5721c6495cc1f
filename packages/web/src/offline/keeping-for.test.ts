import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Platform } from "../platform/platform.ts";
import { openTokens, storeToken } from "../session/token.ts";
import { beginKeeping, goOnKeeping, keepingFor } from "./keeping-for.ts";

const platform = { kind: "web", tokens: {} } as Platform;

describe("the person for whom the device keeps answers", () => {
  const kept = new Map<string, string>();
  const here = async (token: string | null, lasting = true) => {
    if (token !== null && lasting) kept.set("token", token);
    else kept.delete("token");
    await openTokens({ read: async () => token, write: async () => {}, onChangeElsewhere: () => {} });
  };

  beforeEach(() => {
    kept.clear();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
  });
  afterEach(async () => {
    await here(null);
    vi.unstubAllGlobals();
  });

  it("is the current member, from one page to the next", async () => {
    await here("token of Inès");
    expect(keepingFor(platform)).toBeNull();
    expect(beginKeeping(platform)).toBe(true);
    const of = keepingFor(platform);
    expect(of).not.toBeNull();
    expect(beginKeeping(platform)).toBe(false);
    expect(keepingFor(platform)).toBe(of);
  });

  it("is not an earlier person, whose answers are neither read nor kept", async () => {
    await here("token of Inès");
    beginKeeping(platform);
    const ofInes = keepingFor(platform);
    for (const next of ["token of Paul", null]) {
      await here(next);
      expect(keepingFor(platform)).toBeNull();
      expect(beginKeeping(platform)).toBe(true);
      expect(keepingFor(platform)).not.toBe(ofInes);
    }
  });

  it("is the same member after the token was renewed", async () => {
    await here("token of Inès");
    beginKeeping(platform);
    const of = keepingFor(platform);
    kept.set("token", "a newer token");
    storeToken("a newer token", { change: "renewed" });
    goOnKeeping(platform);
    expect(keepingFor(platform)).toBe(of);
  });

  it("is nobody when the sign-in ends with the browser", async () => {
    await here("token of Inès", false);
    expect(beginKeeping(platform)).toBe(true);
    expect(keepingFor(platform)).toBeNull();
  });

  it("is the member only if the shell's own token storage says that it lasts", async () => {
    const shell = (lasts: boolean) => ({ kind: "extension", tokens: { lasts: () => lasts } }) as Platform;
    await here("token of Inès", false);
    beginKeeping(shell(false));
    expect(keepingFor(shell(false))).toBeNull();
    beginKeeping(shell(true));
    expect(keepingFor(shell(true))).not.toBeNull();
  });
});
