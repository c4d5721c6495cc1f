// Shows push messages while no page of ours is open, and opens what they are about. The worker stores nothing of them
// and knows nobody: the server has decided whom a message is for.

/** The payload that packages/server/src/ports/push/web-push.ts writes. */
interface Pushed {
  title?: string;
  body?: string;
  redirect?: string;
  channel?: string;
  tag?: string;
  language?: string;
}

/**
 * A page that does not answer in this time is taken not to navigate. Firefox opens a window only within a second of the
 * press, which is why no more than two pages are asked.
 */
const ANSWER_MS = 400;
const MOST_ASKED = 2;

/** A message that cannot be parsed is shown with default texts. */
function read(data: PushMessageData | null): Pushed {
  try {
    return (data?.json() ?? {}) as Pushed;
  } catch {
    return {};
  }
}

export function showWhatIsPushed(worker: ServiceWorkerGlobalScope): void {
  /** Only addresses on our own origin are opened; any other leads home. */
  const ownAddress = (path: string): URL => {
    const home = new URL("/", worker.location.origin);
    const url = URL.canParse(path, home) ? new URL(path, home) : home;
    return url.origin === home.origin ? url : home;
  };

  const open = async (path: string): Promise<unknown> => {
    const url = ownAddress(path);
    const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
    const inFront = pages.toSorted((one, other) => Number(other.focused) - Number(one.focused));
    for (const page of inFront.slice(0, MOST_ASKED)) {
      if (await goes(page, url)) return page.focus();
    }
    return worker.clients.openWindow(url);
  };

  worker.addEventListener("push", (event) => {
    const { title = "Tablée", body = "", redirect = "/", channel, tag, language } = read(event.data);
    event.waitUntil(
      worker.registration.showNotification(title, {
        body,
        ...(tag ? { tag } : {}),
        ...(language ? { lang: language } : {}),
        icon: "/favicon.svg",
        silent: channel === "silent",
        data: { redirect },
      }),
    );
  });

  // The browser's push address changed: the worker subscribes again, and the next page of ours that opens tells the
  // server.
  worker.addEventListener("pushsubscriptionchange", ((event: SubscriptionChange) => {
    const key = event.oldSubscription?.options.applicationServerKey;
    if (event.newSubscription || !key) return;
    const renewed = worker.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    // If that fails, the next page subscribes again.
    event.waitUntil(renewed.catch(() => {}));
  }) as EventListener);

  worker.addEventListener("notificationclick", (event) => {
    event.notification.close();
    const { redirect } = (event.notification.data ?? {}) as { redirect?: unknown };
    event.waitUntil(open(typeof redirect === "string" ? redirect : "/"));
  });
}

interface SubscriptionChange extends ExtendableEvent {
  oldSubscription: PushSubscription | null;
  newSubscription: PushSubscription | null;
}

/** Whether an open page navigates there by itself, as its links do. */
const goes = (page: WindowClient, url: URL): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => resolve(true));
    port1.start();
    setTimeout(() => resolve(false), ANSWER_MS);
    // Less than the worker waits, so that an answer never comes too late.
    const until = Date.now() + ANSWER_MS - 100;
    page.postMessage({ kind: "open", path: url.pathname + url.search, until }, [port2]);
  });
