/** Downloads a text as a file with this name. Only from a press. */
export function saveFile(text: string, { name, type }: { name: string; type: string }): void {
  const href = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement("a"), { href, download: name });
  link.click();
  // Some browsers read the URL after the click has ended.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
