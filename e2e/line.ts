import type { Page, WebSocketRoute } from "@playwright/test";

/** The connection between a page and the server's sockets, which can be cut and restored. */
export async function lineOf(page: Page): Promise<{ cut: () => Promise<void>; mend: () => void }> {
  let isCut = false;
  const open = new Set<{ page: WebSocketRoute; server: WebSocketRoute }>();
  await page.routeWebSocket(/\/socket\.io\//, (socket) => {
    if (isCut) return void socket.close();
    open.add({ page: socket, server: socket.connectToServer() });
  });
  await page.route(/\/socket\.io\/.*transport=polling/, (route) => (isCut ? route.abort() : route.continue()));
  return {
    cut: async () => {
      isCut = true;
      for (const line of open) await Promise.all([line.page.close(), line.server.close()]);
      open.clear();
    },
    mend: () => {
      isCut = false;
    },
  };
}
