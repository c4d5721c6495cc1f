import { openInTab, openTab } from "./open-tab.ts";
import type { Surface } from "./surface.ts";
import { wayOfLink } from "./way-of-link.ts";

interface Following {
  surface: Surface;
  server: string;
  go: (path: string) => void;
  /** The current path. */
  path: () => string;
}

/**
 * Handles clicks that the app leaves to the browser. It is called after the app has started, so that the app's handlers
 * run first.
 */
export function followLinks({ surface, server, go, path }: Following): void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || link.download !== "") return;
    const apart = event.ctrlKey || event.metaKey || event.shiftKey || event.button === 1 || link.target === "_blank";
    const way = wayOfLink(link.getAttribute("href") ?? "", apart, { page: location.href, server });
    if (way.kind === "usual") return;
    event.preventDefault();
    if (way.kind === "tab") void openTab(way.address);
    else if (way.kind === "go") go(way.path);
    else jumpTo(way.id);
  };
  document.addEventListener("click", follow);
  document.addEventListener("auxclick", (event) => event.button === 1 && follow(event));
  if (surface === "popup") beforeClosing(path);
}

function jumpTo(id: string): void {
  const part = document.getElementById(id);
  part?.scrollIntoView();
  part?.focus();
}

/**
 * Opening a window closes the popup, and with it whatever waits for that window. So a picture is chosen in a tab, and a
 * link that another site's window would share is copied (sharing §1), as if no window could be opened.
 */
function beforeClosing(path: () => string): void {
  document.addEventListener(
    "click",
    (event) => {
      if (!(event.target instanceof HTMLInputElement) || event.target.type !== "file") return;
      event.preventDefault();
      void openInTab(path());
    },
    { capture: true },
  );
  window.open = () => null;
}
