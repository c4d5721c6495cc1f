import { afterEach, expect, it, vi } from "vitest";
import { showWhatIsPushed } from "./push.ts";

/** An open page, which confirms that it navigates or does not. */
const pageOf = (answers: boolean, focused = false) => ({
  focused,
  focus: vi.fn(),
  postMessage: vi.fn((_message: object, [port]: MessagePort[]) => {
    if (answers) port?.postMessage("opened");
  }),
});

/** The worker in a simulated browser. */
function worker(pages: object[] = [], deaf = false) {
  const listeners = new Map<string, (event: object) => void>();
  const showNotification = vi.fn();
  const openWindow = vi.fn((_url: URL) => {});
  const subscribe = vi.fn(async () => {});
  const scope = {
    location: { origin: "https://tablee.test" },
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    registration: { showNotification, pushManager: { subscribe } },
    clients: { matchAll: async () => pages, openWindow },
  };
  // The worker waits a second for a page that does not answer; here that time is over at once.
  vi.stubGlobal("setTimeout", (done: () => void) => void (deaf && done()));
  showWhatIsPushed(scope as unknown as ServiceWorkerGlobalScope);
  const tell = async (name: string, event: object): Promise<void> => {
    const waits: Promise<unknown>[] = [];
    listeners.get(name)?.({ ...event, waitUntil: (work: Promise<unknown>) => waits.push(work) });
    await Promise.all(waits);
  };
  const press = (redirect: unknown) =>
    tell("notificationclick", { notification: { close: vi.fn(), data: { redirect } } });
  return { tell, press, showNotification, openWindow, subscribe };
}
afterEach(() => void vi.unstubAllGlobals());

const pushed = (message: object) => ({ data: { json: () => message } });

it("shows a pushed notification with its language, tag, sound and path", async () => {
  const { tell, showNotification } = worker();
  const message = { title: "Commande prête", body: "Prête.", redirect: "/orders/current/3", tag: "notification 5" };
  await tell("push", pushed({ ...message, channel: "main", language: "fr" }));
  expect(showNotification).toHaveBeenCalledWith(
    "Commande prête",
    expect.objectContaining({
      body: "Prête.",
      tag: "notification 5",
      lang: "fr",
      silent: false,
      data: { redirect: "/orders/current/3" },
    }),
  );
  await tell("push", pushed({ ...message, channel: "silent" }));
  expect(showNotification).toHaveBeenLastCalledWith(expect.any(String), expect.objectContaining({ silent: true }));
});

it("shows a notification even for an unreadable message, as browsers demand", async () => {
  const { tell, showNotification } = worker();
  const unreadable = {
    json: () => {
      throw new SyntaxError("no JSON");
    },
  };
  await tell("push", { data: unreadable });
  await tell("push", { data: null });
  expect(showNotification.mock.calls.map(([title]) => title)).toEqual(["Tablée", "Tablée"]);
});

it("opens the notification's path in the focused page, or in a new window when no page answers", async () => {
  const [other, focused] = [pageOf(true), pageOf(true, true)];
  const open = worker([other, focused]);
  await open.press("/discovery/12?comment=4");
  expect(focused.postMessage.mock.calls[0]?.[0]).toEqual({
    kind: "open",
    path: "/discovery/12?comment=4",
    until: expect.any(Number),
  });
  expect([focused.focus.mock.calls.length, other.postMessage.mock.calls.length]).toEqual([1, 0]);
  expect(open.openWindow).not.toHaveBeenCalled();
  const deaf = worker([pageOf(false)], true);
  await deaf.press("/discovery/12");
  expect(String(deaf.openWindow.mock.calls[0]?.[0])).toBe("https://tablee.test/discovery/12");
});

it("asks no more than two pages, so that Firefox still opens a window", async () => {
  const silent = [pageOf(false), pageOf(false), pageOf(false)];
  const { press, openWindow } = worker(silent, true);
  await press("/discovery/12");
  expect(silent.map(({ postMessage }) => postMessage.mock.calls.length)).toEqual([1, 1, 0]);
  expect(openWindow).toHaveBeenCalledOnce();
});

it("opens the home page instead of an address of another site", async () => {
  const { press, openWindow } = worker();
  for (const redirect of ["//evil.example", "https://evil.example/", "javascript:alert(1)", undefined, 7]) {
    await press(redirect);
  }
  const opened = openWindow.mock.calls.map(([url]) => String(url));
  expect(opened).toEqual(Array.from({ length: 5 }, () => "https://tablee.test/"));
});

it("subscribes again with the same key when the browser's subscription has ended, and tolerates a refusal", async () => {
  const { tell, subscribe } = worker();
  const oldSubscription = { options: { applicationServerKey: "the key" } };
  await tell("pushsubscriptionchange", { oldSubscription, newSubscription: {} });
  await tell("pushsubscriptionchange", { oldSubscription: null, newSubscription: null });
  expect(subscribe).not.toHaveBeenCalled();
  subscribe.mockRejectedValueOnce(new Error("no service"));
  await tell("pushsubscriptionchange", { oldSubscription, newSubscription: null });
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: "the key" });
});
