import { ORPCError } from "@orpc/client";
import { afterEach, describe, expect, it } from "vitest";
import { overwriteGetLocale } from "../../../paraglide/runtime.js";
import "../../../api/answers/answer-words.ts";
import { refusalWords, unheardWords } from "./place-failure-words.ts";

afterEach(() => overwriteGetLocale(() => "en"));

const refused = (code: string, status: number) => refusalWords({ code, status, retry_after: null, crowd: null });
const error = (code: string, status: number) => new ORPCError(code, { status });

describe("why an order was not taken", () => {
  it("is said for a missing permission, in both languages", () => {
    expect(refused("forbidden", 403)).toBe("Access denied. You don't have the permission to access this resource.");
    overwriteGetLocale(() => "fr");
    expect(refused("forbidden", 403)).toBe("Accès refusé. Vous n’avez pas la permission d’accéder à cette ressource.");
  });

  it("includes how many orders may be open, at the restaurant or in all", () => {
    const crowded = (where: "restaurant" | "all" | "unpaid", limit: number) =>
      refusalWords({ code: "too_many_orders", status: 422, retry_after: null, crowd: { where, limit } });
    expect(crowded("restaurant", 5)).toMatch(/here \(5\)/);
    expect(crowded("unpaid", 2)).toMatch(/not paid yet \(2\)/);
    overwriteGetLocale(() => "fr");
    expect(crowded("all", 10)).toMatch(/commandes en cours \(10\)/);
  });

  it("is not said for an unlisted code", () => {
    expect(refused("invalid_input", 400)).toBeNull();
    expect(refused("anything_else", 422)).toBeNull();
    expect(refused("order_refused", 422)).not.toBeNull();
  });
});

describe("why there was no answer", () => {
  it.each([
    [408, "request_timeout", "Request timeout", "The server took too long to answer."],
    [503, "busy", "One moment", "Tablée cannot answer just now. Please try again in a few seconds."],
    [500, "internal_server_error", "Network error", "Something wrong happened."],
  ])("is said in the catalogue's words for %i", (status, code, title, text) => {
    expect(unheardWords(error(code, status))).toEqual({ title, text });
  });

  it("has no words when the device is offline or the error is unknown", () => {
    expect(unheardWords(error("offline", 503))).toBeNull();
    expect(unheardWords(error("busy", 503))?.text).toMatch(/cannot answer just now|ne peut pas répondre/);
    expect(unheardWords(new TypeError("failed"))).toBeNull();
  });
});
