import { extensionApi } from "./extension-api.ts";

/** A tab of its own; a popup closes then. Where the extension cannot, as the browser does it. */
export async function openTab(address: string): Promise<void> {
  try {
    const api = extensionApi();
    if (api) await api.tabs.create({ url: address });
    else window.open(address, "_blank", "noopener");
  } catch {
    // A browser without a window for it.
  }
}

/** The product in a tab, at this path. */
export const openInTab = (path: string): Promise<void> =>
  openTab(extensionApi()?.runtime.getURL(`index.html#${path}`) ?? `index.html#${path}`);
