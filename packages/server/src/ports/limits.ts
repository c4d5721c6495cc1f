/** How often something may be tried: `points` in each window of `seconds`. */
export interface Limit {
  points: number;
  seconds: number;
}

/** Everything that is limited, with the default limits. */
export const LIMITS = {
  /** Calls from one address: far more than a full table of diners behind one router makes. */
  calls: { points: 3_000, seconds: 60 },
  /** Pages rendered for one address; cached pages cost nothing and are not counted. */
  pages: { points: 300, seconds: 60 },
  /** Members' pictures fetched from one address: a full restaurant that scrolls. */
  pictures: { points: 6_000, seconds: 60 },
  /** Link preview pictures fetched from one address: sites that show links fetch many, each for all their readers. */
  previews: { points: 300, seconds: 60 },
  /** Sitemaps fetched from one address: a search engine that reads all files of a large one. */
  sitemaps: { points: 60, seconds: 60 },
  /** Calls of one member that may contain a picture, counted when they begin: faster than anybody edits. */
  upload_begins: { points: 60, seconds: 600 },
  /** Pictures of one member that are decoded and resized. */
  uploads: { points: 60, seconds: 3_600 },
  /** Live connections opened from one address: every guest of a full restaurant reconnects at once, and again. */
  connections: { points: 1_500, seconds: 60 },
  /** Messages over live connections, and namespaces joined there, from one address: as many as calls. */
  messages: { points: 3_000, seconds: 60 },
  /** Counted separately from them: what diners are doing, which is sent often and may be lost. */
  doings: { points: 3_000, seconds: 60 },
  /** Wrong table codes from one address: a few guests who mistype theirs. */
  table_codes: { points: 60, seconds: 60 },
  /** Diners without an account who sit down at one table from one address: a long table on the restaurant's network. */
  table_seats: { points: 30, seconds: 600 },
  /** Wrong passwords for one e-mail from one address. */
  login: { points: 10, seconds: 900 },
  /** Wrong passwords from one address, for any e-mail. */
  login_address: { points: 100, seconds: 900 },
  /**
   * Wrong passwords for one e-mail from one wider network, because whoever has one address can cheaply get many there.
   * Twice the limit of one address, so that a neighbour cannot lock a member out.
   */
  login_near: { points: 20, seconds: 900 },
  /** The same per day: beyond it, the network is limited by `login_careful`. */
  login_near_day: { points: 60, seconds: 86_400 },
  /** Wrong passwords from one wider network, for any e-mail. */
  login_network: { points: 400, seconds: 900 },
  /** Wrong passwords for one e-mail, from anywhere: beyond it, each network is limited by `login_careful`. */
  login_account: { points: 50, seconds: 900 },
  /**
   * Tries of one network for an e-mail whose password is being guessed: its member knows the password, an attacker does
   * not.
   */
  login_careful: { points: 2, seconds: 900 },
  /** Wrong second steps of one account: three sign-ins that used up all their tries. */
  second_step: { points: 15, seconds: 900 },
  /** Wrong passwords when confirming, with a member's token, that one is the member. */
  confirm: { points: 10, seconds: 900 },
  /** Changes of one member's account: going through all of its pages. Each may reveal whether an e-mail is taken. */
  account_changes: { points: 60, seconds: 600 },
  /** Downloads of all data stored about one member. */
  account_data: { points: 10, seconds: 3_600 },
  /** Wrong current passwords of one member who changes the password. */
  password_changes: { points: 10, seconds: 900 },
  /** Sign-ins with Google or Apple begun or finished from one address: each makes us ask the provider. */
  providers: { points: 60, seconds: 600 },
  /** Wrong phone codes from one address: a few people who mistype theirs. */
  codes: { points: 30, seconds: 900 },
  /** Accounts created from one address, if no phone code limits their number: a class that joins together. */
  registrations: { points: 40, seconds: 3_600 },
  /**
   * Checks from one address whether an e-mail is free: a person who types one causes a few, an attacker with a list
   * many.
   */
  emails: { points: 60, seconds: 900 },
  /** Checks from one address whether a password is commonly guessed: a person who thinks of one causes a few. */
  passwords: { points: 60, seconds: 900 },
  /** Unknown invitations opened from one address. */
  invitations: { points: 30, seconds: 900 },
  /** Staff invitations by one member, and for one restaurant: a new one that hires everybody in an evening. */
  staff_invitations: { points: 30, seconds: 3_600 },
  /** The same to one e-mail, from anywhere: a lost mail, and a wrong role. */
  staff_invitations_to: { points: 5, seconds: 86_400 },
  /** Payments of one member's orders begun or looked up: each makes us ask the payment service. */
  payments: { points: 60, seconds: 600 },
  /**
   * Payments that people who come back signed out have looked up at the payment service, from one network: the guests of
   * a full restaurant.
   */
  payment_lookups: { points: 300, seconds: 600 },
  /** Claims of places by one member, including withdrawn ones. */
  claims: { points: 10, seconds: 86_400 },
  /**
   * Menu files that one member uploads to be read, with one more call for each 100 kB: somebody who assigns forty
   * columns one after another, each of which reads the file again.
   */
  menu_files: { points: 400, seconds: 600 },
  /** Publications of one restaurant's menu, each of which stores it whole: somebody who corrects it all evening. */
  publications: { points: 30, seconds: 3_600 },
  /** Publications by one member, including refused ones: somebody with several restaurants. */
  member_publications: { points: 120, seconds: 3_600 },
  /** Searches in menus without results, from one address. */
  menu_misses: { points: 60, seconds: 600 },
  /** Places that one member creates, opened or not. */
  new_places: { points: 5, seconds: 86_400 },
  /** Codes sent to a place's domain: by one member, from one address, and to one e-mail. */
  claim_codes: { points: 5, seconds: 3_600 },
  /** The same to all addresses of one domain, so that nobody's mail server is flooded from here. */
  claim_codes_domain: { points: 10, seconds: 86_400 },
  /** Wrong claim codes by one member, over all codes sent. */
  claim_tries: { points: 25, seconds: 86_400 },
  /** Passkey challenges and answers from one address: every sign-in page that opens requests one. */
  passkeys: { points: 300, seconds: 600 },
  /** Mails with a link requested from one address: a household that has forgotten everything. */
  mails: { points: 10, seconds: 3_600 },
  /** The same for one wider network. */
  mails_network: { points: 60, seconds: 3_600 },
  /** Mails with a link of one kind to one e-mail, whoever requests them, so that nobody's mailbox is flooded from here. */
  mails_to: { points: 5, seconds: 3_600 },
  /** New e-mails that one member asks for, each of which is sent a mail: a few that were mistyped. */
  email_changes: { points: 5, seconds: 3_600 },
  /** The same per day. */
  email_changes_day: { points: 10, seconds: 86_400 },
  /** Invalid mail links from one address: somebody who tries an old one again. */
  links: { points: 30, seconds: 900 },
  /** The same for one wider network. */
  links_network: { points: 120, seconds: 900 },
  /** Messages to the product's operator from one address: somebody who forgot something, twice. */
  contact: { points: 5, seconds: 3_600 },
  /** The same for everybody: as many as a person can read. */
  contact_all: { points: 200, seconds: 3_600 },
  /** Readiness checks from one address: several balancers that check every second. */
  ready: { points: 600, seconds: 60 },
  /** Likes of items and restaurants, and reactions to discoveries, by one member: more than a thumb can manage. */
  likes: { points: 120, seconds: 60 },
  /** Follows and unfollows by one member. */
  follows: { points: 120, seconds: 60 },
  /** Blocks and unblocks by one member. */
  blocks: { points: 60, seconds: 60 },
  /** Discoveries created by one member, each with its picture: a long evening's worth. */
  discoveries: { points: 20, seconds: 3_600 },
  /** Changes, deletions and appeals of one member's discoveries. */
  discovery_changes: { points: 120, seconds: 3_600 },
  /** Links in mails that stop such mails, opened or pressed from one address: a mail service does so for many readers. */
  mail_stops: { points: 300, seconds: 60 },
  /** Devices that one member registers for push notifications, or removes. */
  push_devices: { points: 60, seconds: 3_600 },
  /** Decisions of one moderator: one key each, as fast as one can look. */
  moderation: { points: 120, seconds: 60 },
  /** Comments written, deleted and reported by one member, including refused ones: what a hasty thumb sends. */
  comments: { points: 60, seconds: 60 },
  /** Wrong offer codes of one member, or of a visitor's address, at one restaurant: somebody who misreads theirs. */
  offer_codes: { points: 10, seconds: 900 },
  /** The same for one wider network, at all restaurants: a few guests who misread theirs. */
  offer_codes_network: { points: 60, seconds: 900 },
  /**
   * The same for everybody at one restaurant, whose flyer has a code that many misread; each code counts once per
   * caller.
   */
  offer_codes_restaurant: { points: 300, seconds: 900 },
  /** Repetitions of one wrong code by one caller, because a basket keeps sending it. */
  offer_codes_again: { points: 1, seconds: 900 },
  /** Baskets started and items added by one member or one visitor's address: a whole table adds fewer. */
  intents: { points: 120, seconds: 60 },
  /** Share links created by one member or one visitor's address; short links of one owner. */
  shares: { points: 120, seconds: 600 },
  /** Webhook deliveries sent again by one member: somebody who goes through a list of failures by hand. */
  resends: { points: 60, seconds: 60 },
  /**
   * Address lookups, and quotes of deliveries, by one caller; deliveries placed by one member. Somebody who types
   * causes two lookups a second.
   */
  places: { points: 240, seconds: 60 },
  /**
   * Lists and maps of restaurants requested by one caller: a page requests two at once, and scrolling or moving a map
   * requests more.
   */
  lists: { points: 300, seconds: 60 },
  /** Requests of one caller for the position of its network: each page that is opened sends one. */
  positions: { points: 120, seconds: 60 },
  /** Questions of one member to the assistant (search §12). */
  assistant: { points: 20, seconds: 60 },
  /** Filtered lists of restaurants by one caller: a table of guests who type, scroll and choose. */
  filtered_lists: { points: 240, seconds: 60 },
  /** Searches from one address (search §5). */
  searches: { points: 60, seconds: 60 },
  /** Searches by one member. */
  member_searches: { points: 120, seconds: 60 },
  /** Bursts of searches by one caller: what somebody types while answers are on their way. */
  search_bursts: { points: 10, seconds: 1 },
  /** Trends, and the start of a search, for one caller: a table of guests behind one router who browse them. */
  trends: { points: 240, seconds: 60 },
} as const satisfies Record<string, Limit>;
export type LimitName = keyof typeof LIMITS;

/** All limits turned off. */
export const NO_LIMITS = Object.fromEntries(Object.keys(LIMITS).map((name) => [name, null]));
