import { extensionApi } from "./extension-api.ts";

/**
 * Opens a new tab, which closes the popup. Outside the extension, it uses the browser's own window. false: the browser
 * could not open one.
 */
export async function openTab(address: string): Promise<boolean> {
  try {
    const api = extensionApi();
    if (api) await api.tabs.create({ url: address });
    else window.open(address, "_blank", "noopener");
    return true;
  } catch {
    return false;
  }
}

/** Opens the product in a tab at this path. */
export const openInTab = (path: string): Promise<boolean> =>
  openTab(extensionApi()?.runtime.getURL(`index.html#${path}`) ?? `index.html#${path}`);
