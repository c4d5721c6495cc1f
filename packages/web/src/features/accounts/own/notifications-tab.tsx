import type { User } from "@tablee/contract/accounts/accounts.schema";
import { Checkbox } from "@tablee/design-system/inputs/checkbox";
import { useToasts } from "@tablee/design-system/toasts/toasts";
import { NOTIFICATION_TYPES, type NotificationType } from "@tablee/domain/notifications/notification";
import {
  isTold,
  NOTIFICATION_CHANNELS,
  type NotificationChannel,
  type NotificationSettings,
  settingsWith,
} from "@tablee/domain/notifications/notification-settings";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { failureLine } from "../../../api/failure-words.ts";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { OwnSection } from "./own-page.tsx";
import { PushDevice } from "./push-device.tsx";

const KINDS: Record<NotificationType, () => string> = {
  like: () => m.own_notify_like(),
  follow: () => m.own_notify_follow(),
  comment: () => m.own_notify_comment(),
  post: () => m.own_notify_post(),
  credit: () => m.own_notify_credit(),
  order_confirmed: () => m.own_notify_order_confirmed(),
  order_delayed: () => m.own_notify_order_delayed(),
  order_ready: () => m.own_notify_order_ready(),
  order_called_off: () => m.own_notify_order_called_off(),
};
const CHANNELS: Record<NotificationChannel, () => string> = {
  app: () => m.own_notify_app(),
  push: () => m.own_notify_push(),
  mail: () => m.own_notify_mail(),
};

/**
 * The channels by which a member is notified, per kind. Each change is stored at once, and reverted if storing it
 * fails.
 */
export function NotificationsTab({ user }: { user: User }) {
  useWords();
  const choose = useChoice();
  return (
    <>
      <PushDevice />
      <OwnSection title={m.own_notify_title()} text={m.own_notify_text()}>
        {NOTIFICATION_TYPES.map((type) => (
          <fieldset key={type} className="border-t border-line py-3.5">
            <legend className="float-start w-full text-body font-semibold">{KINDS[type]()}</legend>
            <div className="grid grid-cols-3 gap-x-3 clear-both mobile:grid-cols-1">
              {NOTIFICATION_CHANNELS.map((channel) => (
                <Checkbox
                  key={channel}
                  label={CHANNELS[channel]()}
                  checked={isTold(user.notification_settings, type, channel)}
                  onCheckedChange={(told) => choose({ [type]: { [channel]: told } })}
                />
              ))}
            </div>
          </fieldset>
        ))}
      </OwnSection>
    </>
  );
}

function useChoice(): (given: NotificationSettings) => void {
  const { api, orpc } = useAppContext();
  const client = useQueryClient();
  const toasts = useToasts();
  const queryKey = orpc.accounts.currentUser.queryKey({ input: {} });
  const { mutate } = useMutation({
    // Sent one after the other, so that the newest choice is the one that is stored last.
    scope: { id: "notification-settings" },
    networkMode: "always",
    mutationFn: (notification_settings: NotificationSettings) => api.accounts.update({ notification_settings }),
    onMutate: (given) =>
      client.setQueryData(
        queryKey,
        (user) => user && { ...user, notification_settings: settingsWith(user.notification_settings, given) },
      ),
    onError: (error) => {
      toasts.show({ text: failureLine(error), tone: "danger", id: "notification-settings" });
      void client.invalidateQueries({ queryKey });
    },
  });
  return mutate;
}
