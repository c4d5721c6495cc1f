import { useToasts } from "@tablee/design-system/toasts/toasts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { m } from "../../../paraglide/messages.js";
import type { Remembered, RememberedSignIn } from "../../../platform/platform.ts";
import { useAppContext } from "../../../routes/app-context.ts";
import { useConfirmed } from "../ways/use-confirmed.tsx";

/** Never retried, and not kept in the mutation cache: the passwords are dropped when the call ends. */
const ONCE = { gcTime: 0, networkMode: "always" } as const;

/** Changes the password, which signs out every other device. `email` is the member's address. */
export function useChangePassword(email: string, onChanged: () => void) {
  const { api, orpc, platform } = useAppContext();
  const client = useQueryClient();
  return useMutation({
    ...ONCE,
    mutationFn: ({ current, next }: { current: string; next: string }) =>
      api.accounts.changePassword({ current_password: current, password: next }),
    onSuccess: (_done, { next }) => {
      onChanged();
      void rememberNext(platform.remembered, { email, password: next });
      void client.invalidateQueries({ queryKey: orpc.accounts.devices.key() });
    },
  });
}

/** Updates what the device will fill into the sign-in form, if what it has stored is this member's (accounts §16). */
async function rememberNext(remembered: RememberedSignIn | undefined, next: Remembered): Promise<void> {
  const known = await remembered?.read();
  if (known?.email.toLowerCase() !== next.email.toLowerCase()) return;
  await remembered?.keep({ ...known, password: next.password });
}

/** Sets a first password. `dialog` asks the member to confirm their identity and is to be rendered in the form. */
export function useSetPassword() {
  const { api, orpc } = useAppContext();
  const client = useQueryClient();
  const toasts = useToasts();
  const { confirmed, dialog } = useConfirmed();
  const save = useMutation({
    ...ONCE,
    mutationFn: ({ next }: { next: string }) => confirmed(() => api.accounts.setPassword({ password: next })),
    onSuccess: () => toasts.show({ text: m.own_password_is_set(), tone: "success" }),
    // After a failure too: a password may exist by now, and then the form that changes it takes this one's place.
    onSettled: () => client.invalidateQueries({ queryKey: orpc.accounts.signInWays.key() }),
  });
  return { save, dialog };
}
