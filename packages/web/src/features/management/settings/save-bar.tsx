import { Button } from "@tablee/design-system/button";
import { LiveRegion } from "@tablee/design-system/live-region";
import { Message } from "@tablee/design-system/message";
import { failureLine } from "../../../api/failure-words.ts";
import { wordsOfRefusal } from "../../../api/refusal-words.ts";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { StillSending } from "../../../shell/bars/still-sending.tsx";
import { StickyFoot } from "../../../shell/bars/sticky-foot.tsx";
import { SETTING_WORDS } from "../../admin/setting-names.ts";
import { handsFocusOn } from "../../../shell/hands-focus-on.ts";
import { SETTINGS_REFUSED } from "./setting-words.ts";
import type { SettingsForm } from "./use-settings.ts";

interface SaveBarProps {
  form: SettingsForm;
  /** What cannot be saved: whether the bar names it, and what leads there. */
  faults: { isAsked: boolean; show: () => void };
}

/** The bar of unsaved changes from all sections, and the result of saving them; as wide as the sections. */
export function SaveBar({ form, faults }: SaveBarProps) {
  useWords();
  const { count, outcome, failure, conflicts } = form;
  return (
    <>
      <LiveRegion>{outcome === "saved" ? m.management_settings_saved() : null}</LiveRegion>
      {/* The gap below it is part of it, for the position of toasts. */}
      <StickyFoot className="pointer-events-none sticky bottom-(--bars) z-[2] mt-8 grid max-w-[60rem] gap-3 pb-3 empty:hidden [&>*]:pointer-events-auto">
        <Conflicts form={form} />
        {count === 0 ? null : (
          <div
            ref={handsFocusOn}
            className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface p-3 ps-4 shadow-float"
          >
            <p className="min-w-0 grow text-bs font-semibold">{m.management_unsaved({ count })}</p>
            {failure === null ? null : (
              <Message tone="danger" announce className="w-full">
                {wordsOfRefusal(SETTINGS_REFUSED, failure) ?? failureLine(failure)}
              </Message>
            )}
            {faults.isAsked ? (
              <Message tone="danger" announce className="w-full">
                {m.management_to_correct({ what: form.faulty.map((name) => SETTING_WORDS[name]()).join(", ") })}
              </Message>
            ) : null}
            <StillSending busy={outcome === "saving"} className="w-full" />
            {/* Side by side on a phone too, where the French labels would wrap. */}
            <div className="flex gap-3 mobile:w-full mobile:*:flex-1">
              <Button variant="quiet" onClick={form.discard}>
                {m.management_give_up()}
              </Button>
              <Button
                onClick={form.faulty.length > 0 ? faults.show : form.save}
                loading={outcome === "saving"}
                disabled={conflicts.length > 0}
              >
                {m.management_save()}
              </Button>
            </div>
          </div>
        )}
      </StickyFoot>
    </>
  );
}

/** What somebody else changed meanwhile: both values, of which one is chosen (management §17). */
function Conflicts({ form }: { form: SettingsForm }) {
  useWords();
  return form.conflicts.map((conflict) => (
    <section
      key={conflict.setting}
      ref={handsFocusOn}
      role="alert"
      className="rounded-card border border-warning bg-warning-tint p-4 shadow-float"
    >
      <p className="font-semibold text-warning-ink">
        {m.management_setting_conflict({ setting: SETTING_WORDS[conflict.setting]() })}
      </p>
      {isPlain(conflict.theirs) && isPlain(conflict.mine) ? (
        <p className="mt-1 text-bs text-warning-ink [overflow-wrap:anywhere]">
          {m.management_setting_values({ theirs: shown(conflict.theirs), mine: shown(conflict.mine) })}
        </p>
      ) : null}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="strong" onClick={() => form.settle(conflict, true)}>
          {m.management_keep_mine()}
        </Button>
        <Button variant="outline" onClick={() => form.settle(conflict, false)}>
          {m.management_take_theirs()}
        </Button>
      </div>
    </section>
  ));
}

/** Whether a value fits in a line: hours and taxes are viewed in their own section. */
const isPlain = (value: unknown): value is string | number | null =>
  value === null || typeof value === "string" || typeof value === "number";

const shown = (value: string | number | null): string => (value === null || value === "" ? "–" : String(value));
