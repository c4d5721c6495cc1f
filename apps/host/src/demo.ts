import { randomBytes } from "node:crypto";
import { demoArticles } from "@tablee/demo-data/articles";
import { demoComments } from "@tablee/demo-data/comments";
import { demoDiscoveries } from "@tablee/demo-data/discoveries";
import { demoFollows } from "@tablee/demo-data/follows";
import { demoGroups } from "@tablee/demo-data/groups";
import { demoLikes } from "@tablee/demo-data/likes";
import { DEMO_PASSWORD, demoMembers } from "@tablee/demo-data/members";
import { demoRestaurants } from "@tablee/demo-data/restaurants/demo-restaurants";
import { demoTables } from "@tablee/demo-data/tables";
import { demoZones } from "@tablee/demo-data/zones";
import type { Demo } from "@tablee/server/database/demo";
import { accountsWithPassword, replacePassword } from "@tablee/server/database/demo-passwords";
import { seedDemo } from "@tablee/server/database/seed";
import type { Services } from "@tablee/server/services";
import type { PlantedArticle } from "@tablee/server/pages/plant-articles";
import type { Environment } from "./environment.ts";

/** The whole demo, with its dates relative to the first start. */
const demoOf = (started_at: Date, passwordOf: Demo["passwordOf"]): Demo => ({
  started_at,
  passwordOf,
  zones: demoZones,
  groups: demoGroups,
  restaurants: demoRestaurants(started_at),
  members: demoMembers,
  discoveries: demoDiscoveries,
  follows: demoFollows,
  likes: demoLikes,
  comments: demoComments,
  orders: [
    {
      member: "ines-gagnon",
      restaurant: "chez-margot",
      timezone: "America/Toronto",
      items: ["hot-chicken", "sugar-pie"],
      cook: "margot-pelletier",
      hours_ago: 44,
    },
  ],
  credits: [
    { member: "ines-gagnon", by: "nadia-benali", amount: 10, reason: "Merci pour vos découvertes!", hours_ago: 20 },
  ],
  told: "ines-gagnon",
  tables: demoTables,
});

const DAY_MS = 86_400_000;

/** The demo's blog and news, with their dates relative to the first start. */
export const articlesOfDemo = (started_at: Date): PlantedArticle[] =>
  demoArticles.map(({ days_ago, ...article }) => ({
    ...article,
    published_at: new Date(started_at.getTime() - days_ago * DAY_MS),
  }));

/** The accounts that the start-up line lists. */
const DEMO_ACCOUNTS = ["member@tablee.test", "kitchen@tablee.test", "critic@tablee.test", "admin@tablee.test"];

/** 22 characters with a lowercase letter, an uppercase letter and a digit, as required of everybody. */
const randomPassword = (): string => {
  const password = randomBytes(16).toString("base64url");
  return /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)/.test(password) ? password : randomPassword();
};

/**
 * On a host that strangers can reach, each listed account gets a password of its own, and the others get one that
 * nobody knows.
 */
function choosePasswords(known: string | null): Demo["passwordOf"] {
  if (known !== null) return () => known;
  const own = new Map(DEMO_ACCOUNTS.map((email) => [email, randomPassword()]));
  const others = randomPassword();
  return (email) => own.get(email) ?? others;
}

/**
 * Fills an empty database with the demo if it is wanted. Replaces the published password of demo accounts if it is not
 * the demo's password here, since a database may come from a trial on somebody's own machine. Returns what the start-up
 * line says about it.
 */
export async function prepareDemo(
  services: Services,
  { demo, demoPassword }: Pick<Environment, "demo" | "demoPassword">,
): Promise<string> {
  const passwordOf = choosePasswords(demoPassword);
  if (demo && (await seedDemo(services, demoOf(services.clock(), passwordOf)))) {
    return `${told(DEMO_ACCOUNTS, demoPassword, passwordOf)}; the demo was seeded just now`;
  }
  if (demoPassword !== DEMO_PASSWORD) {
    const everybody = demoMembers.map(({ email }) => email);
    const replaced = await replacePassword(services, everybody, DEMO_PASSWORD, passwordOf);
    if (replaced.length > 0) return takenAway(replaced, demoPassword, passwordOf);
  }
  if (!demo) return "";
  const open =
    demoPassword === null ? [] : await accountsWithPassword(services.database.db, DEMO_ACCOUNTS, demoPassword);
  return open.length === 0
    ? ` (demo accounts ${DEMO_ACCOUNTS.join(", ")}; their passwords were told when they got them)`
    : told(open, demoPassword, passwordOf);
}

const told = (emails: readonly string[], known: string | null, passwordOf: Demo["passwordOf"]): string =>
  known === null
    ? ` (demo accounts and their passwords, told this once: ${emails.map((email) => `${email} ${passwordOf(email)}`).join(", ")})`
    : ` (demo accounts ${emails.join(", ")}; password ${known})`;

/** Reports that accounts had the published password, and their new passwords. */
function takenAway(replaced: readonly string[], known: string | null, passwordOf: Demo["passwordOf"]): string {
  const changed = DEMO_ACCOUNTS.filter((email) => replaced.includes(email));
  const why = `; ${replaced.length} of a demo's accounts had the published password: they have another one and are signed out`;
  return changed.length > 0 ? why + told(changed, known, passwordOf) : why;
}
