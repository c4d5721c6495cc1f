import type { ReactNode } from "react";

export interface LiveRegionProps {
  /** What is read out whenever it changes; nothing: silence. Keep the region mounted and change this. */
  children: ReactNode;
  /** At once, over what is being read. Only for what cannot wait. */
  urgent?: boolean;
}

/** Says changes that one only sees: the basket's count, the status of an order. */
export function LiveRegion({ children, urgent }: LiveRegionProps) {
  return (
    <div role={urgent ? "alert" : "status"} aria-atomic="true" className="sr-only">
      {children}
    </div>
  );
}
