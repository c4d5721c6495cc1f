import { createContext, use } from "react";

/** Registers the mark with the surrounding dialog. */
export const PhotoEndContext = createContext<((mark: HTMLElement | null) => void) | null>(null);

/**
 * Placed in a dialog's `aside`, directly after the photo. Once it has scrolled past, the head of a phone's sheet gets a
 * background, so that no text below the photo passes under the close button. Without it, the whole `aside` counts as
 * the photo.
 */
export function PhotoEnd() {
  const mark = use(PhotoEndContext);
  return <span ref={mark} aria-hidden="true" className="-mt-px block h-px shrink-0 tablet:hidden" />;
}
