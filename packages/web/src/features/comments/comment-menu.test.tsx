// @vitest-environment happy-dom
import type { Comment } from "@tablee/contract/comments/comments.schema";
import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { ToastProvider } from "@tablee/design-system/toasts/toasts";
import { QueryClient } from "@tanstack/react-query";
import { createMemoryHistory } from "@tanstack/react-router";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { getLocale, overwriteGetLocale } from "../../paraglide/runtime.js";
import { settle, showPages } from "../../testing/show-pages.tsx";
import { CommentMenu } from "./comment-menu.tsx";

const before = getLocale;
beforeEach(() => overwriteGetLocale(() => "en"));
afterEach(() => {
  cleanup();
  overwriteGetLocale(before);
});

const comment = { id: 1, account_id: 3, first_name: "Inès", text: "Good" } as unknown as Comment;
const discovery = { id: 5, account_id: 4, status: "approved", visibility: "public", reported_comments: [] };

it("after a comment is deleted, the heading of the comments has the focus (comments §11)", async () => {
  const removed = Promise.withResolvers<null>();
  let go = () => {};
  const Page = () => {
    const [there, setThere] = useState(true);
    go = () => setThere(false);
    return (
      <ToastProvider closeLabel="Close" regionLabel="Messages" load={() => new Promise(() => {})}>
        <h2>Comments</h2>
        {there ? (
          <CommentMenu
            comment={comment}
            discovery={discovery as unknown as Discovery}
            trigger={<button type="button">More</button>}
            reader={3}
          />
        ) : null}
      </ToastProvider>
    );
  };
  const queryClient = new QueryClient();
  showPages({ "/": Page }, createMemoryHistory(), { comments: { remove: () => removed.promise } }, { queryClient });
  fireEvent.click(await screen.findByRole("menuitem", { name: "Delete" }));
  fireEvent.click(await screen.findByRole("button", { name: "Delete" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  screen.getByRole("button", { name: "More" }).focus();
  await act(async () => go());
  await settle();
  expect(document.activeElement).toBe(screen.getByRole("heading"));
});

it.each([
  { way: "blocks", was: false, answers: [false, true], asks: true, said: "Inès is blocked" },
  { way: "unblocks", was: true, answers: [true, false], asks: false, said: "Inès is no longer blocked" },
])("the discovery's author $way, although another device was first (comments §13)", async (row) => {
  const { was, answers, asks, said } = row;
  const block = vi.fn<() => Promise<boolean>>();
  for (const answer of answers) block.mockResolvedValueOnce(answer);
  const Page = () => (
    <ToastProvider closeLabel="Close" regionLabel="Messages">
      <CommentMenu
        comment={{ ...comment, blocked_by_author: was }}
        discovery={discovery as unknown as Discovery}
        trigger={<button type="button">More</button>}
        reader={4}
      />
    </ToastProvider>
  );
  showPages({ "/": Page }, createMemoryHistory(), { members: { block } }, { queryClient: new QueryClient() });
  fireEvent.click(await screen.findByRole("menuitem", { name: was ? /Unblock/ : /Block/ }));
  if (asks) fireEvent.click(await screen.findByRole("button", { name: "Block" }));
  expect(await screen.findByText(said)).toBeTruthy();
  expect(block.mock.calls).toEqual([[{ account_id: 3 }], [{ account_id: 3 }]]);
});
