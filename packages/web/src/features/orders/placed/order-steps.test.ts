import { describe, expect, it } from "vitest";
import { orderSteps } from "./order-steps.ts";
import { exampleOrder, history, minutesAfterNoon } from "../words/order.example.ts";

const steps = (...given: Parameters<typeof exampleOrder>) =>
  orderSteps(exampleOrder(...given)).map(({ id, state }) => `${id} ${state}`);

describe("the steps of an order", () => {
  it("begin with the sent order as the current step and the promised time beside the ready step", () => {
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

  it("promise nothing until an order for now is paid", () => {
    const ready = (planned: boolean) => orderSteps(exampleOrder({ planned, statuses: history("unpaid") }))[3];
    expect(ready(false)).toMatchObject({ state: "upcoming", at: null, until: null });
    expect(ready(true)?.at).toEqual(minutesAfterNoon(20));
  });

  it("do not say of an order that was never paid that it was sent", () => {
    const statuses = history("unpaid", { status: "refunded", reason: "not_paid" });
    expect(steps({ statuses })).toEqual(["refunded failed"]);
  });

  it("include the delivering step for a delivery only", () => {
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

  it("stay at the delayed step, with the minutes of all its delays", () => {
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

  it("count a step that a delay skipped as done", () => {
    const statuses = history("new", "confirmed", { status: "delayed", delay: 10 }, "ready");
    const way = orderSteps(exampleOrder({ statuses }));
    expect(way[1]).toMatchObject({ state: "done", delay: 10 });
    expect(way[2]).toMatchObject({ id: "preparing", state: "done", at: null });
    expect(way[3]?.state).toBe("current");
  });

  it("end with the refusal or cancellation", () => {
    expect(steps({ statuses: history("new", "confirmed", { status: "refunded", reason: "No gas" }) })).toEqual([
      "new done",
      "confirmed done",
      "refunded failed",
    ]);
  });

  it("are all done once the order is delivered", () => {
    const all = steps({ statuses: history("new", "confirmed", "preparing", "ready", "delivered") });
    expect(all.every((step) => step.endsWith(" done"))).toBe(true);
  });
});
