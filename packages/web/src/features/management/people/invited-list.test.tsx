// @vitest-environment happy-dom
import { ORPCError } from "@orpc/client";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import "../../../api/answers/answer-words.ts";
import { overwriteGetLocale } from "../../../paraglide/runtime.js";
import { type AppContext, ContextOfApp } from "../../../routes/app-context.ts";
import { InvitedList } from "./invited-list.tsx";

afterEach(cleanup);

/** The list of an owner whose attempt to withdraw an invitation is refused with this. */
function listWhere(code: string, status: number) {
  overwriteGetLocale(() => "en");
  const withdraw = vi.fn(() => Promise.reject(new ORPCError(code, { defined: true, status })));
  const orpc = { people: { list: { queryOptions: () => ({ queryKey: ["people"] }) } } };
  const client = new QueryClient();
  const readAnew = vi.spyOn(client, "invalidateQueries");
  const invitation = {
    id: 7,
    email: "sam@example.org",
    role: "owner",
    expires_at: "2026-12-01T12:00:00Z",
    expired: false,
  };
  render(
    <QueryClientProvider client={client}>
      <ContextOfApp value={{ api: { people: { withdraw } }, orpc } as unknown as AppContext}>
        <InvitedList restaurant_id={1} invitations={[invitation] as never} />
      </ContextOfApp>
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: /sam@example\.org/ }));
  return { withdraw, readAnew };
}

it("withdrawing an invitation that another owner has already withdrawn shows no error and reloads the list (wire §46)", async () => {
  const { withdraw, readAnew } = listWhere("not_found", 404);
  await waitFor(() => expect(readAnew).toHaveBeenCalled());
  expect(withdraw).toHaveBeenCalledWith({ id: 7 });
  expect(screen.queryByText(/not_found/)).toBeNull();
});

it("any other refusal to withdraw an invitation is shown", async () => {
  listWhere("internal_refusal", 409);
  expect(await screen.findByText(/internal_refusal/)).toBeTruthy();
});
