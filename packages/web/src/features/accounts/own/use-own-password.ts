import { useToasts } from "@tablee/design-system/toasts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { m } from "../../../paraglide/messages.js";
import type { Remembered, RememberedSignIn } from "../../../platform/platform.ts";
import { useAppContext } from "../../../routes/app-context.ts";
import { useConfirmed } from "../ways/use-confirmed.tsx";

/** Never repeated by itself, and never shown to whoever lists mutations: the passwords end with the call. */
const ONCE = { gcTime: 0, networkMode: "always" } as const;

/** Another password in the place of the present one, which signs out every other device. `email`: whose it is. */
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

/** What the form of the sign-in would be filled with on this device, if that is this member's (accounts §16). */
async function rememberNext(remembered: RememberedSignIn | undefined, next: Remembered): Promise<void> {
  const known = await remembered?.read();
  if (known?.email.toLowerCase() !== next.email.toLowerCase()) return;
  await remembered?.keep({ ...known, password: next.password });
}

/** A first password; `dialog` asks the member to show that it is them, and goes into the form. */
export function useSetPassword() {
  const { api, orpc } = useAppContext();
  const client = useQueryClient();
  const toasts = useToasts();
  const { confirmed, dialog } = useConfirmed();
  const save = useMutation({
    ...ONCE,
    mutationFn: ({ next }: { next: string }) => confirmed(() => api.accounts.setPassword({ password: next })),
    onSuccess: () => toasts.show({ text: m.own_password_is_set(), tone: "success" }),
    // Also where there is one by now: the form to change it takes the place of this one.
    onSettled: () => client.invalidateQueries({ queryKey: orpc.accounts.signInWays.key() }),
  });
  return { save, dialog };
}
