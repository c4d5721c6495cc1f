import { Button } from "@tablee/design-system/button";
import { Message } from "@tablee/design-system/message";
import { Notice } from "@tablee/design-system/notice";
import type { OrderProblem } from "@tablee/domain/orders/order-problems";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { type ProblemContext, problemsAt } from "../basket/basket-problems.ts";
import { useOrderSettings } from "../settings/order-settings-context.ts";

/** Problems that concern the basket as a whole, such as a table that was closed. */
export const WholeProblems = ({ words }: { words: readonly string[] }) =>
  words.map((each) => (
    <div key={each} data-problems="basket" className="mt-3">
      <Notice tone="danger">{each}</Notice>
    </div>
  ));

interface SettingProblemsProps {
  problems: readonly OrderProblem[];
  context: ProblemContext;
}

const SETTINGS = ["how", "when", "where"] as const;

/** Problems with the mode, the time or the address, below these settings, with a way to change them. */
export function SettingProblems({ problems, context }: SettingProblemsProps) {
  useWords();
  const { openSettings } = useOrderSettings();
  const words = SETTINGS.flatMap((place) => problemsAt(problems, place, context));
  if (words.length === 0) return null;
  return (
    <div data-problems="settings" className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div>
        {words.map((each) => (
          <Message key={each} tone="danger" className="py-0.5">
            {each}
          </Message>
        ))}
      </div>
      <Button size="sm" variant="quiet" onClick={openSettings}>
        {m.basket_change()}
      </Button>
    </div>
  );
}
