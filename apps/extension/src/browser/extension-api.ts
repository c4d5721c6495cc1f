/** The parts of the browser's extension API that we use; Firefox has them under the same names. */
export interface StorageArea {
  get(key: string): Promise<Record<string, unknown>>;
  set(entries: Record<string, unknown>): Promise<void>;
  remove(key: string): Promise<void>;
}

export interface ExtensionStorage {
  /** Synchronised between a person's computers, if their browser does that. */
  sync: StorageArea;
  /** In memory until the browser is closed. */
  session: StorageArea;
  onChanged: { addListener(hear: (changes: Record<string, unknown>, area: string) => void): void };
}

interface Tab {
  windowId: number;
}

export interface ExtensionApi {
  storage: ExtensionStorage;
  i18n: { getMessage(name: string): string };
  runtime: { getURL(path: string): string; onInstalled: { addListener(hear: () => void): void } };
  tabs: { create(asked: { url: string }): Promise<unknown> };
  contextMenus: {
    removeAll(): Promise<void>;
    create(entry: { id: string; title: string; contexts: readonly string[] }): void;
    onClicked: { addListener(hear: (pressed: { menuItemId: string | number }, tab?: Tab) => void): void };
  };
  /** Only in Chromium; in Firefox the browser itself provides the sidebar. */
  sidePanel?: { open(asked: { windowId: number }): Promise<void> };
}

/** undefined if the page was not opened by the extension. */
export const extensionApi = (): ExtensionApi | undefined => (globalThis as { chrome?: ExtensionApi }).chrome;
