import type { SignInWays } from "@tablee/contract/accounts/ways.schema";
import { meaningOfRemoval, type Removable, type WayIn } from "@tablee/domain/accounts/ways/removal";
import { AlertDialog } from "@tablee/design-system/dialogs/alert-dialog";
import { useState } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { PROVIDER_NAMES } from "./social-failure.ts";

/** What is to be removed; a passkey is given with its name. */
export type Removing = { what: Exclude<Removable, "passkey"> } | { what: "passkey"; id: number; name: string };

interface RemovalDialogProps {
  ways: SignInWays;
  removing: Removing;
  hide: () => void;
  onConfirm: () => void;
}

/** Asks before a way to sign in is removed: says which it is, and how sign-ins will work without it. */
export function RemovalDialog({ ways: given, removing, hide, onConfirm }: RemovalDialogProps) {
  useWords();
  // The state when the dialog opened: its text must not change while it closes.
  const [ways] = useState(given);
  const { only, second_step } = meaningOfRemoval({ ...ways, passkeys: ways.passkeys.length }, removing.what);
  const said = [meaningWords(removing), stepWords(ways, second_step), only === null ? null : onlyWords(only)];
  const isProvider = removing.what === "google" || removing.what === "apple";
  return (
    <AlertDialog
      open
      onOpenChange={(open) => {
        if (!open) hide();
      }}
      title={titleOf(removing)}
      description={said.filter((words) => words !== null).join(" ")}
      confirmLabel={isProvider ? m.ways_disconnect() : m.ways_remove()}
      cancelLabel={m.ways_keep()}
      onConfirm={() => {
        hide();
        onConfirm();
      }}
    />
  );
}

function titleOf(removing: Removing): string {
  if (removing.what === "passkey") return m.ways_remove_passkey_title({ name: removing.name });
  if (removing.what === "authenticator") return m.ways_remove_app_title();
  return m.ways_remove_provider_title({ provider: PROVIDER_NAMES[removing.what] });
}

function meaningWords(removing: Removing): string {
  if (removing.what === "passkey") return m.ways_remove_passkey_text();
  if (removing.what === "authenticator") return m.ways_remove_app_text();
  return m.ways_remove_provider_text({ provider: PROVIDER_NAMES[removing.what] });
}

/** Returns what happens to the second step; null if nothing worth mentioning changes. */
function stepWords(ways: SignInWays, step: "none" | "kept" | "lost"): string | null {
  if (step === "lost") return ways.second_step_expected ? m.ways_step_lost_expected() : m.ways_step_lost();
  return step === "kept" && ways.second_step_expected ? m.ways_step_kept() : null;
}

function onlyWords(only: WayIn): string {
  if (only === "password") return m.ways_only_password();
  return only === "passkey" ? m.ways_only_passkey() : m.ways_only_provider({ provider: PROVIDER_NAMES[only] });
}
