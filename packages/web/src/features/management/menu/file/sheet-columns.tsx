import type { Assignment, CsvPreview } from "@tablee/contract/management/menu-csv.schema";
import { Field } from "@tablee/design-system/inputs/field";
import { Select } from "@tablee/design-system/inputs/select";
import type { CsvColumn } from "@tablee/domain/management/menu-csv/columns";
import { useWords } from "../../../../language/language.ts";
import { m } from "../../../../paraglide/messages.js";
import { COLUMNS_IN_ORDER, columnLetters, columnWord } from "./column-words.ts";

interface SheetColumnsProps {
  read: CsvPreview;
  assign: (assigned: Assignment) => void;
}

/** The choice of the line with the headings: tills and people write titles above it. */
export function HeaderField({ read, assign }: SheetColumnsProps) {
  useWords();
  const { header, lines } = read;
  return (
    <Field label={m.management_columns_header()}>
      <Select
        value={header === null ? "none" : String(header)}
        onValueChange={(line) => assign({ header: line === "none" ? null : Number(line) })}
        options={[
          ...lines.map(({ line, words }) => ({
            value: String(line),
            label: m.management_columns_header_line({ line, words }),
          })),
          { value: "none", label: m.management_columns_header_none() },
        ]}
      />
    </Field>
  );
}

/** Assigns a meaning to each column, beside its contents. */
export function ColumnFields({ read, assign }: SheetColumnsProps) {
  useWords();
  const { header, columns } = read;
  const set = (at: number, column: CsvColumn | null) =>
    assign({ header, columns: columns.map((one, place) => (place === at ? column : one.column)) });
  return (
    <div className="grid grid-cols-1 gap-x-4 gap-y-5 tablet:grid-cols-2">
      {columns.map(({ header: heading, column, values }, at) =>
        heading === "" && values.length === 0 ? null : (
          <Field
            key={at}
            label={<span className="wrap-anywhere">{heading || letters(at)}</span>}
            aside={heading ? letters(at) : undefined}
            hint={
              <span className="wrap-anywhere">
                {values.length > 0 ? values.join(" · ") : m.management_columns_empty()}
              </span>
            }
            error={
              column !== null && columns.filter((one) => one.column === column).length > 1
                ? m.management_columns_twice()
                : null
            }
          >
            <Select
              value={column ?? "none"}
              onValueChange={(value) => set(at, value === "none" ? null : value)}
              options={[
                { value: "none" as const, label: m.management_columns_none() },
                ...COLUMNS_IN_ORDER.map((value) => ({ value, label: columnWord(value) })),
              ]}
            />
          </Field>
        ),
      )}
    </div>
  );
}

const letters = (at: number): string => m.management_columns_unnamed({ letter: columnLetters(at) });
