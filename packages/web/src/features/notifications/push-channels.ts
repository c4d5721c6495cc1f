import { PUSH_CHANNELS, type PushChannel } from "@tablee/domain/notifications/notification";
import { m } from "../../paraglide/messages.js";

const WORDS: Record<PushChannel, { name: () => string; description: () => string }> = {
  main: { name: () => m.notifications_channel_main(), description: () => m.notifications_channel_main_text() },
  silent: { name: () => m.notifications_channel_silent(), description: () => m.notifications_channel_silent_text() },
  social: { name: () => m.notifications_channel_social(), description: () => m.notifications_channel_social_text() },
};

/**
 * Returns the notification channels of an Android phone, named in the current language for its settings
 * (notifications §11).
 */
export const pushChannels = () =>
  (Object.keys(WORDS) as PushChannel[]).map((id) => ({
    id,
    name: WORDS[id].name(),
    description: WORDS[id].description(),
    ...PUSH_CHANNELS[id],
  }));
