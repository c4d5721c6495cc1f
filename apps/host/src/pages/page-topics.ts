import type { Api } from "@tablee/web/api/create-api";

/** Topics of change that a page depends on; the same strings that `notifyChange` announces. */
export type Topics = Set<string>;

/**
 * The calls, with a note of what each answer shows: a page is let go of when one of its topics changes.
 * A list depends on the plural topic too, because what is added to it has no row here yet.
 */
export function watched(api: Api, topics: Topics): Api {
  const { discoveries, restaurants, tables } = api;
  return overlaid(api, {
    tables: overlaid(tables, { get: noting(tables.get, (row) => topics.add(`tables:${row.restaurant_id}`)) }),
    discoveries: overlaid(discoveries, {
      list: noting(discoveries.list, (page) => {
        topics.add("recommendations");
        for (const row of page.recommendations) noteDiscovery(topics, row);
      }),
      get: noting(discoveries.get, (row) => noteDiscovery(topics, row)),
    }),
    restaurants: overlaid(restaurants, {
      list: noting(restaurants.list, (page) => {
        topics.add("restaurants");
        for (const row of page.restaurants) topics.add(`restaurant:${row.id}`);
      }),
      get: noting(restaurants.get, (row) => topics.add(`restaurant:${row.id}`)),
      byPlace: noting(restaurants.byPlace, (row) => topics.add(`restaurant:${row.id}`)),
      availability: noting(restaurants.availability, (row) => topics.add(`restaurant:${row.restaurant_id}`)),
    }),
  });
}

/** The client is a proxy without keys of its own: a copy of it would be empty, so the watched calls lie over it. */
const overlaid = <Client extends object>(client: Client, over: Partial<Client>): Client =>
  new Proxy(client, {
    get: (target, key) => (Object.hasOwn(over, key) ? over[key as keyof Client] : target[key as keyof Client]),
  });

function noteDiscovery(topics: Topics, row: { id: number; restaurant_id: number | null }): void {
  topics.add(`recommendation:${row.id}`);
  if (row.restaurant_id !== null) topics.add(`restaurant:${row.restaurant_id}`);
}

const noting = <Args extends unknown[], Output>(
  call: (...args: Args) => Promise<Output>,
  note: (output: Output) => unknown,
): ((...args: Args) => Promise<Output>) => {
  const asked = async (...args: Args): Promise<Output> => {
    const output = await call(...args);
    note(output);
    return output;
  };
  return asked;
};
