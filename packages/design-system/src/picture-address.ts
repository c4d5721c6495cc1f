let origin = "";

/** Sets the origin of pictures whose address has none: the server's, in an app that was not loaded from it. */
export function takePicturesFrom(server: string): void {
  origin = server;
}

/** The address without the part behind `#`, which describes the picture's look (pictures §9). */
export const pictureFile = (address: string): string => address.replace(/#.*$/, "");

/** Converts a picture's address in an answer to the one to fetch; all code goes through this. */
export const pictureAddress = (address: string): string =>
  /^\/(?!\/)/.test(address) ? origin + pictureFile(address) : address;

/** What an address states about its picture; undefined if it states nothing or is malformed. */
interface PictureLook {
  /** How much of what a crop removes is removed at the top, in per cent. */
  cutAbove: string | undefined;
  /** The colours of its upper, middle and lower part. */
  colours: readonly [string, string, string] | undefined;
}

export function pictureLook(address: string): PictureLook {
  const said = new URLSearchParams(/^\/[^#]*#(.*)$/.exec(address)?.[1] ?? "");
  const cutAbove = /^(?:100|[1-9]?\d)$/.exec(said.get("y") ?? "")?.[0];
  const [, top, middle, bottom] = /^([\da-f]{3})([\da-f]{3})([\da-f]{3})$/.exec(said.get("c") ?? "") ?? [];
  const colours = top && middle && bottom ? ([`#${top}`, `#${middle}`, `#${bottom}`] as const) : undefined;
  return { cutAbove, colours };
}

/** The same for every candidate of a `srcset`. */
export const pictureAddresses = (set: string | undefined): string | undefined =>
  origin === "" ? set : set?.replaceAll(/(^|,\s*)(\/(?!\/))/g, `$1${origin}$2`);

const PORTRAIT = /^(\/pictures\/[\da-f]{32})\.webp$/;

/** The small version of a member's portrait, since no avatar is shown larger. */
export const portraitAddress = (address: string): string => pictureAddress(address.replace(PORTRAIT, "$1-192.webp"));
