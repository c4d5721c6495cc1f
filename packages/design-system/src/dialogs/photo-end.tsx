import { createContext, use } from "react";

/** Takes the mark of the dialog around it. */
export const PhotoEndContext = createContext<((mark: HTMLElement | null) => void) | null>(null);

/**
 * In a dialog's `aside`, right after the photo: a phone's sheet has its head on a ground from there on, so that no word
 * under the photo goes by beneath the close button. Without it the whole `aside` counts as the photo.
 */
export function PhotoEnd() {
  const mark = use(PhotoEndContext);
  return <span ref={mark} aria-hidden="true" className="-mt-px block h-px shrink-0 tablet:hidden" />;
}
