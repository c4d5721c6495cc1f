import { afterEach, describe, expect, it, vi } from "vitest";
import type { TokenStore } from "../platform/platform.ts";
import { keepRenewal } from "../storage/renewed-token.ts";
import {
  onSessionEnd,
  onTokenChange,
  onTokenChangeElsewhere,
  openTokens,
  readToken,
  replaceToken,
  storeToken,
} from "./token.ts";

/** A token store that answers later, as an extension's does. */
function slowStore(first: string | null) {
  let kept = first;
  let elsewhere = () => {};
  const store: TokenStore = {
    read: () => new Promise((resolve) => setTimeout(() => resolve(kept), 1)),
    write: async (token) => {
      kept = token;
    },
    onChangeElsewhere: (listener) => {
      elsewhere = listener;
    },
  };
  const changeElsewhere = (token: string | null) => {
    kept = token;
    elsewhere();
  };
  /** Another page has written, and this page has not been told yet. */
  const writeElsewhere = (token: string | null) => {
    kept = token;
  };
  return { store, changeElsewhere, writeElsewhere, kept: () => kept };
}

describe("the session's token", () => {
  afterEach(() => openTokens(slowStore(null).store));

  it("is available once the device's store was read, and its changes are stored", async () => {
    const device = slowStore("kept");
    await openTokens(device.store);
    expect(readToken()).toBe("kept");
    const changes: string[] = [];
    const stop = onTokenChange((change) => changes.push(`${change} ${readToken()}`));
    storeToken("renewed", { change: "renewed" });
    storeToken(null);
    expect(changes).toEqual(["renewed renewed", "another null"]);
    expect(device.kept()).toBeNull();
    stop();
  });

  it("is replaced by a renewed one, and removed when it was refused", async () => {
    const device = slowStore("first");
    await openTokens(device.store);
    const changes: string[] = [];
    const stop = onTokenChange((change) => changes.push(`${change} ${readToken()}`));
    expect(await replaceToken("first", "second")).toBe(true);
    expect(await replaceToken("first", null)).toBe(false);
    expect(await Promise.all([replaceToken("second", null), replaceToken("second", null)])).toEqual([true, false]);
    expect(changes).toEqual(["renewed second", "another null"]);
    expect(device.kept()).toBeNull();
    stop();
  });

  it.each(["another's", null])(
    "does not overwrite what another page has stored since, %s, by an answer to an earlier token",
    async (since) => {
      for (const answer of ["renewed", null]) {
        const device = slowStore("first");
        await openTokens(device.store);
        const elsewhere = vi.fn();
        const stop = onTokenChangeElsewhere(elsewhere);
        device.writeElsewhere(since);
        expect(await replaceToken("first", answer)).toBe(false);
        expect([device.kept(), readToken()]).toEqual([since, since]);
        expect(elsewhere).toHaveBeenCalledOnce();
        stop();
      }
    },
  );

  it("counts as the same member's when another page has renewed it, and otherwise as another's", async () => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
    const device = slowStore("first-of-all");
    await openTokens(device.store);
    const changed: string[] = [];
    const elsewhere = vi.fn();
    const stops = [onTokenChange((change) => changed.push(change)), onTokenChangeElsewhere(elsewhere)];
    keepRenewal("first-of-all", "second-of-all");
    device.changeElsewhere("second-of-all");
    await vi.waitFor(() => expect(readToken()).toBe("second-of-all"));
    expect([changed, elsewhere.mock.calls]).toEqual([["renewed"], []]);
    // Somebody else signs in there, which leaves the record of the renewal as it is.
    device.changeElsewhere("another-member");
    await vi.waitFor(() => expect(readToken()).toBe("another-member"));
    expect([changed, elsewhere.mock.calls.length]).toEqual([["renewed", "another"], 1]);
    expect([...kept.values()].join()).not.toContain("second-of-all");
    for (const stop of stops) stop();
    vi.unstubAllGlobals();
  });

  it("is still readable when its refusal is reported as the session's end, on every page; a sign-out is not reported so", async () => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
    const standing: (string | null)[] = [];
    const stop = onSessionEnd(() => standing.push(readToken()));
    await openTokens(slowStore("refused").store);
    await replaceToken("refused", null);
    expect([standing, readToken()]).toEqual([["refused"], null]);
    // As on another page of the same session.
    const device = slowStore("refused");
    await openTokens(device.store);
    device.changeElsewhere(null);
    await vi.waitFor(() => expect(readToken()).toBeNull());
    expect(standing).toEqual(["refused", "refused"]);

    const other = slowStore("signed-out");
    await openTokens(other.store);
    other.changeElsewhere(null);
    await vi.waitFor(() => expect(readToken()).toBeNull());
    storeToken("signed-out-here");
    storeToken(null);
    expect(standing).toHaveLength(2);
    stop();
    vi.unstubAllGlobals();
  });

  it("follows changes by another page of the device, and reports nothing when nothing changed", async () => {
    const device = slowStore("first");
    await openTokens(device.store);
    const changed = vi.fn();
    const elsewhere = vi.fn();
    const stops = [onTokenChange(changed), onTokenChangeElsewhere(elsewhere)];
    device.changeElsewhere("first");
    device.changeElsewhere("second");
    await vi.waitFor(() => expect(readToken()).toBe("second"));
    expect(changed.mock.calls).toEqual([["another"]]);
    expect(elsewhere).toHaveBeenCalledOnce();
    for (const stop of stops) stop();
  });
});
