import { demoDiscoveries } from "@tablee/demo-data/discoveries";
import { demoFollows } from "@tablee/demo-data/follows";
import { demoLikes } from "@tablee/demo-data/likes";
import { DEMO_PASSWORD, demoMembers } from "@tablee/demo-data/members";
import { demoRestaurants } from "@tablee/demo-data/restaurants/demo-restaurants";
import { demoTables } from "@tablee/demo-data/tables";

/** The demo whole, with its dates relative to the first start. */
export const demoOf = (startedAt: Date) => ({
  started_at: startedAt,
  password: DEMO_PASSWORD,
  restaurants: demoRestaurants(startedAt),
  members: demoMembers,
  discoveries: demoDiscoveries,
  follows: demoFollows,
  likes: demoLikes,
  tables: demoTables,
});

/** The accounts that the start-up line tells; all with the same password. */
export const DEMO_ACCOUNTS = [
  "member@tablee.test",
  "kitchen@tablee.test",
  "critic@tablee.test",
  "admin@tablee.test",
] as const;
