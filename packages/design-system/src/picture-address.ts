let origin = "";

/** Where pictures lie whose address has no origin: in an app that was not loaded from the server, the server's. */
export function takePicturesFrom(server: string): void {
  origin = server;
}

/** The file alone, of an address that says behind `#` how its picture looks (pictures §9). */
export const pictureFile = (address: string): string => address.replace(/#.*$/, "");

/** The one way from a picture's address in an answer to the one that is fetched. */
export const pictureAddress = (address: string): string =>
  /^\/(?!\/)/.test(address) ? origin + pictureFile(address) : address;

/** What an address says of its picture; nothing where it says nothing, or not in this way. */
interface PictureLook {
  /** How much of what a crop leaves out is cut above, in per cent. */
  cutAbove: string | undefined;
  /** Of its upper part, its middle and its lower part. */
  colours: readonly [string, string, string] | undefined;
}

export function pictureLook(address: string): PictureLook {
  const said = new URLSearchParams(/^\/[^#]*#(.*)$/.exec(address)?.[1] ?? "");
  const cutAbove = /^(?:100|[1-9]?\d)$/.exec(said.get("y") ?? "")?.[0];
  const [, top, middle, bottom] = /^([\da-f]{3})([\da-f]{3})([\da-f]{3})$/.exec(said.get("c") ?? "") ?? [];
  const colours = top && middle && bottom ? ([`#${top}`, `#${middle}`, `#${bottom}`] as const) : undefined;
  return { cutAbove, colours };
}

/** The same of every candidate of a `srcset`. */
export const pictureAddresses = (set: string | undefined): string | undefined =>
  origin === "" ? set : set?.replaceAll(/(^|,\s*)(\/(?!\/))/g, `$1${origin}$2`);

const PORTRAIT = /^(\/pictures\/[\da-f]{32})\.webp$/;

/** The small one of a member's portrait: no avatar of ours is shown larger. */
export const portraitAddress = (address: string): string => pictureAddress(address.replace(PORTRAIT, "$1-192.webp"));
