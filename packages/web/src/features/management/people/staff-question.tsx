import { AlertDialog } from "@tablee/design-system/dialogs/alert-dialog";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { ROLE_WORDS } from "./role-words.ts";
import type { StaffChange } from "./use-staff-change.ts";

interface StaffQuestionProps {
  /** null: nothing is asked. */
  asked: StaffChange | null;
  restaurant: string;
  busy: boolean;
  onCancel: () => void;
  onConfirm: (change: StaffChange) => void;
}

/** The name of somebody on the staff; the audit list also calls somebody without one by the number of their account. */
export const nameOf = ({ name, account_id }: StaffChange["person"]): string =>
  name ?? m.admin_subject_account({ id: `${account_id}` });

function wordsOf({ person, role }: StaffChange, restaurant: string) {
  if (role !== null) {
    return {
      title: m.management_own_role(),
      description: m.management_own_role_text({ role: ROLE_WORDS[role]() }),
      confirmLabel: m.management_own_role_yes(),
    };
  }
  if (person.self) {
    return {
      title: m.management_staff_leave({ restaurant }),
      description: m.management_staff_leave_text(),
      confirmLabel: m.management_staff_leave_yes(),
    };
  }
  return {
    title: m.management_staff_remove({ name: nameOf(person) }),
    description: m.management_staff_remove_text(),
    confirmLabel: m.management_staff_remove_yes(),
  };
}

/** Asks before somebody is removed, and before members give away their own role (management §23). */
export function StaffQuestion({ asked, restaurant, busy, onCancel, onConfirm }: StaffQuestionProps) {
  useWords();
  const words = asked ? wordsOf(asked, restaurant) : { title: "", confirmLabel: "" };
  return (
    <AlertDialog
      {...words}
      open={asked !== null}
      busy={busy}
      onOpenChange={(open) => {
        if (!open) onCancel();
      }}
      cancelLabel={m.management_staff_cancel()}
      onConfirm={() => {
        if (asked) onConfirm(asked);
      }}
    />
  );
}
