import { describe, expect, it } from "vitest";
import { checkKitchenAccess, checkKitchenOrder } from "./kitchen-access.ts";

describe("checkKitchenAccess", () => {
  it("lets in the restaurant's staff and admins, nobody else", () => {
    expect(checkKitchenAccess({ admin: false, staff: true })).toBeNull();
    expect(checkKitchenAccess({ admin: true, staff: false })).toBeNull();
    expect(checkKitchenAccess({ admin: false, staff: false })).toEqual({ code: "forbidden" });
  });
  it("hides an order from everybody else", () => {
    expect(checkKitchenOrder({ admin: false, staff: true })).toBeNull();
    expect(checkKitchenOrder({ admin: true, staff: false })).toBeNull();
    expect(checkKitchenOrder({ admin: false, staff: false })).toEqual({ code: "not_found" });
  });
});
