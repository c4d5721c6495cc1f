import { afterEach, expect, it, vi } from "vitest";
import { startLanguage } from "../language/language.ts";
import { createApi } from "./create-api.ts";
import { failureWords } from "./failure-words.ts";
import { upload } from "./upload.ts";

/** An XMLHttpRequest that ends when the test dispatches an event on it. */
class Ending extends EventTarget {
  static last: Ending | null = null;
  upload = new EventTarget();
  status = 0;
  responseText = "";
  timeout = 0;
  headers = new Map<string, string>();
  open() {}
  setRequestHeader = (name: string, value: string) => void this.headers.set(name, value);
  getResponseHeader = () => null;
  send() {
    Ending.last = this;
  }
}

afterEach(() => {
  startLanguage("en");
  vi.unstubAllGlobals();
});

const anApi = () =>
  createApi({
    origin: "https://tablee.test",
    token: () => null,
    onRenewedToken: () => undefined,
    onUnauthorized: () => undefined,
  });

it("an HTML page that another network answers to an upload counts as being offline", async () => {
  vi.stubGlobal("XMLHttpRequest", Ending);
  const sent = upload({ api: anApi(), path: "/client/account/avatar", form: new FormData(), onShare: () => {} });
  Object.assign(Ending.last ?? {}, {
    status: 200,
    responseText: "<h1>Welcome</h1>",
    getResponseHeader: () => "text/html",
  });
  Ending.last?.dispatchEvent(new Event("load"));
  await expect(sent).rejects.toMatchObject({ code: "offline", status: 503 });
});

it.each([
  ["timeout", { code: "request_timeout", status: 408 }, "Request timeout"],
  ["error", { code: "offline", status: 503 }, "You are offline"],
])("an upload that ends with %s fails as a call does (wire §12)", async (end, failure, title) => {
  vi.stubGlobal("XMLHttpRequest", Ending);
  const sent = upload({ api: anApi(), path: "/client/account/avatar", form: new FormData(), onShare: () => {} });
  expect(Ending.last?.timeout).toBe(120_000);
  Ending.last?.dispatchEvent(new Event(end));
  const error: unknown = await sent.catch((thrown: unknown) => thrown);
  expect(error).toMatchObject(failure);
  expect(failureWords(error).title).toBe(title);
});

it("an upload tells the page's language, which may differ from the browser's (language §26)", async () => {
  vi.stubGlobal("XMLHttpRequest", Ending);
  startLanguage("fr");
  const sent = upload({ api: anApi(), path: "/client/account/avatar", form: new FormData(), onShare: () => {} });
  expect(Ending.last?.headers.get("accept-language")).toBe("fr");
  Ending.last?.dispatchEvent(new Event("error"));
  await expect(sent).rejects.toBeDefined();
});
