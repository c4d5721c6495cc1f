import { Info } from "lucide-react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useIsPaidOnline } from "./use-paid-online.ts";

/** Says who pays where the order is paid online: one card for the whole table (payments §2). */
export function TablePayment() {
  useWords();
  if (!useIsPaidOnline()) return null;
  return (
    <p className="flex items-start gap-1.5 border-t border-line py-4 text-bs text-ink-2">
      <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {m.table_pay_online()}
    </p>
  );
}

/** The word of the button that sends the table's order. */
export function PlaceWord() {
  useWords();
  return useIsPaidOnline() ? m.basket_place_online() : m.table_place();
}
