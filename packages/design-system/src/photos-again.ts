/**
 * Loads photos again that could not be loaded (photo.tsx). This is called when the connection is back; a photo only
 * listens for it, so that the code of the first page stays small.
 */
export function loadPhotosAgain(): void {
  for (const photo of document.querySelectorAll("[data-failed]")) photo.dispatchEvent(new Event("reset"));
}
