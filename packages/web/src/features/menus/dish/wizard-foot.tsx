import { Button } from "@tablee/design-system/button";
import { Message } from "@tablee/design-system/message";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import type { GroupView } from "./item-composition.ts";
import type { Wizard } from "./use-wizard.ts";

interface WizardFootProps {
  wizard: Pick<Wizard<unknown>, "mayGoOn" | "next">;
  /** The group of this step. */
  group: GroupView;
  /** null: nothing precedes it. */
  onPrevious: (() => void) | null;
  total: string;
}

/** menus §24: Next is disabled until the step is valid; what is missing is shown beside it. */
export function WizardFoot({ wizard: { mayGoOn, next }, group, onPrevious, total }: WizardFootProps) {
  useWords();
  return (
    <>
      {!mayGoOn && group.missing > 0 ? (
        <Message tone="info" className="mb-2.5">
          {group.total === 0 && group.missing === 1
            ? m.menu_choose_first()
            : m.menu_choose_more({ count: group.missing })}
        </Message>
      ) : null}
      <div className="flex flex-wrap gap-2.5">
        {onPrevious ? (
          <Button variant="quiet" size="lg" onClick={onPrevious}>
            {m.menu_previous()}
          </Button>
        ) : null}
        <Button size="lg" className="min-w-0 grow" disabled={!mayGoOn} end={total} onClick={next}>
          {m.menu_next()}
        </Button>
      </div>
    </>
  );
}
