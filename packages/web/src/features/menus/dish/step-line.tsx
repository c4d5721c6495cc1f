import { LiveRegion } from "@tablee/design-system/live-region";

/** The number of the step, above its question; announced when it changes. */
export const StepLine = ({ children }: { children: string }) => (
  <>
    <p aria-hidden="true" className="num pb-1 text-cap font-medium text-ink-3">
      {children}
    </p>
    <LiveRegion>{children}</LiveRegion>
  </>
);
