import { ORPCError } from "@orpc/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  DISCOVERY_STATUSES,
  type DiscoveryStatus,
  VISIBILITIES,
  type Visibility,
} from "@tablee/domain/discoveries/discovery";
import { commentsRouter } from "../comments/comments.router.ts";
import type { Database } from "../database/open-database.ts";
import { interactions } from "../discoveries/discoveries.table.ts";
import { discoveriesRouter } from "../discoveries/discoveries.router.ts";
import { notificationsRouter } from "../notifications/notifications.router.ts";
import { insertFor } from "../notifications/telling.queries.ts";
import { sitemapXml } from "../pages/machine-files/sitemap.ts";
import { placesRouter } from "../places/places.router.ts";
import { insertZones } from "../places/zones.queries.ts";
import { refreshTrends } from "../search/trends/refresh-trends.ts";
import type { Services } from "../services.ts";
import { sharedThing } from "../sharing/shared-thing.ts";
import { searchRouter } from "../search/search.router.ts";
import { sharingRouter } from "../sharing/sharing.router.ts";
import { callAs, type Caller } from "../testing/call-as.ts";
import { makeServices } from "../testing/make-services.ts";
import {
  makeAccount,
  makeBlock,
  makeFollow,
  makeRecommendation,
  makeRestaurant,
} from "../testing/make-world.queries.ts";
import { testDatabases } from "../testing/test-database.ts";
import { membersRouter } from "./members.router.ts";

/** The relation between the viewer and the author. */
const VIEWERS = [
  "visitor",
  "stranger",
  "follower",
  "followed",
  "friend",
  "blocked",
  "blocker",
  "both blocked",
  "suspended",
  "author",
  "suspended author",
  "admin",
  "moderator",
] as const;
type ViewerKind = (typeof VIEWERS)[number];

interface Row {
  status: DiscoveryStatus;
  visibility: Visibility;
}

/** Suspended members go on seeing what they saw (moderation §7), including their own. */
const isAuthor = (viewer: ViewerKind): boolean => viewer === "author" || viewer === "suspended author";
const isSuspended = (viewer: ViewerKind): boolean => viewer === "suspended" || viewer === "suspended author";
const SUSPENSION = { until: new Date("2027-01-01T00:00:00Z"), reason: "Rude" };

/**
 * discoveries §4, discoveries §5: who may see a discovery at its own address. The only place in this file that says so.
 */
function maySee(viewer: ViewerKind, { status, visibility }: Row): boolean {
  if (isAuthor(viewer)) return true;
  if (status !== "approved") return viewer === "admin" || viewer === "moderator";
  if (visibility === "private") return false;
  return visibility === "public" || viewer === "friend";
}

/** Lists contain approved discoveries, and for a blocker none by the blocked member (members §12). */
const isListed = (viewer: ViewerKind, row: Row): boolean =>
  row.status === "approved" && maySee(viewer, row) && viewer !== "blocker" && viewer !== "both blocked";

/** Public feeds contain nothing private, not even the viewer's own. */
const isInFeed = (viewer: ViewerKind, row: Row): boolean => isListed(viewer, row) && row.visibility !== "private";

/** What visitors see, and the only thing that link pages, their pictures and the site map show, whoever asks. */
const isForVisitors = (_: ViewerKind, { status, visibility }: Row): boolean =>
  status === "approved" && visibility === "public";

/** The name of the discovery, and its hashtag. */
const NAME = "Oursin";
const HASHTAG = "oursinade";
const ZONE = "ilets";
const asked = { times: 0 };

interface World {
  search: ReturnType<typeof callAs<typeof searchRouter>>;
  discoveries: ReturnType<typeof callAs<typeof discoveriesRouter>>;
  members: ReturnType<typeof callAs<typeof membersRouter>>;
  comments: ReturnType<typeof callAs<typeof commentsRouter>>;
  sharing: ReturnType<typeof callAs<typeof sharingRouter>>;
  notifications: ReturnType<typeof callAs<typeof notificationsRouter>>;
  places: ReturnType<typeof callAs<typeof placesRouter>>;
  services: Services;
  viewer: Caller;
  author: number;
  /** A comment on it. */
  comment: number;
  restaurant: { latitude: number; longitude: number };
  place: number;
  /** The id of the discovery. */
  id: number;
}

const gone = (error: unknown) => {
  if (error instanceof ORPCError && error.code === "not_found") return null;
  throw error;
};
const feed = (variant: "for_you" | "following" | "nearby" | "popular" | "fresh") => async (world: World) => {
  const { recommendations } = await world.discoveries.list({ variant, limit: 50, ...world.restaurant });
  return recommendations.some(({ id }) => id === world.id);
};

/** A different position each time, so that no cached result of another test is returned. */
const elsewhere = ({ restaurant: { latitude, longitude } }: World) => {
  asked.times += 1;
  return {
    latitude: latitude + (asked.times % 20) / 100,
    longitude: longitude + Math.floor(asked.times / 20) / 100,
  };
};
const search = (query: string) => async (world: World) => {
  const found = await world.search.universal({ query, ...elsewhere(world) });
  return found.recommendations.some(({ id }) => id === world.id);
};
/** Whether the discovery is in a trend; somebody has liked it. */
const trend = (category: "discoveries" | "hashtags" | "members") => async (world: World) => {
  const { items } = await world.search.trends({ category, ...elsewhere(world) });
  return items.some(
    (item) =>
      ("recommendation" in item && item.recommendation.id === world.id) ||
      ("hashtag" in item && item.hashtag === HASHTAG) ||
      ("account" in item && item.account.id === world.author),
  );
};

/**
 * Every surface that can show a discovery: how to find out whether it does, and who should see it there. Whoever adds a
 * surface adds an entry.
 */
const SURFACES: Record<
  string,
  { asks: (world: World) => Promise<boolean>; shows: (viewer: ViewerKind, row: Row) => boolean; writes?: true }
> = {
  "the feed": { asks: feed("for_you"), shows: isInFeed },
  "the feed of those followed": {
    asks: feed("following"),
    shows: (viewer, row) => isInFeed(viewer, row) && (viewer === "follower" || viewer === "friend"),
  },
  "the feed nearby": { asks: feed("nearby"), shows: isInFeed },
  "the feed of what is popular": { asks: feed("popular"), shows: isInFeed },
  "the feed of what is new": { asks: feed("fresh"), shows: isInFeed },
  "its own address": {
    asks: async ({ discoveries, id }) => (await discoveries.get({ id }).catch(gone)) !== null,
    shows: maySee,
  },
  "a search": { asks: search(NAME), shows: isInFeed },
  "a search for a hashtag of it": { asks: search(`#${HASHTAG}`), shows: isInFeed },
  // Trends are counted for everybody at once, so they contain nothing for friends.
  "the trends": {
    asks: trend("discoveries"),
    shows: (viewer, row) => isForVisitors(viewer, row) && isListed(viewer, row),
  },
  "the trends of hashtags": { asks: trend("hashtags"), shows: isForVisitors },
  "the trends of members": {
    asks: trend("members"),
    shows: (viewer, row) => isForVisitors(viewer, row) && isListed(viewer, row),
  },
  "the feed of its neighbourhood": {
    asks: async ({ discoveries, id }) => {
      const { recommendations } = await discoveries.list({ variant: "fresh", zone: ZONE, limit: 50 });
      return recommendations.some((row) => row.id === id);
    },
    shows: isInFeed,
  },
  "the page of its neighbourhood": {
    asks: async ({ places, id }) => (await places.zone({ zone: ZONE })).recommendations.some((row) => row.id === id),
    shows: isInFeed,
  },
  "what is recommended at its place": {
    asks: async ({ discoveries, place, id }) =>
      (await discoveries.at({ id: place })).recommendations.some((row) => row.id === id),
    shows: isInFeed,
  },
  "all that is recommended at its place": {
    asks: async ({ discoveries, place, id }) =>
      (await discoveries.allAt({ id: place })).recommendations.some((row) => row.id === id),
    shows: isInFeed,
  },
  "what its followers are told": {
    writes: true,
    // A notification from before the discovery or the relation changed.
    asks: async ({ notifications, services: { database, clock }, viewer, author, id }) => {
      if (!viewer) return false;
      const told = { type: "post", sender_id: null, recommendation_id: id, json: {}, once: null, at: clock() } as const;
      await insertFor(database.db, viewer.account_id, told);
      await database.query("update notifications set sender_id = $1 where recommendation_id = $2", [author, id]);
      const list = await notifications.list({});
      expect(await notifications.unreadCount()).toBe(list.notifications.length);
      return list.notifications.some(({ json }) => json.recommendation_id === id);
    },
    // Moderators get no `post` notification of what waits for them; blocks hide it in both directions.
    shows: (viewer, row) =>
      viewer !== "visitor" &&
      !viewer.startsWith("block") &&
      viewer !== "both blocked" &&
      maySee(viewer === "admin" || viewer === "moderator" ? "stranger" : viewer, row),
  },
  "the map of the site": {
    asks: async ({ services, id }) =>
      (await sitemapXml(services, { origin: "https://tablee.test", file: null }))?.includes(`/discovery/${id}<`) ??
      false,
    shows: isForVisitors,
  },
  // Previews, and the text of a link's page (sharing §2), are made from this only.
  "the picture of a link": {
    asks: async ({ services, id }) => (await sharedThing(services, { type: "recommendation", item_id: id })) !== null,
    shows: isForVisitors,
  },
  "the author's profile": {
    asks: async ({ members, author, id }) =>
      (await members.recommendations({ id: author, limit: 50 })).recommendations.some((row) => row.id === id),
    shows: isListed,
  },
  "the author's drafts, pending and rejected ones": {
    asks: async ({ members, author, id }) => {
      const pages = await Promise.all(
        (["draft", "pending", "rejected"] as const).map((status) => members.recommendations({ id: author, status })),
      );
      return pages.some(({ recommendations }) => recommendations.some((row) => row.id === id));
    },
    shows: (viewer, { status }) => isAuthor(viewer) && status !== "approved",
  },
  "the author's count": {
    // It is the author's only discovery.
    asks: async ({ members, author }) => (await members.get({ id: author })).recommendation_count === 1,
    shows: isListed,
  },
  "the count beside the author in a list": {
    asks: async ({ members, author }) => {
      const { members: cards } = await members.followers({ id: FAN_OF.id });
      return cards.find((card) => card.id === author)?.recommendation_count === 1;
    },
    shows: isListed,
  },
  "what is said of it": {
    asks: async ({ comments, id }) => {
      const codes = [comments.list({ id }), comments.preview({ id })].map((call) =>
        call.then(
          () => true,
          () => false,
        ),
      );
      return (await Promise.all(codes)).every(Boolean);
    },
    shows: maySee,
  },
  "a link to what is said of it": {
    asks: async ({ comments, comment }) => "comment" in (await comments.context({ id: comment })),
    shows: maySee,
  },
  "the page of a link that is shared": {
    asks: async ({ sharing, id }) => {
      const { id: link } = await sharing.create({ type: "recommendation", item_id: id }).catch(() => ({ id: null }));
      return (
        link !== null &&
        (await sharing.get({ id: link }).then(
          () => true,
          () => false,
        ))
      );
    },
    // A shared page shows what a visitor sees, whoever shares it.
    shows: isForVisitors,
  },
  "a press of like": {
    writes: true,
    asks: async ({ discoveries, id }) => {
      const like = () => discoveries.interact({ recommendation_id: id, type: "like" });
      const refused = await like().then(
        () => null,
        (error: { code: string }) => error.code,
      );
      if (refused === null) await like();
      return refused === null;
    },
    // members §13: a blocked member sees it, but cannot like it any more.
    shows: (viewer, row) =>
      row.status === "approved" &&
      viewer !== "visitor" &&
      viewer !== "blocked" &&
      viewer !== "both blocked" &&
      !isSuspended(viewer) &&
      maySee(viewer === "admin" || viewer === "moderator" ? "stranger" : viewer, row),
  },
};

const [reading, writing] = [false, true].map((writes) =>
  Object.entries(SURFACES).filter(([, surface]) => (surface.writes ?? false) === writes),
) as [Surfaces, Surfaces];
type Surfaces = [name: string, surface: (typeof SURFACES)[string]][];

/** A member whom the author follows, so that the author is in a list of followers. */
const FAN_OF = { id: 0 };

describe.each(testDatabases())("a discovery on %s", ({ open }) => {
  let database: Database;
  let restaurant: Awaited<ReturnType<typeof makeRestaurant>>;
  beforeAll(async () => {
    database = await open();
    restaurant = await makeRestaurant(database.db);
    const { latitude, longitude } = restaurant;
    const zone = { zone: ZONE, latitude: latitude ?? 0, longitude: longitude ?? 0, radius: 2_000 };
    await insertZones(database.db, [{ ...zone, name: { en: ZONE, fr: ZONE, default: null } }]);
    FAN_OF.id = (await makeAccount(database.db)).id;
  });
  afterAll(() => database.close());

  /** Makes a viewer with a relation to an author. */
  async function viewerOf(kind: ViewerKind, author: number): Promise<Caller> {
    const { db } = database;
    if (kind === "visitor") return null;
    const suspension = isSuspended(kind) ? SUSPENSION : null;
    if (isAuthor(kind)) return { account_id: author, suspension };
    const { id } = await makeAccount(db);
    const follows = kind === "follower" || kind === "friend";
    const followed = kind === "followed" || kind === "friend";
    if (follows) await makeFollow(db, id, author);
    if (followed) await makeFollow(db, author, id);
    if (kind === "blocker" || kind === "both blocked") await makeBlock(db, id, author);
    if (kind === "blocked" || kind === "both blocked") await makeBlock(db, author, id);
    return { account_id: id, admin: kind === "admin", moderator: kind === "moderator", suspension };
  }

  const sayOf = async (id: number): Promise<number> => {
    const { rows } = await database.query<{ id: number }>(
      `insert into comments (recommendation_id, account_id, text, date_creation) values ($1, $2, 'Miam', now())
       returning id::int`,
      [id, FAN_OF.id],
    );
    return rows[0]?.id ?? 0;
  };

  const cases = DISCOVERY_STATUSES.flatMap((status) => VISIBILITIES.map((visibility) => ({ status, visibility })));
  for (const row of cases) {
    it(`that is ${row.status} and ${row.visibility} is shown on each surface to exactly the viewers who may see it`, async () => {
      const { db } = database;
      const services = makeServices(database);
      const found: Record<string, string[]> = {};
      const wanted: Record<string, string[]> = {};
      for (const kind of VIEWERS) {
        const author = (await makeAccount(db)).id;
        await makeFollow(db, author, FAN_OF.id);
        const { id } = await makeRecommendation(db, author, {
          ...row,
          name: { en: NAME, fr: NAME, default: null },
          description: { en: `#${HASHTAG}`, fr: `#${HASHTAG}`, default: null },
          restaurant_id: restaurant.id,
        });
        const like = { type: "like", account_id: FAN_OF.id, created_at: services.clock() } as const;
        await db.insert(interactions).values({ ...like, recommendation_id: id });
        await database.query("delete from trend_counts");
        await refreshTrends(services);
        const caller = await viewerOf(kind, author);
        const world: World = {
          search: callAs(services, searchRouter, caller),
          discoveries: callAs(services, discoveriesRouter, caller),
          members: callAs(services, membersRouter, caller),
          comments: callAs(services, commentsRouter, caller),
          sharing: callAs(services, sharingRouter, caller),
          notifications: callAs(services, notificationsRouter, caller),
          places: callAs(services, placesRouter, caller),
          services,
          viewer: caller,
          author,
          comment: await sayOf(id),
          restaurant: { latitude: restaurant.latitude ?? 0, longitude: restaurant.longitude ?? 0 },
          place: restaurant.id,
          id,
        };
        const ask = async ([name, { asks, shows }]: (typeof reading)[number]): Promise<void> => {
          if (await asks(world)) (found[name] ??= []).push(kind);
          if (shows(kind, row)) (wanted[name] ??= []).push(kind);
        };
        await Promise.all(reading.map(ask));
        for (const surface of writing) await ask(surface);
        await database.query("delete from recommendations where id = $1", [id]);
      }
      expect(found).toEqual(wanted);
    });
  }

  it("shows the blocked viewer alone that its author blocked them", async () => {
    const author = (await makeAccount(database.db)).id;
    const { id } = await makeRecommendation(database.db, author);
    const services = makeServices(database);
    for (const kind of VIEWERS) {
      const caller = await viewerOf(kind, author);
      const told = kind === "blocked" || kind === "both blocked";
      const calls = callAs(services, discoveriesRouter, caller);
      expect([kind, (await calls.get({ id })).current_user_blocked]).toEqual([kind, told]);
      const listed = (await calls.list({ variant: "fresh", limit: 50 })).recommendations.find((one) => one.id === id);
      if (listed) expect([kind, listed.current_user_blocked]).toEqual([kind, kind === "blocked"]);
    }
  });

  it("leaves its author in every viewer's lists of members, except the blocker's", async () => {
    const { db } = database;
    const services = makeServices(database);
    for (const kind of VIEWERS) {
      const author = (await makeAccount(db)).id;
      const other = (await makeAccount(db)).id;
      await makeFollow(db, author, other);
      await makeFollow(db, other, author);
      const members = callAs(services, membersRouter, await viewerOf(kind, author));
      const blocks = kind === "blocker" || kind === "both blocked";
      const lists = [await members.followers({ id: other }), await members.following({ id: other })];
      const card = await members.get({ id: other });
      const seen = lists.map((list) => list.members.some(({ id }) => id === author));
      expect([kind, ...seen, card.follower_count, card.following_count]).toEqual([
        kind,
        !blocks,
        !blocks,
        blocks ? 0 : 1,
        blocks ? 0 : 1,
      ]);
    }
  });
});
