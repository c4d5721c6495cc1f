import type { Contract } from "@tablee/contract/contract";
import type { KitchenTable } from "@tablee/contract/tables/tables.schema";
import { useToasts } from "@tablee/design-system/toasts/toasts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { asMutation } from "../../../api/as-mutation.ts";
import { conflictsOf, conflictText } from "../../../api/answers/edit-conflicts.ts";
import { enterAnswer } from "../../../api/answers/enter-answer.ts";
import { type RefusalWords, wordsOfRefusal } from "../../../api/refusal-words.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";

/** The actions of staff on a table; each returns the table's new state. */
export type TableAction = "rotate" | "clear" | "close";

const DONE: Record<TableAction, (values: { name: string }) => string> = {
  rotate: m.table_kitchen_rotated,
  clear: m.table_kitchen_cleared,
  close: m.table_kitchen_shut_done,
};

type Tables = Contract["tables"];

/** Why a name was refused. */
const NAME_REFUSED = {
  name_taken: () => m.table_kitchen_name_taken(),
  too_many_tables: () => m.table_kitchen_too_many(),
  // conflictText says what somebody else has set.
  edit_conflict: () => null,
} satisfies RefusalWords<Tables["create"]> & RefusalWords<Tables["rename"]>;

const NAME_WORDS = { name: { label: () => m.table_kitchen_name() } };

const nameFailure = (error: unknown): string =>
  conflictText(NAME_WORDS, error) ?? wordsOfRefusal(NAME_REFUSED, error) ?? m.table_kitchen_failed();

/** What was wrong with a name, with the error itself. */
interface NameProblem {
  text: string;
  error: unknown;
}

/** Sorts by name, with numbers as numbers: 2 before 12. */
const byName = (a: KitchenTable, b: KitchenTable): number =>
  a.name.localeCompare(b.name, undefined, { numeric: true, sensitivity: "base" });

/** A restaurant's tables: changes of who sits where appear within half a minute. */
export function useKitchenTables(restaurant_id: number) {
  const { orpc } = useAppContext();
  const client = useQueryClient();
  const toasts = useToasts();
  const options = orpc.tables.list.queryOptions({ input: { restaurant_id } });
  const list = useQuery({ ...options, refetchInterval: 30_000 });
  const enter = (table: KitchenTable) =>
    enterAnswer(client, options.queryKey, (tables = []) => [...tables.filter(({ id }) => id !== table.id), table]);

  /** null: done; otherwise what is wrong with the name. */
  const add = async (name: string): Promise<NameProblem | null> => {
    try {
      enter(await asMutation(client, () => orpc.tables.create.call({ restaurant_id, name })));
      toasts.show({ tone: "success", text: m.table_kitchen_added({ name }) });
      return null;
    } catch (error) {
      return { text: nameFailure(error), error };
    }
  };
  /** `seen`: the name that it replaces. */
  const rename = async (id: number, { name, seen }: Record<"name" | "seen", string>): Promise<NameProblem | null> => {
    try {
      enter(await asMutation(client, () => orpc.tables.rename.call({ id, name, seen })));
      return null;
    } catch (error) {
      if (conflictsOf(error).length > 0) void list.refetch();
      return { text: nameFailure(error), error };
    }
  };
  /** `table`: as it was seen when the action was chosen. */
  const act = async (action: TableAction, table: KitchenTable): Promise<void> => {
    const { id, name, code, sitting } = table;
    try {
      enter(
        await asMutation(client, () =>
          action === "clear" ? orpc.tables.clear.call({ id, sitting }) : orpc.tables[action].call({ id, code }),
        ),
      );
      toasts.show({ tone: "success", text: DONE[action]({ name }) });
    } catch (error) {
      const isChanged = conflictsOf(error).length > 0;
      if (isChanged) void list.refetch();
      const text = isChanged ? m.table_kitchen_changed({ name }) : m.table_kitchen_failed();
      toasts.show({ tone: "danger", text, urgent: true });
    }
  };
  return { list, tables: (list.data ?? []).toSorted(byName), add, rename, act };
}
export type KitchenTables = ReturnType<typeof useKitchenTables>;
