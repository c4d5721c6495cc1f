import type { KitchenPrinters, Printer } from "@tablee/contract/kitchen/printers.schema";
import { Button } from "@tablee/design-system/button";
import { Notice } from "@tablee/design-system/notice";
import { Plus, Printer as PrinterIcon } from "lucide-react";
import { useState } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { CallFailed } from "../../../shell/call-failed.tsx";
import { AUTO_WORDS, PrinterForm } from "./printer-form.tsx";
import { usePrint, usePrinters } from "./use-printers.ts";
import { ViewSkeleton } from "../view-skeleton.tsx";

/** The receipt printers on the kitchen's network. */
export function PrintersView({ restaurant_id }: { restaurant_id: number }) {
  useWords();
  const query = usePrinters(restaurant_id);
  return (
    <section aria-label={m.kitchen_printers()} className="kitchen-view min-h-0 grow overflow-y-auto p-4 tablet:p-5">
      <div className="mx-auto max-w-[40rem]">
        <h2 className="font-display text-t2">{m.kitchen_printers_title()}</h2>
        <p className="mt-1 text-bs text-ink-2">{m.kitchen_printers_text()}</p>
        <div className="mt-4">
          {query.data ? (
            <PrinterList restaurant_id={restaurant_id} data={query.data} />
          ) : query.isError ? (
            <CallFailed error={query.error} retry={() => void query.refetch()} />
          ) : (
            <ViewSkeleton />
          )}
        </div>
      </div>
    </section>
  );
}

function PrinterList({ restaurant_id, data }: { restaurant_id: number; data: KitchenPrinters }) {
  useWords();
  const [edited, setEdited] = useState<Printer | "new" | null>(null);
  const { available, printers } = data;
  return (
    <>
      {available ? null : (
        <Notice tone="info" icon={<PrinterIcon />} announce={false}>
          {m.kitchen_printers_off()}
        </Notice>
      )}
      {available && printers.length === 0 ? (
        <p className="text-base text-ink-2">{m.kitchen_printers_none()}</p>
      ) : (
        <ul className="mt-3 grid gap-2">
          {printers.map((printer) => (
            <PrinterRow
              key={printer.id}
              restaurant_id={restaurant_id}
              printer={printer}
              available={available}
              edit={() => setEdited(printer)}
            />
          ))}
        </ul>
      )}
      {available ? (
        <Button variant="strong" className="mt-4" start={<Plus aria-hidden="true" />} onClick={() => setEdited("new")}>
          {m.kitchen_printer_add()}
        </Button>
      ) : null}
      {edited ? (
        <PrinterForm
          restaurant_id={restaurant_id}
          ports={data.ports}
          printer={edited === "new" ? null : edited}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </>
  );
}

interface PrinterRowProps {
  restaurant_id: number;
  printer: Printer;
  available: boolean;
  edit: () => void;
}

function PrinterRow({ restaurant_id, printer, available, edit }: PrinterRowProps) {
  useWords();
  const print = usePrint(restaurant_id);
  const { name, host, port, auto_print } = printer;
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-card bg-surface p-3 ring-1 ring-line ring-inset">
      <div className="min-w-0 grow">
        <p className="font-semibold break-words">{name}</p>
        <p className="num text-cap break-all text-ink-2">{`${host}:${port}`}</p>
        <p className="text-cap text-ink-2">{AUTO_WORDS[auto_print]()}</p>
      </div>
      {available ? (
        <Button variant="quiet" loading={print.isPending} onClick={() => print.mutate({ printer, order: null })}>
          {m.kitchen_printer_test()}
        </Button>
      ) : null}
      <Button variant="quiet" onClick={edit}>
        {m.kitchen_printer_edit({ name })}
      </Button>
    </li>
  );
}
