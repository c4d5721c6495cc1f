import { NotHandedOn } from "../messages/not-handed-on.ts";
import type { Push, PushAddress, PushMessage, PushOutcome, PushService } from "./push.ts";

/** The registered devices. */
export interface PushDevices {
  of(account_id: number): Promise<readonly (PushAddress & { id: number })[]>;
  forget(ids: readonly number[]): Promise<void>;
}

export interface DevicePushOptions {
  devices: PushDevices;
  /** null: browsers are not reached. */
  web: { key: string; service: PushService<"web"> } | null;
  /** null: native shells are not reached. */
  native: PushService<"native"> | null;
  /** Called for messages that a service will never accept, with its codes only. */
  onRefused: (why: string) => void;
}

/**
 * Sends a message to every device of its member and deletes those that are gone. Rejects if a device may be reached
 * later, with codes and no addresses; devices that already have the message then show the repetition in its place.
 */
export const devicePush = ({ devices, web, native, onRefused }: DevicePushOptions): Push => {
  const sendTo = (to: PushAddress, message: PushMessage): Promise<{ outcome: PushOutcome; why: string }> => {
    if (to.kind === "web") return web ? web.service.send(to, message) : UNSENT;
    return native ? native.send(to, message) : UNSENT;
  };
  return {
    ...(web ? { web_key: web.key } : {}),
    native: native !== null,
    send: async (message) => {
      const known = await devices.of(message.account_id);
      const sent = await Promise.all(
        known.map(async (device) => ({ id: device.id, ...(await sendTo(device, message)) })),
      );
      const gone = sent.filter(({ outcome }) => outcome === "gone");
      if (gone.length > 0) await devices.forget(gone.map(({ id }) => id));
      for (const { outcome, why } of sent) if (outcome === "refused") onRefused(why);
      const later = sent.find(({ outcome }) => outcome === "later");
      if (later) throw new NotHandedOn("A push service", later.why);
    },
  };
};

/** For a device that was registered while there was a service for it. */
const UNSENT = Promise.resolve({ outcome: "taken", why: "" } as const);
