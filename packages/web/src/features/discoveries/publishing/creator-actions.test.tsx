// @vitest-environment happy-dom
import type { User } from "@tablee/contract/accounts/accounts.schema";
import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { ToastProvider } from "@tablee/design-system/toasts/toasts";
import { createMemoryHistory } from "@tanstack/react-router";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { getLocale, overwriteGetLocale } from "../../../paraglide/runtime.js";
import { showPages } from "../../../testing/show-pages.tsx";
import { type Composition, EMPTY } from "./composition.ts";
import { CreatorActions } from "./creator-actions.tsx";
import { useCreator } from "./use-creator.ts";

const before = getLocale;
beforeEach(() => {
  localStorage.clear();
  overwriteGetLocale(() => "en");
});
afterEach(() => {
  cleanup();
  overwriteGetLocale(before);
});

const user = { id: 7 } as User;
const DRAFT = { id: 9, status: "draft", revision: 1 } as Discovery;
const begun: Composition = { ...EMPTY, name: { en: "Ramen", fr: "" } };

/** The form of a draft that has a name, but neither a picture nor a place. */
async function draft(update: (input: object) => Promise<unknown>) {
  const onSaved = vi.fn();
  const onWrong = vi.fn();
  function Form() {
    const creator = useCreator({ user, discovery: DRAFT, begun, onSaved, onWrong });
    const standing = { saved: () => {}, appealed: () => {}, loadNewest: () => {} };
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          creator.submit(false);
        }}
      >
        {creator.save.isError ? <p>failed</p> : null}
        <CreatorActions user={user} creator={creator} discovery={DRAFT} standing={standing} />
      </form>
    );
  }
  const page = () => (
    <ToastProvider closeLabel="Close" regionLabel="Messages" load={() => new Promise(() => {})}>
      <Form />
    </ToastProvider>
  );
  showPages({ "/": page }, createMemoryHistory(), { publishing: { update } });
  await screen.findByRole("button", { name: "Publish" });
  return { onSaved, onWrong };
}

const button = (name: string) => screen.getByRole("button", { name });
const isBusy = (name: string) => button(name).getAttribute("aria-busy") === "true";

it("a draft is saved without what publishing needs; the button that was pressed is the busy one (discoveries §19)", async () => {
  const answer = Promise.withResolvers<object>();
  const update = vi.fn((_: object, __?: object) => answer.promise);
  const { onSaved, onWrong } = await draft(update);
  button("Save as a draft").focus();
  fireEvent.click(button("Save as a draft"));
  await waitFor(() => expect(isBusy("Save as a draft")).toBe(true));
  expect([isBusy("Publish"), document.activeElement]).toEqual([false, button("Save as a draft")]);
  fireEvent.click(button("Save as a draft"));
  fireEvent.click(button("Publish"));
  answer.resolve({ ...DRAFT, revision: 2 });
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect(update).toHaveBeenCalledTimes(1);
  expect(update.mock.calls[0]?.[0]).toMatchObject({ id: 9, revision: 1, draft: true });
  expect(onWrong).not.toHaveBeenCalled();
  await waitFor(() => expect(isBusy("Save as a draft")).toBe(false));
});

it("a draft that could not be saved can be saved again", async () => {
  const gone = Object.assign(new Error("gone"), { defined: true, code: "not_found", status: 404 });
  const update = vi.fn<(input: object) => Promise<unknown>>().mockRejectedValueOnce(gone);
  const { onSaved } = await draft(update);
  fireEvent.click(button("Save as a draft"));
  await screen.findByText("failed");
  update.mockResolvedValueOnce({ ...DRAFT, revision: 2 });
  fireEvent.click(button("Save as a draft"));
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
});
