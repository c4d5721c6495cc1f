/** Which pages are ours: the one of the extension, and those of the server. */
export interface OwnPages {
  /** The address of the page that is open, with whatever stands behind it. */
  page: string;
  server: string;
}

/** What a press on a link does. */
export type LinkWay =
  /** As the app and the browser do it. */
  | { kind: "usual" }
  /** A screen of the app, here. */
  | { kind: "go"; path: string }
  /** A part of the screen that is shown: what stands behind `#` is the app's own path here. */
  | { kind: "jump"; id: string }
  | { kind: "tab"; address: string };

/** What the server alone answers: files, the pages of the API, the outbox of a demo. */
const OF_SERVER = /^\/(api|dev)\/|\.[a-z]+$/;

/**
 * Nothing leads out of a popup but into a tab, where nothing is cut off and which does not close. An address without an
 * origin was written for the server's pages: it is a screen of the app or a file of the server.
 */
export function wayOfLink(href: string, apart: boolean, { page, server }: OwnPages): LinkWay {
  const asked = URL.parse(href, page);
  if (!asked) return { kind: "usual" };
  const here = new URL(page);
  if (asked.protocol !== here.protocol || asked.host !== here.host)
    return /^https?:$/.test(asked.protocol) ? { kind: "tab", address: asked.href } : { kind: "usual" };
  if (asked.pathname !== here.pathname) {
    const path = asked.pathname + asked.search + asked.hash;
    if (OF_SERVER.test(asked.pathname)) return { kind: "tab", address: server + path };
    return apart ? inTab(here, path) : { kind: "go", path };
  }
  if (asked.hash.startsWith("#/")) return apart ? inTab(here, asked.hash.slice(1)) : { kind: "usual" };
  const id = unescaped(asked.hash.slice(1));
  return id === "" ? { kind: "usual" } : { kind: "jump", id };
}

/** Not on the page of the popup, which would be as small there. */
const inTab = ({ protocol, host }: URL, path: string): LinkWay => ({
  kind: "tab",
  address: `${protocol}//${host}/index.html#${path}`,
});

/** As an element bears it; "" where that is none. */
function unescaped(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return "";
  }
}
