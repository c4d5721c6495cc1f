// What the browser runs while no page of ours is open: it shows what was pushed, and opens what that is about. It
// keeps nothing, answers no request, and knows nobody: whom a message is for the server has decided.

/** What packages/server/src/ports/push/web-push.ts writes. A message that cannot be read is shown all the same. */
function read(data) {
  try {
    return data.json();
  } catch {
    return {};
  }
}

/** Only what is ours is opened. */
function ownAddress(path) {
  const home = new URL("/", self.location.origin);
  const url = URL.canParse(path, home) ? new URL(path, home) : home;
  return url.origin === home.origin ? url : home;
}

/** Whether an open page goes there by itself, as its links do. */
function asked(page, url) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => resolve(true));
    port1.start();
    setTimeout(() => resolve(false), 1_000);
    page.postMessage({ kind: "open", path: url.pathname + url.search }, [port2]);
  });
}

async function open(path) {
  const url = ownAddress(path);
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  for (const page of pages.toSorted((one, other) => Number(other.focused) - Number(one.focused))) {
    if (await asked(page, url)) return page.focus();
  }
  return self.clients.openWindow(url);
}

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("push", (event) => {
  const { title = "Tablée", body = "", redirect = "/", channel, tag, language } = read(event.data);
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      ...(tag ? { tag } : {}),
      lang: language,
      icon: "/favicon.svg",
      silent: channel === "silent",
      data: { redirect },
    }),
  );
});

// The browser's address changed: it is asked for anew, and the next page of ours that opens tells the server.
self.addEventListener("pushsubscriptionchange", (event) => {
  const key = event.oldSubscription?.options.applicationServerKey;
  if (event.newSubscription || !key) return;
  const renewed = self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  // Without one the next page asks again.
  event.waitUntil(renewed.catch(() => {}));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.redirect ?? "/"));
});
