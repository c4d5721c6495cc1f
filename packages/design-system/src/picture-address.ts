let origin = "";

/** Where pictures lie whose address has no origin: in an app that was not loaded from the server, the server's. */
export function takePicturesFrom(server: string): void {
  origin = server;
}

/** The one way from a picture's address in an answer to the one that is fetched. */
export const pictureAddress = (address: string): string => (/^\/(?!\/)/.test(address) ? origin + address : address);

/** The same of every candidate of a `srcset`. */
export const pictureAddresses = (set: string | undefined): string | undefined =>
  origin === "" ? set : set?.replaceAll(/(^|,\s*)(\/(?!\/))/g, `$1${origin}$2`);

const PORTRAIT = /^(\/pictures\/[\da-f]{32})\.webp$/;

/** The small one of a member's portrait: no avatar of ours is shown larger. */
export const portraitAddress = (address: string): string => pictureAddress(address.replace(PORTRAIT, "$1-192.webp"));
