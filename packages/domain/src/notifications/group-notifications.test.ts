import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { groupNotifications } from "./group-notifications.ts";
import { NOTIFICATION_TYPES, type NotificationType } from "./notification.ts";

const dayOf = (moment: string) => moment.slice(0, 10);
const one = (type: NotificationType, sender_id: number | null, date = "2026-11-18", own = {}) => ({
  type,
  read: false,
  date_creation: `${date}T12:00:00Z`,
  json: { sender_id, recommendation_id: type === "follow" ? null : 7 },
  ...own,
});

describe("groupNotifications", () => {
  it("groups the likes of a discovery and the follows of a day, in the place of the newest", () => {
    const groups = groupNotifications(
      [
        one("like", 1),
        one("comment", 2),
        one("like", 2),
        one("follow", 3),
        one("like", 3, "2026-11-17"),
        one("follow", 4),
      ],
      dayOf,
    );
    expect(groups.map(({ newest, others }) => [newest.type, newest.json.sender_id, others])).toEqual([
      ["like", 1, 1],
      ["comment", 2, 0],
      ["follow", 3, 1],
      ["like", 3, 0],
    ]);
  });

  it("keeps likes of different discoveries apart, since each links to its own", () => {
    const other = one("like", 2, "2026-11-18", { json: { sender_id: 2, recommendation_id: 8 } });
    expect(groupNotifications([one("like", 1), other], dayOf)).toHaveLength(2);
  });

  it("shows the number of people that was counted, however many of them are loaded", () => {
    const counted = (sender_id: number) => one("like", sender_id, "2026-11-18", { people: 5 });
    const all = [counted(5), counted(4), counted(3), counted(2), counted(1)];
    for (const here of [1, 2, 5]) {
      expect(groupNotifications(all.slice(0, here), dayOf)[0]?.others).toBe(4);
      expect(groupNotifications([one("like", 6), ...all.slice(0, here)], dayOf)[0]?.others).toBe(5);
    }
    expect(groupNotifications([one("like", 6), one("like", 2), ...all], dayOf)[0]?.others).toBe(5);
  });

  it("counts a group as read only when all of it is", () => {
    const read = { read: true };
    const [group] = groupNotifications([one("like", 1, "2026-11-18", read), one("like", 2)], dayOf);
    expect(group?.read).toBe(false);
  });

  it("loses and repeats nothing, and keeps the newest first", () => {
    const notification = fc.record({
      type: fc.constantFrom(...NOTIFICATION_TYPES),
      read: fc.boolean(),
      date_creation: fc.constantFrom("2026-11-18T10:00:00Z", "2026-11-17T10:00:00Z"),
      json: fc.record({
        sender_id: fc.option(fc.integer({ min: 1, max: 5 }), { nil: null }),
        recommendation_id: fc.option(fc.integer({ min: 1, max: 3 }), { nil: null }),
      }),
    });
    fc.assert(
      fc.property(fc.array(notification), (all) => {
        const groups = groupNotifications(all, dayOf);
        expect(new Set(groups.flatMap((group) => group.all))).toEqual(new Set(all));
        expect(groups.flatMap((group) => group.all)).toHaveLength(all.length);
        const places = groups.map(({ newest }) => all.indexOf(newest));
        expect(places).toEqual(places.toSorted((a, b) => a - b));
      }),
    );
  });
});
