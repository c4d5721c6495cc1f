/** Hands a text to the browser as a file of this name. Only from a press. */
export function saveFile(text: string, { name, type }: { name: string; type: string }): void {
  const href = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement("a"), { href, download: name });
  link.click();
  // Some browsers read it after the press has ended.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
