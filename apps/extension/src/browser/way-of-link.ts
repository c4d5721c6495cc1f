/** Which addresses are ours: the extension's page and the server's. */
export interface OwnPages {
  /** The address of the open page, with its query and fragment. */
  page: string;
  server: string;
}

/** What a click on a link does. */
export type LinkWay =
  /** The default: whatever the app and the browser do. */
  | { kind: "usual" }
  /** Opens a screen of the app here. */
  | { kind: "go"; path: string }
  /** Scrolls to a part of the current screen, since the fragment of the address is the app's own path here. */
  | { kind: "jump"; id: string }
  | { kind: "tab"; address: string };

/** Paths that only the server answers: files, the API, the outbox of a demo. */
const OF_SERVER = /^\/(api|dev)\/|\.[a-z]+$/;

/**
 * A link may leave a popup only into a tab, where nothing is cut off and which stays open. An address without an origin
 * was written for the server's pages: it is either a screen of the app or a file on the server.
 */
export function wayOfLink(href: string, apart: boolean, { page, server }: OwnPages): LinkWay {
  if (!URL.canParse(href, page)) return { kind: "usual" };
  const asked = new URL(href, page);
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

/** Not the popup's page, which would be just as small in a tab. */
const inTab = ({ protocol, host }: URL, path: string): LinkWay => ({
  kind: "tab",
  address: `${protocol}//${host}/index.html#${path}`,
});

/** The id as the element has it; "" if it is malformed. */
function unescaped(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return "";
  }
}
