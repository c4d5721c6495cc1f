import { beforeEach, describe, expect, it } from "vitest";
import { FairQueue, QueueFull } from "./fair-queue.ts";

describe("a fair queue", () => {
  let queue: FairQueue;
  let done: string[];
  let gates: (() => void)[];
  beforeEach(() => {
    queue = new FairQueue({ atOnce: 1, room: 4 });
    done = [];
    gates = [];
  });
  const ask = (key: string, suspected = false): Promise<unknown> =>
    queue
      .run({ key, suspected }, () => new Promise<void>((resolve) => gates.push(resolve)))
      .then(
        () => done.push(key),
        (error: unknown) => done.push(`${key} ${error instanceof QueueFull ? "refused" : String(error)}`),
      );
  /** Ends the work in progress, one piece after another, until none is left. */
  const finish = async (): Promise<void> => {
    for (let gate = gates.shift(); gate; gate = gates.shift()) {
      gate();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };

  it("lets keys take turns: one that asks often delays another by one job", async () => {
    const all = [ask("a"), ask("a"), ask("a"), ask("b")];
    await finish();
    await Promise.all(all);
    expect(done).toEqual(["a", "a", "b", "a"]);
  });

  it("runs jobs of unsuspected keys first", async () => {
    const all = [ask("x", true), ask("x", true), ask("y", true), ask("good")];
    await finish();
    await Promise.all(all);
    expect(done).toEqual(["x", "good", "x", "y"]);
  });

  it("limits how many wait, and makes room for unsuspected keys", async () => {
    const all = [ask("x", true), ...["x", "x", "x", "y"].map((key) => ask(key, true)), ask("y", true), ask("good")];
    await new Promise((resolve) => setImmediate(resolve));
    expect(done).toEqual(["y refused", "x refused"]);
    await finish();
    await Promise.all(all);
    expect(done.slice(2)).toEqual(["x", "good", "x", "y", "x"]);
  });

  it("refuses the newcomer if every waiting key has asked only once", async () => {
    const all = ["a", "b", "c", "d", "e", "f"].map((key) => ask(key));
    await finish();
    await Promise.all(all);
    expect(done).toEqual(["f refused", "a", "b", "c", "d", "e"]);
  });

  it("continues after a job that fails", async () => {
    const failing = queue.run({ key: "a", suspected: false }, () => Promise.reject(new Error("no")));
    await expect(failing).rejects.toThrow("no");
    const next = ask("b");
    await finish();
    await next;
    expect(done).toEqual(["b"]);
  });
});
