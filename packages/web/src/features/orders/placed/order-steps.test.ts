import { describe, expect, it } from "vitest";
import { orderSteps } from "./order-steps.ts";
import { exampleOrder, history, minutesAfterNoon } from "../words/order.example.ts";

const steps = (...given: Parameters<typeof exampleOrder>) =>
  orderSteps(exampleOrder(...given)).map(({ id, state }) => `${id} ${state}`);

describe("the way of an order", () => {
  it("begins sent, with all the rest to come and the promised time beside it", () => {
    const way = orderSteps(exampleOrder());
    expect(way.map(({ id, state }) => `${id} ${state}`)).toEqual([
      "new current",
      "confirmed upcoming",
      "preparing upcoming",
      "ready upcoming",
      "delivered upcoming",
    ]);
    expect(way[3]?.at).toEqual(minutesAfterNoon(20));
    expect(way[3]?.until).toEqual(minutesAfterNoon(50));
    expect(way[4]?.at).toBeNull();
  });

  it("goes out before it arrives where it is delivered, and only there", () => {
    expect(
      steps({ mode: "delivery", statuses: history("new", "confirmed", "preparing", "ready", "delivering") }),
    ).toEqual([
      "new done",
      "confirmed done",
      "preparing done",
      "ready done",
      "delivering current",
      "delivered upcoming",
    ]);
    expect(steps({ mode: "drive" })).toHaveLength(5);
  });

  it("stays in the step that was put off, and counts its minutes there", () => {
    const way = orderSteps(
      exampleOrder({
        statuses: history("new", "confirmed", "preparing", { status: "delayed", delay: 10 }, "preparing", {
          status: "delayed",
          delay: 5,
        }),
      }),
    );
    expect(way[2]).toMatchObject({ id: "preparing", state: "current", delay: 15 });
    expect(way[3]?.state).toBe("upcoming");
  });

  it("has done what a delay skipped", () => {
    const statuses = history("new", "confirmed", { status: "delayed", delay: 10 }, "ready");
    const way = orderSteps(exampleOrder({ statuses }));
    expect(way[1]).toMatchObject({ state: "done", delay: 10 });
    expect(way[2]).toMatchObject({ id: "preparing", state: "done", at: null });
    expect(way[3]?.state).toBe("current");
  });

  it("ends where it was stopped", () => {
    expect(steps({ statuses: history("new", "confirmed", { status: "refunded", reason: "No gas" }) })).toEqual([
      "new done",
      "confirmed done",
      "refunded failed",
    ]);
  });

  it("is done to the last step once it is handed over", () => {
    const all = steps({ statuses: history("new", "confirmed", "preparing", "ready", "delivered") });
    expect(all.every((step) => step.endsWith(" done"))).toBe(true);
  });
});
