import { LiveRegion } from "@tablee/design-system/live-region";

/**
 * The number of the step, above its question; announced when it changes. `name` says what the step is for: on a phone
 * the dialog's head has no room for it.
 */
export const StepLine = ({ children, name }: { children: string; name?: string }) => (
  <>
    <p className="num pb-1 text-cap font-medium text-ink-3">
      <span aria-hidden="true">{children}</span>
      {name ? (
        <span className="tablet:hidden">
          <span aria-hidden="true"> · </span>
          {name}
        </span>
      ) : null}
    </p>
    <LiveRegion>{children}</LiveRegion>
  </>
);
