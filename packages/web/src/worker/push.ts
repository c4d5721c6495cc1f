// What was pushed is shown while no page of ours is open, and what that is about is opened. Of it nothing is kept, and
// nobody is known: whom a message is for the server has decided.

/** What packages/server/src/ports/push/web-push.ts writes. */
interface Pushed {
  title?: string;
  body?: string;
  redirect?: string;
  channel?: string;
  tag?: string;
  language?: string;
}

/** A page that does not answer is none that goes there. */
const ANSWER_MS = 1_000;

/** A message that cannot be read is shown all the same. */
function read(data: PushMessageData | null): Pushed {
  try {
    return (data?.json() ?? {}) as Pushed;
  } catch {
    return {};
  }
}

export function showWhatIsPushed(worker: ServiceWorkerGlobalScope): void {
  /** Only what is ours is opened. */
  const ownAddress = (path: string): URL => {
    const home = new URL("/", worker.location.origin);
    const url = URL.canParse(path, home) ? new URL(path, home) : home;
    return url.origin === home.origin ? url : home;
  };

  const open = async (path: string): Promise<unknown> => {
    const url = ownAddress(path);
    const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
    for (const page of pages.toSorted((one, other) => Number(other.focused) - Number(one.focused))) {
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

  // The browser's address changed: it is asked for anew, and the next page of ours that opens tells the server.
  worker.addEventListener("pushsubscriptionchange", ((event: SubscriptionChange) => {
    const key = event.oldSubscription?.options.applicationServerKey;
    if (event.newSubscription || !key) return;
    const renewed = worker.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    // Without one the next page asks again.
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

/** Whether an open page goes there by itself, as its links do. */
const goes = (page: WindowClient, url: URL): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => resolve(true));
    port1.start();
    setTimeout(() => resolve(false), ANSWER_MS);
    page.postMessage({ kind: "open", path: url.pathname + url.search }, [port2]);
  });
