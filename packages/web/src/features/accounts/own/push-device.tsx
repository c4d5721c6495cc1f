import type { User } from "@tablee/contract/accounts/accounts.schema";
import { Button } from "@tablee/design-system/button";
import { Message } from "@tablee/design-system/message";
import { Skeleton } from "@tablee/design-system/skeleton";
import { useToasts } from "@tablee/design-system/toasts/toasts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { failureLine } from "../../../api/failure-words.ts";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import type { PushState } from "../../../platform/platform.ts";
import { useAppContext } from "../../../routes/app-context.ts";
import { pushAddress, registerPush } from "../../../session/register-push.ts";
import { keptPush } from "../../../storage/kept-push.ts";
import { useSession } from "../../../session/session.ts";
import { CallFailed } from "../../../shell/call-failed.tsx";
import { OutboxLink } from "../sign-in/outbox-link.tsx";
import { OwnSection } from "./own-page.tsx";

/** Turns push notifications on or off for this device. The browser asks for permission, and only after a press. */
export function PushDevice() {
  useWords();
  return (
    <OwnSection title={m.own_push_title()} text={m.own_push_text()}>
      <State />
    </OwnSection>
  );
}

/** The query key of the device's own push state. */
const STATE_KEY = ["push-device"] as const;

function usePush() {
  const { api, orpc, platform } = useAppContext();
  const client = useQueryClient();
  const toasts = useToasts();
  const { user } = useSession();
  const native = platform.kind === "native";
  const server = useQuery({ ...orpc.notifications.webPush.queryOptions({ input: undefined }), enabled: !native });
  // The permission may have been changed in the browser meanwhile.
  const device = useQuery({
    queryKey: STATE_KEY,
    queryFn: () => platform.push.state(),
    staleTime: 0,
    networkMode: "always",
  });
  const key = server.data?.key ?? null;
  const after = {
    networkMode: "always" as const,
    onError: (error: unknown) => toasts.show({ text: failureLine(error), tone: "danger", id: "push" }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: STATE_KEY }),
        client.invalidateQueries({ queryKey: orpc.notifications.webPush.key() }),
      ]),
  };
  const turnOn = useMutation({
    ...after,
    mutationFn: async () => {
      const reached = await platform.push.subscribe(key ?? "");
      if (reached === "refused" || !user) return;
      const kept = reached !== "none" && (await registerPush(user.id, { platform, api }, reached));
      if (!kept) toasts.show({ text: m.own_push_failed(), tone: "danger", id: "push" });
    },
  });
  const turnOff = useMutation({
    ...after,
    mutationFn: async (endpoint: string) => {
      keptPush.reset();
      // A native app need not unregister: its push service knows that the device is gone, and tells the server.
      if (!native) await api.notifications.unregisterWebPush({ endpoint });
      await platform.push.unsubscribe();
    },
  });
  const address = addressOf(device.data);
  const registered = native ? isRegisteredFor(user, address) : server.data?.endpoints.includes(address ?? "");
  return { native, server, device, turnOn, turnOff, address, on: registered === true };
}

function State() {
  useWords();
  const { native, server, device, turnOn, turnOff, address, on } = usePush();
  if (server.isError) return <CallFailed error={server.error} retry={() => void server.refetch()} />;
  const known = native || server.data !== undefined;
  if (!known || device.data === undefined) return <Skeleton className="h-12 w-full !rounded-control" />;
  if (server.data?.key === null) return <Unsent />;
  const why = refusalOf(device.data, native);
  if (why !== null) return <Message tone="info">{why}</Message>;
  const busy = turnOn.isPending || turnOff.isPending;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <p role="status" className="min-w-0 grow basis-[12rem]">
        {on ? m.own_push_on() : m.own_push_off()}
      </p>
      <Button
        variant={on ? "outline" : "strong"}
        className="mobile:w-full"
        loading={busy}
        onClick={() => (on && address !== null ? turnOff.mutate(address) : turnOn.mutate())}
      >
        {on ? m.own_push_turn_off() : m.own_push_turn_on()}
      </Button>
    </div>
  );
}

const refusalOf = (state: PushState, native: boolean): string | null => {
  if (state === "none") return native ? m.own_push_none_native() : m.own_push_none();
  if (state !== "refused") return null;
  return native ? m.own_push_refused_native() : m.own_push_refused();
};

const addressOf = (state: PushState | undefined): string | null =>
  typeof state === "object" && state.subscription ? pushAddress(state.subscription) : null;

/**
 * Whether the stored registration of a native app is this member's and has this address. The server lists only
 * browsers.
 */
const isRegisteredFor = (user: User | null, address: string | null): boolean => {
  const kept = keptPush.get();
  return address !== null && kept.endpoint === address && kept.account_id === user?.id;
};

function Unsent() {
  useWords();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <p className="text-ink-2">{m.own_push_unsent()}</p>
      <OutboxLink />
    </div>
  );
}
