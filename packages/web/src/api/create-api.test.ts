import { ORPCError } from "@orpc/client";
import { afterEach, describe, expect, it, vi } from "vitest";
import { baseOf } from "./backends.ts";
import { isCallError, offlineError } from "./call-error.ts";
import { startLanguage } from "../language/language.ts";
import { createApi } from "./create-api.ts";
import { failureWords } from "./failure-words.ts";
import { lateError, onNoAnswer } from "./unfetched.ts";

const options = {
  origin: "https://tablee.test",
  token: () => null,
  onRenewedToken: () => undefined,
  onUnauthorized: () => undefined,
};
const answer = (status: number, body: object) =>
  vi
    .spyOn(globalThis, "fetch")
    .mockResolvedValue(new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } }));
afterEach(() => {
  startLanguage("en");
  vi.restoreAllMocks();
});

describe("the calls of the API", () => {
  it("are found by their names in the contract", async () => {
    const fetched = answer(200, { id: 5 });
    const api = createApi(options);
    await expect(api.discoveries.get({ id: 5 })).resolves.toEqual({ id: 5 });
    const url = "https://tablee.test/api/client/recommendation/5";
    expect(fetched).toHaveBeenCalledWith(expect.objectContaining({ url }), expect.anything());
    expect(api.discoveries).toBe(api.discoveries);
  });

  it("each go to their backend, all on one server", async () => {
    const api = createApi(options);
    const asked = [
      [() => api.pages.news({}), "/api/client/news"],
      [() => api.assistant.ask({ message: "soup" }), "/api/client/assistant"],
      [() => api.orders.get({ id: 5 }), "/api/client/order/5"],
    ] as const;
    for (const [ask, path] of asked) {
      const fetched = answer(200, {});
      await ask();
      const url = `https://tablee.test${path}`;
      expect(fetched).toHaveBeenLastCalledWith(expect.objectContaining({ url }), expect.anything());
    }
    expect(baseOf("https://tablee.test")).toBe("https://tablee.test/api");
  });

  it("are grouped in rooms that are no promises, so that awaiting a room returns it", async () => {
    const { discoveries } = createApi(options);
    await expect(Promise.resolve(discoveries)).resolves.toBe(discoveries);
  });

  it("tell the page's language, which may differ from the browser's (language §26)", async () => {
    const api = createApi(options);
    for (const language of ["fr", "en"] as const) {
      const fetched = answer(200, {});
      startLanguage(language);
      await api.orders.get({ id: 5 });
      expect((fetched.mock.lastCall![0] as Request).headers.get("accept-language")).toBe(language);
    }
  });

  it("fail with the code that the server names", async () => {
    answer(404, { code: "not_found", status: 404, message: "It is not there" });
    const error = await createApi(options)
      .discoveries.get({ id: 5 })
      .catch((thrown: unknown) => thrown);
    expect(isCallError(error) && [error.code, error.status]).toEqual(["not_found", 404]);
  });
});

it("a call that no answer reaches has the connection checked, also a like that is rolled back silently (shell §27)", async () => {
  const told = vi.fn();
  onNoAnswer(told);
  const like = () => createApi(options).discoveries.interact({ recommendation_id: 5, type: "like" });
  answer(500, {});
  await expect(like()).rejects.toMatchObject({ status: 500 });
  expect(told).not.toHaveBeenCalled();
  vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  await expect(like()).rejects.toMatchObject({ code: "offline" });
  expect(told).toHaveBeenCalledOnce();
  onNoAnswer(null);
});

it("an HTML page that another network answers counts as being offline", async () => {
  const page = new Response("<h1>Welcome</h1>", { headers: { "content-type": "text/html; charset=utf-8" } });
  vi.spyOn(globalThis, "fetch").mockResolvedValue(page);
  const failed = await createApi(options)
    .orders.get({ id: 5 })
    .catch((thrown: unknown) => thrown);
  expect(failed).toMatchObject({ code: "offline", status: 503 });
});

const failing = (api: ReturnType<typeof createApi>) =>
  api.orders.get({ id: 5 }).then(
    () => null,
    (thrown: unknown) => thrown,
  );

it("an answer whose body does not end within 120 s times out as one that never began (wire §12)", async () => {
  const body = new ReadableStream({ start: (stream) => stream.error(new DOMException("late", "TimeoutError")) });
  const headers = { "content-type": "application/json" };
  vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response(body, { headers }));
  const failed = await failing(createApi(options));
  expect(failed).toMatchObject({ code: "request_timeout", status: 408 });
  expect(failureWords(failed).title).toBe("Request timeout");
});

it("a body that ends because its caller left is no time-out", async () => {
  const left = new AbortController();
  const body = new ReadableStream({
    start: (stream) => {
      left.abort();
      stream.error(new DOMException("left", "TimeoutError"));
    },
  });
  const headers = { "content-type": "application/json" };
  vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response(body, { headers }));
  const failed = createApi(options).orders.get({ id: 5 }, { signal: left.signal });
  await expect(failed).rejects.not.toHaveProperty("status", 408);
});

it("calls whose code is late time out, and those whose code is missing are offline (wire §15)", async () => {
  const without = (cause: Error) => failing(createApi(options, () => Promise.reject(cause)));
  expect(await without(lateError())).toMatchObject({ code: "request_timeout", status: 408 });
  expect(await without(new TypeError("Failed to fetch"))).toMatchObject({ code: "offline", status: 503 });
});

describe("a long-running job", () => {
  afterEach(() => void vi.useRealTimers());
  /** A call whose job has begun, with the answers to the polls that follow. */
  async function begin(...answers: (Response | Error)[]) {
    const fetched = answer(200, { id: 5 });
    // The code that sends calls loads with the first one.
    await createApi(options).discoveries.get({ id: 5 });
    vi.useFakeTimers();
    fetched.mockReset();
    fetched.mockResolvedValueOnce(
      new Response(JSON.stringify({ id: "j" }), {
        status: 202,
        headers: { "content-type": "application/json", location: "/api/progress/j" },
      }),
    );
    for (const one of answers) {
      if (one instanceof Response) fetched.mockResolvedValueOnce(one);
      else fetched.mockRejectedValueOnce(one);
    }
    const ended = createApi({ ...options, token: () => "t1", onRenewedToken: async (token) => heard.push(token) })
      .discoveries.get({ id: 5 })
      .catch((thrown: unknown) => thrown);
    return { fetched, ended };
  }
  const heard: string[] = [];
  const standing = (body: object, headers = {}) =>
    Response.json({ finished: false, progress: 0, error: null, data: null, ...body }, { headers });

  it("is polled every 2 s, and a poll's answer may renew the token (wire §13, wire §14)", async () => {
    const { fetched, ended } = await begin(
      standing({}, { "x-renewed-token": "t2" }),
      standing({ finished: true, data: { id: 7 } }),
    );
    const asked: number[] = [];
    for (const ms of [1_999, 1, 1_999, 1]) {
      await vi.advanceTimersByTimeAsync(ms);
      asked.push(fetched.mock.calls.length);
    }
    expect(asked).toEqual([1, 2, 2, 3]);
    expect(await ended).toEqual({ id: 7 });
    expect(heard).toEqual(["t2"]);
  });

  it.each([
    [new DOMException("late", "TimeoutError"), "request_timeout", 408],
    [new TypeError("Failed to fetch"), "offline", 503],
  ])("fails as a call does if a poll fails: %s", async (cause, code, status) => {
    const { ended } = await begin(cause);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await ended).toMatchObject({ code, status });
  });
});

describe("an error of a call", () => {
  it("is told apart from other errors and from plain objects", () => {
    expect(isCallError(new ORPCError("busy", { defined: true, status: 503 }))).toBe(true);
    expect(isCallError(offlineError(new Error("no such file")))).toBe(true);
    const others = [new Error("x"), new DOMException("x", "AbortError"), { code: "busy", status: 503, defined: true }];
    expect(others.map(isCallError)).toEqual([false, false, false]);
  });

  it("has the fields of oRPC's own error even if oRPC is not loaded", () => {
    const { code, status, defined, message, data } = new ORPCError("offline", {
      defined: true,
      status: 503,
      message: "The server could not be reached",
    });
    expect(offlineError(null)).toMatchObject({ code, status, defined, message });
    expect(isCallError(offlineError(null)) && offlineError(null)).toHaveProperty("data", data);
  });
});
