// @vitest-environment happy-dom
import { Button } from "@tablee/design-system/button";
import { defaultScheduler, notifyManager, QueryClient, QueryClientProvider, useMutation } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { tellBeforeNextPress } from "./before-next-press.ts";

afterEach(() => {
  cleanup();
  notifyManager.setScheduler(defaultScheduler);
});

function Send({ call }: { call: () => Promise<void> }) {
  const send = useMutation({ mutationFn: call });
  return (
    <Button loading={send.isPending} onClick={() => send.mutate()}>
      Send
    </Button>
  );
}

it("a button that sends something is busy before the second press of a double tap", async () => {
  const call = vi.fn<() => Promise<void>>(() => new Promise(() => {}));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Send call={call} />
    </QueryClientProvider>,
  );
  tellBeforeNextPress();
  const button = screen.getByRole("button");
  // Presses of a busy device: what a press has scheduled in its own event runs between them, but no timer does.
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  for (let press = 0; press < 2; press += 1) {
    await act(async () => button.click());
  }
  vi.useRealTimers();
  expect(call).toHaveBeenCalledOnce();
});
