import { ownPath } from "@tablee/web/session/return-path";
import type { Plugins } from "./plugins.ts";

/** The path of an address with one of our origins; null for any other. */
export function pathOfLink(address: string, origins: readonly string[]): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (!origins.includes(url.origin)) return null;
  return ownPath(url.pathname + url.search + url.hash);
}

/** The path of a tapped notification; null if it is not one of our pages. */
export function pathOfPush(data: unknown): string | null {
  const { redirect } = (data ?? {}) as { redirect?: unknown };
  return typeof redirect === "string" ? ownPath(redirect) : null;
}

/**
 * Opens the target of a link or a tapped notification. The system holds both back until a listener is added, so an app
 * that one of them starts opens there.
 */
export function followOpened(
  { app, push }: Pick<Plugins, "app" | "push">,
  { origins, open }: { origins: readonly string[]; open: (path: string) => void },
): void {
  const follow = (path: string | null) => {
    if (path !== null) open(path);
  };
  void app.addListener("appUrlOpen", ({ url }) => follow(pathOfLink(url, origins)));
  void push.addListener("pushNotificationActionPerformed", ({ notification }) => follow(pathOfPush(notification.data)));
}
