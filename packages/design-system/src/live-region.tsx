import type { ReactNode } from "react";

export interface LiveRegionProps {
  /**
   * The text that is announced whenever it changes; nothing is announced if it is empty. Keep the region mounted and
   * change only this.
   */
  children: ReactNode;
  /** Interrupts what is being read. Only for what cannot wait. */
  urgent?: boolean;
}

/** Announces changes that are otherwise only visible: the number of items in the basket, an order's status. */
export function LiveRegion({ children, urgent }: LiveRegionProps) {
  return (
    <div role={urgent ? "alert" : "status"} aria-atomic="true" className="sr-only">
      {children}
    </div>
  );
}
