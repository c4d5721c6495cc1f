import { afterEach, describe, expect, it, vi } from "vitest";
import type { TokenStore } from "../platform/platform.ts";
import { onTokenChange, onTokenChangeElsewhere, openTokens, readToken, storeToken } from "./token.ts";

/** A device's storage that answers later, as an extension's does. */
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
  return { store, changeElsewhere, kept: () => kept };
}

describe("the session's token", () => {
  afterEach(() => openTokens(slowStore(null).store));

  it("is at hand once the device has said what it keeps, and is kept as it changes", async () => {
    const device = slowStore("kept");
    await openTokens(device.store);
    expect(readToken()).toBe("kept");
    const changes: string[] = [];
    const stop = onTokenChange((change) => changes.push(`${change} ${readToken()}`));
    storeToken("renewed", "renewed");
    storeToken(null);
    expect(changes).toEqual(["renewed renewed", "another null"]);
    expect(device.kept()).toBeNull();
    stop();
  });

  it("follows what another page of the device did, and says nothing where that changed nothing", async () => {
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
