import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as v from "valibot";
import { watchRestoredPage } from "./restored-page.ts";
import { stored } from "./stored.ts";

const Notes = v.object({ notes: v.optional(v.array(v.string()), []), name: v.optional(v.string(), "") });

describe("a value stored on the device", () => {
  let kept: Map<string, string>;
  let full: boolean;
  beforeEach(() => {
    kept = new Map();
    full = false;
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (full) throw new DOMException("full", "QuotaExceededError");
        kept.set(key, value);
      },
    });
  });
  afterEach(() => vi.unstubAllGlobals());
  const open = () => stored("notes", Notes);
  const add = (tab: ReturnType<typeof open>, note: string) => tab.set({ notes: [...tab.get().notes, note] });

  it("is the same object as its defaults while nothing is stored, as hydration compares them", () => {
    const notes = open();
    expect(notes.get()).toBe(notes.initial);
    notes.set({ name: "x" });
    expect(notes.get()).toEqual({ ...notes.initial, name: "x" });
  });

  it("loses nothing that another tab wrote, even before this tab was told of it", () => {
    const [one, other] = [open(), open()];
    add(one, "a");
    add(other, "b");
    add(one, "c");
    expect(one.get().notes).toEqual(["a", "b", "c"]);
    other.set({ name: "x" });
    one.set({ notes: [] });
    expect(other.get()).toEqual({ notes: [], name: "x" });
  });

  it("is told again to a page that the browser restores from its cache", () => {
    vi.stubGlobal("window", new EventTarget());
    vi.stubGlobal(
      "StorageEvent",
      class extends Event {
        readonly key = null;
      },
    );
    const told = vi.fn();
    open().subscribe(told);
    const stop = watchRestoredPage();
    const shown = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
    shown(false);
    expect(told).not.toHaveBeenCalled();
    shown(true);
    expect(told).toHaveBeenCalledOnce();
    stop();
    shown(true);
    expect(told).toHaveBeenCalledOnce();
  });

  it("is the same object until the value changes", () => {
    const [one, other] = [open(), open()];
    add(one, "a");
    const before = one.get();
    expect(one.get()).toBe(before);
    add(other, "b");
    expect(one.get()).not.toBe(before);
  });

  it("is kept in memory when the storage is full, until another tab has stored a value", () => {
    const [one, other] = [open(), open()];
    full = true;
    add(one, "a");
    add(one, "b");
    expect(one.get().notes).toEqual(["a", "b"]);
    full = false;
    add(other, "c");
    expect(one.get().notes).toEqual(["c"]);
  });
});
