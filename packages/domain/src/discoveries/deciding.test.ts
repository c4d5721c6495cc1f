import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DISCOVERY_STATUSES } from "./discovery.ts";
import { checkAppeal, checkDecision, DECISIONS, isWaiting, REJECTION_KINDS } from "./deciding.ts";

const waiting = { status: "pending", open_reports: 0, revision: 4 } as const;
const approve = { status: "approved", kind: null, reason: null, revision: 4 } as const;
const reject = { status: "rejected", kind: null, reason: "Not a dish", revision: 4 } as const;

describe("a moderator's decision", () => {
  it("is possible on a waiting discovery and on a reported one", () => {
    expect(checkDecision(waiting, approve)).toBeNull();
    expect(checkDecision(waiting, { ...approve, revision: null })).toBeNull();
    const reported = { ...waiting, status: "approved", open_reports: 1 } as const;
    expect(checkDecision(reported, approve)).toBeNull();
    expect(checkDecision(reported, reject)).toBeNull();
  });

  it("needs a reason where it is a rejection", () => {
    for (const reason of [null, " ", "<b>no</b>", "x".repeat(301)]) {
      expect(checkDecision(waiting, { ...reject, reason })).toEqual({ code: "reason_required" });
    }
  });

  it("of a given rejection kind needs no reason, but refuses an invalid one", () => {
    for (const kind of REJECTION_KINDS) {
      for (const reason of [null, "", " ", "Not a dish"])
        expect(checkDecision(waiting, { ...reject, kind, reason })).toBeNull();
      for (const reason of ["<b>no</b>", "x".repeat(301)])
        expect(checkDecision(waiting, { ...reject, kind, reason })).toEqual({ code: "reason_required" });
    }
  });

  it("is refused where one was already taken, or on another revision than was seen", () => {
    const done = { ...waiting, status: "approved", revision: 5 } as const;
    expect(checkDecision(done, approve)).toEqual({ code: "already_decided" });
    expect(checkDecision(done, { ...reject, revision: null })).toEqual({ code: "already_decided" });
    expect(checkDecision({ ...waiting, revision: 5 }, approve)).toEqual({ code: "already_decided" });
    expect(checkDecision(done, { ...approve, revision: 5 })).toEqual({ code: "already_decided" });
  });

  it("can be reversed by whoever sees the current status", () => {
    expect(checkDecision({ ...waiting, status: "rejected" }, approve)).toBeNull();
    expect(checkDecision({ ...waiting, status: "approved" }, reject)).toBeNull();
  });

  it("is not possible on a draft", () => {
    expect(checkDecision({ ...waiting, status: "draft" }, approve)).toEqual({ code: "not_found" });
  });

  it("always changes the status, or settles a discovery that is waiting", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...DISCOVERY_STATUSES),
        fc.nat(3),
        fc.nat(2),
        fc.constantFrom(...DECISIONS),
        fc.option(fc.nat(2)),
        (status, open_reports, revision, decision, seen) => {
          const facts = { status, open_reports, revision };
          if (checkDecision(facts, { status: decision, kind: null, reason: "why", revision: seen })) return;
          expect(decision !== status || isWaiting(facts)).toBe(true);
        },
      ),
    );
  });
});

describe("an appeal", () => {
  it("is one short text, sent once, against a rejection", () => {
    const rejected = { status: "rejected", appealed: false } as const;
    expect(checkAppeal(rejected, "It is my own picture.")).toBeNull();
    expect(checkAppeal(rejected, " ")).toEqual({ code: "appeal_invalid" });
    expect(checkAppeal(rejected, "é".repeat(301))).toEqual({ code: "appeal_invalid" });
    expect(checkAppeal({ ...rejected, appealed: true }, "Again")).toEqual({ code: "already_appealed" });
    expect(checkAppeal({ ...rejected, status: "pending" }, "Now")).toEqual({ code: "not_rejected" });
  });
});
