import { expect, it } from "vitest";
import type { Api } from "../../../api/create-api.ts";
import { LONG_LIST } from "../../../api/long-list.ts";
import { createOrpc } from "../../../api/query-options.ts";
import { restaurantsQuery } from "../restaurant-queries.ts";

const orpc = createOrpc({} as Api);

it("a list of restaurants is the same for whoever comes back to it, except that of favourites", () => {
  expect(restaurantsQuery(orpc, { cuisine: "thai" }, null)).toMatchObject(LONG_LIST);
  expect(restaurantsQuery(orpc, { favorites: true }, null)).not.toHaveProperty("staleTime");
});
