import type { ImportRemark } from "@tablee/contract/restaurants/import.contract";
import { Button } from "@tablee/design-system/button";
import { useWords } from "../../../../language/language.ts";
import { m } from "../../../../paraglide/messages.js";
import { lossesByKind } from "./loss-words.ts";

interface BroughtLossesProps {
  warnings: readonly ImportRemark[];
  close: () => void;
}

/** Lists by kind, and by name on request, what of an imported file cannot be represented (management §43), beside the changes that it made. */
export function BroughtLosses({ warnings, close }: BroughtLossesProps) {
  useWords();
  if (warnings.length === 0) return null;
  return (
    <section
      aria-label={m.management_file_lost_head()}
      className="mt-4 max-w-[52rem] rounded-card bg-info-tint p-4 text-bs text-info-ink"
    >
      <h2 className="font-semibold">{m.management_file_lost_head()}</h2>
      <ul className="mt-1 grid list-disc gap-1 ps-5 wrap-anywhere">
        {lossesByKind(warnings).map(({ what, count, names }) => (
          <li key={what}>
            {m.management_colon({ what, names: String(count) })}
            {names === null ? null : (
              // Closed: a till's export has hundreds of names, and the changes come below (management §43).
              <details>
                <summary className="hit cursor-pointer font-semibold underline underline-offset-2">
                  {m.management_loss_see()}
                  <span className="sr-only"> ({what})</span>
                </summary>
                {names}
              </details>
            )}
          </li>
        ))}
      </ul>
      <Button size="sm" variant="quiet" className="mt-3" onClick={close}>
        {m.management_brought_seen()}
      </Button>
    </section>
  );
}
