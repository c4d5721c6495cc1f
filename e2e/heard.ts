import type { Page } from "@playwright/test";

/**
 * Resolves once a socket of the page at this path has received a frame with this text. It must be called before the
 * action that opens the socket, because earlier frames are missed.
 */
export function heard(page: Page, path: string, text: string): Promise<void> {
  return new Promise((resolve) => {
    page.on("websocket", (socket) => {
      // The previous page may open its own socket now.
      if (new URL(page.url()).pathname !== path) return;
      socket.on("framereceived", ({ payload }) => {
        if (String(payload).includes(text)) resolve();
      });
    });
  });
}
