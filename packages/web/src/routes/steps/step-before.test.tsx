// @vitest-environment happy-dom
import { createMemoryHistory } from "@tanstack/react-router";
import { act, cleanup } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { goToReturn, takeReturn } from "../../session/return-path.ts";
import { signInFrom } from "../../session/sign-in-from.ts";
import { EmptyPage, settle, showPages } from "../../testing/show-pages.tsx";
import { useStepBefore } from "./step-before.ts";

afterEach(() => {
  cleanup();
  takeReturn();
});

/** At the feed, with a page before it; `signIn` leaves the sign-in page as after a sign-in. */
async function atFeed() {
  let before: ReturnType<typeof useStepBefore> = null;
  const history = createMemoryHistory({ initialEntries: ["/trends", "/"], initialIndex: 1 });
  const Login = () => {
    before = useStepBefore();
    return null;
  };
  const { router } = showPages(
    { "/": EmptyPage, "/trends": EmptyPage, "/login": Login, "/register": EmptyPage },
    history,
  );
  await settle();
  const go = async (to: object) => {
    await act(async () => void router.navigate(to as never));
    await settle();
  };
  return {
    router,
    go,
    signIn: async () => {
      expect(history.location.pathname).toBe("/login");
      await act(async () => goToReturn(history, {}, before));
      await settle();
      return [history.location.href, history.location.state.sheet];
    },
    back: async () => {
      await act(async () => history.back());
      await settle();
      return [history.location.href, history.location.state.sheet];
    },
  };
}

it("after a sign-in from a page, Back leads to what was before that page (shell §22)", async () => {
  const { go, signIn, back } = await atFeed();
  await go({ to: "/login" });
  expect(await signIn()).toEqual(["/", undefined]);
  expect(await back()).toEqual(["/trends", undefined]);
});

it("so it does after a detour from the sign-in to the registration and back", async () => {
  const { go, signIn, back } = await atFeed();
  await go({ to: "/login" });
  await go({ to: "/register" });
  expect(await back()).toEqual(["/login", undefined]);
  expect(await signIn()).toEqual(["/", undefined]);
  expect(await back()).toEqual(["/trends", undefined]);
});

it("so it does after a sign-in from a sheet whose step the sign-in took over", async () => {
  const { go, signIn, back } = await atFeed();
  await go({ to: ".", state: { sheet: "more" } });
  await go({ to: "/login", replace: true });
  expect(await signIn()).toEqual(["/", undefined]);
  expect(await back()).toEqual(["/trends", undefined]);
});

it("a sheet to which the sign-in returns keeps its step, which Back closes", async () => {
  const { router, go, signIn, back } = await atFeed();
  await go({ to: ".", state: { sheet: "writing-7" } });
  await act(async () => void signInFrom(router as never));
  await settle();
  expect(await signIn()).toEqual(["/", "writing-7"]);
  expect(await back()).toEqual(["/", undefined]);
  expect(await back()).toEqual(["/trends", undefined]);
});

it("a members’ page that has sent a visitor to the sign-in takes its own step back", async () => {
  const { go, signIn, back } = await atFeed();
  await go({ to: "/trends" });
  await go({ to: "/login", replace: true });
  expect(await signIn()).toEqual(["/", undefined]);
  expect(await back()).toEqual(["/", undefined]);
});
