import type { EditedItem, EditedMenu } from "@tablee/contract/management/edited-menu.schema";
import { Button } from "@tablee/design-system/button";
import { ResponsiveDialog } from "@tablee/design-system/dialogs/responsive-dialog";
import { Field } from "@tablee/design-system/inputs/field";
import { Select } from "@tablee/design-system/inputs/select";
import { TextInput } from "@tablee/design-system/inputs/text-input";
import { textIn } from "@tablee/domain/language/text-in";
import { isPriceShift, PRICE_STEPS } from "@tablee/domain/management/menu-prices";
import type { Currency } from "@tablee/domain/money/minor";
import { useState } from "react";
import { formatMoney } from "../../../language/formats.ts";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { type BulkEdit, bulkEdits, type BulkKind } from "./bulk-edits.ts";
import { fieldWord, valueWord } from "./field-words.ts";
import { SectionField } from "./sections/section-select.tsx";
import { readAmount } from "./prices/read-amount.ts";

const TITLES = {
  price: () => m.management_bulk_price(),
  sold_out: () => m.management_bulk_sold_out(),
  available: () => m.management_bulk_available(),
  hide: () => m.management_put_away(),
  show: () => m.management_bring_back(),
  section: () => m.management_bulk_section(),
} satisfies Record<BulkKind, () => string>;

interface BulkPreviewProps {
  kind: BulkKind;
  menu: EditedMenu;
  dishes: readonly EditedItem[];
  currency: Currency;
  close: () => void;
  apply: (edits: BulkEdit[]) => void;
}

/** Previews what would happen to each selected dish. */
export function BulkPreview({ kind, menu, dishes, currency, close, apply }: BulkPreviewProps) {
  const language = useLanguage();
  const [typed, setTyped] = useState("5");
  const [step, setStep] = useState("5");
  const [section, setSection] = useState<string | null>(menu.sections.find(({ listed }) => listed)?.ref ?? null);
  const percent = readAmount(typed.replace("%", ""));
  const isRight = percent !== null && isPriceShift(percent);
  const edits = isRight ? bulkEdits(kind, dishes, { percent, step: Number(step), section }) : [];
  const count = new Set(edits.map(({ ref }) => ref)).size;
  const wording = { menu, currency, language };
  const nameOf = new Map(dishes.map(({ ref, name }) => [ref, textIn(name, language) || m.management_unnamed()]));
  return (
    <ResponsiveDialog
      open
      onOpenChange={close}
      title={TITLES[kind]()}
      description={m.management_bulk_text({ count })}
      closeLabel={m.management_close()}
      footer={
        <Button block disabled={edits.length === 0} onClick={() => apply(edits)}>
          {m.management_bulk_apply({ count })}
        </Button>
      }
    >
      {kind === "price" ? <PriceShift {...{ typed, setTyped, step, setStep, isRight, currency }} /> : null}
      {kind === "section" ? <SectionField menu={menu} section={section} choose={setSection} /> : null}
      <ul className="mt-4 divide-y divide-line">
        {edits.map(({ ref, field, seen, value }) => (
          <li key={`${ref} ${field}`} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            <span className="min-w-0 break-words">
              {nameOf.get(ref)}
              {field.startsWith("mode_prices") ? (
                <span className="block text-cap text-ink-2">{fieldWord(field)}</span>
              ) : null}
            </span>
            <span className="num text-bs">
              <del className="text-ink-3">{valueWord(field, seen, wording)}</del>{" "}
              <ins className="font-semibold no-underline">{valueWord(field, value, wording)}</ins>
            </span>
          </li>
        ))}
      </ul>
    </ResponsiveDialog>
  );
}

interface PriceShiftProps {
  typed: string;
  setTyped: (typed: string) => void;
  step: string;
  setStep: (step: string) => void;
  isRight: boolean;
  currency: Currency;
}

function PriceShift({ typed, setTyped, step, setStep, isRight, currency }: PriceShiftProps) {
  useWords();
  const language = useLanguage();
  return (
    <div className="grid grid-cols-1 gap-4 tablet:grid-cols-2">
      <Field
        label={m.management_percent()}
        hint={m.management_percent_hint()}
        error={isRight ? null : m.management_percent_wrong()}
      >
        <TextInput value={typed} onValueChange={setTyped} autoComplete="off" maxLength={8} end={<span>%</span>} />
      </Field>
      <Field label={m.management_round_to()}>
        <Select
          value={step}
          onValueChange={setStep}
          options={PRICE_STEPS.map((cents) => ({
            value: String(cents),
            label: formatMoney(cents / 100, currency, language),
          }))}
        />
      </Field>
    </div>
  );
}
