import { describe, expect, it } from "vitest";
import { checkWebhookAddress, isSameAddress, readOrigin } from "./webhook-address.ts";

const rules = { allowed: ["https://till.example", "https://till.example:8443"], http: false };
const codeOf = (address: string, own: Partial<typeof rules> = {}) =>
  checkWebhookAddress(address, { ...rules, ...own })?.code ?? null;

describe("the address of a webhook", () => {
  it.each(["https://till.example/orders?key=1", "https://TILL.example:443/x", "https://till.example:8443"])(
    "%s is allowed",
    (address) => expect(codeOf(address)).toBeNull(),
  );

  it.each([
    "https://till.example.evil.example/",
    "https://sub.till.example/",
    "https://till.example:444/",
    "https://till.example@evil.example/",
    "https://user:word@till.example/",
    "https://till.example/#part",
    "ftp://till.example/",
    "file:///etc/passwd",
    "javascript:alert(1)",
    "//till.example/",
    "till.example",
    "https://",
    "",
  ])("%s is refused", (address) => expect(codeOf(address)).not.toBeNull());

  it("must be https unless this installation permits http", () => {
    const allowed = ["http://till.example"];
    expect(codeOf("http://till.example/a", { allowed })).toBe("https_required");
    expect(codeOf("http://till.example/a", { allowed, http: true })).toBeNull();
  });
});

describe("two addresses of webhooks", () => {
  const address = "https://till.example/hook";

  it.each([
    address,
    "https://TILL.example:443/hook",
    "https://till.example/a/../hook",
    "https://till.example/hook?",
    "https://till.example/hook#",
  ])("are the same as %s", (other) => expect(isSameAddress(address, other)).toBe(true));

  it.each([
    "https://till.example/hook/",
    "https://till.example/Hook",
    "https://till.example/hook?key=1",
    "https://till.example:8443/hook",
    "http://till.example/hook",
    "till.example/hook",
  ])("differ from %s", (other) => expect(isSameAddress(address, other)).toBe(false));
});

describe("an allowed origin", () => {
  it.each([
    ["https://Till.Example", "https://till.example"],
    ["https://till.example:443/", "https://till.example"],
    ["https://till.example:8443", "https://till.example:8443"],
    ["https://bücher.example", "https://xn--bcher-kva.example"],
  ])("%s is read as %s", (entry, origin) => expect(readOrigin(entry)).toBe(origin));

  it.each(["https://till.example/path", "https://till.example?x", "https://a:b@till.example", "till", "*", "data:,x"])(
    "%s is refused as an entry",
    (entry) => expect(readOrigin(entry)).toBeNull(),
  );
});
