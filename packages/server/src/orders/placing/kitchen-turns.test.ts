import { setImmediate as turn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { inTurn } from "./kitchen-turns.ts";

/** Work that ends when the test says so. */
function work() {
  let end: (how: { fails: boolean }) => void = () => undefined;
  const ended = new Promise<void>((resolve, reject) => {
    end = ({ fails }) => (fails ? reject(new Error("the order could not be written")) : resolve());
  });
  return { ended, end };
}

/** Starts several pieces of work at one restaurant, and records which of them have begun. */
function crowd(restaurant_id: number, size: number) {
  const begun: number[] = [];
  const works = Array.from({ length: size }, () => work());
  const answers = works.map(({ ended }, i) =>
    inTurn(restaurant_id, async () => {
      begun.push(i);
      await ended;
      return i;
    }),
  );
  return { begun, works, answers };
}

describe("orders of one kitchen", () => {
  it("are placed two at a time, first come, first served", async () => {
    const { begun, works, answers } = crowd(1, 5);
    for (const [i, { end }] of works.entries()) {
      await turn();
      expect(begun).toEqual([0, 1, 2, 3, 4].slice(0, Math.min(i + 2, 5)));
      end({ fails: false });
      expect(await answers[i]).toBe(i);
    }
  });

  it("let the next order proceed when one fails", async () => {
    const { begun, works, answers } = crowd(2, 3);
    const [first, second, third] = answers.map((answer) => answer.catch((error: Error) => error.message));
    works[0]?.end({ fails: true });
    expect(await first).toBe("the order could not be written");
    await turn();
    expect(begun).toEqual([0, 1, 2]);
    for (const { end } of works) end({ fails: false });
    expect(await Promise.all([second, third])).toEqual([1, 2]);
  });

  it("wait for no other kitchen, and leave nothing behind", async () => {
    const busy = crowd(3, 4);
    expect(await inTurn(4, () => Promise.resolve("placed"))).toBe("placed");
    for (const { end } of busy.works) end({ fails: false });
    await Promise.all(busy.answers);
    const later = crowd(3, 3);
    await turn();
    expect(later.begun).toEqual([0, 1]);
    for (const { end } of later.works) end({ fails: false });
    expect(await Promise.all(later.answers)).toEqual([0, 1, 2]);
  });
});
