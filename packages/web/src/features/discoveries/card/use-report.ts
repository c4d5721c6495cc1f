import { useToasts } from "@tablee/design-system/toasts/toasts";
import { logFailure } from "../../../api/log-failure.ts";
import { m } from "../../../paraglide/messages.js";
import { useReaction } from "./reactions.ts";

/** How long the toast about a report stays, in ms (discoveries §16). */
const REPORT_TOAST_MS = 1_000;

/**
 * The viewer's report of a discovery. The toast about it appears once the report is stored or withdrawn: a failure shows
 * nothing (wire §23), and must not follow a toast that says the opposite.
 */
export function useReport(id: number): { on: boolean; toggle: () => void } {
  const toasts = useToasts();
  const { on, toggle } = useReaction(id, "report");
  const done = () => {
    const text = on ? m.discoveries_report_canceled() : m.discoveries_report_submitted();
    toasts.show({ text, tone: "success", duration: REPORT_TOAST_MS, id: "interaction" });
  };
  return { on, toggle: () => toggle(logFailure, done) };
}
