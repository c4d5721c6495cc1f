import type { PrintJob } from "@tablee/contract/kitchen/printers.schema";
import { Button } from "@tablee/design-system/button";
import { Notice } from "@tablee/design-system/notice";
import type { PrintFault } from "@tablee/domain/kitchen/printer";
import { Printer } from "lucide-react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { handsFocusOn } from "../../../shell/hands-focus-on.ts";
import { usePrint, usePrinters, useSettle, type Wanted } from "./use-printers.ts";

const MOST = 3;

const FAULTS = {
  name_unknown: () => m.kitchen_print_fault_name_unknown(),
  address_forbidden: () => m.kitchen_print_fault_address_forbidden(),
  unreachable: () => m.kitchen_print_fault_unreachable(),
  timeout: () => m.kitchen_print_fault_timeout(),
  cut_off: () => m.kitchen_print_fault_cut_off(),
  off: () => m.kitchen_print_fault_off(),
} as const satisfies Record<PrintFault, () => string>;

/** Tickets that were not printed, or may not have been: the order goes on, but somebody has to look. */
export function PrintTroubles({ restaurant_id }: { restaurant_id: number }) {
  useWords();
  const { data } = usePrinters(restaurant_id);
  const print = usePrint(restaurant_id);
  const settle = useSettle(restaurant_id);
  return shownOf(data?.troubles ?? []).map((job) => (
    <Notice
      key={job.id}
      tone={job.state === "waiting" ? "warning" : "danger"}
      icon={<Printer />}
      action={
        job.state === "waiting" ? null : (
          <span ref={handsFocusOn} className="flex flex-wrap gap-x-4">
            <Button
              variant="link"
              size="sm"
              className="text-inherit"
              loading={print.isPending && isOf(job, print.variables)}
              onClick={() =>
                print.mutate({ printer: { id: job.printer_id, name: job.printer_name }, order: job.order })
              }
            >
              {m.kitchen_print_again()}
            </Button>
            <Button
              variant="link"
              size="sm"
              className="text-inherit"
              loading={settle.isPending && settle.variables === job.id}
              onClick={() => settle.mutate(job.id)}
            >
              {m.kitchen_print_seen()}
            </Button>
          </span>
        )
      }
    >
      {troubleWords(job)}
    </Notice>
  ));
}

const isOf = ({ printer_id, order }: PrintJob, sent: Wanted): boolean =>
  sent.printer.id === printer_id && sent.order?.id === order?.id;

/** Shows one waiting ticket per printer, because all that wait for it are printed together. */
const shownOf = (troubles: readonly PrintJob[]): PrintJob[] =>
  troubles
    .filter(
      ({ state, printer_id }, at) =>
        state !== "waiting" ||
        troubles.findIndex((other) => other.state === "waiting" && other.printer_id === printer_id) === at,
    )
    .slice(0, MOST);

function troubleWords({ order, state, fault, printer_name: name }: PrintJob): string {
  const why = fault ? FAULTS[fault]() : "";
  if (!order) return m.kitchen_print_trouble_test({ name, fault: why });
  const { number } = order;
  if (state === "unsure") return m.kitchen_print_trouble_unsure({ number, name });
  if (state === "waiting") return m.kitchen_print_trouble_waiting({ number, name, fault: why });
  return m.kitchen_print_trouble_failed({ number, name, fault: why });
}
