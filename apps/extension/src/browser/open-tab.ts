import { extensionApi } from "./extension-api.ts";

/** Opens a new tab, which closes the popup. Outside the extension, it uses the browser's own window. */
export async function openTab(address: string): Promise<void> {
  try {
    const api = extensionApi();
    if (api) await api.tabs.create({ url: address });
    else window.open(address, "_blank", "noopener");
  } catch {
    // The browser could not open a window.
  }
}

/** Opens the product in a tab at this path. */
export const openInTab = (path: string): Promise<void> =>
  openTab(extensionApi()?.runtime.getURL(`index.html#${path}`) ?? `index.html#${path}`);
