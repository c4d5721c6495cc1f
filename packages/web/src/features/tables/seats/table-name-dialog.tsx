import type { KitchenTable } from "@tablee/contract/tables/tables.schema";
import { Button } from "@tablee/design-system/button";
import { Field } from "@tablee/design-system/inputs/field";
import { ResponsiveDialog } from "@tablee/design-system/dialogs/responsive-dialog";
import { TextInput } from "@tablee/design-system/inputs/text-input";
import { MAX_TABLE_NAME } from "@tablee/domain/tables/table";
import { useState } from "react";
import { useSeen } from "../../../api/answers/edit-conflicts.ts";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import type { KitchenTables } from "../live/use-kitchen-tables.ts";

/** The table to be renamed; null: one is to be added. */
export interface NameAsked {
  table: KitchenTable | null;
}

interface TableNameDialogProps {
  asked: NameAsked | null;
  kitchen: Pick<KitchenTables, "add" | "rename">;
  onClose: () => void;
}

/** Adds or renames a table. */
export function TableNameDialog({ asked, kitchen, onClose }: TableNameDialogProps) {
  useWords();
  const [last, setLast] = useState<NameAsked | null>(null);
  if (asked !== null && asked !== last) setLast(asked);
  const table = last?.table ?? null;
  return (
    <ResponsiveDialog
      open={asked !== null}
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={table ? m.table_kitchen_rename_of({ name: table.name }) : m.table_kitchen_add()}
      closeLabel={m.table_close()}
      size="sm"
    >
      {asked ? <NameForm key={table?.id ?? 0} {...{ table, kitchen, onClose }} /> : null}
    </ResponsiveDialog>
  );
}

interface NameFormProps extends Pick<TableNameDialogProps, "kitchen" | "onClose"> {
  table: KitchenTable | null;
}

function NameForm({ table, kitchen, onClose }: NameFormProps) {
  useWords();
  const [name, setName] = useState(table?.name ?? "");
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { seen, meet } = useSeen({ name: table?.name ?? "" });
  const save = async () => {
    const wanted = name.trim();
    if (wanted === "") return setProblem(m.table_kitchen_name_required());
    setBusy(true);
    const failed = await (table ? kitchen.rename(table.id, { name: wanted, seen: seen.name }) : kitchen.add(wanted));
    setBusy(false);
    setProblem(failed?.text ?? null);
    if (failed) meet(failed.error);
    else onClose();
  };
  return (
    <form
      noValidate
      className="grid gap-4 pt-1"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field label={m.table_kitchen_name()} hint={m.table_kitchen_name_hint()} error={problem}>
        <TextInput
          value={name}
          onValueChange={(value) => {
            setName(value);
            setProblem(null);
          }}
          maxLength={MAX_TABLE_NAME}
          autoComplete="off"
          enterKeyHint="done"
          required
        />
      </Field>
      <Button type="submit" size="lg" block loading={busy}>
        {table ? m.table_kitchen_save() : m.table_kitchen_add()}
      </Button>
    </form>
  );
}
