import type { Page } from "@playwright/test";

/**
 * Resolves once a socket of the page at this path has received a frame with this text. Asked before what opens the
 * socket: a frame that came before somebody listens is not heard again.
 */
export function heard(page: Page, path: string, text: string): Promise<void> {
  return new Promise((resolve) => {
    page.on("websocket", (socket) => {
      // The page that is about to be left may open its own now.
      if (new URL(page.url()).pathname !== path) return;
      socket.on("framereceived", ({ payload }) => {
        if (String(payload).includes(text)) resolve();
      });
    });
  });
}
