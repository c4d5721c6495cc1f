import type { ImportRemark } from "@tablee/contract/restaurants/import.contract";
import { Message } from "@tablee/design-system/message";
import type { CsvFault } from "@tablee/domain/management/menu-csv/csv-faults";
import { isCallError } from "../../../../api/call-error.ts";
import { failureLine } from "../../../../api/failure-words.ts";
import { wordsOfRefusal } from "../../../../api/refusal-words.ts";
import { useWords } from "../../../../language/language.ts";
import { m } from "../../../../paraglide/messages.js";
import { faultPlace, faultsOf, faultWord, FILE_REFUSED, remarkWord } from "./fault-words.ts";

const LIST = "divide-y divide-line rounded-card border border-line bg-surface";
const LINE = "flex flex-wrap gap-x-3 px-4 py-2.5 text-bs";

/** Lists what is wrong with a spreadsheet, and where. */
export function FaultList({ faults }: { faults: readonly CsvFault[] }) {
  useWords();
  if (faults.length === 0) return null;
  return (
    <ul className={LIST}>
      {faults.map((fault, at) => (
        // One cell may have two faults.
        <li key={at} className={LINE}>
          <span className="num shrink-0 font-semibold break-words">{faultPlace(fault)}</span>
          <span className="min-w-0 break-words text-ink-2">{faultWord(fault)}</span>
        </li>
      ))}
    </ul>
  );
}

const remarksOf = (error: unknown): ImportRemark[] =>
  isCallError(error) && error.code === "menu_json_refused" ? (error.data as ImportRemark[]) : [];

/** Says why a file was not imported. */
export function FileRefused({ error }: { error: unknown }) {
  useWords();
  const remarks = remarksOf(error);
  return (
    <div className="grid grid-cols-1 gap-2">
      <Message tone="danger" announce>
        {wordsOfRefusal(FILE_REFUSED, error) ?? failureLine(error)}
      </Message>
      {remarks.length > 0 ? (
        <ul className={LIST}>
          {remarks.map((remark, at) => (
            <li key={at} className={LINE}>
              <RemarkWords remark={remark} />
            </li>
          ))}
        </ul>
      ) : null}
      <FaultList faults={faultsOf(error) ?? []} />
    </div>
  );
}

function RemarkWords({ remark }: { remark: ImportRemark }) {
  useWords();
  const { line, path, message } = remark;
  const word = remarkWord(remark);
  const place = line === null ? (word ? null : path) : m.management_file_line({ line });
  return (
    <>
      {place === null ? null : <span className="num shrink-0 font-semibold">{place}</span>}
      {/* Without a text of ours, the parser's own is shown, for those who write such files. */}
      <span lang={word ? undefined : "en"} className="min-w-0 break-words text-ink-2">
        {word ?? message}
      </span>
    </>
  );
}
