// @vitest-environment happy-dom
import { createMemoryHistory } from "@tanstack/react-router";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { getLocale, overwriteGetLocale } from "../../../paraglide/runtime.js";
import { showPages } from "../../../testing/show-pages.tsx";
import { SessionProvider } from "../../../session/session.ts";
import { openTokens } from "../../../session/token.ts";
import { NameDialog } from "./name-dialog.tsx";

const before = getLocale;
beforeEach(() => overwriteGetLocale(() => "en"));
afterEach(() => {
  cleanup();
  overwriteGetLocale(before);
});

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

const noTokens = { write: async () => {}, onChangeElsewhere: () => {} };
afterEach(() => openTokens({ ...noTokens, read: async () => null }));

async function show(update?: () => Promise<never>) {
  await openTokens({ ...noTokens, read: async () => "token" });
  const user = { id: 7, first_name: "Lou", last_name: "" };
  const page = () => (
    <SessionProvider>
      <NameDialog />
    </SessionProvider>
  );
  const currentUser = () => new Promise(() => {});
  const history = createMemoryHistory({ initialEntries: ["/"] });
  const { client, orpc } = showPages({ "/": page }, history, { accounts: { currentUser, update } });
  client.setQueryData(orpc.accounts.currentUser.queryKey({ input: {} }), user as never);
  await screen.findByLabelText("Last name");
}

it("a missing name is checked half a second after the last key (wire §27)", async () => {
  await show();
  type("Last name", "R2D2");
  expect(screen.queryByText("Last name invalid")).toBeNull();
  await screen.findByText("Last name invalid");
});

it("a name that only the server refuses contains a web address, which is said (accounts §2)", async () => {
  const refusal = { defined: true, status: 422, code: "invalid_fields", data: { fields: ["last_name"] } };
  await show(() => Promise.reject(Object.assign(new Error(), refusal)));
  type("Last name", "Perdu.com");
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("A name cannot contain a web address.")).not.toBeNull();
});
