import { isOwnWord, type KnownBy } from "../restaurants/own-word.ts";
import { emailProblem, tidyEmail } from "../validation/email.ts";

/** The states of a claim of a place (management §38). */
export const CLAIM_STATES = ["open", "approved", "refused"] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];

/** Why a claim is refused. `somebody_else` is set automatically, when another member's claim is approved. */
export const CLAIM_REFUSALS = ["not_shown", "not_theirs", "gone", "somebody_else"] as const;
export type ClaimRefusal = (typeof CLAIM_REFUSALS)[number];
/** The reasons that administrators can choose. */
export const GIVEN_REFUSALS = ["not_shown", "not_theirs", "gone"] as const satisfies readonly ClaimRefusal[];

/** How many open claims one member may have. */
export const MOST_OPEN_CLAIMS = 3;
/** Maximum length of the note to the administrator who decides, in code points. */
export const MAX_CLAIM_NOTE = 300;

export interface ClaimFacts {
  phone_verified: boolean;
  /** The place already has an owner. */
  owned: boolean;
  /** The member already has an open claim of this place. */
  claimed: boolean;
  /** How many open claims the member has. */
  open: number;
}

export type ClaimVerdict = {
  code: "phone_validation_required" | "place_owned" | "already_claimed" | "too_many_claims";
};

/** Why a member may not claim a place, or null. */
export const checkClaim = ({ phone_verified, owned, claimed, open }: ClaimFacts): ClaimVerdict | null => {
  if (!phone_verified) return { code: "phone_validation_required" };
  if (owned) return { code: "place_owned" };
  if (claimed) return { code: "already_claimed" };
  return open >= MOST_OPEN_CLAIMS ? { code: "too_many_claims" } : null;
};

/**
 * Domains where anybody may have a mailbox or a page, and all their subdomains. Receiving mail there does not prove
 * that somebody belongs to the place.
 */
const EVERYBODYS = new Set(
  `gmail.com googlemail.com google.com business.site outlook.com hotmail.com hotmail.fr live.com live.ca live.fr msn.com
  yahoo.com yahoo.ca yahoo.fr ymail.com aol.com icloud.com me.com mac.com gmx.com gmx.fr gmx.de mail.com proton.me
  protonmail.com pm.me zoho.com fastmail.com yandex.com videotron.ca videotron.qc.ca sympatico.ca bell.net rogers.com
  hotmail.ca outlook.fr outlook.de hotmail.be hotmail.de hotmail.es hotmail.it hotmail.co.uk live.be live.nl live.co.uk
  yahoo.co.uk yahoo.es yahoo.it yahoo.de yahoo.com.br yahoo.com.mx yahoo.com.ar yahoo.co.in yahoo.co.jp rocketmail.com
  aim.com gmx.net gmx.at gmx.ch web.de t-online.de freenet.de libero.it virgilio.it alice.it tin.it mail.ru bk.ru list.ru
  inbox.ru yandex.ru rambler.ru qq.com 163.com 126.com sina.com naver.com daum.net hanmail.net rediffmail.com tutanota.com
  tuta.io tuta.com hey.com duck.com hushmail.com mailbox.org posteo.net posteo.de skynet.be telenet.be proximus.be
  bluewin.ch sunrise.ch eastlink.ca cogeco.ca cgocable.ca nbnet.nb.ca mts.net sasktel.net globetrotter.net oricom.ca
  b2b2c.ca ebox.ca distributel.net xplornet.com teksavvy.com cox.net charter.net sbcglobal.net bellsouth.net earthlink.net
  juno.com optonline.net frontier.com windstream.net club-internet.fr numericable.fr aliceadsl.fr cegetel.net nordnet.fr
  voila.fr shaw.ca telus.net orange.fr wanadoo.fr free.fr laposte.net sfr.fr bbox.fr neuf.fr comcast.net verizon.net att.net
  facebook.com fb.com fb.me instagram.com tiktok.com twitter.com x.com youtube.com linkedin.com pinterest.com linktr.ee
  wixsite.com wix.com wordpress.com blogspot.com blogger.com weebly.com squarespace.com jimdo.com jimdofree.com
  webflow.io github.io netlify.app vercel.app square.site myshopify.com toasttab.com order.online ubereats.com uber.com
  doordash.com skipthedishes.com grubhub.com deliveroo.fr just-eat.fr foodora.ca tripadvisor.com tripadvisor.ca
  tripadvisor.fr yelp.com yelp.ca yelp.fr opentable.com opentable.ca resy.com libroreserve.com thefork.com lafourchette.com
  foursquare.com pagesjaunes.fr pagesjaunes.ca yellowpages.ca openstreetmap.org ueat.io tablee.ca`.split(/\s+/),
);

/**
 * Matches the home page of a site, in one of its languages. A deeper path is a page on somebody else's site, or of a
 * chain.
 */
const FRONT = /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/?)?(?:index\.(?:html?|php))?$/i;

const isEverybodys = (host: string): boolean => {
  const labels = host.split(".");
  return labels.some((_label, index) => EVERYBODYS.has(labels.slice(index).join(".")));
};

/** The domain where a place receives mail, derived from its website; null if the place has no domain of its own. */
export const mailDomain = (website: string | null): string | null => {
  const url = website !== null && URL.canParse(website) ? new URL(website) : null;
  if (!url || !FRONT.test(url.pathname)) return null;
  const host = url.hostname.toLowerCase().replace(/^www\./, "");
  return emailProblem(`info@${host}`) === null && !isEverybodys(host) ? host : null;
};

/**
 * The domain at which a claim of a place can be confirmed: that of its website, unless the place's own people have set
 * it. Otherwise somebody who managed the place, or created it, could make themselves its owner (page 090).
 */
export const claimDomain = (place: KnownBy & { website: string | null }): string | null =>
  isOwnWord(place, "website") ? null : mailDomain(place.website);

/**
 * The address to which a code is sent, or null if it is invalid. The claimant chooses only the part before the @, never
 * the domain.
 */
export const claimAddress = (local: string, domain: string): string | null => {
  const email = tidyEmail(`${local.trim()}@${domain}`);
  return local.includes("@") || emailProblem(email) !== null ? null : email;
};
