import { afterEach, describe, expect, it, vi } from "vitest";
import { chosenEnvironment, type EnvironmentTable } from "./environments.ts";

const TABLE: EnvironmentTable = {
  live: { api_origin: "https://tablee.test", public_origin: "https://tablee.test" },
  dev: { api_origin: "https://dev.tablee.test", public_origin: "https://dev.tablee.test" },
};

const storage = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
  key: (at: number) => [...kept.keys()][at] ?? null,
  clear: () => kept.clear(),
  get length() {
    return kept.size;
  },
});

describe("the environment of a native app (shell §11)", () => {
  afterEach(() => void vi.unstubAllGlobals());

  it("is the live one until another is chosen, which applies from the next start", () => {
    vi.stubGlobal("localStorage", storage(new Map()));
    vi.stubGlobal("sessionStorage", storage(new Map()));
    const restart = vi.fn();
    const first = chosenEnvironment(TABLE, restart);
    expect(first).toMatchObject({ ...TABLE.live, environments: { now: "live" } });
    expect(first.environments?.switchTo("dev")).toBe(true);
    expect(restart).toHaveBeenCalledOnce();
    // A running app stays with the server that it started with.
    expect(first.api_origin).toBe(TABLE.live.api_origin);
    expect(chosenEnvironment(TABLE, restart)).toMatchObject({ ...TABLE.dev, environments: { now: "dev" } });
  });

  it("keeps only the preferences when it is switched", () => {
    const kept = new Map([
      ["order", "a basket of the live server"],
      ["answers", '{"holder":"visitor","of":"1"}'],
      ["preferences", '{"language":"fr"}'],
      ["push", "on"],
    ]);
    const ofTab = new Map([["order-sent", "key"]]);
    vi.stubGlobal("localStorage", storage(kept));
    vi.stubGlobal("sessionStorage", storage(ofTab));
    chosenEnvironment(TABLE, () => {}).environments?.switchTo("dev");
    expect(Object.fromEntries(kept)).toEqual({ environment: "dev", preferences: '{"language":"fr"}' });
    expect(ofTab.size).toBe(0);
  });

  it("is the live one when the stored name is unknown, and stays it when nothing can be stored", () => {
    vi.stubGlobal("localStorage", storage(new Map([["environment", "constructor"]])));
    expect(chosenEnvironment(TABLE, () => {})).toMatchObject(TABLE.live);
    const full = () => {
      throw new Error("refused");
    };
    vi.stubGlobal("localStorage", { getItem: full, setItem: full });
    const restart = vi.fn();
    expect(chosenEnvironment(TABLE, restart).environments?.switchTo("dev")).toBe(false);
    expect(restart).not.toHaveBeenCalled();
  });
});
