import { Button } from "@tablee/design-system/button";
import { Message } from "@tablee/design-system/message";
import { Skeleton } from "@tablee/design-system/skeleton";
import { useToasts } from "@tablee/design-system/toasts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { failureLine } from "../../../api/failure-words.ts";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import type { PushState } from "../../../platform/platform.ts";
import { useAppContext } from "../../../routes/app-context.ts";
import { keptPush } from "../../../storage/kept-push.ts";
import { useSession } from "../../../session/session.ts";
import { CallFailed } from "../../../shell/call-failed.tsx";
import { OutboxLink } from "../sign-in/outbox-link.tsx";
import { OwnSection } from "./own-page.tsx";

/** Whether this device is told while the product is closed. The browser asks the person, and only after a press. */
export function PushDevice() {
  useWords();
  return (
    <OwnSection title={m.own_push_title()} text={m.own_push_text()}>
      <State />
    </OwnSection>
  );
}

/** What the device itself says. */
const STATE_KEY = ["push-device"] as const;

function usePush() {
  const { api, orpc, platform } = useAppContext();
  const client = useQueryClient();
  const toasts = useToasts();
  const { user } = useSession();
  const server = useQuery(orpc.notifications.webPush.queryOptions({ input: undefined }));
  // The person may have changed it in the browser meanwhile.
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
      const subscription = await platform.push.subscribe(key ?? "");
      if (subscription === "refused") return;
      const kept = subscription !== "none" && (await api.notifications.registerWebPush({ subscription }));
      if (kept) keptPush.set({ account_id: user?.id ?? null, endpoint: subscription.endpoint });
      else toasts.show({ text: m.own_push_failed(), tone: "danger", id: "push" });
    },
  });
  const turnOff = useMutation({
    ...after,
    mutationFn: async (endpoint: string) => {
      keptPush.reset();
      await api.notifications.unregisterWebPush({ endpoint });
      await platform.push.unsubscribe();
    },
  });
  return { server, device, turnOn, turnOff };
}

function State() {
  useWords();
  const { server, device, turnOn, turnOff } = usePush();
  if (server.isError) return <CallFailed error={server.error} retry={() => void server.refetch()} />;
  if (!server.data || device.data === undefined) return <Skeleton className="h-12 w-full !rounded-control" />;
  if (server.data.key === null) return <Unsent />;
  const why = refusalOf(device.data);
  if (why !== null) return <Message tone="info">{why}</Message>;
  const endpoint = endpointOf(device.data);
  const on = endpoint !== null && server.data.endpoints.includes(endpoint);
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
        onClick={() => (on ? turnOff.mutate(endpoint) : turnOn.mutate())}
      >
        {on ? m.own_push_turn_off() : m.own_push_turn_on()}
      </Button>
    </div>
  );
}

const refusalOf = (state: PushState): string | null => {
  if (state === "none") return m.own_push_none();
  return state === "refused" ? m.own_push_refused() : null;
};

const endpointOf = (state: PushState): string | null =>
  typeof state === "string" ? null : (state.subscription?.endpoint ?? null);

function Unsent() {
  useWords();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <p className="text-ink-2">{m.own_push_unsent()}</p>
      <OutboxLink />
    </div>
  );
}
