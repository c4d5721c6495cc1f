import type { ReactNode } from "react";

/** An entry of the More menu. */
export const ROW =
  "flex min-h-12 w-full items-center gap-3.5 rounded-control px-3 py-2 text-start text-body font-medium text-ink hover:bg-sunken active:bg-sunken-2 [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-ink-2";

/** A part of the More menu with a heading. */
export function Setting({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="mt-4">
      <p aria-hidden="true" className="mb-2 text-mic font-semibold text-ink-3">
        {label}
      </p>
      {children}
    </div>
  );
}
