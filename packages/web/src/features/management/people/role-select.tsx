import { SettledSelect } from "@tablee/design-system/inputs/settled-select";
import { STAFF_ROLES, type StaffRole } from "@tablee/domain/accounts/right";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { ROLE_WORDS } from "./role-words.ts";

interface RoleSelectProps {
  name: string;
  role: StaffRole;
  disabled: boolean;
  onRole: (role: StaffRole) => void;
}

/** The role of somebody, which is taken once picking pauses or the select is left (management §23). */
export function RoleSelect({ name, role, disabled, onRole }: RoleSelectProps) {
  useWords();
  return (
    <SettledSelect
      className="w-44 min-w-0"
      aria-label={m.management_role_of({ name })}
      value={role}
      disabled={disabled}
      onSettled={onRole}
      options={STAFF_ROLES.map((value) => ({ value, label: ROLE_WORDS[value]() }))}
    />
  );
}
