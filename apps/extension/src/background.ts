import { extensionApi } from "./browser/extension-api.ts";
import { readPlace } from "./browser/kept-place.ts";
import { openInTab } from "./browser/open-tab.ts";

const api = extensionApi();

/** The context menu of the extension's icon, which offers other places besides the popup. */
async function offerOtherPlaces(): Promise<void> {
  if (!api) return;
  await api.contextMenus.removeAll();
  const offer = (id: string) => api.contextMenus.create({ id, title: api.i18n.getMessage(id), contexts: ["action"] });
  offer("open_in_tab");
  if (api.sidePanel) offer("open_at_side");
}

api?.runtime.onInstalled.addListener(() => void offerOtherPlaces());
api?.contextMenus.onClicked.addListener(({ menuItemId }, tab) => {
  if (menuItemId === "open_in_tab") void readPlace().then(openInTab);
  // Synchronously: the browser opens the side panel only in response to a user gesture.
  else if (tab) void api.sidePanel?.open({ windowId: tab.windowId });
});
