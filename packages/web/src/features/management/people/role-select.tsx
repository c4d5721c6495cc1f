import { Select } from "@tablee/design-system/inputs/select";
import { STAFF_ROLES, type StaffRole } from "@tablee/domain/accounts/right";
import { useEffect, useEffectEvent, useState } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { ROLE_WORDS } from "./role-words.ts";

/** How long picking must pause before a role is taken, in ms: in some browsers each arrow key picks one. */
export const PICK_MS = 1_000;

interface RoleSelectProps {
  name: string;
  role: StaffRole;
  disabled: boolean;
  onRole: (role: StaffRole) => void;
}

/** The role of somebody, which is taken once picking pauses or the select is left (management §23). */
export function RoleSelect({ name, role, disabled, onRole }: RoleSelectProps) {
  useWords();
  const [picked, setPicked] = useState<StaffRole | null>(null);
  const take = () => {
    setPicked(null);
    if (picked !== null && picked !== role) onRole(picked);
  };
  const rest = useEffectEvent(take);
  useEffect(() => {
    if (picked === null) return;
    const timer = setTimeout(rest, PICK_MS);
    return () => clearTimeout(timer);
  }, [picked]);
  // Back unmounts the select within that time, and an unmounted one gets no blur event.
  useEffect(() => () => rest(), []);
  return (
    <div className="w-44 min-w-0" onBlur={take}>
      <Select
        className="w-full"
        aria-label={m.management_role_of({ name })}
        value={picked ?? role}
        disabled={disabled}
        onValueChange={setPicked}
        options={STAFF_ROLES.map((value) => ({ value, label: ROLE_WORDS[value]() }))}
      />
    </div>
  );
}
