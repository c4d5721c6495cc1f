// @vitest-environment happy-dom
import type { Comment } from "@tablee/contract/comments/comments.schema";
import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { COMMENTS_PAGE } from "@tablee/domain/comments/comment-lists";
import { createMemoryHistory } from "@tanstack/react-router";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { offlineError } from "../../api/call-error.ts";
import { m } from "../../paraglide/messages.js";
import { settle, showPages } from "../../testing/show-pages.tsx";
import { CommentThread } from "./comment-thread.tsx";
import { CommentsPreview } from "./comments-preview.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const comment = (id: number, response_count = 0) =>
  ({
    id,
    text: `Comment ${id}`,
    account_id: 3,
    first_name: "Inès",
    last_name: "Roy",
    avatar_url: null,
    date_creation: "2026-11-20T12:00:00Z",
    response_count,
    responses: [],
  }) as unknown as Comment;
const discovery = { id: 5, account_id: 3, status: "approved", visibility: "public", comments: 2 } as Discovery;
const at = () => createMemoryHistory({ initialEntries: ["/"] });

it("more answers are asked for once, and the button says that they are loading (comments §7)", async () => {
  const first = Array.from({ length: COMMENTS_PAGE }, (_, index) => comment(index + 2));
  const responses = vi.fn<() => Promise<unknown>>().mockResolvedValueOnce(first);
  responses.mockReturnValue(new Promise(() => {}));
  const thread = () => <CommentThread comment={comment(1, 99)} discovery={discovery} answer={null} />;
  showPages({ "/": thread, "/profile/$user_id": () => null }, at(), { comments: { responses } });
  fireEvent.click(await screen.findByRole("button", { name: m.comments_show_answers({ count: 99, shown: "99" }) }));
  const more = await screen.findByRole("button", { name: m.comments_more_answers() });
  fireEvent.click(more);
  await waitFor(() => expect(more.getAttribute("aria-busy")).toBe("true"));
  fireEvent.click(more);
  await settle();
  expect(responses).toHaveBeenCalledTimes(2);
});

it("where comments should be, there is a button to load them again (wire §23)", async () => {
  document.documentElement.dataset["ready"] = "1";
  vi.spyOn(console, "info").mockImplementation(() => undefined);
  const preview = vi.fn<() => Promise<Comment[]>>().mockRejectedValueOnce(offlineError(null));
  preview.mockResolvedValue([comment(1), comment(2)]);
  const page = () => <CommentsPreview discovery={discovery} writtenBelow />;
  showPages({ "/": page, "/profile/$user_id": () => null }, at(), { comments: { preview } });
  fireEvent.click(await screen.findByRole("button", { name: m.shell_try_again() }));
  expect(await screen.findByText("Comment 2")).toBeTruthy();
  expect(screen.queryByRole("button", { name: m.shell_try_again() })).toBeNull();
  delete document.documentElement.dataset["ready"];
});
