import { QueryClient } from "@tanstack/react-query";
import type { User } from "@tablee/contract/accounts/accounts.schema";
import { expect, it } from "vitest";
import type { Api } from "../api/create-api.ts";
import { createOrpc } from "../api/query-options.ts";
import { keepChanged } from "./keep-changed.ts";

const orpc = createOrpc({} as Api);
const key = orpc.accounts.currentUser.queryKey({ input: {} });
const [ines, noah] = [{ id: 7, first_name: "Inès" } as User, { id: 9, first_name: "Noah" } as User];
const renamed = { ...ines, first_name: "Agnès" };

it("a member's change is shown to that member, and not to whoever has signed in meanwhile (accounts §34)", () => {
  const client = new QueryClient();
  const shownTo = (user: User | undefined) => {
    client.removeQueries({ queryKey: key });
    client.setQueryData(key, user);
    keepChanged(client, orpc, renamed);
    return client.getQueryData(key);
  };
  expect([ines, noah, undefined].map(shownTo)).toEqual([renamed, noah, undefined]);
});
