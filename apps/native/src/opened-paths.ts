import { ownPath } from "@tablee/web/session/return-path";
import type { Plugins } from "./plugins.ts";

/** The path of an address that begins with one of ours; null for any other. */
export function pathOfLink(address: string, origins: readonly string[]): string | null {
  const url = URL.parse(address);
  if (url === null || !origins.includes(url.origin)) return null;
  return ownPath(url.pathname + url.search + url.hash);
}

/** Where a pushed message leads that was pressed; null where that is no page of ours. */
export function pathOfPush(data: unknown): string | null {
  const { redirect } = (data ?? {}) as { redirect?: unknown };
  return typeof redirect === "string" ? ownPath(redirect) : null;
}

/**
 * Opens what a link or a pressed message leads to. The system keeps both until somebody listens, so that an app that is
 * started by one begins there.
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
