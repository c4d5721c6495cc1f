// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { Platform } from "../../../platform/platform.ts";
import { type AppContext, ContextOfApp } from "../../../routes/app-context.ts";
import { SubscribeLink } from "./subscribe-link.tsx";

afterEach(cleanup);

const linkIn = (kind: Platform["kind"]) => {
  const { container } = render(
    <ContextOfApp value={{ platform: { kind } } as AppContext}>
      <SubscribeLink feed="/news/rss.xml" />
    </ContextOfApp>,
  );
  return container.querySelector("a")?.getAttribute("href");
};

it("links to the feed on the web and in an extension, and is not shown in a native app", () => {
  expect([linkIn("web"), linkIn("extension"), linkIn("native")]).toEqual(["/news/rss.xml", "/news/rss.xml", undefined]);
});
