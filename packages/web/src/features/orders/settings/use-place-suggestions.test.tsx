// @vitest-environment happy-dom
import { FALLBACK_POSITION } from "@tablee/domain/places/fallback-position";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it } from "vitest";
import { type AppContext, ContextOfApp } from "../../../routes/app-context.ts";
import { usePlaceSuggestions } from "./use-place-suggestions.ts";

afterEach(cleanup);

const PLACE = { formatted_address: "4400 Rue Saint-Denis, Montréal" };

/** An address field, and each status that it announced. */
function field() {
  const queryOptions = ({ input: { query } }: { input: { query: string } }) => ({
    queryKey: ["suggest", query],
    queryFn: async () => ({ results: query.startsWith("4400") ? [PLACE] : [] }),
  });
  const app = { orpc: { places: { suggest: { queryOptions } } } } as unknown as AppContext;
  const client = new QueryClient({ defaultOptions: { queries: { networkMode: "always" } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <ContextOfApp value={app}>{children}</ContextOfApp>
    </QueryClientProvider>
  );
  const said: string[] = [];
  const { rerender } = renderHook(
    ({ text, wanted }: { text: string; wanted: boolean }) => {
      const { status } = usePlaceSuggestions(text, FALLBACK_POSITION, wanted);
      if (said.at(-1) !== status) said.push(status);
    },
    { wrapper, initialProps: { text: "", wanted: true } },
  );
  return {
    said,
    type: (text: string) => rerender({ text, wanted: true }),
    take: (text: string) => rerender({ text, wanted: false }),
  };
}

it("announces the number of suggestions after a search, and nothing before it or once a suggestion was taken", async () => {
  const { said, type, take } = field();
  type("44");
  expect(said).toEqual([""]);
  type("4400 rue");
  await waitFor(() => expect(said).toEqual(["", "Looking for addresses", "1 suggestion"]));
  take("4400 Rue Saint-Denis, Montréal");
  expect(said.slice(3)).toEqual([""]);
  type("nowhere at all");
  await waitFor(() => expect(said.at(-1)).toBe("0 suggestions"));
});
