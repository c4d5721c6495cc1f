import type { ReactNode } from "react";

/**
 * While this is shown, what the person asked for is being loaded, and bars.css draws a bar at the top of the screen
 * (shell §19). As the fallback of a part that a press opens, it shows what there was before, if anything.
 */
export const Coming = ({ children }: { children?: ReactNode }) => (
  <>
    {children}
    <i data-coming />
  </>
);
