import type { Platform, SavedFile } from "./platform.ts";

/**
 * Saves a text as a file with this name: as the device does it, else as a download. Only from a press. Rejects if the
 * device could not.
 */
export async function saveFile(platform: Platform, text: string, named: Omit<SavedFile, "text">): Promise<void> {
  if (!platform.saveFile) return download(text, named);
  if (!(await platform.saveFile({ text, ...named }))) throw new Error("The device could not save the file");
}

function download(text: string, { name, type }: Omit<SavedFile, "text">): void {
  const href = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement("a"), { href, download: name });
  link.click();
  // Some browsers read the URL after the click has ended.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
