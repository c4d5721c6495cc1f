import type { Assignment } from "@tablee/contract/management/menu-csv.schema";
import { Button } from "@tablee/design-system/button";
import { useOnePress } from "@tablee/design-system/dialogs/one-press";
import { Message } from "@tablee/design-system/message";
import { Notice } from "@tablee/design-system/notice";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { useWords } from "../../../../language/language.ts";
import { m } from "../../../../paraglide/messages.js";
import { faultWord } from "./fault-words.ts";
import { FaultList, FileRefused } from "./file-faults.tsx";
import { ColumnFields, HeaderField } from "./sheet-columns.tsx";
import type { SheetRead } from "./use-sheet-preview.ts";

interface SheetStepProps {
  name: string;
  read: SheetRead;
  /** Whether it is being read again. */
  busy: boolean;
  assign: (assigned: Assignment) => void;
  laying: boolean;
  lay: () => void;
  /** Why it was not imported, or not read again. */
  error: unknown;
  /** Retries reading it, if that failed: what is shown may be wrong until then. */
  again: (() => void) | null;
}

/** Whether somebody must check the columns, or what was made of them. */
const isUnclear = ({ header, lines, columns, faults, asLastTime }: SheetRead): boolean =>
  asLastTime ||
  faults.length > 0 ||
  header === null ||
  header !== lines[0]?.line ||
  columns.some(({ column, values }) => column === null && values.length > 0);

/** Shows how a spreadsheet is understood before a draft is made of it (management §31). */
export function SheetStep(props: SheetStepProps) {
  const { name, read, assign } = props;
  useWords();
  const fields = useId();
  // The initial state: what the user has opened does not close because it is correct now.
  const [isOpen, setOpen] = useState(() => isUnclear(read));
  return (
    <section aria-label={m.management_columns_title()} className="grid grid-cols-1 gap-5 border-t border-line pt-5">
      <div>
        <h3 className="font-heavy">{m.management_columns_title()}</h3>
        <p role="status" className="mt-1 text-bs wrap-anywhere text-ink-2">
          {m.management_columns_dishes({ count: read.dishes, name })}
        </p>
      </div>
      <HowItIsRead read={read} isOpen={isOpen} />
      <div>
        <Button
          size="sm"
          variant="ghost"
          flush
          aria-expanded={isOpen}
          aria-controls={fields}
          end={<ChevronDown aria-hidden="true" className={isOpen ? "rotate-180" : ""} />}
          onClick={() => setOpen(!isOpen)}
        >
          {m.management_columns_check()}
        </Button>
        <div id={fields} hidden={!isOpen} className="mt-3 grid grid-cols-1 gap-6">
          <HeaderField read={read} assign={assign} />
          <ColumnFields read={read} assign={assign} />
        </div>
      </div>
      <WhatIsWrong {...props} />
      <LayOrAskAgain {...props} />
    </section>
  );
}

function WhatIsWrong({ read: { faults }, error }: SheetStepProps) {
  useWords();
  if (error) return <FileRefused error={error} />;
  const missing = faults.find(({ code }) => code === "column_missing");
  return (
    <>
      {missing ? (
        <Message tone="warning" announce>
          {faultWord(missing)}
        </Message>
      ) : faults.length > 0 ? (
        <Message tone="danger" announce>
          {m.management_file_refused()}
        </Message>
      ) : null}
      <FaultList faults={faults.filter(({ code }) => code !== "column_missing")} />
    </>
  );
}

function LayOrAskAgain({ read, busy, laying, lay, again }: SheetStepProps) {
  useWords();
  const { isFirst } = useOnePress(true);
  return (
    <div>
      <Button
        loading={laying || busy}
        disabled={again === null && read.faults.length > 0}
        variant={again ? "outline" : "primary"}
        // The second press of a double press comes before `laying` is set, and would collide with the first one's
        // draft.
        onClick={again ?? (({ timeStamp }) => isFirst(timeStamp) && lay())}
      >
        {again ? m.management_try_again() : m.management_columns_lay()}
      </Button>
    </div>
  );
}

/** Shows what in the file was read differently than expected. */
function HowItIsRead({ read, isOpen }: { read: SheetRead; isOpen: boolean }) {
  useWords();
  const { header, lines, sheet, asLastTime } = read;
  const isBelow = header !== null && header !== lines[0]?.line;
  return (
    <>
      {isOpen ? (
        <p className="text-bs">{m.management_columns_text()}</p>
      ) : (
        <Message tone="success">{m.management_columns_known()}</Message>
      )}
      {sheet === null ? null : <Notice tone="info">{m.management_columns_sheet({ name: sheet })}</Notice>}
      {isBelow || header === null ? (
        <Notice tone="info">
          {header === null
            ? m.management_columns_header_missing()
            : m.management_columns_header_taken({ line: header })}
        </Notice>
      ) : null}
      {asLastTime ? <Notice tone="info">{m.management_columns_last_time()}</Notice> : null}
    </>
  );
}
