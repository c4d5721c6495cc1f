import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";

/** How often something may be tried: `points` in each window of `seconds`. */
export interface Limit {
  points: number;
  seconds: number;
}

/** What is limited, and how far unless the host says otherwise. */
export const LIMITS = {
  /** Calls of one address: far above what a full table of diners behind one router does. */
  calls: { points: 3_000, seconds: 60 },
  /** Pages that had to be rendered for one address; those that are kept cost nothing and are not counted. */
  pages: { points: 300, seconds: 60 },
  /** Pictures of members that one address fetches: a full restaurant that scrolls. */
  pictures: { points: 6_000, seconds: 60 },
  /** Pictures of links that one address fetches: sites that show links ask for many, each for all its readers. */
  previews: { points: 300, seconds: 60 },
  /** Site maps that one address fetches: a search engine that reads all files of a large one. */
  sitemaps: { points: 60, seconds: 60 },
  /** Calls of one member that may bring a picture, begun though it may never arrive: faster than anybody edits. */
  upload_begins: { points: 60, seconds: 600 },
  /** Pictures that one member sends to be read and made smaller. */
  uploads: { points: 60, seconds: 3_600 },
  /**
   * Connections for live events that one address opens: every guest of a full restaurant comes back at once, and again.
   */
  connections: { points: 1_500, seconds: 60 },
  /** Messages over live connections, and namespaces joined there, of one address: as many as calls. */
  messages: { points: 3_000, seconds: 60 },
  /** Of these apart, what diners are doing: told often, and missed by nobody. */
  doings: { points: 3_000, seconds: 60 },
  /** Wrong codes of tables from one address: a few guests who mistype theirs. */
  table_codes: { points: 60, seconds: 60 },
  /** Diners without an account who sit down at one table from one address: a long table on the restaurant's network. */
  table_seats: { points: 30, seconds: 600 },
  /** Wrong passwords for one e-mail from one address. */
  login: { points: 10, seconds: 900 },
  /** Wrong passwords from one address, whatever the e-mail. */
  login_address: { points: 100, seconds: 900 },
  /**
   * Wrong passwords for one e-mail from one wider network: many addresses are cheap to whoever has one. Twice what one
   * address has, or a neighbour could shut a member out.
   */
  login_near: { points: 20, seconds: 900 },
  /** The same for a day: beyond it the network has `login_careful`. */
  login_near_day: { points: 60, seconds: 86_400 },
  /** Wrong passwords from one wider network, whatever the e-mail. */
  login_network: { points: 400, seconds: 900 },
  /** Wrong passwords for one e-mail, wherever they come from: beyond it each network has `login_careful`. */
  login_account: { points: 50, seconds: 900 },
  /**
   * Tries of one network for an e-mail that is being guessed: its member knows the password, whoever guesses does not.
   */
  login_careful: { points: 2, seconds: 900 },
  /** Wrong second steps of one account: three sign-ins that took all their tries. */
  second_step: { points: 15, seconds: 900 },
  /** Wrong passwords by which somebody with a member's token tries to confirm that they are the member. */
  confirm: { points: 10, seconds: 900 },
  /** Changes of one member's account: somebody who goes through every page of it. Each may ask whether an e-mail is taken. */
  account_changes: { points: 60, seconds: 600 },
  /** Files of all that is kept about one member. */
  account_data: { points: 10, seconds: 3_600 },
  /** Wrong current passwords of one member who wants another one. */
  password_changes: { points: 10, seconds: 900 },
  /** Sign-ins with Google or Apple begun or finished from one address: each makes us ask the provider. */
  providers: { points: 60, seconds: 600 },
  /** Codes of phones that were wrong, from one address: some people who mistype theirs. */
  codes: { points: 30, seconds: 900 },
  /** Accounts made from one address where no code of a phone holds their number down: a class that joins together. */
  registrations: { points: 40, seconds: 3_600 },
  /** Questions from one address whether an e-mail is free: whoever types one asks a few times, a list is long. */
  emails: { points: 60, seconds: 900 },
  /** Questions from one address whether strangers try a password first: whoever thinks of one asks a few times. */
  passwords: { points: 60, seconds: 900 },
  /** Invitations that nobody was sent, from one address. */
  invitations: { points: 30, seconds: 900 },
  /** Invitations to a staff, of one member and of one restaurant: a new one that hires everybody in an evening. */
  staff_invitations: { points: 30, seconds: 3_600 },
  /** The same to one e-mail, wherever they come from: a mail that got lost, and a role that was mistaken. */
  staff_invitations_to: { points: 5, seconds: 86_400 },
  /** Claims of places by one member, those that were taken back too. */
  claims: { points: 10, seconds: 86_400 },
  /**
   * Files of menus that one member brings to be read, a call more for each 100 kB: somebody who sets forty columns, one
   * after the other, each of which reads the file again.
   */
  menu_files: { points: 400, seconds: 600 },
  /** Searches in menus that found nothing, from one address. */
  menu_misses: { points: 60, seconds: 600 },
  /** Places that one member makes, opened or not. */
  new_places: { points: 5, seconds: 86_400 },
  /** Codes to a place's domain: for one member, for one address, and to one e-mail. */
  claim_codes: { points: 5, seconds: 3_600 },
  /** The same to all addresses of one domain: nobody's mail server is filled from here. */
  claim_codes_domain: { points: 10, seconds: 86_400 },
  /** Wrong codes of claims by one member, of all codes that were sent. */
  claim_tries: { points: 25, seconds: 86_400 },
  /** Challenges for passkeys and answers to them, of one address: every sign-in page that opens asks for one. */
  passkeys: { points: 300, seconds: 600 },
  /** Mails with a link that one address asks for: a household that has forgotten everything. */
  mails: { points: 10, seconds: 3_600 },
  /** The same of one wider network. */
  mails_network: { points: 60, seconds: 3_600 },
  /** Mails with a link to one e-mail, whoever asks: nobody's mailbox is filled from here. */
  mails_to: { points: 5, seconds: 3_600 },
  /** Links of mails from one address that are not good: somebody who tries an old one again. */
  links: { points: 30, seconds: 900 },
  /** The same of one wider network. */
  links_network: { points: 120, seconds: 900 },
  /** Messages to whoever runs the product, from one address: somebody who forgot a word, twice. */
  contact: { points: 5, seconds: 3_600 },
  /** The same of everybody: a mailbox that somebody reads. */
  contact_all: { points: 200, seconds: 3_600 },
  /** Questions from one address whether the process is ready: several balancers that ask every second. */
  ready: { points: 600, seconds: 60 },
  /** Likes of items and restaurants, and reactions to discoveries, by one member: more than a thumb can do. */
  likes: { points: 120, seconds: 60 },
  /** Members followed and no longer followed, by one member. */
  follows: { points: 120, seconds: 60 },
  /** Members blocked and unblocked, by one member. */
  blocks: { points: 60, seconds: 60 },
  /** Discoveries begun by one member, each with its picture: a long evening's worth. */
  discoveries: { points: 20, seconds: 3_600 },
  /** Changes of one member's discoveries, deletions and appeals. */
  discovery_changes: { points: 120, seconds: 3_600 },
  /** Devices that one member registers for push notifications, and takes away. */
  push_devices: { points: 60, seconds: 3_600 },
  /** Decisions of one moderator: with a key each, as fast as one can look. */
  moderation: { points: 120, seconds: 60 },
  /** Comments written, deleted and reported by one member, refused ones too: what a hasty thumb sends. */
  comments: { points: 60, seconds: 60 },
  /** Wrong codes of offers of one member, or of a visitor's address, at one restaurant: somebody who misreads theirs. */
  offer_codes: { points: 10, seconds: 900 },
  /** The same of one wider network, at all restaurants: guests of a few of them who misread theirs. */
  offer_codes_network: { points: 60, seconds: 900 },
  /** The same of everybody at one restaurant, whose flyer has a code that many misread; each counts once for each caller. */
  offer_codes_restaurant: { points: 300, seconds: 900 },
  /** One wrong code of one caller, that a basket goes on asking about. */
  offer_codes_again: { points: 1, seconds: 900 },
  /** Baskets begun and items added, of one member or one visitor's address: a whole table adds fewer. */
  intents: { points: 120, seconds: 60 },
  /** Links to things that are shared, of one member or one visitor's address; short links of one owner. */
  shares: { points: 120, seconds: 600 },
  /** Webhooks sent again by one member: somebody who goes through a list of failures by hand. */
  resends: { points: 60, seconds: 60 },
  /**
   * Questions about addresses, and quotes of deliveries, from one caller; deliveries placed by one member. Somebody who
   * types asks twice a second.
   */
  places: { points: 240, seconds: 60 },
  /**
   * Lists and maps of restaurants that one caller asks for: a page asks for two at once, and who scrolls or moves a map
   * for one after the other.
   */
  lists: { points: 300, seconds: 60 },
  /** Questions of one caller where its network is: each page that is opened asks once. */
  positions: { points: 120, seconds: 60 },
  /** Questions of one member to the assistant (search §12). */
  assistant: { points: 20, seconds: 60 },
  /** Lists of restaurants that a filter narrows, of one caller: a table of guests who type, scroll and choose. */
  filtered_lists: { points: 240, seconds: 60 },
  /** Searches from one address (search §5). */
  searches: { points: 60, seconds: 60 },
  /** Searches of one member. */
  member_searches: { points: 120, seconds: 60 },
  /** Searches of one caller at once: what somebody types while answers are on their way. */
  search_bursts: { points: 10, seconds: 1 },
  /** Trends, and what a search begins with, of one caller: a table of guests behind one router who look through them. */
  trends: { points: 240, seconds: 60 },
} as const satisfies Record<string, Limit>;
export type LimitName = keyof typeof LIMITS;

/** Every limit turned off. */
export const NO_LIMITS = Object.fromEntries(Object.keys(LIMITS).map((name) => [name, null]));

/** Counts tries, in this process or for all processes together. */
export interface RateLimits {
  /** Counts one try, of more points where it weighs more; null, or the seconds (at least 1) until the next one. */
  take(name: LimitName, key: string, points?: number): Promise<number | null>;
  /** How many points are counted at present. */
  taken(name: LimitName, key: string): Promise<number>;
  /** The try that was counted last was a good one and does not count. */
  giveBack(name: LimitName, key: string): Promise<void>;
  /** Starts again from nothing. */
  forget(name: LimitName, key: string): Promise<void>;
}

/** What is asked of Redis: whether it is there again. The limiter's library knows the rest. */
export interface LimitStore {
  ping(): Promise<unknown>;
}

/**
 * Rate limits in this process, or in Redis where its connected client is given; a Redis that does not answer in time is
 * stood in for by this process. `own` changes or, with null, turns off single limits.
 */
export function makeRateLimits(
  options: { redis?: LimitStore; own?: Partial<Record<LimitName, Limit | null>> } = {},
): RateLimits {
  const limiters = new Map<LimitName, Limiter>();
  const ask = options.redis ? askInTime(options.redis) : null;
  for (const name of Object.keys(LIMITS) as LimitName[]) {
    const limit = options.own?.[name] === undefined ? LIMITS[name] : options.own[name];
    if (limit !== null) limiters.set(name, makeLimiter(name, limit, options.redis));
  }
  const on = async (name: LimitName, act: Act): Promise<unknown> => {
    const limiter = limiters.get(name);
    if (!limiter) return null;
    return ask && limiter.shared ? ask(limiter.shared, limiter.here, act) : act(limiter.here);
  };
  return {
    take: async (name, key, points = 1) => {
      try {
        await on(name, (limiter) => limiter.consume(key, points));
        return null;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
      }
    },
    taken: async (name, key) => {
      const counted = await on(name, (limiter) => limiter.get(key));
      return counted instanceof RateLimiterRes ? counted.consumedPoints : 0;
    },
    giveBack: async (name, key) => {
      await on(name, (limiter) => limiter.reward(key));
    },
    forget: async (name, key) => {
      await on(name, (limiter) => limiter.delete(key));
    },
  };
}

interface Limiter {
  here: RateLimiterMemory;
  shared: RateLimiterRedis | null;
}
type Act = (limiter: RateLimiterMemory | RateLimiterRedis) => Promise<unknown>;

const makeLimiter = (name: LimitName, limit: Limit, redis?: LimitStore): Limiter => {
  const options = { keyPrefix: `limit:${name}`, points: limit.points, duration: limit.seconds };
  const inRedis = { ...options, storeClient: redis, useRedisPackage: true, rejectIfRedisNotReady: true };
  return { here: new RateLimiterMemory(options), shared: redis ? new RateLimiterRedis(inRedis) : null };
};

/** Nobody's call waits longer than this for a counter. */
const PATIENCE_MS = 250;

/**
 * Asks Redis, and this process where Redis fails or is late. Once it was, nobody asks it until it has answered one
 * question, so that only the calls of the first moment wait for it at all.
 */
const askInTime = (redis: LimitStore) => {
  let back: Promise<unknown> | null = null;
  return async (shared: RateLimiterRedis, here: RateLimiterMemory, act: Act): Promise<unknown> => {
    if (back) return act(here);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<"late">((resolve) => {
      timer = setTimeout(() => resolve("late"), PATIENCE_MS);
    });
    try {
      const answer = await Promise.race([act(shared), late]);
      if (answer !== "late") return answer;
    } catch (error) {
      if (error instanceof RateLimiterRes) throw error;
    } finally {
      clearTimeout(timer);
    }
    back ??= redis
      .ping()
      .catch(() => {})
      .finally(() => {
        back = null;
      });
    return act(here);
  };
};
